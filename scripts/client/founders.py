"""What the board of Founders of the Empire needs to know of its components."""

from latium.games.founders.catalogue import catalogue_for
from scripts.client.catalogues import Data, plain


def catalogue() -> Data:
    """The component set of the package."""
    return plain(catalogue_for(None, False).source)
