"""Work that takes long is done in threads, a little at a time; few wait for theirs, and the others are refused."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from latium.core.protocol import Message
from latium.server.errors import TooMany

T = TypeVar("T")


class Gate:
    """So much at once, so much waiting, and the sentence for whoever is one too many."""

    def __init__(self, at_once: int, waiting: int, refusal: Message) -> None:
        self._room = asyncio.Semaphore(at_once)
        self._most = at_once + waiting
        self._refusal = refusal
        self._asked = 0

    async def apart(self, work: Callable[..., T], *args: object) -> T:
        """Raises TooMany, or what the work raises."""
        if self._asked >= self._most:
            raise TooMany(self._refusal)
        self._asked += 1
        try:
            async with self._room:
                return await asyncio.to_thread(work, *args)
        finally:
            self._asked -= 1
