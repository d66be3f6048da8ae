"""A real server in a process of its own, on a free port of this machine."""

import os
import re
import secrets
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

from latium.server.client import Site


def free_port() -> int:
    """Not one of those that connections are given: a server that is started again must find its own still free."""
    while True:
        port = secrets.choice(range(16_000, 32_000))
        with socket.socket() as listening, suppress(OSError):
            listening.bind(("127.0.0.1", port))
            return port


class Running:
    """`latium serve`; killed, it can be started again on the same port and storage."""

    program = ("-m", "latium")

    def __init__(self, database: str, *options: str, port: int | None = None) -> None:
        self.database = database
        self.options = options
        self.port = port or free_port()
        self.process: subprocess.Popen[str] | None = None
        self.log: IO[str] | None = None
        """Where it logs, if not with the tests."""

    @property
    def site(self) -> Site:
        return Site(f"http://127.0.0.1:{self.port}")

    def start(self) -> "Running":
        command = [sys.executable, *self.program, "serve", "--no-browser", "--lang", "en", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [*command, "--database", self.database, *self.options],
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        assert re.match("Latium is ready at http", self.process.stdout.readline())
        return self

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(how)
        code = self.process.wait(30)
        self.process.stdout.close()
        self.process = None
        return code


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'latium.db'}"
