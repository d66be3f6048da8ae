"""Build hook of the wheel: compiles the engine by mypyc and ships both the extensions and their sources.

Which modules are compiled is said in pyproject.toml under [tool.latium.engine]. Where there is no C compiler, or it fails,
the wheel is pure and the same sources run interpreted. An editable install always stays pure.

LATIUM_COMPILE=never skips the attempt; LATIUM_COMPILE=must turns a failure into an error.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
# `make check` judges types with every dependency at hand; here a missing one must not stop the compilation.
MYPY_OPTIONS = ["--config-file=", "--ignore-missing-imports"]
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

setup(name="latium-engine", packages=[], ext_modules=mypycify(sys.argv[3:], opt_level="3", debug_level="0"),
      script_args=["build_ext", "--inplace", "--build-temp", sys.argv[1], "--parallel", sys.argv[2]])
"""


def engine_modules(source: Path, settings: dict[str, list[str]]) -> list[str]:
    """The files to compile, relative to `source`."""

    def matches(key: str) -> set[Path]:
        return {path for pattern in settings[key] for path in source.glob(pattern)}

    return [path.relative_to(source).as_posix() for path in sorted(matches("compiled") - matches("interpreted"))]


def c_compiler() -> str | None:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(shlex.split(command)[0])


def compile_engine(workshop: Path) -> list[Path]:
    """Compile a copy of the sources in `workshop`: an old build folder would silently hand out old extensions."""
    source = workshop / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["latium"]["engine"]
    if not (modules := engine_modules(source, settings)):
        return []
    arguments = [str(workshop / "build"), str(os.cpu_count() or 1), *MYPY_OPTIONS, *modules]
    subprocess.run([sys.executable, "-c", SETUP, *arguments], cwd=source, check=True, stdout=sys.stderr)
    return sorted(path for path in source.rglob("*") if path.suffix in {".so", ".pyd"})


class EngineHook(BuildHookInterface[Any]):
    """Adds the compiled engine to a standard wheel."""

    workshop: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        mode = os.environ.get("LATIUM_COMPILE", "try")
        if version == "editable" or mode == "never":
            return
        self.workshop = tempfile.TemporaryDirectory(prefix="latium-engine-")
        extensions = self.attempt(Path(self.workshop.name), must=mode == "must")
        if extensions:
            source = Path(self.workshop.name, "src")
            build_data["force_include"].update({str(path): path.relative_to(source).as_posix() for path in extensions})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def attempt(self, workshop: Path, *, must: bool) -> list[Path]:
        try:
            if not c_compiler():
                raise FileNotFoundError("no C compiler was found")
            return compile_engine(workshop)
        except (OSError, subprocess.CalledProcessError) as problem:
            if must:
                raise
            print(f"latium: the engine stays interpreted: {problem}", file=sys.stderr)
            return []

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        if self.workshop:
            self.workshop.cleanup()
