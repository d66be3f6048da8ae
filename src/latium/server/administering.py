"""What only whoever has the database may do: passwords, muting, forgetting a person, invitations.

Servers that run meanwhile heed all of it at once, but for the name of somebody who is forgotten: they know it until
they load the table anew.
"""

import secrets
import time
from typing import Any, Final, NamedTuple

import msgspec
from argon2 import PasswordHasher
from sqlalchemy import Connection, Engine, delete, select, update

from latium.core.errors import LatiumError
from latium.core.protocol import message
from latium.core.seats import Seat
from latium.server.accounts import name_key
from latium.server.storage import accounts, invitations, tables
from latium.server.storage.engine import WRITES
from latium.server.storage.schema import ACCOUNTS, CHAT, CONTACTS, LOG, RECORDS, SEATS, SNAPSHOTS
from latium.server.tokens import digest

NAMED: Final = frozenset({"joined", "started"})
"""Entries of a log that have people's names in them."""


class Unknown(LatiumError):
    """There is no such person."""


class Person(NamedTuple):
    """An account as whoever runs the server sees it."""

    name: str
    created_at: int
    muted: bool
    tables: int


class Place(NamedTuple):
    """A seat at a table, of a guest too."""

    table: str
    seat: Seat


def people(connection: Connection) -> list[Person]:
    query = select(ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.created_at, ACCOUNTS.c.muted).order_by(ACCOUNTS.c.name)
    return [
        Person(name, created_at, muted, len(_places(connection, id)))
        for id, name, created_at, muted in connection.execute(query)
    ]


def reset_password(connection: Connection, name: str) -> str:
    """A new password for an account, which is signed out everywhere. Raises Unknown."""
    id = _account(connection, name)
    password = secrets.token_urlsafe(12)
    accounts.set_password(connection, id, PasswordHasher().hash(password))
    accounts.close_sessions(connection, id)
    return password


def mute(connection: Connection, name: str, muted: bool) -> None:
    """Whether the chat of an account is refused, at all tables. Raises Unknown."""
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == _account(connection, name)).values(muted=muted))


def mute_seat(connection: Connection, place: Place, muted: bool) -> None:
    """Whether the chat of a seat is refused. Raises Unknown."""
    changed = connection.execute(update(SEATS).where(*_at(SEATS, place)).values(muted=muted))
    if not changed.rowcount:
        raise Unknown(message("admin-no-seat"))


def forget(connection: Connection, name: str) -> int:
    """Delete an account and all that tells who it was: name, chat, ratings, what it brought in. The games stay, for the
    others. At how many tables it sat. Raises Unknown."""
    id = _account(connection, name)
    places = _places(connection, id)
    for place in places:
        forget_seat(connection, place)
    connection.execute(delete(RECORDS).where(RECORDS.c.account_id == id))
    connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == id))
    return len(places)


def forget_seat(connection: Connection, place: Place) -> None:
    """Whoever has a seat gets another name in the log, and what they said is deleted. The nonce stays, because the dice
    were derived from it. Raises Unknown."""
    if connection.execute(select(SEATS.c.seat).where(*_at(SEATS, place))).first() is None:
        raise Unknown(message("admin-no-seat"))
    rows = connection.execute(select(LOG.c.n, LOG.c.body).where(LOG.c.table_id == place.table).order_by(LOG.c.n)).all()
    for n, body in rows:
        entry = msgspec.json.decode(body)
        if entry["kind"] in NAMED and _rename(entry, place.seat):
            spelled = msgspec.json.encode(entry).decode()
            connection.execute(update(LOG).where(LOG.c.table_id == place.table, LOG.c.n == n).values(body=spelled))
    connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == place.table))
    for kept in (CHAT, CONTACTS):
        connection.execute(delete(kept).where(*_at(kept, place)))
    tables.sum_up(connection, place.table)


def _rename(entry: dict[str, Any], seat: Seat) -> bool:
    """Whether the entry had the name of that seat."""
    nobody = f"#{seat + 1}"
    if entry["kind"] == "started":
        entry["names"][seat] = nobody
        return True
    if entry["seat"] != seat:
        return False
    entry["name"] = nobody
    return True


def _account(connection: Connection, name: str) -> int:
    found = accounts.named(connection, name_key(name))
    if found is None:
        raise Unknown(message("admin-nobody", name=name))
    return found.account.id


def _places(connection: Connection, id: int) -> list[Place]:
    query = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.account_id == id)
    return [Place(table, seat) for table, seat in connection.execute(query)]


def _at(table: Any, place: Place) -> tuple[Any, Any]:
    return table.c.table_id == place.table, table.c.seat == place.seat


def first_invitation(engine: Engine) -> str:
    """An invitation, if there is none yet; else nothing, as they are kept as digests only."""
    with engine.connect().execution_options(**WRITES) as connection, connection.begin():
        return "" if invitations.count(connection) else invite(connection)


def invite(connection: Connection) -> str:
    """Another invitation, good for any number of people until all are withdrawn."""
    token = secrets.token_urlsafe(24)
    invitations.add(connection, digest(token), time.time_ns() // 1_000_000)
    return token
