"""Sees to it that time runs out where it does, and stands still while no server was there to count it.

Any process may carry out a time-out: the log lets one of them through, and the others find nothing left to do.
"""

import asyncio
from contextlib import suppress
from typing import Final

from latium.server import timing
from latium.server.clocks import FORGIVEN
from latium.server.desk import Desk
from latium.server.errands import Errand
from latium.server.errors import NotFound, NotOpen, Unavailable
from latium.server.rounds import Rounds
from latium.server.steward import STAND_IN
from latium.server.storage import pulse
from latium.server.storage.writing import Conflict

TICK: Final = 0.5
"""Seconds between two looks at the clocks."""

BEAT: Final = 2000
"""Milliseconds between two signs that somebody is there; they are given only while a clock runs."""

MISSED: Final = 2 * BEAT
"""After so long without a sign nobody was there."""

STALLED: Final = 10_000
"""A process that could not look for so long was not there itself: the machine slept, or the storage was gone."""

AT_ONCE: Final = 64
"""No more tables are seen to at the same time."""


class Timekeeper:
    """The clocks of all tables, as one process looks after them."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._database = desk.database
        self._looked = 0
        self._beaten = 0
        self._rounds = Rounds("clocks", self.look, TICK)

    async def open(self) -> None:
        """Give back the time that nobody counted, before anybody can move."""
        await self.make_up()
        self._rounds.open()

    async def close(self) -> None:
        if await self._rounds.close():
            with suppress(Unavailable):
                await self._beat()

    async def look(self) -> None:
        """Carry out what is due."""
        now = self._desk.sources.now()
        if now - self._looked > STALLED:
            await self.make_up()
        if now - self._beaten >= BEAT:
            await self._beat()
        late = await self._database.read(lambda connection: pulse.overdue(connection, now - FORGIVEN, AT_ONCE))
        self._looked = now
        await self._each(late, Errand(lambda draft: timing.time_out(draft, STAND_IN)))

    async def make_up(self) -> None:
        """If nobody was there for a while, no clock counts that while."""
        now = self._desk.sources.now()
        since = await self._database.read(pulse.last_beat) or 0
        if now - since >= MISSED:
            running = await self._database.read(pulse.with_running_clocks)
            for start in range(0, len(running), AT_ONCE):
                part = running[start : start + AT_ONCE]
                await self._each(part, Errand(lambda draft: timing.pause(draft, since)))
        await self._beat()
        self._looked = now

    async def _beat(self) -> None:
        now = self._desk.sources.now()
        if await self._database.read(pulse.any_clock_runs):
            with suppress(Conflict):
                await self._database.write(lambda connection: pulse.beat(connection, now))
        self._beaten = now

    async def _each(self, ids: list[str], errand: Errand[None]) -> None:
        await asyncio.gather(*(self._carry_out(id, errand) for id in ids))

    async def _carry_out(self, id: str, errand: Errand[None]) -> None:
        with suppress(NotOpen, NotFound):
            await self._desk.act(id, errand)
