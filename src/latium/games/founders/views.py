"""A position by the names of its components, as the wire and saves carry it. Who may know what of it: see `observe`."""

import msgspec

from latium.core.protocol import OptionValue
from latium.core.seats import Seat


class Laid(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A tile of a nation with what lies on it."""

    cell: str
    tile: str
    pillaged: bool = False
    coin: bool = False
    craftsman: str | None = None


class Held(msgspec.Struct, frozen=True, gc=False):
    """A hand. It lies open (F-6.6)."""

    war: int
    coin: int
    carriage: int
    craftsmen: tuple[str, ...]


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A player's side of the table. Tiles are in the order their cells were taken; a carriage is named by the near
    left cell of its block."""

    tiles: tuple[Laid, ...]
    carriages: tuple[str, ...]
    swapped: tuple[str, ...]
    hand: Held
    drafted: tuple[str, ...] = ()


class Step(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A decision that is owed, the last of the list being open: see `frames`."""

    step: str
    seat: Seat | None = None
    stack: str | None = None
    count: int | None = None
    tile: str | None = None
    resource: str | None = None
    proposer: Seat | None = None
    proposed: bool = False


class View(msgspec.Struct, frozen=True, gc=False):
    """A position as everybody sees it."""

    seats: int
    options: dict[str, OptionValue]
    first: Seat
    turn: int
    reason: str
    steps: tuple[Step, ...]
    face_down: dict[str, int]
    """How many tiles of each kind are left in the stacks, the unused victory tiles among them (F-2.3)."""
    rows: dict[str, tuple[str, ...]]
    display: tuple[str, ...]
    draft: tuple[str, ...]
    cleared: tuple[str, ...]
    supply: dict[str, int]
    craftsmen: tuple[str, ...]
    """The goods of the craftsmen nobody has gained yet."""
    box: dict[str, int]
    players: tuple[PlayerView, ...]
