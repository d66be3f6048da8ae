"""One seat for Gymnasium: its own checks, masks, bots at the other seats."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from latium.adapters.gymnasium import NAMES, SeatEnv
from latium.games import SHELF
from tests.adapters.playing import SEATINGS


def play(env: Any, seed: int | None) -> tuple[float, list[Any]]:
    """A random game: the reward, and all that was seen."""
    chooser = random.Random(seed)
    seen, _ = env.reset(seed=seed)
    observations, over, reward = [seen], False, 0.0
    while not over:
        masks = env.action_masks()
        seen, reward, over, truncated, info = env.step(chooser.choice(np.flatnonzero(masks).tolist()))
        assert not truncated
        assert np.array_equal(info["action_mask"], env.action_masks())
        observations.append(seen)
    return reward, observations


def test_every_game_is_registered() -> None:
    assert set(NAMES.values()) == set(SHELF)


@pytest.mark.parametrize(("slug", "seats"), SEATINGS)
def test_it_passes_the_checks_of_gymnasium(slug: str, seats: int) -> None:
    name = next(name for name, known in NAMES.items() if known == slug)
    check_env(gymnasium.make(name, opponents="random", seats=seats).unwrapped)


@pytest.mark.parametrize(("slug", "seats"), SEATINGS)
def test_the_same_seed_gives_the_same_episode(slug: str, seats: int) -> None:
    first = play(SeatEnv(slug, "random", seats), 7)
    second = play(SeatEnv(slug, "random", seats), 7)
    assert first[0] == second[0]
    assert all(map(np.array_equal, first[1], second[1]))
    assert -1 <= first[0] <= 1


def test_the_seat_can_change_from_game_to_game() -> None:
    env = SeatEnv("founders", "random", seats=3, seat=None)
    seats = [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(3))]
    assert seats == [0, 1, 2, 0]


def test_it_is_always_the_own_seat_that_chooses() -> None:
    env = SeatEnv("foundations-of-rome", ["random", "greedy"], seats=3, seat=1)
    env.reset(seed=2)
    for _ in range(30):
        assert env.table.seat() == 1
        env.step(np.flatnonzero(env.action_masks())[0])


def test_an_id_that_is_not_offered_ends_the_episode() -> None:
    env = SeatEnv("founders", "random")
    env.reset(seed=1)
    _, reward, over, _, _ = env.step(int(np.flatnonzero(~env.action_masks())[0]))
    assert (reward, over) == (-1, True)


def test_opponents_fit_the_seats_and_are_of_the_roster() -> None:
    with pytest.raises(ValueError, match="3 seats need 2 opponents"):
        SeatEnv("founders", ["greedy"], seats=3)
    with pytest.raises(ValueError, match="program of its own"):
        SeatEnv("founders", "exec:cat").reset()


@pytest.mark.parametrize("seat", [-1, 3, 5])
def test_the_seat_is_one_of_those_there_are(seat: int) -> None:
    with pytest.raises(ValueError, match=f"one of 0, 1, 2, not {seat}"):
        SeatEnv("founders", seats=3, seat=seat)
