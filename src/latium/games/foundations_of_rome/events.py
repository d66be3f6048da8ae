"""What happened, in the past tense. All is public but the hands of a draft. Scores say where each point came from."""

from typing import Final, TypeAlias

import msgspec

from latium.core.protocol import Message
from latium.core.seats import Seat
from latium.core.sentences import Sentences, term


class Event(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="event"):
    """Base of all events. Lots, footprints and pieces are given by name; eras are counted from 1."""


class Neighbour(msgspec.Struct, frozen=True, gc=False):
    """A building beside a scoring one, and for how much it counts."""

    seat: Seat
    piece: str
    footprint: str
    count: int


class Shop(msgspec.Struct, frozen=True, gc=False):
    """A commercial building that scored, with the coins it brings."""

    piece: str
    footprint: str
    points: int
    coins: int


class Begun(Event, frozen=True, kw_only=True, tag="begun"):
    """The first player is known; in turn order all got their coins (R-2.2, R-2.3)."""

    seat: Seat
    coins: tuple[int, ...]
    """By seat."""


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """A seat got a deed and put a marker on its lot (R-2.4)."""

    seat: Seat
    lot: str


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """A seat got a deed to choose from; others do not learn which (R-2.8)."""

    seat: Seat
    lot: str | None


class Chose(Event, frozen=True, kw_only=True, tag="chose"):
    """A seat chose the deed to keep; others learn which when all have chosen (R-2.8)."""

    seat: Seat
    lot: str | None


class Kept(Event, frozen=True, kw_only=True, tag="kept"):
    """A seat showed the deed it keeps and put a marker on its lot (R-2.8)."""

    seat: Seat
    lot: str


class Offered(Event, frozen=True, kw_only=True, tag="offered"):
    """A deed came into the row (R-2.6, R-4.3)."""

    lot: str
    slot: int
    price: int


class Unveiled(Event, frozen=True, kw_only=True, tag="unveiled"):
    """A monument is in the game (R-2.7)."""

    piece: str
    cards: str


class TookIncome(Event, frozen=True, kw_only=True, tag="took-income"):
    """A seat took coins: the fixed number and the coin values of its buildings (R-4.1)."""

    seat: Seat
    base: int
    value: int
    coins: int


class Bought(Event, frozen=True, kw_only=True, tag="bought"):
    """A seat bought a deed (R-4.2)."""

    seat: Seat
    lot: str
    price: int


class Withdrawn(Event, frozen=True, kw_only=True, tag="withdrawn"):
    """The guard against a stalled table took a deed out of the game (R-8.6)."""

    lot: str


class Built(Event, frozen=True, kw_only=True, tag="built"):
    """A building or monument went up (R-5.1)."""

    seat: Seat
    piece: str
    footprint: str


class Replaced(Event, frozen=True, kw_only=True, tag="replaced"):
    """A building gave way to a larger one and went back to the tray, a monument to its card (R-6.4)."""

    seat: Seat
    piece: str
    footprint: str


class Gifted(Event, frozen=True, kw_only=True, tag="gifted"):
    """A monument gave something to a seat with a building beside it (R-7.11)."""

    seat: Seat
    piece: str
    points: int
    coins: int


class PopulationMoved(Event, frozen=True, kw_only=True, tag="population-moved"):
    """A seat's population changed (R-5.7, R-7.12)."""

    seat: Seat
    before: int
    population: int


class FinalTurnsBegun(Event, frozen=True, kw_only=True, tag="final-turns"):
    """The row is empty: so many final turns are left in this era (R-8.2)."""

    era: int
    turns: int


class CommerceScored(Event, frozen=True, kw_only=True, tag="commerce-scored"):
    """What a seat's commercial buildings brought; in the last era coins became points (R-9.1, R-9.2)."""

    seat: Seat
    era: int
    buildings: tuple[Shop, ...]
    points: int
    coins: int


class CivicScored(Event, frozen=True, kw_only=True, tag="civic-scored"):
    """What one civic building brought: `total` of what it counts, over its neighbours (R-9.3)."""

    seat: Seat
    era: int
    piece: str
    footprint: str
    measure: str
    neighbours: tuple[Neighbour, ...]
    total: int
    points: int


class PopulationScored(Event, frozen=True, kw_only=True, tag="population-scored"):
    """What a seat's population brought: the number counted, own or next higher, and the bonus (R-9.8, R-9.9)."""

    seat: Seat
    era: int
    population: int
    counted: int
    bonus: int
    points: int


class LotsScored(Event, frozen=True, kw_only=True, tag="lots-scored"):
    """What a seat's lots without a building brought at the end (R-10.2)."""

    seat: Seat
    lots: tuple[str, ...]
    points: int


class EraEnded(Event, frozen=True, kw_only=True, tag="era-ended"):
    """An era is scored; the points of all seats now (R-8.4)."""

    era: int
    points: tuple[int, ...]


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The game is over (R-10.1)."""

    reason: str


AnyEvent: TypeAlias = (
    Begun
    | Dealt
    | Drew
    | Chose
    | Kept
    | Offered
    | Unveiled
    | TookIncome
    | Bought
    | Withdrawn
    | Built
    | Replaced
    | Gifted
    | PopulationMoved
    | FinalTurnsBegun
    | CommerceScored
    | CivicScored
    | PopulationScored
    | LotsScored
    | EraEnded
    | Ended
)


def _unless_by_seat(value: int | tuple[int, ...]) -> int | None:
    return None if isinstance(value, tuple) else value


_SENTENCES: Final = Sentences(
    {
        "piece": term("piece"),
        "cards": term("cards"),
        "neighbours": len,
        "buildings": len,
        "lots": len,
        "lot": str.upper,
        "footprint": str.upper,
        "points": _unless_by_seat,
        "coins": _unless_by_seat,
    }
)


def describe(event: AnyEvent) -> Message:
    return _SENTENCES.describe(event)


def redact(event: AnyEvent, viewer: Seat | None) -> AnyEvent:
    """The event as a viewer may see it: in a draft, hands and choices are their owner's (R-2.9)."""
    if isinstance(event, Drew) and event.seat != viewer:
        return Drew(seat=event.seat, lot=None)
    if isinstance(event, Chose) and event.seat != viewer:
        return Chose(seat=event.seat, lot=None)
    return event
