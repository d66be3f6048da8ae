"""What goes over a socket; `type` says which it is."""

from typing import Annotated, Any, TypeAlias

import msgspec

from latium.core.protocol import Preview
from latium.core.seats import Seat
from latium.server.messages.parts import (
    ClientId,
    Happened,
    Notation,
    Number,
    Position,
    Problem,
    Said,
    SeatPresence,
    Sent,
    Spoken,
    TableInfo,
    Told,
)

# From the client, on a socket


class Move(Sent, frozen=True, tag="move"):
    """Answer a decision, by an action or by its notation. Sending it again under the same `client` does no harm."""

    client: ClientId
    decision: Number
    action: dict[str, Any] | None = None
    notation: Notation | None = None


class UndoMove(Sent, frozen=True, tag="undo"):
    """Take back one's last move, if nothing was drawn, revealed or answered since."""

    client: ClientId


class AskTakeback(Sent, frozen=True, tag="takeback"):
    """Ask the others to let one take back one's last move and what came after it."""

    client: ClientId


class AnswerTakeback(Sent, frozen=True, tag="consent"):
    """Let them, or not."""

    client: ClientId
    proposal: Number
    agreed: bool


class ResignSeat(Sent, frozen=True, tag="resign"):
    """Give up."""

    client: ClientId


class Why(Sent, frozen=True, tag="why"):
    """Would this be allowed, and if not, why?"""

    client: ClientId
    action: dict[str, Any] | None = None
    notation: Notation | None = None


class AskPreview(Sent, frozen=True, tag="preview"):
    """What would this bring?"""

    client: ClientId
    action: dict[str, Any] | None = None
    notation: Notation | None = None


class Say(Sent, frozen=True, tag="say"):
    """Chat."""

    client: ClientId
    text: Said


class Ping(Sent, frozen=True, tag="ping"):
    """Somebody is here; is anybody there? `heard` is the `now` of the last `pong`, sent back at once: by it the server
    knows how long messages are under way."""

    client: ClientId
    heard: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None


Request: TypeAlias = Move | UndoMove | AskTakeback | AnswerTakeback | ResignSeat | Why | AskPreview | Say | Ping


# From the server, on a socket


class Welcome(Told, frozen=True, tag="welcome"):
    """The first message: where one is, as whom (null: a spectator), and what happened since the version that was asked
    for; without one, or if that is too long ago, `happened` is empty."""

    protocol: int
    table: TableInfo
    you: Seat | None
    position: Position
    happened: list[Happened]
    chat: list[Spoken]
    presence: list[SeatPresence]


class Update(Told, frozen=True, tag="update"):
    """The table has gone on from the version `since`."""

    since: int
    happened: list[Happened]
    position: Position


class Chatted(Told, frozen=True, tag="chat"):
    """Somebody said something."""

    lines: list[Spoken]


class PresenceChanged(Told, frozen=True, tag="presence"):
    """Somebody came or went."""

    seats: list[SeatPresence]


class Done(Told, frozen=True, tag="done"):
    """A request was carried out, and led to this version."""

    client: str
    version: int


class Refused(Told, frozen=True, tag="refused"):
    """A request was not carried out; without `client` it could not even be read."""

    client: str | None
    problem: Problem


class Reason(Told, frozen=True, tag="reason"):
    """The answer to `why`: null if it is allowed."""

    client: str
    problem: Problem | None


class Previewed(Told, frozen=True, tag="previewed"):
    """The answer to `preview`. `ends`: somebody else would be asked next. `view` is what one would see then, null where
    something is hidden."""

    client: str
    preview: Preview
    ends: bool
    view: Any


class Pong(Told, frozen=True, tag="pong"):
    """Somebody is there; the server's clock, in milliseconds since 1970."""

    client: str
    now: int


Answer: TypeAlias = Welcome | Update | Chatted | PresenceChanged | Done | Refused | Reason | Previewed | Pong
