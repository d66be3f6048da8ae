"""Pages of other sites may not act for a reader: what changes something, and every socket, must come from our own."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from latium.core.protocol import message
from latium.server.api.failures import refused
from latium.server.errors import Forbidden

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class OwnOrigin:
    """Refuses requests whose Origin is neither the host they are sent to nor the public address."""

    def __init__(self, app: ASGIApp, public_url: str = "") -> None:
        self._app = app
        public = urlsplit(public_url)
        self._own = {f"{public.scheme}://{public.netloc}"} if public.netloc else set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"} or self._trusted(scope):
            await self._app(scope, receive, send)
            return
        await refused(HTTPConnection(scope), Forbidden(message("origin-foreign")))(scope, receive, send)

    def _trusted(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        if scope.get("method") in SAFE:
            return True
        if (origin := headers.get("origin")) is None:  # no browser, or one that says in another way who asks
            return headers.get("sec-fetch-site", "none") in {"none", "same-origin"}
        return origin in self._own | {f"{scheme}://{headers.get('host')}" for scheme in ("http", "https")}
