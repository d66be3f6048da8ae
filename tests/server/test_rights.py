"""Seats of open sockets are looked up for all of them at once."""

import asyncio
import time
from pathlib import Path

from latium.server import hosting
from latium.server.accounts import SESSION
from latium.server.messages import JoinTable, OpenTable
from latium.server.rights import SURE, Right
from latium.server.storage.holding import Claim, upheld
from latium.server.tokens import digest
from tests.server.running import sqlite
from tests.server.test_desk import opened


def test_a_seat_is_held_by_its_secret_or_by_a_session_of_its_account(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(sqlite(tmp_path)) as services:
            table, _ = await hosting.open_table(services.desk, OpenTable(game="founders", bots=["", "", ""]))
            id = table.opening.id
            ada = await services.accounts.sign_up("Ada", "open sesame")
            session, wrong = digest(ada.token), digest("wrong")
            member = await hosting.join(services.desk, id, JoinTable(name="Ada", seat=0), ada.account)
            guest = await hosting.join(services.desk, id, JoinTable(name="Guest", seat=1))
            right = {
                Claim(id, 0, digest(member.token), None),
                Claim(id, 0, wrong, session),
                Claim(id, 1, digest(guest.token), session),
            }
            others = {
                Claim(id, 0, wrong, None),
                Claim(id, 0, wrong, wrong),
                Claim(id, 0, digest(guest.token), None),
                Claim(id, 1, wrong, session),
                Claim(id, 2, wrong, session),
                Claim("another", 0, digest(member.token), session),
            }

            async def found(now: int) -> set[Claim]:
                return await services.database.read(lambda connection: upheld(connection, right | others, now))

            now = services.sources.now()
            assert await found(now) == right
            assert await found(now + SESSION * 1000) == right - {Claim(id, 0, wrong, session)}

    asyncio.run(run())


def test_what_is_upheld_is_sure_again_and_nothing_else(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(sqlite(tmp_path)) as services:
            table, _ = await hosting.open_table(services.desk, OpenTable(game="founders", bots=["", ""]))
            sat = await hosting.join(services.desk, table.opening.id, JoinTable(name="Guest"))
            claim = Claim(table.opening.id, sat.seat, digest(sat.token), None)
            held, lost, waits = Right(claim), Right(claim._replace(secret=digest("wrong"))), Right(claim)
            for right in (held, lost):
                right.found(time.monotonic() - SURE)
                assert not right.sure
            with services.rights.holding(held), services.rights.holding(lost), services.rights.holding(waits):
                await services.rights.renew()
            assert [right.sure for right in (held, lost, waits)] == [True, False, False]

    asyncio.run(run())
