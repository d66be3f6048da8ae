"""The components as tables of numbers, the form the rules work on, for a number of seats."""

from typing import Final, TypeAlias, final

from latium.core.keeping import keep
from latium.core.resources import read_text
from latium.games.foundations_of_rome.actions import Action, Build
from latium.games.foundations_of_rome.components import (
    PACKAGE,
    REQUIREMENT_TYPES,
    Components,
    Construction,
    Lots,
    Requirement,
    read_components,
    turns,
)

NONE: Final = -1
"""No seat, no building, no choice yet."""

RESIDENTIAL: Final = 0
COMMERCIAL: Final = 1
CIVIC: Final = 2
ANY: Final = 3
TYPES: Final[list[str]] = ["residential", "commercial", "civic"]

PER_BUILDING: Final = 0
PER_PERSON: Final = 1
PER_COIN: Final = 2
PER_CIVIC: Final = 3
MEASURES: Final[list[str]] = ["building", "population", "coins", "civic"]

LOT_MARKERS_IN_SUPPLY: Final = 0
LOT_MARKERS_ON_BOARD: Final = 1
POPULATION: Final = 2
DEEDS: Final = 3
LOTS_COVERED: Final = 4
BUILDINGS: Final = 5
MAX_BUILDING_SIZE: Final = 6
COIN_VALUE: Final = 7
BORDER_LOTS: Final = 8
COINS_IN_HAND: Final = 9
TOUCHES_BORDER: Final = 10
ADJACENT_BUILDINGS: Final = 11
ADJACENT_OTHER_PLAYER_BUILDINGS: Final = 12
REQUIREMENTS: Final[list[str]] = list(REQUIREMENT_TYPES)

CARD_SETS: Final[list[str]] = ["a", "b"]

EDGES: Final = ((0, -1), (-1, 0), (1, 0), (0, 1))
CORNERS: Final = ((-1, -1), (1, -1), (-1, 1), (1, 1))

Cell: TypeAlias = tuple[int, int]


@final
class Catalogue:
    """A component set for a number of seats, ready to play with. Shared by all states of a game, never changed."""

    __slots__ = (
        "around",
        "at_border",
        "border",
        "builds",
        "copies",
        "every",
        "first_of_shape",
        "footprint_index",
        "footprints",
        "gift_coins",
        "gift_points",
        "income_base",
        "live",
        "lot_index",
        "lot_markers",
        "lots",
        "lots_of",
        "measure",
        "monuments_from",
        "of_shape",
        "per_neighbour",
        "piece_index",
        "pieces",
        "points",
        "population_bonus",
        "prices",
        "rate",
        "requirements",
        "seats",
        "shape_of",
        "shape_of_piece",
        "shapes",
        "size",
        "size_of",
        "size_of_piece",
        "source",
        "type_of",
        "with_lot",
        "worths",
    )

    def __init__(self, source: Components, seats: int, diagonals: bool) -> None:
        self.source = source
        self.seats = seats
        game = source.game
        self.prices: list[int] = list(game.deed_prices)
        self.income_base = game.income_base
        self.lot_markers = game.lot_markers
        self.population_bonus: list[int] = list(game.population_bonus)
        self._city(game.sizes[str(seats)])
        self._footprints(diagonals)
        self._pieces()
        self._builds()

    def _city(self, size: int) -> None:
        """The lots row by row (R-1.1), and which of them are at the border (R-7.8)."""
        self.size = size
        self.lots: list[str] = [f"{chr(ord('a') + column)}{row + 1}" for row in range(size) for column in range(size)]
        self.lot_index: dict[str, int] = {name: lot for lot, name in enumerate(self.lots)}
        edges = (0, size - 1)
        self.border: list[bool] = [lot // size in edges or lot % size in edges for lot in range(size * size)]

    def _footprints(self, diagonals: bool) -> None:
        """Every shape in every turn on every place of the grid (R-5.3); those of a shape are numbered in a row."""
        self.shapes: list[str] = list(self.source.shapes)
        self.lots_of: list[list[int]] = []
        self.shape_of: list[int] = []
        self.first_of_shape: list[int] = []
        """By shape: its first footprint."""
        for shape, name in enumerate(self.shapes):
            self.first_of_shape.append(len(self.lots_of))
            found = {lots for cells in turns(self.source.shapes[name]) for lots in self._places(cells)}
            self.lots_of.extend([list(lots) for lots in sorted(found)])
            self.shape_of.extend([shape] * len(found))
        self.size_of: list[int] = [len(lots) for lots in self.lots_of]
        self.footprint_index: dict[tuple[int, ...], int] = {
            tuple(lots): number for number, lots in enumerate(self.lots_of)
        }
        self.footprints: list[str] = [self._named(lots) for lots in self.lots_of]
        self.with_lot: list[list[int]] = [[] for _ in self.lots]
        for number, lots in enumerate(self.lots_of):
            for lot in lots:
                self.with_lot[lot].append(number)
        steps = [*EDGES, *CORNERS] if diagonals else [*EDGES]
        self.around: list[list[int]] = [self._lots_around(lots, steps) for lots in self.lots_of]
        self.at_border: list[bool] = [any(self.border[lot] for lot in lots) for lots in self.lots_of]

    def _places(self, cells: Lots) -> list[tuple[int, ...]]:
        size = self.size
        width = max(x for x, _ in cells)
        height = max(y for _, y in cells)
        return [
            tuple(sorted((top + y) * size + left + x for x, y in cells))
            for top in range(size - height)
            for left in range(size - width)
        ]

    def _named(self, lots: list[int]) -> str:
        """A full rectangle by its corners, `c4-f5`, anything else lot by lot, `c4+c5+d5`."""
        columns = [lot % self.size for lot in lots]
        width = max(columns) - min(columns) + 1
        height = lots[-1] // self.size - lots[0] // self.size + 1
        if len(lots) == 1 or width * height != len(lots):
            return "+".join([self.lots[lot] for lot in lots])
        return f"{self.lots[lots[0]]}-{self.lots[lots[-1]]}"

    def _lots_around(self, lots: list[int], steps: list[Cell]) -> list[int]:
        """The lots that share an edge with one of these, or a corner too where the table plays so (R-9.4)."""
        size = self.size
        found: set[int] = set()
        for lot in lots:
            for right, down in steps:
                column, row = lot % size + right, lot // size + down
                if 0 <= column < size and 0 <= row < size:
                    found.add(row * size + column)
        return sorted(found.difference(lots))

    def _pieces(self) -> None:
        """Kinds of buildings first, monuments after them."""
        known: list[Construction] = [*self.source.building, *self.source.monument]
        self.monuments_from: int = len(self.source.building)
        self.pieces: list[str] = [piece.id for piece in known]
        self.piece_index: dict[str, int] = {id: number for number, id in enumerate(self.pieces)}
        self.copies: list[int] = [building.count for building in self.source.building]
        self.type_of: list[int] = [TYPES.index(piece.type) for piece in known]
        self.worths: list[int] = [piece.population + piece.coins for piece in known]
        self.points: list[int] = [piece.points for piece in known]
        scores = [piece.score for piece in known]
        self.measure: list[int] = [NONE if score is None else MEASURES.index(score.per) for score in scores]
        self.rate: list[int] = [0 if score is None else score.points for score in scores]
        self.every: list[int] = [1 if score is None else score.every for score in scores]
        monuments = self.source.monument
        ordinary = [0] * self.monuments_from
        self.per_neighbour: list[int] = ordinary + [
            monument.population_per_neighbour + monument.coins_per_neighbour for monument in monuments
        ]
        self.live: list[int] = [piece for piece, number in enumerate(self.per_neighbour) if number]
        gifts = [monument.gift for monument in monuments]
        self.gift_points: list[int] = ordinary + [0 if gift is None else gift.points for gift in gifts]
        self.gift_coins: list[int] = ordinary + [0 if gift is None else gift.coins for gift in gifts]
        self.requirements: list[list[list[list[int]]]] = [
            [[] for _ in ordinary] + [[_requirement(one) for one in card] for card in cards]
            for cards in ([monument.a for monument in monuments], [monument.b for monument in monuments])
        ]
        """By card set and kind: what the card asks for, as what, how many, and of which type."""

    def _builds(self) -> None:
        """By kind: all its constructions, in the order of the footprints of its shape."""
        shapes = [self.shapes.index(piece.shape) for piece in [*self.source.building, *self.source.monument]]
        self.shape_of_piece: list[int] = shapes
        self.of_shape: list[list[int]] = [
            [piece for piece in range(self.monuments_from) if shapes[piece] == shape]
            for shape in range(len(self.shapes))
        ]
        """By shape: the kinds of buildings that have it."""
        ends = [*self.first_of_shape[1:], len(self.lots_of)]
        self.builds: list[list[Action]] = [
            [Build(piece, footprint) for footprint in range(self.first_of_shape[shape], ends[shape])]
            for piece, shape in enumerate(shapes)
        ]
        self.size_of_piece: list[int] = [self.size_of[self.first_of_shape[shape]] for shape in shapes]

    def own_names(self) -> dict[str, str]:
        """What this set calls its pieces; and its ids as words, where the set in this package has none such."""
        ours = catalogue_for(None, self.seats, False).piece_index
        pieces: list[Construction] = [*self.source.building, *self.source.monument]
        return {
            f"piece-{piece.id}": piece.name or piece.id.replace("-", " ")
            for piece in pieces
            if piece.name or piece.id not in ours
        }


def _requirement(requirement: Requirement) -> list[int]:
    about = ANY if requirement.type in (None, "any") else TYPES.index(requirement.type)
    return [REQUIREMENTS.index(requirement.kind), requirement.n, about]


_SETS: Final[dict[tuple[str | None, tuple[int, bool]], Catalogue]] = {}


def catalogue_for(components: str | None, seats: int, diagonals: bool) -> Catalogue:
    """The catalogue of a component file's text (None: the set in this package), made once for a table of this kind."""
    key = (components, (seats, diagonals))
    found = _SETS.get(key)
    if found is None:
        if components is None:
            text = read_text(PACKAGE, "data/components.toml")
            found = Catalogue(read_components(text, "components.toml"), seats, diagonals)
        else:
            found = Catalogue(read_components(components, "the component file"), seats, diagonals)
        keep(_SETS, key, found)
    return found
