"""A nation: one player's tiles, what lies on them, and what each cell could receive.

Two words are kept for every cell: the resources its sources give (`has`) and the kinds of tile that could be added
there (`allowed`, a mask). A new source is one OR for each cell around it; when a source falls silent or a union grows,
the cells concerned are counted again.
"""

from typing import Final, final

from latium.games.founders.actions import make_adds, make_swaps
from latium.games.founders.catalogue import HALF, LOW, NOTHING, Catalogue
from latium.games.founders.grid import AROUND, RING_OF, Cell, beside, block_at, cells_within, column_of, row_of

ROOM: Final = 5  # rings that the lists reach at first: two more than a tile lies on


@final
class Nation:
    """One player's tiles. Written to only by whoever owns it: see `State.nation`."""

    __slots__ = (
        "allowed",
        "carriages",
        "catalogue",
        "coins",
        "craftsmen",
        "deliveries",
        "frontier",
        "giving",
        "has",
        "outermost",
        "own",
        "pillaged",
        "rims",
        "room",
        "shared",
        "shown",
        "swapped",
        "tiles",
        "union_of",
        "unions",
    )

    catalogue: Catalogue
    shared: bool
    """Whether more than one state may look at it."""
    room: int
    """How many rings of cells the lists below reach."""
    tiles: dict[int, int]
    """The kind of tile on each cell, in the order the cells were taken."""
    own: list[int]
    """The same cells."""
    frontier: list[int]
    """Empty cells that share a side with a tile (F-4.3)."""
    giving: list[int]
    """By cell: the kind of tile that gives its owner something now."""
    has: list[int]
    """By cell: the resources that reach it, as a mask."""
    allowed: list[int]
    """By cell: the kinds of tile whose needs are met there, as a mask."""
    outermost: dict[int, int]
    """The farthest tile of each column (F-7.2)."""
    pillaged: dict[int, bool]
    coins: dict[int, bool]
    craftsmen: dict[int, int]
    """The good of the craftsman on a cell."""
    carriages: list[int]
    """The near left cells of the blocks in whose middle a carriage lies."""
    unions: list[list[int]]
    union_of: dict[int, int]
    rims: list[list[int]]
    """The cells around each union, its own among them."""
    deliveries: dict[int, list[int]]
    """The tiles that supply a cell only because they are united with a neighbour (F-9.2)."""
    swapped: list[int]
    shown: bytes
    """Its tiles as JSON, if they were shown since they changed."""

    def __init__(self, other: "Nation | None" = None) -> None:
        """Blank, or a copy of another."""
        if other is None:
            self.shared = False
            self.room = 0
            self.tiles = {}
            self.own = []
            self.frontier = []
            self.giving = []
            self.has = []
            self.allowed = []
            self.outermost = {}
            self.pillaged = {}
            self.coins = {}
            self.craftsmen = {}
            self.carriages = []
            self.unions = []
            self.union_of = {}
            self.rims = []
            self.deliveries = {}
            self.swapped = []
            self.shown = b""
        else:
            self.catalogue = other.catalogue
            self.shared = False
            self.room = other.room
            self.tiles = other.tiles.copy()
            self.own = other.own.copy()
            self.frontier = other.frontier.copy()
            self.giving = other.giving.copy()
            self.has = other.has.copy()
            self.allowed = other.allowed.copy()
            self.outermost = other.outermost.copy()
            self.pillaged = other.pillaged.copy()
            self.coins = other.coins.copy()
            self.craftsmen = other.craftsmen.copy()
            self.carriages = other.carriages.copy()
            self.unions = other.unions
            self.union_of = other.union_of
            self.rims = other.rims
            self.deliveries = other.deliveries
            self.swapped = other.swapped.copy()
            self.shown = b""

    @staticmethod
    def of(catalogue: Catalogue) -> "Nation":
        """A nation without tiles."""
        nation = Nation()
        nation.catalogue = catalogue
        nation._make_room(ROOM)
        return nation

    def copy(self) -> "Nation":
        return Nation(self)

    # --- reading

    def silent(self, cell: Cell) -> bool:
        """Whether the tile gives nothing to its owner now: pillaged, a craftsman's, or sold (F-7.1, F-10.3, F-8.9)."""
        return cell in self.pillaged or cell in self.craftsmen or cell in self.coins

    def given_by(self, cell: Cell) -> int:
        """The resources the tile on a cell offers its owner now."""
        kind = self.giving[cell]
        return 0 if kind == NOTHING else self.catalogue.gives[kind]

    def reach(self, cell: Cell) -> list[Cell]:
        """The own tiles whose resources can come to a cell: its neighbours first (F-4.4), then all that are united
        with them, by way of dead ones too (F-9.2, F-9.6). A tile never supplies its own space (F-5.2)."""
        return [near for near in AROUND[cell] if near in self.tiles] + self.deliveries.get(cell, [])

    def full_block(self, corner: Cell) -> bool:
        tiles = self.tiles
        around = AROUND[corner]
        return corner in tiles and around[0] in tiles and around[1] in tiles and around[4] in tiles

    # --- writing

    def lay(self, kind: int, cell: Cell) -> None:
        """A tile on an empty cell."""
        self._make_room(RING_OF[cell] + 2)
        self.tiles[cell] = kind
        self.own.append(cell)
        make_swaps(cell)
        self._move_frontier(cell)
        column = column_of(cell)
        if column not in self.outermost or row_of(self.outermost[column]) < row_of(cell):
            self.outermost[column] = cell
        if self.catalogue.gives[kind]:
            self.giving[cell] = kind
            self._supply(kind, AROUND[cell])

    def _make_room(self, ring: int) -> None:
        if ring > self.room:
            self.room = ring
            more = cells_within(ring) - len(self.has)
            self.giving.extend([NOTHING] * more)
            self.has.extend([0] * more)
            self.allowed.extend([self.catalogue.nature_kinds] * more)

    def _move_frontier(self, cell: Cell) -> None:
        if cell in self.frontier:
            self.frontier.remove(cell)
        for near in beside(cell):
            if near not in self.tiles and near not in self.frontier:
                self.frontier.append(near)
                make_adds(near)

    def replace(self, kind: int, cell: Cell) -> None:
        """A tile in the place of another (F-5.1). Carriages stay where they are (F-5.10)."""
        self.swapped.append(self.tiles[cell])
        self.tiles[cell] = kind
        self.giving[cell] = kind if self.catalogue.gives[kind] else NOTHING
        self._recount(self._served(cell))

    def silence(self, cell: Cell) -> None:
        """The tile gives nothing from now on."""
        if self.giving[cell] != NOTHING:
            self.giving[cell] = NOTHING
            self._recount(self._served(cell))

    def wake(self, cell: Cell) -> None:
        """The tile gives again, unless something else keeps it silent."""
        kind = self.tiles[cell]
        if self.catalogue.gives[kind] and not self.silent(cell):
            self.giving[cell] = kind
            self._supply(kind, [near for near in self._served(cell) if near != cell])

    def unite(self, corner: Cell) -> None:
        """A carriage on a full block (F-9.1)."""
        self.carriages.append(corner)
        self.join_blocks()
        self._recount(self._served(corner))

    def join_blocks(self) -> None:
        """Work out the unions: blocks that share a tile are one (F-9.3). New lists, for copies share the old ones."""
        unions: list[list[int]] = []
        for corner in self.carriages:
            joined = block_at(corner)
            apart: list[list[int]] = []
            for union in unions:
                if any(cell in union for cell in joined):
                    joined = joined + [cell for cell in union if cell not in joined]
                else:
                    apart.append(union)
            apart.append(joined)
            unions = apart
        self.unions = [sorted(union) for union in unions]
        self.union_of = {cell: number for number, union in enumerate(self.unions) for cell in union}
        self.rims = [sorted({near for cell in union for near in AROUND[cell]}) for union in self.unions]
        self.deliveries = {}
        for union, rim in zip(self.unions, self.rims, strict=True):
            for cell in rim:
                far = [mate for mate in union if mate != cell and mate not in AROUND[cell]]
                self.deliveries[cell] = self.deliveries.get(cell, []) + far

    def recount_all(self) -> None:
        for cell in self.own:
            if self.silent(cell):
                self.giving[cell] = NOTHING
        self._recount(sorted({near for cell in self.own for near in AROUND[cell]}))

    def _served(self, cell: Cell) -> list[Cell]:
        """The cells a tile supplies: its neighbours, or all around its union."""
        return self.rims[self.union_of[cell]] if cell in self.union_of else AROUND[cell]

    def _supply(self, kind: int, cells: list[Cell]) -> None:
        """One more source for these cells: beside what they have, it allows what needs both."""
        has = self.has
        allowed = self.allowed
        given = self.catalogue.gives[kind]
        low = self.catalogue.gain_low[kind]
        high = self.catalogue.gain_high[kind]
        for cell in cells:
            others = has[cell]
            if others:
                allowed[cell] |= low[others & LOW] | high[others >> HALF]
            has[cell] = others | given

    def _recount(self, cells: list[Cell]) -> None:
        """Count again what these cells receive: a tile that served them fell silent or was replaced, or united."""
        giving = self.giving
        deliveries = self.deliveries
        gives = self.catalogue.gives
        gain_low = self.catalogue.gain_low
        gain_high = self.catalogue.gain_high
        nature = self.catalogue.nature_kinds
        for cell in cells:
            given = 0
            allowed = nature
            sources = AROUND[cell]
            if cell in deliveries:
                sources = sources + deliveries[cell]
            for source in sources:
                kind = giving[source]
                if kind >= 0:
                    if given:
                        allowed |= gain_low[kind][given & LOW] | gain_high[kind][given >> HALF]
                    given |= gives[kind]
            self.has[cell] = given
            self.allowed[cell] = allowed
