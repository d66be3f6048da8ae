"""One step of look-ahead: the action after which the game's own judge likes the position best."""

from collections.abc import Sequence
from typing import Any

from latium.bots.evaluation import judge_for
from latium.core.protocol import AnyGame
from latium.core.seats import Seat


def best_action(game: AnyGame, state: Any, seat: Seat, legal: Sequence[Any]) -> Any:
    """Every action worth trying is tried on a copy of the state; of equals, the first is taken."""
    judge = judge_for(game, state, seat)
    tried = judge.candidates(legal)
    best = tried[0]
    if len(tried) == 1:
        return best
    best_value = 0
    for number, action in enumerate(tried):
        after = state.copy()
        game.apply(after, seat, action)
        value = judge.value(after)
        if number == 0 or value > best_value:
            best = action
            best_value = value
    return best
