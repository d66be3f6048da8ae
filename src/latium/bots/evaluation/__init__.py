"""What a position is worth to a seat, game by game: the eye of every bot that looks ahead."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, Protocol, cast, final

from latium.core.protocol import AnyGame
from latium.core.seats import Seat


class Eye(Protocol):
    """Whatever tells better positions from worse."""

    def value(self, state: Any) -> int:
        """What a position that follows is worth, whether or not the turn is over; only comparisons mean anything."""
        ...


class Judge(Eye, Protocol):
    """Judges what may follow from one position, for one seat. The position must not be written to meanwhile."""

    def candidates(self, legal: Sequence[Any]) -> Sequence[Any]:
        """The legal actions worth looking at, at least one of them, in their order."""
        ...


class JudgeMaker(Protocol):
    """How a judge is made: usually the class itself."""

    def __call__(self, state: Any, seat: Seat) -> Judge: ...


JUDGES: Final = {
    "first-empires": "latium.bots.evaluation.first_empires",
    "foundations-of-rome": "latium.bots.evaluation.foundations_of_rome",
    "founders": "latium.bots.evaluation.founders",
}
"""The module with the `Judge` of each game that has one."""


def judge_for(game: AnyGame, state: Any, seat: Seat) -> Judge:
    """The game's own judge; a game without one is judged by its running score."""
    module = JUDGES.get(game.facts.slug)
    if module is None:
        return Standing(game, seat)
    return cast(JudgeMaker, import_module(module).Judge)(state, seat)


@final
class Standing:
    """Knows nothing but the score: the own total against the best of the others."""

    def __init__(self, game: AnyGame, seat: Seat) -> None:
        self._game = game
        self._seat = seat

    def candidates(self, legal: Sequence[Any]) -> Sequence[Any]:
        return legal

    def value(self, state: Any) -> int:
        totals = [score.total for score in self._game.scores(state)]
        own = totals.pop(self._seat)
        return own - max(totals, default=0)
