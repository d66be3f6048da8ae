"""The example of OpenSpiel on the page for researchers runs."""

import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs/research.md").read_text(encoding="utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (section,) = re.findall(r"^## OpenSpiel\n(.*?)^## ", PAGE, re.MULTILINE | re.DOTALL)
    (code,) = re.findall(r"```python\n(.*?)```", section, re.DOTALL)
    exec(compile(code, "docs/research.md", "exec"), {})
    assert re.fullmatch(r"[a-j]\d+", capsys.readouterr().out.strip()), "a deed is kept"
