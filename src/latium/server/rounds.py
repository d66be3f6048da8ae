"""What a process looks after again and again, as long as it runs."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import final

import structlog

from latium.server.errors import Unavailable

_log = structlog.get_logger()


@final
class Rounds:
    """Looks, rests, looks again. Storage that is away is waited for; what else goes wrong is logged by name."""

    def __init__(self, name: str, look: Callable[[], Awaitable[None]], rest: float) -> None:
        self._name = name
        self._look = look
        self._rest = rest
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> bool:
        """Whether there were any."""
        if self._task is None:
            return False
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        return True

    async def _run(self) -> None:
        while True:
            try:
                with suppress(Unavailable):
                    await self._look()
            except Exception:
                _log.exception(self._name)
            await asyncio.sleep(self._rest)
