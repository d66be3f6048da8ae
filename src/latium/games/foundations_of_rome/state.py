"""The whole table as plain data: the city, the deeds, the monuments, the players, and who owes a decision."""

from typing import Final, final

from latium.core.protocol import OptionValue
from latium.core.seats import Seat
from latium.games.foundations_of_rome.catalogue import NONE, Catalogue
from latium.games.foundations_of_rome.frames import AnyFrame

COMMERCE: Final = 0
CIVIC: Final = 1
POPULATION: Final = 2
GIFTS: Final = 3
EMPTY_LOTS: Final = 4
SCORE_PARTS: Final = ("commerce", "civic", "population", "gifts", "lots")


@final
class Player:
    """What a seat has: coins, markers in supply, the tray, the buildings, and points by what they were scored for."""

    __slots__ = ("buildings", "coins", "counts", "markers", "monument_markers", "points", "tray")

    coins: int
    """Known to all, and never too many (R-1.8)."""
    markers: int
    """Lot markers in supply (R-1.5)."""
    monument_markers: int
    tray: list[int]
    """By kind of building: how many are not on the board."""
    buildings: list[int]
    """The footprints of its buildings, monuments among them, in ascending order."""
    points: list[int]
    counts: list[int]
    """How many scorings of a building or lot the points came from."""

    def __init__(self, other: "Player | None" = None) -> None:
        """Blank, or a copy of another."""
        if other is None:
            self.coins = 0
            self.markers = 0
            self.monument_markers = 0
            self.tray = []
            self.buildings = []
            self.points = [0, 0, 0, 0, 0]
            self.counts = [0, 0, 0, 0, 0]
        else:
            self.coins = other.coins
            self.markers = other.markers
            self.monument_markers = other.monument_markers
            self.tray = other.tray.copy()
            self.buildings = other.buildings.copy()
            self.points = other.points.copy()
            self.counts = other.counts.copy()

    def copy(self) -> "Player":
        return Player(self)

    def score(self, part: int, points: int) -> None:
        self.points[part] += points
        self.counts[part] += 1


@final
class State:
    """A position. The piles have no order: which deed comes next is up to chance (R-1.9)."""

    __slots__ = (
        "cards",
        "catalogue",
        "choices",
        "covering",
        "display",
        "era",
        "final_turns",
        "first",
        "gone",
        "hands",
        "options",
        "owners",
        "pending",
        "pieces",
        "piles",
        "players",
        "plots",
        "quiet",
        "reason",
        "row",
        "seats",
        "standing",
        "unseen",
        "worths",
    )

    catalogue: Catalogue
    options: dict[str, OptionValue]
    seats: int
    first: Seat
    era: int
    """Counted from 0."""
    final_turns: int
    """How many are still to be taken in this era; 0 before its end has begun (R-8.2)."""
    quiet: int
    """How many times in a row nothing but income was taken (R-8.6)."""
    pending: list[AnyFrame]
    reason: str
    """Why the game ended; empty while it goes on."""
    owners: list[int]
    """By lot: the seat that owns it, or NONE."""
    covering: list[int]
    """By lot: the footprint of the building on it, or NONE. No two buildings have the same one."""
    pieces: list[int]
    """By lot: the kind of that building, or NONE."""
    plots: list[list[list[int]]]
    """By seat and shape: the footprints whose lots it all owns. Lists in lists are shared between copies."""
    unseen: list[int]
    """Lots whose deeds nobody has seen yet, in ascending order."""
    row: list[int]
    """Lots whose deeds are for sale, the cheapest first."""
    piles: list[int]
    """By era: how many deeds are left in its pile."""
    gone: list[int]
    """Lots whose deeds the guard took out of the game (R-8.6)."""
    display: list[int]
    """Kinds of the monuments in the game."""
    cards: list[int]
    """By place in the display: of which set its card is (R-1.7)."""
    standing: list[int]
    """By place in the display: the footprint where the monument stands, or NONE."""
    worths: list[int]
    """By kind: the people it houses or the coins it brings now (R-7.12). Shared between copies until it changes."""
    hands: list[list[int]]
    """By seat, while drafting: the deeds it chooses from, in ascending order (R-2.8)."""
    choices: list[int]
    """By seat, while drafting: the deed it keeps once all have chosen, or NONE."""
    players: list[Player]

    def __init__(self, other: "State | None" = None) -> None:
        """Blank, or a copy of another."""
        if other is None:
            self.options = {}
            self.seats = 0
            self.first = 0
            self.era = 0
            self.final_turns = 0
            self.quiet = 0
            self.pending = []
            self.reason = ""
            self.owners = []
            self.covering = []
            self.pieces = []
            self.plots = []
            self.unseen = []
            self.row = []
            self.piles = []
            self.gone = []
            self.display = []
            self.cards = []
            self.standing = []
            self.worths = []
            self.hands = []
            self.choices = []
            self.players = []
        else:
            self.catalogue = other.catalogue
            self.options = other.options
            self.seats = other.seats
            self.first = other.first
            self.era = other.era
            self.final_turns = other.final_turns
            self.quiet = other.quiet
            self.pending = other.pending.copy()
            self.reason = other.reason
            self.owners = other.owners.copy()
            self.covering = other.covering.copy()
            self.pieces = other.pieces.copy()
            self.plots = other.plots.copy()
            self.unseen = other.unseen.copy()
            self.row = other.row.copy()
            self.piles = other.piles.copy()
            self.gone = other.gone.copy()
            self.display = other.display.copy()
            self.cards = other.cards.copy()
            self.standing = other.standing.copy()
            self.worths = other.worths
            self.hands = [hand.copy() for hand in other.hands]
            self.choices = other.choices.copy()
            self.players = [player.copy() for player in other.players]

    def copy(self) -> "State":
        return State(self)

    def after(self, seat: Seat) -> Seat:
        """The next seat (R-2.1)."""
        return (seat + 1) % self.seats

    def piece_on(self, footprint: int) -> int:
        """The kind of the building that stands on exactly this footprint."""
        return self.pieces[self.catalogue.lots_of[footprint][0]]

    def owner_of(self, footprint: int) -> Seat:
        return self.owners[self.catalogue.lots_of[footprint][0]]

    def place_of(self, monument: int) -> int:
        """Its place in the display, or NONE if it is not in this game."""
        return self.display.index(monument) if monument in self.display else NONE

    def neighbours(self, footprint: int) -> list[int]:
        """The buildings around a footprint, each once, however many sides they share (R-9.4)."""
        found: list[int] = []
        for lot in self.catalogue.around[footprint]:
            building = self.covering[lot]
            if building >= 0 and building not in found:
                found.append(building)
        return found
