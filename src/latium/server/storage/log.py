"""The log in the database: entries of all tables, in the order they came."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, bindparam, select

from latium.core.seats import Seat
from latium.server.entries import Row, read_entry, spell_entry
from latium.server.storage.prepared import Added, Change, Prepared
from latium.server.storage.schema import LOG

Line: TypeAlias = tuple[str, int, Seat | None, str | None, int, str]
"""A row as the database has it, column by column."""


@dataclass(frozen=True, slots=True)
class Logged:
    """A change that begins with rows of the log. What shares a commit has all of them written together."""

    lines: list[Line]
    besides: list[Change[Any]]

    def __call__(self, connection: Connection) -> None:
        add(connection, self.lines)
        self.go_on(connection)

    def go_on(self, connection: Connection) -> None:
        """Whatever else, the rows being written."""
        for change in self.besides:
            change(connection)


def lines_of(id: str, rows: Iterable[Row]) -> list[Line]:
    return [(id, row.n, row.seat, row.client, row.at, spell_entry(row.entry)) for row in rows]


def add(connection: Connection, lines: Sequence[Line]) -> None:
    """The key (table, n) lets one of several writers through."""
    _ADD.run(connection, lines)


def rows_since(connection: Connection, id: str, version: int, limit: int | None = None) -> list[Row]:
    """The entries of a table from that version on, in their order."""
    query = _ROWS if limit is None else _SOME_ROWS
    found = query.rows(connection, of=id, since=version, most=limit)
    return [Row(n, read_entry(body), seat, client, at) for n, body, seat, client, at in found]


def done_under(connection: Connection, id: str, seat: Seat, client: str) -> int | None:
    """The version that a seat's request of this id led to, if it was carried out. It is looked for among all entries of
    the table, from the last one on: few ask, and an index would have to be written with every move."""
    query = select(LOG.c.n).where(LOG.c.table_id == id, LOG.c.seat == seat, LOG.c.client == client)
    n = connection.execute(query.order_by(LOG.c.n.desc()).limit(1)).scalar()
    return None if n is None else n + 1


_SINCE: Final = (
    select(LOG.c.n, LOG.c.body, LOG.c.seat, LOG.c.client, LOG.c.at)
    .where(LOG.c.table_id == bindparam("of"), LOG.c.n >= bindparam("since"))
    .order_by(LOG.c.n)
)
_ROWS: Final = Prepared(_SINCE)
_SOME_ROWS: Final = Prepared(_SINCE.limit(bindparam("most")))
_ADD: Final = Added(LOG)
