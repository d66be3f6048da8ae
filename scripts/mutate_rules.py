"""Mutants of the rules: one small error at a time, and the clauses whose marked tests do not notice it.

A mutant is judged by the tests marked with the clauses that the changed function cites (else its module, else by all
tests of the game). A survivor is a place to look, not a verdict: some mutants change nothing a player could see.
"""

import argparse
import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from rich.console import Console
from rich.progress import track

from latium.cli.coverage import MarkedTest, marked_tests
from latium.core.clauses import CLAUSE_ID

ROOT = Path(__file__).parents[1]
PATIENCE = 120  # seconds; a mutant that never ends is noticed too

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


@dataclass(frozen=True)
class Mutant:
    """A file of the rules with one small error."""

    file: Path
    line: int
    function: str
    change: str
    source: str
    clauses: tuple[str, ...]
    """Those its function cites."""
    nearby: tuple[str, ...]
    """Those its module cites."""

    def __str__(self) -> str:
        return f"{self.file.as_posix()}:{self.line} {self.function}: {self.change} [{' '.join(self.clauses)}]"


def alternatives(node: ast.AST) -> Iterator[ast.AST]:
    """What could stand there by mistake."""
    match node:
        case ast.Compare(left, [operator], comparators) if type(operator) in COMPARISONS:
            yield ast.Compare(left, [COMPARISONS[type(operator)]()], comparators)
        case ast.BoolOp(ast.And(), values):
            yield ast.BoolOp(ast.Or(), values)
        case ast.BoolOp(ast.Or(), values):
            yield ast.BoolOp(ast.And(), values)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.BinOp(left, operator, right) if type(operator) in SUMS:
            yield ast.BinOp(left, SUMS[type(operator)](), right)
        case ast.Constant(bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(int() as value):
            yield ast.Constant(value + 1)
        case ast.If(_, [*_, ast.Return() | ast.Continue() | ast.Raise()] as body, orelse):
            yield ast.If(ast.Constant(False), body, orelse)


def places(function: ast.FunctionDef) -> list[ast.expr | ast.stmt]:
    """What a function carries out, in reading order: no annotations, no messages, no functions inside."""
    found: list[ast.expr | ast.stmt] = []
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef):
            continue
        if isinstance(node, ast.expr | ast.stmt):
            found.append(node)
        unused = {getattr(node, "annotation", None), getattr(node, "msg", None)}
        waiting += [child for child in ast.iter_child_nodes(node) if child not in unused]
    return sorted(found, key=lambda node: (node.lineno, node.col_offset))


class Exchange(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else self.generic_visit(node)


def mutants(file: Path, source: str) -> Iterator[Mutant]:
    """All of one file, in order; a method counts as a function."""
    tree = ast.parse(source)
    nearby = citations(source)
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        clauses = citations(ast.get_source_segment(source, function) or "")
        for old in places(function):
            for new in alternatives(old):
                change = f"{first_line(old)!r} -> {first_line(new)!r}"
                Exchange(old, new).visit(tree)
                mutated = ast.unparse(ast.fix_missing_locations(tree))
                Exchange(new, old).visit(tree)
                yield Mutant(file, old.lineno, function.name, change, mutated, clauses, nearby)


def citations(text: str) -> tuple[str, ...]:
    """The clauses named in a text."""
    return tuple(dict.fromkeys(CLAUSE_ID.findall(text)))


def first_line(node: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(node)).splitlines()[0]


def all_mutants(root: Path) -> list[Mutant]:
    files = sorted(root.glob("src/latium/games/*/rules/*.py"))
    return [mutant for file in files for mutant in mutants(file.relative_to(root), file.read_text(encoding="utf-8"))]


def judges(mutant: Mutant, tests: Iterable[MarkedTest]) -> list[str]:
    """The tests to run, as pytest names them: those marked with a clause in question, else all of the game."""
    game = mutant.file.parts[3]
    clauses = set(mutant.clauses or mutant.nearby)
    marked = [test.place for test in tests if clauses.intersection(test.clauses)]
    return [place for place in marked if f"/{game}/" in place] or [f"tests/games/{game}"]


def passes(workshop: Path, tests: list[str]) -> bool:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests]
    # Without bytecode: a mutant of the same size, written within the same second, would be taken for the one before.
    environment = {**os.environ, "PYTHONPATH": str(workshop / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(
            command, cwd=workshop, env=environment, capture_output=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def survives(workshop: Path, mutant: Mutant, tests: list[str]) -> bool:
    file = workshop / mutant.file
    original = file.read_text(encoding="utf-8")
    file.write_text(mutant.source, encoding="utf-8")
    try:
        return passes(workshop, tests)
    finally:
        file.write_text(original, encoding="utf-8")


class Hunt:
    """Tries mutants in copies of the project, several at a time."""

    def __init__(self, root: Path, folder: Path, jobs: int) -> None:
        self.tests = [test for game in sorted(root.glob("tests/games/*/")) for test in marked_tests(root, game)]
        self.jobs = jobs
        self.workshops: SimpleQueue[Path] = SimpleQueue()
        for number in range(jobs):
            workshop = folder / str(number)
            for part in ("src", "tests"):
                shutil.copytree(root / part, workshop / part, ignore=shutil.ignore_patterns("__pycache__"))
            if (root / "pyproject.toml").exists():
                shutil.copy(root / "pyproject.toml", workshop)
            self.workshops.put(workshop)

    def healthy(self) -> bool:
        workshop = self.workshops.get()
        try:
            return passes(workshop, ["tests/games"])
        finally:
            self.workshops.put(workshop)

    def survives(self, mutant: Mutant) -> bool:
        workshop = self.workshops.get()
        try:
            return survives(workshop, mutant, judges(mutant, self.tests))
        finally:
            self.workshops.put(workshop)

    def survivors(self, chosen: list[Mutant], console: Console) -> tuple[list[Mutant], int]:
        """Those that no test noticed, and how many were tried before the end or Ctrl-C."""
        found: list[Mutant] = []
        tried = 0
        with ThreadPoolExecutor(self.jobs) as pool:
            futures = {pool.submit(self.survives, mutant): mutant for mutant in chosen}
            try:
                for future in track(as_completed(futures), "Mutants", total=len(chosen), console=console):
                    if future.result():
                        found.append(futures[future])
                        console.print(f"survived: {futures[future]}", markup=False, soft_wrap=True)
                    tried += 1
            except KeyboardInterrupt:
                pool.shutdown(wait=False, cancel_futures=True)
        return found, tried


def report(found: list[Mutant], tried: int, console: Console) -> None:
    console.print(f"{len(found)} of {tried} mutants survived.")
    survived = Counter(clause for mutant in found for clause in mutant.clauses or ["in functions that cite no clause"])
    for clause, count in sorted(survived.items()):
        console.print(f"  {clause}: {count}")


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sample", type=int, help="try so many, drawn at random")
    parser.add_argument("--seed", type=int, default=0, help="of the sample")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(arguments)
    console = Console()
    chosen = all_mutants(root)
    if options.sample is not None:
        chosen = random.Random(options.seed).sample(chosen, min(options.sample, len(chosen)))
    with tempfile.TemporaryDirectory(prefix="latium-mutants-") as folder:
        hunt = Hunt(root, Path(folder), options.jobs)
        if not hunt.healthy():
            console.print("tests/games fails without any mutant: mend that first.")
            return 1
        report(*hunt.survivors(chosen, console), console)
    return 0


if __name__ == "__main__":
    sys.exit(main())
