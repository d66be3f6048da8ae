"""What a tournament leaves besides its games."""

import csv
import json
from pathlib import Path

import msgspec
import pyarrow.parquet
import pytest

from latium.arena import plots, tables
from latium.arena.driver import Forfeited
from latium.arena.report import ArenaReport, report
from latium.arena.results import write_results
from latium.arena.sprt import Blocks
from latium.arena.tournament import GameLine, Held, crew_of, hold
from latium.core.protocol import message
from latium.core.text import texts
from tests.arena.players import wager
from tests.core.toy import GAME as WAGER

PARTS = WAGER.facts.score_parts
FILES = {"results.json", "games.csv", "games.parquet", "ratings.svg", "pairwise.svg", "scores.svg"}
Made = tuple[ArenaReport, tuple[GameLine, ...]]

SAY = texts("en", "latium").format


@pytest.fixture
def held(players: None) -> Made:
    tournament = wager("miser", "spender")
    played = hold(tournament, 12, crew_of(1))
    return report(tournament, 12, played), played.lines


def test_the_same_games_leave_the_same_bytes(tmp_path: Path, held: Made) -> None:
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        assert write_results(tmp_path / folder, *held, PARTS, SAY) == []
    assert {file.name for file in (tmp_path / "one").iterdir()} == FILES
    for name in FILES:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    assert json.loads((tmp_path / "one/results.json").read_text(encoding="utf-8"))["games"] == 12


def test_the_tables_have_a_row_for_every_seat(tmp_path: Path, held: Made) -> None:
    write_results(tmp_path, *held, PARTS, SAY)
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 24
    assert sum(float(row["won"]) for row in rows) == 12
    assert {(row["game"], row["seat"], row["bot"]) for row in rows[:2]} == {("0", "1", "miser"), ("0", "2", "spender")}
    for row in rows:
        assert int(row["points"]) == sum(int(row[f"points_{part}"]) for part in PARTS)
    parquet = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [{key: str(value) for key, value in row.items()} for row in parquet] == rows


def test_a_forfeit_is_in_the_table_and_in_the_report(held: Made) -> None:
    lines = held[1]
    forfeit = Forfeited(1, message("arena-bots-twice"))
    changed = (msgspec.structs.replace(lines[0], forfeits=(forfeit,)), *lines[1:])
    assert [row["forfeited"] for row in tables.rows(changed, PARTS)][:3] == [False, True, False]
    held_so = Held(changed, "", Blocks(), interrupted=False, lost=False)
    assert report(wager("miser", "spender"), 12, held_so).forfeits == {"spender": 1}
    assert msgspec.json.decode(msgspec.json.encode(changed[0]), type=GameLine) == changed[0]


def test_pictures_name_every_bot_and_carry_no_date(held: Made) -> None:
    made = plots.plots(*held, SAY)
    for picture in made.values():
        text = picture.decode()
        assert "<dc:date>" not in text
        assert ">miser</text>" in text
        assert ">spender</text>" in text
    assert "Strength after 12 games" in made["ratings.svg"].decode()


def test_what_is_not_installed_is_named_and_the_rest_is_written(
    tmp_path: Path, held: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plots, "find_spec", lambda name: None)
    monkeypatch.setattr(tables, "find_spec", lambda name: None)
    assert write_results(tmp_path, *held, PARTS, SAY) == ["parquet", "plots"]
    assert {file.name for file in tmp_path.iterdir()} == {"results.json", "games.csv"}
