"""The tables of docs/research.md: `PYTHONPATH=src python -m tests.docs.research_tables` writes them anew."""

import re
from collections.abc import Iterator
from pathlib import Path

from latium.adapters.numbering import numbering_for
from latium.adapters.observing import Block, observer_for, size
from latium.core.options import resolve
from latium.core.protocol import AnyGame
from latium.games import SHELF


def blocks(game: AnyGame, seats: int) -> list[Block]:
    return observer_for(game, seats, resolve(game.facts, seats, {}, simulated=True)).blocks()


def sizes() -> Iterator[str]:
    yield "| game | ids | longest path | numbers in an observation, by seats |"
    yield "|---|---|---|---|"
    for slug, game in SHELF.items():
        numbering = numbering_for(game, 2, resolve(game.facts, 2, {}, simulated=True))
        numbers = ", ".join(f"{seats}: {size(blocks(game, seats)):,}" for seats in game.facts.seats)
        yield f"| `{slug}` | {len(numbering.names())} | {numbering.depth()} | {numbers} |"


def observation(game: AnyGame) -> Iterator[str]:
    """A row for each block; what goes with the number of seats is told as n, or for each number of them."""
    by_seats = [blocks(game, seats) for seats in game.facts.seats]
    yield "| block | shape | what |"
    yield "|---|---|---|"
    for same in zip(*by_seats, strict=True):
        dimensions = zip(*(block.shape for block in same), strict=True)
        shape = " × ".join(_dimension(lengths, game.facts.seats) for lengths in dimensions)
        yield f"| {same[0].name} | {shape} | {same[0].about} |"


def _dimension(lengths: tuple[int, ...], seats: tuple[int, ...]) -> str:
    if len(set(lengths)) == 1:
        return str(lengths[0])
    return "n" if lengths == seats else "/".join(map(str, lengths))


PAGE = Path(__file__).parents[2] / "docs/research.md"


def with_tables(page: str) -> str:
    """The page with every table as it should be; a mark before each says which it is."""
    found = {"sizes": sizes(), **{slug: observation(game) for slug, game in SHELF.items()}}
    for name, lines in found.items():
        mark = f"<!-- table: {name} -->"
        old = re.search(rf"{mark}\n(\|.*\n)+", page)
        assert old, f"the page has no table {name}"
        page = "\n".join([page[: old.start()] + mark, *lines, page[old.end() :]])
    return page


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
