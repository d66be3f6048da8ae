"""The hunt for rules that no test holds, on a game of one rule."""

import ast
from pathlib import Path

import pytest

from scripts.mutate_rules import Mutant, alternatives, main, mutants

RULES = '''"""Limits."""

def allowed(size: int) -> bool:
    """At most three (Z-1.1)."""
    return size <= 3


def doubled(size: int) -> int:
    """Twice as many (Z-1.2)."""
    return size + size
'''

TESTS = """
from latium.games.toy.rules.limits import allowed, doubled


def rule(clause):
    return lambda test: test


@rule("Z-1.1")
def test_three_are_allowed_and_four_are_not():
    assert allowed(3)
    assert not allowed(4)


@rule("Z-1.2")
def test_doubling_does_something():
    assert doubled(0) == 0
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    rules = tmp_path / "src/latium/games/toy/rules"
    rules.mkdir(parents=True)
    for package in (rules, *rules.parents[:3]):  # else an installed latium would be the one imported
        (package / "__init__.py").touch()
    (rules / "limits.py").write_text(RULES, encoding="utf-8")
    tests = tmp_path / "tests/games/toy"
    tests.mkdir(parents=True)
    (tests / "test_limits.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("sound", "mistaken"),
    [
        ("a < b", "a <= b"),
        ("a in b", "a not in b"),
        ("a and b", "a or b"),
        ("not a", "a"),
        ("a + b", "a - b"),
        ("a & b", "a | b"),
        ("True", "False"),
        ("7", "8"),
        ("if a:\n    return b", "if False:\n    return b"),
    ],
)
def test_a_mistake_is_small(sound: str, mistaken: str) -> None:
    statement = ast.parse(sound).body[0]
    node = statement.value if isinstance(statement, ast.Expr) else statement
    assert [ast.unparse(ast.fix_missing_locations(other)) for other in alternatives(node)] == [mistaken]


def test_each_mutant_has_one_mistake_and_the_clauses_of_its_function() -> None:
    found = list(mutants(Path("limits.py"), RULES))
    assert [(mutant.function, mutant.change, mutant.clauses) for mutant in found] == [
        ("allowed", "'size <= 3' -> 'size < 3'", ("Z-1.1",)),
        ("allowed", "'3' -> '4'", ("Z-1.1",)),
        ("doubled", "'size + size' -> 'size - size'", ("Z-1.2",)),
    ]
    assert "size < 3" in found[0].source
    assert "size + size" in found[0].source


def test_annotations_are_left_alone() -> None:
    source = "def f() -> None:\n    a: Literal[1] = b\n"
    assert not list(mutants(Path("f.py"), source))


def test_a_surviving_mutant_names_the_clause_without_a_real_test(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--jobs", "1"], project) == 0
    lines = capsys.readouterr().out
    assert "1 of 3 mutants survived." in lines
    assert "Z-1.2: 1" in lines
    assert "Z-1.1: " not in lines


def test_a_sample_bounds_the_hunt(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("scripts.mutate_rules.passes", lambda _workshop, _tests: True)
    assert main(["--jobs", "1", "--sample", "2", "--seed", "5"], project) == 0
    assert "2 of 2 mutants survived." in capsys.readouterr().out


def test_a_failing_suite_is_said_first(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "tests/games/toy/test_limits.py").write_text("def test_no():\n    assert False\n", encoding="utf-8")
    assert main(["--jobs", "1"], project) == 1
    assert "mend that first" in capsys.readouterr().out


def test_ctrl_c_reports_what_was_tried(
    project: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_workshop: Path, _mutant: Mutant, _tests: list[str]) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr("scripts.mutate_rules.passes", lambda _workshop, _tests: True)
    monkeypatch.setattr("scripts.mutate_rules.survives", interrupted)
    assert main(["--jobs", "1"], project) == 0
    assert "0 of 0 mutants survived." in capsys.readouterr().out
