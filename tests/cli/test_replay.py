"""A recorded game again."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from latium.arena.simulation import Match, record_of
from latium.core.records import Record, partial
from latium.core.resources import read_text
from latium.games.founders import GAME
from tests.cli.running import PROGRAM, latium

RECORD = record_of(Match(GAME, 2, {}, ("random", "random"), 7), 0)
LAST = len(RECORD.entries)


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.jsonl"
    path.write_text(RECORD.to_text(), encoding="utf-8")
    return str(path)


def captions(output: str) -> list[int]:
    return [int(line.split("Ply ")[1].split()[0]) for line in output.splitlines() if "Ply " in line]


def test_stepping_and_jumping(file: str) -> None:
    result = latium("replay", file, stdin="n\n\np\n40\n99999\nwhat\ne\nn\nq\n")
    assert result.exit_code == 0
    assert captions(result.output) == [0, 1, 2, 1, 40, LAST]
    assert result.output.count("Enter") == 3


def test_the_end_of_the_input_is_the_end(file: str) -> None:
    assert latium("replay", file).exit_code == 0


def test_a_closed_input_is_the_end_too(file: str) -> None:
    done = subprocess.run(
        ["sh", "-c", '"$@" <&-', "sh", *PROGRAM, "replay", file],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == ""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("columns", ["40", "80"])
def test_one_position(file: str, lang: str, columns: str) -> None:
    result = latium("replay", file, "--at", "60", "--lang", lang, COLUMNS=columns)
    assert result.exit_code == 0
    assert "60" in result.output
    assert "\x1b" not in result.output
    assert max(map(len, result.output.splitlines())) <= int(columns)


def test_a_ply_or_a_seat_that_is_not_there(file: str) -> None:
    assert latium("replay", file, "--at", str(LAST)).exit_code == 0
    assert latium("replay", file, "--at", str(LAST + 1)).exit_code == 2
    assert latium("replay", file, "--seat", "2", "--at", "50").exit_code == 0
    assert latium("replay", file, "--seat", "3").exit_code == 2


def test_a_partial_record_can_be_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "partial.jsonl"
    path.write_text(partial(GAME, RECORD, 1).to_text(), encoding="utf-8")
    whole = latium("replay", str(path), "--at", "60")
    assert whole.exit_code == 0
    assert latium("verify", str(path)).exit_code == 1


def test_a_ply_of_many_digits_is_not_there(file: str) -> None:
    result = latium("replay", file, stdin="9" * 5000 + "\nq\n")
    assert captions(result.output) == [0]
    assert result.output.count("Enter") == 1


def unfit(change: Callable[[list[Any]], Any]) -> str:
    rows = [json.loads(line) for line in partial(GAME, RECORD, 1).to_text().splitlines()]
    change(rows)
    return "".join(json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n" for row in rows)


def no_event(row: Any, **fields: Any) -> None:
    row["events"][0].update(fields)


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (lambda rows: rows[0].update(options={}), 1),
        (lambda rows: rows[0].update(viewer=7), 1),
        (lambda rows: rows[0].update(rules_version=0), 1),
        (lambda rows: rows[0].update(seats=1, names=["Ada"], viewer=0), 1),
        (lambda rows: rows.__delitem__(slice(1, None)), 1),
        (lambda rows: rows[61].update(view=None), 62),
        (lambda rows: rows[61].update(events=[{}]), 62),
        (lambda rows: rows[61]["view"].update(display=["castle"]), 62),
        (lambda rows: rows[61]["view"].update(players=[]), 62),
        (lambda rows: rows[61]["view"].update(seats=5), 62),
        (lambda rows: rows[61]["view"].update(options={}), 62),
        (lambda rows: no_event(rows[61], seat=99), 62),
        (lambda rows: no_event(rows[61], seat=-9), 62),
    ],
)
def test_a_partial_record_of_what_cannot_be(tmp_path: Path, change: Callable[[list[Any]], Any], line: int) -> None:
    path = tmp_path / "partial.jsonl"
    path.write_text(unfit(change), encoding="utf-8")
    result = latium("replay", str(path), "--at", "60")
    assert result.exit_code == 1, result.output
    assert f"in line {line}:" in result.stderr


TRICKS = "\x1b]0;own\x07\x1b[2J\x9b2J\u202eeve\nPly 9 of 9"


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("change", [{"names": (TRICKS, "Ben")}, {"game": TRICKS}])
def test_a_record_does_not_command_the_terminal(tmp_path: Path, command: str, change: dict[str, Any]) -> None:
    path = tmp_path / "game.jsonl"
    record = Record(msgspec.structs.replace(RECORD.header, **change), RECORD.entries, RECORD.result)
    path.write_text(record.to_text(), encoding="utf-8")
    output = latium(command, str(path), stdin="n\n60\nq\n").output
    assert not set("\x1b\x07\x9b\u202e") & set(output)
    assert "\nPly 9" not in output


def test_nor_does_its_components_or_what_was_seen(tmp_path: Path) -> None:
    path = tmp_path / "partial.jsonl"
    own = read_text("latium.games.founders", "data/components.toml").replace(
        'id = "lake"', f'id = "lake"\nname = {json.dumps(TRICKS)}'
    )
    record = record_of(Match(GAME, 2, {"components": own}, ("random", "random"), 7), 0)
    path.write_text(partial(GAME, record, 1).to_text(), encoding="utf-8")
    for at in ("0", "30", "60"):
        result = latium("replay", str(path), "--at", at)
        assert result.exit_code == 0, result.output
        assert not set("\x1b\x07\x9b\u202e") & set(result.output)


def test_a_broken_record(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(RECORD.to_text()[:-9], encoding="utf-8")
    result = latium("replay", str(path))
    assert result.exit_code == 1
    assert "line" in result.stderr


def test_what_was_done_is_said_in_the_readers_language(file: str) -> None:
    told = latium("replay", file, "--lang", "fr", stdin="n\n" * 40 + "q\n").output
    assert f"Coup 1 sur {LAST} – le hasard" in told
    assert any(f" : {verb} " in told for verb in ("poser", "ajouter", "ouvrir"))
    assert not any(f": {verb} " in told for verb in ("lay", "add", "open", "turn", "reveal"))
