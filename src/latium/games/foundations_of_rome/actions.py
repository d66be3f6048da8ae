"""What a seat, or CHANCE, can do. Small values, equal when they say the same, immutable by habit."""

from typing import ClassVar, Final, final

from latium.core.seats import Seat

LOTS_LIMIT: Final = 100
ROW: Final = 6


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
    """CHANCE: this seat goes first (R-2.2)."""

    __slots__ = ("seat",)
    __match_args__: ClassVar = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.key = seat << 3


@final
class Deal(Action):
    """CHANCE: the deed of this lot comes next, to a seat or into the row (R-2.4, R-4.3)."""

    __slots__ = ("lot",)
    __match_args__: ClassVar = ("lot",)

    def __init__(self, lot: int) -> None:
        self.lot = lot
        self.key = lot << 3 | 1


@final
class Unveil(Action):
    """CHANCE: this monument is in the game, with its card of this set (R-2.7)."""

    __slots__ = ("cards", "monument")
    __match_args__: ClassVar = ("monument", "cards")

    def __init__(self, monument: int, cards: int) -> None:
        self.monument = monument
        self.cards = cards
        self.key = (monument << 1 | cards) << 3 | 2


@final
class Keep(Action):
    """Keep the deed of this lot and pass the rest on (R-2.8)."""

    __slots__ = ("lot",)
    __match_args__: ClassVar = ("lot",)

    def __init__(self, lot: int) -> None:
        self.lot = lot
        self.key = lot << 3 | 3


@final
class Income(Action):
    """Take coins (R-4.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.key = 4


@final
class Buy(Action):
    """Buy the deed in this slot of the row, counted from the left and from 0 (R-4.2)."""

    __slots__ = ("slot",)
    __match_args__: ClassVar = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot
        self.key = slot << 3 | 5


@final
class Build(Action):
    """Put a building or a monument on this footprint (R-5.1)."""

    __slots__ = ("footprint", "piece")
    __match_args__: ClassVar = ("piece", "footprint")

    def __init__(self, piece: int, footprint: int) -> None:
        self.piece = piece
        self.footprint = footprint
        self.key = (piece << 13 | footprint) << 3 | 6


# Made once, shared by every list.
INCOME: Final[Action] = Income()
BUYS: Final[list[Action]] = [Buy(slot) for slot in range(ROW)]
DEALS: Final[list[Action]] = [Deal(lot) for lot in range(LOTS_LIMIT)]
