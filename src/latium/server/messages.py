"""Everything that goes over the wire, in both directions; docs/protocol.md explains it, and the client's types are made
from it. A message on a WebSocket is a JSON object whose `type` says which of these it is.

What belongs to a game (views, events, actions) is JSON of that game's own types.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from latium.core.protocol import Message, OptionValue, Outcome, Preview, Refusal, Score
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
PresenceState: TypeAlias = Literal["joined", "away", "gone"]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class Sent(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of what a client sends on its socket."""


class Told(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Base of what a server sends on a socket."""


class Body(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of what is sent as the body of a request."""


class Given(msgspec.Struct, frozen=True, kw_only=True):
    """Base of what a request is answered with, and of the parts of messages."""


# Parts


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


class Position(Given, frozen=True):
    """A table at one version as one viewer may see it."""

    version: int
    phase: str
    seats: list[SeatInfo]
    acting: list[Seat]
    view: Any
    """Of the game's own view type; null before the start."""
    asked: Asked | None
    may_undo: bool
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


# Requests and their answers


class OpenTable(Body, frozen=True):
    """A new table. `bots` has an entry for each seat: a bot's name, or nothing where a person is to sit."""

    game: Annotated[str, msgspec.Meta(max_length=100)]
    bots: Annotated[list[BotName], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, OptionValue] = {}
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


class Notified(Given, frozen=True):
    """Whether the server can send messages about this table, to whom it does, and whether with the personal link."""

    offered: bool
    email: str
    link: bool


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


# People: accounts, lobby, ratings

Password: TypeAlias = Annotated[str, msgspec.Meta(max_length=200)]


class Credentials(Body, frozen=True):
    """What one signs up or in with."""

    name: Name
    password: Password


class NewPassword(Body, frozen=True):
    """The password one has, and the one that is to come."""

    old: Password
    new: Password


class Farewell(Body, frozen=True):
    """The password, as deleting an account cannot be undone."""

    password: Password


class RatingInfo(Given, frozen=True):
    """What somebody is believed to be worth in a game with so many seats: `rating` is low as long as little is known,
    `mean` and `deviation` say what it is made of."""

    game: str
    seats: int
    rating: float
    mean: float
    deviation: float
    games: int


class AccountInfo(Given, frozen=True):
    """One's own account."""

    name: str
    ratings: list[RatingInfo]


class AccountSeen(Given, frozen=True):
    """Who one is; null for a guest."""

    account: AccountInfo | None


class TableBrief(Given, frozen=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, OptionValue]
    listed: bool
    spectators: bool
    rated: bool
    phase: str
    seats: list[SeatInfo]
    acting: list[Seat]
    yours: list[Seat]
    your_turn: bool
    """Whether one of one's seats is to act that no bot plays for."""
    opened_at: int
    changed_at: int
    outcome: Outcome | None


class Tables(Given, frozen=True):
    """A page of a list; `next` leads to the one after it, null on the last."""

    tables: list[TableBrief]
    next: str | None


class Leader(Given, frozen=True):
    """A place in the list of the best."""

    place: int
    name: str
    rating: RatingInfo


class Leaders(Given, frozen=True):
    """A page of the list of the best; `next` is the place the one after it begins at."""

    leaders: list[Leader]
    next: int | None


class PlaceBot(Body, frozen=True):
    """A bot for a seat; without one a seat is free again."""

    bot: BotName


class PlayAgain(Body, frozen=True):
    """The nonce goes into the dice of the rematch."""

    nonce: Nonce = ""


class Rematch(Given, frozen=True):
    """The table of the rematch, and one's seat there; its secret is that of the old seat."""

    table: TableInfo
    seat: Seat


# Records to look at


class RecordInfo(Given, frozen=True):
    """A record that was imported. A partial one is what one seat saw."""

    id: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    names: list[str]
    partial: bool
    viewer: Seat | None
    lines: int
    outcome: Outcome | None
    imported_at: int


class RecordSeen(Given, frozen=True):
    """A record, and what verification found."""

    record: RecordInfo
    checked: Checked


class Records(Given, frozen=True):
    """A page of the records one has imported; `next` leads to the one after it."""

    records: list[RecordInfo]
    next: str | None


class Replayed(Given, frozen=True):
    """A line of a record and the position it led to. `kind` is that of the log, `setup` for the beginning, `seen` in a
    partial record; `views` are of all seats, of the one that was asked for, or of whom the partial record is."""

    n: int
    kind: str
    seat: Seat | None
    notation: str | None
    ms: int | None
    to: int | None
    events: Any
    views: list[Any]


class Outlined(Given, frozen=True):
    """A line of a record without its position: what happened, with its sentences, and how the seats stood then, by
    seat; a partial record does not tell the latter."""

    n: int
    kind: str
    seat: Seat | None
    notation: str | None
    to: int | None
    events: Any
    told: list[Message]
    scores: list[int]


class Outline(Given, frozen=True):
    """All of a record but its positions, which a `Replay` has: as many lines as that has steps."""

    game: str
    options: dict[str, OptionValue]
    terms: dict[str, str]
    """What a component set of one's own calls its components, by their ids in the texts."""
    names: list[str]
    partial: bool
    viewer: Seat | None
    commitment: str
    outcome: Outcome | None
    lines: list[Outlined]


class Replay(Given, frozen=True):
    """Part of a replay; the whole has `total` steps."""

    total: int
    steps: list[Replayed]


# Examples of the rulebook

MOST_TRIED: Final = 20
"""No more moves are made in an example."""

Tried: TypeAlias = Annotated[list[dict[str, Any]], msgspec.Meta(max_length=MOST_TRIED)]


class ExampleInfo(Given, frozen=True):
    """An example of a clause that can be tried out; `number` counts the clause's examples from 1."""

    id: str
    clause: str
    number: int


class Examples(Given, frozen=True):
    """Those of a game's rulebook, in its order."""

    examples: list[ExampleInfo]


class PlayExample(Body, frozen=True):
    """All the moves made in an example so far: nothing of it is kept."""

    moves: Tried = []


class ConsiderInExample(Body, frozen=True):
    """An action to ask about, after these moves."""

    moves: Tried = []
    action: dict[str, Any] | None = None
    notation: Notation | None = None


class ExampleSeen(Given, frozen=True):
    """The position of an example as whoever is to act (`seat`) sees it, and what the last move brought. `tries` are
    worth a try in the first position, and some of them are not allowed."""

    names: list[str]
    options: dict[str, OptionValue]
    seat: Seat | None
    view: Any
    asked: Asked | None
    events: Any
    told: list[Message]
    scores: list[int]
    tries: list[Listed]
    outcome: Outcome | None
