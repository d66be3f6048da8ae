"""Statements that every move or everybody who sits down needs, spelled once for each kind of database: to spell them
again each time would take longer than the database does. SQLite, which is not far away, is given them without a
detour."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Connection, Delete, Insert, Select, Table, Update, insert
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DBAPIError

AT_ONCE: Final = 64
"""Rows that one statement adds at most; else half as many, and so on: so there are but a few statements to remember."""

T = TypeVar("T")
Change: TypeAlias = Callable[[Connection], T]
"""Something to be done in a transaction."""


class _Spelled(NamedTuple):
    text: str
    names: Sequence[str]
    by_place: bool
    """Whether the driver knows no names."""
    added: Mapping[str, Any]
    """Parameters that are the database's own affair, such as where to begin if it wants to be told."""


class Prepared:
    """A statement whose every value is a parameter."""

    def __init__(self, statement: Insert | Update | Delete | Select[Any]) -> None:
        self._statement = statement
        self._spelled: dict[str, _Spelled] = {}

    def run(self, connection: Connection, *rows: Mapping[str, Any]) -> None:
        """Once for each row, in the transaction that has begun. Raises what the connection raises."""
        text, names, by_place, _ = self._spelled.get(connection.dialect.name) or self._spell(connection.dialect)
        if by_place:
            assert connection.in_transaction(), "what is written is committed by whoever began"
            values = [tuple([row[name] for name in names]) for row in rows]
            _ask_sqlite(connection, text, lambda driver: driver.executemany(text, values))
        else:
            named: list[Any] = [{name: row[name] for name in names} for row in rows]
            connection.exec_driver_sql(text, named if len(named) > 1 else named[0])

    def rows(self, connection: Connection, **values: Any) -> Sequence[Any]:
        """All that is found, as the driver has it. Raises what the connection raises."""
        text, names, by_place, added = self._spelled.get(connection.dialect.name) or self._spell(connection.dialect)
        values |= added
        if by_place:
            places = tuple([values[name] for name in names])
            found: Sequence[Any] = _ask_sqlite(connection, text, lambda driver: driver.execute(text, places).fetchall())
            return found
        return connection.exec_driver_sql(text, {name: values[name] for name in names}).all()

    def _spell(self, dialect: Dialect) -> _Spelled:
        compiled = self._statement.compile(dialect=dialect)
        names = compiled.positiontup or list(compiled.params)
        added = {name: value for name, value in compiled.params.items() if value is not None}
        spelled = self._spelled[dialect.name] = _Spelled(str(compiled), names, compiled.positional, added)
        return spelled


class Added:
    """Rows of a table, many by one statement: with each, SQLite's driver lets other threads go first, and then waits
    until it may go on."""

    def __init__(self, table: Table) -> None:
        self._names = [column.name for column in table.columns]
        self._one = Prepared(insert(table))
        self._into = f"INSERT INTO {table.name} ({', '.join(self._names)}) VALUES "
        self._places = f"({', '.join('?' for _ in self._names)})"

    def run(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
        """All columns of each, in the order of the schema, in the transaction that has begun. Raises what the
        connection raises."""
        if connection.dialect.name != "sqlite":
            self._one.run(connection, *[dict(zip(self._names, row, strict=True)) for row in rows])
            return
        assert connection.in_transaction(), "what is written is committed by whoever began"
        place = 0
        while left := len(rows) - place:
            some = rows[place : place + min(AT_ONCE, 1 << left.bit_length() - 1)]
            self._add(connection, some)
            place += len(some)

    def _add(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
        text = self._into + ", ".join([self._places] * len(rows))
        values = [value for row in rows for value in row]
        _ask_sqlite(connection, text, lambda driver: driver.execute(text, values))


def _ask_sqlite(connection: Connection, text: str, ask: Callable[[Any], T]) -> T:
    try:
        return ask(connection.connection.driver_connection)
    except sqlite3.Error as failure:
        raise DBAPIError.instance(
            text, None, failure, sqlite3.Error, hide_parameters=True, dialect=connection.dialect
        ) from failure
