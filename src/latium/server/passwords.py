"""Passwords: kept as Argon2 hashes, which take time and memory to make, in a few threads of their own."""

from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from latium.core.protocol import message
from latium.server.gates import Gate

AT_ONCE: Final = 2
"""Hashes made at the same time; each takes 64 MB."""

WAITING: Final = 64
"""More who wait for theirs are refused."""

_hasher: Final = PasswordHasher()

_NOBODYS: Final = "$argon2id$v=19$m=65536,t=3,p=4$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
"""No password has this hash. It is compared where there is no account, so that both take the same time."""


class Passwords:
    """Hashes and compares, never in the event loop."""

    def __init__(self) -> None:
        self._gate = Gate(AT_ONCE, WAITING, message("passwords-many"))

    async def hashed(self, password: str) -> str:
        """Raises TooMany."""
        return await self._gate.apart(_hasher.hash, password)

    async def matches(self, password: str, kept: str | None) -> bool:
        """Whether it is the password; without a kept hash it is not, and that takes as long. Raises TooMany."""
        return await self._gate.apart(_matches, kept or _NOBODYS, password) and kept is not None


def outdated(kept: str) -> bool:
    """Whether a hash was made with less effort than is usual now."""
    return _hasher.check_needs_rehash(kept)


def _matches(kept: str, password: str) -> bool:
    try:
        return _hasher.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False
