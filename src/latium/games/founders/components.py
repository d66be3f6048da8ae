"""The component file: its schema, read and checked. Every complaint names file and key."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from latium.core.errors import ComponentError
from latium.core.protocol import Message, message
from latium.core.schema import misfit

PACKAGE: Final = "latium.games.founders"

Mark: TypeAlias = Literal["confirmed", "inferred", "designed"]
Provenance: TypeAlias = dict[str, Mark]

CITY_RESOURCES: Final = ("coin", "carriage", "craft", "war")
TILE_TOTALS: Final = {"nature": 24, "village": 24, "city": 24, "victory": 25}  # F-1.1
PILES: Final = {"war": 6, "coin": 6, "carriage": 6, "craftsmen": 6}  # F-1.6
RESOURCE_LIMIT: Final = 16


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    provenance: Provenance = {}


class Resources(_Table, frozen=True, kw_only=True):
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


class Setup(_Table, frozen=True, kw_only=True):
    """The figures of chapter F-2, by number of seats where they differ."""

    victory_shown: dict[str, int]
    draft: dict[str, int]
    rows: Rows
    row_limit: int


class Tokens(_Table, frozen=True, kw_only=True):
    """The token supply (F-1.6)."""

    war: int
    coin: int
    carriage: int
    craftsmen: tuple[str, ...]


class Tile(_Table, frozen=True, kw_only=True):
    """What every tile has. `name` serves a user's own set; ours are named in text/*.ftl."""

    id: str
    name: str = ""
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
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _wrong(source, _place(error, text), message("components-no-toml")) from error
    try:
        _each_tile(data, source)
        components = msgspec.convert(data, Components)
    except msgspec.ValidationError as error:
        raise _schema_error(source, "", error) from error
    if variant is not None:
        components = _with_variant(components, variant, source)
    _Check(components, source).all()
    return components


def _each_tile(data: dict[str, Any], source: str) -> None:
    """Tile by tile, so that a complaint can name it by its id."""
    for class_, kind in TILE_TYPES.items():
        tiles = data.get(class_)
        for number, tile in enumerate(tiles if isinstance(tiles, list) else [], 1):
            try:
                msgspec.convert(tile, kind)
            except msgspec.ValidationError as error:
                name = tile.get("id", number) if isinstance(tile, dict) else number
                raise _schema_error(source, f"{class_}.{name}", error) from error


def _place(error: tomllib.TOMLDecodeError, text: str) -> str:
    """Line and column where the text stops being TOML."""
    found = re.search(r"line (\d+), column (\d+)", str(error))
    return f"{found[1]}:{found[2]}" if found else str(text.count("\n") + 1)


def _schema_error(source: str, table: str, error: msgspec.ValidationError) -> ComponentError:
    key, problem = misfit(error)
    return _wrong(source, ".".join(filter(None, (table, key))) or str(problem.args.get("field", "")), problem)


def _wrong(source: str, key: str, problem: Message) -> ComponentError:
    return ComponentError(source, key, problem, PACKAGE)


def _with_variant(components: Components, name: str, source: str) -> Components:
    variant = components.variants.get(name)
    if variant is None:
        raise _wrong(source, f"variants.{name}", message("components-no-variant"))
    known = {tile.id for tiles in components.classes().values() for tile in tiles}
    for id in variant.copies:
        if id not in known:
            raise _wrong(source, f"variants.{name}.copies.{id}", message("components-no-tile"))

    def copied(tiles: Iterable[Tile]) -> tuple[Tile, ...]:
        return tuple(msgspec.structs.replace(tile, copies=variant.copies.get(tile.id, tile.copies)) for tile in tiles)

    return msgspec.structs.replace(components, **{key: copied(tiles) for key, tiles in components.classes().items()})


class _Check:
    """What the types cannot say."""

    def __init__(self, components: Components, source: str) -> None:
        self.components = components
        self.source = source

    def all(self) -> None:
        if self.components.schema != 1:
            self.fail("schema", message("components-schema", schema=self.components.schema))
        self.resources()
        self.tokens()
        self.setup()
        self.ids()
        self.tiles()
        self.totals()

    def fail(self, key: str, problem: Message) -> None:
        raise _wrong(self.source, key, problem)

    def resources(self) -> None:
        resources = self.components.resources
        for name, times in Counter(resources.all()).items():
            if times > 1:
                self.fail("resources", message("components-twice", name=name))
        if sorted(resources.city) != sorted(CITY_RESOURCES):
            self.fail("resources.city", message("components-token-kinds", known=", ".join(CITY_RESOURCES)))
        if len(resources.all()) > RESOURCE_LIMIT:
            self.fail("resources", message("components-most", most=RESOURCE_LIMIT, count=len(resources.all())))

    def tokens(self) -> None:
        tokens = self.components.tokens
        if sorted(tokens.craftsmen) != sorted(self.components.resources.village):
            self.fail("tokens.craftsmen", message("components-craftsmen"))
        counts = {
            "war": tokens.war,
            "coin": tokens.coin,
            "carriage": tokens.carriage,
            "craftsmen": len(tokens.craftsmen),
        }
        for key, total in PILES.items():
            if counts[key] != total:
                self.fail(f"tokens.{key}", message("components-tokens", total=total, count=counts[key]))

    def setup(self) -> None:
        setup = self.components.setup
        self.within("setup.row_limit", setup.row_limit, 1, 8)
        for key, count in msgspec.structs.asdict(setup.rows).items():
            self.within(f"setup.rows.{key}", count, 0, setup.row_limit)
        tables: dict[str, Mapping[str, int]] = {"victory_shown": setup.victory_shown, "draft": setup.draft}
        for key, by_seats in tables.items():
            if sorted(by_seats) != ["2", "3", "4"]:
                self.fail(f"setup.{key}", message("components-seats"))
        for seats, drafted in setup.draft.items():
            spare = setup.row_limit - setup.rows.nature
            self.within(f"setup.draft.{seats}", drafted, 2 * int(seats), 2 * int(seats) + spare)
        for seats, shown in setup.victory_shown.items():
            self.within(f"setup.victory_shown.{seats}", shown, 1, TILE_TOTALS["victory"])

    def within(self, key: str, value: int, least: int, most: int) -> None:
        if not least <= value <= most:
            self.fail(key, message("components-range", least=least, most=most, value=value))

    def ids(self) -> None:
        seen: set[str] = set()
        for key, tiles in self.components.classes().items():
            for tile in tiles:
                if tile.id in seen:
                    self.fail(f"{key}.{tile.id}", message("components-id-twice"))
                if not tile.id.replace("-", "").isalnum() or tile.id != tile.id.lower():
                    self.fail(f"{key}.{tile.id}", message("components-id"))
                seen.add(tile.id)

    def tiles(self) -> None:
        names = self.components.resources
        for nature in self.components.nature:
            self.each_in(f"nature.{nature.id}.produces", nature.produces, names.basic, "basic")
        for village in self.components.village:
            self.each_in(f"village.{village.id}.requires", village.requires, names.basic, "basic")
            self.each_in(f"village.{village.id}.produces", [village.produces], names.village, "village")
        for city in self.components.city:
            basics = [need for need in city.requires if need in names.basic]
            goods = [need for need in city.requires if need in names.village]
            if len(basics) != 1 or len(goods) != 1:
                self.fail(f"city.{city.id}.requires", message("components-city-needs"))
            self.each_in(f"city.{city.id}.produces", [city.produces], names.city, "city")
        for victory in self.components.victory:
            self.each_in(f"victory.{victory.id}.requires", victory.requires, names.all(), "any")
            self.within(f"victory.{victory.id}.points", victory.points, 1, 9)

    def each_in(self, key: str, given: Iterable[str], known: Sequence[str], level: str) -> None:
        for name in given:
            if name not in known:
                self.fail(key, message("components-resource", name=name, level=level, known=", ".join(known)))

    def totals(self) -> None:
        for key, tiles in self.components.classes().items():
            for tile in tiles:
                self.within(f"{key}.{tile.id}.copies", tile.copies, 1, TILE_TOTALS[key])
            total = sum(tile.copies for tile in tiles)
            if total != TILE_TOTALS[key]:
                self.fail(key, message("components-tiles", total=TILE_TOTALS[key], count=total))
