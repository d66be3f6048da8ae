"""Counts of the game tree."""

from latium.arena.perft import after_chance, perft
from latium.core.chance import Dice
from tests.arena.toy import AUCTION


def start() -> object:
    return AUCTION.setup(2, {"rich": False})


def test_plies_of_seats_and_chance_are_counted_by_depth() -> None:
    # Two seats bid at once in either order: 3 + 3 first plies, each followed by the other's 3; then 2 draws.
    assert perft(AUCTION, start(), 3) == (6, 18, 36)


def test_depth_zero_counts_nothing() -> None:
    assert perft(AUCTION, start(), 0) == ()


def test_counting_leaves_the_state_as_it_was() -> None:
    state = start()
    perft(AUCTION, state, 4)
    assert state == start()


def test_a_finished_game_goes_nowhere() -> None:
    state = start()
    state.round = 3  # type: ignore[attr-defined]
    assert perft(AUCTION, state, 2) == (0, 0)


def test_chance_can_be_drawn_first() -> None:
    state = AUCTION.setup(2, {"rich": False})
    AUCTION.apply(state, 0, 3)
    AUCTION.apply(state, 1, 3)
    after = after_chance(AUCTION, state, Dice.from_seed(1))
    assert sorted(after.points) == [0, 3]
    assert state.points == [0, 0]
