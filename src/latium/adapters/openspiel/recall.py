"""What a seat remembers: every ply of the game, as far as it may know it."""

from typing import NamedTuple

from latium.core.seats import Seat


class Ply(NamedTuple):
    """A ply, linked to the one before it, so that positions share their past."""

    before: "Ply | None"
    seat: Seat
    ids: tuple[int, ...]
    only_for: Seat | None
    """The only seat that saw it then."""
    discloses: bool
    """Whether all learned then what seats had done in secret."""


class Memory(NamedTuple):
    """A ply as a seat remembers it: no ids if it never knew them."""

    seat: Seat
    ids: tuple[int, ...]


def remembered(last: Ply | None, viewer: Seat) -> list[Memory]:
    """The plies so far, the latest first."""
    found: list[Memory] = []
    disclosed = False
    while last is not None:
        disclosed = disclosed or last.discloses
        known = _known(last, viewer, disclosed)
        found.append(Memory(last.seat, last.ids if known else ()))
        last = last.before
    return found


def as_known_by(last: Ply | None, viewer: Seat) -> Ply | None:
    """The same past, without what the viewer does not know of it."""
    plies: list[tuple[Ply, bool]] = []
    disclosed = False
    while last is not None:
        disclosed = disclosed or last.discloses
        plies.append((last, disclosed))
        last = last.before
    past: Ply | None = None
    for ply, opened in reversed(plies):
        if not _known(ply, viewer, opened):
            ply = ply._replace(ids=(), only_for=None)
        elif opened and ply.only_for == ply.seat:
            ply = ply._replace(only_for=None)
        past = ply._replace(before=past)
    return past


def _known(ply: Ply, viewer: Seat, disclosed: bool) -> bool:
    return ply.only_for is None or ply.only_for == viewer or (disclosed and ply.only_for == ply.seat)
