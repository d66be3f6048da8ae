"""No game is lost: it is saved whatever happens, goes on as it was, and a save from anybody does no harm."""

import os
import pty
import select
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from latium.cli.conversation import Conversation
from latium.cli.session import Session, chairs
from latium.core.chance import Dice
from latium.games.founders import GAME
from tests.cli.running import PLAIN, PROGRAM, latium, process


def test_closed_input_saves_the_game_and_it_resumes_where_it_was(states: Path) -> None:
    first = latium("play", "founders", "--seed", "3", stdin="1\n1\n")
    assert first.exit_code == 0
    (save,) = states.iterdir()
    assert f"latium play --resume {save}" in first.output
    again = latium("play", "--resume", str(save), stdin="quitter\n")
    assert again.exit_code == 0
    assert board_of(again.output) == board_of(first.output)
    assert list(states.iterdir()) == [save], "saved where it came from"


def board_of(output: str) -> str:
    return output[output.rindex("Victory") : output.rindex("Supply")]


def test_a_saved_game_keeps_its_players(states: Path) -> None:
    latium("play", "founders", "--seed", "3")
    (save,) = states.iterdir()
    result = latium("play", "--resume", str(save), "--players", "you,random")
    assert result.exit_code == 2
    assert "--players cannot be given with --resume" in result.output


def test_save_goes_on_and_names_the_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.save"
    result = latium("play", "founders", "--seed", "3", stdin=f"save {file}\nsauver /proc/nowhere/x\nquit\n")
    assert f"Saved in {file}" in result.output
    assert "could not be written" in result.output
    assert file.exists()


def test_a_game_that_could_not_be_saved_is_a_failure() -> None:
    result = latium("play", "founders", "--seed", "3", XDG_STATE_HOME="/proc/nowhere")
    assert result.exit_code == 1
    assert "could not be written" in result.output


def test_an_edited_save_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "edited.save"
    latium("play", "founders", "--seed", "3", stdin=f"save {file}\n")
    file.write_text(file.read_text(encoding="utf-8").replace("draft", "graft"), encoding="utf-8")
    result = latium("play", "--resume", str(file))
    assert result.exit_code == 1
    assert "broken in line" in result.output


def test_ctrl_c_saves_too(states: Path) -> None:
    ours, theirs = pty.openpty()
    environment = os.environ | PLAIN | {"TERM": "xterm", "XDG_STATE_HOME": str(states.parent)}
    own = subprocess.Popen(
        [*PROGRAM, "play", "founders", "--seed", "3"],
        stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True,
    )  # fmt: skip
    os.close(theirs)
    shown = read_until(ours, b"> ")
    while b".save" not in shown and own.poll() is None:  # one just before the terminal listens is lost: press again
        own.send_signal(signal.SIGINT)
        shown += read_until(ours, b".save", seconds=3)
    assert own.wait(timeout=20) == 130
    os.close(ours)
    assert b"--resume" in shown
    assert b"Traceback" not in shown


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_being_ended_from_outside_saves_too(states: Path, number: signal.Signals, code: int) -> None:
    heard = signal.signal(number, signal.SIG_DFL)  # a child would ignore what we ignore, as under nohup
    own = process("play", "founders", "--seed", "3", stdin=subprocess.PIPE, PYTHONUNBUFFERED="1")
    signal.signal(number, heard)
    assert own.stdout
    assert any("draft" in line for line in own.stdout)
    own.send_signal(number)
    rest, errors = own.communicate(timeout=30)
    assert own.returncode == code, errors
    assert "--resume" in rest
    assert len(list(states.iterdir())) == 1
    assert not errors


def test_whatever_happens_the_game_is_saved(states: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(Conversation, "hint", broken)
    shown = latium("play", "founders", "--seed", "3", stdin="hint\n")
    assert shown.exit_code == 1
    assert shown.stderr == "latium: This should not happen: ZeroDivisionError: oh\n"
    assert latium("play", "--resume", str(next(states.iterdir()))).exit_code == 0


def test_a_bot_that_fails_costs_no_game(states: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rogue = SimpleNamespace(watches=False, choose=lambda *_: "nonsense")
    monkeypatch.setattr("latium.cli.session.make", lambda *_: rogue)
    shown = latium("play", "founders", "--seed", "3", "--players", "greedy,you", stdin="1\n1\n1\n1\n")
    assert shown.exit_code == 1
    assert shown.stderr == "latium: The bot greedy on seat 1 chose 'nonsense', which is not allowed.\n"
    assert len(list(states.iterdir())) == 1


def test_where_nothing_can_be_shown_the_game_is_saved_too(states: Path) -> None:
    with Path("/dev/full").open("w") as full:
        own = subprocess.run(
            [*PROGRAM, "play", "founders", "--seed", "3"],
            stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, text=True, check=False,
            env=os.environ | PLAIN, timeout=30,
        )  # fmt: skip
    assert own.returncode == 1
    assert own.stderr == "latium: What is to be shown cannot be written: No space left on device.\n"
    assert len(list(states.iterdir())) == 1


@pytest.mark.parametrize("name", ["/", ".", "..", "~/", "/dev/null", "FOLDER", "FOLDER/fifo", "FOLDER/link"])
def test_only_ordinary_files_are_written(tmp_path: Path, states: Path, name: str) -> None:
    os.mkfifo(tmp_path / "fifo")
    (tmp_path / "link").symlink_to(tmp_path / "target")
    typed = f"save {name.replace('FOLDER', str(tmp_path))}\n"
    shown = latium("play", "founders", "--seed", "3", stdin=typed, HOME="", COLUMNS="300")
    assert "is no ordinary file: nothing is written there." in shown.output
    assert shown.exit_code == 0
    assert len(list(states.iterdir())) == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["fifo", "link", "state"]


def test_a_file_of_somebody_else_is_left_as_it_is(tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Livia,\n")
    shown = latium("play", "founders", "--seed", "3", stdin=f"save {letter}\n", COLUMNS="300")
    assert f"{letter} holds something else than this game" in shown.output
    assert letter.read_text() == "Dear Livia,\n"


def test_a_save_is_written_over_by_its_own_game_only(tmp_path: Path) -> None:
    save = tmp_path / "save"
    assert "Saved in" in latium("play", "founders", "--seed", "3", stdin=f"save {save}\n1\nsave {save}\n").output
    grown = save.read_text()
    assert "holds something else" in latium("play", "founders", "--seed", "4", stdin=f"save {save}\n").output
    assert save.read_text() == grown


def test_a_game_resumed_through_a_link_is_saved_where_it_lies(tmp_path: Path) -> None:
    save = tmp_path / "save"
    latium("play", "founders", "--seed", "3", stdin=f"save {save}\n")
    kept = save.read_text()
    (tmp_path / "link").symlink_to(save)
    assert latium("play", "--resume", str(tmp_path / "link"), stdin="1\n").exit_code == 0
    assert (tmp_path / "link").is_symlink()
    assert len(save.read_text()) > len(kept)


def test_the_save_of_a_finished_game_is_refused(tmp_path: Path) -> None:
    session = Session.new(GAME, chairs(["random", "random"]), {}, Dice.from_seed(1))
    assert list(session.advance())
    (tmp_path / "over").write_text(session.to_text())
    shown = latium("play", "--resume", str(tmp_path / "over"))
    assert shown.exit_code == 1
    assert "that game is over" in shown.stderr


def read_until(terminal: int, mark: bytes, seconds: float = 20) -> bytes:
    """What a terminal shows, up to a mark or to the end of the patience."""
    shown = b""
    end = time.monotonic() + seconds
    while mark not in shown and time.monotonic() < end:
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                shown += os.read(terminal, 65536)
            except OSError:
                break
    return shown


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A game against a program that leaves a trace wherever it is started."""
    return traced(tmp_path, "")


def traced(folder: Path, before: str) -> Path:
    trace = f"{before}import pathlib; pathlib.Path({str(folder / 'trace')!r}).touch()"
    kept = folder / "save"
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


@pytest.mark.parametrize("before", ["#" * 2100, "0" + " " * 2100 + ";", "0;" + "\u3164 " * 60])
@pytest.mark.parametrize(("lang", "sentence"), [("en", "too long to be read"), ("fr", "trop longue pour être lue")])
def test_a_program_that_could_not_be_shown_whole_is_not_started(
    tmp_path: Path, before: str, lang: str, sentence: str
) -> None:
    save = traced(tmp_path, before)
    shown = latium("play", "--resume", str(save), "--lang", lang, stdin="y\n" + "1\n" * 20)
    assert (shown.exit_code, sentence in shown.stderr) == (2, True)
    assert not (tmp_path / "trace").exists()


def test_the_blanks_of_a_program_are_shown(tmp_path: Path) -> None:
    shown = latium("play", "--resume", str(traced(tmp_path, f"0{' ' * 20};")), stdin="n\n")
    assert f"0{'␣' * 20};" in shown.stderr


def test_a_game_that_could_not_be_resumed_is_not_begun() -> None:
    shown = latium("play", "founders", "--players", f"you,exec:true {'x' * 400}")
    assert (shown.exit_code, "400 characters" in shown.stderr) == (2, True)
