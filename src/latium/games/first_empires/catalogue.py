"""The components as tables of numbers, the form the rules work on, for a number of seats."""

from typing import Final, final

from latium.core.keeping import keep
from latium.core.resources import read_text
from latium.games.first_empires.components import PACKAGE, Components, Condition, read_components

ORANGE: Final = 0
BLUE: Final = 1
PURPLE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
BLACK: Final = 5
COLOURS: Final[list[str]] = ["orange", "blue", "purple", "green", "yellow"]
FACE_NAMES: Final[list[str]] = ["orange", "blue", "purple", "green", "yellow", "black"]

NOBODY: Final = -1
NONE: Final = -1

OCCUPY_COLOR: Final = 0
OCCUPY_TOTAL: Final = 1
OCCUPY_DISTINCT_COLORS: Final = 2
OCCUPY_COAST: Final = 3
EXPLORERS_IN_REGION: Final = 4
OWN_CITIES_ON_BOARD: Final = 5
CAPTURED_TOTAL: Final = 6
CONQUER: Final = 7
CONQUER_PLAYERS: Final = 8
CAPTURE_CITY_TURN: Final = 9
RAISE_TRACK: Final = 10
RAISE_DISTINCT: Final = 11
DICE_SAME: Final = 12
DICE_DISTINCT: Final = 13
DICE_FACE: Final = 14
CONDITIONS: Final[list[str]] = [
    "occupy_color",
    "occupy_total",
    "occupy_distinct_colors",
    "occupy_coast",
    "explorers_in_region",
    "own_cities_on_board",
    "captured_total",
    "conquer",
    "conquer_players",
    "capture_city_turn",
    "raise_track",
    "raise_distinct",
    "dice_same",
    "dice_distinct",
    "dice_face",
]


@final
class Catalogue:
    """A component set for a number of seats, ready to play with. Shared by all states of a game, never changed."""

    __slots__ = (
        "allowed",
        "card_index",
        "card_points",
        "cards",
        "city_at",
        "civilization_index",
        "civilizations",
        "coast",
        "colour_of",
        "conditions",
        "cost",
        "deck_of",
        "level_points",
        "neighbours",
        "oceans",
        "reach",
        "region_index",
        "regions",
        "rounds",
        "seats",
        "source",
        "start_of",
        "token_values",
        "values",
    )

    def __init__(self, source: Components, seats: int) -> None:
        self.source = source
        self.seats = seats
        self.rounds: int = source.game.rounds[str(seats)]
        self.token_values: list[int] = list(source.game.city_values)
        self._map()
        self._civilizations()
        self._cards()

    def _map(self) -> None:
        """The regions in play (E-1.2), and what it costs to go from one to another in one move (E-5.2)."""
        played = self.source.regions(self.seats)
        self.regions: list[str] = [region.id for region in played]
        self.region_index: dict[str, int] = {id: number for number, id in enumerate(self.regions)}
        self.colour_of: list[int] = [FACE_NAMES.index(region.color) for region in played]
        self.oceans: list[str] = [ocean.id for ocean in self.source.ocean]
        self.coast: list[list[bool]] = [[ocean in region.oceans for region in played] for ocean in self.oceans]
        borders = self.source.borders.land(self.seats)
        self.neighbours: list[list[int]] = [
            [self.region_index[id] for id in borders.get(region, ()) if id in self.region_index]
            for region in self.regions
        ]
        size = len(self.regions)
        self.cost: list[list[int]] = [[self._cost(one, other) for other in range(size)] for one in range(size)]
        """1 over land, 2 over one ocean, 3 over both, 0 where there is no way in one move."""
        self.reach: list[list[int]] = [[other for other in range(size) if self.cost[one][other]] for one in range(size)]

    def _cost(self, one: int, other: int) -> int:
        if one == other:
            return 0
        if other in self.neighbours[one]:
            return 1
        if any(coast[one] and coast[other] for coast in self.coast):
            return 2
        at_sea = any(coast[one] for coast in self.coast) and any(coast[other] for coast in self.coast)
        return 3 if at_sea else 0

    def _civilizations(self) -> None:
        source = self.source.civilization
        self.civilizations: list[str] = [civilization.id for civilization in source]
        self.civilization_index: dict[str, int] = {id: number for number, id in enumerate(self.civilizations)}
        self.allowed: list[int] = [
            self.civilization_index[id] for id in self.source.game.civilizations[str(self.seats)]
        ]
        self.start_of: list[int] = [self.region_index.get(civilization.start, NOBODY) for civilization in source]
        tracks = [[civilization.tracks()[colour] for colour in COLOURS] for civilization in source]
        self.values: list[list[list[int]]] = [[list(track.values) for track in row] for row in tracks]
        self.level_points: list[list[list[int]]] = [[list(track.points) for track in row] for row in tracks]
        self.city_at: list[list[int]] = [[track.city for track in row] for row in tracks]

    def _cards(self) -> None:
        self.cards: list[str] = [card.id for card in self.source.card]
        self.card_index: dict[str, int] = {id: number for number, id in enumerate(self.cards)}
        self.card_points: list[int] = [card.points for card in self.source.card]
        self.deck_of: list[int] = [0] * len(self.civilizations)
        for number, card in enumerate(self.source.card):
            self.deck_of[self.civilization_index[card.civilization]] |= 1 << number
        self.conditions: list[list[list[int]]] = [
            [self._condition(condition) for condition in card.requires] for card in self.source.card
        ]
        """By card: conditions as kind, number, and what they are about."""

    def _condition(self, condition: Condition) -> list[int]:
        about = NONE
        if condition.color is not None:
            about = FACE_NAMES.index(condition.color)
        if condition.face is not None:
            about = FACE_NAMES.index(condition.face)
        if condition.ocean is not None:
            about = self.oceans.index(condition.ocean)
        return [CONDITIONS.index(condition.kind), condition.n, about]

    def own_names(self) -> dict[str, str]:
        """What this set calls its components; and its ids as words, where the set in this package has none such."""
        ours = catalogue_for(None, self.seats)
        names: dict[str, str] = {}
        for kind, known, components in (
            ("region", ours.region_index, self.source.region),
            ("civilization", ours.civilization_index, self.source.civilization),
            ("card", ours.card_index, self.source.card),
        ):
            for component in components:
                if component.name or component.id not in known:
                    names[f"{kind}-{component.id}"] = component.name or component.id.replace("-", " ")
        return names

    def cards_in(self, mask: int) -> list[int]:
        return [card for card in range(len(self.cards)) if mask >> card & 1]


_SETS: Final[dict[tuple[str | None, int], Catalogue]] = {}


def catalogue_for(components: str | None, seats: int) -> Catalogue:
    """The catalogue of a component file's text (None: the set in this package), made once for a number of seats."""
    key = (components, seats)
    found = _SETS.get(key)
    if found is None:
        if components is None:
            text = read_text(PACKAGE, "data/components.toml")
            found = Catalogue(read_components(text, "components.toml"), seats)
        else:
            found = Catalogue(read_components(components, "the component file"), seats)
        keep(_SETS, key, found)
    return found
