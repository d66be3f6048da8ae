"""When any server was last there, and which clocks run. Functions of a connection."""

from typing import Final

from sqlalchemy import Connection, insert, select, update

from latium.server.storage.schema import PULSE, TABLES

ONE: Final = 1
"""There is one row only, for all processes."""


def beat(connection: Connection, now: int) -> None:
    """Somebody is there. Who finds another process saying so waits for nobody."""
    if last_beat(connection) is None:
        connection.execute(insert(PULSE), [{"id": ONE, "at": now}])
    elif connection.execute(select(PULSE.c.id).with_for_update(skip_locked=True)).first():
        connection.execute(update(PULSE).where(PULSE.c.id == ONE, PULSE.c.at < now).values(at=now))


def last_beat(connection: Connection) -> int | None:
    return connection.execute(select(PULSE.c.at).where(PULSE.c.id == ONE)).scalar()


def any_clock_runs(connection: Connection) -> bool:
    query = select(TABLES.c.id).where(TABLES.c.due_at.is_not(None)).limit(1)
    return connection.execute(query).first() is not None


def with_running_clocks(connection: Connection) -> list[str]:
    return list(connection.execute(select(TABLES.c.id).where(TABLES.c.due_at.is_not(None))).scalars())


def overdue(connection: Connection, before: int, limit: int) -> list[str]:
    """The tables at which the time of somebody was up by then, those that waited longest first."""
    query = select(TABLES.c.id).where(TABLES.c.due_at <= before).order_by(TABLES.c.due_at).limit(limit)
    return list(connection.execute(query).scalars())
