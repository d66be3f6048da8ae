"""Many games at once are the same games as one by one."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from latium.adapters.pettingzoo.aec import GameEnv
from latium.adapters.vector import VectorEnv, random_ids
from tests.adapters.playing import SEATINGS


def single(slug: str, seats: int) -> GameEnv:
    made: GameEnv = type("made", (GameEnv,), {"slug": slug})(seats=seats)
    return made


@pytest.mark.parametrize(("slug", "seats"), SEATINGS)
def test_a_game_of_many_is_the_game_alone(slug: str, seats: int) -> None:
    many = VectorEnv(slug, 3, seats)
    alone = single(slug, seats)
    alone.reset(seed=4)
    generator = np.random.default_rng(1)
    position: Any = many.reset(seed=4)
    for _ in range(60):
        seen = alone.observe(alone.agent_selection)
        assert np.array_equal(seen["observation"], position.observations[0])
        assert np.array_equal(seen["action_mask"], position.masks[0])
        assert alone.agent_selection == f"player_{position.seats[0]}"
        ids = random_ids(position.masks, generator)
        alone.step(ids[0])
        stepped = many.step(ids)
        assert not stepped.over[0]
        position = stepped


def test_a_game_that_ends_is_followed_by_the_next() -> None:
    env = VectorEnv("first-empires", 4)
    generator = np.random.default_rng(1)
    masks = env.reset(seed=1).masks
    ended = 0
    for _ in range(400):
        stepped = env.step(random_ids(masks, generator))
        masks = stepped.masks
        ended += stepped.over.sum()
        assert masks.any(axis=1).all()
        assert np.array_equal(stepped.rewards.any(axis=1) | stepped.over, stepped.over)
        assert np.allclose(stepped.rewards.sum(axis=1), 0)
    assert ended >= 4


def test_arrays_that_are_not_copied_show_the_next_step() -> None:
    env = VectorEnv("founders", 2, copy=False)
    position = env.reset(seed=1)
    before = position.masks.copy()
    env.step(random_ids(position.masks, np.random.default_rng(0)))
    assert not np.array_equal(position.masks, before)


def test_an_id_that_is_not_offered_is_refused() -> None:
    env = VectorEnv("founders", 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="is not offered"):
        env.step([0, 0])


def offered(masks: Any) -> list[int]:
    """The first id of each game."""
    return [int(np.flatnonzero(mask)[0]) for mask in masks]


@pytest.mark.parametrize(
    ("harm", "sentence"),
    [
        (lambda ids: [*ids[:2], 0], "game 2: id 0 is not offered"),
        (lambda ids: [*ids[:2], -1], "game 2: id -1 is not offered"),
        (lambda ids: [*ids[:2], 10**6], "game 2: id 1000000 is not offered"),
        (lambda ids: ids[:2], "3 games need 3 ids, not 2"),
        (lambda ids: [*ids, 0], "3 games need 3 ids, not 4"),
        (lambda ids: ids[0], "a row of whole numbers"),
        (lambda ids: [[id] for id in ids], "a row of whole numbers"),
        (lambda ids: [id + 0.5 for id in ids], "a row of whole numbers"),
    ],
)
def test_a_step_that_is_refused_leaves_all_games_as_they_were(
    harm: Callable[[list[int]], object], sentence: str
) -> None:
    env, twin = VectorEnv("founders", 3), VectorEnv("founders", 3)
    ids = offered(env.reset(seed=1).masks)
    twin.reset(seed=1)
    with pytest.raises(ValueError, match=sentence):
        env.step(harm(ids))
    assert all(map(np.array_equal, env.step(ids), twin.step(ids)))


@pytest.mark.parametrize("count", [0, -1])
def test_there_is_a_game_at_least(count: int) -> None:
    with pytest.raises(ValueError, match=f"one game at least, not {count}"):
        VectorEnv("founders", count)


def test_random_ids_are_allowed_ones_and_all_of_them_come_up() -> None:
    masks = np.array([[0, 1, 1, 0], [1, 0, 0, 1]], np.int8)
    drawn = np.array([random_ids(masks, np.random.default_rng(seed)) for seed in range(40)])
    assert set(drawn[:, 0]) == {1, 2}
    assert set(drawn[:, 1]) == {0, 3}
