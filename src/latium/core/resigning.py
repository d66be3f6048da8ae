"""Who gives up a seat comes last."""

from collections.abc import Collection
from typing import Final

import msgspec

from latium.core.protocol import A, E, Game, Outcome, S, V, ranked
from latium.core.seats import Seat

RESIGNED: Final = "resigned"
"""The reason of an outcome that came because all others had given up."""


def concluded(game: Game[S, A, E, V], state: S, resigned: Collection[Seat]) -> Outcome | None:
    """How a game ended in which these seats were given up: as its rules say, or at once when one seat is left."""
    outcome = game.outcome(state)
    if outcome is None and resigned and len(resigned) >= len(game.scores(state)) - 1:
        outcome = ranked(RESIGNED, game.scores(state))
    return ranked_last(outcome, resigned) if outcome else None


def ranked_last(outcome: Outcome, seats: Collection[Seat]) -> Outcome:
    """The outcome with these seats behind all others, level with each other; points stay what they were."""
    if not seats:
        return outcome
    kept = [rank for seat, rank in enumerate(outcome.ranks) if seat not in seats]
    ranks = [
        1 + len(kept) if seat in seats else 1 + sum(other < rank for other in kept)
        for seat, rank in enumerate(outcome.ranks)
    ]
    return msgspec.structs.replace(outcome, ranks=tuple(ranks))
