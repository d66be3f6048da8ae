"""An app on a port of this machine, until it is told to end."""

import asyncio
import faulthandler
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final

import structlog
import uvicorn
from fastapi import FastAPI

from latium.server.protocols import bounded

FRAME: Final = 1 << 16
"""No frame of a socket is larger, in bytes."""

LEAVING: Final = 5
"""Seconds that open connections are given when the server ends."""

LATEST: Final = 25.0
"""Seconds after which a server that was asked to end is gone, whatever it still waits for."""

LINGERING: Final = 2.0
"""Seconds that threads have after all else has ended: one may wait for a database that does not answer."""


def serve(app: FastAPI, listening: socket.socket, ready: Callable[[], None], proxies: str = "") -> None:
    """Answer until Ctrl-C or SIGTERM, then hand over: nobody new is let in, what is under way is committed, and whoever
    is connected is told to come back (close code 1012). `proxies` are believed on who asks."""
    faulthandler.enable()  # a crash in a library's C code says where
    _allow_many_files()
    _Server(app, ready, proxies).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """Raises OSError."""
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
        listening.listen()
    except OSError:
        listening.close()
        raise
    return listening


def _allow_many_files() -> None:
    """A socket is a file, and many systems let a process have but 1,024 of them unless it asks for more."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415  # Windows has none

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with suppress(ValueError, OSError):  # there are systems that name a limit they do not grant
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class _Server(uvicorn.Server):
    """Says when it is ready, and ends well when it is asked to."""

    def __init__(self, app: FastAPI, ready: Callable[[], None], proxies: str) -> None:
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            **bounded(),
            ws_max_size=FRAME,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=LEAVING,
            server_header=False,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies,
        )
        super().__init__(config)
        self._ready = ready

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """uvicorn would send itself the signal again at the end; but to be asked to end is no failure."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        _later(LATEST, _give_up)
        await super().shutdown(sockets)
        _later(LINGERING, os._exit, 0)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            asyncio.get_running_loop().call_soon(self._ready)


def _later(seconds: float, deed: Callable[..., object], *args: object) -> None:
    """It outlives the event loop, for threads are waited for after that as well."""
    timer = threading.Timer(seconds, deed, args)
    timer.daemon = True
    timer.start()


def _give_up() -> None:
    """What was committed is safe, and nothing else was promised to anybody."""
    structlog.get_logger().error("ended-late", seconds=LATEST)
    os._exit(1)
