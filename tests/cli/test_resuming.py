"""A save may come from anybody: it starts no program that is not wanted."""

import shlex
import sys
from pathlib import Path

import msgspec
import pytest

from tests.cli.running import latium


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A game against a program that leaves a trace wherever it is started."""
    trace = f"import pathlib; pathlib.Path({str(tmp_path / 'trace')!r}).touch()"
    kept = tmp_path / "save"
    latium("play", "founders", "--seed", "3", stdin=f"save {kept}\n")
    first, _, rest = kept.read_text().partition("\n")
    head = msgspec.json.decode(first)
    head["players"][1] = f"exec:{shlex.join([sys.executable, '-c', trace])}"
    kept.write_text(f"{msgspec.json.encode(head).decode()}\n{rest}")
    return kept


@pytest.mark.parametrize("answer", ["", "n\n", "\n"])
def test_a_program_that_nobody_wants_is_not_started(tmp_path: Path, save: Path, answer: str) -> None:
    shown = latium("play", "--resume", str(save), stdin=answer)
    assert shown.exit_code == 2
    assert "wants to start this program" in shown.stderr
    assert "was not to be started" in shown.stderr
    assert not (tmp_path / "trace").exists()


def test_a_program_that_is_wanted_is_started(tmp_path: Path, save: Path) -> None:
    latium("play", "--resume", str(save), stdin="y\n" + "1\n" * 20)
    assert (tmp_path / "trace").exists()
