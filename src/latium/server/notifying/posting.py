"""Posting to an address that anybody may have given: over https, out into the internet, and nowhere else from there."""

import asyncio
import re
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from latium.server.notifying import Gone, Undelivered

PATIENCE: Final = 10.0
"""Seconds for a connection, and for an answer."""

LOOKUPS: Final = 4
"""Names that are looked up at the same time, in threads: those of somebody else may take long."""

LINE: Final = 1 << 12
"""Bytes; no more is read of an answer."""

PORTS: Final = {"http": 80, "https": 443}

INTERNET: Final = IPv6Network("2000::/3")
WRAPPED: Final = (IPv6Network("2001::/23"), IPv6Network("2002::/16"))
"""Addresses with others inside, which may be anywhere."""

_STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})\b")


class Place(NamedTuple):
    """Where to post, and what to ask for there."""

    encrypted: bool
    host: str
    port: int
    origin: str
    path: str


def place_of(address: str, near: bool = False) -> Place:
    """Raises ValueError for an address that nothing is sent to: what is not encrypted, has another port, or is in a
    network of one's own. Where its name leads is looked up each time. Of what is `near` none of this is asked."""
    parts = urlsplit(address)
    host, port = parts.hostname or "", parts.port
    if not re.fullmatch("[!-~]+", address) or parts.scheme not in PORTS or not host or "@" in parts.netloc:
        raise ValueError(address)
    port = port or PORTS[parts.scheme]
    if not near and (port != PORTS["https"] or "." not in host or (_number(host) and not public(host))):
        raise ValueError(address)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Place(parts.scheme == "https", host, port, f"{parts.scheme}://{parts.netloc}", path)


def _number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def public(address: str) -> bool:
    """Whether it is out in the internet: not this machine, nor its network, nor wrapped in one of another kind."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv4Address):
        return found.is_global and not found.is_multicast
    return found in INTERNET and found.is_global and not any(found in network for network in WRAPPED)


class Postman:
    """Goes to the very address that was found to be public; `near` lets it go to this machine too."""

    def __init__(self, near: bool = False, context: ssl.SSLContext | None = None) -> None:
        self._near = near
        self._context = context or ssl.create_default_context()
        self._lookups = ThreadPoolExecutor(LOOKUPS, "latium-lookup")

    async def post(self, place: Place, headers: dict[str, str], body: bytes) -> int:
        """The status of the answer. Raises Undelivered or Gone; what else goes wrong does after it has left."""
        reader, writer = await self._connected(place)
        try:
            async with asyncio.timeout(PATIENCE):
                writer.write(_request(place, headers, body))
                await writer.drain()
                answered = _STATUS.match(await reader.readline())
        finally:
            writer.transport.abort()
        if answered is None:
            raise ValueError("no HTTP")
        return int(answered[1])

    async def _connected(self, place: Place) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        context, name = (self._context, place.host) if place.encrypted else (None, None)
        try:
            async with asyncio.timeout(PATIENCE):
                address = await self._found(place)
                return await asyncio.open_connection(address, place.port, ssl=context, server_hostname=name, limit=LINE)
        except (OSError, ValueError) as failure:
            raise Undelivered(type(failure).__name__) from None

    async def _found(self, place: Place) -> str:
        found = await asyncio.get_running_loop().run_in_executor(
            self._lookups, lambda: socket.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
        )
        for *_, (address, *_) in found:
            if public(str(address)) or (self._near and ip_address(str(address)).is_loopback):
                return str(address)
        raise Gone("private address")


def _request(place: Place, headers: dict[str, str], body: bytes) -> bytes:
    own = {"Host": place.origin.partition("://")[2], "Content-Length": str(len(body)), "Connection": "close"}
    lines = [f"POST {place.path} HTTP/1.1", *(f"{name}: {value}" for name, value in {**own, **headers}.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body
