"""What a card in hand promises in First Empires: its points, by how much of its conditions is still missing."""

from typing import Final

from latium.bots.evaluation.first_empires_map import Holding
from latium.bots.evaluation.first_empires_tracks import POINT
from latium.core.seats import Seat
from latium.games.first_empires.catalogue import (
    CONQUER,
    EXPLORERS_IN_REGION,
    OCCUPY_COLOR,
    OCCUPY_TOTAL,
    RAISE_DISTINCT,
    RAISE_TRACK,
)
from latium.games.first_empires.rules.advancement import TOP
from latium.games.first_empires.rules.cards import reached
from latium.games.first_empires.state import State

HOLDS: Final = 95
"""Percent for a card that could be laid down now: less than for one that has been."""
CHANCES: Final[list[list[int]]] = [
    [100, 65, 28, 10],  # occupy_color
    [100, 70, 40, 18],  # occupy_total
    [100, 65, 30, 12],  # occupy_distinct_colors
    [100, 70, 40, 18],  # occupy_coast
    [100, 55, 35, 18],  # explorers_in_region
    [100, 90, 50, 25],  # own_cities_on_board
    [100, 55, 28, 10],  # captured_total
    [100, 38, 15, 6],  # conquer
    [100, 38, 15, 6],  # conquer_players
    [100, 38, 12, 6],  # capture_city_turn
    [100, 50, 32, 12],  # raise_track
    [100, 72, 50, 32],  # raise_distinct
    [100, 55, 32, 15],  # dice_same
    [100, 72, 42, 25],  # dice_distinct
    [100, 55, 32, 12],  # dice_face
]
"""Percent by kind of condition (E-10.2) and by how much is missing, with turns enough to come."""
TURNS: Final[list[int]] = [0, 45, 70, 85, 100]
"""Percent of that by how many turns there still are for it, the one under way among them."""


def prospect(state: State, seat: Seat, card: int, holding: Holding, coming: list[int] | None, turns: int) -> int:
    """What a card is worth in hand. `coming` is how often each marker will have risen this turn, on the seat's own."""
    chance = 100
    for kind, number, about in state.catalogue.conditions[card]:
        missing = number - _reached(state, seat, kind, about, holding, coming)
        if missing > 0:
            if kind == RAISE_TRACK and state.players[seat].levels[about] + missing > TOP:
                return 0
            chance = chance * CHANCES[kind][min(missing, 3)] // 100
    points = state.catalogue.card_points[card]
    if chance == 100 and coming is not None:
        return POINT * points * HOLDS // 100
    return points * chance * TURNS[min(turns, 4)] * HOLDS * POINT // 1_000_000


def _reached(state: State, seat: Seat, kind: int, about: int, holding: Holding, coming: list[int] | None) -> int:
    """What the turn counts starts anew with the own turn (E-3.4)."""
    if kind == OCCUPY_COLOR:
        return holding.colours[about]
    if kind == OCCUPY_TOTAL:
        return len(holding.regions)
    if kind == EXPLORERS_IN_REGION:
        return holding.tallest
    if kind < CONQUER:
        return reached(state, seat, kind, about)
    if coming is None:
        return 0
    if kind == RAISE_TRACK:
        return coming[about]
    if kind == RAISE_DISTINCT:
        return len(coming) - coming.count(0)
    return reached(state, seat, kind, about)
