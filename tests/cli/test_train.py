"""`latium train`."""

import sys
from importlib import util
from pathlib import Path

import pytest

from latium.cli.train import LOCK
from latium.files import is_held
from tests.cli.running import latium


def test_without_numpy_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latium.cli.train.find_spec", lambda name: None)
    result = latium("train", "founders")
    assert result.exit_code == 1
    assert 'pip install "latium[train]"' in result.stderr


@pytest.mark.parametrize("text", ["", "32,", "a", "0", "32,-1", "999", "9" * 5000])
def test_sizes_that_are_none_are_refused(text: str) -> None:
    result = latium("train", "founders", "--hidden", text)
    assert result.exit_code == 2
    assert "1 to 256" in result.stderr


@pytest.mark.skipif(util.find_spec("numpy") is None, reason="numpy is not installed")
def test_it_shows_the_learning_curve_and_writes_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latium.training.games.SHARD", 10)
    out = tmp_path / "weights.json"
    arguments = ["--games", "20", "--epochs", "2", "--hidden", "4", "--folder", str(tmp_path), "--out", str(out)]
    result = latium("train", "first-empires", *arguments)
    assert result.exit_code == 0
    assert "Epoch 2: loss" in result.stdout
    assert str(out) in result.stdout.replace("\n", "")
    assert out.read_text(encoding="utf-8").startswith('{"game":"first-empires","seats":2,')


@pytest.mark.skipif(util.find_spec("numpy") is None, reason="numpy is not installed")
@pytest.mark.parametrize("name", ["games-00000.npz", "checkpoint.npz"])
@pytest.mark.parametrize("content", [b"", b"nonsense", None])
def test_a_damaged_file_of_a_training_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, content: bytes | None
) -> None:
    monkeypatch.setattr("latium.training.games.SHARD", 10)
    arguments = ["train", "first-empires", "--games", "20", "--epochs", "1", "--hidden", "4", "--folder", str(tmp_path)]
    assert latium(*arguments).exit_code == 0
    file = tmp_path / name
    file.write_bytes(file.read_bytes()[:-300] if content is None else content)
    result = latium(*arguments)
    assert result.exit_code == 1
    assert result.stderr == f"latium: The file {file} is damaged. Remove it, and what it held is made again.\n"
    file.unlink()
    assert latium(*arguments).exit_code == 0


@pytest.mark.skipif(util.find_spec("numpy") is None, reason="numpy is not installed")
def test_without_positions_there_is_nothing_to_learn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latium.training.games.SHARD", 2)
    arguments = ["--games", "20", "--every", "1000000", "--slip", "0", "--folder", str(tmp_path)]
    result = latium("train", "first-empires", *arguments)
    assert result.exit_code == 1
    assert "--every" in result.stderr


@pytest.mark.parametrize("option", ["--games", "--seed", "--every", "--slip", "--epochs"])
def test_absurd_numbers_are_refused(option: str, tmp_path: Path) -> None:
    result = latium("train", "founders", option, "9" * 30, "--folder", str(tmp_path / "none"))
    assert result.exit_code == 2
    assert not (tmp_path / "none").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="files cannot be held there")
def test_two_trainings_in_one_folder_are_kept_apart(tmp_path: Path) -> None:
    with (tmp_path / LOCK).open("ab") as other:
        assert not is_held(other)
        result = latium("train", "founders", "--folder", str(tmp_path))
    assert result.exit_code == 1
    assert f"Another training is writing to {tmp_path}" in result.stderr
    assert [file.name for file in tmp_path.iterdir()] == [LOCK]
