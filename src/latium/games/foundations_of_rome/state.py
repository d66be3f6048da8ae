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

    def __init__(self) -> None:
        self.coins: int = 0
        """Known to all, and never too many (R-1.8)."""
        self.markers: int = 0
        """Lot markers in supply (R-1.5)."""
        self.monument_markers: int = 0
        self.tray: list[int] = []
        """By kind of building: how many are not on the board."""
        self.buildings: list[int] = []
        """The footprints of its buildings, monuments among them, in ascending order."""
        self.points: list[int] = [0, 0, 0, 0, 0]
        self.counts: list[int] = [0, 0, 0, 0, 0]
        """How many scorings of a building or lot the points came from."""

    def copy(self) -> "Player":
        twin = Player.__new__(Player)
        twin.coins = self.coins
        twin.markers = self.markers
        twin.monument_markers = self.monument_markers
        twin.tray = self.tray.copy()
        twin.buildings = self.buildings.copy()
        twin.points = self.points.copy()
        twin.counts = self.counts.copy()
        return twin

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

    def __init__(self) -> None:
        self.catalogue: Catalogue
        self.options: dict[str, OptionValue] = {}
        self.seats: int = 0
        self.first: Seat = 0
        self.era: int = 0
        """Counted from 0."""
        self.final_turns: int = 0
        """How many are still to be taken in this era; 0 before its end has begun (R-8.2)."""
        self.quiet: int = 0
        """How many times in a row nothing but income was taken (R-8.6)."""
        self.pending: list[AnyFrame] = []
        self.reason: str = ""
        """Why the game ended; empty while it goes on."""
        self.owners: list[int] = []
        """By lot: the seat that owns it, or NONE."""
        self.covering: list[int] = []
        """By lot: the footprint of the building on it, or NONE. No two buildings have the same one."""
        self.pieces: list[int] = []
        """By lot: the kind of that building, or NONE."""
        self.plots: list[list[list[int]]] = []
        """By seat and shape: the footprints whose lots it all owns. Lists in lists are shared between copies."""
        self.unseen: list[int] = []
        """Lots whose deeds nobody has seen yet, in ascending order."""
        self.row: list[int] = []
        """Lots whose deeds are for sale, the cheapest first."""
        self.piles: list[int] = []
        """By era: how many deeds are left in its pile."""
        self.gone: list[int] = []
        """Lots whose deeds the guard took out of the game (R-8.6)."""
        self.display: list[int] = []
        """Kinds of the monuments in the game."""
        self.cards: list[int] = []
        """By place in the display: of which set its card is (R-1.7)."""
        self.standing: list[int] = []
        """By place in the display: the footprint where the monument stands, or NONE."""
        self.worths: list[int] = []
        """By kind: the people it houses or the coins it brings now (R-7.12). Shared between copies until it changes."""
        self.hands: list[list[int]] = []
        """By seat, while drafting: the deeds it chooses from, in ascending order (R-2.8)."""
        self.choices: list[int] = []
        """By seat, while drafting: the deed it keeps once all have chosen, or NONE."""
        self.players: list[Player] = []

    def copy(self) -> "State":
        twin = State.__new__(State)
        twin.catalogue = self.catalogue
        twin.options = self.options
        twin.seats = self.seats
        twin.first = self.first
        twin.era = self.era
        twin.final_turns = self.final_turns
        twin.quiet = self.quiet
        twin.pending = self.pending.copy()
        twin.reason = self.reason
        twin.owners = self.owners.copy()
        twin.covering = self.covering.copy()
        twin.pieces = self.pieces.copy()
        twin.plots = self.plots.copy()
        twin.unseen = self.unseen.copy()
        twin.row = self.row.copy()
        twin.piles = self.piles.copy()
        twin.gone = self.gone.copy()
        twin.display = self.display.copy()
        twin.cards = self.cards.copy()
        twin.standing = self.standing.copy()
        twin.worths = self.worths
        twin.hands = [hand.copy() for hand in self.hands]
        twin.choices = self.choices.copy()
        twin.players = [player.copy() for player in self.players]
        return twin

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
