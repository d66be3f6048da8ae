"""What time does to a table: it runs out, or nobody was there to count it. Commands on a draft, as in `commands`."""

from typing import Final

from latium.core.protocol import message
from latium.core.seats import Seat
from latium.server import commands
from latium.server.clocks import FORGIVEN
from latium.server.draft import Draft
from latium.server.entries import Paused
from latium.server.errors import NotOpen
from latium.server.table import PLAYING, Table

NOTICEABLE: Final = 2000
"""Milliseconds: a shorter absence of all servers is not written down."""


def overdue(table: Table, now: int) -> list[Seat]:
    """The seats whose time is up, what may be forgiven included; who is latest comes first."""
    late = [(due, seat) for seat in table.acting if (due := table.due(seat)) is not None and due + FORGIVEN <= now]
    return [seat for _, seat in sorted(late)]


def time_out(draft: Draft, stand_in: str) -> None:
    """Do for every seat whose time is up what the table chose. Raises NotOpen if somebody else did, or they moved."""
    late = overdue(draft.table, draft.now)
    if not late:
        raise NotOpen(message("decision-closed"))
    for seat in late:
        if draft.table.phase != PLAYING:
            return
        if draft.table.opening.settings.clock.time_out == "resign":
            commands.resign(draft, seat, stand_in, None, time_out=True)
        else:
            commands.hand(draft, seat, stand_in, "time")


def pause(draft: Draft, since: int) -> None:
    """Nobody was there from then on until now. What was written down meanwhile shows that somebody was until then, so
    that no time is given twice. Raises NotOpen if there is nothing to give."""
    missed = draft.now - max(since, draft.table.changed_at)
    if draft.table.due_at is None or missed < NOTICEABLE:
        raise NotOpen(message("decision-closed"))
    draft.add(Paused(ms=missed))
