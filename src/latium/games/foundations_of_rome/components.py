"""The component file: its schema, read and checked. Every complaint names file and key."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from latium.core.components import ComponentFile, Piece, Table
from latium.core.protocol import message
from latium.games.foundations_of_rome.actions import ROW

PACKAGE: Final = "latium.games.foundations_of_rome"

Type: TypeAlias = Literal["residential", "commercial", "civic"]
Lots: TypeAlias = tuple[tuple[int, int], ...]

SEATS: Final = (2, 3, 4, 5)
ERAS: Final = 3
LARGEST_CITY: Final = 10
LARGEST_SHAPE: Final = 6
BUILDING_TOTALS: Final = {"residential": 8, "commercial": 8, "civic": 8}
LOTS_OF_BUILDINGS: Final = 52
MONUMENT_TOTALS: Final = {"residential": 5, "commercial": 6, "civic": 8}
MOST: Final = 99  # of anything that is counted

FIGURES: Final[dict[str, tuple[str, ...]]] = {
    "residential": ("population", "population_per_neighbour"),
    "commercial": ("coins", "coins_per_neighbour", "points"),
    "civic": ("score",),
}

REQUIREMENT_TYPES: Final[dict[str, tuple[str, ...]]] = {  # which types each kind can be about
    "lot_markers_in_supply": (),
    "lot_markers_on_board": (),
    "population": (),
    "deeds": (),
    "lots_covered": tuple(FIGURES),
    "buildings": (*FIGURES, "any"),
    "max_building_size": (),
    "coin_value": (),
    "border_lots": (),
    "coins_in_hand": (),
    "touches_border": (),
    "adjacent_buildings": (),
    "adjacent_other_player_buildings": (),
}


class Game(Table, frozen=True, kw_only=True):
    """What is there for every seat, and what differs by seat, slot, era or number of seats."""

    starting_deeds: int
    starting_coins: tuple[int, ...]
    lot_markers: int
    monument_markers: int
    deed_prices: tuple[int, ...]
    income_base: int
    population_bonus: tuple[int, ...]
    empty_lot_points: int
    extra_monuments: int
    sizes: dict[str, int]


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a civic building scores by its neighbours (R-9.3)."""

    per: Literal["building", "population", "coins", "civic"]
    points: int
    every: int = 1


class Construction(Piece, frozen=True, kw_only=True):
    """What can be built (R-1.4)."""

    type: Type
    shape: str
    population: int = 0
    coins: int = 0
    points: int = 0
    score: Score | None = None


class Building(Construction, frozen=True, kw_only=True):
    """R-1.3."""

    count: int


class Requirement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing a card asks for (R-7.9, R-7.10)."""

    kind: str
    n: int = 1
    type: str | None = None


class Gift(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What each player with an adjacent building gets when it is built (R-7.11)."""

    points: int = 0
    coins: int = 0


class Monument(Construction, frozen=True, kw_only=True):
    """R-1.6; `a` and `b` are what its two cards ask for (R-1.7)."""

    population_per_neighbour: int = 0
    coins_per_neighbour: int = 0
    gift: Gift | None = None
    a: tuple[Requirement, ...]
    b: tuple[Requirement, ...]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole component file."""

    schema: int
    game: Game
    shapes: dict[str, Lots]
    building: tuple[Building, ...]
    monument: tuple[Monument, ...]

    def constructions(self) -> dict[str, Construction]:
        """Buildings and monuments, by their keys."""
        buildings = {f"building.{building.id}": building for building in self.building}
        return buildings | {f"monument.{monument.id}": monument for monument in self.monument}


PIECES: Final[dict[str, type[Piece]]] = {"building": Building, "monument": Monument}


def read_components(text: str, source: str) -> Components:
    """The components of a TOML text, checked."""
    file = ComponentFile(source, PACKAGE)
    components = file.read(text, Components, PIECES)
    _Check(components, file).all()
    return components


def turns(lots: Lots) -> list[Lots]:
    """The different ways a shape can lie (R-5.3), each in reading order from the corner of the rectangle around it."""
    found: list[Lots] = []
    for _ in range(4):
        lots = _settled((-y, x) for x, y in lots)
        if lots not in found:
            found.append(lots)
    return found


def _settled(lots: Iterable[tuple[int, int]]) -> Lots:
    given = list(lots)
    left, top = min(x for x, _ in given), min(y for _, y in given)
    return tuple(sorted(((x - left, y - top) for x, y in given), key=lambda lot: (lot[1], lot[0])))


def _around(lots: Iterable[tuple[int, int]]) -> set[tuple[int, int]]:
    """The lots that share an edge with one of these; of these, those that touch another."""
    return {(x + dx, y + dy) for x, y in lots for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}


class _Check:
    """What the types cannot say."""

    def __init__(self, components: Components, file: ComponentFile) -> None:
        self.components = components
        self.file = file

    def all(self) -> None:
        self.file.ids({"building": self.components.building, "monument": self.components.monument})
        self.game()
        self.cities()
        self.shapes()
        self.distinct()
        self.constructions()
        self.used()
        self.buildings()
        self.monuments()

    def game(self) -> None:
        game = self.components.game
        self.file.within("game.lot_markers", game.lot_markers, 1, MOST)
        self.file.within("game.monument_markers", game.monument_markers, 1, MOST)
        self.file.within("game.starting_deeds", game.starting_deeds, 1, game.lot_markers)
        self.file.within("game.income_base", game.income_base, 1, MOST)
        self.file.within("game.empty_lot_points", game.empty_lot_points, 0, MOST)
        most = sum(MONUMENT_TOTALS.values()) - max(SEATS)
        self.file.within("game.extra_monuments", game.extra_monuments, 0, most)
        self.figures("game.starting_coins", game.starting_coins, max(SEATS), "R-2.3")
        self.figures("game.deed_prices", game.deed_prices, ROW, "R-4.2")
        self.figures("game.population_bonus", game.population_bonus, ERAS, "R-9.8")
        if list(game.deed_prices) != sorted(game.deed_prices):
            self.file.fail("game.deed_prices", message("components-fall"))

    def figures(self, key: str, figures: Sequence[int], total: int, clause: str) -> None:
        self.file.count(key, len(figures), total, clause)
        for figure in figures:
            self.file.within(key, figure, 0, MOST)

    def cities(self) -> None:
        """The deeds last for the seats and for a full row in every era (R-2.4, R-2.5, R-2.6)."""
        game = self.components.game
        self.file.by_seats("game.sizes", game.sizes, SEATS)
        for seats, size in game.sizes.items():
            self.file.within(f"game.sizes.{seats}", size, 1, LARGEST_CITY)
            needed = int(seats) * game.starting_deeds + ERAS * ROW
            if size * size < needed:
                problem = message("components-deeds", seats=seats, needed=needed, count=size * size)
                self.file.fail(f"game.sizes.{seats}", problem)

    def shapes(self) -> None:
        for name, lots in self.components.shapes.items():
            key = f"shapes.{name}"
            self.file.within(key, len(lots), 1, LARGEST_SHAPE)
            self.file.once(key, [f"{x}, {y}" for x, y in lots])
            if {*lots} != {*_settled(lots)}:
                self.file.fail(key, message("components-corner"))
            if not self.connected(lots):
                self.file.fail(key, message("components-apart"))
            if _settled((-x, y) for x, y in lots) not in turns(lots):
                self.file.fail(key, message("components-mirror"))

    def connected(self, lots: Lots) -> bool:
        reached = {lots[0]}
        while new := _around(reached) & {*lots} - reached:
            reached |= new
        return reached == {*lots}

    def distinct(self) -> None:
        seen: dict[Lots, str] = {}
        for name, lots in self.components.shapes.items():
            same = seen.setdefault(min(turns(lots)), name)
            if same != name:
                self.file.fail(f"shapes.{name}", message("components-same-shape", name=same))

    def used(self) -> None:
        used = {piece.shape for piece in self.components.constructions().values()}
        for name in self.components.shapes:
            if name not in used:
                self.file.fail(f"shapes.{name}", message("components-unused"))

    def constructions(self) -> None:
        for key, piece in self.components.constructions().items():
            self.file.each_in(f"{key}.shape", [piece.shape], self.components.shapes)
            self.worth(key, piece)
            if piece.score is not None:
                self.file.within(f"{key}.score.points", piece.score.points, 1, MOST)
                self.file.within(f"{key}.score.every", piece.score.every, 1, MOST)

    def worth(self, key: str, piece: Construction) -> None:
        """Every type has its own figures, and at least one of them (R-1.4)."""
        fields = msgspec.structs.asdict(piece)
        given = [name for names in FIGURES.values() for name in names if fields.get(name)]
        own = FIGURES[piece.type]
        for name in given:
            if name not in own:
                self.file.fail(f"{key}.{name}", message("components-figure", type=piece.type, known=", ".join(own)))
            if name != "score":
                self.file.within(f"{key}.{name}", fields[name], 0, MOST)
        if not given:
            self.file.fail(key, message("components-nothing", known=", ".join(name for name in own if name in fields)))

    def buildings(self) -> None:
        buildings = self.components.building
        for building in buildings:
            self.file.within(f"building.{building.id}.count", building.count, 1, MOST)
        for type_, total in BUILDING_TOTALS.items():
            count = sum(building.count for building in buildings if building.type == type_)
            self.total("building", type_, count, total, "R-1.3")
        lots = sum(building.count * self.size(building) for building in buildings)
        if lots != LOTS_OF_BUILDINGS:
            self.file.fail("building", message("components-lots", total=LOTS_OF_BUILDINGS, count=lots))

    def total(self, key: str, type_: str, count: int, total: int, clause: str) -> None:
        if count != total:
            self.file.fail(key, message("components-type", type=type_, total=total, count=count, clause=clause))

    def size(self, piece: Construction) -> int:
        return len(self.components.shapes[piece.shape])

    def monuments(self) -> None:
        monuments = self.components.monument
        for type_, total in MONUMENT_TOTALS.items():
            count = sum(monument.type == type_ for monument in monuments)
            self.total("monument", type_, count, total, "R-1.6")
        for monument in monuments:
            key = f"monument.{monument.id}"
            if monument.gift is not None:
                self.gift(f"{key}.gift", monument.gift)
            for card, requirements in (("a", monument.a), ("b", monument.b)):
                for requirement in requirements:
                    self.requirement(f"{key}.{card}", requirement, monument)

    def gift(self, key: str, gift: Gift) -> None:
        self.file.within(f"{key}.points", gift.points, 0, MOST)
        self.file.within(f"{key}.coins", gift.coins, 0, MOST)
        if not gift.points and not gift.coins:
            self.file.fail(key, message("components-nothing", known="points, coins"))

    def requirement(self, key: str, requirement: Requirement, monument: Monument) -> None:
        kind, n = requirement.kind, requirement.n
        self.file.each_in(key, [kind], REQUIREMENT_TYPES)
        types = REQUIREMENT_TYPES[kind]
        if requirement.type is None and types:
            self.file.fail(key, message("components-type-needed", kind=kind, known=", ".join(types)))
        if requirement.type is not None and not types:
            self.file.fail(key, message("components-no-type", kind=kind))
        if requirement.type is not None:
            self.file.each_in(key, [requirement.type], types)
        if n < 1:
            self.file.fail(key, message("components-least", kind=kind, n=n))
        most = self.most(requirement, monument).get(kind, MOST)
        if n > most:
            self.file.fail(key, message("components-reach", kind=kind, most=most, n=n))

    def most(self, requirement: Requirement, monument: Monument) -> Mapping[str, int]:
        """More than this cannot be had, whatever is played with however many seats."""
        game, lots = self.components.game, self.components.shapes[monument.shape]
        pieces = self.components.constructions().values()
        copies = {building.id: building.count for building in self.components.building}
        others = [piece for piece in pieces if piece != monument and requirement.type in (piece.type, "any")]
        sides = {int(seats): size for seats, size in game.sizes.items()}
        neighbours = len(_around(lots) - {*lots})
        return {
            "lot_markers_in_supply": game.lot_markers,
            "lot_markers_on_board": game.lot_markers,
            "deeds": min(side**2 - (seats - 1) * game.starting_deeds for seats, side in sides.items()),
            "lots_covered": sum(copies.get(piece.id, 1) * self.size(piece) for piece in others),
            "buildings": sum(copies.get(piece.id, 1) for piece in others),
            "max_building_size": max(self.size(piece) for piece in pieces),
            "border_lots": 4 * (min(sides.values()) - 1),
            "touches_border": 1,
            "adjacent_buildings": neighbours,
            "adjacent_other_player_buildings": neighbours,
        }
