"""The record of a table: whole once the game is over, and what one viewer saw until then."""

from collections.abc import Iterable
from typing import Final

from latium.core.protocol import message
from latium.core.records import Entry as RecordEntry
from latium.core.records import Record, Verdict, partial, verify
from latium.core.seats import Seat
from latium.games import SHELF
from latium.server.entries import Entry, Played, Resigned, Row, TakenBack, Undone
from latium.server.errors import BadRequest
from latium.server.table import Table

LONGEST: Final = 5000
"""Lines of a record that is brought from elsewhere."""


def record_of(table: Table, rows: Iterable[Row]) -> Record:
    """All that was played; with result and secret only if the game is over."""
    lines = [line for row in rows if (line := _line(row.entry)) is not None]
    record = Record(table.header, lines)
    if table.outcome:
        record.finish(table.outcome, table.opening.secret)
    return record


def _line(entry: Entry) -> RecordEntry | None:
    match entry:
        case Played(ply=ply):
            return ply
        case Undone(undo=undo):
            return undo
        case TakenBack(takeback=takeback):
            return takeback
        case Resigned(resign=resign):
            return resign
        case _:
            return None


def shown_to(record: Record, viewer: Seat | None) -> str:
    """The text of a record as a viewer may have it now."""
    if record.finished:
        return record.to_text()
    return partial(SHELF[record.header.game], record, viewer).to_text()


def read(text: str) -> Record:
    """A record from elsewhere. Raises RecordError, or BadRequest for one that is longer than any game."""
    if text.count("\n") > LONGEST:
        raise BadRequest(message("record-long", most=LONGEST))
    return Record.from_text(text)


def checked(text: str) -> Verdict:
    """Raises RecordError, or KeyError if there is no such game."""
    return verified(Record.from_text(text))


def verified(record: Record) -> Verdict:
    """Raises KeyError if there is no such game."""
    return verify(SHELF[record.header.game], record)
