"""Rated tables: who may sit there, what a game changes, and who leads."""

import asyncio
from pathlib import Path

import pytest

from latium.core.errors import LatiumError
from latium.server import hosting, playing
from latium.server.client import RefusedError, Site
from latium.server.configuration import Configuration
from latium.server.errors import Forbidden, Taken
from latium.server.messages import JoinTable, Leaders, OpenTable
from latium.server.services import Services
from latium.server.skill import Skill, after
from latium.server.storage import accounts, ratings, tables
from latium.server.storage.accounts import Account
from latium.server.storage.holding import Claim
from tests.server.inside import inside
from tests.server.people import Device
from tests.server.running import sqlite


def test_who_wins_gains_and_more_is_known_of_all() -> None:
    won, lost = after([Skill(), Skill()], [1, 2])
    assert won.mu > 25 > lost.mu
    assert max(won.sigma, lost.sigma) < 25 / 3
    assert won.games == lost.games == 1
    level = after([Skill(), Skill()], [1, 1])
    assert level[0].mu == pytest.approx(level[1].mu)


@pytest.fixture(params=["sqlite", "postgresql"])
def storage(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite(tmp_path)
    address: str = request.getfixturevalue("postgres")
    return address


async def people(services: Services, *names: str) -> list[Account]:
    """Accounts without a password that anybody could have."""
    return [
        await services.database.write(lambda connection, name=name: accounts.add(connection, name, name, "", 0))  # type: ignore[misc]
        for name in names
    ]


async def rated_table(services: Services, *members: Account) -> str:
    wanted = OpenTable(game="founders", bots=[""] * len(members), rated=True)
    table, _ = await hosting.open_table(services.desk, wanted)
    for member in members:
        await hosting.join(services.desk, table.opening.id, JoinTable(name="any"), member)
    return table.opening.id


async def leaders(services: Services, seats: int) -> dict[str, Skill]:
    found = await services.database.read(lambda c: ratings.leaders(c, "founders", seats, 0, 10))
    return {leader.name: leader.skill for leader in found}


def test_a_rated_game_changes_the_ratings_once(storage: str) -> None:
    async def run() -> None:
        services = Services(Configuration(database=storage, thinkers=1))
        await services.open()
        try:
            ada, ben, carl = await people(services, "ada", "ben", "carl")
            id = await rated_table(services, ada, ben)
            assert await leaders(services, 2) == {}
            for _ in range(2):  # resent
                await playing.resign(services.desk, id, 1, "enough")
            first = await leaders(services, 2)
            assert list(first) == ["ada", "ben"]
            assert {skill.games for skill in first.values()} == {1}
            await asyncio.gather(*[lost(services, winner, carl) for winner in (ada, ben)])
            second = await leaders(services, 2)
            assert [second[name].games for name in ("ada", "ben", "carl")] == [2, 2, 2]
            assert await leaders(services, 3) == {}
        finally:
            await services.close()

    asyncio.run(run())


async def lost(services: Services, winner: Account, loser: Account) -> None:
    id = await rated_table(services, winner, loser)
    await playing.resign(services.desk, id, 1, "enough")


def test_whoever_left_it_to_a_bot_comes_last(tmp_path: Path) -> None:
    async def run() -> None:
        services = Services(Configuration(database=sqlite(tmp_path), thinkers=1))
        await services.open()
        try:
            id = await rated_table(services, *await people(services, "ada", "ben", "carl"))
            keepers = await services.database.read(lambda connection: tables.seat_keepers(connection, id))
            await hosting.leave(services.desk, Claim(id, 0, keepers[0].token_hash, None))
            await playing.resign(services.desk, id, 1, "enough")
            await playing.resign(services.desk, id, 2, "enough")
            table = await services.desk.table(id)
            assert table.outcome is not None
            assert table.outcome.ranks == (1, 2, 2)
            assert ratings.final_ranks(table) == (1, 1, 1)
        finally:
            await services.close()

    asyncio.run(run())


def test_at_a_rated_table_only_accounts_sit_and_each_once(tmp_path: Path) -> None:
    async def run() -> list[LatiumError]:
        services = Services(Configuration(database=sqlite(tmp_path), thinkers=1))
        await services.open()
        refusals: list[LatiumError] = []
        try:
            (ada,) = await people(services, "ada")
            table, _ = await hosting.open_table(services.desk, OpenTable(game="founders", bots=["", ""], rated=True))
            id = table.opening.id
            await hosting.join(services.desk, id, JoinTable(name="any"), ada)
            for account in (ada, None):
                try:
                    await hosting.join(services.desk, id, JoinTable(name="any"), account)
                except LatiumError as refusal:
                    refusals.append(refusal)
            try:
                await hosting.start(services.desk, id, "novice")
            except LatiumError as refusal:
                refusals.append(refusal)
        finally:
            await services.close()
        return refusals

    refusals = asyncio.run(run())
    assert [(type(refusal), refusal.message.id) for refusal in refusals] == [
        (Taken, "rated-seated"),
        (Forbidden, "rated-people"),
        (Forbidden, "rated-people"),
    ]


def test_the_list_of_the_best_and_ones_own_ratings(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path)) as running:
        site: Site = running.site
        with pytest.raises(RefusedError) as refusal:
            site.open(OpenTable(game="founders", bots=["", "novice"], rated=True))
        assert refusal.value.problem.message.id == "rated-people"
        ada, ben = Device(site), Device(site)
        table = ada.open(OpenTable(game="founders", bots=["", ""], rated=True))
        for device, name in ((ada, "Ada"), (ben, "Ben")):
            device.sign_up(name)
            device.join(table.id, JoinTable(name="any"))
        ben.call("POST", f"/api/tables/{table.id}/resign", {"client": "enough"})
        best = site.ask("GET", "/api/leaders?game=founders&seats=2&limit=1", Leaders)
        assert [(leader.place, leader.name) for leader in best.leaders] == [(1, "Ada")]
        assert best.next == 2
        rest = site.ask("GET", "/api/leaders?game=founders&seats=2&start=2", Leaders)
        assert [(leader.place, leader.name, leader.rating.games) for leader in rest.leaders] == [(2, "Ben", 1)]
        mine = ada.sign_in("Ada").account
        assert mine is not None
        assert mine.ratings == [best.leaders[0].rating]
