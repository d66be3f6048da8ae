"""What the board of First Empires needs to know of its components."""

from latium.games.first_empires.catalogue import catalogue_for
from scripts.client.catalogues import Data, plain

SEATS = 5


def catalogue() -> Data:
    """The component set of the package."""
    return plain(catalogue_for(None, SEATS).source)
