"""Records to look at, step by step: those of finished tables, and those that were brought here."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from latium.core.lines import Entry, Glimpse, Ply, Resign, Takeback, Undo
from latium.core.play import redacted
from latium.core.protocol import AnyGame, Demand, message
from latium.core.records import Record, Verdict, checked_options, replay, verify
from latium.core.seats import Seat
from latium.games import SHELF
from latium.server.errors import BadRequest
from latium.server.messages import Outline, Outlined, RecordInfo, Replay, Replayed
from latium.server.naming import check_seat, game_unknown
from latium.server.records import read
from latium.server.viewing import all_views, demands


def readable(text: str) -> tuple[Record, Verdict]:
    """A record that can be looked at, and what verification finds. Raises RecordError or BadRequest."""
    record = read(text)
    game = _game(record)
    for _ in steps(game, record, None) if record.header.partial else replay(game, record):
        pass
    if record.header.partial:
        return record, Verdict((), 0, 0, record.finished, broken_off=False)
    return record, verify(game, record)


def info(record: Record, id: str, now: int) -> RecordInfo:
    head = record.header
    return RecordInfo(
        id=id,
        game=head.game,
        rules_version=head.rules_version,
        options=head.options,
        names=list(head.names),
        partial=head.partial,
        viewer=head.viewer,
        lines=len(record.entries),
        outcome=record.result.outcome if record.result else None,
        imported_at=now,
    )


def part(record: Record, start: int, count: int, seat: Seat | None) -> Replay:
    """So many steps from one on, as all seats together saw them or as one did."""
    _check(record, seat)
    found = list(islice(steps(_game(record), record, seat, start), count))
    return Replay(total=len(record.entries) + (not record.header.partial), steps=found)


def outline(record: Record, seat: Seat | None) -> Outline:
    """All lines without their positions, as all seats together saw them or as one did."""
    head, game = record.header, _game(record)
    _check(record, seat)
    lines = list(_outlined(game, record, seat))
    return Outline(
        game=head.game,
        options=head.options,
        terms=dict(game.names(head.options)),
        names=list(head.names),
        partial=head.partial,
        viewer=head.viewer,
        commitment=head.commitment,
        outcome=record.result.outcome if record.result else None,
        lines=lines,
    )


def _outlined(game: AnyGame, record: Record, seat: Seat | None) -> Iterator[Outlined]:
    if record.header.partial:
        yield from (_glimpsed(game, line) for line in steps(game, record, None))
        return
    for step in replay(game, record):
        events = list(step.events) if seat is None else redacted(game, step.events, seat)
        yield _line(game, _replayed(step.entry, events, []), events, _totals(game, step.state))


def _line(game: AnyGame, step: Replayed, events: list[Any], scores: list[int]) -> Outlined:
    return Outlined(
        n=step.n,
        kind=step.kind,
        seat=step.seat,
        notation=step.notation,
        to=step.to,
        events=events,
        told=[game.describe(event) for event in events],
        scores=scores,
    )


def _glimpsed(game: AnyGame, step: Replayed) -> Outlined:
    """Events of somebody else's file have the form of the game's, and may still be none."""
    try:
        return _line(game, step, step.events, [])
    except (LookupError, ValueError, TypeError, AttributeError):
        raise BadRequest(message("record-not-seen")) from None


def _totals(game: AnyGame, state: Any) -> list[int]:
    return [score.total for score in game.scores(state)]


def _check(record: Record, seat: Seat | None) -> None:
    if seat is not None:
        check_seat(seat, record.header.seats)


def _game(record: Record) -> AnyGame:
    if (game := SHELF.get(record.header.game)) is None:
        raise BadRequest(game_unknown(record.header.game))
    return game


def steps(game: AnyGame, record: Record, seat: Seat | None, start: int = 0) -> Iterator[Replayed]:
    """Raises RecordError where a line cannot be played, or BadRequest where what was seen is none of the game's."""
    if record.header.partial:
        checked_options(game.facts, record.header)
        for entry in record.entries[start:]:
            yield _seen(game, entry)
        return
    for number, step in enumerate(replay(game, record)):
        if number >= start:
            views = _views(game, step.state, record.header.seats, seat)
            yield _replayed(step.entry, list(step.events), views, demands(game, step.state, seat))


def _views(game: AnyGame, state: Any, seats: int, seat: Seat | None) -> list[Any]:
    return all_views(game, state, seats) if seat is None else [game.observe(state, seat)]


def _replayed(
    entry: Entry | None, events: list[Any], views: list[Any], asked: dict[str, list[Demand]] | None = None
) -> Replayed:
    return Replayed(
        n=-1 if entry is None else entry.n,
        kind=_kind(entry),
        seat=getattr(entry, "seat", None),
        notation=entry.notation if isinstance(entry, Ply) else None,
        ms=entry.ms if isinstance(entry, Ply) else None,
        to=entry.to if isinstance(entry, Undo | Takeback) else None,
        events=events,
        views=views,
        demands=asked or {},
    )


def _kind(entry: Entry | None) -> str:
    match entry:
        case None:
            return "setup"
        case Ply():
            return "played"
        case Undo():
            return "undone"
        case Takeback():
            return "taken-back"
        case Resign():
            return "resigned"
        case Glimpse():
            return "seen"


def _seen(game: AnyGame, entry: Entry) -> Replayed:
    """What somebody else's file says was seen is shown only if it could have been."""
    if not isinstance(entry, Glimpse):
        raise BadRequest(message("record-not-seen"))
    try:
        view = msgspec.convert(entry.view, game.view_type)
        events = msgspec.convert(entry.events, list[game.event_type])  # type: ignore[name-defined]
    except (msgspec.ValidationError, RecursionError):
        raise BadRequest(message("record-not-seen")) from None
    return _replayed(entry, events, [view])
