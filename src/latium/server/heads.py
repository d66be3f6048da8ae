"""Requests as httptools parses them, where it is installed: bounds on their heads."""

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from latium.server.protocols import HEAD

HEAD_LINE: Final = 8000
"""No header of a request for a socket is longer."""

HEAD_SECONDS: Final = 20.0
"""So long may the head of a request take to come."""


class Requests(HttpToolsProtocol):
    """HTTP; a head that is too long is refused, and one that does not come ends the connection."""

    _head = 0
    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._has_head()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._waiting is not None and self._head > HEAD:
            self._has_head()
            self.send_400_response("The head of the request is too long.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._waiting is None:
            self._await_head()

    def on_headers_complete(self) -> None:
        self._has_head()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        if any(len(name) + len(value) > HEAD_LINE for name, value in self.scope["headers"]):
            self.send_400_response("A header of the request is too long.")
            return
        super().handle_websocket_upgrade()
        del self.parser  # it points back here: so both are freed at once

    def _await_head(self) -> None:
        self._head = 0
        self._waiting = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _has_head(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
