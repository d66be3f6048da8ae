"""One writer a process. What is asked of it while it is busy, or while more comes in, shares the next commit; nobody is
told before that.

A change that breaks a constraint fails alone; if the storage itself fails, all that would have shared the commit do.
Most never do: so changes are made one after the other, and only where one fails again, each with a way back of its own.
Processes that change the same tables do so in the same order; where they get in each other's way all the same, and
PostgreSQL gives one of them up, its changes are made again one by one.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from latium.core.protocol import message
from latium.server.errors import BadRequest, Unavailable
from latium.server.storage import log
from latium.server.storage.engine import WRITES
from latium.server.storage.log import Logged
from latium.server.storage.prepared import Change

AT_ONCE: Final = 256
"""No more changes share a commit."""

LINGER: Final = 0.025
"""Seconds for which changes are gathered at most before they share a commit."""

TURNS: Final = 3
"""Turns of the event loop from a move's coming in to its being asked for here: after so many that brought nothing, no
more is on its way."""

TOGETHER: Final = 16
"""Answers that are given in one turn of the event loop: each may take as long as it takes to tell a table's people."""

WAITING: Final = 4096
"""More changes than these are refused at once."""

ATTEMPTS: Final = 4
"""So often a change is made that another process gets in the way of, the first time included."""

COLLIDED: Final = frozenset({"40P01", "40001"})
"""What PostgreSQL calls a deadlock, and a transaction that does not go with another."""

_log = structlog.get_logger()

T = TypeVar("T")
Answer: TypeAlias = Callable[[Any], None]
"""Called with what came of a change, be it an exception."""


class Conflict(Exception):
    """Somebody else was faster: a key is taken."""


class _Asked(NamedTuple):
    table: str
    change: Change[Any]
    answer: Answer


class Others(NamedTuple):
    """By which connection, and how many commits of others it has seen."""

    connection: int
    commits: int


class Pen:
    """The connection that writes. Of SQLite it is always the same one, which can tell what others have written; one of
    PostgreSQL may have been lost since the last time, so the pool is asked for it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._keeps = engine.dialect.name == "sqlite"
        self._kept: Connection | None = None
        self._number = 0
        """How many there have been."""

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        connection = self._connected()
        self._kept = None
        try:
            with connection.begin():
                yield connection
        except BaseException:
            connection.close()
            raise
        if self._keeps:
            self._kept = connection
        else:
            connection.close()

    def _connected(self) -> Connection:
        if self._kept is not None:
            return self._kept
        self._number += 1
        return self._engine.connect().execution_options(**WRITES)

    def others(self) -> Others:
        """Of SQLite: not the same as soon as somebody else has committed. What one connection counts says nothing about
        what another does."""
        self._kept = self._connected()
        cursor = self._kept.connection.cursor()
        try:
            return Others(self._number, cursor.execute("PRAGMA data_version").fetchone()[0])
        finally:
            cursor.close()

    def close(self) -> None:
        if self._kept is not None:
            self._kept.close()
            self._kept = None


class Writer:
    """Carries out changes in a thread of its own: those of one table in the order they come."""

    def __init__(self, engine: Engine) -> None:
        self._pen = Pen(engine)
        self._hand = ThreadPoolExecutor(1, "latium-writer")
        self._asked: list[_Asked] = []
        self._woken = asyncio.Event()
        """Set when something is asked for."""
        self._done = asyncio.Event()
        """Set while nothing is asked for, nor being written."""
        self._done.set()
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._run())

    @property
    def waiting(self) -> int:
        return len(self._asked)

    def write(self, change: Change[T], table: str = "") -> Awaitable[T]:
        """What the change returns, once it is committed; `table` if it is about one. Raises Conflict or Unavailable."""
        answer: asyncio.Future[T] = self._loop.create_future()
        self.ask(change, table, lambda result: _settle(answer, result))
        return answer

    def ask(self, change: Change[Any], table: str, answer: Answer) -> None:
        """Raises Unavailable if there is too much to do."""
        if len(self._asked) >= WAITING:
            raise Unavailable
        self._asked.append(_Asked(table, change, answer))
        self._woken.set()
        self._done.clear()

    async def others(self) -> Others:
        """See `Pen.others`. Raises Unavailable."""
        try:
            return await self._loop.run_in_executor(self._hand, self._pen.others)
        except (SQLAlchemyError, sqlite3.Error) as failure:
            raise Unavailable from failure

    async def close(self) -> None:
        """Finish what was asked for, then stop; who is stopped before that leaves the rest undone."""
        try:
            await self._done.wait()
            await self._loop.run_in_executor(self._hand, self._pen.close)
        finally:
            self._task.cancel()
            self._hand.shutdown(wait=False, cancel_futures=True)

    async def _run(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            while self._asked:
                await self._write_some()
            self._done.set()

    async def _write_some(self) -> None:
        batch = await self._gathered()
        batch.sort(key=lambda asked: asked.table)
        changes = [asked.change for asked in batch]
        results = await self._loop.run_in_executor(self._hand, commit, self._pen, changes)
        for number, (asked, result) in enumerate(zip(batch, results, strict=True), 1):
            _answer(asked.answer, result)
            if number % TOGETHER == 0:
                await asyncio.sleep(0)

    async def _gathered(self) -> list[_Asked]:
        """What is to share the next commit: all that is asked for while more comes in, but nobody waits for long."""
        latest, idle = self._loop.time() + LINGER, 0
        while len(self._asked) < AT_ONCE and idle < TURNS and self._loop.time() < latest:
            before = len(self._asked)
            await asyncio.sleep(0)
            idle = idle + 1 if len(self._asked) == before else 0
        batch = self._asked[:AT_ONCE]
        del self._asked[:AT_ONCE]
        return batch


def commit(pen: Pen, changes: Sequence[Change[Any]], attempts: int = ATTEMPTS) -> list[Any]:
    """What came of each change, exceptions included, after one commit for all."""
    try:
        return _at_once(pen, changes) or _one_by_one(pen, changes)
    except Exception as failure:  # whatever it is, the writer must live on
        if attempts > 1 and _collided(failure):
            return [result for change in changes for result in commit(pen, [change], attempts - 1)]
        _log.warning("storage-failed", failure=type(failure).__name__)
        return [_unavailable(failure)] * len(changes)


def _at_once(pen: Pen, changes: Sequence[Change[Any]]) -> list[Any]:
    """Nothing at all if one of them fails. Raises where the storage does."""
    lines = [line for change in changes if isinstance(change, Logged) for line in change.lines]
    try:
        with pen.transaction() as connection:
            if lines:
                log.add(connection, lines)
            return [_gone_on(connection, change) for change in changes]
    except (IntegrityError, DataError):
        return []
    except DBAPIError:
        raise
    except Exception:
        return []


def _gone_on(connection: Connection, change: Change[Any]) -> Any:
    if not isinstance(change, Logged):
        return change(connection)
    change.go_on(connection)
    return None


def _one_by_one(pen: Pen, changes: Sequence[Change[Any]]) -> list[Any]:
    with pen.transaction() as connection:
        return [_carried_out(connection, change) for change in changes]


def _carried_out(connection: Connection, change: Change[Any]) -> Any:
    try:
        with connection.begin_nested():
            return change(connection)
    except IntegrityError:
        return Conflict()
    except DataError:  # nothing is wrong with the storage: this text or number cannot be kept
        return BadRequest(message("request-unreadable"))
    except DBAPIError:
        raise
    except Exception as failure:
        return failure


def _collided(failure: Exception) -> bool:
    return isinstance(failure, DBAPIError) and getattr(failure.orig, "sqlstate", None) in COLLIDED


def _unavailable(failure: Exception) -> Unavailable:
    problem = Unavailable()
    problem.__cause__ = failure
    return problem


def _answer(answer: Answer, result: Any) -> None:
    try:
        answer(result)
    except Exception:  # the others are to hear of theirs
        _log.exception("answer-failed")


def _settle(future: asyncio.Future[Any], result: Any) -> None:
    if future.cancelled():
        return
    if isinstance(result, Exception):
        future.set_exception(result)
    else:
        future.set_result(result)
