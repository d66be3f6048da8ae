"""What the board of Foundations of Rome needs to know of its components."""

from latium.games.foundations_of_rome.catalogue import catalogue_for
from scripts.client.catalogues import Data, plain

SEATS = 5


def catalogue() -> Data:
    """The component set of the package."""
    return plain(catalogue_for(None, SEATS, diagonals=False).source)
