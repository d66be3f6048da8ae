"""What goes wrong is told in the reader's language, down to the last word."""

import os
import subprocess
from pathlib import Path

import msgspec
import pytest

from latium.arena.simulation import Match, record_of
from latium.bots.roster import BOTS
from latium.cli.session import Session, chairs
from latium.core.chance import Dice
from latium.core.records import Ply, Record, partial
from latium.core.resources import read_text
from latium.games.founders import GAME
from tests.cli.running import PLAIN, PROGRAM, latium, process

RECORD = record_of(Match(GAME, 2, {}, ("random", "random"), 7), 0).to_text()
SAVE = Session.new(GAME, chairs(["you", "greedy"]), {}, Dice.from_seed(1)).to_text()
SET = read_text("latium.games.founders", "data/components.toml")
BROKEN = "La partie enregistrée FILE est abîmée à la"
NO_SAVE = "La partie sauvée FILE ne peut pas être reprise :"
SIMULATE = ("simulate", "founders", "--games", "1")


def edited(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("arguments", "text", "code", "french"),
    [
        (("verify", "FILE"), "", 1, f"{BROKEN} ligne 1 : le fichier est vide."),
        (
            ("verify", "FILE"),
            edited(RECORD, '"notation":"', '"notation":"x'),
            1,
            f"{BROKEN} ligne 2 : la chaîne se rompt ici : cette ligne a été changée, ou la précédente manque.",
        ),
        (
            ("replay", "FILE"),
            edited(RECORD, '"seats":2', '"seats":"two"'),
            1,
            f"{BROKEN} ligne 1 : seats : il faudrait un nombre entier, pas un texte.",
        ),
        (
            (*SIMULATE, "--components", "FILE"),
            edited(SET, "war = 6", "war = 7"),
            2,
            "Le matériel de FILE est faux à tokens.war : il y en a 6, pas 7 (F-1.6).",
        ),
        (
            (*SIMULATE, "--components", "FILE"),
            edited(SET, "row_limit = 5\n", ""),
            2,
            "Le matériel de FILE est faux à setup : le champ row_limit manque.",
        ),
        (
            (*SIMULATE, "--components", "FILE"),
            "schema = \n",
            2,
            "Le matériel de FILE est faux à 1:10 : ce n'est pas du TOML.",
        ),
        (
            ("play", "--resume", "FILE"),
            "nonsense",
            1,
            f"{NO_SAVE} ce n'est pas une partie sauvée de Latium.",
        ),
        (
            ("play", "--resume", "FILE"),
            edited(SAVE, "latium-record", "record"),
            1,
            f"{BROKEN} ligne 2 : ce n'est pas une partie enregistrée de Latium.",
        ),
        (
            ("replay", "FILE"),
            edited(partial(GAME, Record.from_text(RECORD), None).to_text(), '"view":{"', '"view":{"x'),
            1,
            f"{BROKEN} ligne 2 : le champ seats manque.",
        ),
        (
            ("play", "--resume", "FILE"),
            edited(SAVE, Dice.from_seed(1).secret.hex(), "00" * 32),
            1,
            f"{NO_SAVE} le secret n'est pas celui avec lequel la partie a commencé.",
        ),
    ],
)
def test_a_wrong_file_is_told_in_french(
    arguments: tuple[str, ...], text: str, code: int, french: str, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_text(text, encoding="utf-8")
    result = latium(*(str(file) if word == "FILE" else word for word in arguments), "--lang", "fr")
    assert result.stderr == f"latium: {french}\n".replace("FILE", str(file))
    assert result.exit_code == code


@pytest.mark.parametrize(
    ("arguments", "french"),
    [
        (
            (*SIMULATE, "--option", "colour=red"),
            "Il n'y a pas d'option colour. Les options sont : first, agreement, uniform_village, components.",
        ),
        ((*SIMULATE, "--option", "colour"), "Une option s'écrit nom=valeur, pas colour."),
        (
            (*SIMULATE, "--option", "agreement=perhaps"),
            "L'option agreement ne peut pas être perhaps ; elle peut être : true, false.",
        ),
        ((*SIMULATE, "--option", "first=4"), "L'option first ne peut pas être 4 : cette table n'a que 2 places."),
        (
            ("simulate", "first-empires", "--games", "1", "--option", "civilizations=huaxia"),
            (
                "L'option civilizations ne peut pas être huaxia ; elle peut être random, ou 2 différentes parmi "
                "karthadst, etruria, séparées par des virgules."
            ),
        ),
        ((*SIMULATE, "--seats", "7"), "Founders se joue à 2, 3, 4 places, pas à 7."),
        (("perft", "founders", "--seats", "7"), "Founders se joue à 2, 3, 4 places, pas à 7."),
        (("play", "founders", "--players", "you"), "Founders se joue à 2, 3, 4 places, pas à 1."),
        ((*SIMULATE, "--bots", "hal"), f"Il n'y a pas de robot hal. Les robots sont : {', '.join(BOTS)}, exec:…."),
        (
            (*SIMULATE, "--bots", "greedy,greedy", "--seats", "3"),
            "3 places demandent 3 robots, ou un seul pour toutes, pas 2.",
        ),
        (("rules", "founders", "--clause", "Q-9.9"), "Il n'y a pas de clause Q-9.9."),
    ],
)
def test_a_wrong_request_is_told_in_french(arguments: tuple[str, ...], french: str) -> None:
    result = latium(*arguments, "--lang", "fr")
    assert (result.stderr, result.exit_code) == (f"latium: {french}\n", 2)


def test_a_finding_is_told_in_french(tmp_path: Path) -> None:
    record = Record.from_text(RECORD)
    assert isinstance(record.entries[0], Ply)
    record.entries[0] = msgspec.structs.replace(record.entries[0], notation="last 1")
    file = tmp_path / "game.jsonl"
    file.write_text(record.to_text(), encoding="utf-8")
    result = latium("verify", str(file), "--lang", "fr")
    assert f"La partie enregistrée {file} est abîmée à la ligne 2 : écrit « last " in result.stderr
    assert result.stderr.endswith("La partie enregistrée n'est pas correcte.\n")
    assert result.exit_code == 1


def test_what_a_file_says_cannot_play_tricks_on_the_terminal(tmp_path: Path) -> None:
    file = tmp_path / "set.toml"
    file.write_text('"\\u001b[2J" = 1\n' + SET, encoding="utf-8")
    result = latium(*SIMULATE, "--components", str(file))
    assert result.exit_code == 2
    assert "[2J" in result.stderr
    assert "\x1b" not in result.stderr


@pytest.mark.parametrize(
    "arguments", ["--help", "games", "rules founders", "perft founders --depth 1", "simulate founders --games 1 --json"]
)
def test_where_nothing_can_be_written_that_is_told(arguments: str) -> None:
    with Path("/dev/full").open("w") as full:
        own = subprocess.run(
            [*PROGRAM, *arguments.split()], stdout=full, stderr=subprocess.PIPE, text=True, check=False,
            env=os.environ | PLAIN, timeout=60,
        )  # fmt: skip
    assert own.stderr == "latium: What is to be shown cannot be written: No space left on device.\n"
    assert own.returncode == 1


@pytest.mark.parametrize(
    "arguments",
    ["games first-empires", "rules founders --clause F-2", "simulate founders --games 1", "replay FILE --at 40"],
)
def test_an_old_terminal_gets_ascii_from_every_command(tmp_path: Path, arguments: str) -> None:
    (tmp_path / "file").write_text(RECORD)
    named = arguments.replace("FILE", str(tmp_path / "file"))
    own = process(*named.split(), "--lang", "fr", PYTHONIOENCODING="ascii")
    output, errors = own.communicate(timeout=60)
    assert own.returncode == 0, errors
    assert output.isascii()
    assert not errors


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("verify /dev/zero", "/dev/zero is a device, not a file."),
        ("replay /dev/null", "/dev/null is a device, not a file."),
        (f"perft founders --depth {10**30}", f"Nobody can look {10**30} plies ahead; 100 is the most."),
        (f"verify {'x' * 3000}", "File name too long."),
    ],
)
def test_what_would_never_end_is_refused(arguments: str, complaint: str) -> None:
    result = latium(*arguments.split())
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert "???" not in result.stderr


def test_a_file_that_is_too_large_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("latium.cli.choices.LARGEST", 1_000_000)
    (tmp_path / "file").write_text("\0" * 1_000_001)
    result = latium("verify", str(tmp_path / "file"))
    assert (result.exit_code, "is too large: more than 1 million characters." in result.stderr) == (2, True)


def test_no_clause_is_no_rulebook() -> None:
    result = latium("rules", "founders", "--clause", "")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr == "latium: Which clause? Name one by its number, or a whole chapter by its own.\n"
