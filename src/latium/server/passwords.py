"""Passwords: kept as Argon2 hashes, which take time and memory to make, in a few threads of their own."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from latium.core.protocol import message
from latium.server.errors import TooMany

AT_ONCE: Final = 2
"""Hashes made at the same time; each takes 64 MB."""

WAITING: Final = 64
"""More who wait for theirs are refused."""

T = TypeVar("T")

_hasher: Final = PasswordHasher()

_NOBODYS: Final = "$argon2id$v=19$m=65536,t=3,p=4$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
"""No password has this hash. It is compared where there is no account, so that both take the same time."""


class Passwords:
    """Hashes and compares, never in the event loop."""

    def __init__(self) -> None:
        self._room = asyncio.Semaphore(AT_ONCE)
        self._asked = 0

    async def hashed(self, password: str) -> str:
        """Raises TooMany."""
        return await self._apart(_hasher.hash, password)

    async def matches(self, password: str, kept: str | None) -> bool:
        """Whether it is the password; without a kept hash it is not, and that takes as long. Raises TooMany."""
        return await self._apart(_matches, kept or _NOBODYS, password) and kept is not None

    async def _apart(self, work: Callable[..., T], *args: str) -> T:
        if self._asked >= WAITING:
            raise TooMany(message("passwords-many"))
        self._asked += 1
        try:
            async with self._room:
                return await asyncio.to_thread(work, *args)
        finally:
            self._asked -= 1


def outdated(kept: str) -> bool:
    """Whether a hash was made with less effort than is usual now."""
    return _hasher.check_needs_rehash(kept)


def _matches(kept: str, password: str) -> bool:
    try:
        return _hasher.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
