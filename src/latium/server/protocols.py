"""Connections as uvicorn carries them, with bounds it does not set: the head of a request, fragments and pongs of a
socket, and how long somebody who does not read is waited for."""

import asyncio
from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

HEAD: Final = 1 << 15
"""No request line and headers are longer together, in bytes."""

HEAD_LINE: Final = 8000
"""No header of a request for a socket is longer."""

HEAD_SECONDS: Final = 20.0
"""So long may the head of a request take to come."""

FRAGMENTS: Final = 64
"""No message on a socket comes in more pieces."""

UNREAD: Final = 1 << 20
"""Who leaves more bytes unread and goes on sending is cut off."""

GRACE: Final = 5.0
"""Seconds that a dropped reader has to read why."""

DROP: Final = "latium.drop"
"""The extension of a socket's scope that ends it with a code, read or not."""

_TOO_BIG: Final = 1009


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

    def _await_head(self) -> None:
        self._head = 0
        self._waiting = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _has_head(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


class Sockets(WebSocketsSansIOProtocol):
    """WebSockets; whoever does not read is dropped for good, not waited for."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if scope := getattr(self, "scope", None):
            scope["extensions"][DROP] = self.drop

    def data_received(self, data: bytes) -> None:
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()
            return
        super().data_received(data)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < FRAGMENTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self.drop(_TOO_BIG)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_later()

    def drop(self, code: int) -> None:
        """The code waits behind all that was sent before; if that is not read soon, the line is cut."""
        if not self.close_sent and not self.disconnected:
            with suppress(InvalidState):
                self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self._cut_later()

    def _cut_later(self) -> None:
        if not self.disconnected:
            if self.close_timer is not None:
                self.close_timer.cancel()
            self.close_timer = self.loop.call_later(GRACE, self.transport.abort)


def bounded() -> dict[str, Any]:
    """What uvicorn's configuration is told of these."""
    return {"http": Requests, "ws": Sockets}
