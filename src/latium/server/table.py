"""A table as its log tells it: the opening, then entry after entry. No storage, no clock and no socket in here."""

import itertools
from collections.abc import Iterable
from typing import Any, Final, NamedTuple, final

from msgspec.structs import replace

from latium.core.chance import Dice
from latium.core.lines import Header, Undo
from latium.core.protocol import AnyGame, Outcome, Plain
from latium.core.records import header
from latium.core.seats import CHANCE, Seat
from latium.games import SHELF
from latium.server.entries import (
    Ended,
    Forgotten,
    Handed,
    Joined,
    Left,
    Paused,
    Placed,
    Played,
    Rematched,
    Resigned,
    Row,
    Started,
    TakebackAnswered,
    TakebackAsked,
    TakenBack,
    Undone,
)
from latium.server.opening import Chair, Opening, Settings

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"


class Mark(NamedTuple):
    """A ply that stands and might still be taken back."""

    line: int
    seat: Seat
    before: Any
    reveals: bool
    action: dict[str, Plain]
    since: int
    bank: int


class Decision(NamedTuple):
    """Something a seat was asked: by which version of the table, and when."""

    number: int
    since: int


class Proposal(NamedTuple):
    """A seat would like to return to the position before a line; these have agreed."""

    number: int
    seat: Seat
    to: int
    agreed: tuple[Seat, ...]


@final
class Table:
    """Folded up to `version` entries. Game states are never changed in place, so a copy is cheap."""

    opening: Opening
    game: AnyGame
    dice: Dice
    version: int
    chairs: tuple[Chair, ...]
    names: tuple[str, ...]
    state: Any
    lines: int
    draws: int
    changed_at: int
    decisions: dict[Seat, Decision]
    """Who owes a decision, and which."""
    turns: dict[Seat, int]
    """Since which version each of them has owed one, and then another, while nobody else was asked instead."""
    banks: list[int]
    """Milliseconds each seat has from the moment it is asked."""
    proposal: Proposal | None
    trail: list[Mark]
    """The plies that stand since chance last fell, the latest at the end."""
    latest: dict[Seat, int]
    """The last line of each seat since then, be it undone."""
    outcome: Outcome | None
    rematch: str
    """The table at which the same people play again."""
    seated: bytes
    """The chairs as they are shown, since they changed."""
    shown: dict[Any, Any]
    """What was made of this version for several who look at it."""
    events: dict[int, list[Any]]
    """Those of the plies that led to this version last, by row, where they are at hand."""

    def __init__(self, opening: Opening, before: "Table | None" = None) -> None:
        """A table before the first entry, or a copy of one as it was before the next."""
        self.opening = opening
        self.shown = {}
        self.events = {}
        if before is None:
            self.game = SHELF[opening.game]
            self.dice = Dice(opening.secret)
            self.version = 0
            self.chairs = _chairs(opening.settings)
            self.names = ()
            self.state = None
            self.lines = 0
            self.draws = 0
            self.changed_at = 0
            self.decisions = {}
            self.turns = {}
            self.banks = [opening.settings.clock.total] * opening.seats
            self.proposal = None
            self.trail = []
            self.latest = {}
            self.outcome = None
            self.rematch = ""
            self.seated = b""
        else:
            self.game = before.game
            self.dice = before.dice
            self.version = before.version
            self.chairs = before.chairs
            self.names = before.names
            self.state = before.state
            self.lines = before.lines
            self.draws = before.draws
            self.changed_at = before.changed_at
            self.decisions = before.decisions.copy()
            self.turns = before.turns
            self.banks = before.banks.copy()
            self.proposal = before.proposal
            self.trail = before.trail.copy()
            self.latest = before.latest.copy()
            self.outcome = before.outcome
            self.rematch = before.rematch
            self.seated = before.seated

    def copy(self) -> "Table":
        return Table(self.opening, self)

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

    def due(self, seat: Seat) -> int | None:
        """When the time of a seat is up; None while its clock does not run. A bot has none."""
        decision = self.decisions.get(seat)
        if decision is None or self.chairs[seat].bot or not self.opening.settings.clock.runs:
            return None
        return decision.since + self.banks[seat]

    @property
    def due_at(self) -> int | None:
        """When the first of the clocks that run is up."""
        return min((due for seat in self.acting if (due := self.due(seat)) is not None), default=None)

    @property
    def header(self) -> Header:
        """The record's first line, once the game has begun."""
        opening = self.opening
        return header(self.game.facts, opening.seats, opening.options, self.names, self.dice)

    def fold(self, row: Row, after: Any = None) -> None:
        """One entry more; `after` saves playing a ply again that has just been played."""
        self.version += 1
        self.changed_at = row.at
        self.shown = {}
        match row.entry:
            case Played() as played:
                self._played(played, after or self.after(played.ply.seat, played.ply.action))
            case Undone(undo=undo):
                self._undone(undo)
            case TakebackAsked() | TakebackAnswered() as spoken:
                self._spoken(spoken)
            case TakenBack(takeback=takeback):
                self._back(takeback.to, takeback.seat)
            case Resigned(resign=resign):
                self.lines += 1
                self._sit(resign.seat, replace(self.chairs[resign.seat], resigned=True))
            case Paused(ms=ms):
                self._pause(ms)
            case Ended(outcome=outcome):
                self.outcome = outcome
                self.decisions = {}
                self.proposal = None
            case other:
                self._gathered(other)

    def _gathered(self, entry: Joined | Left | Placed | Started | Handed | Rematched | Forgotten) -> None:
        """Who sits where, before the game, during it and after it."""
        match entry:
            case Joined(seat=seat, name=name, nonce=nonce, member=member):
                self._sit(seat, Chair(name=name, nonce=nonce, person=True, member=member))
            case Left(seat=seat):
                self._sit(seat, Chair())
            case Placed(seat=seat, bot=bot):
                self._place(seat, bot)
            case Started(names=names, nonces=nonces):
                self._start(names, nonces)
            case Handed(seat=seat, bot=bot):
                self._hand(seat, bot)
            case Rematched(table=id):
                self.rematch = id
            case Forgotten(seat=seat):
                self._forget(seat)

    def _sit(self, seat: Seat, chair: Chair) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        self.seated = b""

    def _forget(self, seat: Seat) -> None:
        chair = self.chairs[seat]
        name, kept = nobody(seat) if chair.person else chair.name, nobody(seat) if chair.kept else ""
        self._sit(seat, replace(chair, name=name, kept=kept))
        if self.names and chair.person:
            self.names = (*self.names[:seat], nobody(seat), *self.names[seat + 1 :])

    def _place(self, seat: Seat, bot: str) -> None:
        self._sit(seat, Chair())
        if bot:
            self._sit(seat, Chair(name=distinct(bot, [chair.name for chair in self.chairs]), bot=bot))

    def _start(self, names: tuple[str, ...], nonces: tuple[str, ...]) -> None:
        self.names = names
        self.dice = Dice(self.opening.secret, nonces)
        self.state = self.game.setup(self.opening.seats, self.opening.options)
        self._ask()

    def after(self, seat: Seat, action: dict[str, Plain]) -> Any:
        """The state after an action that was found to be legal before."""
        after = self.state.copy()
        self.game.apply(after, seat, self.game.unpack(self.state, action))
        return after

    def _played(self, played: Played, after: Any) -> None:
        ply = played.ply
        if ply.seat == CHANCE:
            self.draws += 1
            self.trail.clear()
            self.latest.clear()
        else:
            since, bank = self.decisions[ply.seat].since, self.banks[ply.seat]
            self.trail.append(Mark(ply.n, ply.seat, self.state, played.reveals, ply.action, since, bank))
            self.latest[ply.seat] = ply.n
            self._charge(ply.seat, self.changed_at - since - played.lag)
        self.lines += 1
        self.state = after
        self._ask(ply.seat)

    def _charge(self, seat: Seat, elapsed: int) -> None:
        if not self.chairs[seat].bot:
            self.banks[seat] = self.opening.settings.clock.left(self.banks[seat], elapsed)

    def _undone(self, undo: Undo) -> None:
        """Its clock stands as if the ply had never been, so that nobody gains time by it."""
        mark = self.trail[-1]
        self._back(undo.to, undo.seat)
        self.banks[undo.seat] = mark.bank
        self.decisions[undo.seat] = Decision(self.version, mark.since)

    def _back(self, to: int, seat: Seat) -> None:
        movers = {seat}
        self.lines += 1
        while self.trail and self.trail[-1].line >= to:
            mark = self.trail.pop()
            self.state = mark.before
            movers.add(mark.seat)
        self._ask(*movers)

    def _ask(self, *movers: Seat) -> None:
        """A decision stays the same while others move, and is a new one after a move of one's own."""
        before = self.decisions
        self.proposal = None
        self.decisions = {
            seat: before[seat] if seat in before and seat not in movers else Decision(self.version, self.changed_at)
            for seat in self.game.to_act(self.state)
            if seat != CHANCE
        }
        if self.decisions:
            self.turns = {seat: self.turns.get(seat, self.version) for seat in self.decisions}

    def _hand(self, seat: Seat, bot: str) -> None:
        """A decision that is owed is a new one: what was thought of under the old one comes too late."""
        clock = self.opening.settings.clock
        if decision := self.decisions.get(seat):
            if bot and clock.kind == "game" and not self.chairs[seat].bot:
                self.banks[seat] = max(0, self.banks[seat] - (self.changed_at - decision.since))
            self.decisions[seat] = Decision(self.version, self.changed_at)
        if not bot:
            self.banks[seat] = clock.on_return(self.banks[seat])
        self._sit(seat, replace(self.chairs[seat], bot=bot))

    def _pause(self, ms: int) -> None:
        decisions = self.decisions.items()
        self.decisions = {seat: Decision(number, since + ms) for seat, (number, since) in decisions}
        self.trail = [mark._replace(since=mark.since + ms) for mark in self.trail]

    def _spoken(self, spoken: TakebackAsked | TakebackAnswered) -> None:
        if isinstance(spoken, TakebackAsked):
            self.proposal = Proposal(self.version, spoken.seat, spoken.to, ())
        elif self.proposal and spoken.agreed:
            self.proposal = self.proposal._replace(agreed=(*self.proposal.agreed, spoken.seat))
        else:
            self.proposal = None


def _chairs(settings: Settings) -> tuple[Chair, ...]:
    """The bots have different names, and the other chairs are free, or kept."""
    chairs: list[Chair] = []
    for bot, kept in itertools.zip_longest(settings.bots, settings.kept, fillvalue=""):
        name = distinct(bot, [chair.name for chair in chairs]) if bot else ""
        chairs.append(Chair(name=name, bot=bot, kept=kept))
    return tuple(chairs)


def nobody(seat: Seat) -> str:
    """What whoever is forgotten is called."""
    return f"#{seat + 1}"


def distinct(name: str, names: Iterable[str]) -> str:
    """The name as it is, or numbered if somebody has it: `Ada #2`."""
    taken = set(names)
    numbers = itertools.count(2)
    numbered = name
    while numbered in taken:
        numbered = f"{name} #{next(numbers)}"
    return numbered
