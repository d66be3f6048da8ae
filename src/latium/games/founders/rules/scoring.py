"""Chapter F-12: scoring."""

from typing import Final

from latium.core.protocol import Part, Score
from latium.core.seats import Seat
from latium.games.founders.catalogue import VICTORY
from latium.games.founders.state import State

CRAFTSMAN_POINTS: Final = 2


def points(state: State, seat: Seat) -> int:
    """The total of a seat if the game ended now (F-12.1, F-12.2, F-12.3, F-12.4); it may be negative (F-12.8)."""
    nation = state.nations[seat]
    worth = state.catalogue.points
    total = state.hands[seat].size() + len(nation.coins) - len(nation.swapped)
    for cell, kind in nation.tiles.items():
        if worth[kind] and cell not in nation.pillaged:
            total += worth[kind]
    for cell in nation.craftsmen:
        if cell not in nation.pillaged:
            total += CRAFTSMAN_POINTS
    return total


def score(state: State, seat: Seat) -> Score:
    """The same, line by line. Coins lying in the nation are the owner's (F-12.5)."""
    nation = state.nations[seat]
    catalogue = state.catalogue
    temples = [cell for cell, kind in nation.tiles.items() if catalogue.class_of[kind] == VICTORY]
    standing = [cell for cell in temples if cell not in nation.pillaged]  # F-12.1
    settled = [cell for cell in nation.craftsmen if cell not in nation.pillaged]  # F-12.2, F-7.8
    tokens = state.hands[seat].size() + len(nation.coins)  # F-12.3; none for played ones (F-6.7)
    swapped = len(nation.swapped)  # F-12.4
    parts = (
        Part("victory", len(standing), sum([catalogue.points[nation.tiles[cell]] for cell in standing])),
        Part("craftsmen", len(settled), CRAFTSMAN_POINTS * len(settled)),
        Part("tokens", tokens, tokens),
        Part("swaps", swapped, -swapped),
    )
    # F-12.6: pillaged victory tiles still count against a tie.
    return Score(points(state, seat), parts, (len(temples),))
