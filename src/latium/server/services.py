"""One server process put together: storage, desk, fan-out and bots, from the bottom up."""

import asyncio
import gc
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

import structlog

from latium.core.kinds import make_ready
from latium.core.protocol import message
from latium.server.accounts import Accounts
from latium.server.configuration import Configuration
from latium.server.desk import Desk
from latium.server.errors import Unavailable
from latium.server.gates import Gate
from latium.server.hub import Hub
from latium.server.limiting import Limiter
from latium.server.notifying.telling import Notifier, push_of, ways_of
from latium.server.presence import Presence
from latium.server.relays import Relay
from latium.server.relays.choosing import relay_for
from latium.server.rights import Rights
from latium.server.sources import Sources
from latium.server.steward import Steward
from latium.server.storage import ratings
from latium.server.storage.database import Database
from latium.server.thinking import Thinkers
from latium.server.timekeeping import Timekeeper

CLOSING: Final = 4.0
"""Seconds that each step of the end may take."""

RECORDS_AT_ONCE: Final = 2
RECORDS_WAITING: Final = 16
"""Records that are gone through at the same time, and that wait for it."""

GARBAGE: Final = (100_000, 2, 20)
"""So many objects more before those that point at each other are looked for among the newest, then among those that
have stayed for a while, and then among all: those who move at once have tens of thousands in hand, and hardly ever any
of those. To look through all of them holds the event loop up."""

_log = structlog.get_logger()


class Services:
    """Everything that handlers need; `open` before the first request, `close` after the last."""

    def __init__(self, configuration: Configuration, sources: Sources | None = None) -> None:
        make_ready()
        self.configuration = configuration
        self.sources = sources or Sources()
        self.database = Database(configuration.database)
        self.hub = Hub()
        self.limiter = Limiter(configuration.rates, configuration.redis)
        self.relay: Relay = relay_for(configuration, self.database, self.hub)
        self.desk = Desk(self.database, self.hub, self.relay, self.sources)
        self.desk.ledgers.append(ratings.settled)
        self.records = Gate(RECORDS_AT_ONCE, RECORDS_WAITING, message("records-many"))
        self.accounts = Accounts(self.database, self.sources)
        self.steward = Steward(self.desk, Thinkers(configuration.thinkers))
        self.timekeeper = Timekeeper(self.desk)
        self.presence = Presence(self.database, self.hub, self.sources)
        self.rights = Rights(self.database, self.sources)
        self.push = push_of(configuration)
        ways = ways_of(configuration, self.push)
        self.notifier = Notifier(self.desk, self.presence, ways, configuration.public_url)
        self._catching_up: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    async def open(self) -> None:
        await self.database.open()
        await self.relay.open(self._heard)
        self.steward.open()
        await self.timekeeper.open()
        self.presence.open()
        self.rights.open()
        self.notifier.open()
        gc.collect()
        gc.freeze()  # what is there now stays; looking through it again and again would hold the event loop up
        gc.set_threshold(*GARBAGE)

    async def close(self) -> None:
        """From the top down, and whatever does not end in time is left behind: what is committed is safe."""
        workers = (self.notifier, self.rights, self.presence, self.timekeeper, self.steward)
        await _ended(*(worker.close() for worker in workers))
        await _ended(self.desk.settle())
        await _ended(self.relay.close(), self.limiter.close(), self._caught_up())
        await _ended(self.database.close())

    async def _caught_up(self) -> None:
        await asyncio.gather(*self._catching_up.values(), return_exceptions=True)

    def _heard(self, table: str) -> None:
        """Another process may have changed a table: look, and if one is just looking, once more afterwards."""
        if table in self._catching_up:
            self._again.add(table)
            return
        self._catching_up[table] = asyncio.create_task(self._look(table))

    async def _look(self, table: str) -> None:
        self._again.add(table)
        try:
            while table in self._again:
                self._again.discard(table)
                with suppress(Unavailable):
                    await self.desk.catch_up(table)
        except Exception:
            _log.exception("catching-up", table=table)
        finally:
            del self._catching_up[table]


async def _ended(*steps: Coroutine[Any, Any, None]) -> None:
    """All at once, but no longer than that. One that fails does not keep the others from their end."""
    tasks = [asyncio.create_task(step) for step in steps]
    done, late = await asyncio.wait(tasks, timeout=CLOSING)
    for task in late:
        _log.warning("closing-late", step=getattr(task.get_coro(), "__qualname__", ""))
        task.cancel()
    for task in done:
        if not task.cancelled() and (failure := task.exception()):
            _log.error("closing-failed", exc_info=failure)
