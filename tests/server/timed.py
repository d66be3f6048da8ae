"""Tables whose time a test turns on by hand: one in memory, and services that ask an hourglass."""

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from latium.core.options import resolve
from latium.core.seats import Seat
from latium.games import SHELF
from latium.server import commands, hosting
from latium.server.clocks import Clock
from latium.server.configuration import Configuration
from latium.server.draft import Draft
from latium.server.entries import Entry
from latium.server.messages import JoinTable, OpenTable
from latium.server.opening import Opening, Settings
from latium.server.services import Services
from latium.server.sources import Sources
from latium.server.storage import log
from latium.server.table import PLAYING, Table

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE


class Sitting:
    """A table without storage: commands are carried out, and time passes when it is told to."""

    def __init__(
        self, game: str, seats: int = 2, clock: Clock | None = None, rated: bool = False, **options: bool
    ) -> None:
        facts = SHELF[game].facts
        settings = Settings(bots=("",) * seats, clock=clock or Clock(), rated=rated)
        opening = Opening(
            id="t", game=game, seats=seats, options=resolve(facts, seats, options), settings=settings, secret=bytes(32)
        )
        self.table = Table(opening)
        self.now = HOUR
        self.entries: list[Entry] = []
        for seat in range(seats):
            self.do(commands.join, None, f"Guest {seat}", "")

    def do(self, command: Callable[..., Any], *arguments: Any, **named: Any) -> None:
        draft = Draft(self.table, self.now)
        command(draft, *arguments, **named)
        self.table = draft.table
        self.entries += [row.entry for row in draft.rows]

    @property
    def seat(self) -> Seat:
        return self.table.acting[0]

    def actions(self, seat: Seat) -> list[Any]:
        table = self.table
        return [table.game.pack(table.state, action) for action in table.game.legal(table.state, seat)]

    def move(self, seat: Seat | None = None, choice: int = 0, lag: int = 0) -> Seat:
        """The seat answers what it is asked."""
        mover = self.seat if seat is None else seat
        client = f"c{self.table.version}"
        number = self.table.decisions[mover].number
        self.do(commands.move, mover, number, self.actions(mover)[choice], client, lag=lag)
        return mover

    def wander(self, until: Callable[[Table], bool], seed: int = 0, most: int = 2000) -> None:
        """Random moves until something is so."""
        dice = random.Random(seed)
        for _ in range(most):
            if until(self.table):
                return
            assert self.table.phase == PLAYING
            self.move(choice=dice.randrange(len(self.actions(self.seat))))
        raise AssertionError("it never was")


class Hourglass:
    """A clock that stands still unless it is turned."""

    def __init__(self) -> None:
        self.ms = 1000 * HOUR

    def __call__(self) -> int:
        return self.ms


@asynccontextmanager
async def serving(database: str, hourglass: Hourglass, **configured: Any) -> AsyncIterator[Services]:
    sources = Sources(now=hourglass)
    services = Services(Configuration(database=database, thinkers=1, **configured), sources)
    await services.open()
    try:
        yield services
    finally:
        await services.close()


async def gathered(services: Services, clock: Clock, game: str = "founders", seats: int = 2, **options: bool) -> str:
    """A table at which guests have all the seats."""
    wanted = OpenTable(game=game, bots=[""] * seats, clock=clock, options=dict(options))
    table, _ = await hosting.open_table(services.desk, wanted)
    for seat in range(seats):
        await hosting.join(services.desk, table.opening.id, JoinTable(name=f"Guest {seat}"))
    return table.opening.id


async def pass_time(hourglass: Hourglass, seconds: int, *services: Services, step: int = 1) -> None:
    """As clocks see it: in small steps, so that nobody seems to have slept."""
    for _ in range(0, seconds, step):
        hourglass.ms += step * SECOND
        for one in services:
            await one.timekeeper.look()


async def log_of(services: Services, id: str) -> list[Entry]:
    rows = await services.database.read(lambda connection: log.rows_since(connection, id, 0))
    return [row.entry for row in rows]
