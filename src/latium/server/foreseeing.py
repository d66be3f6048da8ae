"""What a move would bring, before it is made: the game's preview, and whether the turn would be over."""

from typing import Any, Final, NamedTuple

from latium.bots.search.mcts import has_secrets
from latium.core.protocol import AnyGame, Preview
from latium.core.seats import CHANCE, Seat

DRAWS: Final = 40
"""More is not drawn between two decisions."""


class Foreseen(NamedTuple):
    """`view` is what the seat would see, where nothing at all is hidden just now; else there is none."""

    preview: Preview
    ends: bool
    view: Any


def foreseen(game: AnyGame, state: Any, seat: Seat, action: Any) -> Foreseen:
    """What a legal action would bring to its seat."""
    after = state.copy()
    game.apply(after, seat, action)
    view = None if has_secrets(game, state) else game.observe(after, seat)
    return Foreseen(game.preview(state, seat, action), _ends(game, after, seat), view)


def _ends(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Whether somebody else is asked next. What chance brings does not matter: who is asked must not tell it."""
    for _ in range(DRAWS):
        if game.to_act(state) != (CHANCE,):
            break
        game.apply(state, CHANCE, game.legal(state, CHANCE)[0])
    return seat not in game.to_act(state)
