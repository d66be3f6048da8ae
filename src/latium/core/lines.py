"""The lines of a record: JSON a person can read, chained so that anybody can see a change.

    {"format":"latium-record","version":1,"game":"founders","rules_version":1,"options":{...},"seats":2,
     "names":["Ada","Ben"],"commitment":"...","nonces":["",""],"chain":"..."}
    {"n":0,"seat":-1,"notation":"first 1","action":{...},"chain":"..."}
    {"n":1,"seat":0,"notation":"open village","action":{...},"ms":5120,"chain":"..."}
    {"n":2,"seat":0,"undo":1,"chain":"..."}
    {"n":3,"seat":1,"resign":"choice","chain":"..."}
    {"outcome":{...},"secret":"...","chain":"..."}

`n` numbers all lines between header and result, from 0 and without gaps. An `undo` (by the seat alone) or `takeback`
(agreed by all) returns to the position before the line it names, never to one before a chance ply; an undo only over
plies of its own seat that no other has answered. A `resign` line gives up a seat, once, by `choice` or because its
`time` ran out: somebody may play on for it, and it is ranked last. `chain` is the SHA-256 of the previous line's chain
(nothing for the header) followed by the line's canonical JSON without `chain` and `ms`. Each line is spelled as
`spell` does it, without spaces and the keys in this order. Without a result line the game is unfinished. A partial
record holds what one viewer saw: no actions, no chain, nothing to verify.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from latium.core.canonical import canonical
from latium.core.decoding import UnreadableError, quoted, read_json
from latium.core.errors import RecordError
from latium.core.protocol import OptionValue, Outcome, message
from latium.core.schema import located
from latium.core.seats import Seat

FORMAT: Final = "latium-record"
VERSION: Final = 1

_COMMITMENT: Final = re.compile("|[0-9a-f]{64}")


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first line: everything that is known before the first ply."""

    format: str
    version: int
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    seats: int
    names: tuple[str, ...]
    commitment: str
    nonces: tuple[str, ...]
    partial: bool = False
    viewer: Seat | None = None


class Ply(msgspec.Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One action of a seat or of CHANCE; `ms` is how long it took and is outside chain and digest."""

    n: int
    seat: Seat
    notation: str
    action: dict[str, Any]
    ms: int | None = None


class Undo(msgspec.Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """A seat returned alone to the position before line `undo`."""

    n: int
    seat: Seat
    undo: int

    @property
    def to(self) -> int:
        return self.undo


class Takeback(msgspec.Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """All agreed to return to the position before line `takeback`, as the seat had asked."""

    n: int
    seat: Seat
    takeback: int

    @property
    def to(self) -> int:
        return self.takeback


class Resign(msgspec.Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """A seat gave up."""

    n: int
    seat: Seat
    resign: Literal["choice", "time"]


class Glimpse(msgspec.Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """What the viewer of a partial record saw happen at once, and what was to be seen afterwards."""

    n: int
    events: list[Any]
    view: Any


class Result(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The last line: how it ended (None: broken off) and the secret behind the dice, in hexadecimal."""

    outcome: Outcome | None
    secret: str


Entry: TypeAlias = Ply | Undo | Takeback | Resign | Glimpse
Line: TypeAlias = Header | Entry | Result


def chains(lines: Iterable[Line]) -> Iterator[str]:
    """The chain value of each line in turn."""
    previous = ""
    for line in lines:
        previous = hashlib.sha256(previous.encode() + canonical(_chained(line))).hexdigest()
        yield previous


def _chained(line: Line) -> Line:
    return msgspec.structs.replace(line, ms=None) if isinstance(line, Ply) else line


def spell(line: Line, chain: str | None = None) -> str:
    """Keys in the order a person reads them; the chain, which only programs read, comes last."""
    row = msgspec.to_builtins(line)
    if chain is not None:
        row["chain"] = chain
    return msgspec.json.encode(row).decode()


def read_lines(text: str) -> tuple[Header, list[Entry | Result]]:
    """Header and lines of a text, their form and their chain checked. Raises RecordError naming the line."""
    written = _rows(text)
    rows = [_decode(number, row) for number, row in enumerate(written, 1)]
    head = _read_header(rows[0])
    lines = [_read_line(number, row, head) for number, row in enumerate(rows[1:], 2)]
    if not head.partial:
        _check_chain(rows, [head, *lines])
    _check_spelling(written, rows, [head, *lines])
    return head, lines


def _rows(text: str) -> list[str]:
    rows = text.split("\n")
    if rows[-1] == "":
        rows.pop()
    if not rows:
        raise RecordError(1, message("record-empty"))
    return rows


def _decode(number: int, row: str) -> dict[str, Any]:
    if not row.strip():
        raise RecordError(number, message("record-line-empty"))
    try:
        data = read_json(row)
    except UnreadableError as problem:
        raise RecordError(number, message("record-line-cut") if problem.cut else message("record-no-json")) from None
    if not isinstance(data, dict):
        raise RecordError(number, message("record-no-line"))
    return data


def _read_header(row: dict[str, Any]) -> Header:
    if row.get("format") != FORMAT:
        raise RecordError(1, message("record-foreign"))
    if row.get("version") != VERSION:
        raise RecordError(1, message("record-version", version=quoted(row.get("version")), known=VERSION))
    read: Header = _convert(1, row, Header)
    if len(read.names) != read.seats:
        raise RecordError(1, message("record-names", seats=read.seats, named=len(read.names)))
    if not _COMMITMENT.fullmatch(read.commitment):
        raise RecordError(1, message("schema-at", key="commitment", problem=message("schema-misfit")))
    if read.viewer is not None and not 0 <= read.viewer < read.seats:
        raise RecordError(1, message("record-no-seat", seat=str(read.viewer)))
    return read


_KINDS: Final[Mapping[str, Any]] = {
    "action": Ply,
    "undo": Undo,
    "takeback": Takeback,
    "resign": Resign,
    "events": Glimpse,
    "outcome": Result,
}


def _read_line(number: int, row: dict[str, Any], head: Header) -> Entry | Result:
    kind = next((kind for key, kind in _KINDS.items() if key in row), None)
    if kind is None:
        raise RecordError(number, message("record-no-line"))
    if (kind is Glimpse) != head.partial:
        raise RecordError(number, message("record-mixed"))
    read: Entry | Result = _convert(number, row, kind)
    return read


def _convert(number: int, row: dict[str, Any], kind: Any) -> Any:
    try:
        return msgspec.convert({key: value for key, value in row.items() if key != "chain"}, kind)
    except msgspec.ValidationError as problem:
        raise RecordError(number, located(problem)) from None


def _check_chain(rows: Sequence[dict[str, Any]], lines: Sequence[Line]) -> None:
    for number, (row, chain) in enumerate(zip(rows, chains(lines), strict=True), 1):
        if row.get("chain") != chain:
            raise RecordError(number, message("record-chain"))


def _check_spelling(written: Sequence[str], rows: Sequence[dict[str, Any]], lines: Sequence[Line]) -> None:
    """A line has one spelling only, so that it cannot say two things, such as by a key that is there twice."""
    for number, (text, row, line) in enumerate(zip(written, rows, lines, strict=True), 1):
        if spell(line, row.get("chain")) != text:
            raise RecordError(number, message("record-spelling"))
