"""Turns in which nobody does more than they must, to come to a later one."""

from typing import Final

from latium.core.seats import Seat
from latium.games.first_empires.state import State
from tests.games.first_empires.drawing import acting, after, legal, view

ENDS: Final = ("stop", "halt", "rest", "finish")


def passed(state: State) -> State:
    """One ply: the end of the step, or else the first thing allowed."""
    found = legal(state)
    return after(state, next((end for end in ENDS if end in found), found[0]))


def next_turn(state: State, seat: Seat) -> State:
    """The first decision of the seat's next turn."""
    before = view(state).round, view(state).steps[0].seat
    while (view(state).round, view(state).steps[0].seat) == before or acting(state) != seat:
        state = passed(state)
    return state
