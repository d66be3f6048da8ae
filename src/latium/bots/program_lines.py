"""What Latium and a program say to each other, a JSON object a line; docs/programs.md tells its author."""

from typing import Any, Final

import msgspec

from latium.core.protocol import Options, Outcome
from latium.core.seats import Seat

VERSION: Final = 1
"""Of the lines below. Keys may be added to what Latium says without a new version."""


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The first line a program reads: where it sits."""

    latium: int = VERSION
    game: str
    rules_version: int
    seats: int
    seat: Seat
    options: Options
    seed: int
    """For the program's own dice: with the same seed it should play the same game."""
    milliseconds: int
    """To answer this line."""


class Ready(msgspec.Struct, frozen=True):
    """The program's answer to it."""

    latium: int
    name: str


class Listed(msgspec.Struct, frozen=True):
    """A legal action, written both ways."""

    notation: str
    action: Any


class Decide(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="decide"):
    """A decision the program owes, and all that it may know: its view, and what happened since it was last asked."""

    decision: int
    milliseconds: int
    events: list[Any]
    view: Any
    legal: list[Listed]


class Answer(msgspec.Struct, frozen=True):
    """The program's answer to it: one of the legal actions, said in one of three ways."""

    decision: int
    """That of the question: what was said to another one is no answer."""
    index: int | None = None
    notation: str | None = None
    action: Any = None


class End(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="end"):
    """The last line: how the game ended."""

    outcome: Outcome


def spelled(line: Hello | Decide | End) -> bytes:
    return msgspec.json.encode(line) + b"\n"
