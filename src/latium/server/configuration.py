"""What whoever runs a server can choose."""

import os
from typing import Final

import msgspec

DATABASE: Final = "sqlite:///latium.db"


def _thinkers() -> int:
    return max(1, (os.cpu_count() or 2) // 2)


class Configuration(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server process."""

    database: str = DATABASE
    redis: str = ""
    public_url: str = ""
    """The address people use, if it is not the one their browser names."""
    thinkers: int = msgspec.field(default_factory=_thinkers)
    """Processes for bots to think in."""
