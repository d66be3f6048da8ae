"""`latium play` with programs at the table."""

import signal
from pathlib import Path

import pytest

from tests.bots.programs import ENOUGH, STUBBORN, ended, program, wait_for
from tests.cli.running import latium, process


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "From here on greedy plays: the program"),
        ("fr", "greedy joue désormais à sa place : le programme"),
    ],
)
def test_a_person_is_told_of_a_program_that_fails(tmp_path: Path, lang: str, sentence: str) -> None:
    players = f"you,{program(tmp_path, 'sys.exit(3)')}"
    result = latium("play", "founders", "--players", players, "--option", "first=2", "--seed", "1", "--lang", lang)
    assert result.exit_code == 0
    assert result.stdout.count(sentence) == 1


def test_ctrl_c_saves_the_game_and_ends_the_program_that_thinks(tmp_path: Path, states: Path) -> None:
    pid = tmp_path / "pid"
    players = f"you,{program(tmp_path, STUBBORN.format(file=pid))}"
    playing = process("play", "founders", "--players", players, "--option", "first=2")
    started = wait_for(pid)
    playing.send_signal(signal.SIGINT)
    _, error = playing.communicate(timeout=ENOUGH)
    assert (playing.returncode, error) == (130, "")
    assert len(list(states.iterdir())) == 1
    assert ended(started)
