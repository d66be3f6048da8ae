"""What the board of Founders of the Empire needs to know of its components."""

from latium.games.founders.catalogue import CLASSES, catalogue_for
from scripts.client.catalogues import Data


def catalogue() -> Data:
    """The tiles of the package's set by id, the resources by level, and how many tiles make a row full."""
    made = catalogue_for(None, False)
    source = made.source
    buildings = {tile.id: tile.building for tile in source.city}
    tiles = {
        id: {
            "class": CLASSES[made.class_of[kind]],
            "needs": [made.resources[need] for need in made.needs[kind]],
            "gives": [made.resources[given] for given in made.resources_in(made.gives[kind])],
            "points": made.points[kind],
            "building": buildings.get(id, ""),
        }
        for id, kind in made.index.items()
    }
    levels = {"basic": source.resources.basic, "village": source.resources.village, "city": source.resources.city}
    return {
        "row_limit": made.row_limit,
        "resources": {resource: level for level, names in levels.items() for resource in names},
        "tiles": tiles,
    }
