"""WebSocket frames as a client writes and reads them, with as little around them as possible: whoever measures must
not be what is measured."""

import os
from base64 import b64encode
from collections.abc import Iterator
from typing import Final

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA

_FINAL: Final = 0x80
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)
"""A mask of zeros leaves the bytes as they are, and is as good as any other for a server on the same machine."""


def frame(payload: bytes, opcode: int = TEXT) -> bytes:
    size = len(payload)
    if size < 126:
        head = bytes((_FINAL | opcode, _MASKED | size))
    else:
        head = bytes((_FINAL | opcode, _MASKED | 126)) + size.to_bytes(2, "big")
    return head + _NO_MASK + payload


def upgrade(host: str, path: str, token: str = "") -> bytes:
    """The request for a socket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
        *([f"Authorization: Bearer {token}"] if token else []),
    ]
    return "\r\n".join([*lines, "", ""]).encode()


class Incoming:
    """Bytes as they come, taken apart into the frames that are whole."""

    def __init__(self) -> None:
        self._bytes = b""

    def add(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """Opcodes and payloads. No server here sends a message in pieces."""
        found = self._bytes + data if self._bytes else data
        start = 0
        while (bounds := _bounds(found, start)) is not None:
            begin, end = bounds
            if end > len(found):
                break
            yield found[start] & 0x0F, found[begin:end]
            start = end
        self._bytes = found[start:]


def _bounds(found: bytes, start: int) -> tuple[int, int] | None:
    """Where the payload of the frame at `start` begins and ends, once its head is there."""
    if len(found) < start + 2:
        return None
    begin, size = start + 2, found[start + 1]
    if size >= 126:
        begin += 2 if size == 126 else 8
        if len(found) < begin:
            return None
        size = int.from_bytes(found[start + 2 : begin], "big")
    return begin, begin + size
