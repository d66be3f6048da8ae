"""An app on a port of this machine, until it is told to end."""

import asyncio
import socket
from collections.abc import Callable
from typing import Final

import uvicorn
from fastapi import FastAPI

FRAME: Final = 1 << 16
"""No frame of a socket is larger, in bytes."""

LEAVING: Final = 5
"""Seconds that open connections are given when the server ends."""


def serve(app: FastAPI, listening: socket.socket, ready: Callable[[str], None]) -> None:
    """Answer until Ctrl-C or SIGTERM; `ready` is told the address, with the port that 0 led to."""
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    server = _Server(app, lambda: ready(f"http://{shown}:{port}/"))
    server.run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """Raises OSError."""
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind(address)
    return listening


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, app: FastAPI, ready: Callable[[], None]) -> None:
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            ws="websockets-sansio",
            ws_max_size=FRAME,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=LEAVING,
            server_header=False,
        )
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            asyncio.get_running_loop().call_soon(self._ready)
