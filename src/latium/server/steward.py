"""Sees to it that bots move when it is their turn, through the same door as people."""

import asyncio
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from hashlib import sha256
from typing import Final

import msgspec
import structlog

from latium.bots.contract import BotFault
from latium.bots.generator import derived_seed
from latium.core.protocol import Plain, message
from latium.core.seats import Seat
from latium.server import commands
from latium.server.desk import Desk
from latium.server.draft import Draft
from latium.server.errands import Errand
from latium.server.errors import NotFound, NotOpen, Unavailable
from latium.server.rounds import Rounds
from latium.server.storage import tables
from latium.server.table import Table
from latium.server.thinking import Question, Thinkers

ORPHANED: Final = 5000
"""After so many milliseconds without a move, a bot's turn is anybody's to see to: its process may be gone."""

SWEEP: Final = 2.0
"""Seconds between two looks for such tables."""

UNATTENDED: Final = 256
"""Decisions at tables where no person plays that may wait for their turn. The sweep comes back to the others."""

STAND_IN: Final = "greedy"
"""Who plays on for a bot that fails, and for a person who left, gave up or ran out of time."""

_log = structlog.get_logger()


class Steward:
    """Follows the desk of its process; sweeps for tables whose process is gone."""

    def __init__(self, desk: Desk, thinkers: Thinkers) -> None:
        self._desk = desk
        self._thinkers = thinkers
        self._thinking: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self._aside = asyncio.Semaphore(1)
        """Where no person plays, bots think one after the other: somebody waits for those of the other tables."""
        self._waiting = 0
        self._patience = 0
        self._sweep = Rounds("bots-sweep", self._look, SWEEP)
        self._closed = False

    @property
    def thinking(self) -> int:
        """How many decisions bots of this process are about to make."""
        return len(self._thinking)

    def open(self) -> None:
        self._desk.followers.append(self.notice)
        self._sweep.open()

    async def close(self) -> None:
        """What is asked from now on is for another process to see to."""
        self._closed = True
        await self._sweep.close()
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()

    def notice(self, table: Table) -> None:
        """Have the bots think that owe a decision at this table, unless they do."""
        acting = table.bots_acting
        if acting and not _attended(table) and self._waiting >= UNATTENDED:
            return
        for seat in acting:
            key = table.opening.id, seat
            if key not in self._thinking and not self._closed:
                self._thinking[key] = asyncio.create_task(self._play(table, seat))

    async def _play(self, table: Table, seat: Seat) -> None:
        try:
            with suppress(NotOpen, NotFound, Unavailable):  # somebody else did, or the sweep will try again
                await self._moved(table, seat)
        except Exception:
            _log.exception("bot-move", table=table.opening.id, seat=seat)
        finally:
            del self._thinking[table.opening.id, seat]
        with suppress(NotFound, Unavailable):
            self.notice(await self._desk.table(table.opening.id))

    async def _moved(self, table: Table, seat: Seat) -> None:
        decision = table.decisions[seat].number
        action = await self._choice(table, seat)
        errand = Errand(lambda draft: _move(draft, seat, decision, action))
        await self._desk.act(table.opening.id, errand)

    async def _choice(self, table: Table, seat: Seat) -> Plain:
        if _attended(table):
            return await self._thought(table, seat)
        self._waiting += 1
        try:
            async with self._aside:
                return await self._thought(table, seat)
        finally:
            self._waiting -= 1

    async def _thought(self, table: Table, seat: Seat) -> Plain:
        question = asked(table, seat)
        try:
            return await self._thinkers.think(question)
        except (BotFault, BrokenExecutor):
            _log.exception("bot-failed", table=table.opening.id, bot=question.bot)
            return await self._thinkers.think(question._replace(bot=STAND_IN))

    async def _look(self) -> None:
        """At first for all such tables, then for those that nobody has seen to for a while."""
        before = self._desk.sources.now() - self._patience
        ids = await self._desk.database.read(lambda connection: tables.waiting_for_bots(connection, before))
        self._patience = ORPHANED
        for id in ids:
            await self._look_at(id)

    async def _look_at(self, id: str) -> None:
        """One that cannot be read keeps no other waiting. Raises Unavailable."""
        try:
            with suppress(NotFound):
                await self._desk.catch_up(id)
                self.notice(await self._desk.table(id))
        except Unavailable:
            raise
        except Exception:
            _log.exception("bots-sweep", table=id)


def _attended(table: Table) -> bool:
    """Whether a person plays there."""
    return any(chair.person and not chair.bot for chair in table.chairs)


def _move(draft: Draft, seat: Seat, decision: int, action: Plain) -> None:
    """Refuses where the person has come back while the bot was thinking."""
    if not draft.table.chairs[seat].bot:
        raise NotOpen(message("decision-closed"))
    commands.move(draft, seat, decision, action)


def asked(table: Table, seat: Seat) -> Question:
    """The open decision of a seat, as its bot may know it; nobody can foretell its dice."""
    hidden = int.from_bytes(sha256(b"bots" + table.opening.secret).digest()[:8], "big")
    return Question(
        game=table.opening.game,
        bot=table.chairs[seat].bot,
        seat=seat,
        seed=derived_seed(hidden, table.version, seat),
        view=msgspec.json.encode(table.game.observe(table.state, seat)),
    )
