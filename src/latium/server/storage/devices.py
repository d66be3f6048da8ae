"""Devices of people who want to be told of their turns there. Functions of a connection."""

import hashlib
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from latium.core.protocol import message
from latium.core.seats import Seat
from latium.server.errors import TooMany
from latium.server.storage.contacts import tell_again
from latium.server.storage.schema import DEVICES

WAY: Final = "push"
"""What notices are marked with that a device was told of, before its id."""

MOST: Final = 8
"""Devices that a seat may have."""


class Device(NamedTuple):
    """Where the maker of a browser takes messages for it, two keys that only the browser can read them with, and the
    language of who does. Both keys are spelled in base64url."""

    endpoint: str
    p256dh: str
    auth: str
    language: str

    @property
    def id(self) -> str:
        return hashlib.sha256(self.endpoint.encode()).hexdigest()[:32]


def set_device(connection: Connection, id: str, seat: Seat, device: Device) -> None:
    """Who is to move already is told of that too. Raises TooMany."""
    drop_device(connection, id, seat, device.id)
    count = select(func.count()).select_from(DEVICES).where(DEVICES.c.table_id == id, DEVICES.c.seat == seat)
    if connection.execute(count).scalar_one() >= MOST:
        raise TooMany(message("push-devices", most=MOST))
    row = {"table_id": id, "seat": seat, "id": device.id, **device._asdict()}
    connection.execute(insert(DEVICES), [row])
    tell_again(connection, id)


def drop_device(connection: Connection, id: str, seat: Seat, device: str) -> None:
    kept = (DEVICES.c.table_id == id) & (DEVICES.c.seat == seat) & (DEVICES.c.id == device)
    connection.execute(delete(DEVICES).where(kept))


def devices_of(connection: Connection, id: str, seat: Seat) -> list[Device]:
    query = select(DEVICES.c.endpoint, DEVICES.c.p256dh, DEVICES.c.auth, DEVICES.c.language)
    kept = query.where(DEVICES.c.table_id == id, DEVICES.c.seat == seat).order_by(DEVICES.c.id)
    return [Device(*row) for row in connection.execute(kept)]
