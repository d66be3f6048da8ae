"""Tournaments on Ray."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest

from latium.arena import ray_workers
from latium.arena.errors import ArenaError
from latium.arena.ray_workers import check_ray, ray_crew
from latium.arena.schedule import Fixture
from latium.arena.tournament import Arrived, crew_of, hold
from tests.arena.players import wager

UNLUCKY = 3
"""The game whose worker is killed while it is played for the first time."""
HOPELESS = 9
"""The last one, whose worker is killed whenever it is played."""


def play_or_die(work: Callable[[Fixture], Arrived], graves: Path, task: Fixture) -> Arrived:
    """Play a game in a worker that may be killed in mid-run, and leaves word of that."""
    grave = graves / f"{task.number}-{os.getpid()}"
    if task.number == HOPELESS or (task.number == UNLUCKY and not list(graves.glob(f"{UNLUCKY}-*"))):
        grave.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return work(task)


def test_a_killed_workers_game_is_played_again_once_and_the_games_are_those_of_one_process(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed")

    def crew(work: Callable[[Fixture], Arrived], tasks: Sequence[Fixture], /) -> Iterator[tuple[int, Arrived]]:
        yield from ray_crew("local", processors=2)(partial(play_or_die, work, tmp_path), tasks)

    tournament = wager("random")
    held = hold(tournament, 10, crew)
    killed = sorted(int(grave.name.partition("-")[0]) for grave in tmp_path.iterdir())
    assert killed == [UNLUCKY, HOPELESS, HOPELESS]
    assert held.lost
    assert len(held.lines) == HOPELESS
    assert held.digest == hold(tournament, HOPELESS, crew_of(1)).digest


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:99999"])
def test_where_nobody_answers_that_is_said_at_once(address: str) -> None:
    pytest.importorskip("ray", reason="Ray is not installed")
    with pytest.raises(ArenaError, match=r"there is no Ray at "):
        hold(wager("random"), 2, ray_crew(address))


def test_a_missing_ray_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_workers, "find_spec", lambda name: None)
    with pytest.raises(ArenaError, match=r'pip install "latium\[ray\]"'):
        check_ray()
