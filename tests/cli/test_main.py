"""The command itself: help, version, complaints."""

import re
import signal
import subprocess
import sys

import click
import pytest

from latium import __version__
from latium.cli import COMMANDS, main
from latium.games import SHELF
from tests.cli.running import latium, process

ENDLESS = """
import sys, time
from latium.cli import main, perft
perft.count = lambda *_: print("counting", file=sys.stderr, flush=True) or time.sleep(600)
main(prog_name="latium")
"""
"""The command with a count that takes its time."""

IMPATIENT = """
import sys
from latium.__main__ import main

class Interrupted:
    def find_spec(self, name, path=None, target=None):
        if name == "{module}":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupted())
main()
"""
"""The command with Ctrl-C pressed while it loads a module."""


def test_help_lists_every_command() -> None:
    output = latium("--help").output
    assert all(f"  {name} " in output for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_line_in_the_list_is_the_first_line_of_the_commands_own_help(name: str) -> None:
    command = main.get_command(click.Context(main), name)
    assert command is not None
    assert command.help is not None
    assert command.help.partition("\n")[0] == COMMANDS[name]


def test_help_starts_without_the_games_the_texts_or_the_terminal() -> None:
    code = (
        "import sys; from latium.cli import main; main(['--help'], standalone_mode=False);"
        "print([name for name in ('rich', 'fluent', 'msgspec', 'latium.games') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("[]\n")


def test_version_says_whether_the_engine_is_compiled() -> None:
    assert re.fullmatch(rf"Latium {__version__}, engine (compiled|interpreted)\n", latium("--version").output)
    assert re.search("moteur (compilé|interprété)", latium("--version", LANG="fr_FR.UTF-8").output)


def test_an_unknown_command_is_a_usage_error() -> None:
    result = latium("simulat")
    assert result.exit_code == 2
    assert "simulat" in result.stderr


@pytest.mark.parametrize("name", ["foundrs", "Founders", "the_founders"])
def test_an_unknown_game_gets_the_closest_one(name: str) -> None:
    result = latium("simulate", name)
    assert result.exit_code == 2
    games = ", ".join(SHELF)
    assert result.stderr == f"latium: There is no game {name}; did you mean founders? The games are: {games}.\n"


def test_complaints_speak_the_language_asked_for_wherever_it_is_asked() -> None:
    for arguments in (["simulate", "zzz", "--lang", "fr"], ["simulate", "--lang", "fr", "zzz"]):
        result = latium(*arguments)
        assert result.stderr == f"latium: Il n'y a pas de jeu zzz. Les jeux sont : {', '.join(SHELF)}.\n"
    assert "Il n'y a pas" in latium("simulate", "zzz", LANG="fr_CH.UTF-8").stderr
    assert "There is no" in latium("simulate", "zzz", LANG="de_CH.UTF-8").stderr


def test_ctrl_c_is_a_word_and_an_exit_code() -> None:
    running = process("perft", "founders", program=[sys.executable, "-c", ENDLESS])
    assert running.stderr is not None
    assert running.stderr.readline() == "counting\n"
    running.send_signal(signal.SIGINT)
    output, error = running.communicate(timeout=60)
    assert (running.returncode, output, error) == (130, "", "latium: interrupted\n")


@pytest.mark.parametrize("module", ["latium.cli", "click", "latium.cli.games"])
def test_ctrl_c_while_the_command_loads_is_no_traceback(module: str) -> None:
    running = process("games", program=[sys.executable, "-c", IMPATIENT.format(module=module)])
    output, error = running.communicate(timeout=60)
    assert (running.returncode, output) == (130, "")
    assert "Traceback" not in error


def test_a_closed_pipe_is_no_traceback() -> None:
    running = process("rules", "founders")
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.close()
    error = running.stderr.read()
    running.stderr.close()
    assert running.wait(timeout=30) in (0, 1)
    assert "Traceback" not in error
    assert "Exception" not in error
