"""Who finishes ahead of whom."""

from collections.abc import Iterable, Sequence
from itertools import permutations

import msgspec

from latium.arena.statistics import wilson


class Duel(msgspec.Struct, frozen=True):
    """How often a bot finished ahead of another, with the 95 % interval; a shared rank counts half."""

    games: int
    share: float
    low: float
    high: float


def ahead(bots: Sequence[str], ranks: Sequence[int], bot: str, rival: str) -> float | None:
    """How much of a game a bot won against a rival: over all pairs of their seats, the part in which it was ahead.
    None if they did not meet."""
    own = [rank for name, rank in zip(bots, ranks, strict=True) if name == bot]
    other = [rank for name, rank in zip(bots, ranks, strict=True) if name == rival]
    points = [(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0) for mine in own for theirs in other]
    return sum(points) / len(points) if points else None


def duels(bots: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, dict[str, Duel]]:
    """By bot and rival, those that met."""
    won: dict[tuple[str, str], float] = {}
    met: dict[tuple[str, str], int] = {}
    for line_up, ranks in games:
        for bot, rival in permutations(dict.fromkeys(line_up), 2):
            points = ahead(line_up, ranks, bot, rival)
            assert points is not None, "both are in the line-up"
            won[bot, rival] = won.get((bot, rival), 0.0) + points
            met[bot, rival] = met.get((bot, rival), 0) + 1
    return {
        bot: {rival: _duel(won[bot, rival], met[bot, rival]) for rival in bots if (bot, rival) in met} for bot in bots
    }


def _duel(won: float, met: int) -> Duel:
    share = wilson(won, met)
    return Duel(met, share.share, share.low, share.high)
