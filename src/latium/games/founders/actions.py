"""What a seat, or CHANCE, can do. Small values, equal when they say the same, immutable by habit."""

from typing import ClassVar, Final, final

from latium.core.seats import Seat
from latium.games.founders.grid import CELLS, Cell

KINDS_LIMIT: Final = 97  # F-1.1: there cannot be more kinds than tiles


class Action:
    """Base of all actions; `key` is a number that no other action has."""

    __slots__ = ("key",)
    __match_args__: ClassVar[tuple[str, ...]] = ()

    key: int

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.key == other.key

    def __hash__(self) -> int:
        return self.key

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{type(self).__name__}({fields})"


@final
class Begin(Action):
    """CHANCE: this seat goes first (F-2.2)."""

    __slots__ = ("seat",)
    __match_args__: ClassVar = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.key = seat << 5


@final
class Reveal(Action):
    """CHANCE: a tile of this kind comes up."""

    __slots__ = ("kind",)
    __match_args__: ClassVar = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.key = kind << 5 | 1


@final
class Hire(Action):
    """CHANCE: the craftsman of this good comes up (F-10.1)."""

    __slots__ = ("good",)
    __match_args__: ClassVar = ("good",)

    def __init__(self, good: int) -> None:
        self.good = good
        self.key = good << 5 | 2


@final
class Draft(Action):
    """Take a nature tile of the draft (F-2.5)."""

    __slots__ = ("kind",)
    __match_args__: ClassVar = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.key = kind << 5 | 3


@final
class Lay(Action):
    """Lay the two drafted tiles (F-2.7): `first` on the left, or nearest to its owner when `behind`."""

    __slots__ = ("behind", "first", "second")
    __match_args__: ClassVar = ("first", "second", "behind")

    def __init__(self, first: int, second: int, behind: bool) -> None:
        self.first = first
        self.second = second
        self.behind = behind
        self.key = (first << 8 | second << 1 | behind) << 5 | 4


@final
class Open(Action):
    """Turn up the top tile of a stack (F-3.3)."""

    __slots__ = ("stack",)
    __match_args__: ClassVar = ("stack",)

    def __init__(self, stack: int) -> None:
        self.stack = stack
        self.key = stack << 5 | 5


@final
class Keep(Action):
    """Play no token this turn (F-6.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.key = 6


@final
class Pillage(Action):
    """Lay a war token on a rival's unprotected tile (F-7.1)."""

    __slots__ = ("cell", "rival")
    __match_args__: ClassVar = ("rival", "cell")

    def __init__(self, rival: Seat, cell: Cell) -> None:
        self.rival = rival
        self.cell = cell
        self.key = (rival << 16 | cell) << 5 | 7


@final
class Buy(Action):
    """Lay a coin on a rival's tile and use its resource this turn (F-8.1)."""

    __slots__ = ("cell", "resource", "rival")
    __match_args__: ClassVar = ("rival", "cell", "resource")

    def __init__(self, rival: Seat, cell: Cell, resource: int) -> None:
        self.rival = rival
        self.cell = cell
        self.resource = resource
        self.key = ((rival << 16 | cell) << 5 | resource) << 5 | 8


@final
class Unite(Action):
    """Lay a carriage in the middle of a full block, named by its near left cell (F-9.1)."""

    __slots__ = ("corner",)
    __match_args__: ClassVar = ("corner",)

    def __init__(self, corner: Cell) -> None:
        self.corner = corner
        self.key = corner << 5 | 9


@final
class Settle(Action):
    """Lay the craftsman of a good on an own village tile that makes it (F-10.2)."""

    __slots__ = ("cell", "good")
    __match_args__: ClassVar = ("good", "cell")

    def __init__(self, good: int, cell: Cell) -> None:
        self.good = good
        self.cell = cell
        self.key = (good << 16 | cell) << 5 | 10


@final
class Add(Action):
    """Add a tile to an empty cell of the own nation (F-4.1)."""

    __slots__ = ("cell", "kind")
    __match_args__: ClassVar = ("kind", "cell")

    def __init__(self, kind: int, cell: Cell) -> None:
        self.kind = kind
        self.cell = cell
        self.key = (kind << 16 | cell) << 5 | 11


@final
class Swap(Action):
    """Put a tile in the place of an own one (F-5.1)."""

    __slots__ = ("cell", "kind")
    __match_args__: ClassVar = ("kind", "cell")

    def __init__(self, kind: int, cell: Cell) -> None:
        self.kind = kind
        self.cell = cell
        self.key = (kind << 16 | cell) << 5 | 12


@final
class DrawNature(Action):
    """Draw from the nature stack, since nothing can be added without a swap (F-4.11)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.key = 13


@final
class Finish(Action):
    """End the turn without a tile (F-4.14)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.key = 14


@final
class Propose(Action):
    """Propose to end the game by agreement (F-11.4)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.key = 15


@final
class Answer(Action):
    """Agree or not to the end that was proposed (F-11.6)."""

    __slots__ = ("agreed",)
    __match_args__: ClassVar = ("agreed",)

    def __init__(self, agreed: bool) -> None:
        self.agreed = agreed
        self.key = agreed << 5 | 16


# Additions and swaps are most of what is ever listed: made once for a cell, then shared by every list.
ADDS: Final[list[list[Action]]] = [[] for _ in range(CELLS)]
SWAPS: Final[list[list[Action]]] = [[] for _ in range(CELLS)]


def make_adds(cell: Cell) -> None:
    """See to it that the additions to a cell are in ADDS, by kind of tile."""
    if not ADDS[cell]:
        ADDS[cell] = [Add(kind, cell) for kind in range(KINDS_LIMIT)]


def make_swaps(cell: Cell) -> None:
    """See to it that the swaps on a cell are in SWAPS, by kind of the new tile."""
    if not SWAPS[cell]:
        SWAPS[cell] = [Swap(kind, cell) for kind in range(KINDS_LIMIT)]
