"""Games played on many machines by Ray: the same games as in one process.

Each game is a task of its own. If its worker is killed, Ray plays it again, once; a second loss ends the tournament.
"""

import os
import re
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, Final

from latium.arena.errors import ArenaError
from latium.arena.schedule import Fixture
from latium.arena.tournament import Arrived, Crew, CrewLostError
from latium.core.protocol import message

LOCAL: Final = "local"
"""The address of a Ray of our own on this machine, which ends with the tournament."""
LOOPBACK: Final = "127.0.0.1"
SECONDS_TO_ANSWER: Final = 10
TASKS_AHEAD: Final = 4
"""For each processor: handed out before the first of them is done."""

_PLACE: Final = re.compile(r"(ray://)?(?P<host>[^:/]+):(?P<port>\d{1,5})")


def check_ray() -> None:
    """Raises ArenaError if Ray is not installed."""
    if find_spec("ray") is None:
        raise ArenaError(message("arena-ray-missing"))


def ray_crew(address: str, processors: int | None = None) -> Crew:
    """The Ray at an address; for `local`, one with so many processors."""

    def crew(work: Callable[[Fixture], Arrived], tasks: Sequence[Fixture], /) -> Iterator[tuple[int, Arrived]]:
        with _connected(address, processors) as ray:
            try:
                yield from _played(ray, work, tasks)
            except ray.exceptions.RayTaskError as failure:
                raise failure.cause from failure
            except ray.exceptions.RayError as failure:
                raise CrewLostError from failure

    return crew


@contextmanager
def _connected(address: str, processors: int | None) -> Iterator[Any]:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray  # noqa: PLC0415  # an extra, and slow to load

    own = {"num_cpus": processors, "include_dashboard": False, "_node_ip_address": LOOPBACK}
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="error", **(own if address == LOCAL else {}))
    except (OSError, ValueError, OverflowError, RuntimeError) as failure:  # the third for a port that is none
        raise ArenaError(message("arena-ray-unreachable", address=address, reason=str(failure))) from failure
    try:
        yield ray
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself would wait for minutes where nobody answers. Raises OSError."""
    if place := _PLACE.fullmatch(address):
        socket.create_connection((place["host"], int(place["port"])), timeout=SECONDS_TO_ANSWER).close()


def _played(ray: Any, work: Callable[[Fixture], Arrived], tasks: Sequence[Fixture]) -> Iterator[tuple[int, Arrived]]:
    remote = ray.remote(max_retries=1)(work_on)
    shared = ray.put(work)
    ahead = max(1, int(ray.cluster_resources().get("CPU", 1))) * TASKS_AHEAD
    left = deque(enumerate(tasks))
    under_way: dict[Any, int] = {}
    lost: Exception | None = None
    while under_way or (left and not lost):
        while left and not lost and len(under_way) < ahead:
            place, task = left.popleft()
            under_way[remote.remote(shared, task)] = place
        done, _ = ray.wait(list(under_way))
        for reference in done:
            place = under_way.pop(reference)
            try:
                yield place, ray.get(reference)
            except ray.exceptions.WorkerCrashedError as failure:
                lost = failure  # what the others are playing is not lost with it
    if lost:
        raise lost


def work_on(work: Callable[[Fixture], Arrived], task: Fixture) -> Arrived:
    """A task as Ray runs it."""
    return work(task)
