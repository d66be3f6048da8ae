"""Tables in the database: opened, loaded, carried on. Functions of a connection, for `Database.read` and `write`."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Update, bindparam, delete, func, insert, select, update

from latium.core.protocol import Outcome
from latium.core.seats import Seat
from latium.server import snapshots
from latium.server.draft import Draft
from latium.server.entries import Played, Row
from latium.server.opening import Chair, Opening, Settings
from latium.server.storage.log import Logged, lines_of, rows_since
from latium.server.storage.prepared import Change, Prepared
from latium.server.storage.schema import CHAT, LOG, SEATS, SNAPSHOTS, TABLES
from latium.server.table import PLAYING, Table

AT_ONCE: Final = 500
"""No query names more tables, or anything else."""

FAR: Final = 100
"""Who is so many entries behind loads the table anew."""

T = TypeVar("T")


class Loaded(NamedTuple):
    """A table as far as it is in the database, and the version of its last snapshot."""

    table: Table
    snapshot: int


class Keeper(NamedTuple):
    """By what one is known who holds a seat, or is the host: a secret, or an account."""

    token_hash: bytes
    account: int | None


class Searched(NamedTuple):
    """What tables are looked for by: columns of theirs that a change brings up to date, unless a turn just goes on."""

    changed_at: int
    version: int
    phase: str
    acting: str
    bots_due: bool
    due_at: int | None
    untold: bool


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the lobby shows it, so that it need not be loaded for that."""

    chairs: list[Chair]
    outcome: Outcome | None = None


def open_table(connection: Connection, opening: Opening, host: Keeper, now: int) -> None:
    table = Table(opening)
    row = {
        "id": opening.id,
        "game": opening.game,
        "seats": opening.seats,
        "options": msgspec.json.encode(opening.options).decode(),
        "settings": msgspec.json.encode(opening.settings).decode(),
        "secret": opening.secret,
        "host_hash": host.token_hash,
        "host_account": host.account,
        "listed": opening.settings.listed,
        "opened_at": now,
        **_searched(table, now),
        "summary": _summary(table),
    }
    _OPEN.run(connection, row)


def load(connection: Connection, id: str) -> Loaded | None:
    """The newest snapshot that can be used, and what came after it."""
    found = connection.execute(select(TABLES).where(TABLES.c.id == id)).first()
    if found is None:
        return None
    opening = _opening(found)
    table, at = _snapshot(connection, opening)
    for row in rows_since(connection, id, table.version):
        table.fold(row)
    return Loaded(table, at)


def carry_on(connection: Connection, table: Table) -> tuple[Table, list[Row]] | None:
    """The table as it is now and the entries that led there; without them if there are many. None if nothing is new."""
    id = table.opening.id
    rows = rows_since(connection, id, table.version, FAR + 1)
    if len(rows) > FAR and (loaded := load(connection, id)):
        return loaded.table, []
    after = table.copy()
    for row in rows:
        after.fold(row)
    return (after, rows) if rows else None


def _opening(found: Any) -> Opening:
    return Opening(
        id=found.id,
        game=found.game,
        seats=found.seats,
        options=msgspec.json.decode(found.options),
        settings=msgspec.json.decode(found.settings, type=Settings),
        secret=found.secret,
    )


def _snapshot(connection: Connection, opening: Opening) -> tuple[Table, int]:
    rules_version, package_version = snapshots.mark(opening)
    query = (
        select(SNAPSHOTS.c.version, SNAPSHOTS.c.body)
        .where(SNAPSHOTS.c.table_id == opening.id)
        .where(SNAPSHOTS.c.rules_version == rules_version)
        .where(SNAPSHOTS.c.package_version == package_version)
        .order_by(SNAPSHOTS.c.version.desc())
        .limit(1)
    )
    if found := connection.execute(query).first():
        return snapshots.restored(opening, found.version, found.body), found.version
    return Table(opening), 0


def appended(draft: Draft) -> Logged:
    """The rows of one change, and what the table they lead to is searched by."""
    id = draft.table.opening.id
    return Logged(lines_of(id, draft.rows), _found_anew(draft))


def _found_anew(draft: Draft) -> list[Change[None]]:
    """Plies alone change nothing that the lobby shows of who sits where, and while a turn just goes on nothing at all
    that tables are searched by."""
    before, table, now = draft.before, draft.table, draft.now
    if all(isinstance(row.entry, Played) for row in draft.rows):
        return (
            [] if _is_found_alike(before, table) else [lambda connection: _MOVE_ON.run(connection, _moved(table, now))]
        )
    return [lambda connection: _CHANGE.run(connection, {**_moved(table, now), "summary": _summary(table)})]


def _is_found_alike(before: Table, table: Table) -> bool:
    """Whether the same people are to act, and no clock or bot is to be seen to."""
    return table.acting == before.acting and not table.bots_acting and table.due_at is None


def add_snapshot(connection: Connection, table: Table, body: str) -> None:
    """In place of those before it: any that is missing is made from the log."""
    _DROP_SNAPSHOTS.run(connection, {"which": table.opening.id})
    rules_version, package_version = snapshots.mark(table.opening)
    row = {
        "table_id": table.opening.id,
        "version": table.version,
        "rules_version": rules_version,
        "package_version": package_version,
        "body": body,
    }
    _ADD_SNAPSHOT.run(connection, row)


def _searched(table: Table, now: int) -> dict[str, Any]:
    due = table.due_at
    return Searched(
        changed_at=now,
        version=table.version,
        phase=table.phase,
        acting=",".join(map(str, table.acting)),
        bots_due=bool(table.bots_acting),
        due_at=due,
        untold=table.opening.settings.clock.kind == "days" and due is not None,
    )._asdict()


def _moved(table: Table, now: int) -> dict[str, Any]:
    return {"which": table.opening.id, **_searched(table, now)}


def _updating(*columns: str) -> Update:
    return update(TABLES).where(TABLES.c.id == bindparam("which")).values({name: bindparam(name) for name in columns})


_KEEPERS: Final = Prepared(
    select(SEATS.c.seat, SEATS.c.token_hash, SEATS.c.account_id).where(SEATS.c.table_id == bindparam("of"))
)
_OPEN: Final = Prepared(insert(TABLES))
_TAKE_SEAT: Final = Prepared(insert(SEATS))
_MOVE_ON: Final = Prepared(_updating(*Searched._fields))
_CHANGE: Final = Prepared(_updating(*Searched._fields, "summary"))
_ADD_SNAPSHOT: Final = Prepared(insert(SNAPSHOTS))
_DROP_SNAPSHOTS: Final = Prepared(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("which")))


def _summary(table: Table) -> str:
    chairs = [msgspec.structs.replace(chair, nonce="") for chair in table.chairs]
    return msgspec.json.encode(Summary(chairs=chairs, outcome=table.outcome)).decode()


def take_seat(connection: Connection, id: str, seat: Seat, keeper: Keeper, now: int) -> None:
    row = {
        "table_id": id,
        "seat": seat,
        "token_hash": keeper.token_hash,
        "account_id": keeper.account,
        "joined_at": now,
        "seen_at": now,
        "muted": False,
    }
    _TAKE_SEAT.run(connection, row)


def give_up_seat(connection: Connection, id: str, seat: Seat) -> None:
    connection.execute(delete(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == seat))


def keep_for(connection: Connection, id: str, seat: Seat, account: int) -> bool:
    """A guest's seat is an account's from now on; False if it is another's. Raises IntegrityError if the account has
    another seat at the table."""
    free = SEATS.c.account_id.is_(None) | (SEATS.c.account_id == account)
    whose = (SEATS.c.table_id == id) & (SEATS.c.seat == seat) & free
    return connection.execute(update(SEATS).where(whose).values(account_id=account)).rowcount > 0


def seat_keepers(connection: Connection, id: str) -> dict[Seat, Keeper]:
    return {seat: Keeper(digest, account) for seat, digest, account in _KEEPERS.rows(connection, of=id)}


def host(connection: Connection, id: str) -> Keeper | None:
    found = connection.execute(select(TABLES.c.host_hash, TABLES.c.host_account).where(TABLES.c.id == id)).first()
    return Keeper(*found) if found else None


def waiting_for_bots(connection: Connection, before: int) -> Iterable[str]:
    """Tables at which a bot is to move and nothing has happened since then."""
    query = select(TABLES.c.id).where(TABLES.c.bots_due, TABLES.c.phase == PLAYING, TABLES.c.changed_at <= before)
    return list(connection.execute(query).scalars())


def marks(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """How far these tables and their chats are."""
    chatted = select(func.coalesce(func.max(CHAT.c.id), 0)).where(CHAT.c.table_id == TABLES.c.id).scalar_subquery()
    found: dict[str, tuple[int, int]] = {}
    logged = select(func.coalesce(func.max(LOG.c.n) + 1, 0)).where(LOG.c.table_id == TABLES.c.id).scalar_subquery()
    query = select(TABLES.c.id, logged, chatted)
    for some in in_parts(ids):
        rows = connection.execute(query.where(TABLES.c.id.in_(some)))
        found.update((id, (version, last)) for id, version, last in rows)
    return found


def in_parts(names: Sequence[T]) -> Iterator[Sequence[T]]:
    """So many at once as a query may name."""
    return (names[start : start + AT_ONCE] for start in range(0, len(names), AT_ONCE))
