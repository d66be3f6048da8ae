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

    civilization: int
    levels: list[int]
    """Where the marker of each track stands."""
    deck: int
    """Cards not drawn yet: a set without an order."""
    hand: int
    scored: int
    discarded: int
    tokens: int
    """The tracks above which a city token still lies, as a mask."""
    taken: list[int]
    """How many city tokens of each seat this one took (E-6.8)."""

    def __init__(self, other: "Player | None" = None) -> None:
        """Blank, or a copy of another."""
        if other is None:
            self.civilization = NOBODY
            self.levels = [0, 0, 0, 0, 0]
            self.deck = 0
            self.hand = 0
            self.scored = 0
            self.discarded = 0
            self.tokens = 0
            self.taken = []
        else:
            self.civilization = other.civilization
            self.levels = other.levels.copy()
            self.deck = other.deck
            self.hand = other.hand
            self.scored = other.scored
            self.discarded = other.discarded
            self.tokens = other.tokens
            self.taken = other.taken.copy()

    def copy(self) -> "Player":
        return Player(self)


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

    dice: list[int]
    """How many dice show each face."""
    natural: list[int]
    """The same when re-rolling was over, before any card changed a die."""
    blackened: int
    """How many dice a card turned black in the first phase."""
    rerolls: int
    points: int
    conquests: int
    rivals: int
    """The seats conquered from, as a mask."""
    captured: int
    raised: list[int]
    """How often each marker rose."""
    founded: int
    """The regions that had no city before one was placed there, as a mask."""

    def __init__(self, other: "Turn | None" = None) -> None:
        """Blank, or a copy of another."""
        if other is None:
            self.dice = [0, 0, 0, 0, 0, 0]
            self.natural = [0, 0, 0, 0, 0, 0]
            self.blackened = 0
            self.rerolls = 0
            self.points = 0
            self.conquests = 0
            self.rivals = 0
            self.captured = 0
            self.raised = [0, 0, 0, 0, 0]
            self.founded = 0
        else:
            self.dice = other.dice.copy()
            self.natural = other.natural.copy()
            self.blackened = other.blackened
            self.rerolls = other.rerolls
            self.points = other.points
            self.conquests = other.conquests
            self.rivals = other.rivals
            self.captured = other.captured
            self.raised = other.raised.copy()
            self.founded = other.founded

    def copy(self) -> "Turn":
        return Turn(self)


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

    catalogue: Catalogue
    options: dict[str, OptionValue]
    seats: int
    first: Seat
    round: int
    """Counted from 1; 0 during the set-up."""
    pending: list[AnyFrame]
    reason: str
    """Why the game ended; empty while it goes on."""
    owners: list[int]
    """By region: whose explorers are there, or NOBODY."""
    explorers: list[int]
    """By region: how many."""
    cities: list[list[int]]
    """By seat and region: city tokens on the map."""
    players: list[Player]
    turn: Turn
    values_left: list[list[int]]
    """By seat and value: tokens not turned up yet."""
    hoards: list[list[int]]
    """By seat: the values of the tokens turned up for it at the end (E-11.3)."""

    def __init__(self, other: "State | None" = None) -> None:
        """Blank, or a copy of another."""
        if other is None:
            self.options = {}
            self.seats = 0
            self.first = 0
            self.round = 0
            self.pending = []
            self.reason = ""
            self.owners = []
            self.explorers = []
            self.cities = []
            self.players = []
            self.turn = Turn()
            self.values_left = []
            self.hoards = []
        else:
            self.catalogue = other.catalogue
            self.options = other.options
            self.seats = other.seats
            self.first = other.first
            self.round = other.round
            self.pending = other.pending.copy()
            self.reason = other.reason
            self.owners = other.owners.copy()
            self.explorers = other.explorers.copy()
            self.cities = [counts.copy() for counts in other.cities]
            self.players = [player.copy() for player in other.players]
            self.turn = other.turn.copy()
            self.values_left = [counts.copy() for counts in other.values_left]
            self.hoards = [values.copy() for values in other.hoards]

    def copy(self) -> "State":
        return State(self)

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
