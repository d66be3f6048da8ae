"""Tables to choose from, one's own, and the list of the best."""

from collections.abc import Collection, Sequence
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query, Request, Response

from latium.core.protocol import OptionValue
from latium.core.seats import Seat
from latium.server.api.accounts import rating_info
from latium.server.api.identity import GuestOrMember, Served, seat_tokens
from latium.server.api.wire import answer, answer_if_new, described
from latium.server.messages import Leader, Leaders, TableBrief, Tables
from latium.server.storage import lobby, ratings
from latium.server.storage.lobby import Found, Place, Wanted
from latium.server.viewing import seat_info

LARGEST: Final = 100
"""No page is longer."""

FARTHEST: Final = 100_000
"""No list of the best is read beyond that place."""

SHORT: Final = 40
"""Characters of an option's value; a longer one is a text of somebody's own."""

CUSTOM: Final = "custom"

router = APIRouter(prefix="/api", tags=["lobby"])

Phase = Annotated[Literal["open", "playing", "over"] | None, Query()]
GameSlug = Annotated[str | None, Query(max_length=100, pattern="^[a-z0-9-]*$")]
After = Annotated[str | None, Query(max_length=100, pattern="^[0-9]{1,15}-[A-Za-z0-9_-]{1,64}$")]
Limit = Annotated[int, Query(ge=1, le=LARGEST)]


@router.get("/tables", **described(gives=Tables, changes=True))
async def list_tables(
    served: Served,
    request: Request,
    phase: Phase = "open",
    game: GameSlug = None,
    after: After = None,
    limit: Limit = 20,
) -> Response:
    """The tables of the lobby, the latest change first: open ones, or those being played or over."""
    wanted = Wanted(phase, game, read_place(after), limit)
    found = await served.database.read(lambda connection: lobby.listed(connection, wanted))
    return answer_if_new(request, _page([(table, ()) for table in found], limit))


@router.get("/mine", **described(gives=Tables, changes=True))
async def list_own(
    served: Served,
    request: Request,
    account: GuestOrMember,
    phase: Phase = None,
    game: GameSlug = None,
    after: After = None,
    limit: Limit = 20,
) -> Response:
    """One's own tables, by account or by the seats of this device, the latest change first."""
    wanted = Wanted(phase, game, read_place(after), limit)
    whose, tokens = account.id if account else None, seat_tokens(request)
    found = await served.database.read(lambda connection: lobby.own(connection, wanted, whose, tokens))
    return answer_if_new(request, _page(found, limit))


@router.get("/leaders", **described(gives=Leaders))
async def list_leaders(
    served: Served,
    game: Annotated[str, Query(max_length=100, pattern="^[a-z0-9-]*$")],
    seats: Annotated[int, Query(ge=2, le=16)],
    start: Annotated[int, Query(ge=1, le=FARTHEST)] = 1,
    limit: Limit = 20,
) -> Response:
    """The best players of a game with so many seats, from a place on."""
    found = await served.database.read(lambda connection: ratings.leaders(connection, game, seats, start - 1, limit))
    leaders = [
        Leader(place=place, name=name, rating=rating_info(game, seats, skill))
        for place, (name, skill) in enumerate(found, start)
    ]
    return answer(Leaders(leaders=leaders, next=start + limit if len(found) == limit else None))


def read_place(after: str | None) -> Place | None:
    if after is None:
        return None
    changed_at, _, id = after.partition("-")
    return Place(int(changed_at), id)


def _page(found: Sequence[tuple[Found, Collection[Seat]]], limit: int) -> Tables:
    last = found[-1][0] if len(found) == limit else None
    return Tables(
        tables=[_brief(table, seats) for table, seats in found],
        next=f"{last.changed_at}-{last.id}" if last else None,
    )


def _short(value: OptionValue) -> OptionValue:
    """A list does not carry the text of component sets."""
    return CUSTOM if isinstance(value, str) and len(value) > SHORT else value


def _brief(table: Found, seats: Collection[Seat]) -> TableBrief:
    chairs = table.summary.chairs
    return TableBrief(
        id=table.id,
        game=table.game,
        options={name: _short(value) for name, value in table.options.items()},
        listed=table.settings.listed,
        spectators=table.settings.spectators,
        rated=table.settings.rated,
        phase=table.phase,
        seats=[seat_info(seat, chair) for seat, chair in enumerate(chairs)],
        acting=list(table.acting),
        yours=sorted(seats),
        your_turn=any(seat in table.acting and not chairs[seat].bot for seat in seats),
        opened_at=table.opened_at,
        changed_at=table.changed_at,
        outcome=table.summary.outcome,
    )
