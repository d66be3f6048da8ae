"""What a table's log holds, row by row: everything that ever changed the table, in the order it did.

A kind of entry more is a struct here, a case in `table.Table.fold` and, if clients are to hear of it, one in
`viewing.happened`.
"""

from typing import Final, TypeAlias

import msgspec

from latium.core.lines import Ply, Resign, Takeback, Undo
from latium.core.protocol import Outcome
from latium.core.seats import Seat


class _Entry(msgspec.Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True, tag_field="kind"):
    """Base of all entries: the log names their kind."""


class Joined(_Entry, frozen=True, tag="joined"):
    """A person sat down; the nonce goes into the dice."""

    seat: Seat
    name: str
    nonce: str = ""
    member: bool = False
    """Whether the name is that of an account."""


class Left(_Entry, frozen=True, tag="left"):
    """A person got up again before the game began."""

    seat: Seat


class Placed(_Entry, frozen=True, tag="placed"):
    """The host put a bot at a seat before the game began; with an empty name the seat is free."""

    seat: Seat
    bot: str = ""


class Started(_Entry, frozen=True, tag="started"):
    """All seats are taken: names and nonces are the record's from here on."""

    names: tuple[str, ...]
    nonces: tuple[str, ...]


class Played(_Entry, frozen=True, tag="played"):
    """A ply of a seat or of CHANCE, and the events it brought, not redacted."""

    ply: Ply
    events: msgspec.Raw
    reveals: bool = False
    """Whether its player learned by it what they could not know before."""
    lag: int = 0
    """Milliseconds it was under way, as far as they are forgiven: no clock counts them."""


class Undone(_Entry, frozen=True, tag="undone"):
    """A seat went back alone."""

    undo: Undo


class TakenBack(_Entry, frozen=True, tag="taken-back"):
    """All agreed to go back."""

    takeback: Takeback


class TakebackAsked(_Entry, frozen=True, tag="takeback-asked"):
    """A seat would like to return to the position before that line."""

    seat: Seat
    to: int


class TakebackAnswered(_Entry, frozen=True, tag="takeback-answered"):
    """A seat agreed to that, or did not."""

    seat: Seat
    agreed: bool


class Resigned(_Entry, frozen=True, tag="resigned"):
    """A seat was given up."""

    resign: Resign


class Handed(_Entry, frozen=True, tag="handed"):
    """A bot plays for a person's seat from now on; with an empty name the person does again."""

    seat: Seat
    bot: str = ""
    why: str = ""
    """`time` if its time was up, `left` if the person went, `resigned` if the seat was given up; else empty."""


class Paused(_Entry, frozen=True, tag="paused"):
    """No server was there for so many milliseconds: no clock counts them."""

    ms: int


class Ended(_Entry, frozen=True, tag="ended"):
    """The game is over."""

    outcome: Outcome


class Rematched(_Entry, frozen=True, tag="rematched"):
    """The same people play again, at that table."""

    table: str


class Forgotten(_Entry, frozen=True, tag="forgotten"):
    """Whoever sat at a seat, or was to, has no name any more. In the entries before it they have none either: this one
    tells processes that knew it."""

    seat: Seat


Entry: TypeAlias = (
    Joined
    | Left
    | Placed
    | Started
    | Played
    | Undone
    | TakebackAsked
    | TakebackAnswered
    | TakenBack
    | Resigned
    | Handed
    | Paused
    | Ended
    | Rematched
    | Forgotten
)


class Row(msgspec.Struct, frozen=True, gc=False):
    """An entry with its place in the log: who asked for it, under which id of theirs, and when."""

    n: int
    entry: Entry
    seat: Seat | None
    client: str | None
    at: int


_decoder: Final = msgspec.json.Decoder[Entry](Entry)


def spell_entry(entry: Entry) -> str:
    return msgspec.json.encode(entry).decode()


def read_entry(body: str) -> Entry:
    entry: Entry = _decoder.decode(body)
    return entry
