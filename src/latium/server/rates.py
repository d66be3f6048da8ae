"""How often anybody may ask: an address has its rates and so has a seat.

A rate is spelled as the package `limits` reads it: `600/minute`, or several with `;` between; an empty one sets no
limit.
"""

from typing import Final

import msgspec


class Rates(msgspec.Struct, frozen=True, kw_only=True):
    """The defaults are for a household or a club behind one address."""

    requests: str = "3000/minute"
    """Of an address: whatever is not named below."""
    sockets: str = "600/minute"
    """Of an address: connections to tables."""
    openings: str = "120/minute"
    """Of an address: tables opened."""
    secrets: str = "60/minute"
    """Of an address: accounts made, passwords and personal links tried."""
    checks: str = "20/minute"
    """Of an address: records downloaded, verified or brought in."""
    replays: str = "120/minute"
    """Of an address: parts of records to look at."""
    asking: str = "1200/minute"
    """Of a seat: moves and whatever else it asks for; of an address that watches a table the same."""
    chat: str = "60/minute"
    """Of a seat: lines of chat."""
    together: int = 500
    """Sockets that an address may have open at one process; 0 for any number."""


UNLIMITED: Final = Rates(
    requests="", sockets="", openings="", secrets="", checks="", replays="", asking="", chat="", together=0
)
