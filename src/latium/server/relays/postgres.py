"""Signals between processes by LISTEN and NOTIFY of the PostgreSQL that holds the tables anyway."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import psycopg
from sqlalchemy import Connection, make_url, text

from latium.server.relays import Heard
from latium.server.storage.prepared import Change

CHANNEL: Final = "latium_changed"
RETRY: Final = 1.0
ALIVE: Final = 15.0
"""Seconds between two questions whether the connection is alive."""


class PostgresRelay:
    """Listens on a connection of its own; connects again when it was lost, and then looks at all `tables` that anybody
    here is interested in, for signals may have been missed."""

    def __init__(self, address: str, tables: Callable[[], Sequence[str]]) -> None:
        self._tables = tables
        url = make_url(address).set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        self._task: asyncio.Task[None] | None = None

    async def open(self, heard: Heard) -> None:
        self._task = asyncio.create_task(self._listen(heard))

    def along(self, table: str) -> Change[None]:
        def notify(connection: Connection) -> None:
            connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :id)"), {"id": table})

        return notify

    def send(self, table: str) -> None:
        """The commit has sent it."""

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self, heard: Heard) -> None:
        while True:
            with suppress(psycopg.Error, OSError):
                connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True, connect_timeout=5)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    for table in self._tables():
                        heard(table)
                    await self._heed(connection, heard)
            await asyncio.sleep(RETRY)

    async def _heed(self, connection: psycopg.AsyncConnection[Any], heard: Heard) -> None:
        """Until the connection is lost, which a question now and then finds out."""
        while True:
            async for notice in connection.notifies(timeout=ALIVE):
                heard(notice.payload)
            async with asyncio.timeout(ALIVE):
                await connection.execute("SELECT 1")
