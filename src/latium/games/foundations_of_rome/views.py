"""A position by the names of its components, as the wire and saves carry it. Who may know what of it: see `observe`."""

import msgspec

from latium.core.protocol import OptionValue
from latium.core.seats import Seat


class BuildingView(msgspec.Struct, frozen=True, gc=False):
    """A building on the board; `worth` is the people it houses or the coins it brings now."""

    owner: Seat
    piece: str
    footprint: str
    worth: int


class MonumentView(msgspec.Struct, frozen=True, gc=False):
    """A monument of the game, the set its card is of, and where it stands."""

    piece: str
    cards: str
    footprint: str | None


class HandView(msgspec.Struct, frozen=True, gc=False):
    """What a seat chooses from in a draft: `lots` is None if the viewer never saw it, `choice` its own business."""

    count: int
    lots: tuple[str, ...] | None
    chosen: bool
    choice: str | None


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """What a seat has. Population and income follow from the city and are told for convenience."""

    coins: int
    markers: int
    monument_markers: int
    population: int
    income: int
    tray: dict[str, int]
    points: dict[str, int]
    counts: dict[str, int]


class Step(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A decision that is owed, the last of the list being open: see `frames`."""

    step: str
    seat: Seat | None = None
    count: int | None = None


class View(msgspec.Struct, frozen=True, gc=False):
    """A position as a viewer sees it."""

    seats: int
    options: dict[str, OptionValue]
    first: Seat
    era: int
    final_turns: int
    quiet: int
    reason: str
    steps: tuple[Step, ...]
    lots: dict[str, Seat]
    """Who owns what."""
    buildings: tuple[BuildingView, ...]
    row: tuple[str, ...]
    piles: tuple[int, ...]
    gone: tuple[str, ...]
    display: tuple[MonumentView, ...]
    hands: tuple[HandView, ...]
    players: tuple[PlayerView, ...]
