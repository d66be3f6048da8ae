"""Opening tables and sitting down at them: secrets are made here, and only their digests are kept."""

import asyncio
from typing import NamedTuple

from latium.core.errors import ComponentError, OptionError
from latium.core.options import resolve
from latium.core.protocol import message
from latium.core.seats import Seat
from latium.core.text import shown
from latium.games import SHELF
from latium.server import commands
from latium.server.desk import Desk, Errand
from latium.server.errors import BadRequest, NotFound
from latium.server.messages import JoinTable, OpenTable
from latium.server.storage import tables
from latium.server.table import Opening, Settings, Table
from latium.server.tokens import digest


class Sat(NamedTuple):
    """A seat that was taken, and its secret."""

    seat: Seat
    token: str
    version: int


async def open_table(desk: Desk, wanted: OpenTable) -> tuple[Table, str]:
    """A new table and its host's secret; if bots have all the seats, they begin."""
    opening = await asyncio.to_thread(_opening, desk, wanted)  # components of one's own take time to check
    host = desk.sources.token()
    now = desk.sources.now()
    await desk.database.write(lambda connection: tables.open_table(connection, opening, digest(host), now))
    if all(opening.settings.bots):
        await desk.act(opening.id, Errand(commands.start_if_full))
    return await desk.table(opening.id), host


def _opening(desk: Desk, wanted: OpenTable) -> Opening:
    if wanted.game not in SHELF:
        raise NotFound(message("game-unknown", name=wanted.game, close="none", known=", ".join(SHELF)))
    game = SHELF[wanted.game]
    seats = len(wanted.bots)
    for bot in filter(None, wanted.bots):
        commands.check_bot(bot)
    try:
        options = resolve(game.facts, seats, wanted.options)
        game.setup(seats, options)
    except (OptionError, ComponentError) as problem:
        raise BadRequest(problem.message, problem.package) from None
    settings = Settings(bots=tuple(wanted.bots), listed=wanted.listed, spectators=wanted.spectators)
    return Opening(
        id=desk.sources.table_id(),
        game=wanted.game,
        seats=seats,
        options=options,
        settings=settings,
        secret=desk.sources.secret(),
    )


async def join(desk: Desk, id: str, wanted: JoinTable) -> Sat:
    """Sit down as a guest."""
    token = desk.sources.token()
    name = shown(wanted.name).strip()
    if not name:
        raise BadRequest(message("name-empty"))
    errand = Errand(
        lambda draft: commands.join(draft, wanted.seat, name, wanted.nonce),
        also=lambda connection, seat: tables.take_seat(connection, id, seat, digest(token), desk.sources.now()),
    )
    version = await desk.act(id, errand)
    assert errand.result is not None, "without a client id it was carried out now"
    return Sat(errand.result, token, version)
