"""The checked door: server, terminal and tests play through it; search uses `apply` on states it owns.

What comes back out is for everybody only as far as `redacted` lets it through.
"""

from collections.abc import Iterable

from latium.core.errors import Fault, IllegalMove, NotationError
from latium.core.protocol import A, E, Game, S, V
from latium.core.resources import package_of
from latium.core.seats import Seat


def play(game: Game[S, A, E, V], state: S, seat: Seat, action: A) -> tuple[S, list[E]]:
    """The state after the action and what happened; the given state stays as it was."""
    if refusal := game.explain(state, seat, action):
        raise IllegalMove(refusal, package_of(game))
    after = state.copy()
    log: list[E] = []
    game.apply(after, seat, action, log)
    return after, log


def redacted(game: Game[S, A, E, V], events: Iterable[E], viewer: Seat | None) -> list[E]:
    """The events as a viewer may see them, without those it may not know of."""
    seen = [game.redact(event, viewer) for event in events]
    return [event for event in seen if event is not None]


def read_legal(game: Game[S, A, E, V], state: S, seat: Seat, text: str) -> A:
    """The action a text stands for, if the rules allow it now."""
    action = game.read(state, seat, text)
    if refusal := game.explain(state, seat, action):
        raise NotationError(Fault.FORBIDDEN, text, refusal=refusal, package=package_of(game))
    return action
