"""The bot that takes what looks best now: one step of look-ahead, judged by the game's own evaluation."""

from collections.abc import Sequence
from typing import Any, ClassVar, final

from latium.bots.generator import Generator
from latium.bots.looking import best_action
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
        return best_action(self._game, self._game.determinize(view, self._generator), self._seat, legal)

    def watch(self, events: Sequence[Any]) -> None:
        """What happened is in the view."""
