"""Players of Wager for tournaments, known to the roster of this process."""

from collections.abc import Sequence
from typing import Any, ClassVar

from latium.arena.tournament import Tournament
from latium.bots.generator import Generator
from latium.bots.roster import Entry
from latium.core.protocol import AnyGame
from latium.core.seats import Seat
from tests.core.toy import GAME as WAGER


class Miser:
    """Does the first thing it may."""

    watches: ClassVar[bool] = False

    def __init__(self, game: AnyGame, seat: Seat, generator: Generator) -> None:
        pass

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return legal[0]

    def watch(self, events: Sequence[Any]) -> None:
        pass


class Spender(Miser):
    """Does the last thing it may."""

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return legal[-1]


PLAYERS = {"miser": Entry(__name__, "Miser"), "spender": Entry(__name__, "Spender")}


def wager(*bots: str, seats: int = 2, seed: int = 7, challenge: bool = False) -> Tournament:
    return Tournament(WAGER, seats, {}, bots, seed, challenge)
