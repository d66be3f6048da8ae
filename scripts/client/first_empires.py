"""What the board of First Empires needs to know of its components."""

from typing import Final

from latium.games.first_empires.catalogue import Catalogue, catalogue_for
from scripts.client.catalogues import Data, plain

SIDES: Final = {"two_players": 2, "more": 5}
"""The sides of the map, and a number of seats that sees all of each."""


def catalogue() -> Data:
    """The component set of the package, and the points that each way takes."""
    costs = {side: _costs(catalogue_for(None, seats)) for side, seats in SIDES.items()}
    return {**plain(catalogue_for(None, max(SIDES.values())).source), "costs": costs}


def _costs(known: Catalogue) -> dict[str, dict[str, int]]:
    """By region and where to: what one move takes; what cannot be reached in one is left out."""
    return {
        source: {known.regions[other]: known.cost[number][other] for other in known.reach[number]}
        for number, source in enumerate(known.regions)
    }
