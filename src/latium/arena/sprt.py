"""A sequential test that stops as soon as enough is known: is the first of two bots stronger by elo0, or by elo1?

Its unit is the block: the games that two bots played over one deal in turned seats, of which the mean counts. Blocks
are independent where games are not, and lucky deals cancel out within them. The test is the generalised sequential
probability ratio test with the normal approximation: with n blocks of mean m and variance v, and s0 and s1 the shares
that elo0 and elo1 promise,

    log-likelihood ratio = n (s1 - s0) (2 m - s0 - s1) / (2 v)

For v, half a block won and half a block lost are counted besides those played, so that a lucky start decides nothing.
"""

from enum import StrEnum
from math import log
from typing import Final, NamedTuple

import msgspec

ERROR: Final = 0.05
"""How likely the test is to be wrong, either way."""
LIMIT: Final = log((1 - ERROR) / ERROR)


class Verdict(StrEnum):
    """Which of the two the games speak for."""

    ELO0 = "elo0"
    ELO1 = "elo1"
    OPEN = "open"


class Bounds(NamedTuple):
    """The two differences in strength that the test tells apart."""

    elo0: float
    elo1: float


class Sprt(msgspec.Struct, frozen=True):
    """How far the test has come: it is decided once the ratio leaves the space between -limit and limit."""

    elo0: float
    elo1: float
    blocks: int
    ratio: float
    limit: float
    verdict: Verdict


class Blocks(NamedTuple):
    """What the test knows of blocks, each the part the first bot won: how many, their sum, that of their squares."""

    number: int = 0
    total: float = 0.0
    squares: float = 0.0

    def plus(self, won: float) -> "Blocks":
        return Blocks(self.number + 1, self.total + won, self.squares + won * won)

    @property
    def variance(self) -> float:
        mean = (self.total + 0.5) / (self.number + 1)
        return (self.squares + 0.5) / (self.number + 1) - mean * mean


def sprt(bounds: Bounds, blocks: Blocks) -> Sprt:
    """The test over the blocks so far."""
    low, high = expected(bounds.elo0), expected(bounds.elo1)
    ratio = (high - low) * (2 * blocks.total - blocks.number * (low + high)) / (2 * blocks.variance)
    return Sprt(bounds.elo0, bounds.elo1, blocks.number, round(ratio, 3), round(LIMIT, 3), _verdict(ratio))


def expected(elo: float) -> float:
    """The share of a bot that is so much stronger."""
    return 1 / (1 + 10 ** (-elo / 400))


def _verdict(ratio: float) -> Verdict:
    if ratio >= LIMIT:
        return Verdict.ELO1
    return Verdict.ELO0 if ratio <= -LIMIT else Verdict.OPEN
