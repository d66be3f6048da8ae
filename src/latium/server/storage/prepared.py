"""Statements that every move needs, spelled once for each kind of database: to spell them again for every move would
take longer than the database does."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Delete, Insert, Update
from sqlalchemy.engine import Dialect


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
        """Once for each row. Raises what the connection raises."""
        text, names, by_place = self._spelled.get(connection.dialect.name) or self._spell(connection.dialect)
        values: list[Any] = [
            tuple([row[name] for name in names]) if by_place else {name: row[name] for name in names} for row in rows
        ]
        connection.exec_driver_sql(text, values if len(values) > 1 else values[0])

    def _spell(self, dialect: Dialect) -> _Spelled:
        compiled = self._statement.compile(dialect=dialect)
        names = compiled.positiontup or list(compiled.params)
        spelled = self._spelled[dialect.name] = _Spelled(str(compiled), names, compiled.positional)
        return spelled
