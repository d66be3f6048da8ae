"""Where time and chance come into the server, so that a test can fix them."""

import secrets
import time
from collections.abc import Callable
from typing import NamedTuple


def _now() -> int:
    return time.time_ns() // 1_000_000


def _table_id() -> str:
    return secrets.token_hex(8)


class Sources(NamedTuple):
    """The clock in milliseconds since 1970, secrets of dice, tokens of seats, and ids of tables."""

    now: Callable[[], int] = _now
    secret: Callable[[], bytes] = lambda: secrets.token_bytes(32)
    token: Callable[[], str] = lambda: secrets.token_urlsafe(32)
    table_id: Callable[[], str] = _table_id
