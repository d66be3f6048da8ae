"""How people want to be told of their turns, and of which they were. Functions of a connection."""

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from latium.core.seats import Seat
from latium.server.storage.schema import CONTACTS, NOTICES, TABLES


class Contact(NamedTuple):
    """An address, the language of its reader, and the secret of the seat if it is to be part of the link."""

    email: str
    language: str
    token: str


def set_contact(connection: Connection, id: str, seat: Seat, contact: Contact) -> None:
    """Who is to move already is told of that too."""
    drop_contact(connection, id, seat)
    connection.execute(insert(CONTACTS), [{"table_id": id, "seat": seat, **contact._asdict()}])
    tell_again(connection, id)


def tell_again(connection: Connection, id: str) -> None:
    """Somebody new wants to be told of the turns at a table."""
    connection.execute(update(TABLES).where(TABLES.c.id == id, TABLES.c.due_at.is_not(None)).values(untold=True))


def drop_contact(connection: Connection, id: str, seat: Seat) -> None:
    connection.execute(delete(CONTACTS).where(CONTACTS.c.table_id == id, CONTACTS.c.seat == seat))


def contact_of(connection: Connection, id: str, seat: Seat) -> Contact | None:
    query = select(CONTACTS.c.email, CONTACTS.c.language, CONTACTS.c.token)
    found = connection.execute(query.where(CONTACTS.c.table_id == id, CONTACTS.c.seat == seat)).first()
    return Contact(*found) if found else None


def untold(connection: Connection, before: int, limit: int) -> list[str]:
    """Tables at which somebody is to move who may not know it, as they have been since then. If there are too many,
    then any of them, so that those whose messages cannot be delivered do not keep the others waiting."""
    query = select(TABLES.c.id).where(TABLES.c.untold, TABLES.c.changed_at <= before)
    return list(connection.execute(query.order_by(func.random()).limit(limit)).scalars())


def all_told(connection: Connection, id: str, version: int) -> None:
    """Nobody need be told of anything at a table, unless it has gone on since that version."""
    now = (TABLES.c.id == id) & (TABLES.c.version == version)
    connection.execute(update(TABLES).where(now).values(untold=False))


def claim(connection: Connection, id: str, seat: Seat, turn: int, way: str) -> None:
    """Raises IntegrityError if somebody has told the seat of this turn, or is about to."""
    connection.execute(insert(NOTICES), [{"table_id": id, "seat": seat, "turn": turn, "way": way}])


def release(connection: Connection, id: str, seat: Seat, turn: int, way: str) -> None:
    """It could not be told: somebody may try again."""
    notice = (NOTICES.c.table_id == id) & (NOTICES.c.seat == seat) & (NOTICES.c.turn == turn) & (NOTICES.c.way == way)
    connection.execute(delete(NOTICES).where(notice))
