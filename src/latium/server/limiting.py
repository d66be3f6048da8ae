"""Counting how often anybody asks; several processes count together over Redis."""

import asyncio
import ipaddress
import math
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Literal, TypeAlias
from zlib import crc32

import limits
import msgspec
import structlog
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from redis.asyncio import ConnectionPool
from redis.exceptions import RedisError

from latium.core.protocol import message
from latium.server.errors import TooMany, TooOften
from latium.server.rates import Rates

SHARDS: Final = 64
"""The storage in memory looks through all it keeps at every question, so it is kept in small parts."""

PATIENCE: Final = 0.5
"""Seconds that Redis is waited for."""

RETRY: Final = 10.0
"""Seconds for which every process counts by itself after Redis has failed."""

_log = structlog.get_logger()

Kind: TypeAlias = Literal["requests", "sockets", "openings", "secrets", "checks", "asking", "chat"]


def changed(rates: Rates, changes: Iterable[str]) -> Rates:
    """With changes such as `openings=10/hour`. Raises ValueError for what is not one."""
    found: dict[str, Any] = {}
    for change in changes:
        name, equals, rate = change.partition("=")
        if not equals or name not in Rates.__struct_fields__:
            raise ValueError(change)
        if name == "together":
            found[name] = int(rate)
        else:
            _parsed(rate)
            found[name] = rate
    return msgspec.structs.replace(rates, **found)


def _parsed(rate: str) -> list[limits.RateLimitItem]:
    return limits.parse_many(rate) if rate.strip() else []


def neighbourhood(address: str | None) -> str:
    """The address that is counted: of the newer kind the network, since a household has a whole one."""
    try:
        found = ipaddress.ip_address(address or "")
    except ValueError:
        return address or "local"
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False).network_address)


class Limiter:
    """Counts who asks for what."""

    def __init__(self, rates: Rates, redis: str = "") -> None:
        self._together = rates.together
        self._rates = {kind: _parsed(getattr(rates, kind)) for kind in Rates.__struct_fields__ if kind != "together"}
        self._here = [SlidingWindowCounterRateLimiter(MemoryStorage()) for _ in range(SHARDS)]
        self._pool: Any = ConnectionPool.from_url(redis) if redis else None
        self._shared = _on_redis(redis, self._pool) if redis else None
        self._failed = -math.inf
        self._open: Counter[str] = Counter()

    async def close(self) -> None:
        if self._pool:
            await self._pool.aclose()

    async def check(self, kind: Kind, who: str) -> None:
        """Count one; raises TooOften if that is one too many."""
        for rate in self._rates[kind]:
            if not await self._hit(rate, kind, who):
                raise TooOften(max(1, min(60, rate.get_expiry() // max(1, rate.amount))))

    async def _hit(self, rate: limits.RateLimitItem, kind: str, who: str) -> bool:
        if self._shared and time.monotonic() - self._failed > RETRY:
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self._shared.hit(rate, kind, who)
            except (RedisError, OSError):
                self._failed = time.monotonic()
                _log.warning("limits-apart")
        return await self._here[crc32(who.encode()) % SHARDS].hit(rate, kind, who)

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """For as long as a socket is open. Raises TooMany."""
        if self._together and self._open[address] >= self._together:
            raise TooMany(message("sockets-many", most=self._together))
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def _on_redis(address: str, pool: Any) -> SlidingWindowCounterRateLimiter:
    storage = RedisStorage(
        f"async+{address}", implementation="redispy", key_prefix="latium:limits", connection_pool=pool
    )
    return SlidingWindowCounterRateLimiter(storage)
