"""What whoever runs a server can choose."""

import os
from typing import Final

import msgspec

from latium.server.rates import Rates

DATABASE: Final = "sqlite:///latium.db"


def _thinkers() -> int:
    return max(1, (os.cpu_count() or 2) // 2)


class Configuration(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server process."""

    database: str = DATABASE
    redis: str = ""
    public_url: str = ""
    """The address people use, if it is not the one their browser names."""
    allow_host: str = ""
    """Names by which people reach the server besides those it knows by itself, with commas; `*` for any."""
    base_path: str = ""
    """Where the site begins behind a proxy that has others too: `/latium`."""
    proxies: str = ""
    """Addresses or networks whose word counts on who asks and how, with commas; `*` for any."""
    invite_only: bool = False
    """Whether one needs an invitation to open tables; a link to a table is one to that table."""
    rates: Rates = Rates()
    """How often anybody may ask."""
    imports: int = 10_000
    """Records of other places that are kept at most."""
    smtp: str = ""
    """The mail server for messages about one's turn: `smtp://name:password@host:587` or `smtps://...`; none without."""
    mail_from: str = "latium@localhost"
    webhook: str = ""
    """The address of a program that is told of turns too."""
    push_key: str = ""
    """The file with the key for messages to people's devices, as `latium admin push-key` makes it; none without."""
    push_near: bool = False
    """Whether such messages may go to this machine and unencrypted: in tests."""
    pages: str = ""
    """The folder of a web client that was built elsewhere; without one, it is what came with this package."""
    thinkers: int = msgspec.field(default_factory=_thinkers)
    """Processes for bots to think in."""
