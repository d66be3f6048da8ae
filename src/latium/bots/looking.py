"""One step of look-ahead: the action after which the game's own judge likes the position best."""

from collections.abc import Sequence
from typing import Any

from latium.bots.evaluation import Eye, Judge, judge_for
from latium.core.protocol import AnyGame
from latium.core.seats import Seat


def best_action(game: AnyGame, state: Any, seat: Seat, legal: Sequence[Any]) -> Any:
    """The best of all actions worth trying."""
    if len(legal) == 1:
        return legal[0]
    judge, tried = worth_trying(game, state, seat, legal)
    return best_of(game, judge, state, seat, tried)


def worth_trying(game: AnyGame, state: Any, seat: Seat, legal: Sequence[Any]) -> tuple[Judge, Sequence[Any]]:
    """A judge of what follows from this state, and the actions it would look at."""
    judge = judge_for(game, state, seat)
    return judge, judge.candidates(legal)


def best_of(game: AnyGame, eye: Eye, state: Any, seat: Seat, tried: Sequence[Any]) -> Any:
    """Each is tried on a copy of the state; of equals, the first is taken."""
    best = tried[0]
    if len(tried) == 1:
        return best
    best_value = 0
    for number, action in enumerate(tried):
        after = state.copy()
        game.apply(after, seat, action)
        value = eye.value(after)
        if number == 0 or value > best_value:
            best = action
            best_value = value
    return best
