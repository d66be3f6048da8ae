"""One server under one load: drivers on cores of their own, and what both sides took in the seconds that count."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from benchmarks.load.dialects import SEATS
from benchmarks.load.driver import Found, Task
from benchmarks.load.servers import ROOT, Running, Use
from benchmarks.percentiles import percentile

LEAD: Final = 0.5
"""Seconds in which all drivers learn when to begin."""


@dataclass(frozen=True)
class Load:
    """So many connections, each moving every `pace` seconds, or as soon as it is asked if that is 0."""

    connections: int
    pace: float
    warm_up: float
    seconds: float


@dataclass(frozen=True)
class Measured:
    """What came of a load on a server."""

    server: str
    connections: int
    pace: float
    moves_per_second: float
    moves_per_core_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    server_cores: float
    driver_cores: float
    megabytes: float
    bytes_per_move: float
    games_finished: int


@dataclass(frozen=True)
class Cores:
    """Whoever measures shares no core with what is measured, where there are two at least."""

    server: Sequence[int]
    drivers: Sequence[int]

    @staticmethod
    def here() -> "Cores":
        found = sorted(os.sched_getaffinity(0))
        half = len(found) // 2
        return Cores(found[half:], found[:half] or found)


def measure(name: str, server: Running, load: Load, cores: Cores, progress: Callable[[str], None]) -> Measured:
    drivers = [_Driver(task, cores.drivers) for task in _tasks(name, server.port, load, len(cores.drivers))]
    try:
        return _measured(name, server, load, drivers, progress)
    finally:
        for driver in drivers:
            driver.end()


def _measured(
    name: str, server: Running, load: Load, drivers: Sequence["_Driver"], progress: Callable[[str], None]
) -> Measured:
    for driver in drivers:
        driver.await_tables(progress)
    progress(f"{load.warm_up + load.seconds:.0f} seconds of play")
    start = time.monotonic() + LEAD
    for driver in drivers:
        driver.begin(start)
    _sleep_until(start + load.warm_up)
    before = server.use()
    _sleep_until(start + load.warm_up + load.seconds)
    after = server.use()
    return summed_up(name, load, [driver.found() for driver in drivers], before, after)


def _sleep_until(when: float) -> None:
    time.sleep(max(0.0, when - time.monotonic()))


def _tasks(name: str, port: int, load: Load, drivers: int) -> list[Task]:
    tables = load.connections // SEATS
    shares = [tables // drivers + (number < tables % drivers) for number in range(drivers)]
    return [Task(name, port, share, load.pace, load.warm_up, load.seconds, seed) for seed, share in enumerate(shares)]


def summed_up(name: str, load: Load, found: Sequence[Found], before: Use, after: Use) -> Measured:
    latencies = sorted(latency for one in found for latency in one.latencies)
    assert latencies, "somebody has moved"
    server_seconds = after.cpu_seconds - before.cpu_seconds
    return Measured(
        server=name,
        connections=load.connections,
        pace=load.pace,
        moves_per_second=len(latencies) / load.seconds,
        moves_per_core_second=len(latencies) / max(server_seconds, 1e-9),
        p50_ms=1000 * percentile(latencies, 50),
        p99_ms=1000 * percentile(latencies, 99),
        worst_ms=1000 * latencies[-1],
        server_cores=server_seconds / load.seconds,
        driver_cores=sum(one.cpu_seconds for one in found) / load.seconds,
        megabytes=after.megabytes,
        bytes_per_move=sum(one.received_bytes for one in found) / len(latencies),
        games_finished=sum(one.games for one in found),
    )


class _Driver:
    """A driver in a process of its own."""

    def __init__(self, task: Task, cores: Sequence[int]) -> None:
        self.tables = task.tables
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.load.driver", msgspec.json.encode(task).decode()],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, cores),  # noqa: PLW1509  # there are no threads here
        )

    def await_tables(self, progress: Callable[[str], None]) -> None:
        ready = 0
        while ready < self.tables:
            ready = self._heard()["ready"]
            progress(f"{ready} of {self.tables} tables are open")

    def begin(self, start: float) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{start}\n")
        self._process.stdin.flush()

    def found(self) -> Found:
        return msgspec.convert(self._heard()["found"], Found)

    def end(self) -> None:
        self._process.kill()
        self._process.wait()

    def _heard(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            sys.exit("a driver has failed: see above")
        heard: dict[str, Any] = json.loads(line)
        return heard
