"""What pyproject.toml says is compiled can be compiled."""

import ast
import tomllib
from pathlib import Path

import pytest

import latium
from hatch_build import engine_modules

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["latium"]["engine"]
ENGINE = engine_modules(SOURCE, SETTINGS)


def test_the_engine_holds_states_and_rules_of_every_game() -> None:
    for game in SOURCE.glob("latium/games/*/state.py"):
        package = game.parent.relative_to(SOURCE).as_posix()
        assert f"{package}/state.py" in ENGINE
        assert any(module.startswith(f"{package}/rules/") for module in ENGINE)


def test_the_module_asked_whether_it_is_compiled_is_part_of_the_engine() -> None:
    assert f"{latium._ENGINE.replace('.', '/')}.py" in ENGINE


@pytest.mark.parametrize("module", ENGINE)
def test_a_compiled_module_defines_no_struct(module: str) -> None:
    tree = ast.parse((SOURCE / module).read_text(encoding="utf-8"))
    bases = [ast.unparse(base) for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases]
    assert not {"Struct", "msgspec.Struct"} & set(bases)


def test_a_pattern_that_matches_nothing_is_fine(tmp_path: Path) -> None:
    (tmp_path / "a.py").touch()
    (tmp_path / "b.py").touch()
    settings = {"compiled": ["*.py", "none/*.py"], "interpreted": ["b.py"]}
    assert engine_modules(tmp_path, settings) == ["a.py"]


def test_no_extension_lies_in_the_source_tree() -> None:
    assert not [path for suffix in ("so", "pyd") for path in SOURCE.rglob(f"*.{suffix}")]
