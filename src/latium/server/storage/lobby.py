"""Tables to choose from: those of the lobby, and one's own. Nothing is loaded for that but a summary of each."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, or_, select

from latium.core.protocol import OptionValue
from latium.core.seats import Seat
from latium.server.opening import Settings
from latium.server.storage.schema import SEATS, TABLES
from latium.server.storage.tables import Summary
from latium.server.tokens import matches


class Place(NamedTuple):
    """How far one has read in a list: the last change of a table, and its id."""

    changed_at: int
    id: str


class Wanted(NamedTuple):
    """Which tables: of a phase, or all; of a game, or all; after a place; so many at most."""

    phase: str | None
    game: str | None
    after: Place | None
    limit: int


class Found(NamedTuple):
    """A table in a list."""

    id: str
    game: str
    seats: int
    options: dict[str, OptionValue]
    settings: Settings
    phase: str
    acting: tuple[Seat, ...]
    opened_at: int
    changed_at: int
    summary: Summary


def listed(connection: Connection, wanted: Wanted) -> list[Found]:
    """What is open to all, the latest change first."""
    return _found(connection, _query(wanted).where(TABLES.c.listed))


def own(
    connection: Connection, wanted: Wanted, account: int | None, tokens: Mapping[tuple[str, Seat], str]
) -> list[tuple[Found, set[Seat]]]:
    """One's own by an account or by secrets of seats, with these seats, none where an account is only the host; the
    latest change first."""
    seats: dict[str, set[Seat]] = {}
    for id, seat in _by_tokens(connection, tokens):
        seats.setdefault(id, set()).add(seat)
    found = _found(connection, _query(wanted).where(or_(TABLES.c.id.in_(list(seats)), *_accounts(account))))
    for id, seat in _by_account(connection, account, [table.id for table in found]):
        seats.setdefault(id, set()).add(seat)
    return [(table, seats.get(table.id, set())) for table in found]


def _accounts(account: int | None) -> Iterable[ColumnElement[bool]]:
    """The tables at which an account sits, or is the host."""
    if account is not None:
        yield TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.account_id == account))
        yield TABLES.c.host_account == account


def _by_account(connection: Connection, account: int | None, ids: Collection[str]) -> Iterable[tuple[str, Seat]]:
    if account is None:
        return []
    query = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.account_id == account, SEATS.c.table_id.in_(ids))
    return [(id, seat) for id, seat in connection.execute(query)]


def _by_tokens(connection: Connection, tokens: Mapping[tuple[str, Seat], str]) -> Iterable[tuple[str, Seat]]:
    if not tokens:
        return []
    query = select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.token_hash).where(
        SEATS.c.table_id.in_({id for id, _ in tokens})
    )
    kept = {(id, seat): token_hash for id, seat, token_hash in connection.execute(query)}
    return [place for place, token in tokens.items() if matches(token, kept.get(place))]


def _query(wanted: Wanted) -> Select[Any]:
    query = select(TABLES).order_by(TABLES.c.changed_at.desc(), TABLES.c.id.desc()).limit(wanted.limit)
    return query.where(*_conditions(wanted))


def _conditions(wanted: Wanted) -> Iterable[ColumnElement[bool]]:
    if wanted.phase is not None:
        yield TABLES.c.phase == wanted.phase
    if wanted.game is not None:
        yield TABLES.c.game == wanted.game
    if place := wanted.after:
        same = and_(TABLES.c.changed_at == place.changed_at, TABLES.c.id < place.id)
        yield or_(TABLES.c.changed_at < place.changed_at, same)


def _found(connection: Connection, query: Select[Any]) -> list[Found]:
    return [
        Found(
            id=row.id,
            game=row.game,
            seats=row.seats,
            options=msgspec.json.decode(row.options),
            settings=msgspec.json.decode(row.settings, type=Settings),
            phase=row.phase,
            acting=tuple(int(seat) for seat in row.acting.split(",") if seat),
            opened_at=row.opened_at,
            changed_at=row.changed_at,
            summary=msgspec.json.decode(row.summary, type=Summary),
        )
        for row in connection.execute(query)
    ]
