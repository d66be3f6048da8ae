"""Who sits where, as the host or the people themselves change it. Commands as those in `commands`."""

import msgspec

from latium.core.protocol import message
from latium.core.seats import Seat
from latium.server import commands
from latium.server.draft import Draft
from latium.server.entries import Placed, Rematched
from latium.server.errors import Forbidden, NotOpen, Taken
from latium.server.naming import check_seat
from latium.server.opening import Opening, Settings
from latium.server.table import OPEN, OVER, Table


def place(draft: Draft, seat: Seat, bot: str) -> None:
    """The host's word on a seat: a bot for an absent person, at any time, unless they play for their rating; before the
    start another bot, or none."""
    table = draft.table
    check_seat(seat, table.opening.seats)
    if table.chairs[seat].person:
        check_unrated(table)
        stand_in(draft, seat, bot)
    else:
        put_bot(draft, seat, bot)
        commands.start_if_full(draft)


def put_bot(draft: Draft, seat: Seat, bot: str) -> None:
    """A bot at a seat where no person sits, before the start; with an empty name the seat is free for anybody."""
    if draft.table.phase != OPEN:
        raise NotOpen(message("table-started"))
    if bot:
        check_unrated(draft.table)
        commands.check_bot(bot)
    draft.add(Placed(seat=seat, bot=bot))


def start(draft: Draft, bot: str) -> None:
    """The host does not wait any longer: bots take the seats that are free."""
    if draft.table.phase != OPEN:
        raise NotOpen(message("table-started"))
    for seat, chair in enumerate(draft.table.chairs):
        if chair.free:
            put_bot(draft, seat, bot)
    commands.start_if_full(draft)


def stand_in(draft: Draft, seat: Seat, bot: str) -> None:
    """A bot plays for a person until they come back."""
    if draft.table.phase == OVER:
        raise NotOpen(message("table-over"))
    if not bot:
        raise Forbidden(message("seat-not-yours"))
    commands.hand(draft, seat, bot)


def leave(draft: Draft, seat: Seat, bot: str) -> bool:
    """Before the start a seat is free again, and True returned; afterwards a bot takes over until one comes back."""
    if draft.table.phase == OPEN:
        commands.leave(draft, seat)
        return True
    stand_in(draft, seat, bot)
    return False


def come_back(draft: Draft, seat: Seat) -> None:
    """Play again oneself."""
    if draft.table.phase == OVER:
        raise NotOpen(message("table-over"))
    if not draft.table.chairs[seat].bot:
        raise NotOpen(message("seat-played"))
    commands.hand(draft, seat, "")


def rematch(draft: Draft, opening: Opening) -> None:
    """The same people play again at this new table; there is one such table at most."""
    if draft.table.phase != OVER:
        raise NotOpen(message("table-unended"))
    if draft.table.rematch:
        raise Taken(message("table-rematched"))
    draft.add(Rematched(table=opening.id))


def seat_in_rematch(table: Table, seat: Seat) -> Seat:
    """Who sat second is first."""
    return (seat - 1) % table.opening.seats


def rotated(table: Table) -> Settings:
    """The settings of a rematch: bots and people each one seat further, and nobody else is let in by the lobby."""
    chairs = [*table.chairs[1:], table.chairs[0]]
    return msgspec.structs.replace(
        table.opening.settings,
        bots=tuple("" if chair.person else chair.bot for chair in chairs),
        kept=tuple(chair.name if chair.person else "" for chair in chairs),
        listed=False,
    )


def check_unrated(table: Table) -> None:
    if table.opening.settings.rated:
        raise Forbidden(message("rated-people"))
