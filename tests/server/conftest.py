"""Servers for tests: one on SQLite for all of a module's tests, one of its own for whoever breaks it, and services."""

import itertools
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from latium.server.client import Site
from tests.server.installed import running_postgres, running_redis
from tests.server.running import Running, sqlite

_numbers = itertools.count()


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


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """Skips where PostgreSQL is not installed."""
    with running_postgres() as address:
        yield address


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The address of a new database in PostgreSQL."""
    name = f"test{next(_numbers)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres_server.rpartition("/")[0] + f"/{name}"


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a Redis of one's own. Skips where it is not installed."""
    with running_redis(tmp_path_factory.mktemp("redis")) as address:
        yield address
