"""The bot that asks the value function only: one step of look-ahead, without any search."""

from collections.abc import Sequence
from typing import Any, ClassVar, final

from latium.bots.generator import Generator
from latium.bots.looking import best_of, worth_trying
from latium.bots.value import Value, value_for
from latium.core.protocol import AnyGame
from latium.core.seats import Seat


@final
class Share:
    """Sees the seat's share of the win."""

    __slots__ = ("_seat", "_value")

    def __init__(self, value: Value, seat: Seat) -> None:
        self._value = value
        self._seat = seat

    def value(self, state: Any) -> int:
        return self._value.shares(state)[self._seat]


def most_valued(game: AnyGame, value: Value, state: Any, seat: Seat, legal: Sequence[Any]) -> Any:
    """Of the actions the judge finds worth trying, the one after which the seat's share is largest."""
    _, tried = worth_trying(game, state, seat, legal)
    return best_of(game, Share(value, seat), state, seat, tried)


@final
class OneStep:
    """Tries every action worth trying on a position its view allows."""

    watches: ClassVar[bool] = False

    def __init__(self, game: AnyGame, seat: Seat, generator: Generator, value: str = "trained") -> None:
        self._game = game
        self._seat = seat
        self._generator = generator
        self._kind = value

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        state = self._game.determinize(view, self._generator)
        value = value_for(self._game, view.seats, self._kind, self._generator)
        return most_valued(self._game, value, state, self._seat, legal)

    def watch(self, events: Sequence[Any]) -> None:
        """What happened is in the view."""
