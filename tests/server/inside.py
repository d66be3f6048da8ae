"""A real server in a thread of this process: its time, its tokens and its dice can be fixed, its loop watched."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from fastapi import FastAPI

from latium.server.app import create_app
from latium.server.client import Site
from latium.server.configuration import Configuration
from latium.server.protocols import bounded
from latium.server.rates import UNLIMITED
from latium.server.running import FRAME
from latium.server.sources import Sources


class Inside:
    """The app, its site, its event loop and the connections it holds."""

    def __init__(self, app: FastAPI, site: Site, loop: asyncio.AbstractEventLoop, connections: set[Any]) -> None:
        self.app = app
        self.site = site
        self.loop = loop
        self.connections = connections


def _listening(buffer: int) -> socket.socket:
    listening = socket.socket()
    if buffer:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    listening.bind(("127.0.0.1", 0))
    return listening


@contextmanager
def inside(database: str, sources: Sources | None = None, buffer: int = 0, **configured: Any) -> Iterator[Inside]:
    """`buffer` makes that of the system for what is sent as small, in bytes."""
    configuration = Configuration(database=database, thinkers=1, rates=UNLIMITED, **configured)
    app = create_app(configuration, sources)
    config = uvicorn.Config(
        app, log_config=None, ws_max_size=FRAME, ws_per_message_deflate=False, access_log=False, **bounded()
    )
    server = uvicorn.Server(config)
    listening = _listening(buffer)
    started = threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def run() -> None:
        loops.append(asyncio.get_running_loop())
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        started.set()
        await serving

    thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
    thread.start()
    assert started.wait(60)
    port = listening.getsockname()[1]
    try:
        yield Inside(app, Site(f"http://127.0.0.1:{port}"), loops[0], server.server_state.connections)
    finally:
        server.should_exit = True
        thread.join(30)
