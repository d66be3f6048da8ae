"""What a computer player is: something that chooses among the legal actions, given what its seat may know."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Protocol

from latium.bots.generator import Generator
from latium.core.errors import LatiumError
from latium.core.protocol import AnyGame, Options, Outcome
from latium.core.seats import Seat


class Bot(Protocol):
    """A player at one seat of one game."""

    watches: ClassVar[bool]
    """Whether it wants to be told of events; a table without a watcher need not make any."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """One of the legal actions, which are never empty. Games share them: a bot never changes one."""
        ...

    def watch(self, events: Sequence[Any]) -> None:
        """What happened, as far as this seat may know."""
        ...


class Guest(ABC):
    """A bot that is not ours. It sits down and leaves, and if it fails it forfeits its seat: somebody stands in."""

    watches: ClassVar[bool] = True

    @abstractmethod
    def sit(self, seats: int, options: Options) -> None:
        """Before anything else. Raises Forfeit."""

    @abstractmethod
    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """As any bot does. Raises Forfeit."""

    @abstractmethod
    def watch(self, events: Sequence[Any]) -> None: ...

    @abstractmethod
    def leave(self, outcome: Outcome | None) -> None:
        """The game is over for it, or broken off (None). What it holds is given back; a second time does nothing."""

    @abstractmethod
    def stand_in(self) -> Bot:
        """Who plays on for its seat."""


class BotMaker(Protocol):
    """How the roster makes a bot: usually the class itself. Parameters are numbers or words, given by name."""

    def __call__(self, game: AnyGame, seat: Seat, generator: Generator, **parameters: int | str) -> Bot: ...


class BotError(LatiumError):
    """A text names no bot that can be made."""


class BotFault(BotError):
    """A bot at a table failed, or chose what is not allowed."""


class Forfeit(BotFault):
    """A guest failed, which costs it its seat and nobody else the game."""
