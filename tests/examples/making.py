"""Makes the examples that can be tried out: `python -m tests.examples.making` writes them anew from their drawings."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from latium.core.examples import PATH, Example
from latium.core.protocol import AnyGame
from latium.core.resources import package_of
from latium.core.saving import read, save
from latium.games import SHELF
from tests.examples import first_empires, foundations_of_rome, founders
from tests.examples.drawn import Drawn

SOURCE: Final = Path(__file__).parents[2] / "src"

DRAWN: Final[Mapping[str, Sequence[Drawn]]] = {
    "founders": founders.EXAMPLES,
    "first-empires": first_empires.EXAMPLES,
    "foundations-of-rome": foundations_of_rome.EXAMPLES,
}


def made(slug: str) -> list[Example]:
    """The examples of a game as they should be."""
    return [_example(SHELF[slug], drawn) for drawn in DRAWN[slug]]


def _example(game: AnyGame, drawn: Drawn) -> Example:
    position = read(save(game, drawn.position))
    return Example(drawn.clause, drawn.number, drawn.names[: position.seats], tuple(drawn.tries), position)


def file_of(slug: str) -> Path:
    return SOURCE.joinpath(*package_of(SHELF[slug]).split("."), PATH)


def main() -> None:
    for slug in DRAWN:
        lines = b"".join(msgspec.json.encode(example) + b"\n" for example in made(slug))
        file_of(slug).write_bytes(lines)


if __name__ == "__main__":
    main()
