"""Whether those who play over sockets still hold their seats: looked up for all of them at once, now and then, so that
moves need not wait for it."""

import math
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from latium.server.rounds import Rounds
from latium.server.sources import Sources
from latium.server.storage import holding
from latium.server.storage.database import Database
from latium.server.storage.holding import Claim

SURE: Final = 10.0
"""Seconds for which a seat counts as theirs once the game has begun."""

EVERY: Final = SURE / 2
"""Seconds between two looks."""


class Right:
    """A seat as one socket holds it, and until when that need not be looked up."""

    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self._until = -math.inf

    @property
    def begun(self) -> bool:
        """Whether it was ever found to last; before the game has begun it is looked up every time."""
        return self._until > -math.inf

    @property
    def sure(self) -> bool:
        return time.monotonic() < self._until

    def found(self, at: float) -> None:
        """It was theirs then, and the game had begun."""
        self._until = max(self._until, at + SURE)


class Rights:
    """Those of all sockets of a process."""

    def __init__(self, database: Database, sources: Sources) -> None:
        self._database = database
        self._sources = sources
        self._held: set[Right] = set()
        self._rounds = Rounds("rights", self.renew, EVERY)

    def open(self) -> None:
        self._rounds.open()

    async def close(self) -> None:
        await self._rounds.close()

    @contextmanager
    def holding(self, right: Right | None) -> Iterator[None]:
        """For as long as the socket is open. Spectators have none."""
        held = set() if right is None else {right}
        self._held |= held
        try:
            yield
        finally:
            self._held -= held

    async def renew(self) -> None:
        """A right that is not upheld ends by itself: its socket looks it up again, and says why."""
        at, now = time.monotonic(), self._sources.now()
        rights = [right for right in self._held if right.begun]
        claims = {right.claim for right in rights}
        if claims:
            upheld = await self._database.read(lambda connection: holding.upheld(connection, claims, now))
            for right in rights:
                if right.claim in upheld:
                    right.found(at)
