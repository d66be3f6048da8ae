"""A table as one viewer may see it. Whatever leaves the server passes through here."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeVar

import msgspec

from latium.core.chance import commitment
from latium.core.play import redacted
from latium.core.protocol import AnyGame, Demand
from latium.core.seats import Seat
from latium.server.commands import undo_refusal
from latium.server.entries import (
    Entry,
    Forgotten,
    Handed,
    Joined,
    Left,
    Paused,
    Placed,
    Played,
    Rematched,
    Resigned,
    Row,
    TakebackAnswered,
    TakebackAsked,
    TakenBack,
    Undone,
)
from latium.server.messages import (
    Asked,
    ClockSeen,
    Happened,
    Listed,
    Position,
    PresenceState,
    SeatInfo,
    SeatPresence,
    TableInfo,
    TakebackOpen,
)
from latium.server.table import PLAYING, Chair, Table
from latium.server.takebacks import awaited

FEW: Final = 8
"""Entries that several may have missed alike."""

T = TypeVar("T")


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
        rated=opening.settings.rated,
        clock=opening.settings.clock,
        commitment=commitment(opening.secret),
        names=dict(table.game.names(opening.options)),
    )


def position(table: Table, viewer: Seat | None) -> Position:
    """Spectators (None) see what is public."""
    playing = table.phase == PLAYING and viewer is not None
    return Position(
        version=table.version,
        phase=table.phase,
        seats=_once(table, "seats", lambda: [seat_info(seat, chair) for seat, chair in enumerate(table.chairs)]),
        acting=list(table.acting),
        view=None if table.state is None else _view(table, viewer),
        demands={} if table.state is None else demands(table.game, table.state, viewer),
        asked=_asked(table, viewer) if viewer is not None else None,
        may_undo=playing and viewer is not None and undo_refusal(table, viewer) is None,
        takeback=_takeback(table),
        clocks=_clocks(table),
        scores=[] if table.state is None else _once(table, "scores", lambda: list(table.game.scores(table.state))),
        outcome=table.outcome,
        views=all_views(table.game, table.state, table.opening.seats) if table.outcome else [],
        rematch=table.rematch,
    )


def _whose(table: Table, viewer: Seat | None) -> Seat | None:
    """Where nobody ever knows more than others, what a spectator sees is what everybody sees."""
    return viewer if table.game.facts.private else None


def _view(table: Table, viewer: Seat | None) -> Any:
    whose = _whose(table, viewer)
    return _once(table, ("view", whose), lambda: _spelled(table.game.observe(table.state, whose)))


def _spelled(part: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(part))


def _once(table: Table, key: Hashable, make: Callable[[], T]) -> T:
    """What is made but once of a version of a table, and then shown to several."""
    if key not in table.shown:
        table.shown[key] = make()
    made: T = table.shown[key]
    return made


def all_views(game: AnyGame, state: Any, seats: int) -> list[Any]:
    """What all seats see together is all there is: for after the end."""
    return [game.observe(state, seat) for seat in range(seats)]


def demands(game: AnyGame, state: Any, viewer: Seat | None) -> dict[str, list[Demand]]:
    """What cards ask for, and how much of it a viewer has."""
    return {card: list(lines) for card, lines in game.demands(state, viewer).items()}


def seat_info(seat: Seat, chair: Chair) -> SeatInfo:
    return SeatInfo(
        seat=seat,
        name=chair.name,
        person=chair.person,
        bot=chair.bot,
        free=chair.free,
        resigned=chair.resigned,
        member=chair.member,
        kept=chair.kept,
    )


def _takeback(table: Table) -> TakebackOpen | None:
    if (proposal := table.proposal) is None:
        return None
    return TakebackOpen(proposal=proposal.number, seat=proposal.seat, to=proposal.to, awaited=awaited(table))


def _clocks(table: Table) -> list[ClockSeen]:
    if table.phase != PLAYING or not table.opening.settings.clock.runs:
        return []
    return [ClockSeen(seat=seat, left=left, due=table.due(seat)) for seat, left in enumerate(table.banks)]


def presence(states: Mapping[Seat, PresenceState]) -> list[SeatPresence]:
    return [SeatPresence(seat=seat, state=state) for seat, state in states.items()]


def _asked(table: Table, seat: Seat) -> Asked | None:
    decision = table.decisions.get(seat)
    if decision is None or table.chairs[seat].resigned:
        return None
    game, state = table.game, table.state
    legal = listed(game, state, game.legal(state, seat))
    return Asked(decision=decision.number, question=game.question(state, seat), legal=legal)


def listed(game: AnyGame, state: Any, actions: Iterable[Any]) -> list[Listed]:
    write, pack = game.write, game.pack
    return [Listed(notation=write(state, action), action=pack(state, action)) for action in actions]


def happened(table: Table, rows: Sequence[Row], viewer: Seat | None) -> list[Happened]:
    """Most of those who are told have missed the same few."""
    whose = _whose(table, viewer)
    if not 0 < len(rows) <= FEW:
        return [_happened(table.game, row, whose) for row in rows]
    key = "happened", rows[0].n, rows[-1].n, whose
    return _once(table, key, lambda: [_happened(table.game, row, whose) for row in rows])


def _happened(game: AnyGame, row: Row, viewer: Seat | None) -> Happened:
    n, kind = row.n, str(row.entry.__struct_config__.tag)
    match row.entry:
        case Played(ply=ply, events=events):
            seen = redacted(game, _events(game, events), viewer)
            return Happened(n=n, kind=kind, seat=ply.seat, events=seen, told=list(map(game.describe, seen)))
        case Undone(undo=back):
            return Happened(n=n, kind=kind, seat=back.seat, to=back.to)
        case TakenBack(takeback=back):
            return Happened(n=n, kind=kind, seat=back.seat, to=back.to)
        case TakebackAsked(seat=seat, to=to):
            return Happened(n=n, kind=kind, seat=seat, to=to)
        case TakebackAnswered(seat=seat, agreed=agreed):
            return Happened(n=n, kind=kind, seat=seat, agreed=agreed)
        case Paused(ms=ms):
            return Happened(n=n, kind=kind, ms=ms)
        case _:
            return _gathered(n, kind, row.entry)


def _gathered(n: int, kind: str, entry: Entry) -> Happened:
    """Who sits where."""
    match entry:
        case Joined(seat=seat, name=name):
            return Happened(n=n, kind=kind, seat=seat, name=name)
        case Handed(seat=seat, bot=bot, why=why):
            return Happened(n=n, kind=kind, seat=seat, name=bot, why=why)
        case Resigned(resign=resign):
            return Happened(n=n, kind=kind, seat=resign.seat, why=resign.resign)
        case Left(seat=seat) | Forgotten(seat=seat):
            return Happened(n=n, kind=kind, seat=seat)
        case Placed(seat=seat, bot=bot):
            return Happened(n=n, kind=kind, seat=seat, name=bot)
        case Rematched(table=id):
            return Happened(n=n, kind=kind, table=id)
        case _:
            return Happened(n=n, kind=kind)


def _events(game: AnyGame, events: msgspec.Raw) -> list[Any]:
    decoded: list[Any] = _decoder(game.event_type).decode(events)
    return decoded


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(list[kind])
