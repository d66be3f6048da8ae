"""Who owes which decision, as a stack of small frames named after the step of the rulebook."""

from typing import ClassVar, TypeAlias, final

from latium.core.seats import CHANCE, Seat


class Frame:
    """Base of all frames. `seat` is whose step it is, `asks` who decides: CHANCE for dice, draws and tokens."""

    __slots__ = ("asks", "seat")
    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    asks: Seat
    seat: Seat


@final
class Assigning(Frame):
    """CHANCE hands the seat a civilization (E-2.3)."""

    __slots__ = ()
    __match_args__: ClassVar = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.asks = CHANCE
        self.seat = seat


@final
class Beginning(Frame):
    """CHANCE names the first player (E-2.4)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.asks = CHANCE
        self.seat = CHANCE


@final
class Drawing(Frame):
    """The seat draws so many cards (E-2.7, E-8.9)."""

    __slots__ = ("count",)
    __match_args__: ClassVar = ("seat", "count")

    def __init__(self, seat: Seat, count: int) -> None:
        self.asks = CHANCE
        self.seat = seat
        self.count = count


@final
class Rolling(Frame):
    """The seat rolls so many dice (E-4.1)."""

    __slots__ = ("count",)
    __match_args__: ClassVar = ("seat", "count")

    def __init__(self, seat: Seat, count: int) -> None:
        self.asks = CHANCE
        self.seat = seat
        self.count = count


@final
class Rerolling(Frame):
    """The seat may roll dice again (E-4.2)."""

    __slots__ = ()
    __match_args__: ClassVar = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.asks = seat
        self.seat = seat


@final
class Moving(Frame):
    """The seat moves and conquers; before its first move it may turn dice black (E-4.5, E-5.1)."""

    __slots__ = ("fresh",)
    __match_args__: ClassVar = ("seat", "fresh")

    def __init__(self, seat: Seat, fresh: bool) -> None:
        self.asks = seat
        self.seat = seat
        self.fresh = fresh


@final
class Invading(Frame):
    """The seat brings explorers together against a region; so many are on their way (E-6.4)."""

    __slots__ = ("brought", "target")
    __match_args__: ClassVar = ("seat", "target", "brought")

    def __init__(self, seat: Seat, target: int, brought: int) -> None:
        self.asks = seat
        self.seat = seat
        self.target = target
        self.brought = brought


@final
class Retreating(Frame):
    """The defeated seat takes so many explorers out of a region (E-7.1)."""

    __slots__ = ("count", "region")
    __match_args__: ClassVar = ("seat", "region", "count")

    def __init__(self, seat: Seat, region: int, count: int) -> None:
        self.asks = seat
        self.seat = seat
        self.region = region
        self.count = count


@final
class Advancing(Frame):
    """The seat raises markers; before the first raise it may turn dice (E-8.1, E-8.3)."""

    __slots__ = ("fresh",)
    __match_args__: ClassVar = ("seat", "fresh")

    def __init__(self, seat: Seat, fresh: bool) -> None:
        self.asks = seat
        self.seat = seat
        self.fresh = fresh


@final
class Placing(Frame):
    """The seat places so many new explorers (E-8.7)."""

    __slots__ = ("count",)
    __match_args__: ClassVar = ("seat", "count")

    def __init__(self, seat: Seat, count: int) -> None:
        self.asks = seat
        self.seat = seat
        self.count = count


@final
class Founding(Frame):
    """The seat places the city tokens of these tracks, a mask (E-9.1)."""

    __slots__ = ("tracks",)
    __match_args__: ClassVar = ("seat", "tracks")

    def __init__(self, seat: Seat, tracks: int) -> None:
        self.asks = seat
        self.seat = seat
        self.tracks = tracks


@final
class Closing(Frame):
    """The seat may still score cards before its turn ends (E-10.1)."""

    __slots__ = ()
    __match_args__: ClassVar = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.asks = seat
        self.seat = seat


@final
class Revealing(Frame):
    """City tokens of an owner that score for a seat are turned up, so many (E-11.3)."""

    __slots__ = ("count", "owner")
    __match_args__: ClassVar = ("seat", "owner", "count")

    def __init__(self, seat: Seat, owner: Seat, count: int) -> None:
        self.asks = CHANCE
        self.seat = seat
        self.owner = owner
        self.count = count


AnyFrame: TypeAlias = (
    Moving
    | Advancing
    | Rolling
    | Rerolling
    | Invading
    | Retreating
    | Placing
    | Founding
    | Closing
    | Drawing
    | Assigning
    | Beginning
    | Revealing
)
