"""The component file: its schema, read and checked. Every complaint names file and key."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from latium.core.components import ComponentFile, Piece, Table
from latium.core.protocol import message

PACKAGE: Final = "latium.games.first_empires"

Neighbours: TypeAlias = dict[str, tuple[str, ...]]

COLORS = ("orange", "blue", "purple", "green", "yellow")
FACES = (*COLORS, "black")  # E-1.4
SEATS = (2, 3, 4, 5)
REGION_TOTALS = {2: 10, 3: 13, 4: 15, 5: 20}  # E-2.2
SPACES = 6  # E-1.5
CITIES = 6  # E-1.6
DECK_SIZE = 9  # E-1.7
EXPLORER_LIMIT = 10
DICE_LIMIT = 5
MOST_CARDS_A_SPACE = 2
MOST_A_SPACE = 9  # re-rolls or movement

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


class Game(Table, frozen=True, kw_only=True):
    """What is there for every seat, and what differs by their number."""

    rounds: dict[str, int]
    city_values: tuple[int, ...]
    explorers: int
    cards_per_deck: int
    dice: int
    civilizations: dict[str, tuple[str, ...]]


class Die(Table, frozen=True, kw_only=True):
    """E-1.4."""

    faces: tuple[str, ...]


class Ocean(Piece, frozen=True, kw_only=True):
    """E-1.3."""


class Region(Piece, frozen=True, kw_only=True):
    """E-1.1, E-1.2: `from_players` is about the side for three to five."""

    color: str
    two_player_side: bool
    from_players: Literal[3, 4, 5]
    oceans: tuple[str, ...]

    def in_play(self, seats: int) -> bool:
        return self.two_player_side if seats == 2 else seats >= self.from_players


class Borders(Table, frozen=True, kw_only=True):
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


class Civilization(Piece, frozen=True, kw_only=True):
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


class Card(Piece, frozen=True, kw_only=True):
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


PIECES: dict[str, type[Piece]] = {
    "ocean": Ocean,
    "region": Region,
    "civilization": Civilization,
    "card": Card,
}


def read_components(text: str, source: str) -> Components:
    """The components of a TOML text, checked."""
    file = ComponentFile(source, PACKAGE)
    components = file.read(text, Components, PIECES)
    _Check(components, file).all()
    return components


class _Check:
    """What the types cannot say."""

    def __init__(self, components: Components, file: ComponentFile) -> None:
        self.components = components
        self.file = file
        self.oceans = [ocean.id for ocean in components.ocean]
        self.civilizations = {civilization.id: civilization for civilization in components.civilization}

    def all(self) -> None:
        self.ids()
        self.game()
        self.die()
        self.regions()
        self.borders()
        self.ways()
        self.boards()
        self.cards()
        self.decks()

    def ids(self) -> None:
        components = self.components
        places: dict[str, Sequence[Piece]] = {"ocean": components.ocean, "region": components.region}
        self.file.ids(places)  # a place is written by its id alone
        self.file.ids({"civilization": components.civilization})
        self.file.ids({"card": components.card})

    def game(self) -> None:
        game = self.components.game
        self.file.by_seats("game.rounds", game.rounds, SEATS)
        self.file.by_seats("game.civilizations", game.civilizations, SEATS)
        for seats, rounds in game.rounds.items():
            self.file.within(f"game.rounds.{seats}", rounds, 1, 12)
        self.file.within("game.explorers", game.explorers, 1, EXPLORER_LIMIT)
        self.file.within("game.dice", game.dice, 1, DICE_LIMIT)
        self.file.count("game.cards_per_deck", game.cards_per_deck, DECK_SIZE, "E-1.7")
        self.file.count("game.city_values", len(game.city_values), CITIES, "E-1.6")
        for value in game.city_values:
            self.file.within("game.city_values", value, 1, 9)
        self.allowed()

    def allowed(self) -> None:
        for seats, names in self.components.game.civilizations.items():
            key = f"game.civilizations.{seats}"
            self.file.each_in(key, names, self.civilizations)
            self.file.once(key, names)
            if len(names) < int(seats):
                self.file.fail(key, message("components-few", count=len(names), seats=seats))
        for id in self.civilizations:
            if not self.components.seats_of(id):
                self.file.fail("game.civilizations", message("components-not-allowed", name=id))

    def die(self) -> None:
        if sorted(self.components.die.faces) != sorted(FACES):
            self.file.fail("die.faces", message("components-faces", known=", ".join(FACES)))

    def regions(self) -> None:
        for region in self.components.region:
            self.file.each_in(f"region.{region.id}.color", [region.color], COLORS)
            self.file.each_in(f"region.{region.id}.oceans", region.oceans, self.oceans)
            self.file.once(f"region.{region.id}.oceans", region.oceans)
        for seats, total in REGION_TOTALS.items():
            colors = Counter(region.color for region in self.components.regions(seats))
            if colors.total() != total:
                self.file.fail("region", message("components-regions", seats=seats, total=total, count=colors.total()))
            self.even(seats, colors, total)

    def even(self, seats: int, colors: Counter[str], total: int) -> None:
        fewest, most = total // len(COLORS), -(-total // len(COLORS))
        for color in COLORS:
            if not fewest <= colors[color] <= most:
                problem = message(
                    "components-colors",
                    seats=seats,
                    least=fewest,
                    most=most,
                    spread=most - fewest,
                    color=color,
                    count=colors[color],
                )
                self.file.fail("region", problem)

    def borders(self) -> None:
        borders = self.components.borders
        self.neighbours(
            "borders.two_players", borders.two_players, [region.id for region in self.components.regions(2)]
        )
        self.neighbours("borders.more", borders.more, [region.id for region in self.components.region])
        self.neighbours("borders.oceans", borders.oceans, self.oceans)
        if len(self.oceans) != 2 or not all(borders.oceans.get(ocean) for ocean in self.oceans):
            self.file.fail("borders.oceans", message("components-oceans"))

    def neighbours(self, key: str, table: Neighbours, known: Sequence[str]) -> None:
        self.file.each_in(key, table, known)
        for id, neighbours in table.items():
            self.file.each_in(f"{key}.{id}", neighbours, known)
            self.file.once(f"{key}.{id}", neighbours)
            for other in neighbours:
                if other == id:
                    self.file.fail(f"{key}.{id}", message("components-itself"))
                if id not in table.get(other, ()):
                    self.file.fail(f"{key}.{id}", message("components-one-way", name=id, other=other))

    def ways(self) -> None:
        """Everything in play hangs together, over land and sea."""
        for seats in REGION_TOTALS:
            regions = self.components.regions(seats)
            reached = self.reached(regions, self.components.borders.land(seats))
            for region in regions:
                if region.id not in reached:
                    problem = message("components-no-way", seats=seats, start=regions[0].id)
                    self.file.fail(f"region.{region.id}", problem)

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
            self.file.each_in(f"{key}.color", [civilization.color], COLORS)
            self.file.each_in(f"{key}.start", [civilization.start], regions)
            self.start(f"{key}.start", civilization, regions[civilization.start])
            for color, track in civilization.tracks().items():
                self.track(f"{key}.{color}", color, track)
            self.file.within(
                f"{key}.green.values", sum(civilization.green.values), 0, self.components.game.cards_per_deck
            )
        for field in ("color", "start"):
            given = [getattr(civilization, field) for civilization in self.components.civilization]
            for civilization in self.components.civilization:
                if given.count(getattr(civilization, field)) > 1:
                    self.file.fail(f"civilization.{civilization.id}.{field}", message("components-same"))

    def start(self, key: str, civilization: Civilization, region: Region) -> None:
        if region.color != civilization.color:
            problem = message(
                "components-start-color", region=region.id, color=region.color, civilization=civilization.color
            )
            self.file.fail(key, problem)
        for seats in self.components.seats_of(civilization.id):
            if not region.in_play(seats):
                self.file.fail(key, message("components-start-absent", region=region.id, seats=seats))

    def track(self, key: str, color: str, track: Track) -> None:
        for part, figures in (("values", track.values), ("points", track.points)):
            self.file.count(f"{key}.{part}", len(figures), SPACES, "E-1.5")
        least, most = self.range_of(color)
        for value in track.values:
            self.file.within(f"{key}.values", value, least, most)
        if color != "green" and list(track.values) != sorted(track.values):
            self.file.fail(f"{key}.values", message("components-fall"))
        if track.points[0] != 0 or list(track.points) != sorted(set(track.points)):
            self.file.fail(f"{key}.points", message("components-rise"))
        self.file.within(f"{key}.city", track.city, 1, SPACES - 1)

    def range_of(self, color: str) -> tuple[int, int]:
        """Nobody is without a die or explorers, nor has more of them than there are (E-1.8); the rest may be 0."""
        game = self.components.game
        return {
            "orange": (1, game.dice),
            "blue": (0, MOST_A_SPACE),
            "purple": (0, MOST_A_SPACE),
            "green": (0, MOST_CARDS_A_SPACE),
            "yellow": (1, game.explorers),
        }[color]

    def cards(self) -> None:
        for card in self.components.card:
            key = f"card.{card.id}"
            self.file.each_in(f"{key}.civilization", [card.civilization], self.civilizations)
            self.file.within(f"{key}.points", card.points, 1, 9)
            if not card.requires:
                self.file.fail(f"{key}.requires", message("components-asks"))
            for condition in card.requires:
                self.condition(f"{key}.requires", condition, self.civilizations[card.civilization])

    def condition(self, key: str, condition: Condition, civilization: Civilization) -> None:
        self.file.each_in(key, [condition.kind], CONDITIONS)
        needed, given = CONDITIONS[condition.kind], condition.arguments()
        if tuple(given) != needed:
            self.file.fail(key, message("components-takes", kind=condition.kind, known=", ".join((*needed, "n"))))
        known = {"color": COLORS, "ocean": self.oceans, "face": self.components.die.faces}
        for name, value in given.items():
            self.file.each_in(key, [value], known[name])
        if condition.n < 1:
            self.file.fail(key, message("components-least", kind=condition.kind, n=condition.n))
        for seats in self.components.seats_of(civilization.id):
            most = self.most(condition, civilization, seats)
            if condition.n > most:
                problem = message("components-reach", kind=condition.kind, seats=seats, most=most, n=condition.n)
                self.file.fail(key, problem)

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
        for civilization in self.civilizations:
            deck = [card for card in self.components.card if card.civilization == civilization]
            if len(deck) != DECK_SIZE:
                problem = message("components-deck", civilization=civilization, total=DECK_SIZE, count=len(deck))
                self.file.fail("card", problem)
