"""Who owes which decision, as a stack of small frames named after the step of the rulebook."""

from typing import ClassVar, TypeAlias, final

from latium.core.seats import CHANCE, Seat


class Frame:
    """Base of all frames. `seat` is whose step it is, `asks` who decides: CHANCE for draws."""

    __slots__ = ("asks", "seat")
    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    asks: Seat
    seat: Seat


@final
class Beginning(Frame):
    """CHANCE names the first player (F-2.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.asks = CHANCE
        self.seat = CHANCE


@final
class Dealing(Frame):
    """CHANCE turns up victory tiles or the first tiles of a row (F-2.3, F-2.8)."""

    __slots__ = ("class_", "count")
    __match_args__: ClassVar = ("class_", "count")

    def __init__(self, class_: int, count: int) -> None:
        self.asks = CHANCE
        self.seat = CHANCE
        self.class_ = class_
        self.count = count


@final
class Spreading(Frame):
    """CHANCE turns up the nature tiles of the draft (F-2.4)."""

    __slots__ = ("count",)
    __match_args__: ClassVar = ("count",)

    def __init__(self, count: int) -> None:
        self.asks = CHANCE
        self.seat = CHANCE
        self.count = count


@final
class Drafting(Frame):
    """The seat takes a tile of the draft (F-2.5)."""

    __slots__ = ()
    __match_args__: ClassVar = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.asks = seat
        self.seat = seat


@final
class Laying(Frame):
    """The seat lays its two first tiles (F-2.7)."""

    __slots__ = ()
    __match_args__: ClassVar = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.asks = seat
        self.seat = seat


@final
class Opening(Frame):
    """The seat opens a tile, or proposes the end if it has not this turn (F-3.3, F-11.4)."""

    __slots__ = ("proposed",)
    __match_args__: ClassVar = ("seat", "proposed")

    def __init__(self, seat: Seat, proposed: bool = False) -> None:
        self.asks = seat
        self.seat = seat
        self.proposed = proposed


@final
class Drawing(Frame):
    """CHANCE turns up the tile the seat opens (F-3.3)."""

    __slots__ = ("stack",)
    __match_args__: ClassVar = ("seat", "stack")

    def __init__(self, seat: Seat, stack: int) -> None:
        self.asks = CHANCE
        self.seat = seat
        self.stack = stack


@final
class TokenStep(Frame):
    """The seat may play a token (F-6.2)."""

    __slots__ = ()
    __match_args__: ClassVar = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.asks = seat
        self.seat = seat


@final
class Adding(Frame):
    """The seat adds a tile; `bought` is the resource a coin bought this turn, or NOTHING (F-4.1, F-8.1)."""

    __slots__ = ("bought",)
    __match_args__: ClassVar = ("seat", "bought")

    def __init__(self, seat: Seat, bought: int) -> None:
        self.asks = seat
        self.seat = seat
        self.bought = bought


@final
class NatureDraw(Frame):
    """CHANCE turns up the nature tile that must be placed (F-4.11)."""

    __slots__ = ()
    __match_args__: ClassVar = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.asks = CHANCE
        self.seat = seat


@final
class Placing(Frame):
    """The seat places the nature tile it drew (F-4.12)."""

    __slots__ = ("kind",)
    __match_args__: ClassVar = ("seat", "kind")

    def __init__(self, seat: Seat, kind: int) -> None:
        self.asks = seat
        self.seat = seat
        self.kind = kind


@final
class Hiring(Frame):
    """CHANCE turns up the craftsman the seat gains (F-10.1)."""

    __slots__ = ()
    __match_args__: ClassVar = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.asks = CHANCE
        self.seat = seat


@final
class Voting(Frame):
    """The seat answers to the end another proposed (F-11.6)."""

    __slots__ = ("proposer",)
    __match_args__: ClassVar = ("seat", "proposer")

    def __init__(self, seat: Seat, proposer: Seat) -> None:
        self.asks = seat
        self.seat = seat
        self.proposer = proposer


AnyFrame: TypeAlias = (
    Opening
    | Drawing
    | TokenStep
    | Adding
    | Hiring
    | NatureDraw
    | Placing
    | Voting
    | Beginning
    | Dealing
    | Spreading
    | Drafting
    | Laying
)
