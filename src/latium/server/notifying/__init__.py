"""Telling people who play over days that it is their turn: once a turn at most, and only as whoever runs the server and
the person themselves asked for it."""

from typing import ClassVar, NamedTuple, Protocol

from latium.core.seats import Seat
from latium.server.storage.contacts import Contact


class Notice(NamedTuple):
    """It is a seat's turn, until `due` (milliseconds since 1970)."""

    site: str
    """The public address of the server; empty if it has none."""
    table: str
    game: str
    seat: Seat
    turn: int
    due: int
    contact: Contact | None


class Undelivered(Exception):
    """Nothing has left yet: it may be tried again."""


class Way(Protocol):
    """A way to tell somebody."""

    name: ClassVar[str]

    def wanted(self, notice: Notice) -> bool:
        """Whether this is a way to tell that person."""
        ...

    def tell(self, notice: Notice) -> None:
        """In a thread of its own. Raises Undelivered; any other failure may have come after the message had left."""
        ...
