"""Figures that sum up many games."""

from collections.abc import Sequence
from math import ceil, sqrt
from typing import Final

import msgspec

NORMAL_95: Final = 1.959964
"""Of a normal variable, 95 % lie within so many standard deviations."""


class Distribution(msgspec.Struct, frozen=True):
    """Where whole numbers lie. A percentile is one of them: the least with at least that share at or below it."""

    mean: float
    p10: int
    median: int
    p90: int


class Share(msgspec.Struct, frozen=True):
    """A part of the whole with its 95 % confidence interval."""

    share: float
    low: float
    high: float


def distribution(numbers: Sequence[int]) -> Distribution | None:
    """None if there are no numbers to sum up."""
    if not numbers:
        return None
    ordered = sorted(numbers)
    p10, median, p90 = (ordered[ceil(len(ordered) * percent / 100) - 1] for percent in (10, 50, 90))
    return Distribution(round(sum(ordered) / len(ordered), 3), p10, median, p90)


def wilson(successes: float, trials: int) -> Share:
    """Wilson's score interval, which stays within 0 and 1 and holds for few trials; a shared success counts in part."""
    if not trials:
        return Share(0.0, 0.0, 1.0)
    share = successes / trials
    weight = NORMAL_95**2 / trials
    middle = (share + weight / 2) / (1 + weight)
    reach = NORMAL_95 * sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight)
    return Share(round(share, 4), round(max(0.0, middle - reach), 4), round(min(1.0, middle + reach), 4))
