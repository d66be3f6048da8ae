"""The database as the rest of the server knows it: questions in threads, changes through the one writer."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, SQLAlchemyError

from latium.core.protocol import message
from latium.server.errors import BadRequest, Unavailable
from latium.server.storage.engine import make_engine
from latium.server.storage.migrating import migrate
from latium.server.storage.prepared import Change
from latium.server.storage.writing import Answer, Others, Writer

READERS: Final = 4

T = TypeVar("T")


class Database:
    """Everything that waits for the disk or for PostgreSQL waits in a thread, never in the event loop."""

    def __init__(self, address: str) -> None:
        self.engine = make_engine(address)
        self._readers = ThreadPoolExecutor(READERS, "latium-reader")
        self._writer: Writer | None = None

    async def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        await asyncio.get_running_loop().run_in_executor(self._readers, migrate, self.engine)
        self._writer = Writer(self.engine)

    async def close(self) -> None:
        try:
            if self._writer:
                await self._writer.close()
            await asyncio.to_thread(self._readers.shutdown, cancel_futures=True)
        finally:
            self.engine.dispose()

    @property
    def waiting(self) -> int:
        """How many changes wait for a commit."""
        return self._writer.waiting if self._writer else 0

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Raises Unavailable."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._asked, query)

    def _asked(self, query: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return query(connection)
        except DataError:
            raise BadRequest(message("request-unreadable")) from None
        except SQLAlchemyError as failure:
            raise Unavailable from failure

    async def others(self) -> Others:
        """Of SQLite: a number that is another one as soon as another process has committed. Raises Unavailable."""
        assert self._writer is not None, "the database is open"
        return await self._writer.others()

    def ask(self, change: Change[Any], table: str, answer: Answer) -> None:
        """`answer` is called after the commit with what came of it, be it an exception. Raises Unavailable."""
        assert self._writer is not None, "the database is open"
        self._writer.ask(change, table, answer)

    def write(self, change: Change[T], table: str = "") -> Awaitable[T]:
        """`table` if the change is about one. Raises Conflict or Unavailable; returns after the commit."""
        assert self._writer is not None, "the database is open"
        return self._writer.write(change, table)
