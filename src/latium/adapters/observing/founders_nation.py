"""A nation of Founders of the Empire as a picture and as a list of its tiles, put together from rows made once."""

from typing import Final, final

from latium.adapters.numbering.founders import COLUMN_OF, ROW_OF
from latium.games.founders.catalogue import CLASSES, NOTHING, Catalogue
from latium.games.founders.grid import CELLS, PLACES, Cell
from latium.games.founders.nation import Nation

TILES: Final = 33  # a nation has no more (F-11.2)
TILE_FACTS: Final = 6
RADIUS: Final = 5
WIDTH: Final = 2 * RADIUS + 1
AREA: Final = WIDTH * WIDTH

WINDOW: Final[list[int]] = [(PLACES[cell][1] + RADIUS) * WIDTH + PLACES[cell][0] + RADIUS for cell in range(AREA)]
"""By cell within the picture, which are the first in number: its place there."""

GIVING: Final = 1
PILLAGED: Final = 2
COIN: Final = 4
CRAFTSMAN: Final = 8
CONDITIONS: Final = 16

KNOWN: Final = 1_000
"""So many nations are remembered at most."""


@final
class Seen:
    """What a nation without any token on it looked like when it had so many tiles and swaps."""

    __slots__ = ("facts", "nation", "picture", "swaps", "tiles")

    def __init__(self, nation: Nation, picture: bytes, facts: bytes) -> None:
        self.nation = nation
        self.tiles = len(nation.own)
        self.swaps = len(nation.swapped)
        self.picture = picture
        self.facts = facts


@final
class NationRows:
    """Knows the row of every kind of tile in every condition."""

    __slots__ = ("_bare", "_catalogue", "_empty", "_known", "_planes", "planes")

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self.planes = len(CLASSES) + len(catalogue.resources) + 3
        self._empty: list[bytes] = [bytes(self.planes)] * AREA
        self._planes: list[list[bytes]] = [
            [self._row(kind, condition) for condition in range(CONDITIONS)] for kind in range(len(catalogue.kinds))
        ]
        self._bare: list[list[bytes]] = [[] for _ in range(CELLS)]
        """By cell and kind: the facts of a tile on which nothing lies."""
        self._known: dict[int, Seen] = {}
        """By identity; a nation that is remembered cannot lose its own to another."""

    def _row(self, kind: int, condition: int) -> bytes:
        row = [0] * self.planes
        row[self._catalogue.class_of[kind]] = 1
        if condition & GIVING:
            for resource in self._catalogue.resources_in(self._catalogue.gives[kind]):
                row[len(CLASSES) + resource] = 1
        for place, mark in enumerate((PILLAGED, COIN, CRAFTSMAN), self.planes - 3):
            row[place] = 1 if condition & mark else 0
        return bytes(row)

    def look(self, nation: Nation) -> Seen:
        """The nation as it is. It changes once a turn at most and is looked at in between, so what was seen is kept:
        its tiles are the same while none is added or swapped, and what they give while no token lies on any."""
        if nation.pillaged or nation.coins or nation.craftsmen:
            return Seen(nation, self.picture(nation), self.facts(nation))
        known = self._known.get(id(nation))
        if (
            known is not None
            and known.nation is nation
            and known.tiles == len(nation.own)
            and known.swaps == len(nation.swapped)
        ):
            return known
        if len(self._known) == KNOWN:
            self._known = {}
        found = Seen(nation, self.picture(nation), self.facts(nation))
        self._known[id(nation)] = found
        return found

    def picture(self, nation: Nation) -> bytes:
        """What lies around the first tile, the nearest row first."""
        places = self._empty.copy()
        tiles = nation.tiles
        giving = nation.giving
        bare = not (nation.pillaged or nation.coins or nation.craftsmen)
        for cell in nation.own:
            if cell < AREA:
                condition = 0 if giving[cell] == NOTHING else GIVING
                if not bare:
                    condition |= _marks(nation, cell)
                places[WINDOW[cell]] = self._planes[tiles[cell]][condition]
        return b"".join(places)

    def facts(self, nation: Nation) -> bytes:
        """All its tiles, in the order their cells were taken."""
        tiles = nation.tiles
        bare = not (nation.pillaged or nation.coins or nation.craftsmen)
        found: list[bytes] = []
        for cell in nation.own:
            kind = tiles[cell]
            if bare or not nation.silent(cell):
                if not self._bare[cell]:
                    self._bare[cell] = [_facts(other, cell, 0, 0, 0) for other in range(len(self._catalogue.kinds))]
                found.append(self._bare[cell][kind])
            else:
                pillaged = 1 if cell in nation.pillaged else 0
                coin = 1 if cell in nation.coins else 0
                found.append(_facts(kind, cell, pillaged, coin, nation.craftsmen.get(cell, -1) + 1))
        return b"".join(found)


def _facts(kind: int, cell: Cell, pillaged: int, coin: int, good: int) -> bytes:
    return bytes([kind + 1, COLUMN_OF[cell], ROW_OF[cell], pillaged, coin, good])


def _marks(nation: Nation, cell: Cell) -> int:
    found = 0
    if cell in nation.pillaged:
        found |= PILLAGED
    if cell in nation.coins:
        found |= COIN
    if cell in nation.craftsmen:
        found |= CRAFTSMAN
    return found
