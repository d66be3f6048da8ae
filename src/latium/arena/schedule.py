"""Who meets whom, in which seats and over which deals.

A line-up is as many bots as there are seats. With bots enough they are all different, and every set of that size meets.
With fewer bots than seats a line-up is one bot alone against a table of another, for every ordered pair of bots. A
challenge is the first bot alone against a table of each other one, and nothing else.

A line-up plays a block: a game for each rotation around the table, all with the same dice, so that each of its bots
has each seat equally often and nobody owes a result to a lucky deal. When the same bots meet again they sit in another
order, over another deal. Blocks make rounds, after each of which every bot has had every seat equally often (in a
challenge the first bot and the others only each for themselves).
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, cycle, permutations
from typing import NamedTuple, TypeAlias

LineUp: TypeAlias = tuple[str, ...]
"""A bot for every seat."""


class Fixture(NamedTuple):
    """A game to be played: its number, that of the deal it shares with the others of its block, and who sits where."""

    number: int
    deal: int
    bots: LineUp


def schedule(bots: Sequence[str], seats: int, games: int, challenge: bool = False) -> list[Fixture]:
    """At least so many games: as many as make whole rounds."""
    fixtures: list[Fixture] = []
    met: dict[LineUp, int] = {}
    deal = 0
    for round_ in cycle(rounds(bots, seats, challenge)):
        if len(fixtures) >= games:
            return fixtures
        for line_up in round_:
            arrangements = block(line_up, met.get(line_up, 0))
            fixtures += (Fixture(number, deal, seated) for number, seated in enumerate(arrangements, len(fixtures)))
            met[line_up] = met.get(line_up, 0) + 1
            deal += 1
    raise AssertionError("rounds go on for ever")


def rounds(bots: Sequence[str], seats: int, challenge: bool = False) -> list[list[LineUp]]:
    """All line-ups there are, each once, in rounds."""
    if challenge or len(bots) == 1:
        return [[_against(bots[0], other, seats)] for other in bots[1:] or bots]
    return [
        [tuple(bots[place] for place in places) for places in orbit] for orbit in _orbits(_patterns(bots, seats), bots)
    ]


def block(line_up: LineUp, meeting: int = 0) -> list[LineUp]:
    """The different rotations of a line-up, in the order around the table that is due when its bots met before."""
    first, *others = line_up
    orders = list(dict.fromkeys(permutations(others)))
    around = (first, *orders[meeting % len(orders)])
    return list(dict.fromkeys(around[-turn:] + around[:-turn] for turn in range(len(around))))


def _against(lone: str, other: str, seats: int) -> LineUp:
    return (lone, *(other,) * (seats - 1))


def _patterns(bots: Sequence[str], seats: int) -> Iterator[tuple[int, ...]]:
    """Places in the list of bots, the first always among them: others follow by going around the list."""
    if len(bots) >= seats:
        yield from ((0, *others) for others in combinations(range(1, len(bots)), seats - 1))
    else:
        yield from ((0, *(other,) * (seats - 1)) for other in range(1, len(bots)))


def _orbits(patterns: Iterator[tuple[int, ...]], bots: Sequence[str]) -> Iterator[list[tuple[int, ...]]]:
    """Each pattern with all it becomes by going around the list: every bot is equally often in it."""
    seen: set[tuple[int, ...]] = set()
    for pattern in patterns:
        around = (tuple((place + by) % len(bots) for place in pattern) for by in range(len(bots)))
        orbit: dict[tuple[int, ...], tuple[int, ...]] = {}
        for places in around:
            orbit.setdefault(tuple(sorted(places)), places)
        if seen.isdisjoint(orbit):
            seen.update(orbit)
            yield list(orbit.values())
