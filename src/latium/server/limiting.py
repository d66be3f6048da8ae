"""Counting how often anybody asks; several processes count together over Redis."""

import asyncio
import ipaddress
import math
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Literal, TypeAlias

import limits
import msgspec
import structlog
from limits.aio.storage import RedisStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from redis.asyncio import ConnectionPool
from redis.exceptions import RedisError

from latium.core.protocol import message
from latium.server.errors import TooMany, TooOften
from latium.server.rates import Rates

PATIENCE: Final = 0.5
"""Seconds that Redis is waited for."""

RETRY: Final = 10.0
"""Seconds for which every process counts by itself after Redis has failed."""

_log = structlog.get_logger()

Kind: TypeAlias = Literal["requests", "sockets", "openings", "secrets", "checks", "replays", "asking", "chat"]


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


class Window:
    """Counts by who asked, in this span of time and, the less the longer ago it is, in the one before."""

    def __init__(self, rate: limits.RateLimitItem) -> None:
        self._most = rate.amount
        self._span = rate.get_expiry()
        self._number = 0
        self._now: dict[str, int] = {}
        self._before: dict[str, int] = {}

    def hit(self, who: str, at: float) -> bool:
        """Whether one more is allowed; then it counts."""
        number, past = divmod(at, self._span)
        if number != self._number:
            self._before = self._now if number == self._number + 1 else {}
            self._now, self._number = {}, int(number)
        count = self._now.get(who, 0)
        if self._before.get(who, 0) * (1 - past / self._span) + count + 1 > self._most:
            return False
        self._now[who] = count + 1
        return True


class Limiter:
    """Counts who asks for what."""

    def __init__(self, rates: Rates, redis: str = "") -> None:
        self._together = rates.together
        kinds = [kind for kind in Rates.__struct_fields__ if kind != "together"]
        self._windows = {kind: [(rate, Window(rate)) for rate in _parsed(getattr(rates, kind))] for kind in kinds}
        """Each rate with what this process counts by itself."""
        self._pool: Any = ConnectionPool.from_url(redis) if redis else None
        self._shared = _on_redis(redis, self._pool) if redis else None
        self._failed = -math.inf
        self._open: Counter[str] = Counter()

    async def close(self) -> None:
        if self._pool:
            await self._pool.aclose()

    def allows(self, kind: Kind, who: str) -> bool:
        """Count one and say that it is allowed. Where it is not, or the others must be asked, `check` says so."""
        if self._shared is not None:
            return False
        return all(window.hit(who, time.monotonic()) for _, window in self._windows[kind])

    async def check(self, kind: Kind, who: str) -> None:
        """Count one; raises TooOften if that is one too many."""
        for rate, window in self._windows[kind]:
            together = None if self._shared is None else await self._hit(self._shared, rate, kind, who)
            if not (window.hit(who, time.monotonic()) if together is None else together):
                raise TooOften(max(1, min(60, rate.get_expiry() // max(1, rate.amount))))

    async def _hit(
        self, shared: SlidingWindowCounterRateLimiter, rate: limits.RateLimitItem, kind: str, who: str
    ) -> bool | None:
        """Whether one more is allowed among all processes; None while Redis does not say."""
        if time.monotonic() - self._failed <= RETRY:
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                return await shared.hit(rate, kind, who)
        except (RedisError, OSError):
            self._failed = time.monotonic()
            _log.warning("limits-apart")
            return None

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
