"""Bots think in processes of their own. They are shown a view, never a state: nothing else crosses the border."""

import asyncio
import multiprocessing
import signal
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final, NamedTuple

import msgspec

from latium.arena.pool import follow_parent
from latium.bots.asking import chosen
from latium.bots.generator import Generator
from latium.bots.roster import make
from latium.core.protocol import Plain
from latium.core.seats import Seat
from latium.games import SHELF

PATIENCE: Final = 2000
"""How many milliseconds a bot may think at most."""

AHEAD: Final = 4
"""For each process: decisions handed to it before the first of them is made. The others wait in the event loop."""


class Question(NamedTuple):
    """What a bot is to decide. What is legal follows from the view."""

    game: str
    bot: str
    seat: Seat
    seed: int
    view: bytes


def think(question: Question) -> dict[str, Plain]:
    """The bot's choice, packed. Raises BotFault."""
    game = SHELF[question.game]
    view = msgspec.json.decode(question.view, type=game.view_type)
    state = game.determinize(view, Generator(question.seed))
    legal = game.legal(state, question.seat)
    if len(legal) == 1:
        return game.pack(state, legal[0])
    bot = make(question.bot, game, question.seat, question.seed, PATIENCE)
    return game.pack(state, chosen(bot, question.bot, question.seat, view, legal))


def _prepare() -> None:
    """Ctrl-C is for the server to act on; its end is the end of this process too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    follow_parent()


class Thinkers:
    """So many processes; a decision waits until one of them is near."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._room = asyncio.Semaphore(processes * AHEAD)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"), _prepare)

    async def think(self, question: Question) -> dict[str, Plain]:
        """Raises BotFault, or BrokenExecutor if two processes in a row died over it."""
        async with self._room:
            pool = self._pool
            try:
                return await self._asked(pool, question)
            except BrokenExecutor:
                if self._pool is pool:
                    self._pool = self._new_pool()
                return await self._asked(self._pool, question)

    async def _asked(self, pool: ProcessPoolExecutor, question: Question) -> dict[str, Plain]:
        # Handing it over may start a process, which takes too long for the event loop.
        return await asyncio.wrap_future(await asyncio.to_thread(pool.submit, think, question))

    async def close(self) -> None:
        """Nobody waits for what is being thought: whoever starts anew asks again."""
        for process in list((self._pool._processes or {}).values()):
            process.terminate()
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
