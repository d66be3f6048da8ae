"""The bot that plays like a beginner: it takes the best of the few moves it happens to see."""

from collections.abc import Sequence
from typing import Any, ClassVar, final

from latium.bots.generator import Generator
from latium.bots.looking import best_of, worth_trying
from latium.core.protocol import AnyGame
from latium.core.seats import Seat


@final
class Casual:
    """Of the actions worth trying it looks at some only, at random, and takes what seems best among them."""

    watches: ClassVar[bool] = False

    def __init__(self, game: AnyGame, seat: Seat, generator: Generator, looks: int = 3) -> None:
        self._game = game
        self._seat = seat
        self._generator = generator
        self._looks = looks

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        state = self._game.determinize(view, self._generator)
        judge, tried = worth_trying(self._game, state, self._seat, legal)
        return best_of(self._game, judge, state, self._seat, some(tried, self._looks, self._generator))

    def watch(self, events: Sequence[Any]) -> None:
        """What happened is in the view."""


def some(things: Sequence[Any], count: int, generator: Generator) -> list[Any]:
    """So many of them at random, in their order; all if there are no more."""
    left = list(things)
    while len(left) > count:
        left.pop(generator.below(len(left)))
    return left
