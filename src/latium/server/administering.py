"""What only whoever has the database may do: passwords, muting, forgetting a person, invitations.

Servers that run meanwhile heed all of it at once, but for the name of somebody who is forgotten: they know it until
they load the table anew.
"""

import secrets
import time
from typing import NamedTuple

from argon2 import PasswordHasher
from sqlalchemy import Connection, Engine, select, update

from latium.core.protocol import message
from latium.server import forgetting
from latium.server.accounts import name_key
from latium.server.forgetting import Place, Unknown, at, places_of
from latium.server.storage import accounts, invitations
from latium.server.storage.engine import WRITES
from latium.server.storage.schema import ACCOUNTS, SEATS
from latium.server.tokens import digest


class Person(NamedTuple):
    """An account as whoever runs the server sees it."""

    name: str
    created_at: int
    muted: bool
    tables: int


def people(connection: Connection) -> list[Person]:
    query = select(ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.created_at, ACCOUNTS.c.muted).order_by(ACCOUNTS.c.name)
    return [
        Person(name, created_at, muted, len(places_of(connection, id)))
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
    changed = connection.execute(update(SEATS).where(*at(SEATS, place)).values(muted=muted))
    if not changed.rowcount:
        raise Unknown(message("admin-no-seat"))


def forget(connection: Connection, name: str) -> int:
    """Delete an account and all that tells who it was. At how many tables it sat. Raises Unknown."""
    return len(forgetting.forget(connection, _account(connection, name), now()))


def _account(connection: Connection, name: str) -> int:
    found = accounts.named(connection, name_key(name))
    if found is None:
        raise Unknown(message("admin-nobody", name=name))
    return found.account.id


def first_invitation(engine: Engine) -> str:
    """An invitation, if there is none yet; else nothing, as they are kept as digests only."""
    with engine.connect().execution_options(**WRITES) as connection, connection.begin():
        return "" if invitations.count(connection) else invite(connection)


def invite(connection: Connection) -> str:
    """Another invitation, good for any number of people until all are withdrawn."""
    token = secrets.token_urlsafe(24)
    invitations.add(connection, digest(token), now())
    return token


def now() -> int:
    """In milliseconds, as servers count them."""
    return time.time_ns() // 1_000_000
