"""Requests about tables and games, and their answers."""

from typing import Annotated, Any, Literal

import msgspec

from latium.core.protocol import OptionValue, Preview
from latium.core.seats import Seat
from latium.server.clocks import Clock
from latium.server.messages.parts import (
    Auth,
    Body,
    BotName,
    ClientId,
    Email,
    Endpoint,
    Given,
    Name,
    Nonce,
    Notation,
    Number,
    OwnToken,
    P256dh,
    Position,
    Problem,
    Said,
    Spoken,
    TableInfo,
    Token,
)


class OpenTable(Body, frozen=True):
    """A new table. `bots` has an entry for each seat: a bot's name, or nothing where a person is to sit."""

    game: Annotated[str, msgspec.Meta(max_length=100)]
    bots: Annotated[list[BotName], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, OptionValue] = msgspec.field(default_factory=dict)
    listed: bool = False
    spectators: bool = True
    rated: bool = False
    clock: Clock = Clock()


class Opened(Given, frozen=True):
    """A table that is there now; `host` is the secret of whoever opened it, `link` is for those who are to join."""

    table: TableInfo
    host: str
    link: str


class JoinTable(Body, frozen=True):
    """Sit down: at this seat, or at the first that is free. The nonce is any text; it goes into the dice. With a secret
    of one's own making for the seat in `token`, asking again leads to the same seat."""

    name: Name
    nonce: Nonce = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None
    token: OwnToken | None = None


class Seated(Given, frozen=True):
    """The seat one has, and its secret: the cookie has it too, a personal link has it behind `#`."""

    seat: Seat
    token: str
    version: int


class ReturnToSeat(Body, frozen=True):
    """The secret of a seat, from a personal link: it becomes a cookie."""

    token: Token


class ShowInvitation(Body, frozen=True):
    """The secret of an invitation to the server, from the link one was sent: it becomes a cookie."""

    token: Token


class MovePlayed(Body, frozen=True):
    """As `move` on a socket."""

    client: ClientId
    decision: Number
    action: dict[str, Any] | None = None
    notation: Notation | None = None


class Considered(Body, frozen=True):
    """An action to ask about."""

    action: dict[str, Any] | None = None
    notation: Notation | None = None


class Requested(Body, frozen=True):
    """A request that needs no more than its id."""

    client: ClientId


class Consented(Body, frozen=True):
    """As `consent` on a socket."""

    client: ClientId
    proposal: Number
    agreed: bool


class Notify(Body, frozen=True):
    """Where to write when it is one's turn. With the secret of the seat in `token` that is kept, and every message has
    the personal link; without, the link leads to the table only."""

    email: Email
    lang: Literal["en", "fr"] = "en"
    token: Annotated[str, msgspec.Meta(max_length=200)] = ""


class NotifyDevice(Body, frozen=True):
    """A device to tell when it is one's turn: what its browser gave for it (a push subscription), and the language."""

    endpoint: Endpoint
    p256dh: P256dh
    auth: Auth
    lang: Literal["en", "fr"] = "en"


class Notified(Given, frozen=True):
    """Whether the server can send e-mails about this table, to whom it does, and whether with the personal link; the
    key that browsers need to be told on a device, empty if it cannot do that; and the ids of one's devices that are."""

    offered: bool
    email: str
    link: bool
    push: str
    devices: list[str]


class SaidAtTable(Body, frozen=True):
    """As `say` on a socket."""

    client: ClientId
    text: Said


class Carried(Given, frozen=True):
    """As `done` on a socket."""

    version: int


class WhyNot(Given, frozen=True):
    """Null if the action is allowed."""

    problem: Problem | None


class PreviewSeen(Given, frozen=True):
    """As `previewed` on a socket."""

    preview: Preview
    ends: bool = False
    view: Any = None


class TableSeen(Given, frozen=True):
    """A table as the one who asks may see it; `you` is null for a spectator."""

    table: TableInfo
    you: Seat | None
    yours: list[Seat]
    """All the seats of this device or account."""
    host: bool
    position: Position


class Chat(Given, frozen=True):
    """The last lines of chat."""

    lines: list[Spoken]


class Checked(Given, frozen=True):
    """What verification found: nothing is wrong if `findings` is empty."""

    findings: list[Problem]
    plies: int
    draws: int
    finished: bool


class GameInfo(Given, frozen=True):
    """A game that can be played here."""

    slug: str
    seats: list[int]
    minutes: tuple[int, int]
    rules_version: int
    options: list[dict[str, Any]]
    bots: list[str]


class Games(Given, frozen=True):
    """All the games there are."""

    games: list[GameInfo]
