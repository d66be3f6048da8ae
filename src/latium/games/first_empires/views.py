"""A position by the names of its components, as the wire and saves carry it. Who may know what of it: see `observe`."""

import msgspec

from latium.core.protocol import OptionValue
from latium.core.seats import Seat


class RegionView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Who is in a region, and whose city tokens: by seat."""

    owner: Seat | None = None
    explorers: int = 0
    cities: tuple[int, ...] = ()


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A civilization as a viewer sees it: `hand` is None unless it is the viewer's own."""

    civilization: str | None
    levels: dict[str, int]
    hand: tuple[str, ...] | None
    hand_size: int
    deck_size: int
    scored: tuple[str, ...]
    discarded: tuple[str, ...]
    tokens: tuple[str, ...]
    """The tracks above which a city token still lies."""
    taken: tuple[int, ...]
    """City tokens taken from each seat."""
    revealed: tuple[int, ...]
    """What the tokens turned up for this seat at the end were worth."""


class TurnView(msgspec.Struct, frozen=True, gc=False):
    """The turn under way."""

    dice: dict[str, int]
    natural: dict[str, int]
    blackened: int
    rerolls: int
    points: int
    conquests: int
    rivals: tuple[Seat, ...]
    captured: int
    raised: dict[str, int]
    founded: tuple[str, ...]


class Step(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A decision that is owed, the last of the list being open: see `frames`."""

    step: str
    seat: Seat | None = None
    count: int | None = None
    region: str | None = None
    owner: Seat | None = None
    tracks: tuple[str, ...] = ()
    fresh: bool = False


class View(msgspec.Struct, frozen=True, gc=False):
    """A position as a viewer sees it."""

    seats: int
    options: dict[str, OptionValue]
    first: Seat
    round: int
    reason: str
    steps: tuple[Step, ...]
    regions: dict[str, RegionView]
    players: tuple[PlayerView, ...]
    turn: TurnView
    values_left: tuple[tuple[int, ...], ...]
    """By seat and value: tokens not turned up yet."""
