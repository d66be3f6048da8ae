"""Tournaments that are stopped and go on."""

from pathlib import Path

import pytest

from latium.arena.errors import ArenaError
from latium.arena.folder import GAMES, Folder
from latium.arena.tournament import Held, Tournament, crew_of, hold
from latium.core.records import Record, digest
from tests.arena.players import wager
from tests.arena.test_tournament import backwards

HERE = crew_of(1)
RANDOM = wager("random")


def run(path: Path, games: int = 10, stop: int | None = None, tournament: Tournament = RANDOM) -> tuple[Held, int]:
    """What was held, and how many games were played for it."""
    progress: list[int] = []

    def heard(done: int) -> None:
        progress.append(done)
        if done == stop:
            raise KeyboardInterrupt

    with Folder(path, tournament) as folder:
        held = hold(tournament, games, HERE, folder, progress=heard)
    return held, len(progress) - 1


def test_a_tournament_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole = hold(RANDOM, 10, HERE)
    stopped, played = run(tmp_path, stop=4)
    assert (stopped.interrupted, len(stopped.lines), played) == (True, 4, 4)
    assert run(tmp_path) == (whole, 6)
    assert run(tmp_path) == (whole, 0)
    assert len((tmp_path / GAMES).read_bytes().splitlines()) == 10


def test_games_finished_out_of_order_are_not_lost(tmp_path: Path) -> None:
    def stop(done: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    with Folder(tmp_path, RANDOM) as folder:
        held = hold(RANDOM, 10, backwards, folder, progress=stop)
    assert held.lines == ()
    assert run(tmp_path) == (hold(RANDOM, 10, HERE), 6)


def test_more_games_can_be_asked_for_later_and_fewer_are_the_first(tmp_path: Path) -> None:
    run(tmp_path, 4)
    assert run(tmp_path, 10) == (hold(RANDOM, 10, HERE), 6)
    assert run(tmp_path, 3) == (hold(RANDOM, 3, HERE), 0)


def test_the_records_are_those_of_the_digest(tmp_path: Path) -> None:
    held, _ = run(tmp_path, 5)
    texts = [file.read_text(encoding="utf-8") for file in sorted((tmp_path / "records").iterdir())]
    assert digest(map(Record.from_text, texts)) == held.digest


def test_a_last_line_cut_short_is_dropped_and_its_game_played_again(tmp_path: Path) -> None:
    whole, _ = run(tmp_path)
    file = tmp_path / GAMES
    lines = file.read_bytes()
    file.write_bytes(lines[:-20])
    assert run(tmp_path) == (whole, 1)
    assert file.read_bytes() == lines


def test_a_game_whose_record_is_gone_is_played_again(tmp_path: Path) -> None:
    whole, _ = run(tmp_path)
    (tmp_path / "records/game-00003.jsonl").unlink()
    assert run(tmp_path) == (whole, 1)
    assert run(tmp_path) == (whole, 0)


@pytest.mark.parametrize(
    ("other", "named"),
    [
        (RANDOM._replace(seed=8), "seed"),
        (RANDOM._replace(seats=3), "seats"),
        (RANDOM._replace(options={"first": 1}), "options"),
        (RANDOM._replace(bots=("random", "greedy"), challenge=True), "bots, challenge"),
    ],
)
def test_another_tournament_is_refused_and_what_differs_is_named(tmp_path: Path, other: Tournament, named: str) -> None:
    run(tmp_path, 2)
    with pytest.raises(ArenaError, match=rf"another tournament; it differs in: {named}\.$"):
        Folder(tmp_path, other)


def test_two_runs_at_once_are_refused(tmp_path: Path) -> None:
    with Folder(tmp_path, RANDOM), pytest.raises(ArenaError, match="another run"):
        Folder(tmp_path, RANDOM)
    run(tmp_path, 1)


@pytest.mark.parametrize("name", [GAMES, "results.json", "records"])
def test_a_folder_with_files_of_somebody_else_s_is_left_as_it_is(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("mine", encoding="utf-8")
    with pytest.raises(ArenaError, match=rf"{name} is not from a tournament"):
        Folder(tmp_path, RANDOM)
    assert [(file.name, file.read_text(encoding="utf-8")) for file in tmp_path.iterdir()] == [(name, "mine")]


@pytest.mark.parametrize(
    ("part", "other"),
    [
        (b'"number":1', b'"number":-1'),
        (b'"bots":["random","random"]', b'"bots":["random","greedy"]'),
        (b'"bots":["random","random"]', b'"bots":["random"]'),
        (b'"ranks":[', b'"ranks":[9,'),
        (b'"reason":"', b'"reason":"\xff'),
    ],
)
def test_a_line_of_a_game_that_was_not_played_here_is_damage(tmp_path: Path, part: bytes, other: bytes) -> None:
    run(tmp_path, 2)
    file = tmp_path / GAMES
    first, second = file.read_bytes().splitlines(keepends=True)
    assert part in second
    damaged = first + second.replace(part, other) + b"cut sho"
    file.write_bytes(damaged)
    with pytest.raises(ArenaError, match=rf"{GAMES} is damaged at line 2"):
        run(tmp_path, 2)
    assert file.read_bytes() == damaged


@pytest.mark.parametrize("name", [GAMES, "arena.json", "records/game-00000.jsonl"])
def test_a_damaged_file_is_named(tmp_path: Path, name: str) -> None:
    run(tmp_path, 2)
    (tmp_path / name).write_text("nonsense\n", encoding="utf-8")
    with pytest.raises(ArenaError, match=rf"{name} is damaged"):
        run(tmp_path, 2)
