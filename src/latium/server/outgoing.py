"""What goes out over sockets in one turn of the event loop goes out together, at its end.

To write wakes whoever reads, and a system that is called once in a while has to be fetched from afar each time: many
writes in a row cost a good deal less than the same ones each followed by the work for the next.
"""

import asyncio
from typing import Any
from weakref import WeakKeyDictionary


class Outbox:
    """The lines of an event loop on which something is to be sent."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: list[Line] = []

    def add(self, line: "Line") -> None:
        if not self._waiting:
            self._loop.call_soon(self._send)
        self._waiting.append(line)

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for line in waiting:
            line.send()


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class Line(asyncio.Transport):
    """A transport that writes in its turn. Whatever is written before it is closed is sent before it is."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._outbox = _outboxes.get(loop) or _outboxes.setdefault(loop, Outbox(loop))
        self._unsent: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self._unsent:
            self._outbox.add(self)
        self._unsent.append(bytes(data))

    def send(self) -> None:
        unsent, self._unsent = self._unsent, []
        if unsent and not self._transport.is_closing():
            self._transport.write(b"".join(unsent))

    def close(self) -> None:
        self.send()
        self._transport.close()

    def abort(self) -> None:
        self._unsent.clear()
        self._transport.abort()

    def get_write_buffer_size(self) -> int:
        return sum(map(len, self._unsent)) + self._transport.get_write_buffer_size()

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._transport.resume_reading()
