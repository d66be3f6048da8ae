"""Telling people who play over days that it is their turn: once a turn at most, and only as whoever runs the server and
the person themselves asked for it."""

from typing import ClassVar, NamedTuple, Protocol

from latium.core.seats import Seat
from latium.server.storage.contacts import Contact
from latium.server.storage.devices import Device


class Notice(NamedTuple):
    """It is a seat's turn, since and until then (milliseconds since 1970)."""

    site: str
    """The public address of the server; empty if it has none."""
    table: str
    game: str
    seat: Seat
    turn: int
    since: int
    due: int
    reader: Contact | Device | None
    """None for whoever runs the server."""


class Undelivered(Exception):
    """Nothing has left yet: it may be tried again."""


class Undeliverable(Exception):
    """It was not taken, and never will be."""


class Gone(Undeliverable):
    """Nor will anything else be that is sent there."""


class Way(Protocol):
    """A way to tell somebody."""

    name: ClassVar[str]
    insists: ClassVar[bool]
    """Whether it is tried while the turn lasts; else for some minutes, as anybody could have named the place."""

    def wanted(self, notice: Notice) -> bool:
        """Whether this is a way to tell that reader."""
        ...

    async def tell(self, notice: Notice) -> None:
        """Raises Undelivered, Undeliverable or Gone; any other failure may have come after the message had left."""
        ...
