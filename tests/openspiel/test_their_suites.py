"""OpenSpiel's own checks, unchanged, on our games."""

import random
import unittest
from types import SimpleNamespace
from typing import Any

import pyspiel
import pytest

from latium.adapters.openspiel import GAMES
from tests.openspiel.states import DRAFTED, EVERY, LARGEST, SMALLEST, walk

TOLD = [*SMALLEST, *LARGEST, DRAFTED]


@pytest.mark.parametrize("name", [*EVERY, DRAFTED])
def test_their_random_simulation(name: str) -> None:
    """Each state is serialised and read back where that is not too slow for a suite: at the smallest tables."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=name in SMALLEST, verbose=False)


@pytest.fixture(scope="module")
def their_module() -> Any:
    """Their module makes a test of every game there is when it is imported: for this once, ours are all there are."""
    ours = [SimpleNamespace(short_name=name, default_loadable=True) for name in TOLD]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pyspiel, "registered_games", lambda: ours)
        from open_spiel.integration_tests import api_test  # noqa: PLC0415  # the fixture is about its import
    return api_test


def passes(suite: unittest.TestSuite, least: int) -> None:
    random.seed(1)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun >= least
    assert [*result.failures, *result.errors] == []


@pytest.mark.parametrize("number", range(len(TOLD)), ids=TOLD)
def test_their_conventions(their_module: Any, number: int) -> None:
    case = their_module.PartialEnforceAPIConventionsTest
    names = [name for name in unittest.TestLoader().getTestCaseNames(case) if name.endswith(str(number))]
    passes(unittest.TestSuite(map(case, names)), 2)


@pytest.mark.parametrize("name", TOLD)
def test_their_conventions_for_a_whole_tree_on_some_states(their_module: Any, name: str) -> None:
    """A tree of ours is too large to visit, so its states are those of one game; what counts nodes does not apply."""

    class OnSomeStates(their_module.EnforceAPIOnFullTreeBase):  # type: ignore[misc]
        game_name = name
        game = pyspiel.load_game(name)

        @classmethod
        def setUpClass(cls) -> None:
            cls.all_states = [state.clone() for state in walk(name)][::7]
            *_, last = walk(name)
            cls.all_states.append(last)

    counting = {"test_number_of_nodes", "test_game_is_perfect_recall"}
    names = [one for one in unittest.TestLoader().getTestCaseNames(OnSomeStates) if one not in counting]
    passes(unittest.TestSuite(map(OnSomeStates, names)), 6)


def test_ours_are_among_their_games() -> None:
    assert {made.kind.short_name for made in GAMES.values()} <= set(pyspiel.registered_names())
