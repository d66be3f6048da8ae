"""What messages are made of, and the bounds of what anybody may send."""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from latium.core.protocol import Demand, Message, OptionValue, Outcome, Refusal, Score
from latium.core.seats import Seat
from latium.server.clocks import Clock

PROTOCOL: Final = 1

Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Nonce: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
ClientId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[ -~]*$(?!\\n)")]
Notation: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Said: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
Token: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
OwnToken: TypeAlias = Annotated[str, msgspec.Meta(min_length=32, max_length=100, pattern="^[A-Za-z0-9_-]*$(?!\\n)")]
BotName: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
Email: TypeAlias = Annotated[
    str, msgspec.Meta(max_length=254, pattern="^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,185}$(?!\\n)")
]
Endpoint: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=1000, pattern="^[!-~]*$(?!\\n)")]
P256dh: TypeAlias = Annotated[str, msgspec.Meta(min_length=87, max_length=87, pattern="^[A-Za-z0-9_-]*$(?!\\n)")]
Auth: TypeAlias = Annotated[str, msgspec.Meta(min_length=22, max_length=22, pattern="^[A-Za-z0-9_-]*$(?!\\n)")]
PresenceState: TypeAlias = Literal["joined", "away", "gone"]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class Sent(msgspec.Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of what a client sends on its socket."""


class Told(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="type"):
    """Base of what a server sends on a socket."""


class Body(msgspec.Struct, frozen=True, gc=False, kw_only=True, forbid_unknown_fields=True):
    """Base of what is sent as the body of a request."""


class Given(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Base of what a request is answered with, and of the parts of messages."""


class Problem(Given, frozen=True):
    """Why not: the id of a sentence and what it needs. `clause` names the rule that forbids a move; `package` has the
    sentence, `sentence` is it, in the language that was asked for."""

    message: Message
    package: str
    sentence: str
    clause: str | None = None
    refusal: Refusal | None = None


class SeatInfo(Given, frozen=True):
    """A seat of a table as everybody may see it."""

    seat: Seat
    name: str
    person: bool
    bot: str
    free: bool
    resigned: bool
    member: bool
    """Whether the name is that of an account."""
    kept: str
    """Whom a free seat is kept for, in a rematch."""


class ClockSeen(Given, frozen=True):
    """The time of a seat: milliseconds it has from the moment it is asked, and while its clock runs, when they are up,
    by the server's clock."""

    seat: Seat
    left: int
    due: int | None


class TakebackOpen(Given, frozen=True):
    """A seat would like to return to before line `to` of the record; `awaited` have not answered yet."""

    proposal: int
    seat: Seat
    to: int
    awaited: list[Seat]


class SeatPresence(Given, frozen=True):
    """Whether a person is there: `joined`, `away` or `gone`."""

    seat: Seat
    state: PresenceState


class Listed(Given, frozen=True):
    """An action that is allowed now: as a person types it, and as a client sends it."""

    notation: str
    action: dict[str, Any]


class Asked(Given, frozen=True):
    """The decision a seat owes: the number that a move repeats, the question, and all that may be answered."""

    decision: int
    question: Message
    legal: list[Listed]


class Shared(Given, frozen=True):
    """What several who look at a table see alike."""

    version: int
    phase: str
    seats: list[SeatInfo]
    acting: list[Seat]
    view: Any
    """Of the game's own view type; null before the start."""
    takeback: TakebackOpen | None
    clocks: list[ClockSeen]
    """None at a table without clocks."""
    scores: list[Score]
    """By seat: the standing if the game ended now, as far as everybody knows; none before the start."""
    outcome: Outcome | None
    views: list[Any]
    """After the end the views of all seats, for everybody."""
    rematch: str
    """The table at which the same people play again."""


class Position(Shared, frozen=True):
    """A table at one version as one viewer may see it."""

    asked: Asked | None
    may_undo: bool
    demands: dict[str, list[Demand]]
    """What cards ask for and how much of it one has, by card; none before the start."""


class TableInfo(Given, frozen=True):
    """What never changes about a table. The commitment is published from the first moment on."""

    id: str
    game: str
    rules_version: int
    seats: int
    options: dict[str, OptionValue]
    listed: bool
    spectators: bool
    rated: bool
    clock: Clock
    commitment: str
    names: dict[str, str]
    """What a component set of one's own calls its components, by their ids in the texts."""


class Happened(Given, frozen=True):
    """An entry of the log as one viewer may see it: `events` are the game's own, redacted, `told` are their sentences;
    `to` is the line of the record that was returned to."""

    n: int
    kind: str
    seat: Seat | None = None
    events: Any = ()
    told: list[Message] = []
    to: int | None = None
    name: str | None = None
    table: str | None = None
    why: str | None = None
    """Why a bot took over, a seat was given up: `time`, `choice`, ..."""
    agreed: bool | None = None
    ms: int | None = None
    """For how long no clock ran."""


class Spoken(Given, frozen=True):
    """A line of chat."""

    id: int
    seat: Seat
    at: int
    text: str
