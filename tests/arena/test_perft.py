"""Counts of the game tree."""

import pytest

from latium.arena.perft import after_chance, perft
from latium.core.chance import Dice
from latium.core.seats import CHANCE
from tests.core.toy import GAME as WAGER
from tests.core.toy.game import State


@pytest.fixture
def start() -> State:
    return WAGER.setup(2, {"first": 1, "long": False})


def test_plies_of_chance_and_of_seats_at_once_are_counted_by_depth(start: State) -> None:
    # Six cards for one seat, five for the other, three faces of a die, then four bids for either of the two.
    assert perft(WAGER, start, 4) == (6, 30, 90, 720)


def test_depth_zero_counts_nothing(start: State) -> None:
    assert perft(WAGER, start, 0) == ()


def test_counting_leaves_the_state_as_it_was(start: State) -> None:
    before = start.copy()
    perft(WAGER, start, 3)
    assert start == before


def test_a_finished_game_goes_nowhere(start: State) -> None:
    start.step = "over"
    assert perft(WAGER, start, 2) == (0, 0)


def test_chance_can_be_drawn_first(start: State) -> None:
    after = after_chance(WAGER, start, Dice.from_seed(1))
    assert WAGER.to_act(after) == (0, 1)
    assert WAGER.to_act(start) == (CHANCE,)
