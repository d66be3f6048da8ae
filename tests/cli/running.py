"""How the tests run commands: in this process, or as a person would."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence

from click.testing import CliRunner, Result

from latium.cli import main

PROGRAM = [sys.executable, "-m", "latium"]
PLAIN = {"NO_COLOR": "1", "LANG": "C", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "80"}


def latium(*arguments: str, stdin: str = "", **environment: str) -> Result:
    """A command in this process; nothing but a clean exit may come out of it."""
    result = CliRunner(env=PLAIN | environment).invoke(main, list(arguments), input=stdin)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    return result


def process(
    *arguments: str, program: Sequence[str] = PROGRAM, stdin: int | None = subprocess.DEVNULL, **environment: str
) -> subprocess.Popen[str]:
    """A command in a process of its own."""
    return subprocess.Popen(
        [*program, *arguments],
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=os.environ | PLAIN | environment,
    )


def reported(*arguments: str) -> dict[str, object]:
    """The report that a command prints as JSON, and nothing else."""
    result = latium(*arguments, "--json")
    assert result.exit_code == 0
    assert result.stderr == ""
    report: dict[str, object] = json.loads(result.stdout)
    return report


TELLING = """
import sys
from contextlib import nullcontext
from latium.cli import {command}, main
{command}.progress_bar = lambda games: nullcontext(lambda done: print(done, file=sys.stderr, flush=True))
main(prog_name="latium")
"""


def telling(command: str) -> list[str]:
    """The program with a progress that tells of every game at once."""
    return [sys.executable, "-c", TELLING.format(command=command)]
