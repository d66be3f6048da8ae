"""Servers for tests: one on SQLite for all of a module's tests, and one of its own for whoever breaks it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from latium.server.client import Site
from tests.server.running import Running, sqlite


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that many tests share."""
    running = Running(sqlite(tmp_path_factory.mktemp("server"))).start()
    yield running.site
    running.stop()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server of one's own, to be killed and started again."""
    running = Running(sqlite(tmp_path)).start()
    yield running
    if running.process:
        running.stop()
