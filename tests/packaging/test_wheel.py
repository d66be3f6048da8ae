"""The wheel: compiled where that works, pure where it does not, and always with its sources."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import hatch_build
import latium

ROOT = Path(__file__).parents[2]
SOUND = '"""Counts."""\n\ndef successor(number: int) -> int:\n    return number + 1\n'
BROKEN = '"""Counts."""\n\ndef successor(number: int) -> int:\n    return "more"\n'

needs_compiler = pytest.mark.skipif(hatch_build.c_compiler() is None, reason="no C compiler")


def build(project: Path, **environment: str) -> tuple[list[str], subprocess.CompletedProcess[str]]:
    """The names in the wheel built from a project, its file name first; only that part of the environment matters."""
    folder = project / "wheels"
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    plain = {
        name: value
        for name, value in os.environ.items()
        if name not in {"CC", "LATIUM_CLIENT", "LATIUM_COMPILE", "PYTHONPATH"}
    }
    done = subprocess.run(
        command, cwd=project, env={**plain, **environment}, capture_output=True, text=True, check=False
    )
    names = [name for wheel in folder.glob("*.whl") for name in [wheel.name, *ZipFile(wheel).namelist()]]
    return names, done


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """This project with an engine of two small modules: mypyc writes no file for each where there is but one."""
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    core = tmp_path / "src/latium/core"
    core.mkdir(parents=True)
    (core.parent / "__init__.py").write_text('__version__ = "0.1"\n', encoding="utf-8")
    (core / "__init__.py").touch()
    for name in ("play.py", "seats.py"):
        (core / name).write_text(SOUND, encoding="utf-8")
    return tmp_path


def test_the_wheel_carries_everything_the_package_reads(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    names, _ = build(tmp_path, LATIUM_COMPILE="never")
    assert names[0] == f"latium-{latium.__version__}-py3-none-any.whl"
    files = [path for path in (ROOT / "src").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert {path.relative_to(ROOT / "src").as_posix() for path in files} <= set(names)


@needs_compiler
def test_a_compiled_wheel_carries_extension_and_source(project: Path) -> None:
    names, _ = build(project)
    assert "none-any" not in names[0]
    assert "latium/core/play.py" in names
    extensions = [name for name in names if name.endswith((".so", ".pyd"))]
    assert any(name.startswith("latium/core/play.") for name in extensions)
    assert not any(name.startswith("build/") for name in names)
    assert not list((project / "src").rglob("*.so"))


@needs_compiler
def test_what_cannot_be_compiled_makes_a_pure_wheel(project: Path) -> None:
    (project / "src/latium/core/play.py").write_text(BROKEN, encoding="utf-8")
    names, done = build(project)
    assert names[0].endswith("py3-none-any.whl")
    assert "stays interpreted: mypyc failed" in done.stderr
    assert "play.py:4: error" in done.stderr


def test_no_compiler_makes_a_pure_wheel(project: Path) -> None:
    names, done = build(project, CC="no-such-compiler")
    assert names[0].endswith("py3-none-any.whl")
    assert "stays interpreted: there is no C compiler" in done.stderr


def test_compilation_can_be_demanded(project: Path) -> None:
    names, done = build(project, CC="no-such-compiler", LATIUM_COMPILE="must")
    assert done.returncode
    assert not names


def test_an_editable_install_stays_pure(tmp_path: Path) -> None:
    hook = hatch_build.WheelHook(str(tmp_path), {}, None, None, "", "wheel")  # type: ignore[arg-type]
    data: dict[str, object] = {}
    hook.initialize("editable", data)
    assert not data


TOOLS = """import pathlib, sys
if sys.argv[1] == "node":
    sys.exit(0)
print("no node here" if "{mode}" == "fail" else "built")
folder = pathlib.Path(sys.argv[2])
if "{mode}" == "fail":
    sys.exit(1)
(folder / "assets").mkdir(parents=True)
(folder / "index.html").write_text("<!doctype html>")
(folder / "assets/main.js").write_text("")
"""


@pytest.fixture
def with_client(project: Path) -> Path:
    """The same with a client, whose tools are ours."""
    for name in ("web", "scripts"):
        (project / name).mkdir()
    (project / "scripts/web_client.py").write_text(TOOLS.format(mode="build"), encoding="utf-8")
    return project


def test_the_wheel_carries_the_web_client(with_client: Path) -> None:
    names, done = build(with_client, LATIUM_COMPILE="never")
    assert {"latium/server/web/index.html", "latium/server/web/assets/main.js"} <= set(names), done.stderr
    assert names[0].endswith("py3-none-any.whl")


def test_a_machine_that_cannot_build_the_client_makes_a_wheel_without_it(with_client: Path) -> None:
    (with_client / "scripts/web_client.py").write_text(TOOLS.format(mode="fail"), encoding="utf-8")
    names, done = build(with_client, LATIUM_COMPILE="never")
    assert names
    assert not any("server/web" in name for name in names)
    assert "The wheel has no web client: no node here" in done.stderr
    names, done = build(with_client, LATIUM_COMPILE="never", LATIUM_CLIENT="must")
    assert done.returncode


def test_the_client_can_be_left_out(with_client: Path) -> None:
    names, done = build(with_client, LATIUM_COMPILE="never", LATIUM_CLIENT="never")
    assert not any("server/web" in name for name in names)
    assert "web client" not in done.stderr
