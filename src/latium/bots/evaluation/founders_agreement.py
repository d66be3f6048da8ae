"""Whether a seat of Founders of the Empire has anything left to play for, which decides on an end by agreement."""

from latium.core.seats import Seat
from latium.games.founders.catalogue import CITY, COIN, VICTORY, VILLAGE, WAR, mask_of
from latium.games.founders.nation import Nation
from latium.games.founders.rules import scoring
from latium.games.founders.rules.war import targets
from latium.games.founders.state import State


def nothing_left(state: State, seat: Seat) -> bool:
    """Whether no course of the game, however unlikely, could still improve the seat's standing."""
    return not can_earn(state, seat) and not can_harm(state, seat)


def nothing_left_for_anyone(state: State) -> bool:
    return all(nothing_left(state, seat) for seat in range(state.seats))


def can_harm(state: State, seat: Seat) -> bool:
    """A war token pays if it costs a rival more than it is worth in hand (F-7.1, F-12.3)."""
    if not state.hands[seat].tokens[WAR]:
        return False
    return any(
        standing_points(state.nations[rival], cell) > 1
        for rival in range(state.seats)
        if rival != seat
        for cell in targets(state.nations[rival])
    )


def standing_points(nation: Nation, cell: int) -> int:
    """What a tile that is not pillaged brings with all that lies on it (F-12.1, F-12.2)."""
    craftsman = scoring.CRAFTSMAN_POINTS if cell in nation.craftsmen else 0
    return nation.catalogue.points[nation.tiles[cell]] + craftsman


def can_earn(state: State, seat: Seat) -> bool:
    """Whether tiles still to be had could lead to a victory tile, a city tile or a place for a craftsman."""
    catalogue = state.catalogue
    to_be_had = [kind for kind in range(len(catalogue.kinds)) if obtainable(state, kind)]
    got = resources_at_hand(state, seat)
    before = -1
    while got != before:
        before = got
        for kind in to_be_had:
            if not mask_of(catalogue.needs[kind]) & ~got:
                if earns(state, seat, kind):
                    return True
                got |= catalogue.gives[kind]
    return False


def obtainable(state: State, kind: int) -> bool:
    """Face up or in a stack; victory tiles that are not shown are out of the game (F-2.3)."""
    if state.face_up >> kind & 1:
        return True
    return state.left[kind] > 0 and state.catalogue.class_of[kind] != VICTORY


def earns(state: State, seat: Seat, kind: int) -> bool:
    """Whether adding the tile brings points, by itself, its token (F-6.4) or a craftsman in hand (F-10.2)."""
    catalogue = state.catalogue
    class_ = catalogue.class_of[kind]
    if class_ == CITY:
        return state.supply[catalogue.token_of[kind]] > 0
    if class_ == VILLAGE:
        return state.hands[seat].craftsmen >> catalogue.makes[kind] & 1 == 1
    return class_ == VICTORY


def resources_at_hand(state: State, seat: Seat) -> int:
    """What the own tiles give and, for whoever has a coin or is owed one, those of the rivals (F-8.1)."""
    nation = state.nations[seat]
    if not state.hands[seat].tokens[COIN] and not nation.coins:
        return lasting(nation)
    got = 0
    for other in state.nations:
        got |= lasting(other)
    return got


def lasting(nation: Nation) -> int:
    """What the tiles give, sold for a turn or not."""
    got = 0
    for cell, kind in nation.tiles.items():
        if cell not in nation.pillaged and cell not in nation.craftsmen:
            got |= nation.catalogue.gives[kind]
    return got
