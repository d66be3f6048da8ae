"""The games in OpenSpiel: importing this registers them, as `latium_founders`, `latium_first_empires` and
`latium_foundations_of_rome`."""

from latium.adapters.extras import missing

try:
    import pyspiel
except ImportError:
    raise missing("openspiel", "pyspiel") from None

from latium.adapters.openspiel.game import LatiumGame, LatiumState, class_of
from latium.games import SHELF

__all__ = ["GAMES", "LatiumGame", "LatiumState"]

GAMES = {slug: class_of(game) for slug, game in SHELF.items()}
"""By name, as OpenSpiel sets them up."""

for made in GAMES.values():
    pyspiel.register_game(made.kind, made)
