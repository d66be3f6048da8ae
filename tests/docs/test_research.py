"""The page for researchers is true: its examples run, and its tables are what the environments have."""

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.running import latium
from tests.docs.research_tables import with_tables

PAGE = (Path(__file__).parents[2] / "docs/research.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^## ([^\n]+)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
SNIPPETS = [(title, code) for title, text in EXAMPLES for code in re.findall(r"```python\n(.*?)```", text, re.DOTALL)]
ELSEWHERE = "OpenSpiel"
"""Its example runs where it is installed: see tests/openspiel."""


@pytest.mark.parametrize(
    ("title", "code"), [pair for pair in SNIPPETS if pair[0] != ELSEWHERE], ids=lambda value: value.split("\n")[0]
)
def test_an_example_runs(
    title: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    if title == "Datasets":
        (command,) = re.findall(r"^    (latium simulate .*)$", PAGE, re.MULTILINE)
        assert latium(*shlex.split(command)[1:]).exit_code == 0
    exec(compile(code, "docs/research.md", "exec"), {})
    assert capsys.readouterr().out.strip()


def test_every_part_with_something_to_call_has_an_example() -> None:
    assert {title for title, _ in SNIPPETS} >= {
        "PettingZoo", "Gymnasium", "Many games at once", ELSEWHERE, "Observations", "Datasets",
    }  # fmt: skip


def test_the_tables_are_what_the_environments_have() -> None:
    assert with_tables(PAGE) == PAGE, "python -m tests.docs.research_tables writes them anew"
