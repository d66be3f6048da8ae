"""What is deleted of somebody who is to be forgotten, and what stays, for the others: the games, without the name."""

from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, select, update

from latium.core.errors import LatiumError
from latium.core.protocol import message
from latium.core.seats import Seat
from latium.server.storage import tables
from latium.server.storage.schema import ACCOUNTS, CHAT, CONTACTS, LOG, RECORDS, SEATS, SNAPSHOTS

NAMED: Final = frozenset({"joined", "started"})
"""Entries of a log that have people's names in them."""


class Unknown(LatiumError):
    """There is no such person."""


class Place(NamedTuple):
    """A seat at a table, of a guest too."""

    table: str
    seat: Seat


def forget(connection: Connection, id: int) -> list[Place]:
    """Delete an account and all that tells who it was: name, chat, ratings, what it brought in. Where it sat."""
    places = places_of(connection, id)
    for place in places:
        forget_seat(connection, place)
    connection.execute(delete(RECORDS).where(RECORDS.c.account_id == id))
    connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == id))
    return places


def forget_seat(connection: Connection, place: Place) -> None:
    """Whoever has a seat gets another name in the log, and what they said is deleted. The nonce stays, because the dice
    were derived from it. Raises Unknown."""
    if connection.execute(select(SEATS.c.seat).where(*at(SEATS, place))).first() is None:
        raise Unknown(message("admin-no-seat"))
    rows = connection.execute(select(LOG.c.n, LOG.c.body).where(LOG.c.table_id == place.table).order_by(LOG.c.n)).all()
    for n, body in rows:
        entry = msgspec.json.decode(body)
        if entry["kind"] in NAMED and _rename(entry, place.seat):
            spelled = msgspec.json.encode(entry).decode()
            connection.execute(update(LOG).where(LOG.c.table_id == place.table, LOG.c.n == n).values(body=spelled))
    connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == place.table))
    for kept in (CHAT, CONTACTS):
        connection.execute(delete(kept).where(*at(kept, place)))
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


def places_of(connection: Connection, id: int) -> list[Place]:
    query = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.account_id == id)
    return [Place(table, seat) for table, seat in connection.execute(query)]


def at(table: Any, place: Place) -> tuple[Any, Any]:
    return table.c.table_id == place.table, table.c.seat == place.seat
