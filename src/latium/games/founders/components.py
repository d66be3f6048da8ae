"""The component file: its schema, read and checked. Every complaint names file and key."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from latium.core.components import ComponentFile, Piece, Table
from latium.core.protocol import message

PACKAGE: Final = "latium.games.founders"

SEATS: Final = (2, 3, 4)
CITY_RESOURCES: Final = ("coin", "carriage", "craft", "war")
TILE_TOTALS: Final = {"nature": 24, "village": 24, "city": 24, "victory": 25}  # F-1.1
PILES: Final = {"war": 6, "coin": 6, "carriage": 6, "craftsmen": 6}  # F-1.6
RESOURCE_LIMIT: Final = 16


class Resources(Table, frozen=True, kw_only=True):
    """The names of what tiles give, by level."""

    basic: tuple[str, ...]
    village: tuple[str, ...]
    city: tuple[str, ...]

    def all(self) -> tuple[str, ...]:
        return self.basic + self.village + self.city


class Rows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many tiles each row starts with (F-2.8)."""

    nature: int
    village: int
    city: int


class Setup(Table, frozen=True, kw_only=True):
    """The figures of chapter F-2, by number of seats where they differ."""

    victory_shown: dict[str, int]
    draft: dict[str, int]
    rows: Rows
    row_limit: int


class Tokens(Table, frozen=True, kw_only=True):
    """The token supply (F-1.6)."""

    war: int
    coin: int
    carriage: int
    craftsmen: tuple[str, ...]


class Tile(Piece, frozen=True, kw_only=True):
    """What every tile has."""

    copies: int = 1


class NatureTile(Tile, frozen=True, kw_only=True):
    """F-1.2."""

    produces: tuple[str, str]


class VillageTile(Tile, frozen=True, kw_only=True):
    """F-1.3."""

    requires: tuple[str, str]
    produces: str


class CityTile(Tile, frozen=True, kw_only=True):
    """F-1.4."""

    building: str
    requires: tuple[str, str]
    produces: str


class VictoryTile(Tile, frozen=True, kw_only=True):
    """F-1.5."""

    requires: tuple[str, str]
    points: int


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Other copies of some tiles."""

    copies: dict[str, int]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole component file."""

    schema: int
    resources: Resources
    setup: Setup
    tokens: Tokens
    nature: tuple[NatureTile, ...]
    village: tuple[VillageTile, ...]
    city: tuple[CityTile, ...]
    victory: tuple[VictoryTile, ...]
    variants: dict[str, Variant] = {}

    def classes(self) -> dict[str, Sequence[Tile]]:
        return {"nature": self.nature, "village": self.village, "city": self.city, "victory": self.victory}


TILE_TYPES: Final[dict[str, type[Tile]]] = {
    "nature": NatureTile,
    "village": VillageTile,
    "city": CityTile,
    "victory": VictoryTile,
}


def read_components(text: str, source: str, variant: str | None = None) -> Components:
    """The components of a TOML text, checked; a variant changes copies before the totals are counted."""
    file = ComponentFile(source, PACKAGE)
    components = file.read(text, Components, TILE_TYPES)
    if variant is not None:
        components = _with_variant(components, variant, file)
    _Check(components, file).all()
    return components


def _with_variant(components: Components, name: str, file: ComponentFile) -> Components:
    variant = components.variants.get(name)
    if variant is None:
        file.fail(f"variants.{name}", message("components-no-variant"))
    known = {tile.id for tiles in components.classes().values() for tile in tiles}
    for id in variant.copies:
        if id not in known:
            file.fail(f"variants.{name}.copies.{id}", message("components-no-tile"))

    def copied(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
        return tuple(msgspec.structs.replace(tile, copies=variant.copies.get(tile.id, tile.copies)) for tile in tiles)

    return msgspec.structs.replace(components, **{key: copied(tiles) for key, tiles in components.classes().items()})


class _Check:
    """What the types cannot say."""

    def __init__(self, components: Components, file: ComponentFile) -> None:
        self.components = components
        self.file = file

    def all(self) -> None:
        self.resources()
        self.tokens()
        self.setup()
        self.file.ids(self.components.classes())
        self.tiles()
        self.totals()

    def resources(self) -> None:
        resources = self.components.resources
        self.file.once("resources", resources.all())
        self.file.words("resources", resources.all())
        if sorted(resources.city) != sorted(CITY_RESOURCES):
            self.file.fail("resources.city", message("components-token-kinds", known=", ".join(CITY_RESOURCES)))
        if len(resources.all()) > RESOURCE_LIMIT:
            self.file.fail("resources", message("components-most", most=RESOURCE_LIMIT, count=len(resources.all())))

    def tokens(self) -> None:
        tokens = self.components.tokens
        if sorted(tokens.craftsmen) != sorted(self.components.resources.village):
            self.file.fail("tokens.craftsmen", message("components-craftsmen"))
        counts = {
            "war": tokens.war,
            "coin": tokens.coin,
            "carriage": tokens.carriage,
            "craftsmen": len(tokens.craftsmen),
        }
        for key, total in PILES.items():
            self.file.count(f"tokens.{key}", counts[key], total, "F-1.6")

    def setup(self) -> None:
        setup = self.components.setup
        self.file.within("setup.row_limit", setup.row_limit, 1, 8)
        for key, count in msgspec.structs.asdict(setup.rows).items():
            self.file.within(f"setup.rows.{key}", count, 0, setup.row_limit)
        tables: dict[str, Mapping[str, int]] = {"victory_shown": setup.victory_shown, "draft": setup.draft}
        for key, by_seats in tables.items():
            self.file.by_seats(f"setup.{key}", by_seats, SEATS)
        for seats, drafted in setup.draft.items():
            spare = setup.row_limit - setup.rows.nature
            self.file.within(f"setup.draft.{seats}", drafted, 2 * int(seats), 2 * int(seats) + spare)
        for seats, shown in setup.victory_shown.items():
            self.file.within(f"setup.victory_shown.{seats}", shown, 1, TILE_TOTALS["victory"])

    def tiles(self) -> None:
        names = self.components.resources
        for nature in self.components.nature:
            self.file.each_in(f"nature.{nature.id}.produces", nature.produces, names.basic)
        for village in self.components.village:
            self.file.each_in(f"village.{village.id}.requires", village.requires, names.basic)
            self.file.each_in(f"village.{village.id}.produces", [village.produces], names.village)
        for city in self.components.city:
            basics = [need for need in city.requires if need in names.basic]
            goods = [need for need in city.requires if need in names.village]
            if len(basics) != 1 or len(goods) != 1:
                self.file.fail(f"city.{city.id}.requires", message("components-city-needs"))
            self.file.each_in(f"city.{city.id}.produces", [city.produces], names.city)
        for victory in self.components.victory:
            self.file.each_in(f"victory.{victory.id}.requires", victory.requires, names.all())
            self.file.within(f"victory.{victory.id}.points", victory.points, 1, 9)

    def totals(self) -> None:
        for key, tiles in self.components.classes().items():
            for tile in tiles:
                self.file.within(f"{key}.{tile.id}.copies", tile.copies, 1, TILE_TOTALS[key])
            self.file.count(key, sum(tile.copies for tile in tiles), TILE_TOTALS[key], "F-1.1")
