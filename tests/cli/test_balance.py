"""What wins, from the command line."""

import json
import re
import signal
from pathlib import Path

import pytest

from latium.core.resources import read_text
from latium.games import SHELF
from tests.cli.running import latium, process, reported, telling

KEYS = ["game", "bots", "seed", "options", "games", "tables", "kinds"]
THING_KEYS = [
    "thing", "had", "copies", "games", "offered", "win_share", "even", "wins", "points", "wins_beside",
    "points_beside", "stands_out",
]  # fmt: skip
DOCS = Path(__file__).parents[2] / "docs"
QUICK = ("--bots", "random", "--games", "2", "--processes", "1")


def balance(*arguments: str) -> dict[str, object]:
    return reported("balance", "founders", *arguments)


def test_json_has_exactly_the_documented_keys() -> None:
    report = balance(*QUICK, "--seats", "2")
    assert list(report) == KEYS
    kinds = report["kinds"]
    assert isinstance(kinds, list)
    assert list(kinds[0]["things"][0]) == THING_KEYS
    section = (DOCS / "commands.md").read_text(encoding="utf-8").partition("## latium balance")[2].partition("\n## ")[0]
    assert [key for key in [*KEYS, *kinds[0], *THING_KEYS] if f"`{key}`" not in section] == []


def test_every_number_of_seats_is_played_unless_some_are_named() -> None:
    tables = balance(*QUICK)["tables"]
    assert isinstance(tables, dict)
    assert list(tables) == ["2", "3", "4"]
    some = balance(*QUICK, "--seats", "4", "--seats", "2", "--seats", "4")["tables"]
    assert isinstance(some, dict)
    assert list(some) == ["2", "4"]


def test_one_report_for_a_seed_whatever_the_processes_and_however_often_it_was_stopped(tmp_path: Path) -> None:
    arguments = ("--bots", "random", "--seats", "2", "--seed", "7")
    whole = balance(*arguments, "--games", "6", "--processes", "1")
    assert balance(*arguments, "--games", "6", "--processes", "2") == whole
    balance(*arguments, "--games", "2", "--processes", "1", "--out", str(tmp_path))
    assert balance(*arguments, "--games", "6", "--processes", "1", "--out", str(tmp_path)) == whole
    assert json.loads((tmp_path / "balance.json").read_text(encoding="utf-8")) == whole
    assert (tmp_path / "balance.csv").exists()


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_report_for_people(game: str, lang: str) -> None:
    result = latium("balance", game, *QUICK, "--seats", "2", "--seats", "3", "--lang", lang)
    assert result.exit_code == 0
    assert ("too rare" if lang == "en" else "trop rare") in result.stdout
    assert "\x1b" not in result.stdout
    assert all(len(line) <= 80 for line in result.stdout.splitlines())


def test_markdown_has_whole_tables_below_the_command_that_made_them() -> None:
    result = latium(
        "balance", "foundations-of-rome", *QUICK, "--seats", "2", "--option", "monuments=false", "--markdown"
    )
    assert result.exit_code == 0
    command, *_ = result.stdout.splitlines()
    assert command == (
        "    latium balance foundations-of-rome --seats 2 --games 2 --bots random --seed 0 --option monuments=false"
    )
    assert_tables(result.stdout)
    assert "### Buildings\n" in result.stdout
    assert "Monument" not in result.stdout


def test_the_command_above_markdown_can_be_typed_again(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(read_text("latium.games.founders", "data/components.toml"), encoding="utf-8")
    asked = ("--bots", "casual:looks=1, random", "--seats", "2", "--games", "2", "--processes", "1", "--markdown")
    command, *_ = latium("balance", "founders", *asked, "--components", str(own)).stdout.splitlines()
    assert command == (
        "    latium balance founders --seats 2 --games 2 --bots 'casual:looks=1, random' --seed 0 --components FILE"
    )


def assert_tables(text: str) -> None:
    """Every row has as many cells as its heading."""
    tables = re.findall(r"(?:^\|.*\|\n?)+", text, re.MULTILINE)
    assert tables
    for found in tables:
        widths = {line.count("|") for line in found.splitlines()}
        assert len(widths) == 1, found


def test_the_document_has_the_tables_of_every_game_and_the_command_that_made_them() -> None:
    document = (DOCS / "balance.md").read_text(encoding="utf-8")
    assert_tables(document)
    for slug in SHELF:
        assert re.search(rf"^    latium balance {slug} --games \d+ --bots greedy --seed 0$", document, re.MULTILINE)
    printed = latium("balance", "founders", *QUICK, "--markdown").stdout
    headings = [line for line in printed.splitlines() if line.startswith(("###", "| Name"))]
    assert [line for line in headings if line not in document.splitlines()] == []


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--seats", "7"], "7"),
        (["--bots", "nobody"], "nobody"),
        (["--bots", "random,random"], "bot"),
        (["--option", "colour=red"], "colour"),
        (["--games", "0"], "0"),
        (["--json", "--markdown"], "JSON"),
        (["--seed", "1000000000000000000000000"], "1000000000000000000000000"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_request_that_makes_no_sense(arguments: list[str], complaint: str, lang: str) -> None:
    result = latium("balance", "founders", *arguments, "--lang", lang)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert result.stdout == ""


def test_the_folder_of_other_games_is_refused(tmp_path: Path) -> None:
    balance(*QUICK, "--seats", "2", "--out", str(tmp_path))
    result = latium("balance", "founders", *QUICK, "--seats", "2", "--seed", "9", "--out", str(tmp_path))
    assert result.exit_code == 2
    assert "seed" in result.stderr


def test_names_of_a_set_of_ones_own_are_told(tmp_path: Path) -> None:
    ours = read_text("latium.games.foundations_of_rome", "data/components.toml")
    own = tmp_path / "own.toml"
    own.write_text(ours.replace('id = "domus"\n', 'id = "domus"\nname = "Hut"\n', 1), encoding="utf-8")
    result = latium("balance", "foundations-of-rome", *QUICK, "--seats", "2", "--components", str(own))
    assert result.exit_code == 0
    assert "Hut" in result.stdout


def test_ctrl_c_reports_what_was_finished() -> None:
    arguments = ("balance", "founders", "--bots", "random", "--seats", "2", "--seats", "3", "--json")
    running = process(*arguments, "--games", "9999", "--processes", "1", program=telling("balance"))
    assert running.stderr is not None
    assert [running.stderr.readline() for _ in range(3)] == ["0\n", "1\n", "2\n"]
    running.send_signal(signal.SIGINT)
    output, error = running.communicate(timeout=120)
    assert running.returncode == 130
    assert "Traceback" not in error
    assert "Interrupted" in error
    report = json.loads(output)
    assert 1 < report["games"] < 9999
    assert list(report["tables"]) == ["2"]
