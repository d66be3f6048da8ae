"""Programs of somebody else's at the table, well-behaved and not."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from latium.arena.driver import Finished, play_game
from latium.bots import program as programs
from latium.bots import program_process
from latium.bots.contract import BotError
from latium.bots.program import Limits
from latium.bots.program_lines import Answer, Decide, End, Hello, Listed, Ready
from latium.bots.program_process import running
from latium.bots.roster import check, is_bot, listed, make
from latium.cli.shelf import load
from latium.core.chance import Dice
from latium.core.play import redacted
from latium.core.protocol import AnyGame
from latium.core.records import Ply, Record, replay, verify
from latium.core.text import texts
from latium.games import SHELF
from tests.bots.programs import ENOUGH, POLITE, PRELUDE, STUBBORN, ended, program, wait_for
from tests.core.toy import GAME as WAGER

EXAMPLE = Path(__file__).parents[2] / "examples/mybot.py"
PAGE = (Path(__file__).parents[2] / "docs/programs.md").read_text(encoding="utf-8")


def played(bot: str, seed: int = 1, game: AnyGame = WAGER) -> Finished:
    bots = [make("random", game, 0, seed), make(bot, game, 1, seed)]
    return play_game(game, 2, {}, bots, Dice.from_seed(seed), ("random", "guest"))


def complaint(finished: Finished, language: str = "en") -> str:
    """Why the guest forfeited, as a reader is told."""
    (forfeited,) = finished.forfeits
    assert forfeited.seat == 1
    assert verify(WAGER, finished.record).sound
    assert finished.outcome.ranks == (1, 2)
    assert running() == 0
    return texts(language, "latium").sentence(forfeited.reason)


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for long."""
    monkeypatch.setattr(programs, "LIMITS", Limits(hello=ENOUGH, decision=0.3, farewell=0.1))


def test_a_program_plays_a_whole_game(tmp_path: Path) -> None:
    finished = played(program(tmp_path, POLITE))
    assert finished.forfeits == ()
    assert verify(WAGER, Record.from_text(finished.record.to_text())).sound
    assert running() == 0


@pytest.mark.parametrize("slug", list(SHELF))
def test_the_example_plays_every_game_the_same_way_from_the_same_seed(slug: str) -> None:
    bot = f"exec:{sys.executable} -S {EXAMPLE}"
    one, two = (played(bot, 3, load(slug)) for _ in range(2))
    assert one.forfeits == ()
    assert one.record.to_text() == two.record.to_text()
    assert verify(load(slug), one.record).sound


def test_the_example_takes_about_thirty_lines() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 36


@pytest.mark.parametrize("kind", [Hello, Ready, Decide, Listed, Answer, End])
def test_every_key_is_documented(kind: type[msgspec.Struct]) -> None:
    assert [key for key in kind.__struct_fields__ if f"`{key}`" not in PAGE and f'"{key}":' not in PAGE] == []


def test_the_times_and_sizes_are_documented() -> None:
    limits = Limits()
    assert f"A program has {limits.hello:.0f} seconds" in PAGE
    assert f"and {limits.decision:.0f} for each decision" in PAGE
    assert f"{program_process.LONGEST_ANSWER:,} bytes" in PAGE
    assert limits.farewell == 0.5, "half a second"


@pytest.mark.parametrize("way", ["index=0", "notation=legal['notation']", "action=legal['action']"])
def test_an_answer_names_an_action_in_one_of_three_ways(tmp_path: Path, way: str) -> None:
    text = f"""
greet()
while (line := hear())["type"] == "decide":
    legal = line["legal"][0]
    say(decision=line["decision"], {way})
"""
    record = played(program(tmp_path, text)).record
    assert record == played(program(tmp_path, POLITE.replace('len(line["legal"]) - 1', "0"))).record


def as_json(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def heard(folder: Path, text: str = POLITE) -> tuple[list[dict[str, Any]], Finished]:
    """All lines a program was told, and the game it was told of."""
    log = folder / "heard"
    told = f"""
lines = open({str(log)!r}, "w")
def hear():
    line = sys.stdin.readline()
    lines.write(line)
    return json.loads(line)
"""
    finished = played(program(folder, told + text))
    return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()], finished


def test_a_program_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    (hello, *decisions, end), finished = heard(tmp_path)
    assert set(hello) == {
        "type", "latium", "game", "rules_version", "seats", "seat", "options", "seed", "milliseconds",
    }  # fmt: skip
    assert (hello["latium"], hello["seats"], hello["seat"]) == (1, 2, 1)
    assert hello["options"] == finished.record.header.options
    assert end == {"type": "end", "outcome": as_json(finished.record.result)["outcome"]}
    assert [line["decision"] for line in decisions] == list(range(len(decisions)))
    assert all(set(line) == {"type", "decision", "milliseconds", "events", "view", "legal"} for line in decisions)
    happened: list[Any] = []
    questions = iter(decisions)
    state: Any = None
    for step in replay(WAGER, finished.record):
        if isinstance(step.entry, Ply) and step.entry.seat == 1 and len(WAGER.legal(state, 1)) > 1:
            question = next(questions)
            assert question["view"] == as_json(WAGER.observe(state, 1))
            assert question["events"] == as_json(happened)
            happened = []
        happened += redacted(WAGER, step.events, 1)
        state = step.state
    assert next(questions, None) is None


HOSTILE = {
    "raise ZeroDivisionError('no idea')": "it ended with status 1: ZeroDivisionError: no idea",
    "sys.exit(3)": "it ended with status 3.",
    "greet(); hear(); sys.exit(0)": "it ended with status 0.",
    "greet(); hear(); os.kill(os.getpid(), signal.SIGKILL)": "it ended with status -9.",
    "greet(); time.sleep(60)": "it gave no answer within 300 ms.",
    "greet(); hear(); os.close(1); time.sleep(60)": "it ended with status -9.",
    "greet(); hear(); print('x' * 100_000); time.sleep(60)": "it said more than 65,536 bytes in one line.",
    "greet(); hear(); sys.stdout.write('x' * 100_000); time.sleep(60)": "it said more than 65,536 bytes in one line.",
    "greet(); hear(); print('{nonsense', flush=True); time.sleep(60)": "it said what is no answer: {nonsense",
    "greet(); hear(); print('[' * 60_000, flush=True); time.sleep(60)": "it said what is no answer: [[[",
    "greet(); hear(); print(flush=True); time.sleep(60)": "it said what is no answer: ",
    r"greet(); hear(); os.write(1, b'\xff\xfe\n'); time.sleep(60)": "it said what is no answer: ",
    r"greet(); hear(); os.write(1, b'\x1b[2J\n'); time.sleep(60)": "it said what is no answer:  [2J",
    "greet(); hear(); say(decision=0)": "it said what is no answer: {",
    "greet(); hear(); say(decision=0, index=0, notation='bid 1')": "it said what is no answer: {",
    "greet(); hear(); say(decision='0', index=0)": "it said what is no answer: {",
    "greet(); hear(); say(decision=0, index=99)": 'it chose what is not allowed: {"decision": 0, "index": 99}',
    "greet(); hear(); say(decision=0, index=-1)": "it chose what is not allowed: {",
    "greet(); hear(); say(decision=0, notation='bid 99')": "it chose what is not allowed: {",
    "greet(); hear(); say(decision=0, action={'bid': 99})": "it chose what is not allowed: {",
    "greet(); hear(); say(decision=7, index=0)": "it answered decision 7 when asked for decision 0.",
    "greet(); hear()\nwhile True: say(decision=0, index=0)": "it answered decision 0 when asked for decision 1.",
    "hear(); say(latium=2, name='')": "it speaks version 2 of the protocol, not 1.",
    "hear(); say(name='')": "it said what is no answer: {",
}


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_whatever_a_program_does_costs_only_its_seat(tmp_path: Path, text: str) -> None:
    began = time.monotonic()
    said = complaint(played(program(tmp_path, text)))
    assert "on seat 2 forfeits: " + HOSTILE[text] in said
    assert said.isprintable()
    assert time.monotonic() - began < ENOUGH


def test_a_program_that_fails_is_told_of_in_french_too(tmp_path: Path) -> None:
    said = complaint(played(program(tmp_path, "sys.exit(3)")), "fr")
    assert said.endswith("à la place 2 déclare forfait : il s'est terminé avec le code 3.")


def test_a_program_that_never_reads_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "LIMITS", Limits(hello=0.3))
    monkeypatch.setattr(programs, "spelled", lambda line: b" " * (1 << 20))
    said = complaint(played(program(tmp_path, "say(latium=1, name='')\ntime.sleep(60)")))
    assert said.endswith("it gave no answer within 300 ms.")


def test_a_file_that_cannot_be_executed(tmp_path: Path) -> None:
    file = tmp_path / "data"
    file.write_bytes(b"\x00 no program")
    file.chmod(0o755)
    assert "it could not be started (" in complaint(played(f"exec:{file}"))


def test_what_a_program_says_on_stderr_never_blocks_it(tmp_path: Path) -> None:
    text = POLITE.replace("    say(", "    print('x' * 200_000, file=sys.stderr)\n    say(")
    assert played(program(tmp_path, text)).forfeits == ()


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize("ending", ["", "greet(); hear()"], ids=["stays", "fails"])
def test_nothing_that_a_program_started_outlives_the_game(tmp_path: Path, ending: str) -> None:
    pid = tmp_path / "pid"
    start = f"""
child = subprocess.Popen([sys.executable, "-S", "-c", "import time; time.sleep(60)"])
open({str(pid)!r}, "w").write(str(child.pid))
"""
    played(program(tmp_path, start + (ending or POLITE + "time.sleep(60)")))
    assert ended(int(pid.read_text(encoding="utf-8")))


INTERRUPTED = """
import sys
from latium.arena.simulation import simulate
from tests.core.toy import GAME
if __name__ == "__main__":
    simulated = simulate(GAME, 2, 8, ["random", sys.argv[1]], processes=int(sys.argv[2]))
    sys.exit(130 if simulated.interrupted else 0)
"""


@pytest.mark.parametrize(
    ("processes", "number", "status"),
    [(1, signal.SIGINT, 130), (2, signal.SIGINT, 130), (1, signal.SIGTERM, -signal.SIGTERM)],
)
def test_an_interrupted_table_leaves_no_program_behind(
    tmp_path: Path, processes: int, number: int, status: int
) -> None:
    pid = tmp_path / "pid"
    script = tmp_path / "table.py"
    script.write_text(INTERRUPTED, encoding="utf-8")
    paths = os.pathsep.join([str(Path(programs.__file__).parents[2]), str(Path(__file__).parents[2])])
    command = [sys.executable, str(script), program(tmp_path, STUBBORN.format(file=str(pid))), str(processes)]
    table = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": paths})
    started = wait_for(pid)
    table.send_signal(number)
    assert table.wait(ENOUGH) == status
    assert ended(started)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("exec:", "program-none"),
        ("exec:  ", "program-none"),
        ("exec:'./bot", "program-command"),
        ("exec:true \udcff", "program-letters"),
        ("exec:./no-such-program --fast", "program-missing"),
    ],
)
def test_a_command_that_names_no_program_is_refused_before_any_game(text: str, message: str) -> None:
    with pytest.raises(BotError) as caught:
        check(text)
    assert caught.value.message.id == message


def test_where_process_groups_are_unknown_no_program_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "killpg")
    with pytest.raises(BotError, match="Linux"):
        check(f"exec:{sys.executable}")


def test_a_command_goes_as_far_as_the_next_comma() -> None:
    assert listed("exec:./bot --depth=2 x:y,a=b,greedy") == ["exec:./bot --depth=2 x:y", "a=b", "greedy"]
    assert is_bot("exec:./bot")
    assert not is_bot("executor")


def test_words_of_a_command_are_parted_as_in_a_shell_which_does_not_run(tmp_path: Path) -> None:
    folder = tmp_path / "a folder; exit 1"
    folder.mkdir()
    (folder / "bot.py").write_text(PRELUDE + "assert sys.argv[1] == '$HOME *'\n" + POLITE, encoding="utf-8")
    python = shutil.which("python3") or sys.executable
    assert played(f"exec:{python} -S '{folder}/bot.py' '$HOME *'").forfeits == ()
