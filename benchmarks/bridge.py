"""A position of ours as OpenSpiel's Python search wants to be shown one: only what `MCTSBot` asks for, and whole moves
in place of ids. Through `latium.adapters.openspiel` the search has about a third fewer simulations a second, and the
match would be easier for us."""

from typing import Any

from latium.adapters.rewards import placements
from latium.core.protocol import AnyGame
from latium.core.seats import CHANCE, Seat


class Position:
    """A whole position, in which actions go by their place in the legal list. Where several choose at once, the seat
    that thinks goes first."""

    def __init__(self, game: AnyGame, state: Any, thinking: Seat) -> None:
        self._game = game
        self._state = state
        self._thinking = thinking

    def clone(self) -> "Position":
        return Position(self._game, self._state.copy(), self._thinking)

    def is_terminal(self) -> bool:
        return not self._game.to_act(self._state)

    def is_chance_node(self) -> bool:
        return tuple(self._game.to_act(self._state)) == (CHANCE,)

    def current_player(self) -> Seat:
        """CHANCE is the number OpenSpiel has for it, too."""
        acting = self._game.to_act(self._state)
        return self._thinking if self._thinking in acting else acting[0]

    def legal_actions(self, _player: Seat | None = None) -> list[int]:
        return list(range(len(self._game.legal(self._state, self.current_player()))))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self._game.weights(self._state)
        total = sum(weights)
        return [(number, weight / total) for number, weight in enumerate(weights)]

    def apply_action(self, number: int) -> None:
        seat = self.current_player()
        self._game.apply(self._state, seat, self._game.legal(self._state, seat)[number])

    def returns(self) -> list[float]:
        outcome = self._game.outcome(self._state)
        return placements(outcome.ranks) if outcome else [0.0] * len(self._game.scores(self._state))
