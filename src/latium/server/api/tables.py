"""Opening a table, sitting down at it, looking at it."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from latium.server import hosting, viewing
from latium.server.api.identity import (
    GuestOrMember,
    Holder,
    Host,
    Member,
    Served,
    TableId,
    Viewer,
    check_seat,
    claim_of,
    cookie_name,
    give_cookie,
    held_seats,
    host_cookie,
    is_host,
    set_secret,
)
from latium.server.api.wire import answer, described, reads
from latium.server.links import Link, address_of
from latium.server.messages import (
    Carried,
    JoinTable,
    Opened,
    OpenTable,
    PlaceBot,
    PlayAgain,
    Rematch,
    ReturnToSeat,
    Seated,
    TableSeen,
)

router = APIRouter(prefix="/api/tables", tags=["tables"])

Place = Annotated[int, Path(ge=0, le=15)]


@router.post("", **described(OpenTable, Opened, 201))
async def open_table(
    served: Served,
    request: Request,
    wanted: Annotated[OpenTable, Depends(reads(OpenTable))],
    account: GuestOrMember,
) -> Response:
    """Open a table. The commitment of its dice is fixed and published from here on."""
    table, host = await hosting.open_table(served.desk, wanted, account)
    link = Link(address_of(request, served.configuration.public_url), table.opening.id, "")
    response = answer(Opened(table=viewing.table_info(table), host=host, link=str(link)), 201)
    set_secret(response, request, host_cookie(table.opening.id), host)
    return response


@router.get("/{id}", **described(gives=TableSeen))
async def see_table(served: Served, request: Request, id: TableId, seat: Viewer) -> Response:
    """The table as one may see it, legal actions included if one is asked."""
    table = await served.desk.current(id)
    await check_seat(request, id, seat)
    seen = TableSeen(
        table=viewing.table_info(table),
        you=seat,
        yours=await held_seats(request, id),
        host=await is_host(request, id),
        position=viewing.position(table, seat),
    )
    return answer(seen)


@router.post("/{id}/join", **described(JoinTable, Seated, 201))
async def join_table(
    served: Served,
    request: Request,
    id: TableId,
    wanted: Annotated[JoinTable, Depends(reads(JoinTable))],
    account: GuestOrMember,
) -> Response:
    """Sit down as a guest, or with one's account. The last one to do so starts the game."""
    sat = await hosting.join(served.desk, id, wanted, account)
    response = answer(Seated(seat=sat.seat, token=sat.token, version=sat.version), 201)
    give_cookie(response, request, id, sat.seat, sat.token)
    return response


@router.post("/{id}/return", **described(ReturnToSeat, Seated))
async def return_to_seat(
    served: Served, request: Request, id: TableId, wanted: Annotated[ReturnToSeat, Depends(reads(ReturnToSeat))]
) -> Response:
    """Exchange the secret of a personal link for the cookie of its seat."""
    await served.desk.table(id)
    sat = await hosting.come_back_to_seat(served.desk, id, wanted.token)
    response = answer(Seated(seat=sat.seat, token=sat.token, version=sat.version))
    give_cookie(response, request, id, sat.seat, sat.token)
    return response


@router.post("/{id}/leave", **described(gives=Carried))
async def leave_table(served: Served, request: Request, id: TableId, seat: Holder) -> Response:
    """Get up again before the start; afterwards a bot takes over."""
    return answer(Carried(version=await hosting.leave(served.desk, claim_of(request, id, seat))))


@router.post("/{id}/come-back", **described(gives=Carried))
async def come_back(served: Served, id: TableId, seat: Holder) -> Response:
    """Play again oneself where a bot took over."""
    return answer(Carried(version=await hosting.come_back(served.desk, id, seat)))


@router.post("/{id}/claim", **described(gives=Carried))
async def claim_seat(served: Served, request: Request, id: TableId, seat: Holder, account: Member) -> Response:
    """Gather a seat that one took as a guest into one's account."""
    await hosting.keep_for(served.desk, claim_of(request, id, seat), account)
    return answer(Carried(version=(await served.desk.current(id)).version))


@router.post("/{id}/rematch", **described(PlayAgain, Rematch, 201))
async def play_again(
    served: Served,
    request: Request,
    id: TableId,
    wanted: Annotated[PlayAgain, Depends(reads(PlayAgain))],
    seat: Holder,
) -> Response:
    """Sit down with the same people again, one seat further; the first to ask opens the table."""
    table, place = await hosting.rematch(served.desk, id, seat, wanted.nonce)
    response = answer(Rematch(table=viewing.table_info(table), seat=place), 201)
    new = table.opening.id
    if token := request.cookies.get(cookie_name(id, seat)):
        give_cookie(response, request, new, place, token)
    if token := request.cookies.get(host_cookie(id)):
        set_secret(response, request, host_cookie(new), token)
    return response


@router.put("/{id}/seats/{place}", **described(PlaceBot, Carried))
async def place_bot(
    served: Served, id: TableId, place: Place, wanted: Annotated[PlaceBot, Depends(reads(PlaceBot))], host: Host
) -> Response:
    """As the host: a bot for an absent person; before the start another bot, or a free seat."""
    return answer(Carried(version=await hosting.place(served.desk, served.presence, id, place, wanted.bot)))


@router.post("/{id}/start", **described(PlaceBot, Carried))
async def start_game(
    served: Served, id: TableId, wanted: Annotated[PlaceBot, Depends(reads(PlaceBot))], host: Host
) -> Response:
    """As the host: begin now, with this bot at every free seat."""
    return answer(Carried(version=await hosting.start(served.desk, id, wanted.bot)))
