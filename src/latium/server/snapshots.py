"""A table at one version as text, so that loading it takes the same time however long the game has been."""

from typing import Any, Final, NamedTuple

import msgspec

from latium import __version__
from latium.core.chance import Dice
from latium.core.protocol import Plain
from latium.core.seats import Seat
from latium.games import SHELF
from latium.server.opening import Chair, Opening
from latium.server.table import PLAYING, Decision, Mark, Proposal, Table

EVERY: Final = 64
"""A snapshot is due so many entries after the last one."""


class Standing(NamedTuple):
    """A ply since chance last fell, to be played again from there."""

    line: int
    seat: Seat
    action: dict[str, Plain]
    reveals: bool
    since: int
    bank: int


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """All that a table is while its game goes on: the state when chance last fell, and the plies that stand since."""

    chairs: tuple[Chair, ...]
    names: tuple[str, ...]
    nonces: tuple[str, ...]
    lines: int
    draws: int
    decisions: dict[Seat, Decision]
    turns: dict[Seat, int]
    banks: list[int]
    proposal: Proposal | None
    changed_at: int
    state: Any
    trail: list[Standing]
    latest: dict[Seat, int]


def due(table: Table, last: int) -> bool:
    """Whether a table is worth a snapshot, the last one having been at that version."""
    return table.phase == PLAYING and table.version >= last + EVERY


def taken(table: Table) -> str:
    snapshot = Snapshot(
        chairs=table.chairs,
        names=table.names,
        nonces=table.dice.nonces,
        lines=table.lines,
        draws=table.draws,
        decisions=table.decisions,
        turns=table.turns,
        banks=table.banks,
        proposal=table.proposal,
        changed_at=table.changed_at,
        state=table.game.dump(table.trail[0].before if table.trail else table.state),
        trail=[
            Standing(mark.line, mark.seat, mark.action, mark.reveals, mark.since, mark.bank) for mark in table.trail
        ],
        latest=table.latest,
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
    table.turns = snapshot.turns
    table.banks = snapshot.banks
    table.proposal = snapshot.proposal
    table.changed_at = snapshot.changed_at
    table.state = table.game.restore(snapshot.state)
    for ply in snapshot.trail:
        before = table.state
        table.state = table.after(ply.seat, ply.action)
        table.trail.append(Mark(ply.line, ply.seat, before, ply.reveals, ply.action, ply.since, ply.bank))
    table.latest = snapshot.latest
    return table


def mark(opening: Opening) -> tuple[int, str]:
    """The rules and the version that write a snapshot, and can read it; for any other the log is played again."""
    return SHELF[opening.game].facts.rules_version, __version__
