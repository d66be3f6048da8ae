"""Who asks: the holder of a seat by its cookie or by a header, the host of a table, or a spectator."""

from typing import Annotated, Final

from fastapi import Depends, Path, Query, Request, Response
from starlette.requests import HTTPConnection

from latium.core.protocol import message
from latium.core.seats import Seat
from latium.server.errors import Forbidden
from latium.server.services import Services
from latium.server.storage import tables
from latium.server.tokens import matches

YEAR: Final = 365 * 24 * 3600

TableId = Annotated[str, Path(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
WantedSeat = Annotated[int | None, Query(alias="seat", ge=0, le=15, description="Which of one's seats, if several")]


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


def request_services(request: Request) -> Services:
    return services_of(request)


Served = Annotated[Services, Depends(request_services)]


def cookie_name(table: str, seat: Seat) -> str:
    return f"latium-seat-{table}-{seat}"


def give_cookie(response: Response, request: Request, table: str, seat: Seat, token: str) -> None:
    """A cookie for one seat that scripts cannot read and other sites cannot send."""
    response.set_cookie(
        cookie_name(table, seat),
        token,
        max_age=YEAR,
        path=request.scope.get("root_path") or "/",
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


async def viewer_of(connection: HTTPConnection, table: str, wanted: Seat | None) -> Seat | None:
    """The seat whoever asks holds; None for a spectator. Raises Forbidden for a seat that is not theirs."""
    kept = await services_of(connection).database.read(lambda database: tables.seat_hashes(database, table))
    bearer = _bearer(connection)
    tokens = {seat: bearer or connection.cookies.get(cookie_name(table, seat), "") for seat in kept}
    held = [seat for seat, token in tokens.items() if token and matches(token, kept[seat])]
    if (bearer and not held) or (wanted is not None and wanted not in held):
        raise Forbidden(message("seat-not-yours"))
    if not held:
        return None
    return held[0] if wanted is None else wanted


def _bearer(connection: HTTPConnection) -> str:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def viewer(request: Request, id: TableId, wanted: WantedSeat = None) -> Seat | None:
    """Raises NotFound, or Forbidden where spectators are not wanted."""
    table = await services_of(request).desk.table(id)
    seat = await viewer_of(request, id, wanted)
    if seat is None and not table.opening.settings.spectators:
        raise Forbidden(message("spectators-none"))
    return seat


async def holder(request: Request, id: TableId, wanted: WantedSeat = None) -> Seat:
    """Raises NotFound, or Forbidden for whoever holds no seat."""
    await services_of(request).desk.table(id)
    seat = await viewer_of(request, id, wanted)
    if seat is None:
        raise Forbidden(message("seat-not-yours"))
    return seat


Viewer = Annotated[Seat | None, Depends(viewer)]
Holder = Annotated[Seat, Depends(holder)]
