"""The whole table as plain data: stacks without an order, rows, nations, hands and who owes a decision."""

from typing import final

from latium.core.protocol import OptionValue
from latium.core.seats import Seat
from latium.games.founders.catalogue import Catalogue
from latium.games.founders.frames import AnyFrame
from latium.games.founders.nation import Nation


@final
class Hand:
    """The tokens a player holds: counts of war, coin and carriage; craftsmen as a mask of goods."""

    __slots__ = ("craftsmen", "tokens")

    tokens: list[int]
    craftsmen: int

    def __init__(self, other: "Hand | None" = None) -> None:
        """Blank, or a copy of another."""
        if other is None:
            self.tokens = [0, 0, 0]
            self.craftsmen = 0
        else:
            self.tokens = other.tokens.copy()
            self.craftsmen = other.craftsmen

    def copy(self) -> "Hand":
        return Hand(self)

    def size(self) -> int:
        return self.tokens[0] + self.tokens[1] + self.tokens[2] + self.craftsmen.bit_count()


@final
class State:
    """A position. A stack is how many tiles of each kind it still has: there is no order to leak."""

    __slots__ = (
        "agreement",
        "box",
        "catalogue",
        "cleared",
        "craftsmen",
        "display",
        "draft",
        "drafted",
        "face_up",
        "first",
        "hands",
        "left",
        "nations",
        "options",
        "pending",
        "reason",
        "rows",
        "seats",
        "shown",
        "stack_sizes",
        "supply",
        "turn",
    )

    catalogue: Catalogue
    options: dict[str, OptionValue]
    agreement: bool
    seats: int
    first: Seat
    turn: int
    """How many turns are over."""
    pending: list[AnyFrame]
    reason: str
    """Why the game ended; empty while it goes on."""
    left: list[int]
    """How many tiles of each kind are face down."""
    stack_sizes: list[int]
    """How many tiles each class has face down."""
    rows: list[list[int]]
    display: list[int]
    """The victory tiles shown."""
    face_up: int
    """The kinds that can be added: all in the rows and the display, as a mask."""
    draft: list[int]
    """The nature tiles face up for the draft."""
    drafted: list[list[int]]
    """What each seat took and has not laid yet; empty after the set-up."""
    cleared: list[int]
    supply: list[int]
    """Tokens of each kind not yet gained."""
    craftsmen: int
    """The goods of the craftsmen not yet gained, as a mask."""
    box: list[int]
    """Tokens of each kind out of the game."""
    hands: list[Hand]
    nations: list[Nation]
    shown: bytes
    """What is face down as JSON, if it was shown since it changed."""

    def __init__(self, other: "State | None" = None) -> None:
        """Blank, or a copy of another."""
        if other is None:
            self.options = {}
            self.agreement = False
            self.seats = 0
            self.first = 0
            self.turn = 0
            self.pending = []
            self.reason = ""
            self.left = []
            self.stack_sizes = []
            self.rows = []
            self.display = []
            self.face_up = 0
            self.draft = []
            self.drafted = []
            self.cleared = []
            self.supply = []
            self.craftsmen = 0
            self.box = []
            self.hands = []
            self.nations = []
            self.shown = b""
        else:
            self.catalogue = other.catalogue
            self.options = other.options
            self.agreement = other.agreement
            self.seats = other.seats
            self.first = other.first
            self.turn = other.turn
            self.pending = other.pending.copy()
            self.reason = other.reason
            self.left = other.left.copy()
            self.stack_sizes = other.stack_sizes.copy()
            self.rows = [row.copy() for row in other.rows]
            self.display = other.display.copy()
            self.face_up = other.face_up
            self.draft = other.draft.copy()
            self.drafted = [taken.copy() for taken in other.drafted]
            self.cleared = other.cleared.copy()
            self.supply = other.supply.copy()
            self.craftsmen = other.craftsmen
            self.box = other.box.copy()
            self.shown = other.shown
            self.hands = [hand.copy() for hand in other.hands]
            for nation in other.nations:
                nation.shared = True
            self.nations = other.nations.copy()

    def copy(self) -> "State":
        return State(self)

    def nation(self, seat: Seat) -> Nation:
        """The nation of a seat, to be written to: copied first if another state may still look at it."""
        nation = self.nations[seat]
        if nation.shared:
            nation = nation.copy()
            self.nations[seat] = nation
        nation.shown = b""
        return nation

    def after(self, seat: Seat) -> Seat:
        """The seat to the left (F-2.1)."""
        return (seat + 1) % self.seats
