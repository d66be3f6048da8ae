"""The types that threads read, made ready while there is one thread.

msgspec finds out what a struct consists of when it is first read; where two threads do so at once, the process crashes.
"""

from collections.abc import Iterator

import msgspec


def make_ready() -> None:
    """To be called before threads begin, when whatever they may read has been imported."""
    for kind in _structs(msgspec.Struct):
        msgspec.json.Decoder(kind)


def _structs(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _structs(kind)
