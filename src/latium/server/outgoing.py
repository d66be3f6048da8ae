"""What sockets are told in one turn of the event loop goes out together, before what comes up meanwhile.

To write wakes whoever reads, and a system that is called once in a while has to be fetched from afar each time: many
writes in a row cost a good deal less than the same ones each followed by the work for the next.
"""

import asyncio
from typing import Any, Final
from weakref import WeakKeyDictionary

import structlog

AT_MOST: Final = 1 << 14
"""Bytes that wait for others; with more it is to be known at once whether they are read."""

_log = structlog.get_logger()


class Outbox:
    """The lines of an event loop on which something is to be sent."""

    def __init__(self) -> None:
        self._waiting: list[Line] = []

    def add(self, line: "Line") -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._send)
        self._waiting.append(line)

    def _send(self) -> None:
        """One that fails ends alone."""
        waiting, self._waiting = self._waiting, []
        for line in waiting:
            try:
                line.send()
            except Exception:
                _log.exception("line-failed")
                line.abort()


_outboxes: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox]] = WeakKeyDictionary()


class Line(asyncio.Transport):
    """A transport that writes in its turn. Whatever is written before it is closed is sent before it is."""

    def __init__(self, transport: asyncio.Transport, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._outbox = _outboxes.get(loop) or _outboxes.setdefault(loop, Outbox())
        self._unsent: list[bytes] = []
        self._size = 0

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self._unsent:
            self._outbox.add(self)
        self._unsent.append(bytes(data))
        self._size += len(data)
        if self._size > AT_MOST:
            self.send()

    def send(self) -> None:
        """What has not been sent yet, if anything."""
        unsent = self._taken()
        if unsent and not self._transport.is_closing():
            self._transport.write(unsent)

    def _taken(self) -> bytes:
        unsent = b"".join(self._unsent)
        self._unsent.clear()
        self._size = 0
        return unsent

    def close(self) -> None:
        self.send()
        self._transport.close()

    def abort(self) -> None:
        self._taken()
        self._transport.abort()

    def get_write_buffer_size(self) -> int:
        return self._size + self._transport.get_write_buffer_size()

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)

    def pause_reading(self) -> None:
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        self._transport.resume_reading()
