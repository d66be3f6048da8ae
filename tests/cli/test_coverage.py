"""The rulebook held against tests and code."""

from pathlib import Path

import pytest

from latium.cli.coverage import checkout, coverage
from tests.cli.running import latium

TESTS = """
import pytest

def helper(): ...

@rule("X-1.1", "X-1.2")
def test_one(): ...

@pytest.mark.rule("X-9.9")
@pytest.mark.parametrize("x", [1])
def test_two(x): ...

def test_three(): ...

@rule("X-1.3")
class TestAll:
    def test_four(self): ...
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    game, tests = tmp_path / "src/latium/games/x/rules", tmp_path / "tests/games/x"
    game.mkdir(parents=True)
    tests.mkdir(parents=True)
    (game / "turn.py").write_text("def f():\n    '''As X-1.1 and X-1.10 say (X-1.3).'''\n")
    (tests / "test_turn.py").write_text(TESTS)
    return tmp_path


def test_every_kind_of_gap_is_found(root: Path) -> None:
    found = coverage(root, {"x": ["X-1.1", "X-1.2", "X-1.3", "X-1.4", "X-1.10"]})
    assert found.untested == ("X-1.4", "X-1.10")
    assert found.unmarked == ("tests/games/x/test_turn.py::test_three",)
    assert found.unknown == ("tests/games/x/test_turn.py::test_two: X-9.9",)
    assert found.uncited == ("X-1.2", "X-1.4")
    assert not found.complete


def test_nothing_missing_is_complete(root: Path) -> None:
    (root / "tests/games/x/test_turn.py").write_text('@rule("X-1.1")\ndef test_one(): ...\n')
    assert coverage(root, {"x": ["X-1.1"]}).complete


def test_a_checkout_is_found_from_inside(root: Path, tmp_path: Path) -> None:
    assert checkout(root / "src/latium") == root
    assert checkout(tmp_path.parent) is None


def test_outside_a_checkout_the_command_says_what_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = latium("rules", "--coverage")
    assert result.exit_code == 1
    assert "source checkout" in result.stderr


def test_gaps_are_listed_and_make_the_exit_code_1(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(root)
    result = latium("rules", "--coverage", "--lang", "fr")
    assert result.exit_code == 1
    assert "Clauses sans test" in result.stdout
    assert "  F-1.1\n" in result.stdout
