"""PettingZoo's own suite, unchanged, on every game with every number of seats; and what it does not look at.

Of the suite three are left out: the bombardment test takes what `step` returns for an observation, which is nothing in
any environment; the test of cycles draws ids without looking at the mask; observations that are no pictures cannot be
saved as such.
"""

import pickle
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from types import ModuleType
from typing import Any, ClassVar
from warnings import catch_warnings, filterwarnings

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
    state_test,
)

from latium.adapters.pettingzoo import first_empires_v1, foundations_of_rome_v1, founders_v1
from latium.arena.driver import play_game
from latium.core.chance import Dice
from latium.games import SHELF
from latium.testing import Case
from tests.adapters.playing import CASES

MODULES = {"founders": founders_v1, "first-empires": first_empires_v1, "foundations-of-rome": foundations_of_rome_v1}
SEATINGS = [(module, seats) for slug, module in MODULES.items() for seats in SHELF[slug].facts.seats]
NAMES = [f"{module.raw_env.slug}-{seats}" for module, seats in SEATINGS]
seatings = pytest.mark.parametrize(("module", "seats"), SEATINGS, ids=NAMES)
modules = pytest.mark.parametrize("module", MODULES.values(), ids=MODULES.keys())


@contextmanager
def advice_ignored() -> Iterator[None]:
    """PettingZoo advises against observations that are no arrays, except for its own games with masks."""
    with catch_warnings():
        filterwarnings("ignore", "Observation is not a NumPy array", UserWarning)
        filterwarnings("ignore", "Observation space for each agent probably should be", UserWarning)
        yield


def test_every_game_on_the_shelf_is_an_environment() -> None:
    assert set(MODULES) == set(SHELF)


@seatings
def test_api(module: ModuleType, seats: int) -> None:
    with advice_ignored():
        api_test(module.env(seats=seats), num_cycles=150)
        api_test(module.raw_env(seats=seats), num_cycles=20)


@pytest.mark.parametrize(("slug", "case"), [one for one in CASES if one[1].options], ids=str)
def test_api_with_options(slug: str, case: Case) -> None:
    with advice_ignored():
        api_test(MODULES[slug].env(seats=case.seats, **case.options), num_cycles=10)


@modules
@pytest.mark.parametrize("reward", ["score", "win"])
def test_api_with_other_rewards_and_perfect_recall(module: ModuleType, reward: str) -> None:
    with advice_ignored():
        api_test(module.env(reward=reward, recall=True), num_cycles=60)


@seatings
def test_same_seed_same_game(module: ModuleType, seats: int) -> None:
    seed_test(partial(module.env, seats=seats), num_cycles=60)


@modules
def test_rendering(module: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(module.env, {"svg": lambda drawn: drawn.startswith("<svg") and drawn.endswith("</svg>\n")})
    assert "player_1" in capsys.readouterr().out


@modules
def test_parallel_conversion(module: ModuleType) -> None:
    parallel_api_test(module.parallel_env(), num_cycles=60)
    parallel_seed_test(module.parallel_env, num_cycles=10)


@modules
def test_state(module: ModuleType) -> None:
    state_test(module.env(), module.parallel_env(), num_cycles=3)


def test_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(founders_v1.env())
    assert "turns per second" in capsys.readouterr().out


def play(env: Any, seed: int) -> dict[str, float]:
    """A random game; what each agent got in all."""
    chooser = random.Random(seed)
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, info = env.last()
        got[agent] += reward
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        env.step(None if over else chooser.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return got


@seatings
def test_rewards_come_at_the_end_by_placement(module: ModuleType, seats: int) -> None:
    env = module.env(seats=seats)
    got = play(env, seed=5)
    outcome = env.unwrapped.host.game.outcome(env.unwrapped.table.state)
    assert sum(got.values()) == pytest.approx(0)
    best = [agent for agent, reward in got.items() if reward == max(got.values())]
    assert best == [f"player_{seat}" for seat in outcome.winners]


def test_an_id_that_is_not_offered_loses_the_game() -> None:
    env = founders_v1.env()
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.rewards[loser] == -1


@pytest.mark.parametrize("action", [None, -1, 10**6, 1.5, "first"])
def test_what_is_no_id_is_refused(action: Any) -> None:
    env = founders_v1.env()
    env.reset(seed=1)
    before = env.agent_selection
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(action)
    assert (env.agent_selection, env.terminations[before]) == (before, False)


def test_what_is_chosen_so_far_is_seen_by_whoever_chooses_and_nobody_else() -> None:
    env: Any = founders_v1.raw_env()
    env.reset(seed=1)
    while not env.table.walk.chosen:
        env.step(env.table.walk.offered()[0])
    own, other = env.agent_selection, next(agent for agent in env.agents if agent != env.agent_selection)
    chosen = slice(-env.host.ids, None)
    assert np.flatnonzero(env.observe(own)["observation"][chosen]).tolist() == env.table.walk.chosen
    assert not env.observe(other)["observation"][chosen].any()
    assert not env.observe(other)["action_mask"].any()


def test_games_follow_from_the_seed_and_differ() -> None:
    env = first_empires_v1.raw_env()
    env.reset(seed=3)
    first = env.state()
    env.reset()
    second = env.state()
    env.reset(seed=3)
    assert np.array_equal(env.state(), first)
    env.reset()
    assert np.array_equal(env.state(), second)
    assert not np.array_equal(first, second)


def test_the_history_grows_by_what_was_done() -> None:
    env: Any = founders_v1.raw_env(recall=True)
    env.reset(seed=3)
    before = env.observe("player_0")["history"]
    env.step(env.table.walk.offered()[0])
    after = env.observe("player_0")["history"]
    assert before.shape == env.observation_space("player_0")["history"].shape
    assert 0 < np.count_nonzero(before[:, 0]) < np.count_nonzero(after[:, 0])


def test_an_unknown_reward_or_way_to_draw_is_refused() -> None:
    with pytest.raises(ValueError, match="placement, score, win"):
        founders_v1.env(reward="fame")
    with pytest.raises(ValueError, match="human, ansi, rgb_array, svg"):
        founders_v1.env(render_mode="oil")


class First:
    """Takes whatever comes first."""

    watches: ClassVar[bool] = False

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return legal[0]

    def watch(self, events: Sequence[Any]) -> None:
        """It does not look."""


def test_the_dice_are_those_of_a_simulation_with_this_seed() -> None:
    record = play_game(SHELF["founders"], 2, {}, [First(), First()], Dice.from_seed(9), ["one", "two"]).record
    env: Any = founders_v1.raw_env()
    env.reset(seed=9)
    while env.table.walk is not None:
        env.table.play(env.table.legal()[0])
    assert record.result is not None
    assert env.host.game.outcome(env.table.state) == record.result.outcome


def test_an_environment_can_be_pickled() -> None:
    env = foundations_of_rome_v1.raw_env(seats=3, reward="win", drafting=True)
    twin = pickle.loads(pickle.dumps(env))
    twin.reset(seed=1)
    assert twin.host.options == env.host.options
    assert len(twin.agents) == 3


@modules
def test_pettingzoo_makes_it_by_name(module: ModuleType) -> None:
    name = module.raw_env.metadata["name"]
    env = pettingzoo.make("aec", f"latium/{name}", seats=3)
    env.reset(seed=1)
    assert str(env.unwrapped) == name
    assert env.num_agents == 3
    assert pettingzoo.make("parallel", f"latium/{name}").reset(seed=1)[0].keys() == {"player_0", "player_1"}


def test_a_game_is_broken_off_after_so_many_steps() -> None:
    env = founders_v1.env(max_cycles=10)
    env.reset(seed=1)
    steps = 0
    for _ in env.agent_iter():
        observation, reward, over, truncated, _ = env.last()
        assert (reward, over) == (0, False)
        env.step(None if truncated else int(np.flatnonzero(observation["action_mask"])[0]))
        steps += not truncated
    assert steps == 10
