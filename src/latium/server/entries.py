"""What a table's log holds, row by row: everything that ever changed the table, in the order it did.

A kind of entry more is a struct here, a case in `table.Table.fold` and, if clients are to hear of it, one in
`viewing.happened`.
"""

from typing import Final, NamedTuple, TypeAlias

import msgspec

from latium.core.lines import Ply, Resign, Takeback, Undo
from latium.core.protocol import Outcome
from latium.core.seats import Seat


class _Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """Base of all entries: the log names their kind."""


class Joined(_Entry, frozen=True, tag="joined"):
    """A person sat down; the nonce goes into the dice."""

    seat: Seat
    name: str
    nonce: str = ""


class Left(_Entry, frozen=True, tag="left"):
    """A person got up again before the game began."""

    seat: Seat


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


class Undone(_Entry, frozen=True, tag="undone"):
    """A seat went back alone."""

    undo: Undo


class TakenBack(_Entry, frozen=True, tag="taken-back"):
    """All agreed to go back."""

    takeback: Takeback


class Resigned(_Entry, frozen=True, tag="resigned"):
    """A seat was given up."""

    resign: Resign


class Handed(_Entry, frozen=True, tag="handed"):
    """A bot plays for a person's seat from now on; with an empty name the person does again."""

    seat: Seat
    bot: str = ""


class Ended(_Entry, frozen=True, tag="ended"):
    """The game is over."""

    outcome: Outcome


Entry: TypeAlias = Joined | Left | Started | Played | Undone | TakenBack | Resigned | Handed | Ended


class Row(NamedTuple):
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
