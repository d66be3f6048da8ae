"""Tables that a process has at hand."""

from collections import deque
from collections.abc import Sequence
from typing import Final, NamedTuple

from latium.server import snapshots
from latium.server.draft import Draft
from latium.server.entries import Row
from latium.server.table import Table
from latium.server.turns import Turns

RECENT: Final = 64
"""Entries of a table that are kept at hand for those who missed a few."""


class News(NamedTuple):
    """A table, the entries that led to it, and its last line of chat that this process has heard of."""

    table: Table
    rows: list[Row]
    chat: int


class Live:
    """A table at hand, as far as this process knows it."""

    def __init__(self, table: Table, snapshot: int = 0, said: int = 0) -> None:
        self.table = table
        self.snapshot = snapshot
        self.recent: deque[Row] = deque(maxlen=RECENT)
        self.chat = said
        """The last line that this process has heard of."""
        self.turns = Turns()
        """Of those who would change it."""

    @property
    def id(self) -> str:
        return self.table.opening.id

    def snapshot_of(self, draft: Draft) -> str | None:
        """What is to be written with it, if one is due."""
        return snapshots.taken(draft.table) if snapshots.due(draft.table, self.snapshot) else None

    def commit(self, draft: Draft) -> None:
        """It was written down, with the snapshot that was due."""
        if snapshots.due(draft.table, self.snapshot):
            self.snapshot = draft.table.version
        self.advance(draft.table, draft.rows)

    def advance(self, table: Table, rows: Sequence[Row]) -> None:
        if table.version != self.table.version + len(rows):
            self.recent.clear()
        self.table = table
        self.recent.extend(rows)

    def since(self, version: int) -> list[Row] | None:
        """The entries from a version on, if all of them are at hand."""
        missed = self.table.version - version
        recent = self.recent
        return None if missed > len(recent) else [recent[place] for place in range(-missed, 0)]
