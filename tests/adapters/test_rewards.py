"""What a finished game brings."""

from latium.adapters.rewards import REWARDS, placements
from latium.core.protocol import Outcome, Part, Score, ranked


def outcome(*totals: int) -> Outcome:
    return ranked("over", [Score(total, (Part("all", 1, total),)) for total in totals])


def test_places_bring_equal_steps_from_one_to_minus_one() -> None:
    assert REWARDS["placement"](outcome(5, 9, 7)) == [-1.0, 1.0, 0.0]
    assert REWARDS["placement"](outcome(5, 9)) == [-1.0, 1.0]


def test_who_shares_a_place_shares_what_it_brings() -> None:
    assert REWARDS["placement"](outcome(9, 9, 7)) == [0.5, 0.5, -1.0]
    assert placements((1, 1, 1, 1)) == [0.0, 0.0, 0.0, 0.0]


def test_points_count_against_the_average_of_the_rivals() -> None:
    assert REWARDS["score"](outcome(10, 4, 7)) == [4.5, -4.5, 0.0]


def test_only_the_win_counts_and_can_be_shared() -> None:
    assert REWARDS["win"](outcome(10, 4, 7)) == [1.0, 0.0, 0.0]
    assert REWARDS["win"](outcome(7, 4, 7)) == [0.5, 0.0, 0.5]
