"""A position as numbers: one row of bytes, in blocks of a fixed shape, as one seat may know it. The own seat is always
the first, the rivals follow from its left."""

from collections.abc import Sequence
from math import prod
from typing import Any, Final, NamedTuple, Protocol, final

from latium.core.seats import Seat

MOST: Final = 255
"""What does not fit into a byte counts as this."""


class Block(NamedTuple):
    """A part of an observation."""

    name: str
    start: int
    shape: tuple[int, ...]
    about: str


class Observer(Protocol):
    """Looks at positions of one game as it was set up."""

    def blocks(self) -> list[Block]:
        """What an observation is made of, in order and without gaps. The last is what the seat has chosen so far of a
        path, by id; whoever leads along the path counts there: see `adapters.walk`."""
        ...

    def encode(self, state: Any, seat: Seat) -> bytearray:
        """What the seat may know."""
        ...


def size(blocks: Sequence[Block]) -> int:
    """How many numbers an observation has."""
    return blocks[-1].start + prod(blocks[-1].shape)


@final
class Layout:
    """Lays blocks one behind the other."""

    __slots__ = ("blocks", "size")

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0

    def block(self, name: str, shape: tuple[int, ...], about: str) -> int:
        """Where the block begins."""
        start = self.size
        self.blocks.append(Block(name, start, shape, about))
        self.size = start + prod(shape)
        return start


def capped(number: int) -> int:
    """As far as a byte goes."""
    return 0 if number < 0 else min(number, MOST)
