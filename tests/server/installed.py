"""PostgreSQL and Redis as the system has them, started on a free port of this machine and ended with the tests."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.running import free_port


def program(name: str) -> str:
    """Where a program of PostgreSQL or Redis is. Skips the test if it is not installed."""
    places = [str(folder) for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    found = shutil.which(name, path=os.pathsep.join([*places, os.environ["PATH"]]))
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def as_owner(*command: str) -> list[str]:
    """PostgreSQL does not run as root: its own user then does."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else list(command)


def quietly(*command: str) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")


@contextmanager
def running_postgres() -> Iterator[str]:
    """The address of a server without any database of ours."""
    with tempfile.TemporaryDirectory(prefix="latium-postgres-") as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        data, port = f"{folder}/data", free_port()
        quietly(*as_owner(program("initdb"), "-D", data, "-A", "trust", "-U", "latium", "-N"))
        options = f"-h 127.0.0.1 -p {port} -k {folder}"
        control = as_owner(program("pg_ctl"), "-D", data, "-w", "-l", f"{folder}/log", "-o", options)
        quietly(*control, "start")
        try:
            yield f"postgresql://latium@127.0.0.1:{port}/postgres"
        finally:
            quietly(*control, "-m", "immediate", "stop")


@contextmanager
def running_redis(folder: Path) -> Iterator[str]:
    port = free_port()
    command = [program("redis-server"), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen([*command, "--dir", str(folder)], stdout=subprocess.DEVNULL)
    try:
        _await_port(port)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def _await_port(port: int) -> None:
    for _ in range(300):
        with socket.socket() as trying:
            if trying.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise TimeoutError(f"nobody listens on port {port}")
