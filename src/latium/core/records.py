"""Records: whole games written down, read, replayed and verified. `core.lines` says what the text looks like."""

import hashlib
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Generic, NamedTuple

import msgspec

from latium.core.canonical import canonical
from latium.core.chance import Dice, commitment, revealed
from latium.core.errors import IllegalMove, LatiumError, NotationError, OptionError, RecordError
from latium.core.lines import (
    FORMAT,
    VERSION,
    Entry,
    Glimpse,
    Header,
    Line,
    Ply,
    Resign,
    Result,
    Takeback,
    Undo,
    chains,
    read_lines,
    spell,
)
from latium.core.options import check_complete, resolve
from latium.core.play import play, redacted
from latium.core.protocol import A, E, Facts, Game, Message, Options, Outcome, Plain, S, V, message
from latium.core.resigning import concluded
from latium.core.seats import CHANCE, Seat

__all__ = [
    "Digest",
    "Entry",
    "Glimpse",
    "Header",
    "Ply",
    "Record",
    "Resign",
    "Result",
    "Step",
    "Takeback",
    "Undo",
    "Verdict",
    "checked_options",
    "digest",
    "digest_material",
    "header",
    "material_of",
    "partial",
    "replay",
    "verify",
]


def header(facts: Facts, seats: int, options: Options, names: Sequence[str], dice: Dice | None = None) -> Header:
    """The header of a new record; options are complete (see `core.options.resolve`)."""
    return Header(
        format=FORMAT,
        version=VERSION,
        game=facts.slug,
        rules_version=facts.rules_version,
        options=dict(options),
        seats=seats,
        names=tuple(names),
        commitment=dice.commitment if dice else "",
        nonces=dice.nonces if dice else (),
    )


class Record:
    """A game as it was played, undone plies included."""

    def __init__(self, header: Header, entries: Iterable[Entry] = (), result: Result | None = None) -> None:
        self.header = header
        self.entries: list[Entry] = list(entries)
        self.result = result

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_text() == other.to_text()

    __hash__ = None  # type: ignore[assignment]  # a record grows

    @property
    def finished(self) -> bool:
        return self.result is not None

    @property
    def draws(self) -> int:
        """How many chance outcomes were ever drawn: the number of the next draw."""
        return sum(isinstance(entry, Ply) and entry.seat == CHANCE for entry in self.entries)

    def standing(self) -> list[Ply]:
        """The plies that were not taken back. Raises RecordError where more was taken back than may be."""
        return self._table().plies

    def answered(self, ply: Ply) -> bool:
        """Whether chance or another seat did anything after the ply, be it undone since."""
        return self._table().answered(ply.seat, ply.n)

    @property
    def resigned(self) -> tuple[Seat, ...]:
        """The seats that were given up."""
        return tuple(entry.seat for entry in self.entries if isinstance(entry, Resign))

    def _table(self) -> "_Table":
        table = _Table(self.header.seats)
        for number, entry in enumerate(self.entries, 2):
            table.put(number, entry)
        return table

    def add(self, seat: Seat, notation: str, action: dict[str, Plain], ms: int | None = None) -> Ply:
        """Write down a ply."""
        ply = Ply(n=len(self.entries), seat=seat, notation=notation, action=action, ms=ms)
        self.entries.append(ply)
        return ply

    def undo(self, seat: Seat, to: int) -> None:
        """Write down that the seat returned alone to the position before line `to`. Raises RecordError."""
        self._go_back(Undo(n=len(self.entries), seat=seat, undo=to))

    def take_back(self, seat: Seat, to: int) -> None:
        """Write down that all agreed to return to the position before line `to`. Raises RecordError."""
        self._go_back(Takeback(n=len(self.entries), seat=seat, takeback=to))

    def _go_back(self, entry: Undo | Takeback) -> None:
        self._table().put(len(self.entries) + 2, entry)
        self.entries.append(entry)

    def finish(self, outcome: Outcome | None, secret: bytes = b"") -> None:
        """Write down the end and reveal the secret."""
        self.result = Result(outcome=outcome, secret=secret.hex())

    def lines(self) -> list[Line]:
        return [self.header, *self.entries, *([self.result] if self.result else [])]

    def to_text(self) -> str:
        """The record as JSON Lines."""
        lines = self.lines()
        if self.header.partial:
            return "".join(spell(line) + "\n" for line in lines)
        return "".join(spell(line, chain) + "\n" for line, chain in zip(lines, chains(lines), strict=True))

    @classmethod
    def from_text(cls, text: str) -> "Record":
        """The record of a text, its form and its chain checked. Raises RecordError naming the line."""
        head, lines = read_lines(text)
        record = cls(head)
        table = _Table(head.seats)
        for number, line in enumerate(lines, 2):
            record._append(number, line, table)
        return record

    def _append(self, number: int, line: Entry | Result, table: "_Table") -> None:
        if self.result:
            raise RecordError(number, message("record-after-result"))
        if isinstance(line, Result):
            self.result = line
            return
        if line.n != len(self.entries):
            raise RecordError(number, message("record-order", n=str(line.n), due=str(len(self.entries))))
        table.put(number, line)
        self.entries.append(line)


class _Table:
    """What stands while a record is gone through line by line, and how far back from there one may go.

    An undo never crosses what chance or another seat did, a takeback never what chance did: not even if that was
    taken back itself, for it was seen.
    """

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.plies: list[Ply] = []
        self._latest: dict[Seat, int] = {}
        self._resigned: set[Seat] = set()

    def put(self, number: int, entry: Entry) -> None:
        """One line more. Raises RecordError naming it."""
        match entry:
            case Ply():
                self.plies.append(entry)
                self._latest[entry.seat] = entry.n
            case Undo() | Takeback():
                if problem := self._refusal(entry):
                    raise RecordError(number, problem)
                del self.plies[self._index(entry.to) :]
            case Resign():
                self._give_up(number, entry.seat)
            case Glimpse():
                pass

    def _give_up(self, number: int, seat: Seat) -> None:
        if not 0 <= seat < self.seats:
            raise RecordError(number, message("record-no-seat", seat=str(seat)))
        if seat in self._resigned:
            raise RecordError(number, message("record-resigned", seat=str(seat)))
        self._resigned.add(seat)

    def answered(self, seat: Seat, to: int) -> bool:
        return any(n >= to for other, n in self._latest.items() if other != seat)

    def _index(self, to: int) -> int:
        return bisect_left(self.plies, to, key=lambda ply: ply.n)

    def _refusal(self, entry: Undo | Takeback) -> Message | None:
        index = self._index(entry.to)
        if not 0 <= entry.seat < self.seats:
            return message("record-no-seat", seat=str(entry.seat))
        if index == len(self.plies) or self.plies[index].n != entry.to:
            return message("record-nothing-stands", n=str(entry.to))
        if self._latest.get(CHANCE, -1) >= entry.to:
            return message("record-undo-chance", n=str(entry.to))
        if isinstance(entry, Undo) and self.answered(entry.seat, entry.to):
            return message("record-undo-other", n=str(entry.to))
        return None


class Step(Generic[S, E]):
    """A position of a replay: which line led to it (None: the set-up), the state, and what happened."""

    def __init__(self, number: int, entry: Entry | None, state: S, events: Sequence[E]) -> None:
        self.number = number
        self.entry = entry
        self.state = state
        self.events = tuple(events)


def replay(game: Game[S, A, E, V], record: Record) -> Iterator[Step[S, E]]:
    """The game again, line by line, every ply checked. Raises RecordError naming the line and the broken clause."""
    state = _opening(game, record.header)
    yield Step(1, None, state, ())
    before: dict[int, S] = {}
    table = _Table(record.header.seats)
    for number, entry in enumerate(record.entries, 2):
        events: list[E] = []
        table.put(number, entry)
        match entry:
            case Ply():
                before[entry.n] = state
                state, events = _played(game, state, entry, number, record.header.names)
            case Undo() | Takeback():
                state = before[entry.to]
            case Resign() | Glimpse():
                pass
        yield Step(number, entry, state, events)


def _opening(game: Game[S, A, E, V], head: Header) -> S:
    if head.partial:
        raise RecordError(1, message("record-partial"))
    return game.setup(head.seats, checked_options(game.facts, head))


def checked_options(facts: Facts, head: Header) -> Options:
    """The options of a record of this game, whole or partial. Raises RecordError."""
    if head.game != facts.slug:
        raise RecordError(1, message("record-other-game", recorded=head.game, game=facts.slug))
    if not 1 <= head.rules_version <= facts.rules_version:
        raise RecordError(1, message("record-rules-version", recorded=head.rules_version, known=facts.rules_version))
    try:
        check_complete(facts, head.options)
        return resolve(facts, head.seats, head.options)
    except OptionError as problem:
        raise RecordError(1, problem.message, package=problem.package) from None


def _played(game: Game[S, A, E, V], state: S, ply: Ply, number: int, names: Sequence[str]) -> tuple[S, list[E]]:
    try:
        return play(game, state, ply.seat, game.unpack(state, ply.action))
    except (IllegalMove, NotationError) as problem:
        reason = message("record-unplayable", notation=ply.notation, problem=problem.message)
        raise RecordError(number, reason, problem.refusal, problem.package, names) from None


class Verdict(NamedTuple):
    """What verification found: nothing is wrong if `findings` is empty; `draws` were re-derived from the secret.

    A record is finished once its secret is revealed; a game that was broken off is finished, and has no outcome.
    """

    findings: tuple[LatiumError, ...]
    plies: int
    draws: int
    finished: bool
    broken_off: bool

    @property
    def sound(self) -> bool:
        return not self.findings


def verify(game: Game[S, A, E, V], record: Record) -> Verdict:
    """Play the record again and re-derive every draw and the result. An unfinished game has no secret to check yet."""
    check = _Check(game, record)
    try:
        check.run()
    except LatiumError as problem:
        check.findings.append(problem)
    broken_off = record.result is not None and record.result.outcome is None
    return Verdict(tuple(check.findings), check.plies, check.draws, record.finished, broken_off)


class _Check(Generic[S, A, E, V]):
    """One verification under way."""

    def __init__(self, game: Game[S, A, E, V], record: Record) -> None:
        self.game = game
        self.record = record
        self.findings: list[LatiumError] = []
        self.plies = 0
        self.draws = 0
        self.dice = self._revealed()

    def _revealed(self) -> Dice | None:
        head, result = self.record.header, self.record.result
        if result is None or (self.record.draws == 0 and head.commitment == result.secret == ""):
            return None
        try:
            secret = revealed(result.secret)
        except ValueError:
            self._found(self._last, message("record-secret-form"))
            return None
        if commitment(secret) != head.commitment:
            self._found(self._last, message("record-secret"))
            return None
        return Dice(secret, head.nonces)

    @property
    def _last(self) -> int:
        return len(self.record.entries) + 2

    def _found(self, number: int, problem: Message) -> None:
        self.findings.append(RecordError(number, problem))

    def run(self) -> None:
        before: S | None = None
        for step in replay(self.game, self.record):
            if isinstance(step.entry, Ply) and before is not None:
                self._ply(step.number, before, step.entry)
            before = step.state
        if before is not None and self.record.result:
            self._outcome(before, self.record.result)

    def _ply(self, number: int, state: S, ply: Ply) -> None:
        self.plies += 1
        action = self.game.unpack(state, ply.action)
        if (notation := self.game.write(state, action)) != ply.notation:
            self._found(number, message("record-notation", written=ply.notation, action=notation))
        if ply.seat == CHANCE:
            self._draw(number, state, action)

    def _draw(self, number: int, state: S, action: A) -> None:
        if self.dice:
            drawn = self.game.legal(state, CHANCE)[self.dice.draw(self.draws, self.game.weights(state))]
            if drawn != action:
                said, fallen = self.game.write(state, action), self.game.write(state, drawn)
                self._found(number, message("record-dice", said=said, fallen=fallen))
            self.draws += 1

    def _outcome(self, state: S, result: Result) -> None:
        if result.outcome != concluded(self.game, state, self.record.resigned):
            self._found(self._last, message("record-result"))


def partial(game: Game[S, A, E, V], record: Record, viewer: Seat | None) -> Record:
    """What a viewer saw of a game: redacted events and views, no actions and no chain."""
    head = msgspec.structs.replace(record.header, partial=True, viewer=viewer)
    seen = Record(head)
    for step in replay(game, record):
        events = redacted(game, step.events, viewer)
        view = game.observe(step.state, viewer)
        seen.entries.append(
            Glimpse(n=len(seen.entries), events=msgspec.to_builtins(events), view=msgspec.to_builtins(view))
        )
    return seen


class Digest:
    """The SHA-256 over header and (n, seat, action) of games in order: equal digests, equal games."""

    def __init__(self) -> None:
        self._sum = hashlib.sha256()

    def plus(self, material: bytes) -> "Digest":
        """The digest with one more game, given its `digest_material`."""
        more = Digest()
        more._sum = self._sum.copy()
        more._sum.update(material)
        return more

    def hexdigest(self) -> str:
        return self._sum.hexdigest()


def digest_material(head: Header, plies: Iterable[tuple[int, Seat, Mapping[str, Plain]]]) -> bytes:
    """One game as the digest sees it: the canonical JSON of the header, then of each [n, seat, action], a line each."""
    return b"".join(canonical(row) + b"\n" for row in (head, *plies))


def material_of(record: Record) -> bytes:
    """The `digest_material` of a record."""
    plies = ((entry.n, entry.seat, entry.action) for entry in record.entries if isinstance(entry, Ply))
    return digest_material(record.header, plies)


def digest(records: Iterable[Record]) -> str:
    """The digest of whole records."""
    total = Digest()
    for record in records:
        total = total.plus(material_of(record))
    return total.hexdigest()
