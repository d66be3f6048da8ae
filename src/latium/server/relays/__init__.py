"""How processes that share a database tell each other that a table has changed."""

from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeAlias

from latium.server.storage.prepared import Change

Heard: TypeAlias = Callable[[str], None]
"""Called in the event loop with the id of a table that may have changed, be it by this process."""


class Relay(Protocol):
    """Carries signals between processes. One may get lost or come twice: they carry no content."""

    async def open(self, heard: Heard) -> None:
        """Begin to listen."""
        ...

    def along(self, table: str) -> Change[None] | None:
        """What puts a signal into the transaction that changes the table, if the storage can carry one."""
        ...

    def send(self, table: str) -> Coroutine[Any, Any, None] | None:
        """What tells the others, after the commit, unless that has. Failing to is no reason to fail a move."""
        ...

    async def close(self) -> None: ...
