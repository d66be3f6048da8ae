"""What happened, in the past tense. All of it is public but which card a seat drew."""

from typing import Final, TypeAlias

import msgspec

from latium.core.protocol import Message
from latium.core.seats import Seat
from latium.core.sentences import Sentences, player, term


class Event(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="event"):
    """Base of all events. Regions, cards, faces and civilizations are given by name."""


class Assigned(Event, frozen=True, kw_only=True, tag="assigned"):
    """A seat got its civilization; its explorers and a city stand in its start region (E-2.3, E-2.6, E-2.8)."""

    seat: Seat
    civilization: str
    region: str
    count: int


class Begun(Event, frozen=True, kw_only=True, tag="begun"):
    """The first player is known (E-2.4)."""

    seat: Seat


class Started(Event, frozen=True, kw_only=True, tag="started"):
    """A seat's turn began (E-3.1)."""

    seat: Seat
    round: int


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """A seat drew a card; others do not learn which (E-1.10)."""

    seat: Seat
    card: str | None


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    """A die shows a face (E-4.1)."""

    seat: Seat
    face: str


class Rerolled(Event, frozen=True, kw_only=True, tag="rerolled"):
    """A seat took these dice up again (E-4.2)."""

    seat: Seat
    faces: tuple[str, ...]


class Blackened(Event, frozen=True, kw_only=True, tag="blackened"):
    """A card was discarded to turn a die black (E-4.5)."""

    seat: Seat
    card: str
    face: str


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """An explorer went from one region to another, for so many points (E-5.1)."""

    seat: Seat
    source: str
    target: str
    cost: int


class Invaded(Event, frozen=True, kw_only=True, tag="invaded"):
    """A seat set out to conquer a region (E-6.3)."""

    seat: Seat
    target: str
    rival: Seat


class Conquered(Event, frozen=True, kw_only=True, tag="conquered"):
    """A region changed hands (E-6.1)."""

    seat: Seat
    rival: Seat
    target: str
    explorers: int
    black: int
    defenders: int


class Captured(Event, frozen=True, kw_only=True, tag="captured"):
    """City tokens of a rival were taken off the map (E-5.6, E-6.7)."""

    seat: Seat
    rival: Seat
    region: str
    count: int


class Retreated(Event, frozen=True, kw_only=True, tag="retreated"):
    """Defeated explorers went to another region (E-7.1)."""

    seat: Seat
    region: str
    count: int


class Converted(Event, frozen=True, kw_only=True, tag="converted"):
    """A card was discarded to turn a die (E-8.1)."""

    seat: Seat
    card: str
    face: str
    into: str


class Raised(Event, frozen=True, kw_only=True, tag="raised"):
    """A marker rose (E-8.3); what the track shows now, and how many points its space is worth."""

    seat: Seat
    track: str
    value: int
    points: int


class Placed(Event, frozen=True, kw_only=True, tag="placed"):
    """New explorers were placed (E-8.7)."""

    seat: Seat
    region: str
    count: int


class Founded(Event, frozen=True, kw_only=True, tag="founded"):
    """A city token was placed (E-9.1)."""

    seat: Seat
    track: str
    region: str


class Scored(Event, frozen=True, kw_only=True, tag="scored"):
    """A card was scored (E-10.1)."""

    seat: Seat
    card: str
    points: int


class TurnedUp(Event, frozen=True, kw_only=True, tag="turned-up"):
    """A city token turned out to be worth so much to a seat (E-11.3)."""

    seat: Seat
    owner: Seat
    value: int


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The game is over (E-11.1)."""

    reason: str


AnyEvent: TypeAlias = (
    Assigned
    | Begun
    | Started
    | Drew
    | Rolled
    | Rerolled
    | Blackened
    | Moved
    | Invaded
    | Conquered
    | Captured
    | Retreated
    | Converted
    | Raised
    | Placed
    | Founded
    | Scored
    | TurnedUp
    | Ended
)

_SENTENCES: Final = Sentences(
    {
        "rival": player,
        "owner": player,
        "civilization": term("civilization"),
        "region": term("region"),
        "source": term("region"),
        "target": term("region"),
        "card": term("card"),
        "face": term("face"),
        "faces": term("face"),
        "into": term("face"),
        "track": term("track"),
    }
)


def describe(event: AnyEvent) -> Message:
    return _SENTENCES.describe(event)


def redact(event: AnyEvent, viewer: Seat | None) -> AnyEvent:
    """The event as a viewer may see it (E-1.10)."""
    if isinstance(event, Drew) and event.seat != viewer:
        return Drew(seat=event.seat, card=None)
    return event
