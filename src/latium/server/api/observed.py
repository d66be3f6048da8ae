"""Every request is counted, and told to the log: without its query, its headers and its body."""

import time

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from latium.server.metrics import OTHER, Metrics

_log = structlog.get_logger()


class Observed:
    """It sees what everybody is answered: the layers inside are those that refuse."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        status, began = 500, time.perf_counter()

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, watched)
        finally:
            seconds = time.perf_counter() - began
            self._metrics.answered(scope["method"], route_of(scope), status, seconds)
            _log.info("request", method=scope["method"], path=scope["path"], status=status, ms=round(seconds * 1000, 1))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        _log.info("socket-opened", path=scope["path"])
        with self._metrics.sockets.track_inprogress():
            await self._app(scope, receive, send)
        _log.info("socket-closed", path=scope["path"])


def route_of(scope: Scope) -> str:
    """The pattern that a path was found to fit, never the path itself: there are too many of those."""
    return str(getattr(scope.get("route"), "path", OTHER))
