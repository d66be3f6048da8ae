"""Pages of other sites may not act for a reader: what changes something, and every socket, must come from our own."""

from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from latium.core.protocol import message
from latium.server.errors import Forbidden
from latium.server.problems import language_of, problem_of

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class OwnOrigin:
    """Refuses requests whose Origin is neither the host they are sent to nor the public address."""

    def __init__(self, app: ASGIApp, public_url: str = "") -> None:
        self._app = app
        self._public = urlsplit(public_url).netloc

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"} or self._trusted(scope):
            await self._app(scope, receive, send)
            return
        language = language_of(Headers(scope=scope).get("accept-language"))
        problem = msgspec.json.encode(problem_of(Forbidden(message("origin-foreign")), language))
        await Response(problem, Forbidden.status, media_type="application/json")(scope, receive, send)

    def _trusted(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None or scope.get("method") in SAFE:
            return True
        return urlsplit(origin).netloc in {headers.get("host"), self._public}
