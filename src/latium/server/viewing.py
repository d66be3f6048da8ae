"""A table as one viewer may see it. Whatever leaves the server passes through here."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

from latium.core.chance import commitment
from latium.core.play import redacted
from latium.core.protocol import AnyGame
from latium.core.seats import Seat
from latium.server.commands import undo_refusal
from latium.server.entries import Handed, Joined, Left, Played, Resigned, Row, TakenBack, Undone
from latium.server.messages import Asked, Happened, Listed, Position, SeatInfo, TableInfo
from latium.server.table import PLAYING, Table


def table_info(table: Table) -> TableInfo:
    opening = table.opening
    return TableInfo(
        id=opening.id,
        game=opening.game,
        rules_version=table.game.facts.rules_version,
        seats=opening.seats,
        options=opening.options,
        listed=opening.settings.listed,
        spectators=opening.settings.spectators,
        commitment=commitment(opening.secret),
    )


def position(table: Table, viewer: Seat | None) -> Position:
    """Spectators (None) see what is public."""
    playing = table.phase == PLAYING and viewer is not None
    return Position(
        version=table.version,
        phase=table.phase,
        seats=[_seat_info(table, seat) for seat in range(table.opening.seats)],
        acting=list(table.acting),
        view=None if table.state is None else table.game.observe(table.state, viewer),
        asked=_asked(table, viewer) if viewer is not None else None,
        may_undo=playing and viewer is not None and undo_refusal(table, viewer) is None,
        outcome=table.outcome,
    )


def _seat_info(table: Table, seat: Seat) -> SeatInfo:
    chair = table.chairs[seat]
    return SeatInfo(
        seat=seat, name=chair.name, person=chair.person, bot=chair.bot, free=chair.free, resigned=chair.resigned
    )


def _asked(table: Table, seat: Seat) -> Asked | None:
    decision = table.decisions.get(seat)
    if decision is None:
        return None
    game, state = table.game, table.state
    listed = [
        Listed(notation=game.write(state, action), action=game.pack(state, action))
        for action in game.legal(state, seat)
    ]
    return Asked(decision=decision.number, question=game.question(state, seat), legal=listed)


def happened(table: Table, rows: Iterable[Row], viewer: Seat | None) -> list[Happened]:
    return [_happened(table.game, row, viewer) for row in rows]


def _happened(game: AnyGame, row: Row, viewer: Seat | None) -> Happened:
    n, kind = row.n, str(row.entry.__struct_config__.tag)
    match row.entry:
        case Played(ply=ply, events=events):
            return Happened(n=n, kind=kind, seat=ply.seat, events=redacted(game, _events(game, events), viewer))
        case Undone(undo=back):
            return Happened(n=n, kind=kind, seat=back.seat, to=back.to)
        case TakenBack(takeback=back):
            return Happened(n=n, kind=kind, seat=back.seat, to=back.to)
        case Joined(seat=seat, name=name):
            return Happened(n=n, kind=kind, seat=seat, name=name)
        case Handed(seat=seat, bot=bot):
            return Happened(n=n, kind=kind, seat=seat, name=bot)
        case Resigned(resign=resign):
            return Happened(n=n, kind=kind, seat=resign.seat)
        case Left(seat=seat):
            return Happened(n=n, kind=kind, seat=seat)
        case _:
            return Happened(n=n, kind=kind)


def _events(game: AnyGame, events: msgspec.Raw) -> list[Any]:
    decoded: list[Any] = _decoder(game.event_type).decode(events)
    return decoded


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(list[kind])
