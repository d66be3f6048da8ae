"""What is kept, and how: schema, shared commits, snapshots."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, insert, select

from latium.server.storage.database import Database
from latium.server.storage.engine import make_engine
from latium.server.storage.migrating import migrate
from latium.server.storage.schema import ACCOUNTS, METADATA
from latium.server.storage.writing import Conflict, commit
from tests.server.running import sqlite


def account(connection: Connection, name: str) -> None:
    row = {"name": name, "name_key": name, "password_hash": "", "created_at": 0}
    connection.execute(insert(ACCOUNTS), [row])


def test_the_migrations_lead_to_the_schema(storage: str) -> None:
    engine = make_engine(storage)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    engine.dispose()


def test_a_change_that_breaks_a_constraint_fails_alone(storage: str) -> None:
    engine = make_engine(storage)
    migrate(engine)
    results = commit(engine, [lambda c, name=name: account(c, name) for name in ("Ada", "Ada", "Ben")])  # type: ignore[misc]
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    with engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(ACCOUNTS)).scalar() == 2
    engine.dispose()


def test_changes_asked_for_at_once_share_a_commit(tmp_path: Path) -> None:
    async def run() -> int:
        database = Database(sqlite(tmp_path))
        await database.open()
        await asyncio.gather(*(database.write(lambda c, n=n: account(c, str(n))) for n in range(50)))  # type: ignore[misc]
        found = await database.read(lambda c: c.execute(select(func.count()).select_from(ACCOUNTS)).scalar_one())
        await database.close()
        return found

    assert asyncio.run(run()) == 50


def test_sqlite_writes_every_commit_to_the_disk(tmp_path: Path) -> None:
    engine = make_engine(sqlite(tmp_path))
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return sqlite(tmp_path)
    address: str = request.getfixturevalue("postgres")
    return address
