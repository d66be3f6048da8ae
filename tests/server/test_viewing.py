"""What is sent to several is written once, and reads as if it had been made for each of them."""

import random

import msgspec
import pytest

from latium.core.options import resolve
from latium.core.play import redacted
from latium.core.protocol import AnyGame
from latium.games import SHELF
from latium.server import commands, viewing
from latium.server.draft import Draft
from latium.server.entries import Played, Row, read_entry, spell_entry
from latium.server.messages import Happened, Position
from latium.server.opening import Opening, Settings
from latium.server.table import Table

PLIES = 60


def begun(game: AnyGame) -> Table:
    seats = game.facts.seats[0]
    settings = Settings(bots=("",) * seats)
    options = resolve(game.facts, seats, {})
    opening = Opening(id="id", game=game.facts.slug, seats=seats, options=options, settings=settings, secret=bytes(32))
    draft = Draft(Table(opening), 0)
    for seat in range(seats):
        commands.join(draft, seat, f"Player {seat + 1}", "0" * 32)
    return draft.table


@pytest.mark.parametrize("game", SHELF.values(), ids=list(SHELF))
def test_every_viewer_reads_what_the_game_lets_them_see(game: AnyGame) -> None:
    table, dice = begun(game), random.Random(1)
    for ply in range(PLIES):
        seat = table.acting[0]
        action = dice.choice(game.legal(table.state, seat))
        draft = Draft(table, ply)
        commands.move(draft, seat, table.decisions[seat].number, game.write(table.state, action))
        table = draft.table
        if table.outcome:
            break
        for viewer in [*range(table.opening.seats), None, 0]:
            check_position(table, viewer)
            check_happened(table, draft.rows, viewer)


def check_position(table: Table, viewer: int | None) -> None:
    game, state = table.game, table.state
    position = msgspec.json.decode(msgspec.json.encode(viewing.position(table, viewer)), type=Position)
    assert msgspec.convert(position.view, game.view_type) == game.observe(state, viewer)
    assert position.scores == list(game.scores(state))
    assert [seat.name for seat in position.seats] == [chair.name for chair in table.chairs]
    legal = game.legal(state, viewer) if viewer in table.decisions else None
    assert (position.asked is None) == (legal is None)
    if position.asked is not None and legal is not None:
        packed = [(game.write(state, action), game.pack(state, action)) for action in legal]
        assert [(one.notation, one.action) for one in position.asked.legal] == packed


def check_happened(table: Table, rows: list[Row], viewer: int | None) -> None:
    """The same for whoever has just played and for whoever reads it from the log."""
    logged = [msgspec.structs.replace(row, entry=read_entry(spell_entry(row.entry))) for row in rows]
    now, later = (
        msgspec.json.decode(msgspec.json.encode(viewing.happened(at, seen, viewer)), type=list[Happened])
        for at, seen in ((table, rows), (table.copy(), logged))
    )
    assert now == later
    for row, one in zip(rows, now, strict=True):
        if isinstance(row.entry, Played):
            events = msgspec.json.decode(row.entry.events, type=list[table.game.event_type])  # type: ignore[name-defined]
            assert msgspec.json.encode(one.events) == msgspec.json.encode(redacted(table.game, events, viewer))
