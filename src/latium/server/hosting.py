"""Opening tables and sitting down at them: secrets are made here, and only their digests are kept."""

import asyncio
import unicodedata
from contextlib import suppress
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection

from latium.core.errors import ComponentError, OptionError
from latium.core.letters import seen
from latium.core.options import resolve
from latium.core.protocol import message
from latium.core.seats import Seat
from latium.core.text import shown
from latium.server import commands, seating
from latium.server.clocks import check_clock
from latium.server.desk import Desk
from latium.server.errands import Errand
from latium.server.errors import BadRequest, Forbidden, NotOpen, Taken
from latium.server.forgetting import Place, rename_in_log
from latium.server.messages import JoinTable, OpenTable
from latium.server.naming import check_seat, game_of
from latium.server.opening import Opening, Settings
from latium.server.presence import Presence
from latium.server.steward import STAND_IN
from latium.server.storage import holding, tables
from latium.server.storage.accounts import Account
from latium.server.storage.holding import Claim
from latium.server.storage.tables import Keeper
from latium.server.storage.writing import Conflict
from latium.server.table import OVER, Table
from latium.server.tokens import digest, matches


class Sat(NamedTuple):
    """A seat that was taken, and its secret."""

    seat: Seat
    token: str
    version: int


async def open_table(desk: Desk, wanted: OpenTable, account: Account | None = None) -> tuple[Table, str]:
    """A new table and its host's secret; if bots have all the seats, they begin."""
    opening = _opening(desk, wanted)
    if not desk.is_familiar(opening):
        await asyncio.to_thread(_check_set_up, opening)  # components of one's own take time to check
        desk.remember(opening)
    host = desk.sources.token()
    keeper = Keeper(digest(host), account.id if account else None)
    now = desk.sources.now()
    try:
        await desk.database.write(lambda connection: tables.open_table(connection, opening, keeper, now))
    except Conflict:
        raise Forbidden(message("account-needed")) from None  # it was deleted in the meantime
    desk.opened(opening)
    if all(opening.settings.bots):
        await desk.act(opening.id, Errand(commands.start_if_full))
    return await desk.table(opening.id), host


def _opening(desk: Desk, wanted: OpenTable) -> Opening:
    game = game_of(wanted.game)
    seats = len(wanted.bots)
    for bot in filter(None, wanted.bots):
        commands.check_bot(bot)
    if wanted.rated and any(wanted.bots):
        raise BadRequest(message("rated-people"))
    check_clock(wanted.clock)
    try:
        options = resolve(game.facts, seats, wanted.options)
    except OptionError as problem:
        raise BadRequest(problem.message, problem.package) from None
    settings = Settings(
        bots=tuple(wanted.bots),
        listed=wanted.listed,
        spectators=wanted.spectators,
        clock=wanted.clock,
        rated=wanted.rated,
    )
    return Opening(
        id=desk.sources.table_id(),
        game=wanted.game,
        seats=seats,
        options=options,
        settings=settings,
        secret=desk.sources.secret(),
    )


def _check_set_up(opening: Opening) -> None:
    """Raises BadRequest for options or components that no game can be set up with."""
    try:
        game_of(opening.game).setup(opening.seats, opening.options)
    except (OptionError, ComponentError) as problem:
        raise BadRequest(problem.message, problem.package) from None


async def join(desk: Desk, id: str, wanted: JoinTable, account: Account | None = None) -> Sat:
    """Sit down as a guest or with an account. That has one seat at a table: another at its device is a guest's. Whoever
    brings the secret of a seat sits there already: the answer got lost."""
    table = await desk.table(id)
    if wanted.token and (sat := await _sat(desk, id, wanted.token)):
        return sat
    if account and await _sits(desk, id, account):
        account = None
        if table.opening.settings.rated:
            raise Taken(message("rated-seated"))
    if account is None and table.opening.settings.rated:
        raise Forbidden(message("rated-people"))
    name = account.name if account else person_name(wanted.name)
    token = wanted.token or desk.sources.token()
    keeper = Keeper(digest(token), account.id if account else None)

    def also(connection: Connection, seat: Seat) -> None:
        if any(kept.token_hash == keeper.token_hash for kept in tables.seat_keepers(connection, id).values()):
            raise Taken(message("seat-taken"))  # the same request, twice at once
        tables.take_seat(connection, id, seat, keeper, desk.sources.now())

    errand = Errand(
        lambda draft: commands.join(draft, wanted.seat, name, wanted.nonce, member=account is not None), also=also
    )
    try:
        version = await desk.act(id, errand)
    except (Taken, NotOpen):
        if wanted.token and (sat := await _sat(desk, id, wanted.token)):
            return sat
        raise
    assert errand.result is not None, "without a client id it was carried out now"
    return Sat(errand.result, token, version)


async def _sat(desk: Desk, id: str, token: str) -> Sat | None:
    """The seat that a secret stands for."""
    kept = await desk.database.read(lambda connection: tables.seat_keepers(connection, id))
    seat = next((seat for seat in kept if matches(token, kept[seat].token_hash)), None)
    return None if seat is None else Sat(seat, token, (await desk.current(id)).version)


async def come_back_to_seat(desk: Desk, id: str, token: str) -> Sat:
    """The seat of a personal link. Raises Forbidden."""
    if sat := await _sat(desk, id, token):
        return sat
    raise Forbidden(message("seat-not-yours"))


def person_name(wanted: str) -> str:
    """Raises BadRequest unless others have something to call one by."""
    name = shown(wanted).strip()
    if not any(map(_names_somebody, seen(name))):
        raise BadRequest(message("name-empty"))
    return name


def _names_somebody(letter: str) -> bool:
    """A letter or a digit of any script, or a picture."""
    return letter.isalnum() or unicodedata.category(letter) == "So"


async def _sits(desk: Desk, id: str, account: Account) -> bool:
    keepers = await desk.database.read(lambda connection: tables.seat_keepers(connection, id))
    return any(keeper.account == account.id for keeper in keepers.values())


async def keep_for(desk: Desk, claim: Claim, account: Account) -> None:
    """A seat one took as a guest is one's account's from now on."""

    def change(connection: Connection) -> bool:
        holding.check(connection, claim, desk.sources.now())
        return tables.keep_for(connection, claim.table, claim.seat, account.id)

    try:
        kept = await desk.database.write(change)
    except Conflict:
        raise Taken(message("rated-seated")) from None
    if not kept:
        raise Taken(message("seat-taken"))


async def place(desk: Desk, presence: Presence, id: str, seat: Seat, bot: str) -> int:
    """The host's word on a seat. Nobody who is there loses theirs."""
    table = await desk.current(id)
    check_seat(seat, table.opening.seats)
    if table.chairs[seat].person and (await presence.now_of(id)).get(seat) == "joined":
        raise Forbidden(message("seat-present"))
    return await desk.act(id, Errand(lambda draft: seating.place(draft, seat, bot)))


async def start(desk: Desk, id: str, bot: str) -> int:
    """The host's word to begin, with bots at the free seats."""
    return await desk.act(id, Errand(lambda draft: seating.start(draft, bot)))


async def leave(desk: Desk, claim: Claim) -> int:
    """Get up before the start, and nobody will know who sat there; afterwards a bot takes over until one comes back."""
    id, seat = claim.table, claim.seat

    def also(connection: Connection, got_up: bool) -> None:
        holding.check(connection, claim, desk.sources.now())
        if got_up:
            tables.give_up_seat(connection, id, seat)
            rename_in_log(connection, Place(id, seat))

    errand = Errand(lambda draft: seating.leave(draft, seat, STAND_IN), also=also)
    version = await desk.act(id, errand)
    if errand.result:
        desk.load_anew(id)
    return version


async def come_back(desk: Desk, id: str, seat: Seat) -> int:
    """Play again oneself where a bot took over; where none did, nothing is to be done."""
    table = await desk.current(id)
    if table.phase != OVER and not table.chairs[seat].bot:
        return table.version
    return await desk.act(id, Errand(lambda draft: seating.come_back(draft, seat)))


async def rematch(desk: Desk, id: str, seat: Seat, nonce: str) -> tuple[Table, Seat]:
    """Play again with the same people: open the table for it, unless somebody has, and sit down there. The secret of
    the seat, and its account, are the old ones; asking again does no harm."""
    table = await desk.current(id)
    if not table.rematch:
        table = await _rematched(desk, table)
    new, place = table.rematch, seating.seat_in_rematch(table, seat)
    old, taken = await desk.database.read(
        lambda connection: (tables.seat_keepers(connection, id), tables.seat_keepers(connection, new))
    )
    if taken.get(place) != old[seat]:
        chair = table.chairs[seat]
        errand = Errand(
            lambda draft: commands.join(draft, place, chair.name, nonce, member=chair.member, kept=True),
            also=lambda connection, _: tables.take_seat(connection, new, place, old[seat], desk.sources.now()),
        )
        await desk.act(new, errand)
    return await desk.table(new), place


async def _rematched(desk: Desk, table: Table) -> Table:
    """The table that is over, knowing its rematch."""
    old = table.opening
    new = msgspec.structs.replace(
        old, id=desk.sources.table_id(), secret=desk.sources.secret(), settings=seating.rotated(table)
    )

    def also(connection: Connection, _: None) -> None:
        host = tables.host(connection, old.id)
        assert host is not None, "every table has one"
        tables.open_table(connection, new, host, desk.sources.now())

    with suppress(Taken):  # somebody else did at the same time
        await desk.act(old.id, Errand(lambda draft: seating.rematch(draft, new), also=also))
    return await desk.current(old.id)
