"""Who is there: a timer of its own, the same at every process."""

import asyncio
from pathlib import Path

from latium.server.clocks import Clock
from latium.server.presence import AWAY, GONE
from tests.server.running import sqlite
from tests.server.timed import Hourglass, gathered, serving


def test_who_is_silent_is_away_and_then_gone_at_every_process(tmp_path: Path) -> None:
    async def run() -> None:
        hourglass = Hourglass()
        address = sqlite(tmp_path)
        async with serving(address, hourglass) as one, serving(address, hourglass) as other:
            id = await gathered(one, Clock())
            woken = asyncio.Event()
            with one.hub.listening(id, asyncio.Event().set), other.hub.listening(id, woken.set):
                one.presence.heard(id, 0)
                for expected, silence in (("joined", 0), ("away", AWAY), ("gone", GONE)):
                    hourglass.ms += silence
                    await one.presence.exchange()
                    await other.presence.exchange()
                    assert woken.is_set()
                    woken.clear()
                    assert one.presence.of(id)[0] == other.presence.of(id)[0] == expected
                other.presence.heard(id, 0)
                await other.presence.exchange()
                await one.presence.exchange()
                assert one.presence.of(id) == {0: "joined", 1: "gone"}

    asyncio.run(run())


def test_presence_moves_no_clock_and_no_seat(tmp_path: Path) -> None:
    async def run() -> None:
        hourglass = Hourglass()
        async with serving(sqlite(tmp_path), hourglass) as services:
            id = await gathered(services, Clock())
            before = await services.desk.table(id)
            hourglass.ms += GONE
            await services.presence.exchange()
            assert (await services.presence.now_of(id)) == {0: "gone", 1: "gone"}
            assert await services.desk.table(id) is before

    asyncio.run(run())
