"""Records that were brought here to be looked at. Functions of a connection."""

from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import Connection, and_, func, insert, or_, select

from latium.core.protocol import message
from latium.server.errors import TooMany
from latium.server.storage.lobby import Place
from latium.server.storage.schema import RECORDS


class New(NamedTuple):
    """A record to be kept: its text, and what a list tells of it."""

    id: str
    text: str
    info: str
    account: int | None
    now: int


def add(connection: Connection, new: New, most: int) -> str:
    """The id of the record, an older one if it was here before. Raises TooMany."""
    digest = sha256(new.text.encode()).digest()
    if (known := connection.execute(select(RECORDS.c.id).where(RECORDS.c.digest == digest)).scalar()) is not None:
        return str(known)
    _check_room(connection, new, most)
    row = {
        "id": new.id,
        "digest": digest,
        "account_id": new.account,
        "imported_at": new.now,
        "info": new.info,
        "body": new.text,
    }
    connection.execute(insert(RECORDS), [row])
    return new.id


def _check_room(connection: Connection, new: New, most: int) -> None:
    """Guests, whom nobody knows, have half of the room together."""
    count = select(func.count()).select_from(RECORDS)
    if (connection.execute(count).scalar() or 0) >= most:
        raise TooMany(message("records-full", most=most))
    guests = count.where(RECORDS.c.account_id.is_(None))
    if new.account is None and (connection.execute(guests).scalar() or 0) >= most // 2:
        raise TooMany(message("records-full-guests", most=most // 2))


def info(connection: Connection, id: str) -> str | None:
    return connection.execute(select(RECORDS.c.info).where(RECORDS.c.id == id)).scalar()


def text(connection: Connection, id: str) -> str | None:
    return connection.execute(select(RECORDS.c.body).where(RECORDS.c.id == id)).scalar()


def of_account(connection: Connection, account: int, after: Place | None, limit: int) -> list[str]:
    """What is told of the records an account brought, the latest first."""
    query = select(RECORDS.c.info).where(RECORDS.c.account_id == account)
    if after:
        same = and_(RECORDS.c.imported_at == after.changed_at, RECORDS.c.id < after.id)
        query = query.where(or_(RECORDS.c.imported_at < after.changed_at, same))
    latest = query.order_by(RECORDS.c.imported_at.desc(), RECORDS.c.id.desc())
    return list(connection.execute(latest.limit(limit)).scalars())
