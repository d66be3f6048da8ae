"""What happened, in the past tense. Everything in this game happens in the open, so every event is for everybody."""

from typing import Final, TypeAlias

import msgspec

from latium.core.protocol import Message
from latium.core.seats import Seat
from latium.core.sentences import Sentences, player, term, untold


class Event(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag_field="event"):
    """Base of all events. Tiles, cells, resources and tokens are given by name."""


class Gift(msgspec.Struct, frozen=True, gc=False):
    """A resource that a placement used: from which own cell, and how it came (beside, delivered or bought)."""

    resource: str
    how: str
    cell: str = ""


class Begun(Event, frozen=True, kw_only=True, tag="begun"):
    """The first player is known (F-2.2)."""

    seat: Seat


class Shown(Event, frozen=True, kw_only=True, tag="shown"):
    """A tile was turned up during the set-up: for the victory display, the draft or a row."""

    place: str
    tile: str


class Drafted(Event, frozen=True, kw_only=True, tag="drafted"):
    """A seat took a tile of the draft (F-2.5)."""

    seat: Seat
    tile: str


class LeftOver(Event, frozen=True, kw_only=True, tag="left-over"):
    """The last tile of the draft went to the nature row (F-2.6)."""

    tile: str


class Laid(Event, frozen=True, kw_only=True, tag="laid"):
    """A seat laid its two first tiles (F-2.7)."""

    seat: Seat
    tiles: tuple[str, str]
    cells: tuple[str, str]


class Cleared(Event, frozen=True, kw_only=True, tag="cleared"):
    """A row of five was removed before a tile was opened (F-3.4)."""

    seat: Seat
    stack: str
    tiles: tuple[str, ...]


class Opened(Event, frozen=True, kw_only=True, tag="opened"):
    """A seat opened a tile (F-3.3)."""

    seat: Seat
    stack: str
    tile: str


class Pillaged(Event, frozen=True, kw_only=True, tag="pillaged"):
    """A war token was laid on a rival's tile (F-7.1)."""

    seat: Seat
    rival: Seat
    tile: str
    cell: str


class Bought(Event, frozen=True, kw_only=True, tag="bought"):
    """A coin was laid on a rival's tile (F-8.1)."""

    seat: Seat
    rival: Seat
    tile: str
    cell: str
    resource: str


class United(Event, frozen=True, kw_only=True, tag="united"):
    """A carriage was laid (F-9.1); `union` is all that is united with the block now."""

    seat: Seat
    cells: tuple[str, ...]
    union: tuple[str, ...]


class Settled(Event, frozen=True, kw_only=True, tag="settled"):
    """A craftsman was laid on a village tile (F-10.3)."""

    seat: Seat
    good: str
    tile: str
    cell: str


class DrewNature(Event, frozen=True, kw_only=True, tag="drew-nature"):
    """A seat could add nothing and drew a nature tile (F-4.11)."""

    seat: Seat
    tile: str


class Added(Event, frozen=True, kw_only=True, tag="added"):
    """A tile joined a nation; `gifts` says which sources gave what (F-4.4)."""

    seat: Seat
    tile: str
    cell: str
    gifts: tuple[Gift, ...]


class Swapped(Event, frozen=True, kw_only=True, tag="swapped"):
    """A tile took another's place (F-5.1)."""

    seat: Seat
    tile: str
    old: str
    cell: str
    gifts: tuple[Gift, ...]


class Boxed(Event, frozen=True, kw_only=True, tag="boxed"):
    """A token on a swapped tile left the game (F-5.7, F-5.8)."""

    seat: Seat
    token: str


class Gained(Event, frozen=True, kw_only=True, tag="gained"):
    """A city tile granted its token (F-6.1)."""

    seat: Seat
    token: str


class Hired(Event, frozen=True, kw_only=True, tag="hired"):
    """The craftsman a seat gained is known (F-10.1)."""

    seat: Seat
    good: str


class NoneLeft(Event, frozen=True, kw_only=True, tag="none-left"):
    """The supply had no such token any more (F-6.4)."""

    seat: Seat
    token: str


class Finished(Event, frozen=True, kw_only=True, tag="finished"):
    """A turn ended without a tile (F-4.14)."""

    seat: Seat


class Collected(Event, frozen=True, kw_only=True, tag="collected"):
    """Coins went from a nation's tiles to its owner's hand (F-8.10)."""

    seat: Seat
    count: int


class Proposed(Event, frozen=True, kw_only=True, tag="proposed"):
    """A seat proposed to end the game (F-11.4)."""

    seat: Seat


class Answered(Event, frozen=True, kw_only=True, tag="answered"):
    """A seat agreed to the end, or did not (F-11.6)."""

    seat: Seat
    agreed: bool


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The game is over (F-11)."""

    reason: str


AnyEvent: TypeAlias = (
    Begun
    | Shown
    | Drafted
    | LeftOver
    | Laid
    | Cleared
    | Opened
    | Pillaged
    | Bought
    | United
    | Settled
    | DrewNature
    | Added
    | Swapped
    | Boxed
    | Gained
    | Hired
    | NoneLeft
    | Finished
    | Collected
    | Proposed
    | Answered
    | Ended
)


_SENTENCES: Final = Sentences(
    {
        "rival": player,
        "tile": term("tile"),
        "tiles": term("tile"),
        "old": term("tile"),
        "stack": term("stack"),
        "resource": term("resource"),
        "good": term("craftsman"),
        "token": term("token"),
        "cells": ", ".join,
        "union": ", ".join,
        "agreed": lambda agreed: "yes" if agreed else "no",
        "gifts": untold,
    }
)


def describe(event: AnyEvent) -> Message:
    return _SENTENCES.describe(event)
