"""A table at one version as text, so that loading it takes the same time however long the game has been."""

from typing import Any, Final

import msgspec

from latium import __version__
from latium.core.chance import Dice
from latium.core.seats import Seat
from latium.games import SHELF
from latium.server.table import Chair, Decision, Opening, Table

EVERY: Final = 24
"""A snapshot is due so many entries after the last one, as soon as nothing can be taken back."""


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """All that a table is while its game goes on and nothing can be taken back."""

    chairs: list[Chair]
    names: tuple[str, ...]
    nonces: tuple[str, ...]
    lines: int
    draws: int
    decisions: dict[Seat, Decision]
    changed_at: int
    state: Any


def due(table: Table, last: int) -> bool:
    """Whether a table is worth a snapshot, the last one having been at that version."""
    return table.state is not None and table.settled and table.version >= last + EVERY


def taken(table: Table) -> str:
    snapshot = Snapshot(
        chairs=table.chairs,
        names=table.names,
        nonces=table.dice.nonces,
        lines=table.lines,
        draws=table.draws,
        decisions=table.decisions,
        changed_at=table.changed_at,
        state=table.game.dump(table.state),
    )
    return msgspec.json.encode(snapshot).decode()


def restored(opening: Opening, version: int, body: str) -> Table:
    snapshot = msgspec.json.decode(body, type=Snapshot)
    table = Table(opening)
    table.version = version
    table.chairs = snapshot.chairs
    table.names = snapshot.names
    table.dice = Dice(opening.secret, snapshot.nonces)
    table.lines = snapshot.lines
    table.draws = snapshot.draws
    table.decisions = snapshot.decisions
    table.changed_at = snapshot.changed_at
    table.state = table.game.restore(snapshot.state)
    return table


def mark(opening: Opening) -> tuple[int, str]:
    """The rules and the version that write a snapshot, and can read it; for any other the log is played again."""
    return SHELF[opening.game].facts.rules_version, __version__
