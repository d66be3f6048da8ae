"""How long all but a few took."""

from collections.abc import Sequence
from math import ceil


def percentile(numbers: Sequence[float], percent: int) -> float:
    """The least of them with at least that share at or below it."""
    return sorted(numbers)[ceil(len(numbers) * percent / 100) - 1]
