"""One WebSocket for each player and table, or for a spectator."""

import time
from contextlib import suppress
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect

from latium.core.errors import LatiumError
from latium.core.protocol import message
from latium.core.seats import Seat
from latium.core.text import LANGUAGES
from latium.server.api.conversation import REFUSED, Conversation
from latium.server.api.identity import TableId, WantedSeat, services_of, viewer_of
from latium.server.api.limits import address_of
from latium.server.errors import Forbidden
from latium.server.messages import Refused
from latium.server.problems import problem_of, status_of

_GONE: Final = (WebSocketDisconnect, RuntimeError)
"""What Starlette raises where the other side has closed the socket."""

router = APIRouter()


@router.websocket("/api/tables/{id}/socket")
async def socket(
    websocket: WebSocket,
    id: TableId,
    wanted: WantedSeat = None,
    version: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
    lang: str = "en",
) -> None:
    """Play, or watch, resuming from the version one saw last."""
    await websocket.accept()
    language = lang if lang in LANGUAGES else "en"
    try:
        with services_of(websocket).limiter.connected(address_of(websocket)):
            await _converse(websocket, id, wanted, version, language)
    except LatiumError as refusal:
        with suppress(*_GONE):
            refused = Refused(client=None, problem=problem_of(refusal, language))
            await websocket.send_text(msgspec.json.encode(refused).decode())
            await websocket.close(REFUSED + status_of(refusal))


async def _converse(websocket: WebSocket, id: str, wanted: Seat | None, version: int | None, language: str) -> None:
    """Raises LatiumError instead of a welcome."""
    services = services_of(websocket)
    table, now = await services.desk.table(id), time.monotonic()
    seat = await viewer_of(websocket, id, wanted)
    if seat is None and not table.opening.settings.spectators:
        raise Forbidden(message("spectators-none"))
    conversation = Conversation(services, websocket, id, seat, language)
    if seat is not None:
        services.presence.heard(id, seat)
        conversation.holds(now, table)
    await conversation.run(version)
