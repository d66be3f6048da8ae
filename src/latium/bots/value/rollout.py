"""The value that knows nothing of the game: whoever wins it when everybody plays on at random."""

from typing import Any, final

from latium.bots.generator import Generator
from latium.bots.playout import play_out
from latium.bots.value.shares import final_shares
from latium.core.protocol import AnyGame


@final
class Rollout:
    """Plays one game at random from the position to the end, another one each time it is asked."""

    __slots__ = ("_game", "_generator", "_seats")

    def __init__(self, game: AnyGame, seats: int, generator: Generator) -> None:
        self._game = game
        self._seats = seats
        self._generator = generator

    def shares(self, state: Any) -> list[int]:
        played = state.copy()
        play_out(self._game, played, self._generator)
        return final_shares(self._game, played, self._seats)
