"""A table as its log tells it: the opening, then entry after entry. No storage, no clock and no socket in here."""

import itertools
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec

from latium.core.chance import Dice
from latium.core.lines import Header, Ply
from latium.core.protocol import AnyGame, OptionValue, Outcome
from latium.core.records import header
from latium.core.seats import CHANCE, Seat
from latium.games import SHELF
from latium.server.entries import (
    Ended,
    Handed,
    Joined,
    Left,
    Played,
    Resigned,
    Row,
    Started,
    TakenBack,
    Undone,
)

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the host chose besides the game's own options; it never changes. Later kinds of tables add fields."""

    bots: tuple[str, ...]
    """By seat; empty where a person is to sit."""
    listed: bool = False
    """Whether the lobby shows it; else one needs the link."""
    spectators: bool = True


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """A table before the first entry of its log."""

    id: str
    game: str
    seats: int
    options: dict[str, OptionValue]
    settings: Settings
    secret: bytes


class Chair(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits at a seat, and who plays for it: a bot from the start, or instead of a person."""

    name: str = ""
    nonce: str = ""
    person: bool = False
    bot: str = ""
    resigned: bool = False

    @property
    def free(self) -> bool:
        return not self.person and not self.bot


class Mark(NamedTuple):
    """A ply that stands and might still be taken back."""

    line: int
    seat: Seat
    before: Any
    reveals: bool


class Decision(NamedTuple):
    """Something a seat was asked: by which version of the table, and when."""

    number: int
    since: int


class Table:
    """Folded up to `version` entries. Game states are never changed in place, so a copy is cheap."""

    def __init__(self, opening: Opening) -> None:
        self.opening = opening
        self.game: AnyGame = SHELF[opening.game]
        self.version = 0
        self.chairs = _chairs(opening.settings.bots)
        self.names: tuple[str, ...] = ()
        self.dice = Dice(opening.secret)
        self.state: Any = None
        self.lines = 0
        self.draws = 0
        self.changed_at = 0
        self.decisions: dict[Seat, Decision] = {}
        """Who owes a decision, and which."""
        self.trail: list[Mark] = []
        """The plies that stand since chance last fell, the latest at the end."""
        self.latest: dict[Seat, int] = {}
        """The last line of each seat since then, be it undone."""
        self.outcome: Outcome | None = None

    def copy(self) -> "Table":
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.chairs = self.chairs.copy()
        twin.decisions = self.decisions.copy()
        twin.trail = self.trail.copy()
        twin.latest = self.latest.copy()
        return twin

    @property
    def phase(self) -> str:
        if self.outcome is not None:
            return OVER
        return OPEN if self.state is None else PLAYING

    @property
    def acting(self) -> tuple[Seat, ...]:
        """The seats that owe a decision; never CHANCE."""
        return tuple(self.decisions)

    @property
    def bots_acting(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.acting if self.chairs[seat].bot)

    @property
    def resigned(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.resigned)

    @property
    def header(self) -> Header:
        """The record's first line, once the game has begun."""
        opening = self.opening
        return header(self.game.facts, opening.seats, opening.options, self.names, self.dice)

    @property
    def settled(self) -> bool:
        """Whether nothing can be taken back, so that a snapshot needs no more than the state."""
        return not self.trail and not self.latest

    def fold(self, row: Row, after: Any = None) -> None:
        """One entry more; `after` saves playing a ply again that has just been played."""
        self.version += 1
        self.changed_at = row.at
        match row.entry:
            case Joined(seat=seat, name=name, nonce=nonce):
                self._seat(seat, name=name, nonce=nonce, person=True)
            case Left(seat=seat):
                self.chairs[seat] = Chair()
            case Started(names=names, nonces=nonces):
                self._start(names, nonces)
            case Played(ply=ply, reveals=reveals):
                self._played(ply, after or self._after(ply), reveals)
            case Undone(undo=undo):
                self._back(undo.to, undo.seat)
            case TakenBack(takeback=takeback):
                self._back(takeback.to, takeback.seat)
            case Resigned(resign=resign):
                self.lines += 1
                self._seat(resign.seat, resigned=True)
            case Handed(seat=seat, bot=bot):
                self._seat(seat, bot=bot)
            case Ended(outcome=outcome):
                self.outcome = outcome
                self.decisions = {}

    def _seat(self, seat: Seat, **changes: Any) -> None:
        self.chairs[seat] = msgspec.structs.replace(self.chairs[seat], **changes)

    def _start(self, names: tuple[str, ...], nonces: tuple[str, ...]) -> None:
        self.names = names
        self.dice = Dice(self.opening.secret, nonces)
        self.state = self.game.setup(self.opening.seats, self.opening.options)
        self._ask(None)

    def _after(self, ply: Ply) -> Any:
        after = self.state.copy()
        self.game.apply(after, ply.seat, self.game.unpack(self.state, ply.action))
        return after

    def _played(self, ply: Ply, after: Any, reveals: bool) -> None:
        if ply.seat == CHANCE:
            self.draws += 1
            self.trail.clear()
            self.latest.clear()
        else:
            self.trail.append(Mark(ply.n, ply.seat, self.state, reveals))
            self.latest[ply.seat] = ply.n
        self.lines += 1
        self.state = after
        self._ask(ply.seat)

    def _back(self, to: int, seat: Seat) -> None:
        self.lines += 1
        while self.trail and self.trail[-1].line >= to:
            self.state = self.trail.pop().before
        self._ask(seat)

    def _ask(self, mover: Seat | None) -> None:
        """A decision stays the same while others move, and is a new one after a move of one's own."""
        before = self.decisions
        self.decisions = {
            seat: before[seat] if seat in before and seat != mover else Decision(self.version, self.changed_at)
            for seat in self.game.to_act(self.state)
            if seat != CHANCE
        }


def _chairs(bots: Iterable[str]) -> list[Chair]:
    """The bots have different names, and the other chairs are free."""
    chairs: list[Chair] = []
    for bot in bots:
        name = distinct(bot, (chair.name for chair in chairs)) if bot else ""
        chairs.append(Chair(name=name, bot=bot))
    return chairs


def distinct(name: str, names: Iterable[str]) -> str:
    """The name as it is, or numbered if somebody has it: `Ada #2`."""
    taken = set(names)
    numbers = itertools.count(2)
    numbered = name
    while numbered in taken:
        numbered = f"{name} #{next(numbers)}"
    return numbered
