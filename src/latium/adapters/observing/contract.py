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

    def only_for(self, state: Any, seat: Seat, action: Any) -> Seat | None:
        """The only seat that sees this action of a seat, or of CHANCE, when it is taken; None if all do."""
        ...

    def discloses(self, state: Any) -> bool:
        """Whether the actions that seats have taken in secret so far are known to all from this position on."""
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


def tally(out: bytearray, start: int, numbers: list[int]) -> None:
    """One more for each of the numbers, counted from where a block starts."""
    for number in numbers:
        out[start + number] += 1


def spread(out: bytearray, start: int, mask: int) -> None:
    """A mask, bit by bit."""
    while mask:
        if mask & 1:
            out[start] = 1
        mask >>= 1
        start += 1


def fill(out: bytearray, start: int, counts: list[int]) -> None:
    """The numbers, as far as a byte goes: for a few, or where most are zero."""
    for count in counts:
        if count:
            out[start] = capped(count)
        start += 1


def pour(out: bytearray, start: int, counts: list[int]) -> None:
    """The same at one stroke: for many."""
    out[start : start + len(counts)] = bytes([capped(count) for count in counts])
