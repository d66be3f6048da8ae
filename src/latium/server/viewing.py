"""A table as one viewer may see it. Whatever leaves the server passes through here."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, TypeAlias

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
    PresenceState,
    SeatInfo,
    SeatPresence,
    Shared,
    TableInfo,
    TakebackOpen,
)
from latium.server.opening import Chair
from latium.server.table import PLAYING, Table
from latium.server.takebacks import awaited

FEW: Final = 8
"""Entries that several may have missed alike."""

NOTHING: Final = b',"asked":null,"may_undo":false,"demands":{}}'
"""The rest of the position of those who are asked for nothing."""

SCORES: Final = "scores"

Written: TypeAlias = Any
"""What is JSON already: the same for whoever sends it, and nobody else looks into it."""


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


def position(table: Table, viewer: Seat | None) -> Written:
    """A Position. Spectators (None) see what is public. What several see alike is written once, what is one's own
    behind it."""
    whose = _whose(table, viewer)
    shared = table.shown.get(whose)
    if shared is None:
        shared = table.shown[whose] = msgspec.json.encode(_shared(table, whose))[:-1]
    return msgspec.Raw(shared + _own(table, viewer))


def _whose(table: Table, viewer: Seat | None) -> Seat | None:
    """Where nobody ever knows more than others, what a spectator sees is what everybody sees."""
    return viewer if table.game.facts.private else None


def _shared(table: Table, viewer: Seat | None) -> Shared:
    game, state, begun = table.game, table.state, table.state is not None
    return Shared(
        version=table.version,
        phase=table.phase,
        seats=_seats(table),
        acting=list(table.acting),
        view=msgspec.Raw(game.show(state, viewer)) if begun else None,
        takeback=_takeback(table),
        clocks=_clocks(table),
        scores=_scores(table) if begun else [],
        outcome=table.outcome,
        views=all_views(game, state, table.opening.seats) if table.outcome else [],
        rematch=table.rematch,
    )


def _own(table: Table, viewer: Seat | None) -> bytes:
    """The rest of a position."""
    asked = _asked(table, viewer) if viewer is not None else None
    may_undo = viewer is not None and table.phase == PLAYING and undo_refusal(table, viewer) is None
    asking = demands(table.game, table.state, viewer) if table.state is not None else {}
    if asked is None and not may_undo and not asking:
        return NOTHING
    return b"," + msgspec.json.encode({"asked": asked, "may_undo": may_undo, "demands": asking})[1:]


def _scores(table: Table) -> Written:
    """The same for all."""
    made = table.shown.get(SCORES)
    if made is None:
        made = table.shown[SCORES] = _written(list(table.game.scores(table.state)))
    return made


def _written(part: object) -> Written:
    return msgspec.Raw(msgspec.json.encode(part))


def _seats(table: Table) -> Written:
    """Who sits where, which hardly ever changes: those who carry the table on take it along."""
    if not table.seated:
        table.seated = msgspec.json.encode([seat_info(seat, chair) for seat, chair in enumerate(table.chairs)])
    return msgspec.Raw(table.seated)


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


def listed(game: AnyGame, state: Any, actions: Sequence[Any]) -> Written:
    """A list of Listed."""
    return msgspec.Raw(game.listing(state, actions))


def happened(table: Table, rows: Sequence[Row], viewer: Seat | None) -> Written:
    """A list of Happened. Most of those who are told have missed the same few."""
    whose = _whose(table, viewer)
    if not 0 < len(rows) <= FEW:
        return [_happened(table, row, whose) for row in rows]
    key = rows[0].n, rows[-1].n, whose
    made = table.shown.get(key)
    if made is None:
        made = table.shown[key] = _written([_happened(table, row, whose) for row in rows])
    return made


def _happened(table: Table, row: Row, viewer: Seat | None) -> Happened:
    n, kind = row.n, str(row.entry.__struct_config__.tag)
    match row.entry:
        case Played() as played:
            return _play_seen(table, n, kind, played, viewer)
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


def _play_seen(table: Table, n: int, kind: str, played: Played, viewer: Seat | None) -> Happened:
    game = table.game
    events = table.events.get(n) or _decoder(game.event_type).decode(played.events)
    seen = redacted(game, events, viewer) if game.facts.private else events
    spelled = seen if game.facts.private else played.events
    return Happened(n=n, kind=kind, seat=played.ply.seat, events=spelled, told=list(map(game.describe, seen)))


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


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(list[kind])
