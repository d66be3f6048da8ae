"""The bot that takes what looks best now: one step of look-ahead, judged by the game's own evaluation."""

from collections.abc import Sequence
from typing import Any, ClassVar, final

from latium.bots.evaluation import judge_for
from latium.bots.generator import Generator
from latium.core.protocol import AnyGame
from latium.core.seats import Seat


@final
class Greedy:
    """Tries every action worth trying on a position its view allows, and takes the best; of equals, the first."""

    watches: ClassVar[bool] = False

    def __init__(self, game: AnyGame, seat: Seat, generator: Generator) -> None:
        self._game = game
        self._seat = seat
        self._generator = generator

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        game = self._game
        seat = self._seat
        state = game.determinize(view, self._generator)
        judge = judge_for(game, state, seat)
        tried = judge.candidates(legal)
        best = tried[0]
        if len(tried) == 1:
            return best
        best_value = 0
        for number, action in enumerate(tried):
            after = state.copy()
            game.apply(after, seat, action)
            value = judge.value(after)
            if number == 0 or value > best_value:
                best = action
                best_value = value
        return best

    def watch(self, events: Sequence[Any]) -> None:
        """What happened is in the view."""
