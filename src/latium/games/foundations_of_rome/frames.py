"""Who owes which decision, as a stack of small frames named after the step of the rulebook."""

from typing import ClassVar, Final, TypeAlias, final

from latium.core.seats import CHANCE, Seat

ALL_SEATS: Final = -2


class Frame:
    """Base of all frames. `asks` is who decides: CHANCE for deals, nobody in particular while all draft at once."""

    __slots__ = ("asks",)
    __match_args__: ClassVar[tuple[str, ...]] = ()

    asks: Seat


@final
class Beginning(Frame):
    """CHANCE names the first player (R-2.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.asks = CHANCE


@final
class Dealing(Frame):
    """The seat gets so many deeds (R-2.4)."""

    __slots__ = ("count", "seat")
    __match_args__: ClassVar = ("seat", "count")

    def __init__(self, seat: Seat, count: int) -> None:
        self.asks = CHANCE
        self.seat = seat
        self.count = count


@final
class Drafting(Frame):
    """All seats that have not chosen yet keep one deed of their hands (R-2.8)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.asks = ALL_SEATS


@final
class Filling(Frame):
    """So many deeds come into the row (R-2.6, R-4.3)."""

    __slots__ = ("count",)
    __match_args__: ClassVar = ("count",)

    def __init__(self, count: int) -> None:
        self.asks = CHANCE
        self.count = count


@final
class Unveiling(Frame):
    """So many monuments come into the game (R-2.7)."""

    __slots__ = ("count",)
    __match_args__: ClassVar = ("count",)

    def __init__(self, count: int) -> None:
        self.asks = CHANCE
        self.count = count


@final
class Acting(Frame):
    """The seat takes its action (R-3.1)."""

    __slots__ = ("seat",)
    __match_args__: ClassVar = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.asks = seat
        self.seat = seat


AnyFrame: TypeAlias = Acting | Filling | Dealing | Drafting | Unveiling | Beginning
