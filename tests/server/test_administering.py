"""What only whoever has the database may do."""

import asyncio
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from latium.core.records import verify
from latium.games import SHELF
from latium.server import hosting, playing, viewing
from latium.server.errors import Forbidden
from latium.server.messages import Happened, JoinTable, OpenTable, Position
from latium.server.records import record_of
from latium.server.services import Services
from latium.server.storage import log
from latium.server.storage.archive import archived
from latium.server.storage.holding import Claim
from latium.server.storage.reaching import reached
from latium.server.tokens import digest
from tests.cli.running import latium
from tests.server.running import sqlite
from tests.server.test_desk import opened, play_some

NAME = "Zenobia"

T = TypeVar("T")


async def sat(services: Services, known: bool = False) -> str:
    """A table with somebody who has an account, or is to have one, and a guest."""
    enter = services.accounts.sign_in if known else services.accounts.sign_up
    account = (await enter(NAME, "a long password")).account
    table, _ = await hosting.open_table(services.desk, OpenTable(game="founders", bots=["", ""]))
    id = table.opening.id
    await hosting.join(services.desk, id, JoinTable(name=NAME), account)
    await hosting.join(services.desk, id, JoinTable(name="Hadrian"))
    return id


def sent(message: object, kind: type[T]) -> T:
    """As whoever it is sent to reads it."""
    return msgspec.json.decode(msgspec.json.encode(message), type=kind)


def said(*arguments: str, database: str) -> str:
    result = latium("admin", *arguments, "--database", database)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_new_password_ends_all_sessions(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(sqlite(tmp_path)) as services:
            session = await services.accounts.sign_up(NAME, "a long password")
            told = await asyncio.to_thread(said, "password", NAME.upper(), database=sqlite(tmp_path))
            with pytest.raises(Forbidden):
                await services.accounts.sign_in(NAME, "a long password")
            assert await services.accounts.signed_in(session.token) is None
            await services.accounts.sign_in(NAME, told.split()[-1])

    asyncio.run(run())


def test_who_is_muted_is_not_heard(tmp_path: Path) -> None:
    database = sqlite(tmp_path)

    async def run() -> None:
        async with opened(database) as services:
            id = await sat(services)
            for seat, whom in ((0, [NAME]), (1, ["--table", id, "--seat", "2"])):
                await playing.say(services.desk, id, seat, "before", "hello")
                await asyncio.to_thread(said, "mute", *whom, database=database)
                with pytest.raises(Forbidden):
                    await playing.say(services.desk, id, seat, "muted", "hello?")
                await asyncio.to_thread(said, "unmute", *whom, database=database)
                await playing.say(services.desk, id, seat, "after", "hello!")
            assert [line.text for line in await playing.said(services.desk, id)] == ["hello", "hello!"] * 2

    asyncio.run(run())


def test_who_is_forgotten_leaves_no_name_behind(tmp_path: Path) -> None:
    database = sqlite(tmp_path)

    async def before() -> str:
        async with opened(database) as services:
            id = await sat(services)
            await playing.say(services.desk, id, 0, "c", "I am the queen of Palmyra")
            await play_some(services, id, 40)
            return id

    async def after(id: str) -> None:
        async with opened(database) as services:
            table = await play_some(services, id, 10_000)
            rows = await services.database.read(lambda connection: log.rows_since(connection, id, 0))
            record = record_of(table, rows)
            assert record.header.names == ("#1", "Hadrian")
            assert verify(SHELF["founders"], record).sound

    id = asyncio.run(before())
    assert NAME in said("people", database=database)
    assert "one table" in said("forget", NAME, "--yes", database=database)
    asyncio.run(after(id))
    kept = kept_of(database)
    assert NAME.encode() not in kept
    assert b"Palmyra" not in kept
    assert b"Hadrian" in kept
    said("forget", "--table", id, "--seat", "2", "--yes", database=database)
    assert "There are no accounts" in said("people", database=database)


def kept_of(database: str) -> bytes:
    """All there is in a database."""
    engine = reached(database)
    try:
        return b"".join(archived(engine))
    finally:
        engine.dispose()


def test_a_server_that_knew_the_name_does_not_bring_it_back(tmp_path: Path) -> None:
    """Neither in what it writes of a game that goes on nor in the rematch of one that is over."""
    database = sqlite(tmp_path)

    async def run() -> list[str]:
        async with opened(database) as services, opened(database) as other:
            id = await sat(services)
            await play_some(services, id, 5)
            await play_some(other, id, 5)
            over = await sat(services, known=True)
            await playing.resign(services.desk, over, 0, "enough")
            rematch, _ = await hosting.rematch(services.desk, over, 1, "0" * 32)
            assert NAME in {chair.kept for chair in rematch.chairs}
            await asyncio.to_thread(said, "forget", NAME, "--yes", database=database)
            await play_some(other, id, 40)
            seen = [await services.desk.current(table) for table in (id, over, rematch.opening.id)]
            return [sent(viewing.position(table, None), Position).seats[0].name for table in seen] + [
                seen[2].chairs[1].kept
            ]

    assert asyncio.run(run()) == ["#1", "#1", "Hadrian", "#2"]
    assert NAME.encode() not in kept_of(database)


def test_who_got_up_before_the_start_leaves_no_name_behind(tmp_path: Path) -> None:
    database = sqlite(tmp_path)

    async def run() -> list[str | None]:
        async with opened(database) as services:
            table, _ = await hosting.open_table(services.desk, OpenTable(game="founders", bots=["", ""]))
            id = table.opening.id
            there = await hosting.join(services.desk, id, JoinTable(name=NAME))
            await hosting.leave(services.desk, Claim(id, there.seat, digest(there.token), None))
            table, rows, _ = await services.desk.news(id, 0, 10)
            return [entry.name for entry in sent(viewing.happened(table, rows, None), list[Happened])]

    assert asyncio.run(run()) == ["#1", None]
    assert NAME.encode() not in kept_of(database)


def test_numbers_are_never_given_twice(tmp_path: Path) -> None:
    """Whoever was heard of under the number of a deleted account, or of a line of chat, is not another."""

    async def run() -> None:
        async with opened(sqlite(tmp_path)) as services:
            id = await sat(services)
            await playing.say(services.desk, id, 0, "c", "farewell")
            (line,) = await playing.said(services.desk, id)
            session = await services.accounts.sign_in(NAME, "a long password")
            await services.accounts.forget(session.account, "a long password")
            await playing.say(services.desk, id, 1, "c", "who was that?")
            assert [said.text for said in await playing.said(services.desk, id, line.id)] == ["who was that?"]
            assert (await services.accounts.sign_up("Odaenathus", "a long password")).account.id > session.account.id

    asyncio.run(run())


def test_invitations_are_made_and_withdrawn(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    reached(database).dispose()
    first, second = (said("invite", "--url", "https://x.org/", database=database) for _ in range(2))
    assert "https://x.org/#invitation=" in first
    assert first != second
    assert "Nobody is invited" in said("withdraw", database=database)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["password", "Nobody"], "Nobody here is called Nobody"),
        (["mute"], "Name an account, or a guest"),
        (["mute", "Ada", "--table", "x", "--seat", "1"], "Name an account, or a guest"),
        (["forget", "--table", "x", "--seat", "1", "--yes"], "Nobody sits at that seat"),
    ],
)
def test_whoever_is_not_there_is_a_sentence(tmp_path: Path, arguments: list[str], told: str) -> None:
    reached(sqlite(tmp_path)).dispose()
    database = ["--database", sqlite(tmp_path)]
    for command in (["admin", *database, *arguments], ["admin", *arguments, *database]):
        result = latium(*command)
        assert result.exit_code in {1, 2}
        assert told in result.stderr


@pytest.mark.parametrize("arguments", [["admin", "people"], ["backup", "b.jsonl"], ["export", "records"]])
def test_no_database_is_made_where_there_is_none(tmp_path: Path, arguments: list[str]) -> None:
    result = latium(*arguments, LATIUM_DATABASE=sqlite(tmp_path))
    assert result.exit_code == 1
    assert "There is no database sqlite:///" in result.stderr
    assert list(tmp_path.iterdir()) == []
