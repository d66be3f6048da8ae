"""Every request is counted against its address before anything is done for it."""

import re
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from latium.server.api.failures import refused
from latium.server.errors import TooOften
from latium.server.limiting import Kind, Limiter, neighbourhood

_KINDS: Final[tuple[tuple[str, Kind], ...]] = (
    (r"POST /api/tables", "openings"),
    (r"POST /api/tables/[^/]+/(return|rematch)", "secrets"),
    (r"(POST|PUT|PATCH|DELETE) /api/(account|session|invit)[^ ]*", "secrets"),
    (r"(POST /api/records[^ ]*|GET /api/(tables|records)/[^/]+/(verification|record|text))", "checks"),
    (r"GET /api/(tables|records)/[^/]+/(replay|outline)", "replays"),
)
"""What costs more than it seems; the first that fits."""

_PATTERNS: Final = tuple((re.compile(pattern), kind) for pattern, kind in _KINDS)


def address_of(connection: HTTPConnection) -> str:
    return neighbourhood(connection.client.host if connection.client else None)


def kind_of(scope: Scope) -> Kind:
    if scope["type"] == "websocket":
        return "sockets"
    path = scope["path"].removeprefix(scope.get("root_path", "")).rstrip("/")
    asked = f"{scope['method']} {path}"
    return next((kind for pattern, kind in _PATTERNS if pattern.fullmatch(asked)), "requests")


class Limited:
    """Refuses requests of an address that asks too often."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in {"http", "websocket"} and "/api/" in scope["path"]:
            limiter: Limiter = scope["app"].state.services.limiter
            try:
                await limiter.check(kind_of(scope), address_of(HTTPConnection(scope)))
            except TooOften as refusal:
                await refused(HTTPConnection(scope), refusal)(scope, receive, send)
                return
        await self._app(scope, receive, send)
