"""What people said at a table. Functions of a connection."""

from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select

from latium.core.seats import Seat
from latium.server.storage.schema import CHAT


class Line(NamedTuple):
    """One line of chat."""

    id: int
    seat: Seat
    at: int
    text: str


def say(connection: Connection, table: str, seat: Seat, client: str, text: str, now: int) -> None:
    """Raises IntegrityError if this was said before."""
    row = {"table_id": table, "seat": seat, "client": client, "at": now, "text": text}
    connection.execute(insert(CHAT), [row])


def said_since(connection: Connection, table: str, last: int, limit: int) -> list[Line]:
    """The latest lines after that one, oldest first."""
    query = (
        select(CHAT.c.id, CHAT.c.seat, CHAT.c.at, CHAT.c.text)
        .where(CHAT.c.table_id == table, CHAT.c.id > last)
        .order_by(CHAT.c.id.desc())
        .limit(limit)
    )
    return [Line(*row) for row in connection.execute(query)][::-1]


def last(connection: Connection, table: str) -> int:
    """The number of the last line, 0 before the first."""
    return connection.execute(select(func.max(CHAT.c.id)).where(CHAT.c.table_id == table)).scalar() or 0
