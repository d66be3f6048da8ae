"""All that is kept, as text: one way for SQLite and PostgreSQL, and from one to the other.

The first line says what it is and which step of the schema it has, then comes a line for each row, and the last line
counts and sums up the others, so that half a backup is not taken for a whole one. Snapshots are left out: they follow
from the logs.
"""

import base64
import hashlib
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
from sqlalchemy import Column, Connection, Engine, MetaData, Table, func, insert, inspect, select, text
from sqlalchemy.exc import DataError, IntegrityError

from latium import __version__
from latium.core.errors import LatiumError
from latium.core.protocol import message
from latium.server.storage.engine import WRITES
from latium.server.storage.migrating import alone, migrate, revision, upgrade_to
from latium.server.storage.schema import METADATA, SNAPSHOTS

FORMAT: Final = "latium-backup"
VERSION: Final = 1
AT_ONCE: Final = 500
"""Rows that are read or written together."""
LARGEST: Final = 2**63
"""Whole numbers of 64 bits are smaller."""
KEPT: Final = tuple(table for table in METADATA.sorted_tables if table is not SNAPSHOTS)
"""The tables whose rows a backup has."""


class ArchiveError(LatiumError):
    """A backup that cannot be read, or not be restored there."""


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a backup."""

    format: str
    version: int
    revision: str
    package: str


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A row: the name of its table, and its values by column; bytes are spelled {"base64": ...}."""

    table: str
    row: dict[str, Any]


class Foot(msgspec.Struct, frozen=True, kw_only=True):
    """The last line: how many rows there are, and the SHA-256 of all lines before."""

    rows: int
    digest: str


def archived(engine: Engine) -> Iterator[bytes]:
    """The lines of a backup, all as of one moment, while servers may go on."""
    summed = hashlib.sha256()
    rows = 0
    with engine.connect() as connection, connection.begin():
        _at_one_moment(connection)
        head = Head(format=FORMAT, version=VERSION, revision=revision(connection) or "", package=__version__)
        line = _spelled(head)
        summed.update(line)
        yield line
        for line in _rows(connection):
            summed.update(line)
            rows += 1
            yield line
    yield _spelled(Foot(rows=rows, digest=summed.hexdigest()))


def _at_one_moment(connection: Connection) -> None:
    """SQLite gives every transaction its moment; PostgreSQL wants to be asked."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
        connection.execute(text("SET LOCAL statement_timeout = 0"))


def _rows(connection: Connection) -> Iterator[bytes]:
    for table in KEPT:
        query = select(table).order_by(*table.primary_key)
        found = connection.execution_options(yield_per=AT_ONCE).execute(query)
        for row in found.mappings():
            yield _spelled(Line(table=str(table.name), row={str(name): _plain(row[name]) for name in row}))


def _spelled(struct: msgspec.Struct) -> bytes:
    return msgspec.json.encode(struct) + b"\n"


def _plain(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes | memoryview) else value


def _value(plain: Any, column: Column[Any]) -> Any:
    """Raises ValueError unless the column can have had it."""
    value = plain
    match plain:
        case {"base64": str(spelled), **others} if not others:
            value = base64.b64decode(spelled, validate=True)
        case int() if not -LARGEST <= plain < LARGEST:
            raise ValueError(plain)
    if value is not None and type(value) is not column.type.python_type:
        raise ValueError(value)
    return value


def restore(engine: Engine, lines: Iterable[bytes]) -> int:
    """Fill an empty database from a backup, all or nothing, and take it forward; how many rows there were. Raises
    ArchiveError or NewerDatabase."""
    with engine.connect().execution_options(**WRITES) as connection, connection.begin():
        alone(connection)
        rows = _restored(connection, _Reader(lines))
    migrate(engine)
    return rows


class _Reader:
    """The lines of a backup, checked as they come."""

    def __init__(self, lines: Iterable[bytes]) -> None:
        self._lines = iter(lines)
        self._summed = hashlib.sha256()
        self._rows = 0
        self.head = self._head()

    def _head(self) -> Head:
        try:
            first = next(self._lines, b"")
            head = msgspec.json.decode(first, type=Head)
        except (ValueError, OSError, RecursionError):
            raise ArchiveError(message("backup-foreign")) from None
        if (head.format, head.version) != (FORMAT, VERSION):
            raise ArchiveError(message("backup-foreign"))
        if not head.revision:
            raise ArchiveError(message("backup-broken"))
        self._summed.update(first)
        return head

    def rows(self) -> Iterator[Line]:
        for spelled in self._lines:
            try:
                line = _line(spelled)
            except (ValueError, RecursionError):
                break
            if isinstance(line, Foot):
                if (line.rows, line.digest) == (self._rows, self._summed.hexdigest()):
                    return
                break
            self._summed.update(spelled)
            self._rows += 1
            yield line
        raise ArchiveError(message("backup-broken"))


def _line(spelled: bytes) -> Line | Foot:
    """Raises ValueError or RecursionError."""
    kind: type[Line | Foot] = Line if spelled.startswith(b'{"table"') else Foot
    return msgspec.json.decode(spelled, type=kind)


def _restored(connection: Connection, reader: _Reader) -> int:
    _clear(connection)
    upgrade_to(connection, reader.head.revision)
    known = _known(connection, [table.name for table in KEPT])
    count = 0
    for name, rows in _batches(reader.rows()):
        _insert(connection, known.tables.get(name), rows)
        count += len(rows)
    if connection.dialect.name == "postgresql":
        _count_on(connection, known.sorted_tables)
    return count


def _known(connection: Connection, names: Iterable[str]) -> MetaData:
    """Those of our tables that are there, as they are there: the schema may be an earlier one."""
    there = set(inspect(connection).get_table_names())
    known = MetaData()
    known.reflect(connection, only=[name for name in names if name in there])
    return known


def _insert(connection: Connection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    """Raises ArchiveError for rows that cannot have been there."""
    if table is None:
        raise ArchiveError(message("backup-broken"))
    try:
        connection.execute(insert(table), [_valued(table, row) for row in rows])
    except (ValueError, DataError, IntegrityError):
        raise ArchiveError(message("backup-broken")) from None


def _valued(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """Raises ValueError."""
    if row.keys() != set(table.columns.keys()):
        raise ValueError(row)
    return {name: _value(plain, table.columns[name]) for name, plain in row.items()}


def _clear(connection: Connection) -> None:
    """Raises ArchiveError if there is anything that could get lost."""
    ours = _known(connection, METADATA.tables)
    for table in ours.sorted_tables:
        if connection.execute(select(func.count()).select_from(table)).scalar():
            raise ArchiveError(message("restore-not-empty"))
    ours.drop_all(connection)
    connection.execute(text("DROP TABLE IF EXISTS alembic_version"))


def _batches(lines: Iterable[Line]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows that follow each other in one table, some at a time."""
    table, rows = "", list[dict[str, Any]]()
    for line in lines:
        if rows and (line.table != table or len(rows) == AT_ONCE):
            yield table, rows
            rows = []
        table = line.table
        rows.append(line.row)
    if rows:
        yield table, rows


def _count_on(connection: Connection, tables: Iterable[Table]) -> None:
    """PostgreSQL numbers new rows from a counter of its own, which has not seen the restored ones."""
    for table in tables:
        key = next(iter(table.primary_key))
        counter = connection.execute(
            text("SELECT pg_get_serial_sequence(:table, :key)"), {"table": table.name, "key": key.name}
        ).scalar()
        if counter and (last := connection.execute(select(func.max(key))).scalar()):
            connection.execute(text("SELECT setval(:counter, :last)"), {"counter": counter, "last": last})
