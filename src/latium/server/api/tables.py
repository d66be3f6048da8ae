"""Opening a table, sitting down at it, looking at it."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from latium.core.protocol import message
from latium.server import commands, hosting, viewing
from latium.server.api.identity import Holder, Served, TableId, Viewer, give_cookie
from latium.server.api.wire import answer, described, reads
from latium.server.desk import Errand
from latium.server.errors import Forbidden
from latium.server.messages import (
    Carried,
    JoinTable,
    Opened,
    OpenTable,
    ReturnToSeat,
    Seated,
    TableSeen,
)
from latium.server.storage import tables
from latium.server.tokens import matches

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post("", **described(OpenTable, Opened, 201))
async def open_table(served: Served, wanted: Annotated[OpenTable, Depends(reads(OpenTable))]) -> Response:
    """Open a table. The commitment of its dice is fixed and published from here on."""
    table, host = await hosting.open_table(served.desk, wanted)
    return answer(Opened(table=viewing.table_info(table), host=host), 201)


@router.get("/{id}", **described(gives=TableSeen))
async def see_table(served: Served, id: TableId, seat: Viewer) -> Response:
    """The table as one may see it, legal actions included if one is asked."""
    table = await served.desk.current(id)
    return answer(TableSeen(table=viewing.table_info(table), you=seat, position=viewing.position(table, seat)))


@router.post("/{id}/join", **described(JoinTable, Seated, 201))
async def join_table(
    served: Served, request: Request, id: TableId, wanted: Annotated[JoinTable, Depends(reads(JoinTable))]
) -> Response:
    """Sit down as a guest. The last one to do so starts the game."""
    sat = await hosting.join(served.desk, id, wanted)
    response = answer(Seated(seat=sat.seat, token=sat.token, version=sat.version), 201)
    give_cookie(response, request, id, sat.seat, sat.token)
    return response


@router.post("/{id}/return", **described(ReturnToSeat, Seated))
async def return_to_seat(
    served: Served, request: Request, id: TableId, wanted: Annotated[ReturnToSeat, Depends(reads(ReturnToSeat))]
) -> Response:
    """Exchange the secret of a personal link for the cookie of its seat."""
    table = await served.desk.current(id)
    kept = await served.database.read(lambda connection: tables.seat_hashes(connection, id))
    seat = next((seat for seat in kept if matches(wanted.token, kept[seat])), None)
    if seat is None:
        raise Forbidden(message("seat-not-yours"))
    response = answer(Seated(seat=seat, token=wanted.token, version=table.version))
    give_cookie(response, request, id, seat, wanted.token)
    return response


@router.post("/{id}/leave", **described(gives=Carried))
async def leave_table(served: Served, id: TableId, seat: Holder) -> Response:
    """Get up again, as long as the game has not begun."""
    errand = Errand(
        lambda draft: commands.leave(draft, seat),
        also=lambda connection, _: tables.give_up_seat(connection, id, seat),
    )
    return answer(Carried(version=await served.desk.act(id, errand)))
