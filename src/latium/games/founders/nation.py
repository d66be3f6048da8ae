"""A nation: one player's tiles, what lies on them, and what each cell could receive.

Two words are kept for every cell near the nation: the resources its sources give (`has`) and the kinds of tile that
could be added there (`allowed`, a mask). A new source is one OR for each cell around it; when a source falls silent or
a union grows, the cells concerned are counted again.
"""

from typing import Final, final

from latium.games.founders.actions import Action, adds_at, swaps_at
from latium.games.founders.catalogue import HALF, Catalogue
from latium.games.founders.grid import ABOVE, AROUND, BLOCK, RIGHT, SIDES, WIDTH, Cell

LOW: Final = (1 << HALF) - 1
WITHIN_TWO: Final[list[int]] = [row * ABOVE + column * RIGHT for row in range(-2, 3) for column in range(-2, 3)]
"""Steps to the cells whose tiles can supply a neighbour of a cell, the cell itself among them."""
TOUCHED: Final[list[list[int]]] = [
    [place for place, step in enumerate(AROUND) if source - step in AROUND] for source in WITHIN_TWO
]
"""For each of these, which of the eight neighbours it touches."""


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
        "shared",
        "swapped",
        "tiles",
        "union_of",
        "unions",
    )

    def __init__(self) -> None:
        self.catalogue: Catalogue
        self.shared = False
        self.tiles: dict[int, int] = {}
        """The kind of tile on each cell, in the order the cells were taken."""
        self.giving: dict[int, int] = {}
        """The kind of each tile that gives its owner something now."""
        self.own: dict[int, list[Action]] = {}
        """The same cells, with the swaps that could be made on each."""
        self.frontier: dict[int, list[Action]] = {}
        """Empty cells that share a side with a tile (F-4.3), with the additions that could be made on each."""
        self.has: dict[int, int] = {}
        self.allowed: dict[int, int] = {}
        self.outermost: dict[int, int] = {}
        """The farthest tile of each column (F-7.2)."""
        self.pillaged: dict[int, bool] = {}
        self.coins: dict[int, bool] = {}
        self.craftsmen: dict[int, int] = {}
        """The good of the craftsman on a cell."""
        self.carriages: list[int] = []
        """The near left cells of the blocks in whose middle a carriage lies."""
        self.unions: list[list[int]] = []
        self.union_of: dict[int, int] = {}
        self.rims: list[list[int]] = []
        """The cells around each union, its own among them."""
        self.deliveries: dict[int, list[int]] = {}
        """The tiles that supply a cell only because they are united with a neighbour (F-9.2)."""
        self.swapped: list[int] = []

    def copy(self) -> "Nation":
        twin = Nation.__new__(Nation)
        twin.catalogue = self.catalogue
        twin.shared = False
        twin.tiles = self.tiles.copy()
        twin.giving = self.giving.copy()
        twin.own = self.own.copy()
        twin.frontier = self.frontier.copy()
        twin.has = self.has.copy()
        twin.allowed = self.allowed.copy()
        twin.outermost = self.outermost.copy()
        twin.pillaged = self.pillaged.copy()
        twin.coins = self.coins.copy()
        twin.craftsmen = self.craftsmen.copy()
        twin.carriages = self.carriages.copy()
        twin.deliveries = self.deliveries
        twin.rims = self.rims
        twin.unions = self.unions
        twin.union_of = self.union_of
        twin.swapped = self.swapped.copy()
        return twin

    # --- reading

    def silent(self, cell: Cell) -> bool:
        """Whether the tile gives nothing to its owner now: pillaged, a craftsman's, or sold (F-7.1, F-10.3, F-8.9)."""
        return cell in self.pillaged or cell in self.craftsmen or cell in self.coins

    def given_by(self, cell: Cell) -> int:
        """The resources the tile on a cell offers its owner now."""
        return self.catalogue.gives[self.giving[cell]] if cell in self.giving else 0

    def reach(self, cell: Cell) -> list[Cell]:
        """The own tiles whose resources can come to a cell: its neighbours first (F-4.4), then all that are united
        with them (F-9.2). A tile never supplies its own space (F-5.2)."""
        return [cell + step for step in AROUND if cell + step in self.tiles] + self.deliveries.get(cell, [])

    def full_block(self, corner: Cell) -> bool:
        tiles = self.tiles
        return corner in tiles and corner + 1 in tiles and corner + WIDTH in tiles and corner + WIDTH + 1 in tiles

    # --- writing

    def lay(self, kind: int, cell: Cell) -> None:
        """A tile on an empty cell."""
        tiles = self.tiles
        frontier = self.frontier
        tiles[cell] = kind
        self.own[cell] = swaps_at(cell)
        if cell in frontier:
            del frontier[cell]
        for step in SIDES:
            beside = cell + step
            if beside not in tiles and beside not in frontier:
                frontier[beside] = adds_at(beside)
        column = cell % WIDTH
        if cell > self.outermost.get(column, -1):
            self.outermost[column] = cell
        if self.catalogue.gives[kind]:
            self.giving[cell] = kind
            self._supply(kind, [cell + step for step in AROUND])

    def replace(self, kind: int, cell: Cell) -> None:
        """A tile in the place of another (F-5.1). Carriages stay where they are (F-5.10)."""
        self.swapped.append(self.tiles[cell])
        self.tiles[cell] = kind
        if self.catalogue.gives[kind]:
            self.giving[cell] = kind
        elif cell in self.giving:
            del self.giving[cell]
        self._recount_from(cell)

    def silence(self, cell: Cell) -> None:
        """The tile gives nothing from now on."""
        if cell in self.giving:
            del self.giving[cell]
            self._recount_from(cell)

    def wake(self, cell: Cell) -> None:
        """The tile gives again, unless something else keeps it silent."""
        kind = self.tiles[cell]
        if self.catalogue.gives[kind] and not self.silent(cell):
            self.giving[cell] = kind
            if cell in self.union_of:
                self._supply(kind, [near for near in self.rims[self.union_of[cell]] if near != cell])
            else:
                self._supply(kind, [cell + step for step in AROUND])

    def unite(self, corner: Cell) -> None:
        """A carriage on a full block (F-9.1)."""
        self.carriages.append(corner)
        self.join_blocks()
        for near in self.rims[self.union_of[corner]]:
            self._recount(near)

    def join_blocks(self) -> None:
        """Work out the unions: blocks that share a tile are one (F-9.3). New lists, for copies share the old ones."""
        unions: list[list[int]] = []
        for corner in self.carriages:
            joined = [corner + step for step in BLOCK]
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
        self.rims = [sorted({cell + step for cell in union for step in AROUND}) for union in self.unions]
        self.deliveries = {}
        for union, rim in zip(self.unions, self.rims, strict=True):
            for cell in rim:
                far = [mate for mate in union if mate != cell and mate - cell not in AROUND]
                self.deliveries[cell] = self.deliveries.get(cell, []) + far

    def recount_all(self) -> None:
        for cell in self.tiles:
            if cell in self.giving and self.silent(cell):
                del self.giving[cell]
        for near in sorted({cell + step for cell in self.tiles for step in AROUND}):
            self._recount(near)

    def _supply(self, kind: int, cells: list[Cell]) -> None:
        """One more source for these cells: beside what they have, it allows what needs both."""
        has = self.has
        allowed = self.allowed
        given = self.catalogue.gives[kind]
        low = self.catalogue.gain_low[kind]
        high = self.catalogue.gain_high[kind]
        nature = self.catalogue.nature_kinds
        for cell in cells:
            others = has.get(cell, 0)
            if others:
                allowed[cell] |= low[others & LOW] | high[others >> HALF]
                has[cell] = others | given
            else:
                allowed[cell] = nature
                has[cell] = given

    def _recount_from(self, cell: Cell) -> None:
        """Count again what the cells within reach of a tile receive: it fell silent or was replaced."""
        if cell in self.union_of:
            for near in self.rims[self.union_of[cell]]:
                self._recount(near)
        else:
            self._recount_around(cell)

    def _recount(self, cell: Cell) -> None:
        self.has[cell] = 0
        self.allowed[cell] = self.catalogue.nature_kinds
        giving = self.giving
        for step in AROUND:
            if cell + step in giving:
                self._supply(giving[cell + step], [cell])
        self._recount_deliveries(cell)

    def _recount_around(self, cell: Cell) -> None:
        """The same for the eight cells around one: the sources within two steps are looked up once."""
        given = [0, 0, 0, 0, 0, 0, 0, 0]
        nature = self.catalogue.nature_kinds
        allowed = [nature, nature, nature, nature, nature, nature, nature, nature]
        giving = self.giving
        for place, step in enumerate(WITHIN_TWO):
            if cell + step in giving:
                kind = giving[cell + step]
                gives = self.catalogue.gives[kind]
                low = self.catalogue.gain_low[kind]
                high = self.catalogue.gain_high[kind]
                for near in TOUCHED[place]:
                    others = given[near]
                    if others:
                        allowed[near] |= low[others & LOW] | high[others >> HALF]
                    given[near] = others | gives
        for near, step in enumerate(AROUND):
            self.has[cell + step] = given[near]
            self.allowed[cell + step] = allowed[near]
        if self.deliveries:
            for step in AROUND:
                self._recount_deliveries(cell + step)

    def _recount_deliveries(self, cell: Cell) -> None:
        if cell in self.deliveries:
            for source in self.deliveries[cell]:
                if source in self.giving:
                    self._supply(self.giving[source], [cell])
