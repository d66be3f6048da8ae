"""Nothing is skipped in silence: what `make test` says in its last lines."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SKIPPING = """
import pytest

@pytest.mark.skip(reason="no browser")
def test_a_page():
    pass

def test_something_else():
    pass
"""


def run(folder: Path, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    shutil.copy(ROOT / "tests/conftest.py", folder)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *options, str(folder)]
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("LATIUM_", "PYTEST_"))}
    source = {"PYTHONPATH": str(ROOT / "src"), **environment}
    return subprocess.run(command, cwd=folder, env={**plain, **source}, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("processes", ["0", "2"])
def test_a_skipped_suite_is_named_and_can_be_a_failure(tmp_path: Path, processes: str) -> None:
    (tmp_path / "test_web.py").write_text(SKIPPING, encoding="utf-8")
    account = tmp_path / "skipped.txt"
    lenient = run(tmp_path, "-n", processes, LATIUM_SKIPS=str(account))
    assert lenient.returncode == 0, lenient.stdout
    assert account.read_text(encoding="utf-8") == "test_web.py (interpreted): no browser\n"
    assert run(tmp_path, "-n", processes, LATIUM_NO_SKIP="1").returncode == 1


def test_the_wrong_engine_is_refused(tmp_path: Path) -> None:
    (tmp_path / "test_nothing.py").write_text("def test_nothing():\n    pass\n", encoding="utf-8")
    done = run(tmp_path, LATIUM_EXPECT="compiled")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert "expected the engine compiled, but got" in done.stderr


def report(account: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [str(ROOT / "scripts/report-skips"), str(account)]
    plain = {name: value for name, value in os.environ.items() if name != "LATIUM_NO_SKIP"}
    return subprocess.run(command, env={**plain, **environment}, capture_output=True, text=True, check=False)


def test_the_last_lines_name_each_suite_once(tmp_path: Path) -> None:
    account = tmp_path / "skipped.txt"
    account.write_text("b: no browser\na: no compiler\nb: no browser\n", encoding="utf-8")
    done = report(account)
    assert done.stdout == "Skipped:\n  a: no compiler\n  b: no browser\n"
    assert done.returncode == 0
    assert report(account, LATIUM_NO_SKIP="1").returncode == 1


def test_without_skips_the_last_line_says_so(tmp_path: Path) -> None:
    done = report(tmp_path / "none.txt", LATIUM_NO_SKIP="1")
    assert done.stdout == "Nothing was skipped.\n"
    assert done.returncode == 0
