"""The component file: its schema, read and checked. Every complaint names file and key."""

import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from latium.core.errors import ComponentError

Mark: TypeAlias = Literal["confirmed", "inferred", "designed"]
Provenance: TypeAlias = dict[str, Mark]
Neighbours: TypeAlias = dict[str, tuple[str, ...]]

COLORS = ("orange", "blue", "purple", "green", "yellow")
FACES = (*COLORS, "black")  # E-1.4
SEATS = ("2", "3", "4", "5")
REGION_TOTALS = {2: 10, 3: 13, 4: 15, 5: 20}  # E-2.2
SPACES = 6  # E-1.5
CITIES = 6  # E-1.6
DECK_SIZE = 9  # E-1.7
DECK_POINTS = 36
EXPLORER_LIMIT = 10
DICE_LIMIT = 5
MOST_CARDS_A_SPACE = 2

CONDITIONS: dict[str, tuple[str, ...]] = {  # E-10.2: what each kind takes beside n
    "occupy_color": ("color",),
    "occupy_total": (),
    "occupy_distinct_colors": (),
    "occupy_coast": ("ocean",),
    "explorers_in_region": (),
    "own_cities_on_board": (),
    "captured_total": (),
    "conquer": (),
    "conquer_players": (),
    "capture_city_turn": (),
    "raise_track": ("color",),
    "raise_distinct": (),
    "dice_same": (),
    "dice_distinct": (),
    "dice_face": ("face",),
}


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    provenance: Provenance = {}


class Game(_Table, frozen=True, kw_only=True):
    """What is there for every seat, and what differs by their number."""

    rounds: dict[str, int]
    city_values: tuple[int, ...]
    explorers: int
    cards_per_deck: int
    dice: int
    civilizations: dict[str, tuple[str, ...]]


class Die(_Table, frozen=True, kw_only=True):
    """E-1.4."""

    faces: tuple[str, ...]


class Component(_Table, frozen=True, kw_only=True):
    """What every piece has. `name` serves a user's own set; ours are named in text/*.ftl."""

    id: str
    name: str = ""


class Ocean(Component, frozen=True, kw_only=True):
    """E-1.3."""


class Region(Component, frozen=True, kw_only=True):
    """E-1.1, E-1.2: `from_players` is about the side for three to five."""

    color: str
    two_player_side: bool
    from_players: Literal[3, 4, 5]
    oceans: tuple[str, ...]

    def in_play(self, seats: int) -> bool:
        return self.two_player_side if seats == 2 else seats >= self.from_players


class Borders(_Table, frozen=True, kw_only=True):
    """Who borders whom: regions over land on each side of the map, and the oceans each other."""

    two_players: Neighbours
    more: Neighbours
    oceans: Neighbours

    def land(self, seats: int) -> Neighbours:
        """Regions that are not in play with so many seats are still named."""
        return self.two_players if seats == 2 else self.more


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """E-1.5, from the bottom up; `values` of the green track are the cards that a space brings."""

    values: tuple[int, ...]
    points: tuple[int, ...]
    city: int


class Civilization(Component, frozen=True, kw_only=True):
    """A board."""

    color: str
    start: str
    orange: Track
    blue: Track
    purple: Track
    green: Track
    yellow: Track

    def tracks(self) -> dict[str, Track]:
        return {
            "orange": self.orange,
            "blue": self.blue,
            "purple": self.purple,
            "green": self.green,
            "yellow": self.yellow,
        }


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing a card asks for (E-10.2)."""

    kind: str
    n: int
    color: str | None = None
    ocean: str | None = None
    face: str | None = None

    def arguments(self) -> dict[str, str]:
        given = {"color": self.color, "ocean": self.ocean, "face": self.face}
        return {name: value for name, value in given.items() if value is not None}


class Card(Component, frozen=True, kw_only=True):
    """E-1.7: all its conditions must hold."""

    civilization: str
    points: int
    requires: tuple[Condition, ...]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole component file."""

    schema: int
    game: Game
    die: Die
    ocean: tuple[Ocean, ...]
    region: tuple[Region, ...]
    borders: Borders
    civilization: tuple[Civilization, ...]
    card: tuple[Card, ...]

    def regions(self, seats: int) -> tuple[Region, ...]:
        """Those in play with so many seats (E-2.2)."""
        return tuple(region for region in self.region if region.in_play(seats))

    def seats_of(self, civilization: str) -> tuple[int, ...]:
        """The numbers of seats that allow the civilization (E-2.3)."""
        return tuple(int(seats) for seats, allowed in self.game.civilizations.items() if civilization in allowed)


PIECES: dict[str, type[Component]] = {
    "ocean": Ocean,
    "region": Region,
    "civilization": Civilization,
    "card": Card,
}


def read_components(text: str, source: str) -> Components:
    """The components of a TOML text, checked."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(source, "(the file)", f"is not TOML: {error}") from error
    try:
        _each_piece(data, source)
        components = msgspec.convert(data, Components)
    except msgspec.ValidationError as error:
        raise _schema_error(source, "", str(error)) from error
    _Check(components, source).all()
    return components


def _each_piece(data: dict[str, Any], source: str) -> None:
    """Piece by piece, so that a complaint can name it by its id."""
    for class_, kind in PIECES.items():
        pieces = data.get(class_)
        for number, piece in enumerate(pieces if isinstance(pieces, list) else [], 1):
            try:
                msgspec.convert(piece, kind)
            except msgspec.ValidationError as error:
                name = piece.get("id", number) if isinstance(piece, dict) else number
                raise _schema_error(source, f"{class_}.{name}", str(error)) from error


def _schema_error(source: str, table: str, complaint: str) -> ComponentError:
    problem, _, path = complaint.partition(" - at ")
    key = (table + path.strip("`").removeprefix("$")).removeprefix(".")
    return ComponentError(source, key or "(the file)", problem[:1].lower() + problem[1:])


class _Check:
    """What the types cannot say."""

    def __init__(self, components: Components, source: str) -> None:
        self.components = components
        self.source = source
        self.oceans = [ocean.id for ocean in components.ocean]
        self.civilizations = {civilization.id: civilization for civilization in components.civilization}

    def all(self) -> None:
        if self.components.schema != 1:
            self.fail("schema", f"is {self.components.schema}, and only 1 is known")
        self.ids()
        self.game()
        self.die()
        self.regions()
        self.borders()
        self.ways()
        self.boards()
        self.cards()
        self.decks()

    def fail(self, key: str, problem: str) -> None:
        raise ComponentError(self.source, key, problem)

    def within(self, key: str, value: int, least: int, most: int) -> None:
        if not least <= value <= most:
            self.fail(key, f"must be from {least} to {most}, not {value}")

    def each_in(self, key: str, given: Iterable[str], known: Collection[str], what: str) -> None:
        for name in given:
            if name not in known:
                self.fail(key, f"{name!r} is no {what} ({', '.join(known)})")

    def once(self, key: str, given: Iterable[str]) -> None:
        for name, times in Counter(given).items():
            if times > 1:
                self.fail(key, f"{name!r} stands there twice")

    def ids(self) -> None:
        components = self.components
        places: dict[str, Sequence[Component]] = {"ocean": components.ocean, "region": components.region}
        self.distinct(places)  # a place is written by its id alone
        self.distinct({"civilization": components.civilization})
        self.distinct({"card": components.card})

    def distinct(self, classes: Mapping[str, Sequence[Component]]) -> None:
        seen: set[str] = set()
        for key, pieces in classes.items():
            for piece in pieces:
                if piece.id in seen:
                    self.fail(f"{key}.{piece.id}", "this id is used twice")
                if not piece.id.replace("-", "").isalnum() or piece.id != piece.id.lower():
                    self.fail(f"{key}.{piece.id}", "an id is made of lower-case letters, digits and hyphens")
                seen.add(piece.id)

    def game(self) -> None:
        game = self.components.game
        for key, by_seats in (("rounds", game.rounds), ("civilizations", game.civilizations)):
            if tuple(sorted(by_seats)) != SEATS:
                self.fail(f"game.{key}", "needs an entry for 2, 3, 4 and 5 seats and no other")
        for seats, rounds in game.rounds.items():
            self.within(f"game.rounds.{seats}", rounds, 1, 12)
        self.within("game.explorers", game.explorers, 1, EXPLORER_LIMIT)
        self.within("game.dice", game.dice, 1, DICE_LIMIT)
        self.within("game.cards_per_deck", game.cards_per_deck, DECK_SIZE, DECK_SIZE)
        if len(game.city_values) != CITIES:
            self.fail("game.city_values", f"there are {CITIES} city tokens, not {len(game.city_values)} (E-1.6)")
        for value in game.city_values:
            self.within("game.city_values", value, 1, 9)
        self.allowed()

    def allowed(self) -> None:
        for seats, names in self.components.game.civilizations.items():
            key = f"game.civilizations.{seats}"
            self.each_in(key, names, self.civilizations, "civilization")
            self.once(key, names)
            if len(names) < int(seats):
                self.fail(key, f"{len(names)} civilizations are not enough for {seats} seats")
        for id in self.civilizations:
            if not self.components.seats_of(id):
                self.fail("game.civilizations", f"{id!r} is allowed with no number of seats")

    def die(self) -> None:
        if sorted(self.components.die.faces) != sorted(FACES):
            self.fail("die.faces", f"must be the six faces {', '.join(FACES)} (E-1.4)")

    def regions(self) -> None:
        for region in self.components.region:
            self.each_in(f"region.{region.id}.color", [region.color], COLORS, "colour")
            self.each_in(f"region.{region.id}.oceans", region.oceans, self.oceans, "ocean")
            self.once(f"region.{region.id}.oceans", region.oceans)
        for seats, total in REGION_TOTALS.items():
            colors = Counter(region.color for region in self.components.regions(seats))
            if colors.total() != total:
                self.fail("region", f"with {seats} seats there are {total} regions, not {colors.total()} (E-2.2)")
            fewest, most = total // len(COLORS), -(-total // len(COLORS))
            for color in COLORS:
                if not fewest <= colors[color] <= most:
                    number = fewest if fewest == most else f"{fewest} or {most}"
                    self.fail("region", f"with {seats} seats {number} regions are {color}, not {colors[color]} (E-2.2)")

    def borders(self) -> None:
        borders = self.components.borders
        two_players = [region.id for region in self.components.regions(2)]
        self.neighbours("borders.two_players", borders.two_players, two_players, "region of that side")
        self.neighbours("borders.more", borders.more, [region.id for region in self.components.region], "region")
        self.neighbours("borders.oceans", borders.oceans, self.oceans, "ocean")
        if len(self.oceans) != 2 or not all(borders.oceans.get(ocean) for ocean in self.oceans):
            self.fail("borders.oceans", "there are two oceans, and they border each other (E-1.3)")

    def neighbours(self, key: str, table: Neighbours, known: Sequence[str], what: str) -> None:
        self.each_in(key, table, known, what)
        for id, neighbours in table.items():
            self.each_in(f"{key}.{id}", neighbours, known, what)
            self.once(f"{key}.{id}", neighbours)
            for other in neighbours:
                if other == id:
                    self.fail(f"{key}.{id}", "nothing borders itself")
                if id not in table.get(other, ()):
                    self.fail(f"{key}.{id}", f"{other!r} stands there, but {id!r} does not stand at {other!r}")

    def ways(self) -> None:
        """Everything in play hangs together, over land and sea."""
        for seats in REGION_TOTALS:
            regions = self.components.regions(seats)
            reached = self.reached(regions, self.components.borders.land(seats))
            for region in regions:
                if region.id not in reached:
                    self.fail(f"region.{region.id}", f"with {seats} seats no way leads there from {regions[0].id!r}")

    def reached(self, regions: Sequence[Region], land: Neighbours) -> set[str]:
        ways: dict[str, list[str]] = {ocean: list(self.components.borders.oceans[ocean]) for ocean in self.oceans}
        for region in regions:
            ways[region.id] = [*land.get(region.id, ()), *region.oceans]
            for ocean in region.oceans:
                ways[ocean].append(region.id)
        found, ahead = {regions[0].id}, [regions[0].id]
        while ahead:
            new = {place for place in ways[ahead.pop()] if place in ways} - found
            found |= new
            ahead += new
        return found

    def boards(self) -> None:
        regions = {region.id: region for region in self.components.region}
        for civilization in self.components.civilization:
            key = f"civilization.{civilization.id}"
            self.each_in(f"{key}.color", [civilization.color], COLORS, "colour")
            self.each_in(f"{key}.start", [civilization.start], regions, "region")
            self.start(f"{key}.start", civilization, regions[civilization.start])
            for color, track in civilization.tracks().items():
                self.track(f"{key}.{color}", color, track)
            self.within(f"{key}.green.values", sum(civilization.green.values), 0, self.components.game.cards_per_deck)
        for field in ("color", "start"):
            given = [getattr(civilization, field) for civilization in self.components.civilization]
            for civilization in self.components.civilization:
                if given.count(getattr(civilization, field)) > 1:
                    self.fail(f"civilization.{civilization.id}.{field}", "another civilization has the same")

    def start(self, key: str, civilization: Civilization, region: Region) -> None:
        if region.color != civilization.color:
            self.fail(key, f"{region.id!r} is {region.color} and the civilization {civilization.color}")
        for seats in self.components.seats_of(civilization.id):
            if not region.in_play(seats):
                self.fail(key, f"{region.id!r} is not there with {seats} seats, and the civilization is")

    def track(self, key: str, color: str, track: Track) -> None:
        for part, figures in (("values", track.values), ("points", track.points)):
            if len(figures) != SPACES:
                self.fail(f"{key}.{part}", f"a track has {SPACES} spaces, not {len(figures)} (E-1.5)")
        least, most = self.range_of(color)
        for value in track.values:
            self.within(f"{key}.values", value, least, most)
        if color != "green" and list(track.values) != sorted(track.values):
            self.fail(f"{key}.values", "must not fall")
        if track.points[0] != 0 or list(track.points) != sorted(set(track.points)):
            self.fail(f"{key}.points", "must rise from 0 with every space")
        self.within(f"{key}.city", track.city, 1, SPACES - 1)

    def range_of(self, color: str) -> tuple[int, int]:
        """Nobody is without a die or without explorers; the rest may be 0."""
        game = self.components.game
        return {
            "orange": (1, game.dice),
            "blue": (0, 9),
            "purple": (0, 9),
            "green": (0, MOST_CARDS_A_SPACE),
            "yellow": (1, game.explorers),
        }[color]

    def cards(self) -> None:
        for card in self.components.card:
            key = f"card.{card.id}"
            self.each_in(f"{key}.civilization", [card.civilization], self.civilizations, "civilization")
            self.within(f"{key}.points", card.points, 1, 9)
            if not card.requires:
                self.fail(f"{key}.requires", "must ask for something")
            for condition in card.requires:
                self.condition(f"{key}.requires", condition, self.civilizations[card.civilization])

    def condition(self, key: str, condition: Condition, civilization: Civilization) -> None:
        self.each_in(key, [condition.kind], CONDITIONS, "kind of condition")
        needed, given = CONDITIONS[condition.kind], condition.arguments()
        if tuple(given) != needed:
            self.fail(key, f"{condition.kind} takes {' and '.join((*needed, 'n'))} and nothing else")
        known = {"color": COLORS, "ocean": self.oceans, "face": self.components.die.faces}
        for name, value in given.items():
            self.each_in(key, [value], known[name], name)
        if condition.n < 1:
            self.fail(key, f"{condition.kind} needs an n of 1 or more, not {condition.n}")
        for seats in self.components.seats_of(civilization.id):
            most = self.most(condition, civilization, seats)
            if condition.n > most:
                self.fail(key, f"{condition.kind} {condition.n} is out of reach with {seats} seats: at most {most}")

    def most(self, condition: Condition, civilization: Civilization, seats: int) -> int:
        """More than this cannot be had, whatever is played."""
        regions, rivals = self.components.regions(seats), seats - 1
        dice, movement = max(civilization.orange.values), max(civilization.purple.values)
        colored = sum(region.color == condition.color for region in regions)
        return {
            "occupy_color": colored,
            "occupy_total": min(len(regions), max(civilization.yellow.values)),
            "occupy_distinct_colors": len(COLORS),
            "occupy_coast": sum(condition.ocean in region.oceans for region in regions),
            "explorers_in_region": max(civilization.yellow.values),
            "own_cities_on_board": CITIES,
            "captured_total": CITIES * rivals,
            "conquer": movement,
            "conquer_players": min(rivals, movement),
            "capture_city_turn": CITIES * rivals,
            "raise_track": min(dice, SPACES - 1, colored),
            "raise_distinct": min(dice, len(COLORS)),
            "dice_same": dice,
            "dice_distinct": dice,
            "dice_face": dice,
        }[condition.kind]

    def decks(self) -> None:
        size = self.components.game.cards_per_deck
        for civilization in self.civilizations:
            deck = [card for card in self.components.card if card.civilization == civilization]
            if len(deck) != size:
                self.fail("card", f"the deck of {civilization!r} has {size} cards, not {len(deck)} (E-1.7)")
            points = sum(card.points for card in deck)
            if points != DECK_POINTS:
                self.fail("card", f"the deck of {civilization!r} has {DECK_POINTS} points, not {points} (E-1.7)")
