"""The bot that plays anything: the measure every other one is held against."""

from collections.abc import Sequence
from typing import Any, ClassVar, final

from latium.bots.generator import Generator
from latium.core.protocol import AnyGame
from latium.core.seats import Seat


@final
class Random:
    """Chooses among the legal actions, each equally likely."""

    watches: ClassVar[bool] = False

    def __init__(self, game: AnyGame, seat: Seat, generator: Generator) -> None:
        self._generator = generator

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return legal[self._generator.below(len(legal))]

    def watch(self, events: Sequence[Any]) -> None:
        """Whatever happened, it plays on."""
