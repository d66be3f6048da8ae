"""What is deleted of somebody who is to be forgotten, and what stays, for the others: the games, without the name."""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, select, update

from latium.core.errors import LatiumError
from latium.core.protocol import message
from latium.core.seats import Seat
from latium.server.draft import Draft
from latium.server.entries import Forgotten
from latium.server.seating import seat_in_rematch
from latium.server.storage import tables
from latium.server.storage.devices import WAY
from latium.server.storage.schema import (
    ACCOUNTS,
    CHAT,
    CONTACTS,
    DEVICES,
    LOG,
    NOTICES,
    RECORDS,
    SEATS,
    SNAPSHOTS,
    TABLES,
)
from latium.server.table import nobody


class Unknown(LatiumError):
    """There is no such person."""


class Place(NamedTuple):
    """A seat at a table, of a guest too."""

    table: str
    seat: Seat


def forget(connection: Connection, id: int, now: int) -> list[Place]:
    """Delete an account and all that tells who it was: name, chat, ratings, what it brought in. Where it sat."""
    places = places_of(connection, id)
    for place in places:
        forget_seat(connection, place, now)
    connection.execute(delete(RECORDS).where(RECORDS.c.account_id == id))
    connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == id))
    return places


def forget_seat(connection: Connection, place: Place, now: int) -> None:
    """Whoever has a seat gets another name in the log, and what they said is deleted. The nonce stays, because the dice
    were derived from it. Raises Unknown."""
    if connection.execute(select(SEATS.c.seat).where(*at(SEATS, place))).first() is None:
        raise Unknown(message("admin-no-seat"))
    for kept in (CHAT, CONTACTS, DEVICES):
        connection.execute(delete(kept).where(*at(kept, place)))
    connection.execute(delete(NOTICES).where(*at(NOTICES, place), NOTICES.c.way.startswith(f"{WAY}-")))
    rematch = _without_name(connection, place, now)
    if rematch is not None:
        _without_name(connection, rematch, now)


def _without_name(connection: Connection, place: Place, now: int) -> Place | None:
    """Where the rematch keeps the same person's seat."""
    _keep_for_nobody(connection, place)
    rename_in_log(connection, place)
    connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == place.table))
    loaded = tables.load(connection, place.table)
    assert loaded is not None, "there is a seat"
    draft = Draft(loaded.table, now)
    draft.add(Forgotten(seat=place.seat))
    tables.appended(draft)(connection)
    rematch = draft.table.rematch
    return Place(rematch, seat_in_rematch(draft.table, place.seat)) if rematch else None


def rename_in_log(connection: Connection, place: Place) -> None:
    """Whoever took that seat, and those who did before, are called by its number wherever the log has their names."""
    rows = connection.execute(select(LOG.c.n, LOG.c.body).where(LOG.c.table_id == place.table)).all()
    for n, body in rows:
        entry = msgspec.json.decode(body)
        if _rename(entry, place.seat):
            spelled = msgspec.json.encode(entry).decode()
            connection.execute(update(LOG).where(LOG.c.table_id == place.table, LOG.c.n == n).values(body=spelled))


def _rename(entry: dict[str, Any], seat: Seat) -> bool:
    """Whether the entry had the name of that seat."""
    match entry:
        case {"kind": "started"}:
            entry["names"][seat] = nobody(seat)
        case {"kind": "joined", "seat": taken} if taken == seat:
            entry["name"] = nobody(seat)
        case _:
            return False
    return True


def _keep_for_nobody(connection: Connection, place: Place) -> None:
    """A rematch says for whom its seats are kept."""
    of_table = TABLES.c.id == place.table
    settings = msgspec.json.decode(connection.execute(select(TABLES.c.settings).where(of_table)).scalar_one())
    if kept := settings.get("kept"):
        kept[place.seat] = kept[place.seat] and nobody(place.seat)
        spelled = msgspec.json.encode(settings).decode()
        connection.execute(update(TABLES).where(of_table).values(settings=spelled))


def places_of(connection: Connection, id: int) -> list[Place]:
    query = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.account_id == id)
    return [Place(table, seat) for table, seat in connection.execute(query)]


def at(table: Any, place: Place) -> tuple[Any, Any]:
    return table.c.table_id == place.table, table.c.seat == place.seat
