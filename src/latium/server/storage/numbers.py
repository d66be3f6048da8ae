"""Numbers that are never given twice, not even when what had the last one is deleted: somebody may still know it."""

from typing import Any

from sqlalchemy import Column, Connection, func, select


def numbered(connection: Connection, column: Column[Any], now: int) -> dict[str, int]:
    """What a new row is to be inserted with. PostgreSQL counts on by itself; SQLite would begin again after the largest
    number that is left, so there numbers follow the time."""
    if connection.dialect.name != "sqlite":
        return {}
    largest = connection.execute(select(func.max(column))).scalar() or 0
    return {column.name: max(largest + 1, now)}
