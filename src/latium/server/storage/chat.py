"""What people said at a table. Functions of a connection."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, false, func, insert, or_, select

from latium.core.protocol import message
from latium.core.seats import Seat
from latium.server.errors import Forbidden
from latium.server.storage.numbers import numbered
from latium.server.storage.prepared import Prepared
from latium.server.storage.schema import ACCOUNTS, CHAT, SEATS


class Line(NamedTuple):
    """One line of chat."""

    id: int
    seat: Seat
    at: int
    text: str


def say(connection: Connection, table: str, seat: Seat, client: str, text: str, now: int) -> None:
    """Raises IntegrityError if this was said before, Forbidden if nothing of theirs is to be heard."""
    if _is_muted(connection, table, seat):
        raise Forbidden(message("chat-muted"))
    row = {"table_id": table, "seat": seat, "client": client, "at": now, "text": text}
    connection.execute(insert(CHAT), [row | numbered(connection, CHAT.c.id, now)])


def _is_muted(connection: Connection, table: str, seat: Seat) -> bool:
    query = (
        select(or_(SEATS.c.muted, func.coalesce(ACCOUNTS.c.muted, false())))
        .join_from(SEATS, ACCOUNTS, SEATS.c.account_id == ACCOUNTS.c.id, isouter=True)
        .where(SEATS.c.table_id == table, SEATS.c.seat == seat)
    )
    return bool(connection.execute(query).scalar())


_SAID: Final = Prepared(
    select(CHAT.c.id, CHAT.c.seat, CHAT.c.at, CHAT.c.text)
    .where(CHAT.c.table_id == bindparam("of"), CHAT.c.id > bindparam("after"))
    .order_by(CHAT.c.id.desc())
    .limit(bindparam("most"))
)


def said_since(connection: Connection, table: str, last: int, limit: int) -> list[Line]:
    """The latest lines after that one, oldest first."""
    return [Line(*row) for row in _SAID.rows(connection, of=table, after=last, most=limit)][::-1]


def last(connection: Connection, table: str) -> int:
    """The number of the last line, 0 before the first."""
    return connection.execute(select(func.max(CHAT.c.id)).where(CHAT.c.table_id == table)).scalar() or 0
