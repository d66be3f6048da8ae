"""The door through which everything changes: races, resending, loading, other processes."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, event

from latium.core.protocol import OptionValue, message
from latium.core.resources import read_text
from latium.games import SHELF
from latium.server import commands, desk, hosting, playing
from latium.server.configuration import Configuration
from latium.server.errands import Errand
from latium.server.errors import NotOpen, Unavailable
from latium.server.messages import JoinTable, Move, OpenTable
from latium.server.services import Services
from latium.server.storage import tables
from latium.server.storage.schema import SNAPSHOTS
from latium.server.table import PLAYING, Table
from tests.server.running import sqlite


@asynccontextmanager
async def opened(database: str, redis: str = "") -> AsyncIterator[Services]:
    services = Services(Configuration(database=database, redis=redis, thinkers=1))
    await services.open()
    try:
        yield services
    finally:
        await services.close()


async def seated(services: Services, game: str = "foundations-of-rome", seats: int = 2) -> str:
    table, _ = await hosting.open_table(services.desk, OpenTable(game=game, bots=[""] * seats))
    for seat in range(seats):
        await hosting.join(services.desk, table.opening.id, JoinTable(name=f"Guest {seat}"))
    return table.opening.id


async def play_some(services: Services, id: str, moves: int) -> Table:
    for _ in range(moves):
        table = await services.desk.table(id)
        if table.phase != PLAYING:
            break
        seat = table.acting[0]
        action = table.game.pack(table.state, table.game.legal(table.state, seat)[0])
        await playing.move(services.desk, id, seat, f"c{table.version}", table.decisions[seat].number, action)
    return await services.desk.table(id)


def told(table: Table) -> tuple[object, ...]:
    return table.version, table.game.dump(table.state), table.decisions, table.lines, table.draws, table.chairs


def test_a_lost_race_is_run_again_on_what_the_other_did(tmp_path: Path) -> None:
    async def run() -> None:
        address = sqlite(tmp_path)
        async with opened(address) as one, opened(address) as other:
            id = await seated(one, "foundations-of-rome", 3)
            await other.desk.table(id)
            table = await play_some(one, id, 1)
            seat = table.acting[0]
            action = table.game.pack(table.state, table.game.legal(table.state, seat)[0])
            number = table.decisions[seat].number
            await playing.move(other.desk, id, seat, "raced", number, action)  # it still knows the table before that
            with pytest.raises(NotOpen):
                await playing.move(one.desk, id, seat, "late", number, action)
            assert await playing.move(one.desk, id, seat, "raced", number, action) <= (await one.desk.table(id)).version
            assert told(await one.desk.table(id)) == told(await other.desk.table(id))

    asyncio.run(run())


def some_move(table: Table, client: str) -> Errand[None]:
    """The first legal move of whoever is to act."""
    seat = table.acting[0]
    notation = table.game.write(table.state, table.game.legal(table.state, seat)[0])
    return playing.moving(seat, Move(client=client, decision=table.decisions[seat].number, notation=notation), 0)


def test_what_is_begun_at_once_is_written_and_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(sqlite(tmp_path)) as services:
            id, done = await seated(services), asyncio.Queue[int | Exception]()
            before, woken, followed = await services.desk.table(id), asyncio.Event(), list[Table]()
            services.desk.followers.append(followed.append)
            with services.hub.listening(id, woken.set):
                assert services.desk.begin(id, some_move(before, "a"), done.put_nowait)
                assert not services.desk.begin(id, some_move(before, "b"), done.put_nowait)  # another is under way
                assert await services.desk.table(id) is before
                version = await asyncio.wait_for(done.get(), 30)
            after = await services.desk.table(id)
            assert version == after.version > before.version
            assert woken.is_set()
            assert followed == [after]
            assert told(await fresh(services, id)) == told(after)

    asyncio.run(run())


async def fresh(services: Services, id: str) -> Table:
    """As the database has it."""
    loaded = await services.database.read(lambda connection: tables.load(connection, id))
    assert loaded is not None
    return loaded.table


def test_what_cannot_be_begun_at_once_leaves_no_trace(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(sqlite(tmp_path)) as services:
            id, done = await seated(services), list[object]()
            before = await services.desk.table(id)
            wrong = Errand(lambda draft: commands.move(draft, before.acting[0], -1, "nonsense", "a"))
            assert not services.desk.begin(id, wrong, done.append)
            assert not services.desk.begin("unknown", some_move(before, "a"), done.append)
            assert await services.desk.table(id) is before
            assert (await play_some(services, id, 1)).version > before.version  # it is nobody's turn for ever
            assert done == []

    asyncio.run(run())


def test_a_race_that_is_lost_at_once_is_run_again(tmp_path: Path) -> None:
    """In foundations' draft two choose at the same time, so the move is right after the other one as well."""

    async def run() -> None:
        address = sqlite(tmp_path)
        async with opened(address) as one, opened(address) as other:
            asked = OpenTable(game="foundations-of-rome", bots=["", ""], options={"drafting": True})
            table, _ = await hosting.open_table(one.desk, asked)
            id, done = table.opening.id, asyncio.Queue[int | Exception]()
            for name in ("Ada", "Ben"):
                await hosting.join(one.desk, id, JoinTable(name=name))
            before = await other.desk.table(id)
            assert len(before.acting) == 2
            await play_some(one, id, 1)
            seat = before.acting[1]
            notation = before.game.write(before.state, before.game.legal(before.state, seat)[0])
            move = Move(client="raced", decision=before.decisions[seat].number, notation=notation)
            assert other.desk.begin(id, playing.moving(seat, move, 0), done.put_nowait)
            version = await asyncio.wait_for(done.get(), 30)
            assert version == (await other.desk.table(id)).version > before.version + 1
            assert other.desk.begin(id, some_move(await one.desk.table(id), "stale"), done.put_nowait) is False

    asyncio.run(run())


def test_what_was_begun_and_could_not_be_saved_is_said_to_be_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(sqlite(tmp_path)) as services:
            id, done = await seated(services), asyncio.Queue[int | Exception]()
            before = await services.desk.table(id)

            def full(*_: object) -> None:
                raise services.database.engine.dialect.loaded_dbapi.OperationalError("database or disk is full")

            event.listen(services.database.engine, "before_cursor_execute", full)
            assert services.desk.begin(id, some_move(before, "a"), done.put_nowait)
            assert isinstance(await asyncio.wait_for(done.get(), 30), Unavailable)
            event.remove(services.database.engine, "before_cursor_execute", full)
            assert await services.desk.table(id) is before
            assert services.desk.begin(id, some_move(before, "a"), done.put_nowait)
            assert await asyncio.wait_for(done.get(), 30) == (await services.desk.table(id)).version

    asyncio.run(run())


def test_a_game_that_is_over_is_let_go_of_once_all_have_gone(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(sqlite(tmp_path)) as services:
            id = await seated(services)
            with services.hub.listening(id, lambda: None):
                await play_some(services, id, 1)
            assert services.desk.at_hand == 1
            with services.hub.listening(id, lambda: None):
                with services.hub.listening(id, lambda: None):
                    await playing.resign(services.desk, id, 0, "enough")
                assert services.desk.at_hand == 1
            assert services.desk.at_hand == 0
            assert (await services.desk.table(id)).outcome is not None

    asyncio.run(run())


def test_loading_gives_the_same_table_with_snapshots_and_without(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(sqlite(tmp_path)) as services:
            id = await seated(services)
            table = await play_some(services, id, 60)
            loaded = await services.database.read(lambda connection: tables.load(connection, id))
            assert loaded is not None
            assert loaded.snapshot > 0
            assert told(loaded.table) == told(table)
            await services.database.write(lambda connection: connection.execute(delete(SNAPSHOTS)))
            again = await services.database.read(lambda connection: tables.load(connection, id))
            assert again is not None
            assert told(again.table) == told(table)

    asyncio.run(run())


def test_where_nothing_can_be_saved_nothing_changes(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(sqlite(tmp_path)) as services:
            id = await seated(services)
            before = await services.desk.table(id)

            def full(*_: object) -> None:
                raise services.database.engine.dialect.loaded_dbapi.OperationalError("database or disk is full")

            event.listen(services.database.engine, "before_cursor_execute", full)
            with pytest.raises(Unavailable):
                await play_some(services, id, 1)
            event.remove(services.database.engine, "before_cursor_execute", full)
            assert await services.desk.table(id) is before
            assert (await play_some(services, id, 1)).version > before.version

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["watching", "postgresql", "redis"])
def test_processes_hear_of_each_others_moves(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    address = request.getfixturevalue("postgres") if kind == "postgresql" else sqlite(tmp_path)
    redis = request.getfixturevalue("redis") if kind == "redis" else ""

    async def run() -> None:
        async with opened(address, redis) as one, opened(address, redis) as other:
            id = await seated(one)
            before = await other.desk.table(id)
            woken = asyncio.Event()
            with other.hub.listening(id, woken.set):
                await asyncio.sleep(0.5)
                await play_some(one, id, 1)
                async with asyncio.timeout(30):
                    while (await other.desk.table(id)).version == before.version:
                        await woken.wait()
                        woken.clear()

    asyncio.run(run())


def test_a_command_that_refuses_leaves_no_trace(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(sqlite(tmp_path)) as services:
            id = await seated(services)
            before = await services.desk.table(id)

            def refuse(draft: object) -> None:
                raise NotOpen(message("table-over"))

            with pytest.raises(NotOpen):
                await services.desk.act(id, Errand(refuse))
            with pytest.raises(NotOpen):
                await services.desk.act(id, Errand(lambda draft: commands.join(draft, None, "Late", "")))
            assert await services.desk.table(id) is before

    asyncio.run(run())


def test_a_game_set_up_before_is_set_up_without_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[object] = []
    to_thread = asyncio.to_thread

    async def counted(function: object, *args: object, **more: object) -> object:
        threads.append(function)
        return await to_thread(function, *args, **more)  # type: ignore[arg-type]

    async def needed(services: Services, game: str, seats: int, **options: OptionValue) -> int:
        threads.clear()
        asked = OpenTable(game=game, bots=[""] * seats, options=options)
        table, _ = await hosting.open_table(services.desk, asked)
        await hosting.join(services.desk, table.opening.id, JoinTable(name="Ada"))
        return len(threads)

    async def run() -> None:
        async with opened(sqlite(tmp_path)) as services:
            monkeypatch.setattr(asyncio, "to_thread", counted)
            own = read_text("latium.games.founders", "data/components.toml")
            for game in SHELF:
                assert [await needed(services, game, 2) for _ in range(2)] == [1, 0]
                assert await needed(services, game, 3) == 1
            assert [await needed(services, "founders", 2, components=own) for _ in range(2)] == [2, 2]
            monkeypatch.setattr(desk, "FAMILIAR", 2)
            assert [await needed(services, "founders", 4, first=first) for first in (1, 2, 3)] == [1, 1, 1]
            assert [await needed(services, "founders", 4, first=first) for first in (3, 1)] == [0, 1]

    asyncio.run(run())


def test_who_goes_away_in_the_middle_is_seen_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The errand is being written when whoever asked goes away: the others hear of it, and what follows begins, though
    the storage is away for a while after that."""

    async def run() -> None:
        async with opened(sqlite(tmp_path)) as services:
            id = await seated(services)
            before = await services.desk.table(id)
            seat = before.acting[0]
            action = before.game.pack(before.state, before.game.legal(before.state, seat)[0])
            writing, gone, woken = threading.Event(), threading.Event(), asyncio.Event()

            def also(*_: object) -> None:
                writing.set()
                gone.wait(30)

            write, away = services.database.write, [True]

            def after_a_while(change: Any, id: str = "") -> Awaitable[Any]:
                if writing.is_set() and away:
                    away.pop()
                    raise Unavailable
                return write(change, id)

            monkeypatch.setattr(services.database, "write", after_a_while)
            followed: list[int] = []
            services.desk.followers.append(lambda table: followed.append(table.version))
            errand = Errand(lambda draft: commands.move(draft, seat, before.decisions[seat].number, action), also=also)
            with services.hub.listening(id, woken.set):
                act = asyncio.create_task(services.desk.act(id, errand))
                await asyncio.to_thread(writing.wait, 30)
                act.cancel()
                await asyncio.gather(act, return_exceptions=True)
                assert act.cancelled()
                gone.set()
                await services.desk.settle()
            assert woken.is_set()
            assert not away
            after = await services.desk.table(id)
            assert after.version > before.version
            assert followed == [after.version]

    asyncio.run(run())
