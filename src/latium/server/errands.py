"""Something to be done at a table, and whoever asks for it."""

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Connection

from latium.core.seats import Seat
from latium.server.draft import Draft

T = TypeVar("T")

Done: TypeAlias = Callable[[int | Exception], None]
"""Hears of the version that an errand led to, or of what kept it from that."""


class Requester(NamedTuple):
    """Who asks for a change, and under which id of theirs; `first` to look for that id before anything else, where
    nothing but the id makes asking twice harmless."""

    seat: Seat
    client: str
    first: bool = False


class Errand(Generic[T]):
    """Something to be done at a table: the command, what it returned, and what is to be written with it."""

    def __init__(
        self,
        command: Callable[[Draft], T],
        requester: Requester | None = None,
        also: Callable[[Connection, T], None] | None = None,
    ) -> None:
        self.command = command
        self.requester = requester
        self.also = also
        self.result: T | None = None
        """None also if it was carried out before, under the same client id."""
