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

    def __init__(self) -> None:
        self.tokens: list[int] = [0, 0, 0]
        self.craftsmen: int = 0

    def copy(self) -> "Hand":
        twin = Hand.__new__(Hand)
        twin.tokens = self.tokens.copy()
        twin.craftsmen = self.craftsmen
        return twin

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
        "stack_sizes",
        "supply",
        "turn",
    )

    def __init__(self) -> None:
        self.catalogue: Catalogue
        self.options: dict[str, OptionValue] = {}
        self.agreement: bool = False
        self.seats: int = 0
        self.first: Seat = 0
        self.turn: int = 0
        """How many turns are over."""
        self.pending: list[AnyFrame] = []
        self.reason: str = ""
        """Why the game ended; empty while it goes on."""
        self.left: list[int] = []
        """How many tiles of each kind are face down."""
        self.stack_sizes: list[int] = []
        """How many tiles each class has face down."""
        self.rows: list[list[int]] = []
        self.display: list[int] = []
        """The victory tiles shown."""
        self.face_up: int = 0
        """The kinds that can be added: all in the rows and the display, as a mask."""
        self.draft: list[int] = []
        """The nature tiles face up for the draft."""
        self.drafted: list[list[int]] = []
        """What each seat took and has not laid yet; empty after the set-up."""
        self.cleared: list[int] = []
        self.supply: list[int] = []
        """Tokens of each kind not yet gained."""
        self.craftsmen: int = 0
        """The goods of the craftsmen not yet gained, as a mask."""
        self.box: list[int] = []
        """Tokens of each kind out of the game."""
        self.hands: list[Hand] = []
        self.nations: list[Nation] = []

    def copy(self) -> "State":
        twin = State.__new__(State)
        twin.catalogue = self.catalogue
        twin.options = self.options
        twin.agreement = self.agreement
        twin.seats = self.seats
        twin.first = self.first
        twin.turn = self.turn
        twin.pending = self.pending.copy()
        twin.reason = self.reason
        twin.left = self.left.copy()
        twin.stack_sizes = self.stack_sizes.copy()
        twin.rows = [row.copy() for row in self.rows]
        twin.display = self.display.copy()
        twin.face_up = self.face_up
        twin.draft = self.draft.copy()
        twin.drafted = [taken.copy() for taken in self.drafted]
        twin.cleared = self.cleared.copy()
        twin.supply = self.supply.copy()
        twin.craftsmen = self.craftsmen
        twin.box = self.box.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        for nation in self.nations:
            nation.shared = True
        twin.nations = self.nations.copy()
        return twin

    def nation(self, seat: Seat) -> Nation:
        """The nation of a seat, to be written to: copied first if another state may still look at it."""
        nation = self.nations[seat]
        if nation.shared:
            nation = nation.copy()
            self.nations[seat] = nation
        return nation

    def after(self, seat: Seat) -> Seat:
        """The seat to the left (F-2.1)."""
        return (seat + 1) % self.seats
