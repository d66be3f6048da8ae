"""OpenSpiel's own checks, unchanged, on our games."""

import random
import unittest
from collections.abc import Container

import pyspiel
import pytest
from open_spiel.integration_tests import api_test

from latium.adapters.openspiel import GAMES
from tests.openspiel.states import DRAFTED, EVERY, LARGEST, SMALLEST, walk

TOLD = [*SMALLEST, *LARGEST, DRAFTED]


@pytest.mark.parametrize("name", [*EVERY, DRAFTED])
def test_their_random_simulation(name: str) -> None:
    """Each state is serialised and read back where that is not too slow for a suite: at the smallest tables."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=name in SMALLEST, verbose=False)


def passes(case: type[unittest.TestCase], but: Container[str] = ()) -> None:
    random.seed(1)  # their choice of states
    names = [name for name in unittest.TestLoader().getTestCaseNames(case) if name not in but]
    result = unittest.TestResult()
    unittest.TestSuite(map(case, names)).run(result)
    assert result.testsRun > 4
    assert [*result.failures, *result.errors] == []


@pytest.mark.parametrize("name", TOLD)
def test_their_conventions_on_a_part_of_the_tree(name: str) -> None:
    made = {"game": pyspiel.load_game(name), "game_name": name}
    passes(type("OnAPart", (api_test.EnforceAPIOnPartialTreeBase,), made))


@pytest.mark.parametrize("name", TOLD)
def test_their_conventions_on_the_whole_tree(name: str) -> None:
    """A tree of ours is too large to visit, so its states are those of one game; what counts nodes does not apply."""

    class OnSomeStates(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc]
        """Their suite on every seventh state and the last."""

        game_name = name
        game = pyspiel.load_game(name)

        @classmethod
        def setUpClass(cls) -> None:
            states = [state.clone() for state in walk(name)]
            cls.all_states = [*states[::7], states[-1]]

    passes(OnSomeStates, {"test_number_of_nodes", "test_game_is_perfect_recall"})


def test_ours_are_among_their_games() -> None:
    assert {made.kind.short_name for made in GAMES.values()} <= set(pyspiel.registered_names())
