"""The example of behaviour cloning learns something."""

import re
from pathlib import Path

import pytest

from examples import behaviour_cloning
from tests.cli.running import latium


def test_a_bot_is_imitated_better_than_by_chance(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    games = str(tmp_path / "games.parquet")
    played = latium("simulate", "first-empires", "--games", "15", "--bots", "greedy", "--out", games)
    assert played.exit_code == 0
    behaviour_cloning.main(games)
    found, by_chance = map(float, re.findall(r"([\d.]+)%", capsys.readouterr().out))
    assert found > by_chance + 15
