"""What a lot of Foundations of Rome is worth before anything stands on it: the footprints that could come of it."""

from typing import Final

from latium.core.seats import Seat
from latium.games.foundations_of_rome.catalogue import NONE
from latium.games.foundations_of_rome.state import State

MISSING_ONE: Final[list[int]] = [0, 0, 10, 18, 26, 30, 36]
"""Worth of a footprint that one more lot would make whole, by its size."""
MISSING_TWO: Final[list[int]] = [0, 0, 0, 3, 6, 8, 10]
WHOLE: Final[list[int]] = [0, 60, 120, 200, 300, 340, 380]
"""Worth of a footprint that the lot makes whole, for a rival whose plans are not looked at any closer."""


def wanted_shapes(state: State, seat: Seat) -> list[bool]:
    """By shape: whether the seat has a piece of it, or the display a monument."""
    catalogue = state.catalogue
    tray = state.players[seat].tray
    wanted = [False] * len(catalogue.shapes)
    for shape, kinds in enumerate(catalogue.of_shape):
        for piece in kinds:
            if tray[piece]:
                wanted[shape] = True
    for place, monument in enumerate(state.display):
        if state.standing[place] < 0:
            wanted[catalogue.shape_of_piece[monument]] = True
    return wanted


def hope_of(state: State, seat: Seat, lot: int, wanted: list[bool]) -> int:
    """What could come of a lot besides the plots it makes whole: footprints on own lots and those nobody owns."""
    return _footprints(state, seat, lot, wanted, False)


def wish_for(state: State, seat: Seat, lot: int, wanted: list[bool]) -> int:
    """How much a seat may want a lot."""
    return _footprints(state, seat, lot, wanted, True)


def _footprints(state: State, seat: Seat, lot: int, wanted: list[bool], whole: bool) -> int:
    catalogue = state.catalogue
    total = 0
    best = 0
    for footprint in catalogue.with_lot[lot]:
        if not wanted[catalogue.shape_of[footprint]]:
            continue
        missing = lots_missing(state, seat, footprint, lot)
        size = min(catalogue.size_of[footprint], len(WHOLE) - 1)
        if missing == 0:
            best = max(best, WHOLE[size])
        elif missing == 1:
            total += MISSING_ONE[size]
        elif missing == 2:
            total += MISSING_TWO[size]
    return total + best if whole else total


def lots_missing(state: State, seat: Seat, footprint: int, bought: int) -> int:
    """How many lots of a footprint would still have to be bought; more than any if a rival owns one or it is gone."""
    missing = 0
    for lot in state.catalogue.lots_of[footprint]:
        owner = state.owners[lot]
        if owner == seat or lot == bought:
            continue
        if owner != NONE or lot in state.gone:
            return len(state.owners)
        missing += 1
        if missing > 2:
            break
    return missing
