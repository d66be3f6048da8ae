"""What a finished game is worth to each seat."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from latium.core.protocol import Outcome


def placements(ranks: Sequence[int]) -> list[float]:
    """From 1 for the first place down to -1 for the last, in equal steps; who shares places shares what they bring."""
    steps = len(ranks) - 1
    return [1 - 2 * (rank - 1 + (ranks.count(rank) - 1) / 2) / steps for rank in ranks]


def by_placement(outcome: Outcome) -> list[float]:
    """See `placements`."""
    return placements(outcome.ranks)


def by_score(outcome: Outcome) -> list[float]:
    """By how many points a seat is ahead of its rivals on average."""
    totals = [score.total for score in outcome.scores]
    rivals = len(totals) - 1
    return [total - (sum(totals) - total) / rivals for total in totals]


def by_win(outcome: Outcome) -> list[float]:
    """1 for the winner, who may have to share it; nothing for the others."""
    winners = outcome.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.ranks))]


REWARDS: Final[Mapping[str, Callable[[Outcome], list[float]]]] = {
    "placement": by_placement,
    "score": by_score,
    "win": by_win,
}
"""By the name a user gives."""
