"""Simulations from the command line."""

import json
import signal
from contextlib import nullcontext
from pathlib import Path

import pyarrow.parquet
import pytest

import latium.cli.simulate as cli_simulate
from latium.arena.plies import read_plies, told
from latium.core.records import Record
from latium.core.resources import read_text
from tests.bots.programs import program
from tests.cli.running import latium, process, reported, telling

KEYS = [
    "games", "decisions", "seconds", "games_per_second", "decisions_per_second", "reasons", "scores", "win_share",
    "digest",
]  # fmt: skip


def simulate(*arguments: str) -> dict[str, object]:
    return reported("simulate", "founders", "--bots", "random", *arguments)


def test_json_has_exactly_the_documented_keys() -> None:
    report = simulate("--games", "3", "--seats", "4")
    assert list(report) == KEYS
    assert report["games"] == 3


def test_one_digest_for_a_seed() -> None:
    one, two = (simulate("--games", "6", "--seed", "7", "--processes", processes) for processes in "12")
    assert one["digest"] == two["digest"]
    assert one["digest"] != simulate("--games", "6", "--seed", "8")["digest"]


def test_hash_seeds_make_no_difference() -> None:
    arguments = ("simulate", "founders", "--bots", "random", "--games", "5", "--json")
    digests = set()
    for hash_seed in "01":
        output, _ = process(*arguments, PYTHONHASHSEED=hash_seed).communicate(timeout=60)
        digests.add(json.loads(output)["digest"])
    assert len(digests) == 1


@pytest.mark.parametrize("columns", ["40", "80"])
def test_the_report_for_people(columns: str) -> None:
    result = latium("simulate", "founders", "--bots", "random", "--games", "4", "--seats", "3", COLUMNS=columns)
    assert result.exit_code == 0
    assert "Seat 3" in result.stdout
    assert "\x1b" not in result.stdout
    assert all(len(line) <= int(columns) for line in result.stdout.splitlines() if "Digest" not in line)
    assert (
        "Place 3"
        in latium("simulate", "founders", "--bots", "random", "--games", "4", "--seats", "3", "--lang", "fr").stdout
    )


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--seats", "7"], "7"),
        (["--seats", "1"], "1"),
        (["--bots", "random,nobody"], "nobody"),
        (["--bots", "random,random,random"], "3"),
        (["--bots", ""], "random"),
        (["--option", "first=9"], "first"),
        (["--option", "first"], "first"),
        (["--option", "colour=red"], "colour"),
        (["--components", "no-such-file.toml"], "no-such-file.toml"),
        (["--games", "0"], "0"),
        (["--seed", "x"], "x"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_request_that_makes_no_sense(arguments: list[str], complaint: str, lang: str) -> None:
    result = latium("simulate", "founders", *arguments, "--lang", lang)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert result.stdout == ""


def test_a_wrong_component_file_is_named_with_the_key(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    ours = read_text("latium.games.founders", "data/components.toml")
    file.write_text(ours.replace("copies = 5", "copies = 6", 1), encoding="utf-8")
    result = latium("simulate", "founders", "--bots", "random", "--components", str(file))
    assert result.exit_code == 2
    assert str(file) in result.stderr
    assert "village" in result.stderr


def test_ones_own_component_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(read_text("latium.games.founders", "data/components.toml"), encoding="utf-8")
    assert simulate("--games", "2", "--components", str(file))["games"] == 2


def test_records_are_written_and_verify(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "records"
    simulate("--games", "3", "--records", str(folder))
    assert sorted(file.name for file in folder.iterdir()) == [f"game-0000{number}.jsonl" for number in range(3)]
    assert latium("verify", str(folder / "game-00002.jsonl")).exit_code == 0


def test_a_folder_the_system_refuses(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = latium("simulate", "founders", "--bots", "random", "--records", str(tmp_path / "file" / "records"))
    assert result.exit_code == 1
    assert "refuses" in result.stderr


@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_reports_what_was_finished(processes: str) -> None:
    arguments = ("simulate", "founders", "--bots", "random", "--games", "100000", "--seed", "7", "--json")
    running = process(*arguments, "--processes", processes, program=telling("simulate"))
    assert running.stderr is not None
    assert running.stderr.readline() == "1\n"
    running.send_signal(signal.SIGINT)
    output, error = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in error
    assert "Interrupted" in error
    report = json.loads(output)
    assert 0 < report["games"] < 100_000
    assert simulate("--games", str(report["games"]), "--seed", "7")["digest"] == report["digest"]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Seat 2 forfeited 2 of 2 games. The first time: The program"),
        ("fr", "La place 2 a déclaré forfait dans 2 parties sur 2. La première fois : Le programme"),
    ],
)
def test_the_report_says_who_forfeited(tmp_path: Path, lang: str, sentence: str) -> None:
    bots = f"random,{program(tmp_path, 'sys.exit(3)')}"
    result = latium("simulate", "founders", "--bots", bots, "--games", "2", "--lang", lang)
    assert result.exit_code == 0
    assert sentence in " ".join(result.stdout.split())


def test_a_command_that_names_no_program() -> None:
    result = latium("simulate", "founders", "--bots", "random,exec:./no-such-program --fast")
    assert (result.exit_code, result.stderr) == (
        2, "latium: There is no program ./no-such-program that could be started.\n",
    )  # fmt: skip


def test_the_plies_of_all_games_go_into_one_parquet_file(tmp_path: Path) -> None:
    table, records = tmp_path / "games.parquet", tmp_path / "records"
    arguments = ("simulate", "first-empires", "--seats", "3", "--bots", "random", "--games", "3", "--seed", "4")
    result = latium(*arguments, "--out", str(table), "--records", str(records))
    assert result.exit_code == 0, result.output
    written = [Record.from_text(file.read_text(encoding="utf-8")) for file in sorted(records.iterdir())]
    assert list(read_plies(table)) == list(map(told, written))
    rows = pyarrow.parquet.read_table(table).to_pylist()
    assert len(rows) == sum(len(record.standing()) for record in written)
    assert {row["name"] for row in rows} == {None, "random 1", "random 2", "random 3"}
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", ["games.csv", "nowhere/games.parquet"])
def test_a_file_that_could_not_be_written_is_refused_before_any_game(tmp_path: Path, name: str, lang: str) -> None:
    result = latium("simulate", "founders", "--out", str(tmp_path / name), "--lang", lang)
    assert result.exit_code == 2
    assert name in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_without_pyarrow_a_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli_simulate, "parquet_available", lambda: False)
    result = latium("simulate", "founders", "--out", str(tmp_path / "games.parquet"))
    assert result.exit_code == 2
    assert 'pip install "latium[parquet]"' in result.stderr


def test_the_games_before_a_failure_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever ends the run, no game that was finished is lost, and nothing half-written stays."""

    def fail(done: int) -> None:
        if done == 2:
            raise OSError(28, "no space")

    monkeypatch.setattr(cli_simulate, "progress_bar", lambda games: nullcontext(fail))
    table = tmp_path / "games.parquet"
    result = latium("simulate", "first-empires", "--bots", "random", "--games", "5", "--out", str(table))
    assert result.exit_code == 1
    assert len(list(read_plies(table))) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]
