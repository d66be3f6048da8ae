"""The rulebook held against tests and code: every clause has a test and is cited by code, every test names a clause.

It reads a source checkout as text and runs nothing, so the compiled package can check it too.
"""

import ast
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from latium.core.clauses import CLAUSE_ID


class Coverage(NamedTuple):
    """What is missing; all empty when the rulebook is covered."""

    untested: tuple[str, ...]
    """Clauses without a test."""
    unmarked: tuple[str, ...]
    """Tests that name no clause, as `file::test`."""
    unknown: tuple[str, ...]
    """Tests that name a clause there is not, as `file::test: clause`."""
    uncited: tuple[str, ...]
    """Clauses no code cites."""

    @property
    def complete(self) -> bool:
        return not any(self)


class MarkedTest(NamedTuple):
    """A test and the clauses its markers name."""

    place: str
    clauses: tuple[str, ...]


def checkout(start: Path) -> Path | None:
    """The root of the source checkout around a folder, if it lies in one."""
    for folder in (start, *start.parents):
        if (folder / "src/latium/games").is_dir() and (folder / "tests").is_dir():
            return folder
    return None


def coverage(root: Path, clauses: Mapping[str, Collection[str]]) -> Coverage:
    """What tests/games and src/latium/games under `root` leave uncovered of the clauses, given by game package."""
    tests = [test for package in clauses for test in marked_tests(root, root / "tests/games" / package)]
    known = {clause for ids in clauses.values() for clause in ids}
    tested = {clause for test in tests for clause in test.clauses}
    return Coverage(
        untested=tuple(clause for ids in clauses.values() for clause in ids if clause not in tested),
        unmarked=tuple(test.place for test in tests if not test.clauses),
        unknown=tuple(f"{test.place}: {clause}" for test in tests for clause in test.clauses if clause not in known),
        uncited=tuple(
            clause
            for package, ids in clauses.items()
            for cited in [citations(root / "src/latium/games" / package)]
            for clause in ids
            if clause not in cited
        ),
    )


def citations(package: Path) -> set[str]:
    """The clauses named anywhere in the code of a game."""
    return {clause for file in package.rglob("*.py") for clause in CLAUSE_ID.findall(file.read_text(encoding="utf-8"))}


def marked_tests(root: Path, folder: Path) -> list[MarkedTest]:
    """The tests under a folder, in file order."""
    return [
        MarkedTest(f"{file.relative_to(root).as_posix()}::{name}", clauses)
        for file in sorted(folder.rglob("test_*.py"))
        for name, clauses in _tests(ast.parse(file.read_text(encoding="utf-8")), "", ())
    ]


def _tests(
    scope: ast.Module | ast.ClassDef, path: str, outer: tuple[str, ...]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    for node in scope.body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests(node, f"{path}{node.name}::", outer + _clauses(node))
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            yield path + node.name, outer + _clauses(node)


def _clauses(node: ast.FunctionDef | ast.ClassDef) -> tuple[str, ...]:
    calls = [decorator for decorator in node.decorator_list if isinstance(decorator, ast.Call)]
    return tuple(
        argument.value
        for call in calls
        if ast.unparse(call.func).rpartition(".")[2] == "rule"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    )
