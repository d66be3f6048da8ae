"""A nation: one player's tiles, what lies on them, and what each cell could receive.

Two words are kept for every cell near the nation: the resources its sources give (`has`) and the kinds of tile that
could be added there (`allowed`, a mask). A new source is one OR for each cell around it; when a source falls silent or
a union grows, the cells concerned are counted again.
"""

from typing import Final, final

from latium.games.founders.actions import Action, adds_at, swaps_at
from latium.games.founders.catalogue import HALF, NOTHING, Catalogue
from latium.games.founders.grid import AROUND, BLOCK, SIDES, WIDTH, Cell

LOW: Final = (1 << HALF) - 1
NEAR: Final = {0, *AROUND}


@final
class Nation:
    """One player's tiles. Written to only by whoever owns it: see `State.nation`."""

    __slots__ = (
        "allowed",
        "carriages",
        "catalogue",
        "coins",
        "craftsmen",
        "frontier",
        "giving",
        "has",
        "outermost",
        "own",
        "pillaged",
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
        return [cell + step for step in AROUND if cell + step in self.tiles] + self.delivered(cell)

    def delivered(self, cell: Cell) -> list[Cell]:
        """The tiles that supply a cell only because they are united with a neighbour."""
        union_of = self.union_of
        joined = {union_of[cell + step] for step in AROUND if cell + step in union_of}
        return [mate for union in sorted(joined) for mate in self.unions[union] if mate - cell not in NEAR]

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
            self._supply_around(kind, cell)

    def replace(self, kind: int, cell: Cell) -> None:
        """A tile in the place of another (F-5.1). Carriages stay where they are (F-5.10)."""
        self.swapped.append(self.tiles[cell])
        self.tiles[cell] = kind
        if self.catalogue.gives[kind]:
            self.giving[cell] = kind
        elif cell in self.giving:
            del self.giving[cell]
        self._recount_from(cell)

    def _supply_around(self, kind: int, cell: Cell) -> None:
        has = self.has
        allowed = self.allowed
        given = self.catalogue.gives[kind]
        low = self.catalogue.gain_low[kind]
        high = self.catalogue.gain_high[kind]
        nature = self.catalogue.nature_kinds
        for step in AROUND:
            near = cell + step
            others = has.get(near, 0)
            if others:
                allowed[near] |= low[others & LOW] | high[others >> HALF]
                has[near] = others | given
            else:
                allowed[near] = nature
                has[near] = given

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
                self._recount_from(cell)
            else:
                self._supply_around(kind, cell)

    def _recount_from(self, cell: Cell) -> None:
        """Count again what the cells within reach of a tile receive."""
        if cell in self.union_of:
            self._recount_around(self.unions[self.union_of[cell]])
        else:
            for step in AROUND:
                self._recount(cell + step)

    def unite(self, corner: Cell) -> None:
        """A carriage on a full block (F-9.1)."""
        self.carriages.append(corner)
        self.join_blocks()
        self._recount_around(self.unions[self.union_of[corner]])

    def join_blocks(self) -> None:
        """Work out the unions: blocks that share a tile are one (F-9.3). The old lists may be shared with copies."""
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

    def recount_all(self) -> None:
        for cell in self.tiles:
            if cell in self.giving and self.silent(cell):
                del self.giving[cell]
        self._recount_around(list(self.tiles))

    def _recount_around(self, cells: list[Cell]) -> None:
        for near in sorted({cell + step for cell in cells for step in AROUND}):
            self._recount(near)

    def _recount(self, cell: Cell) -> None:
        giving = self.giving
        gives = self.catalogue.gives
        gain_low = self.catalogue.gain_low
        gain_high = self.catalogue.gain_high
        given = 0
        allowed = self.catalogue.nature_kinds
        for step in AROUND:
            near = cell + step
            if near in giving:
                kind = giving[near]
                if given:
                    allowed |= gain_low[kind][given & LOW] | gain_high[kind][given >> HALF]
                given |= gives[kind]
        if self.union_of:
            for source in self.delivered(cell):
                if source in giving:
                    kind = giving[source]
                    allowed |= gain_low[kind][given & LOW] | gain_high[kind][given >> HALF]
                    given |= gives[kind]
        self.has[cell] = given
        self.allowed[cell] = allowed
