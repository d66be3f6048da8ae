"""Connections as uvicorn carries them, with bounds it does not set: the head of a request, fragments and pongs of a
socket, and how long somebody who does not read is waited for."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.util import find_spec
from typing import Any, Final, TypeAlias, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from latium.server.frames import are_frames, framed, text_of
from latium.server.outgoing import Line

HEAD: Final = 1 << 15
"""No request line and headers are longer together, in bytes."""

FRAGMENTS: Final = 64
"""No message on a socket comes in more pieces."""

AHEAD: Final = 4
"""So many messages of a socket may wait to be dealt with before no more is read."""

UNREAD: Final = 1 << 20
"""Who leaves more bytes unread and goes on sending is cut off."""

GRACE: Final = 5.0
"""Seconds that a dropped reader has to read why."""

DROP: Final = "latium.drop"
"""The extension of a socket's scope that ends it with a code, read or not."""

TELL: Final = "latium.tell"
"""The extension that sends texts without a detour."""

HEAR: Final = "latium.hear"
"""The extension that hands out who is to hear texts without a detour, where nothing else waits to be dealt with; they
say whether they have dealt with one."""

Hears: TypeAlias = Callable[[bytes], bool]

_TOO_BIG: Final = 1009


class Inbox:
    """What uvicorn asks of a queue that is never full and has one reader: so it takes a few steps where others take
    many."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._items: deque[Any] = deque()
        self._awaited: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._items

    def qsize(self) -> int:
        return len(self._items)

    def put_nowait(self, item: Any) -> None:
        self._items.append(item)
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    async def get(self) -> Any:
        while not self._items:
            self._awaited = self._loop.create_future()
            await self._awaited
        return self._items.popleft()


class Sockets(WebSocketsSansIOProtocol):
    """WebSockets; whoever does not read is dropped for good, not waited for."""

    _hears: Hears | None = None
    _whole = False
    """Whether all that has come so far were whole frames: so the next one begins with what comes next."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]  # what else a queue can do is not asked of it

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(Line(cast(asyncio.Transport, transport), self.loop))

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self._whole = True
        if scope := getattr(self, "scope", None):
            scope["extensions"][DROP] = self.drop
            scope["extensions"][TELL] = self.tell
            scope["extensions"][HEAR] = self._tell_to

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.scope["extensions"].clear()  # they point back here: so all of it is freed at once

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # and so do its parser and what that has failed with
        self.conn.parser_exc = None

    def data_received(self, data: bytes) -> None:
        if self.transport.get_write_buffer_size() > UNREAD:
            self.transport.abort()
            return
        self._whole = self._whole and are_frames(data)
        if self._whole and self._listens and (text := text_of(data)) is not None:
            self._take(text)
        else:
            super().data_received(data)

    def _take(self, text: bytes) -> None:
        if self._hears is None or not self.queue.empty() or not self._hears(text):
            self.curr_msg_data_type = "text"
            self.frames = [text]
            self.send_receive_event_to_app()

    def _tell_to(self, hears: Hears | None) -> None:
        self._hears = hears

    @property
    def _listens(self) -> bool:
        """Whether a message may begin now."""
        return self.conn.state is State.OPEN and self.conn.current_size is None

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < FRAGMENTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self.drop(_TOO_BIG)

    def send_receive_event_to_app(self) -> None:
        """uvicorn would stop reading after each message until it is dealt with, and make the system work for that."""
        if self.read_paused or self.queue.qsize() >= AHEAD:
            super().send_receive_event_to_app()
        else:
            self.read_paused = True  # as it believes
            super().send_receive_event_to_app()
            self.read_paused = False

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_later()

    def tell(self, texts: Sequence[bytes]) -> asyncio.Event | None:
        """Send these in one go, each as a message. If the other side does not keep up, the event to wait for before
        there is more. Raises ClientDisconnected."""
        if self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(framed(texts))
        return None if self.writable.is_set() else self.writable

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
    """What uvicorn's configuration is told of these. Where its fast parser is not to be had, the one in plain Python
    bounds how long heads are, but not how long they take."""
    if find_spec("httptools") is None:
        return {"http": "h11", "h11_max_incomplete_event_size": HEAD, "ws": Sockets}
    from latium.server.heads import Requests  # noqa: PLC0415  # it imports httptools

    return {"http": Requests, "ws": Sockets}
