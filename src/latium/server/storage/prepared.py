"""Statements that every move needs, spelled once for each kind of database: to spell them again for every move would
take longer than the database does. SQLite, which is not far away, is given them without a detour."""

import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Delete, Insert, Update
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DBAPIError


class _Spelled(NamedTuple):
    text: str
    names: Sequence[str]
    by_place: bool
    """Whether the driver knows no names."""


class Prepared:
    """A statement whose every value is a parameter."""

    def __init__(self, statement: Insert | Update | Delete) -> None:
        self._statement = statement
        self._spelled: dict[str, _Spelled] = {}

    def run(self, connection: Connection, *rows: Mapping[str, Any]) -> None:
        """Once for each row, in the transaction that has begun. Raises what the connection raises."""
        text, names, by_place = self._spelled.get(connection.dialect.name) or self._spell(connection.dialect)
        if by_place:
            _run_on_sqlite(connection, text, [tuple([row[name] for name in names]) for row in rows])
        else:
            values: list[Any] = [{name: row[name] for name in names} for row in rows]
            connection.exec_driver_sql(text, values if len(values) > 1 else values[0])

    def _spell(self, dialect: Dialect) -> _Spelled:
        compiled = self._statement.compile(dialect=dialect)
        names = compiled.positiontup or list(compiled.params)
        spelled = self._spelled[dialect.name] = _Spelled(str(compiled), names, compiled.positional)
        return spelled


def _run_on_sqlite(connection: Connection, text: str, rows: Sequence[tuple[Any, ...]]) -> None:
    assert connection.in_transaction(), "what is written is committed by whoever began"
    driver: Any = connection.connection.driver_connection
    try:
        driver.executemany(text, rows)
    except sqlite3.Error as failure:
        raise DBAPIError.instance(
            text, None, failure, sqlite3.Error, hide_parameters=True, dialect=connection.dialect
        ) from failure
