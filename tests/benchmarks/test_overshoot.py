"""How late a search is: the sums, and the positions it is measured on."""

import pytest

from benchmarks.overshoot import LONG, after_stopping, choices, sentence, summed_up, thought
from benchmarks.percentiles import percentile
from latium.games import SHELF


def test_a_percentile_is_one_of_the_numbers() -> None:
    assert [percentile(range(1, 201), percent) for percent in (50, 99, 100)] == [100, 198, 200]


@pytest.mark.parametrize(("late", "warned"), [([1.0, 2.0], False), ([1.0, 51.0], True)])
def test_lines_warn_of_late_decisions(late: list[float], warned: bool) -> None:
    assert ("MORE THAN 50 ms" in sentence(summed_up("founders", 2, "over its time", late))) is warned


def test_decisions_of_a_game_are_timed() -> None:
    game = SHELF["founders"]
    state = next(choices(game, 2, seed=1, every=3))
    assert thought(game, state, "mcts:milliseconds=5") > 2.5  # one more as long as the first would still have fitted
    assert 0 < after_stopping(game, state) < LONG
