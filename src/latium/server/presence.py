"""Who is there. A timer of its own: an open connection is not a person, and a clock may run for days.

A person is there while their client says anything at all, such as a ping; after a while of silence they are away, and
after a longer one gone. Processes tell each other through the storage, a few seconds late.
"""

from collections import defaultdict
from contextlib import suppress
from typing import Final

from latium.core.seats import Seat
from latium.server.errors import Unavailable
from latium.server.hub import Hub
from latium.server.messages import PresenceState
from latium.server.rounds import Rounds
from latium.server.sources import Sources
from latium.server.storage import seen
from latium.server.storage.database import Database

AWAY: Final = 30_000
"""Milliseconds of silence after which a person is away."""

GONE: Final = 5 * 60_000
"""... and gone."""

FRESH: Final = 10_000
"""Milliseconds for which the others need not be told anew that somebody is there."""

EVERY: Final = 5.0
"""Seconds between two exchanges with the other processes."""


_NOBODY: Final[dict[Seat, PresenceState]] = {}


def state_after(silence: int) -> PresenceState:
    if silence >= GONE:
        return "gone"
    return "away" if silence >= AWAY else "joined"


class Presence:
    """Who was heard of when, by this process and by the others."""

    def __init__(self, database: Database, hub: Hub, sources: Sources) -> None:
        self._database = database
        self._hub = hub
        self._sources = sources
        self._heard: dict[tuple[str, Seat], int] = {}
        """What the others have not been told yet."""
        self._written: dict[tuple[str, Seat], int] = {}
        """What they were told last."""
        self._known: defaultdict[str, dict[Seat, int]] = defaultdict(dict)
        """In the order of the seats."""
        self._told: dict[str, dict[Seat, PresenceState]] = {}
        self._rounds = Rounds("presence", self.exchange, EVERY)

    def open(self) -> None:
        self._rounds.open()

    async def close(self) -> None:
        if await self._rounds.close():
            with suppress(Unavailable):
                await self._tell_others()

    def heard(self, table: str, seat: Seat) -> None:
        """A person said something."""
        now = self._sources.now()
        known = self._known[table]
        before = known.get(seat)
        known[seat] = now
        if before is None:
            self._known[table] = dict(sorted(known.items()))
        if now - self._written.get((table, seat), 0) >= FRESH:
            self._heard[table, seat] = now
        if before is None or state_after(now - before) != "joined":
            self._notice(table)

    def of(self, table: str) -> dict[Seat, PresenceState]:
        """Everybody at a table who was ever heard of, as far as it is known here."""
        awake = self._sources.now() - AWAY
        known = self._known.get(table, {})
        return {seat: "joined" if at > awake else state_after(awake + AWAY - at) for seat, at in known.items()}

    async def now_of(self, table: str) -> dict[Seat, PresenceState]:
        """The same, what other processes have heard included. Raises Unavailable."""
        self.learn(table, await self._database.read(lambda connection: seen.heard_at(connection, table)))
        return self.told(table)

    def learn(self, table: str, heard: dict[Seat, int]) -> None:
        """What other processes have heard."""
        self._add(table, heard)
        self._notice(table)

    def told(self, table: str) -> dict[Seat, PresenceState]:
        """What those who listen know, or are about to hear of: the same object until somebody comes or goes."""
        return self._told.get(table, _NOBODY)

    def _notice(self, table: str) -> None:
        """Wake those who listen if somebody came or went."""
        states = self.of(table)
        if self._told.get(table) != states:
            self._told[table] = states
            self._hub.changed(table)

    async def exchange(self) -> None:
        """Tell the others and learn from them."""
        await self._tell_others()
        tables = self._hub.tables
        self._known = defaultdict(dict, {id: self._known[id] for id in tables})
        self._written = {key: at for key, at in self._written.items() if key[0] in self._known}
        await self._learn_all(tables)
        self._told = {id: told for id, told in self._told.items() if id in self._known}
        for id in tables:
            self._notice(id)

    async def _tell_others(self) -> None:
        heard, self._heard = self._heard, {}
        if heard:
            await self._database.write(lambda connection: seen.note_heard(connection, heard))
            self._written |= heard

    async def _learn_all(self, tables: list[str]) -> None:
        if not tables:
            return
        found = await self._database.read(lambda connection: seen.last_heard(connection, tables))
        for id, heard in found.items():
            self._add(id, heard)

    def _add(self, table: str, heard: dict[Seat, int]) -> None:
        known = self._known[table]
        latest = {seat: max(at, known.get(seat, 0)) for seat, at in heard.items()}
        self._known[table] = dict(sorted((known | latest).items()))
