"""The addresses by which other machines at home reach this one."""

import socket
from contextlib import suppress
from typing import Final

_NOWHERE: Final = ("192.0.2.1", 9)
"""An address for documentation: asking for the way there sends nothing."""

EVERYWHERE: Final = "0.0.0.0"


def home_addresses() -> list[str]:
    """IPv4 addresses of this machine in networks, the likeliest first; none without a network."""
    found = [_on_the_way_out(), *_of_this_name()]
    return [address for address in dict.fromkeys(found) if address and not address.startswith(("127.", "0."))]


def _on_the_way_out() -> str:
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(_NOWHERE)
        address: str = asking.getsockname()[0]
        return address
    return ""


def _of_this_name() -> list[str]:
    with suppress(OSError):
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        return [str(address[0]) for *_, address in found]
    return []
