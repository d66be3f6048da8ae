"""Tournaments from the command line."""

import json
import signal
from pathlib import Path

import pytest

from tests.cli.running import latium, process, reported, telling

KEYS = [
    "game", "seats", "bots", "seed", "challenge", "planned", "games", "decisions", "choices", "ratings", "pairwise",
    "win_share", "line_ups", "seat_share", "scores", "lengths", "reasons", "forfeits", "sprt", "digest",
]  # fmt: skip
DOCUMENT = (Path(__file__).parents[2] / "docs/commands.md").read_text(encoding="utf-8")


def arena(*arguments: str) -> dict[str, object]:
    return reported("arena", "founders", "--processes", "1", *arguments)


def test_json_has_exactly_the_documented_keys() -> None:
    report = arena("--bots", "random", "--games", "2")
    assert list(report) == KEYS
    section = DOCUMENT.partition("## latium arena")[2].partition("\n## ")[0]
    assert [key for key in KEYS if f"`{key}`" not in section] == []


def test_games_are_rounded_up_to_whole_rounds() -> None:
    report = arena("--bots", "random,greedy", "--games", "3")
    assert (report["planned"], report["games"]) == (4, 4)


def test_one_digest_for_a_seed_whatever_the_processes_and_however_often_it_was_stopped(tmp_path: Path) -> None:
    arguments = ("--bots", "random", "--games", "6", "--seed", "7")
    whole = arena(*arguments)
    assert arena(*arguments, "--processes", "2") == whole
    arena("--bots", "random", "--games", "2", "--seed", "7", "--out", str(tmp_path))
    assert arena(*arguments, "--out", str(tmp_path)) == whole
    assert json.loads((tmp_path / "results.json").read_text(encoding="utf-8")) == whole
    assert latium("verify", str(tmp_path / "records/game-00005.jsonl")).exit_code == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_report_for_people(lang: str) -> None:
    arguments = ("--bots", "random,greedy", "--games", "2", "--sprt", "0,20", "--seats", "3", "--processes", "1")
    result = latium("arena", "founders", *arguments, "--lang", lang)
    assert result.exit_code == 0
    assert "greedy, 2 random" in result.stdout
    assert ("limits ±2.9" if lang == "en" else "limites ±2,9") in result.stdout
    assert "\x1b" not in result.stdout
    assert all(len(line) <= 80 for line in result.stdout.splitlines() if "igest" not in line and "mpreinte" not in line)


def test_a_challenge() -> None:
    report = arena("--bots", "random,greedy", "--games", "3", "--seats", "3", "--challenge")
    line_ups = report["line_ups"]
    assert isinstance(line_ups, list)
    assert [line_up["bots"] for line_up in line_ups] == [["random", "greedy", "greedy"]]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--seats", "7"], "7"),
        (["--bots", "random,nobody"], "nobody"),
        (["--bots", "random,random"], "bot"),
        (["--bots", "random", "--challenge"], "bot"),
        (["--bots", "random", "--sprt", "0,10"], "1"),
        (["--sprt", "10,0"], "10,0"),
        (["--sprt", "ten"], "ten"),
        (["--sprt", "nan,0"], "nan,0"),
        (["--ray", "local", "--processes", "2"], "Ray"),
        (["--option", "colour=red"], "colour"),
        (["--games", "0"], "0"),
        (["--games", "1000000000000"], "1000000000000"),
        (["--seed", "1000000000000000000000000"], "1000000000000000000000000"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_request_that_makes_no_sense(arguments: list[str], complaint: str, lang: str) -> None:
    result = latium("arena", "founders", *arguments, "--lang", lang)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert result.stdout == ""


def test_the_folder_of_another_tournament_is_refused(tmp_path: Path) -> None:
    arena("--bots", "random", "--games", "1", "--out", str(tmp_path))
    result = latium("arena", "founders", "--bots", "random", "--games", "1", "--seed", "9", "--out", str(tmp_path))
    assert result.exit_code == 2
    assert (
        result.stderr == f"latium: The folder {tmp_path} holds the games of another tournament; it differs in: seed.\n"
    )


def test_a_program_that_fails_forfeits_and_the_tournament_goes_on() -> None:
    result = latium("arena", "founders", "--bots", "random,exec:false", "--games", "2", "--processes", "1")
    assert result.exit_code == 0
    assert "exec:false forfeited 2 games." in result.stdout


@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_reports_what_was_finished_and_the_rest_is_played_later(processes: str, tmp_path: Path) -> None:
    arguments = ("arena", "founders", "--bots", "random", "--seed", "7", "--json", "--out", str(tmp_path))
    running = process(*arguments, "--games", "9999", "--processes", processes, program=telling("arena"))
    assert running.stderr is not None
    assert running.stderr.readline() == "0\n"
    while not (tmp_path / "records/game-00000.jsonl").exists():
        assert running.stderr.readline()  # of several processes another one may be faster with other games
    assert running.stderr.readline()  # by now the first game is counted
    running.send_signal(signal.SIGINT)
    output, error = running.communicate(timeout=120)
    assert running.returncode == 130
    assert "Traceback" not in error
    assert "Interrupted" in error
    report = json.loads(output)
    games = report["games"]
    assert 0 < games < 9999
    more = str(games + 3)
    assert arena("--bots", "random", "--seed", "7", "--games", more, "--out", str(tmp_path)) == arena(
        "--bots", "random", "--seed", "7", "--games", more
    )


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="only where processes can be killed so")
def test_nobody_plays_on_for_a_run_that_was_killed() -> None:
    arguments = ("arena", "founders", "--bots", "random", "--games", "100000", "--processes", "2")
    running = process(*arguments, program=telling("arena"))
    assert running.stderr is not None
    assert [running.stderr.readline() for _ in range(3)] == ["0\n", "1\n", "2\n"]
    running.kill()
    running.communicate(timeout=60)  # its output ends once all who inherited it have
