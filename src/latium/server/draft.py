"""A change to a table that is not committed yet: the rows to write, and the table as it will be."""

from typing import Any

from latium.core.seats import Seat
from latium.server.entries import Entry, Row
from latium.server.table import Table


class Draft:
    """Commands add entries to it; the table it began from stays as it was."""

    def __init__(self, table: Table, now: int) -> None:
        self.before = table
        self.table = table.copy()
        self.rows: list[Row] = []
        self.events: dict[int, list[Any]] = {}
        """Those of the plies, by row: whoever is told of them soon need not read them again."""
        self.now = max(now, table.changed_at)

    def add(
        self,
        entry: Entry,
        seat: Seat | None = None,
        client: str | None = None,
        after: Any = None,
        events: list[Any] | None = None,
    ) -> None:
        """One entry more, asked for by a seat under an id of its own, or by nobody. Of a ply, the state it led to and
        what happened."""
        row = Row(self.table.version, entry, seat, client, self.now)
        self.table.fold(row, after)
        self.rows.append(row)
        if events is not None:
            self.events[row.n] = events
        self.table.events = self.events
