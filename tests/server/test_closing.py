"""A server that is asked to end does, whatever somebody still waits for."""

import asyncio
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from latium.server.configuration import Configuration
from latium.server.services import Services
from latium.server.thinking import Thinkers
from tests.server.running import sqlite

LONG = 60.0


def test_a_storage_that_does_not_answer_does_not_keep_a_server_from_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("latium.server.services.CLOSING", 0.5)
    answering = threading.Event()

    async def run() -> float:
        services = Services(Configuration(database=sqlite(tmp_path), thinkers=1))
        await services.open()
        stuck = asyncio.ensure_future(services.database.write(lambda _: answering.wait(LONG)))
        await asyncio.sleep(0)
        start = time.monotonic()
        await services.close()
        took = time.monotonic() - start
        stuck.cancel()
        answering.set()
        return took

    assert asyncio.run(run()) < LONG / 2


def test_what_a_bot_thinks_is_not_waited_for() -> None:
    async def run() -> float:
        thinkers = Thinkers(1)
        thinkers._pool.submit(time.sleep, LONG)
        await asyncio.sleep(1)
        start = time.monotonic()
        await thinkers.close()
        return time.monotonic() - start

    assert asyncio.run(run()) < LONG / 2


FILES = """
import resource
from fastapi import FastAPI
from latium.server.running import listen, serve

most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (256, most))
told = lambda: print(resource.getrlimit(resource.RLIMIT_NOFILE)[0] == most, flush=True)
serve(FastAPI(), listen("127.0.0.1", 0), told)
"""


def test_a_server_has_as_many_files_as_it_is_allowed() -> None:
    process = subprocess.Popen([sys.executable, "-c", FILES], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "True\n"
    process.terminate()
    process.wait(LONG)
    process.stdout.close()


STUCK = """
import time
from concurrent.futures import ThreadPoolExecutor
from fastapi import FastAPI
from latium.server.running import listen, serve

waiting = ThreadPoolExecutor(1)
waiting.submit(time.sleep, 600)
listening = listen("127.0.0.1", 0)
serve(FastAPI(), listening, lambda: print("ready", flush=True))
"""


def test_a_thread_that_waits_for_ever_does_not_keep_a_process_alive() -> None:
    process = subprocess.Popen([sys.executable, "-c", STUCK], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    process.terminate()
    assert process.wait(LONG) == 0
    process.stdout.close()
