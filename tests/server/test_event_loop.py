"""The event loop is never held up, and a long game is loaded as fast as a short one."""

import asyncio
import gc
import socket
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, event

from latium.server import client, hosting, playing
from latium.server.client import Site
from latium.server.configuration import Configuration
from latium.server.messages import JoinTable, OpenTable, Ping
from latium.server.rates import UNLIMITED
from latium.server.services import Services
from latium.server.storage import tables
from latium.server.storage.prepared import Prepared
from latium.server.table import PLAYING, Table
from tests.server.inside import inside
from tests.server.people import play_on, sit
from tests.server.running import sqlite

LONGEST = 0.050
"""Seconds that one callback may take of the event loop."""

PATIENCE = 300.0
"""Seconds that anything may take on a busy machine: only what the event loop's thread computes is measured."""

LONG, SHORT = 1000, 50
"""Plies."""


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Services]:
    services = Services(Configuration(database=database, thinkers=1, rates=UNLIMITED))
    await services.open()
    try:
        yield services
    finally:
        await services.close()


async def long_game(services: Services, game: str, seats: int = 2) -> str:
    """A table just begun."""
    table, _ = await hosting.open_table(services.desk, OpenTable(game=game, bots=[""] * seats))
    for seat in range(seats):
        await hosting.join(services.desk, table.opening.id, JoinTable(name=f"Guest {seat}"))
    return table.opening.id


async def play_ply(services: Services, id: str, number: int) -> Table:
    """A move, or taking it back wherever one can: so a game gets as long as one likes."""
    table = await services.desk.table(id)
    assert table.phase == PLAYING
    if table.trail and number % 2 and not table.trail[-1].reveals:
        seat = table.trail[-1].seat
        try:
            await playing.undo(services.desk, id, seat, f"undo {number}")
            return await services.desk.table(id)
        except Exception:
            seat = table.acting[0]
    seat = table.acting[0]
    action = table.game.pack(table.state, table.game.legal(table.state, seat)[0])
    await playing.move(services.desk, id, seat, f"move {number}", table.decisions[seat].number, action)
    return await services.desk.table(id)


class Cost:
    """What loading a table takes, counted: entries read and plies carried out, and questions to the database."""

    def __init__(self) -> None:
        self.entries = 0
        self.plies = 0
        self.queries = 0


@contextmanager
def questions(services: Services, asked: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever is asked of the database, over SQLAlchemy or without a detour."""
    rows = Prepared.rows

    def asking(*_: Any) -> None:
        asked()

    def selecting(prepared: Prepared, connection: Connection, **values: Any) -> Any:
        asked()
        return rows(prepared, connection, **values)

    with monkeypatch.context() as patched:
        patched.setattr(Prepared, "rows", selecting)
        event.listen(services.database.engine, "before_cursor_execute", asking)
        try:
            yield
        finally:
            event.remove(services.database.engine, "before_cursor_execute", asking)


@contextmanager
def counted(services: Services, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cost]:
    cost = Cost()
    fold, after = Table.fold, Table.after

    def folding(table: Table, *args: Any) -> None:
        cost.entries += 1
        fold(table, *args)

    def carrying_out(table: Table, *args: Any) -> Any:
        cost.plies += 1
        return after(table, *args)

    def asking() -> None:
        cost.queries += 1

    with monkeypatch.context() as patched, questions(services, asking, monkeypatch):
        patched.setattr(Table, "fold", folding)
        patched.setattr(Table, "after", carrying_out)
        yield cost


@pytest.mark.parametrize("game", ["foundations-of-rome", "first-empires"])
def test_a_long_game_costs_no_more_than_twice_a_short_one_to_load(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def worst(services: Services, id: str, number: int) -> tuple[Cost, int]:
        """The most that loading costs at any of a row of versions."""
        most = Cost()
        for _ in range(30):
            table = await play_ply(services, id, number)
            number += 1
            with counted(services, monkeypatch) as cost:
                loaded = await services.database.read(lambda connection: tables.load(connection, id))
            assert loaded is not None
            assert loaded.table.version == table.version
            assert loaded.table.game.dump(loaded.table.state) == table.game.dump(table.state)
            assert (loaded.table.decisions, loaded.table.latest) == (table.decisions, table.latest)
            assert [mark.line for mark in loaded.table.trail] == [mark.line for mark in table.trail]
            most.entries = max(most.entries, cost.entries)
            most.plies = max(most.plies, cost.plies)
            most.queries = max(most.queries, cost.queries)
        return most, number

    async def run() -> None:
        async with opened(sqlite(tmp_path)) as services:
            id = await long_game(services, game)
            number = 0
            while (table := await play_ply(services, id, number)).lines < SHORT:
                number += 1
            short, number = await worst(services, id, number + 1)
            while table.lines < LONG and table.phase == PLAYING:
                table = await play_ply(services, id, number)
                number += 1
            assert table.lines >= LONG
            long, number = await worst(services, id, number)
            assert long.queries <= 2 * short.queries
            assert long.entries <= 2 * short.entries
            assert long.plies <= 2 * short.plies

    asyncio.run(run())


class Watchdog:
    """Measures every callback of an event loop by the time its thread computes, so that a busy machine does not count,
    and notices whatever waits for the database there."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.worst = 0.0
        self.what = ""
        self.thread = 0
        self.waited: list[float] = []
        """When the event loop itself asked the database."""
        usual = asyncio.Handle._run

        def run(handle: asyncio.Handle) -> None:
            before, task = time.thread_time(), getattr(handle._callback, "__self__", None)  # type: ignore[attr-defined]
            usual(handle)
            taken = time.thread_time() - before
            if threading.get_ident() == self.thread and taken > self.worst:
                self.worst, self.what = taken, repr(task or handle)

        monkeypatch.setattr(asyncio.Handle, "_run", run)

    def asking(self) -> None:
        """A question to the database."""
        if threading.get_ident() == self.thread:
            self.waited.append(time.monotonic())


def test_nothing_holds_the_event_loop_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "PATIENCE", PATIENCE)
    watchdog = Watchdog(monkeypatch)
    with inside(sqlite(tmp_path)) as server:
        services: Services = server.app.state.services

        async def prepared() -> str:
            id = await long_game(services, "foundations-of-rome", 5)
            number = 0
            while (await play_ply(services, id, number)).lines < LONG:
                number += 1
            return id

        id = asyncio.run_coroutine_threadsafe(prepared(), server.loop).result(PATIENCE)

        async def begin() -> None:
            watchdog.thread = threading.get_ident()

        asyncio.run_coroutine_threadsafe(begin(), server.loop).result(PATIENCE)
        with questions(services, watchdog.asking, monkeypatch):
            busy = threading.Thread(target=all_at_once, args=(server.site, services, server.loop, id))
            busy.start()
            for game, options in (("founders", {}), ("first-empires", {}), ("foundations-of-rome", {"drafting": True})):
                play_on(sit(server.site, game, 1, ["greedy"], **options)[0], 1, 30)
            busy.join(PATIENCE)
            assert not busy.is_alive()
    assert watchdog.waited == []
    assert watchdog.worst < LONGEST, watchdog.what


def all_at_once(site: Site, services: Services, loop: asyncio.AbstractEventLoop, id: str) -> None:
    """Load the long game again and again, look at it, verify its record, resume from far back, hash passwords."""

    async def forget() -> None:
        services.desk._lives.pop(id, None)

    for number in range(5):
        asyncio.run_coroutine_threadsafe(forget(), loop).result(PATIENCE)
        for path in (f"/api/tables/{id}", "/api/games", "/openapi.json", "/metrics", "/"):
            site.call("GET", path)
        site.record(id)
        watching = site.watch(id)
        watching.connect()
        assert watching.position is not None
        long_ago = watching.position.version - 450
        watching.position = msgspec.structs.replace(watching.position, version=long_ago)
        assert len(watching.connect().happened) == 450
        watching.close()
        asyncio.run_coroutine_threadsafe(services.accounts.sign_up(f"Ada {number}", "a long password"), loop).result(
            PATIENCE
        )


@pytest.mark.parametrize("how", ["with a word", "cut off", "without an answer", "after nonsense"])
def test_sockets_are_freed_without_being_looked_for(how: str, tmp_path: Path) -> None:
    """To look for what points at itself holds the event loop up; so nothing of a socket may, whoever's it is."""
    kinds = ("Sockets", "Requests", "Conversation", "ServerProtocol", "HttpRequestParser", "WebSocket")
    with inside(sqlite(tmp_path)) as server:
        (player,) = sit(server.site, "founders", 1, ["greedy"])

        def come_and_go(how: str) -> None:
            for number in range(10):
                player.connect()
                assert player._socket is not None
                if how == "cut off":
                    player._socket.socket.shutdown(socket.SHUT_RDWR)
                elif how == "without an answer":
                    player.send(Ping(client=f"{number}"))
                elif how == "after nonsense":
                    player._socket.socket.sendall(b"\xff" * 16)
                player.close()

        async def left() -> Counter[str]:
            """Once their tasks have ended."""
            await asyncio.to_thread(come_and_go, how)
            found: Counter[str] = Counter()
            for _ in range(100):
                found = Counter(kind for one in gc.get_objects() if (kind := type(one).__name__) in kinds)
                if not found:
                    break
                await asyncio.sleep(0.05)
            return found

        gc.collect()
        gc.disable()
        try:
            assert asyncio.run_coroutine_threadsafe(left(), server.loop).result(PATIENCE) == {}
        finally:
            gc.enable()
