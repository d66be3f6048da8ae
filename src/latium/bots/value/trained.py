"""The trained value: a network reads what each seat has, and the seats share the win by what it says."""

from typing import Any, final

from latium.bots.value.network import Network
from latium.bots.value.shares import final_shares, shares_of
from latium.bots.value.traits import Traits
from latium.core.protocol import AnyGame


@final
class Trained:
    """Estimates positions of one game with so many seats."""

    __slots__ = ("_game", "_network", "_seats", "_traits")

    def __init__(self, game: AnyGame, seats: int, traits: Traits, network: Network) -> None:
        self._game = game
        self._seats = seats
        self._traits = traits
        self._network = network

    def shares(self, state: Any) -> list[int]:
        if not self._game.to_act(state):
            return final_shares(self._game, state, self._seats)
        if not self._traits.started(state):
            return shares_of([0] * self._seats)
        look = self._traits.look(state)
        return shares_of([self._network.logit(look.features(seat)) for seat in range(self._seats)])
