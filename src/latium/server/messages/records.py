"""Records to look at."""

from typing import Any

from latium.core.protocol import Demand, Message, OptionValue, Outcome
from latium.core.seats import Seat
from latium.server.messages.parts import Given
from latium.server.messages.requests import Checked


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
    partial record; `views` are of all seats, of the one that was asked for, or of whom the partial record is.
    `demands` are those of cards, to the one that was asked for; a partial record does not tell them."""

    n: int
    kind: str
    seat: Seat | None
    notation: str | None
    ms: int | None
    to: int | None
    events: Any
    views: list[Any]
    demands: dict[str, list[Demand]]


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
