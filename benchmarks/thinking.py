"""How long bots think: one side as it likes, the other as long as that took."""

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, ClassVar

from latium.bots.contract import Bot
from latium.bots.roster import make
from latium.core.protocol import AnyGame
from latium.core.seats import Seat


@dataclass
class Thought:
    """What a side has thought in a game."""

    moves: int = 0
    seconds: float = 0.0
    simulations: int = 0

    def add(self, seconds: float, simulations: int = 0) -> None:
        self.moves += 1
        self.seconds += seconds
        self.simulations += simulations


class Clock:
    """Knows how long the bot that sets the pace took for its last decision."""

    def __init__(self, name: str, seed: int) -> None:
        self._name = name
        self._seed = seed
        self.last: float | None = None

    def granted(self, game: AnyGame, seat: Seat, view: Any, legal: Sequence[Any]) -> float:
        """As many seconds as the last decision took; before the first one, as many as this one takes the bot that sets
        the pace, asked for nothing else."""
        if self.last is None:
            start = perf_counter()
            make(self._name, game, seat, self._seed).choose(view, legal)
            self.last = perf_counter() - start
        return self.last


class Pace:
    """The bot that sets the pace."""

    watches: ClassVar[bool] = True

    def __init__(self, bot: Bot, clock: Clock) -> None:
        self._bot = bot
        self._clock = clock
        self.thought = Thought()

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        start = perf_counter()
        action = self._bot.choose(view, legal)
        self._clock.last = perf_counter() - start
        self.thought.add(self._clock.last)
        return action

    def watch(self, events: Sequence[Any]) -> None:
        self._bot.watch(events)

    def stop(self) -> None:
        stop = getattr(self._bot, "stop", None)
        if stop:
            stop()
