"""A name of somebody else's that suddenly leads to this machine (DNS rebinding) would make pages of theirs ours: so a
server answers only to names it goes by. Numbers, and names that mean something at home only, nobody else can have."""

import ipaddress
import socket
from collections.abc import Iterable
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from latium.core.protocol import message
from latium.server.api.failures import refused
from latium.server.configuration import Configuration
from latium.server.errors import Forbidden

ANY: Final = "*"

AT_HOME: Final = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
"""How names end that nobody can have in the internet; those without a dot are such ones too."""

OPEN: Final = frozenset({"/health", "/ready"})
"""Asked by whatever looks after the process, by names that only it knows; they tell nothing else."""


def own_names(configuration: Configuration) -> frozenset[str]:
    """The names a server goes by anywhere: what was set, that of its public address, and that of its machine."""
    given = (name.strip().lower() for name in configuration.allow_host.split(","))
    public = urlsplit(configuration.public_url).hostname or ""
    return frozenset({*given, public, socket.gethostname().lower()}) - {""}


class OwnHost:
    """Refuses requests that are sent to another name."""

    def __init__(self, app: ASGIApp, names: Iterable[str]) -> None:
        self._app = app
        self._names = frozenset(names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"} or self._known(scope):
            await self._app(scope, receive, send)
            return
        await refused(HTTPConnection(scope), Forbidden(message("host-foreign")))(scope, receive, send)

    def _known(self, scope: Scope) -> bool:
        if ANY in self._names or scope["path"].removeprefix(scope.get("root_path", "")) in OPEN:
            return True
        host = Headers(scope=scope).get("host", "")
        return not host or is_own(host, self._names)


def is_own(host: str, names: frozenset[str]) -> bool:
    """Whether a `Host` header names this machine."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").removesuffix(".")
    except ValueError:
        return False
    with suppress(ValueError):
        ipaddress.ip_address(name)
        return True
    return bool(name) and ("." not in name or name.endswith(AT_HOME) or name in names)
