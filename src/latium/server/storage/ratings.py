"""Ratings in the database, changed in the transaction that ends a rated game: once, whatever happens."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, text

from latium.core.resigning import ranked_last
from latium.core.seats import Seat
from latium.server.entries import Ended, Row
from latium.server.skill import CAUTION, Skill, after
from latium.server.storage.prepared import Change
from latium.server.storage.schema import ACCOUNTS, RATINGS, SEATS
from latium.server.table import Table

_LOCK: Final = 7_125_022
"""Any number, the same in every process: in PostgreSQL one game after the other is rated, as it is in SQLite."""


class Leader(NamedTuple):
    """A place in the list."""

    name: str
    skill: Skill


class Standing(NamedTuple):
    """What one is believed to be worth in a game of so many."""

    game: str
    seats: int
    skill: Skill


def settled(table: Table, rows: Sequence[Row]) -> Change[None] | None:
    """What rates a game that ends with these rows, if it counts; a ledger of the desk."""
    if table.opening.settings.rated and any(isinstance(row.entry, Ended) for row in rows):
        return lambda connection: _rate(connection, table)
    return None


def _rate(connection: Connection, table: Table) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    people = _people(connection, table.opening.id)
    if len(people) < 2:
        return
    ranks = final_ranks(table)
    game, seats = table.opening.game, table.opening.seats
    before = _skills(connection, list(people.values()), game, seats)
    skills = after([before.get(account, Skill()) for account in people.values()], [ranks[seat] for seat in people])
    mine = (RATINGS.c.game == game) & (RATINGS.c.seats == seats)
    connection.execute(delete(RATINGS).where(RATINGS.c.account_id.in_(people.values()), mine))
    rows = [
        {"account_id": account, "game": game, "seats": seats, **skill._asdict()}
        for account, skill in zip(people.values(), skills, strict=True)
    ]
    connection.execute(insert(RATINGS), rows)


def final_ranks(table: Table) -> tuple[int, ...]:
    """As the game ended, but whoever had left it to a bot by then comes last, like those who gave up."""
    assert table.outcome is not None, "the game is over"
    gone = [seat for seat, chair in enumerate(table.chairs) if chair.person and (chair.bot or chair.resigned)]
    return ranked_last(table.outcome, gone).ranks


def _people(connection: Connection, id: str) -> dict[Seat, int]:
    """The accounts by seat; one that was deleted since is not rated."""
    query = select(SEATS.c.seat, SEATS.c.account_id).where(SEATS.c.table_id == id, SEATS.c.account_id.is_not(None))
    return {row.seat: row.account_id for row in connection.execute(query.order_by(SEATS.c.seat))}


def _skills(connection: Connection, accounts: Sequence[int], game: str, seats: int) -> dict[int, Skill]:
    query = select(RATINGS.c.account_id, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games).where(
        RATINGS.c.account_id.in_(accounts), RATINGS.c.game == game, RATINGS.c.seats == seats
    )
    return {account: Skill(*skill) for account, *skill in connection.execute(query)}


def leaders(connection: Connection, game: str, seats: int, start: int, limit: int) -> list[Leader]:
    """The best, from that place on."""
    listed = RATINGS.c.mu - CAUTION * RATINGS.c.sigma
    query = (
        select(ACCOUNTS.c.name, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
        .join(ACCOUNTS, ACCOUNTS.c.id == RATINGS.c.account_id)
        .where(RATINGS.c.game == game, RATINGS.c.seats == seats)
        .order_by(listed.desc(), RATINGS.c.account_id)
        .offset(start)
        .limit(limit)
    )
    return [Leader(name, Skill(*skill)) for name, *skill in connection.execute(query)]


def standings(connection: Connection, account: int) -> list[Standing]:
    query = (
        select(RATINGS.c.game, RATINGS.c.seats, RATINGS.c.mu, RATINGS.c.sigma, RATINGS.c.games)
        .where(RATINGS.c.account_id == account)
        .order_by(RATINGS.c.game, RATINGS.c.seats)
    )
    return [Standing(game, seats, Skill(*skill)) for game, seats, *skill in connection.execute(query)]
