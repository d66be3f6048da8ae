"""Without a messenger: on SQLite `PRAGMA data_version` changes when another connection has committed."""

from collections.abc import Callable, Sequence
from typing import Final

from latium.server.relays import Heard
from latium.server.rounds import Rounds
from latium.server.storage.database import Database
from latium.server.storage.prepared import Change
from latium.server.storage.tables import marks
from latium.server.storage.writing import Others

INTERVAL: Final = 0.1


class Watching:
    """Looks at the database every tenth of a second. `tables` says which ones anybody here is interested in."""

    def __init__(self, database: Database, tables: Callable[[], Sequence[str]], interval: float = INTERVAL) -> None:
        self._database = database
        self._tables = tables
        self._others: Others | None = None
        self._marks: dict[str, tuple[int, int]] = {}
        self._heard: Heard = lambda table: None
        self._rounds = Rounds("watching", self._look, interval)

    async def open(self, heard: Heard) -> None:
        self._heard = heard
        self._rounds.open()

    def along(self, table: str) -> Change[None] | None:
        return None

    def send(self, table: str) -> None:
        """The commit was the signal."""

    async def close(self) -> None:
        await self._rounds.close()

    async def _look(self) -> None:
        for table in await self._changed():
            self._heard(table)

    async def _changed(self) -> list[str]:
        """The tables that are not as they were when they were last looked at. Nobody looks while only this process has
        written, which knows what it did; whoever begins to listen to a table catches up with it by themselves."""
        others = await self._database.others()
        if others == self._others:
            return []
        tables = self._tables()  # after it: to whichever is added now, its listener catches up later
        found = await self._database.read(lambda connection: marks(connection, tables))
        self._others = others
        before, self._marks = self._marks, found
        return [table for table, mark in found.items() if before.get(table) != mark]
