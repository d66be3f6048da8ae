"""Positions that examples of a rulebook speak of, to be tried out: `rulebook/examples.jsonl` of a game's package.

Each line is one of them: the clause, which of its examples it is of, how the players are called in it, what is worth a
try, be it allowed or not, and the saved position.
"""

from functools import cache
from typing import Final

import msgspec

from latium.core.protocol import A, E, Game, S, V
from latium.core.resources import has, read_text
from latium.core.saving import Saved, load

PATH: Final = "rulebook/examples.jsonl"


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in which something can be tried."""

    clause: str
    number: int
    """Of the clause's examples, from 1."""
    names: tuple[str, ...]
    tries: tuple[str, ...]
    """Notations."""
    position: Saved

    @property
    def id(self) -> str:
        return f"{self.clause}-{self.number}"


def examples(package: str) -> tuple[Example, ...]:
    """Those that a game's package ships, in the order of its rulebook."""
    return tuple(_read(package).values())


def example(package: str, id: str) -> Example | None:
    return _read(package).get(id)


def restored(game: Game[S, A, E, V], wanted: Example) -> S:
    return load(game, msgspec.json.encode(wanted.position))


@cache
def _read(package: str) -> dict[str, Example]:
    lines = read_text(package, PATH).splitlines() if has(package, PATH) else []
    found = [msgspec.json.decode(line, type=Example) for line in lines]
    return {one.id: one for one in found}
