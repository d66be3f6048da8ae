"""Accounts and their sessions in the database. Functions of a connection."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from latium.server.storage.numbers import numbered
from latium.server.storage.schema import ACCOUNTS, SESSIONS

DEVICES: Final = 20
"""An account is signed in at no more devices; the one signed in longest ago is signed out."""


class Account(NamedTuple):
    """Whose session it is."""

    id: int
    name: str


class Kept(NamedTuple):
    """An account with what is kept of its password."""

    account: Account
    password_hash: str


def add(connection: Connection, name: str, key: str, password_hash: str, now: int) -> Account:
    """Raises IntegrityError if the name is taken."""
    row = {"name": name, "name_key": key, "password_hash": password_hash, "created_at": now}
    row |= numbered(connection, ACCOUNTS.c.id, now)
    id = connection.execute(insert(ACCOUNTS).values(row).returning(ACCOUNTS.c.id)).scalar_one()
    return Account(id, name)


def named(connection: Connection, key: str) -> Kept | None:
    query = select(ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.password_hash).where(ACCOUNTS.c.name_key == key)
    found = connection.execute(query).first()
    return Kept(Account(found.id, found.name), found.password_hash) if found else None


def set_password(connection: Connection, id: int, password_hash: str) -> None:
    connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == id).values(password_hash=password_hash))


def open_session(connection: Connection, id: int, token_hash: bytes, now: int, expires: int) -> None:
    """Sessions that have ended, and the oldest if there are too many, go at the same time."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.expires_at <= now))
    row = {"token_hash": token_hash, "account_id": id, "created_at": now, "expires_at": expires}
    connection.execute(insert(SESSIONS), [row])
    newest = select(SESSIONS.c.token_hash).where(SESSIONS.c.account_id == id).order_by(SESSIONS.c.created_at.desc())
    surplus = list(connection.execute(newest.offset(DEVICES)).scalars())
    connection.execute(delete(SESSIONS).where(SESSIONS.c.token_hash.in_(surplus)))


def close_session(connection: Connection, token_hash: bytes) -> None:
    connection.execute(delete(SESSIONS).where(SESSIONS.c.token_hash == token_hash))


def close_sessions(connection: Connection, id: int) -> None:
    """Sign an account out everywhere."""
    connection.execute(delete(SESSIONS).where(SESSIONS.c.account_id == id))


def signed_in(connection: Connection, token_hash: bytes, now: int) -> Account | None:
    """Whose session this is, if it has not ended."""
    query = (
        select(ACCOUNTS.c.id, ACCOUNTS.c.name)
        .join(SESSIONS, SESSIONS.c.account_id == ACCOUNTS.c.id)
        .where(SESSIONS.c.token_hash == token_hash, SESSIONS.c.expires_at > now)
    )
    found = connection.execute(query).first()
    return Account(*found) if found else None
