"""The plain value of a position: what the game's judge, or else the score, says of each seat, as shares of the win."""

from typing import Any, Final, final

from latium.bots.evaluation import Judge, JudgeMaker
from latium.bots.value.shares import UNIT, final_shares, shares_of
from latium.core.protocol import AnyGame

CERTAIN: Final = 6 * UNIT
"""No judge knows better than that."""


@final
class Judged:
    """Every seat is judged as if it were its turn to choose. `lead` is what the judge must say, for each seat at the
    table, for a logit of 1."""

    __slots__ = ("_game", "_lead", "_make", "_seats")

    def __init__(self, game: AnyGame, seats: int, make: JudgeMaker, lead: int) -> None:
        self._game = game
        self._seats = seats
        self._make = make
        self._lead = lead * seats

    def shares(self, state: Any) -> list[int]:
        if not self._game.to_act(state):
            return final_shares(self._game, state, self._seats)
        logits: list[int] = []
        for seat in range(self._seats):
            judge: Judge = self._make(state, seat)
            logits.append(bounded(judge.value(state) * UNIT // self._lead))
        return shares_of(logits)


def bounded(logit: int) -> int:
    return max(-CERTAIN, min(CERTAIN, logit))


@final
class Scored:
    """Knows nothing but the score."""

    __slots__ = ("_game", "_points", "_seats")

    def __init__(self, game: AnyGame, seats: int, points: int) -> None:
        self._game = game
        self._seats = seats
        self._points = points

    def shares(self, state: Any) -> list[int]:
        if not self._game.to_act(state):
            return final_shares(self._game, state, self._seats)
        totals = [score.total for score in self._game.scores(state)]
        best = max(totals)
        return shares_of([bounded((total - best) * UNIT // self._points) for total in totals])
