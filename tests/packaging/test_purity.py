"""What the import contracts cannot see: rules that reach for a built-in door to the world."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src/latium"
PURE = sorted(file for layer in ("core", "games") for file in (PACKAGE / layer).rglob("*.py"))
DOORS = {"__import__", "breakpoint", "eval", "exec", "input", "open", "print"}


@pytest.mark.parametrize("file", PURE, ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_core_and_games_open_no_file_and_print_nothing(file: Path) -> None:
    names = {node.id for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Name)}
    assert not names & DOORS
