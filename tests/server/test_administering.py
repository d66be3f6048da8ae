"""What only whoever has the database may do."""

import asyncio
from pathlib import Path

import pytest

from latium.core.records import verify
from latium.games import SHELF
from latium.server import hosting, playing
from latium.server.errors import Forbidden
from latium.server.messages import JoinTable, OpenTable
from latium.server.records import record_of
from latium.server.services import Services
from latium.server.storage import tables
from latium.server.storage.archive import archived
from latium.server.storage.reaching import reached
from tests.cli.running import latium
from tests.server.running import sqlite
from tests.server.test_desk import opened, play_some

NAME = "Zenobia"


async def sat(services: Services) -> str:
    """A table with somebody who has an account, and a guest."""
    account = (await services.accounts.sign_up(NAME, "a long password")).account
    table, _ = await hosting.open_table(services.desk, OpenTable(game="founders", bots=["", ""]))
    id = table.opening.id
    await hosting.join(services.desk, id, JoinTable(name=NAME), account)
    await hosting.join(services.desk, id, JoinTable(name="Hadrian"))
    return id


def said(*arguments: str, database: str) -> str:
    result = latium("admin", "--database", database, *arguments)
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
            rows = await services.database.read(lambda connection: tables.rows_since(connection, id, 0))
            record = record_of(table, rows)
            assert record.header.names == ("#1", "Hadrian")
            assert verify(SHELF["founders"], record).sound

    id = asyncio.run(before())
    assert NAME in said("people", database=database)
    assert "one table" in said("forget", NAME, "--yes", database=database)
    asyncio.run(after(id))
    engine = reached(database)
    kept = b"".join(archived(engine))
    engine.dispose()
    assert NAME.encode() not in kept
    assert b"Palmyra" not in kept
    assert b"Hadrian" in kept
    said("forget", "--table", id, "--seat", "2", "--yes", database=database)
    assert "There are no accounts" in said("people", database=database)


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
    result = latium("admin", "--database", sqlite(tmp_path), *arguments)
    assert result.exit_code in {1, 2}
    assert told in result.stderr


@pytest.mark.parametrize("arguments", [["admin", "people"], ["backup", "b.jsonl"], ["export", "records"]])
def test_no_database_is_made_where_there_is_none(tmp_path: Path, arguments: list[str]) -> None:
    result = latium(*arguments, LATIUM_DATABASE=sqlite(tmp_path))
    assert result.exit_code == 1
    assert "There is no database sqlite:///" in result.stderr
    assert list(tmp_path.iterdir()) == []
