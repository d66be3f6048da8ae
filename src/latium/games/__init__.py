"""The shelf: every game there is, by the name it has on the command line."""

from typing import Final

from latium.core.kinds import make_ready
from latium.core.protocol import AnyGame
from latium.games.first_empires import GAME as FIRST_EMPIRES
from latium.games.foundations_of_rome import GAME as FOUNDATIONS_OF_ROME
from latium.games.founders import GAME as FOUNDERS

SHELF: Final[dict[str, AnyGame]] = {game.facts.slug: game for game in (FOUNDERS, FIRST_EMPIRES, FOUNDATIONS_OF_ROME)}

make_ready()
