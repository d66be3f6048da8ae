"""Short frames of WebSockets as most of them are, read and written without a parser."""

import struct
from collections.abc import Sequence
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""A text in a single frame."""
_MASKED: Final = 0x80
_MASK: Final = 4
_LONGER: Final = 126
"""A length that says that the length follows in two bytes."""


def are_frames(data: bytes) -> bool:
    """Whether these are short frames of a client, the last of them whole: as a rule it is one."""
    place = 0
    while 0 < (size := _length(data, place)) < len(data) - place:
        place += size
    return size == len(data) - place


def text_of(data: bytes) -> bytes | None:
    """What a client says in a single short frame, if it is a text."""
    if data[0] != TEXT or _length(data, 0) != len(data):
        return None
    head = 4 if data[1] == _MASKED + _LONGER else 2
    return apply_mask(data[head + _MASK :], data[head : head + _MASK])


def _length(data: bytes, place: int) -> int:
    """Of the frame that begins here, its head included; 0 if it is too long or too short to tell."""
    if len(data) < place + 2 + _MASK or data[place + 1] < _MASKED:
        return 0
    size = data[place + 1] - _MASKED
    if size < _LONGER:
        return 2 + _MASK + size
    return 4 + _MASK + int.from_bytes(data[place + 2 : place + 4], "big") if size == _LONGER else 0


def framed(texts: Sequence[bytes]) -> bytes:
    """Each text in a frame of its own, as servers send it: without a mask."""
    return b"".join([part for text in texts for part in (_head(len(text)), text)])


def _head(size: int) -> bytes:
    if size < _LONGER:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return struct.pack("!BBH", TEXT, _LONGER, size)
    return struct.pack("!BBQ", TEXT, _LONGER + 1, size)
