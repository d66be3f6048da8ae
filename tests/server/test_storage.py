"""What is kept, and how: schema, shared commits, snapshots."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, bindparam, event, func, insert, select, update
from sqlalchemy.exc import DBAPIError

from latium.core.options import resolve
from latium.games import SHELF
from latium.server import commands
from latium.server.clocks import Clock
from latium.server.draft import Draft
from latium.server.entries import Left, Row
from latium.server.opening import Opening, Settings
from latium.server.storage import contacts, lobby, log, pulse, tables, writing
from latium.server.storage.database import Database
from latium.server.storage.engine import WRITES, make_engine
from latium.server.storage.log import Logged
from latium.server.storage.migrating import migrate, upgrade_to
from latium.server.storage.prepared import Prepared
from latium.server.storage.schema import ACCOUNTS, METADATA, TABLES
from latium.server.storage.tables import Keeper
from latium.server.storage.writing import Conflict, Pen, commit
from latium.server.table import Table
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
    results = commit(Pen(engine), [lambda c, name=name: account(c, name) for name in ("Ada", "Ada", "Ben")])  # type: ignore[misc]
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    with engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(ACCOUNTS)).scalar() == 2
    engine.dispose()


@asynccontextmanager
async def counted(folder: Path) -> AsyncIterator[tuple[Database, list[object]]]:
    """A database, and a list with something for each of its commits."""
    database = Database(sqlite(folder))
    await database.open()
    commits: list[object] = []
    event.listen(database.engine, "commit", commits.append)
    yield database, commits
    await database.close()


def test_changes_asked_for_at_once_share_a_commit(tmp_path: Path) -> None:
    async def run() -> None:
        async with counted(tmp_path) as (database, commits):
            await asyncio.gather(*(database.write(lambda c, n=n: account(c, str(n))) for n in range(50)))  # type: ignore[misc]
            assert len(commits) == 1
            found = await database.read(lambda c: c.execute(select(func.count()).select_from(ACCOUNTS)).scalar_one())
            assert found == 50

    asyncio.run(run())


def test_changes_that_come_in_turn_by_turn_share_a_commit(tmp_path: Path) -> None:
    async def run() -> None:
        async with counted(tmp_path) as (database, commits):
            asked = []
            for number in range(5):
                asked.append(database.write(lambda c, n=number: account(c, str(n))))  # type: ignore[misc]
                await asyncio.sleep(0)
            await asyncio.gather(*asked)
            assert len(commits) == 1

    asyncio.run(run())


def test_nobody_waits_for_all_who_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for bound in ("AT_ONCE", "WAITING"):
        monkeypatch.setattr(writing, bound, 1_000_000_000)

    async def run() -> None:
        async with counted(tmp_path) as (database, commits):
            first = asyncio.ensure_future(database.write(lambda c: account(c, "Ada")))
            others = []
            while not first.done():
                others.append(database.write(lambda _: None))
                await asyncio.sleep(0)
            assert len(commits) == 1
            await asyncio.gather(*others)

    asyncio.run(asyncio.wait_for(run(), 30))


def test_changes_of_tables_are_made_in_the_same_order_everywhere(tmp_path: Path) -> None:
    made: list[str] = []

    async def run() -> None:
        database = Database(sqlite(tmp_path))
        await database.open()
        asked = [("b", "b1"), ("", "any"), ("a", "a1"), ("b", "b2"), ("a", "a2")]
        await asyncio.gather(*(database.write(lambda _, what=what: made.append(what), table) for table, what in asked))  # type: ignore[misc]
        await database.close()

    asyncio.run(run())
    assert made == ["any", "a1", "a2", "b1", "b2"]


def test_processes_that_get_in_each_others_way_both_get_through(postgres: str) -> None:
    engines = [make_engine(postgres) for _ in range(2)]
    migrate(engines[0])
    commit(Pen(engines[0]), [lambda c, name=name: account(c, name) for name in ("Ada", "Ben")])  # type: ignore[misc]
    both = threading.Barrier(2)

    def run(names: tuple[str, str], number: int) -> list[object]:
        """Locks one row after the other; the first time, not before the other process has one of them as well."""
        met: list[None] = []

        def second(connection: Connection) -> None:
            if not met:
                met.append(None)
                both.wait(30)
            _more(connection, names[1])

        return commit(Pen(engines[number]), [lambda c: _more(c, names[0]), second])

    with ThreadPoolExecutor(2) as processes:
        running = [processes.submit(run, names, n) for n, names in enumerate([("Ada", "Ben"), ("Ben", "Ada")])]
        assert [one.result(60) for one in running] == [[None, None]] * 2
    with engines[0].connect() as connection:
        assert list(connection.execute(select(ACCOUNTS.c.created_at)).scalars()) == [2, 2]
    for engine in engines:
        engine.dispose()


def _more(connection: Connection, name: str) -> None:
    counted = update(ACCOUNTS).where(ACCOUNTS.c.name == name).values(created_at=ACCOUNTS.c.created_at + 1)
    connection.execute(counted)


def moves(table: Table, number: int) -> Iterator[Draft]:
    """Drafts of so many moves, each from where the one before led, the game having begun."""
    for now in range(number):
        seat = table.acting[0]
        action = table.game.pack(table.state, table.game.legal(table.state, seat)[0])
        draft = Draft(table, now * 1000)
        commands.move(draft, seat, table.decisions[seat].number, action)
        table = draft.table
        yield draft


@pytest.mark.parametrize(
    ("settings", "each"),
    [
        (Settings(bots=("", "")), False),
        (Settings(bots=("", ""), clock=Clock(kind="days", seconds=86_400)), True),
        (Settings(bots=("greedy", "greedy")), True),
    ],
    ids=["people", "clock", "bots"],
)
def test_what_tables_are_searched_by_stays_only_while_a_turn_of_people_goes_on(
    storage: str, settings: Settings, each: bool
) -> None:
    options = resolve(SHELF["founders"].facts, 2, {})
    opening = Opening(id="a", game="founders", seats=2, options=options, settings=settings, secret=bytes(32))
    begun = Draft(Table(opening), 0)
    for chair in begun.table.chairs:
        if chair.free:
            commands.join(begun, None, "Ada", "")
    commands.start_if_full(begun)
    engine = make_engine(storage)
    migrate(engine)
    pen = Pen(engine)
    commit(pen, [lambda c: tables.open_table(c, opening, Keeper(b"", None), 0), tables.appended(begun)])
    kept, written = begun.table, 0
    for draft in moves(begun.table, 40):
        assert commit(pen, [tables.appended(draft)]) == [None]
        if each or draft.table.acting != kept.acting:
            kept, written = draft.table, written + 1
        with engine.connect() as connection:
            found = connection.execute(select(TABLES.c.version, TABLES.c.acting, TABLES.c.due_at)).one()
            assert found == (kept.version, ",".join(map(str, kept.acting)), kept.due_at)
            assert tables.marks(connection, ["a"]) == {"a": (draft.table.version, 0)}
    assert written == 40 if each else 0 < written < 40
    engine.dispose()


def test_rows_of_the_log_that_share_a_commit_are_all_there_and_one_that_is_taken_fails_alone(storage: str) -> None:
    engine = make_engine(storage)
    migrate(engine)
    pen = Pen(engine)
    options = resolve(SHELF["founders"].facts, 2, {})
    for id in "abc":
        opening = Opening(
            id=id, game="founders", seats=2, options=options, settings=Settings(bots=("", "")), secret=bytes(32)
        )
        commit(pen, [lambda c, opening=opening: tables.open_table(c, opening, Keeper(b"", None), 0)])  # type: ignore[misc]
    noted: list[str] = []

    def lines(id: str, numbers: range) -> Logged:
        rows = [Row(n, Left(seat=0), 0, str(n), n) for n in numbers]
        return Logged(log.lines_of(id, rows), [lambda _: noted.append(id)])

    assert commit(pen, [lines("a", range(100)), lines("b", range(29))]) == [None, None]
    assert noted == ["a", "b"]
    results = commit(pen, [lines("a", range(99, 101)), lines("b", range(29, 31)), lines("c", range(1))])
    assert [type(result) for result in results] == [Conflict, type(None), type(None)]
    with engine.connect() as connection:
        found = {id: [row.n for row in log.rows_since(connection, id, 0)] for id in "abc"}
        assert found == {"a": list(range(100)), "b": list(range(31)), "c": [0]}
        assert log.done_under(connection, "b", 0, "29") == 30
        assert log.done_under(connection, "b", 1, "29") is None
    engine.dispose()


def test_no_search_goes_through_all_tables(tmp_path: Path) -> None:
    engine = make_engine(sqlite(tmp_path))
    migrate(engine)
    asked: list[tuple[str, Any]] = []
    with engine.connect() as connection:
        event.listen(engine, "before_cursor_execute", lambda _, __, query, values, *___: asked.append((query, values)))
        lobby.listed(connection, lobby.Wanted("open", None, None, 10))
        tables.waiting_for_bots(connection, 1)
        contacts.untold(connection, 1, 1)
        pulse.any_clock_runs(connection)
        pulse.with_running_clocks(connection)
        pulse.overdue(connection, 1, 1)
        log.done_under(connection, "a", 0, "b")
        plans = [
            " ".join(step[3] for step in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}", values))
            for query, values in asked.copy()
            if query.startswith("SELECT")
        ]
    assert len(plans) == 7
    assert all("USING INDEX" in plan or "USING COVERING INDEX" in plan for plan in plans), plans
    engine.dispose()


def test_a_database_of_before_is_taken_forward_with_all_its_rows(storage: str) -> None:
    engine = make_engine(storage)
    with engine.connect().execution_options(**WRITES) as connection, connection.begin():
        upgrade_to(connection, "0002")
        options = resolve(SHELF["founders"].facts, 2, {})
        opening = Opening(
            id="a", game="founders", seats=2, options=options, settings=Settings(bots=("", "")), secret=bytes(32)
        )
        tables.open_table(connection, opening, Keeper(b"", None), 0)
        log.add(connection, log.lines_of("a", [Row(n, Left(seat=0), 0, str(n), n) for n in range(3)]))
    migrate(engine)
    with engine.connect() as connection:
        assert [row.client for row in log.rows_since(connection, "a", 0)] == ["0", "1", "2"]
    assert commit(Pen(engine), [Logged(log.lines_of("a", [Row(3, Left(seat=0), 0, "2", 3)]), [])]) == [None]
    engine.dispose()


def test_sqlite_writes_every_commit_to_the_disk(tmp_path: Path) -> None:
    engine = make_engine(sqlite(tmp_path))
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()


def test_what_is_spelled_once_finds_and_fails_as_anything_else(storage: str) -> None:
    named = Prepared(
        select(ACCOUNTS.c.name, ACCOUNTS.c.created_at)
        .where(ACCOUNTS.c.name >= bindparam("after"))
        .order_by(ACCOUNTS.c.name)
        .limit(bindparam("most"))
    )
    engine = make_engine(storage)
    with engine.connect() as connection, pytest.raises(DBAPIError):
        named.rows(connection, after="", most=1)  # there are no tables yet
    migrate(engine)
    commit(Pen(engine), [lambda c, name=name: account(c, name) for name in ("Ada", "Ben", "Cleo", "Dido")])  # type: ignore[misc]
    with engine.connect() as connection:
        assert [tuple(row) for row in named.rows(connection, after="Ben", most=2)] == [("Ben", 0), ("Cleo", 0)]
        assert len(named.rows(connection, after="", most=9)) == 4
    engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return sqlite(tmp_path)
    address: str = request.getfixturevalue("postgres")
    return address
