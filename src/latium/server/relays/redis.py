"""Signals between processes over Redis: one channel, the id of a table as the message."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from latium.server.relays import Heard
from latium.server.storage.prepared import Change

CHANNEL: Final = "latium:changed"
RETRY: Final = 1.0
PATIENCE: Final = 1.0
"""Seconds that a player waits for a Redis that does not answer."""

_log = structlog.get_logger()


class RedisRelay:
    """Publishes and subscribes; connects again when Redis was gone, and then looks at all `tables` that anybody here is
    interested in, for signals may have been missed."""

    def __init__(self, address: str, tables: Callable[[], Sequence[str]]) -> None:
        self._tables = tables
        self._redis: Any = Redis.from_url(address, decode_responses=True, health_check_interval=15)
        self._task: asyncio.Task[None] | None = None

    async def open(self, heard: Heard) -> None:
        self._task = asyncio.create_task(self._listen(heard))

    def along(self, table: str) -> Change[None] | None:
        return None

    def send(self, table: str) -> Coroutine[Any, Any, None]:
        return self._publish(table)

    async def _publish(self, table: str) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._redis.publish(CHANNEL, table)
        except (RedisError, OSError):
            _log.warning("relay-lost", relay="redis")

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._redis.aclose()

    async def _listen(self, heard: Heard) -> None:
        while True:
            with suppress(RedisError, OSError):
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    for table in self._tables():
                        heard(table)
                    async for signal in channel.listen():
                        heard(signal["data"])
            await asyncio.sleep(RETRY)
