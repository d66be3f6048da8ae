"""Shares of the win, in whole numbers: the same on every machine.

A logit is a whole number in units of 1/UNIT. The shares of several seats are in proportion to the exponentials of
their logits, which are looked up in a table made by whole-number multiplication.
"""

from typing import Final

from latium.core.protocol import AnyGame
from latium.core.seats import Seat

WHOLE: Final = 1 << 14
"""All shares together."""
UNIT: Final = 1 << 8
"""A logit of 1."""
_STEPS: Final = 12 * UNIT
"""Logits farther apart than that are as good as this far apart."""
_BITS: Final = 30
_STEP: Final = 1_069_555_701
"""exp(-1/UNIT), in units of 2^-_BITS."""


def _exponentials() -> list[int]:
    table = [1 << _BITS]
    for _ in range(_STEPS):
        table.append(table[-1] * _STEP >> _BITS)
    return table


EXPONENTIALS: Final[list[int]] = _exponentials()
"""By how many units a logit is below the best: its exponential."""


def shares_of(logits: list[int]) -> list[int]:
    """By seat; what rounding leaves over goes to the best, the first of equals."""
    best = 0
    for seat, logit in enumerate(logits):
        if logit > logits[best]:
            best = seat
    top = logits[best]
    weights = [EXPONENTIALS[min(top - logit, _STEPS)] for logit in logits]
    total = sum(weights)
    shares = [weight * WHOLE // total for weight in weights]
    shares[best] += WHOLE - sum(shares)
    return shares


def shares_among(winners: list[Seat], seats: int) -> list[int]:
    """The whole for the winners of a finished game, shared between equals; what is left over goes to the first."""
    shares = [0] * seats
    for seat in winners:
        shares[seat] = WHOLE // len(winners)
    shares[winners[0]] += WHOLE % len(winners)
    return shares


def final_shares(game: AnyGame, state: object, seats: int) -> list[int]:
    """Of a game that is over."""
    outcome = game.outcome(state)
    assert outcome is not None
    return shares_among(list(outcome.winners), seats)
