"""The whole table as plain data: the map, the civilizations with their cards, the turn, and who owes a decision."""

from typing import final

from latium.core.protocol import OptionValue
from latium.core.seats import Seat
from latium.games.first_empires.catalogue import NOBODY, Catalogue
from latium.games.first_empires.frames import AnyFrame


@final
class Player:
    """A civilization: its markers, its cards (masks over all cards) and its city tokens."""

    __slots__ = ("civilization", "deck", "discarded", "hand", "levels", "scored", "taken", "tokens")

    def __init__(self) -> None:
        self.civilization: int = NOBODY
        self.levels: list[int] = [0, 0, 0, 0, 0]
        """Where the marker of each track stands."""
        self.deck: int = 0
        """Cards not drawn yet: a set without an order."""
        self.hand: int = 0
        self.scored: int = 0
        self.discarded: int = 0
        self.tokens: int = 0
        """The tracks above which a city token still lies, as a mask."""
        self.taken: list[int] = []
        """How many city tokens of each seat this one took (E-6.8)."""

    def copy(self) -> "Player":
        twin = Player.__new__(Player)
        twin.civilization = self.civilization
        twin.levels = self.levels.copy()
        twin.deck = self.deck
        twin.hand = self.hand
        twin.scored = self.scored
        twin.discarded = self.discarded
        twin.tokens = self.tokens
        twin.taken = self.taken.copy()
        return twin


@final
class Turn:
    """What belongs to the turn under way and starts anew with the next (E-3.4)."""

    __slots__ = (
        "blackened",
        "captured",
        "conquests",
        "dice",
        "founded",
        "natural",
        "points",
        "raised",
        "rerolls",
        "rivals",
    )

    def __init__(self) -> None:
        self.dice: list[int] = [0, 0, 0, 0, 0, 0]
        """How many dice show each face."""
        self.natural: list[int] = [0, 0, 0, 0, 0, 0]
        """The same when re-rolling was over, before any card changed a die."""
        self.blackened: int = 0
        """How many dice a card turned black in the first phase."""
        self.rerolls: int = 0
        self.points: int = 0
        self.conquests: int = 0
        self.rivals: int = 0
        """The seats conquered from, as a mask."""
        self.captured: int = 0
        self.raised: list[int] = [0, 0, 0, 0, 0]
        """How often each marker rose."""
        self.founded: int = 0
        """The regions that had no city before one was placed there, as a mask."""

    def copy(self) -> "Turn":
        twin = Turn.__new__(Turn)
        twin.dice = self.dice.copy()
        twin.natural = self.natural.copy()
        twin.blackened = self.blackened
        twin.rerolls = self.rerolls
        twin.points = self.points
        twin.conquests = self.conquests
        twin.rivals = self.rivals
        twin.captured = self.captured
        twin.raised = self.raised.copy()
        twin.founded = self.founded
        return twin


@final
class State:
    """A position. What city tokens are worth is in no state before the end: chance decides it then (E-1.6)."""

    __slots__ = (
        "catalogue",
        "cities",
        "explorers",
        "first",
        "hoards",
        "options",
        "owners",
        "pending",
        "players",
        "reason",
        "round",
        "seats",
        "turn",
        "values_left",
    )

    def __init__(self) -> None:
        self.catalogue: Catalogue
        self.options: dict[str, OptionValue] = {}
        self.seats: int = 0
        self.first: Seat = 0
        self.round: int = 0
        """Counted from 1; 0 during the set-up."""
        self.pending: list[AnyFrame] = []
        self.reason: str = ""
        """Why the game ended; empty while it goes on."""
        self.owners: list[int] = []
        """By region: whose explorers are there, or NOBODY."""
        self.explorers: list[int] = []
        """By region: how many."""
        self.cities: list[list[int]] = []
        """By seat and region: city tokens on the map."""
        self.players: list[Player] = []
        self.turn: Turn = Turn()
        self.values_left: list[list[int]] = []
        """By seat and value: tokens not turned up yet."""
        self.hoards: list[list[int]] = []
        """By seat: the values of the tokens turned up for it at the end (E-11.3)."""

    def copy(self) -> "State":
        twin = State.__new__(State)
        twin.catalogue = self.catalogue
        twin.options = self.options
        twin.seats = self.seats
        twin.first = self.first
        twin.round = self.round
        twin.pending = self.pending.copy()
        twin.reason = self.reason
        twin.owners = self.owners.copy()
        twin.explorers = self.explorers.copy()
        twin.cities = [counts.copy() for counts in self.cities]
        twin.players = [player.copy() for player in self.players]
        twin.turn = self.turn.copy()
        twin.values_left = [counts.copy() for counts in self.values_left]
        twin.hoards = [values.copy() for values in self.hoards]
        return twin

    def after(self, seat: Seat) -> Seat:
        """The next seat (E-2.1)."""
        return (seat + 1) % self.seats

    def value(self, seat: Seat, track: int) -> int:
        """What a seat's track shows now."""
        player = self.players[seat]
        return self.catalogue.values[player.civilization][track][player.levels[track]]

    def whose_turn(self) -> Seat | None:
        """Whoever is asked in the middle of it; nobody's before the first and after the last."""
        return self.pending[0].seat if self.pending and self.round and not self.reason else None

    def held(self, seat: Seat) -> int:
        """How many regions hold explorers of a seat; a city alone holds nothing (E-6.6)."""
        return self.owners.count(seat)
