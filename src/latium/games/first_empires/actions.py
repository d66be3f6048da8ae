"""What a seat, or CHANCE, can do. Small values, equal when they say the same, immutable by habit."""

from typing import ClassVar, Final, final

from latium.core.seats import Seat

REGIONS_LIMIT: Final = 32
FACES: Final = 6
DICE_BITS: Final = 3  # a set of dice is a number: so many bits for each face


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
class Assign(Action):
    """CHANCE: the seat gets this civilization (E-2.3)."""

    __slots__ = ("civilization",)
    __match_args__: ClassVar = ("civilization",)

    def __init__(self, civilization: int) -> None:
        self.civilization = civilization
        self.key = civilization << 5


@final
class Begin(Action):
    """CHANCE: this seat goes first (E-2.4)."""

    __slots__ = ("seat",)
    __match_args__: ClassVar = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.key = seat << 5 | 1


@final
class Draw(Action):
    """CHANCE: the seat draws this card (E-2.7, E-8.9)."""

    __slots__ = ("card",)
    __match_args__: ClassVar = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card
        self.key = card << 5 | 2


@final
class Roll(Action):
    """CHANCE: a die shows this face (E-4.1)."""

    __slots__ = ("face",)
    __match_args__: ClassVar = ("face",)

    def __init__(self, face: int) -> None:
        self.face = face
        self.key = face << 5 | 3


@final
class TurnUp(Action):
    """CHANCE: a city token turns out to be worth this (E-11.3)."""

    __slots__ = ("value",)
    __match_args__: ClassVar = ("value",)

    def __init__(self, value: int) -> None:
        self.value = value
        self.key = value << 5 | 4


@final
class Reroll(Action):
    """Roll these dice again (E-4.2); how many of each face, packed."""

    __slots__ = ("dice",)
    __match_args__: ClassVar = ("dice",)

    def __init__(self, dice: int) -> None:
        self.dice = dice
        self.key = dice << 5 | 5


@final
class Stop(Action):
    """Roll no more (E-4.4)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.key = 6


@final
class Blacken(Action):
    """Discard a card to turn a die black (E-4.5)."""

    __slots__ = ("card", "face")
    __match_args__: ClassVar = ("card", "face")

    def __init__(self, card: int, face: int) -> None:
        self.card = card
        self.face = face
        self.key = (card << 3 | face) << 5 | 7


@final
class Move(Action):
    """One explorer over a land border, or one voyage from coast to coast (E-5.1, E-5.5)."""

    __slots__ = ("source", "target")
    __match_args__: ClassVar = ("source", "target")

    def __init__(self, source: int, target: int) -> None:
        self.source = source
        self.target = target
        self.key = (source << 5 | target) << 5 | 8


@final
class Invade(Action):
    """Choose a region to conquer (E-6.3)."""

    __slots__ = ("target",)
    __match_args__: ClassVar = ("target",)

    def __init__(self, target: int) -> None:
        self.target = target
        self.key = target << 5 | 9


@final
class Bring(Action):
    """One explorer of this region joins the invasion (E-6.4)."""

    __slots__ = ("source",)
    __match_args__: ClassVar = ("source",)

    def __init__(self, source: int) -> None:
        self.source = source
        self.key = source << 5 | 10


@final
class Halt(Action):
    """Move no more (E-5.9)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.key = 11


@final
class Retreat(Action):
    """Take the defeated explorers to this region (E-7.1)."""

    __slots__ = ("region",)
    __match_args__: ClassVar = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region
        self.key = region << 5 | 12


@final
class Convert(Action):
    """Discard a card to turn a die from one face to another (E-8.1)."""

    __slots__ = ("card", "face", "into")
    __match_args__: ClassVar = ("card", "face", "into")

    def __init__(self, card: int, face: int, into: int) -> None:
        self.card = card
        self.face = face
        self.into = into
        self.key = ((card << 3 | face) << 3 | into) << 5 | 13


@final
class Raise(Action):
    """Raise the marker of a track (E-8.3)."""

    __slots__ = ("track",)
    __match_args__: ClassVar = ("track",)

    def __init__(self, track: int) -> None:
        self.track = track
        self.key = track << 5 | 14


@final
class Rest(Action):
    """Raise no more (E-8.5)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.key = 15


@final
class Place(Action):
    """Put a new explorer into this region (E-8.7)."""

    __slots__ = ("region",)
    __match_args__: ClassVar = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region
        self.key = region << 5 | 16


@final
class Found(Action):
    """Put the city token of a track into this region (E-9.2)."""

    __slots__ = ("region", "track")
    __match_args__: ClassVar = ("track", "region")

    def __init__(self, track: int, region: int) -> None:
        self.track = track
        self.region = region
        self.key = (track << 5 | region) << 5 | 17


@final
class Score(Action):
    """Lay down a card whose conditions hold (E-10.1)."""

    __slots__ = ("card",)
    __match_args__: ClassVar = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card
        self.key = card << 5 | 18


@final
class Finish(Action):
    """End the turn (E-3.2)."""

    __slots__ = ()

    def __init__(self) -> None:
        self.key = 19


# Moves are most of what is ever listed: made once, shared by every list.
MOVES: Final[list[list[Action]]] = [
    [Move(source, target) for target in range(REGIONS_LIMIT)] for source in range(REGIONS_LIMIT)
]
