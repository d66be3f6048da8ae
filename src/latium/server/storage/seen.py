"""When the people at a table were last heard of, by any process. Functions of a connection."""

from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, select, update

from latium.core.seats import Seat
from latium.server.storage.prepared import Prepared
from latium.server.storage.schema import SEATS
from latium.server.storage.tables import in_parts


def note_heard(connection: Connection, heard: Mapping[tuple[str, Seat], int]) -> None:
    """Never back to an earlier time, whatever another process wrote."""
    whose = (SEATS.c.table_id == bindparam("of_table")) & (SEATS.c.seat == bindparam("of_seat"))
    change = update(SEATS).where(whose, SEATS.c.seen_at < bindparam("at")).values(seen_at=bindparam("at"))
    rows = [{"of_table": table, "of_seat": seat, "at": at} for (table, seat), at in sorted(heard.items())]
    connection.execute(change, rows)


_HEARD: Final = Prepared(select(SEATS.c.seat, SEATS.c.seen_at).where(SEATS.c.table_id == bindparam("of")))


def heard_at(connection: Connection, table: str) -> dict[Seat, int]:
    """By seat."""
    return dict(_HEARD.rows(connection, of=table))


def last_heard(connection: Connection, ids: Sequence[str]) -> dict[str, dict[Seat, int]]:
    """By table and seat."""
    found: dict[str, dict[Seat, int]] = {id: {} for id in ids}
    query = select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.seen_at)
    for some in in_parts(ids):
        for id, seat, at in connection.execute(query.where(SEATS.c.table_id.in_(some))):
            found[id][seat] = at
    return found
