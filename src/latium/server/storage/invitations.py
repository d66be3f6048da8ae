"""Invitations to a server that is not for everybody. Functions of a connection."""

from sqlalchemy import Connection, delete, func, insert, select

from latium.server.storage.schema import INVITATIONS


def add(connection: Connection, token_hash: bytes, now: int) -> None:
    connection.execute(insert(INVITATIONS), [{"token_hash": token_hash, "created_at": now}])


def known(connection: Connection, token_hash: bytes) -> bool:
    query = select(INVITATIONS.c.token_hash).where(INVITATIONS.c.token_hash == token_hash)
    return connection.execute(query).first() is not None


def count(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(INVITATIONS)).scalar_one()


def withdraw(connection: Connection) -> None:
    """All of them; who came by one needs another."""
    connection.execute(delete(INVITATIONS))
