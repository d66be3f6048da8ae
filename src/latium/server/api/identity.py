"""Who asks: the holder of a seat by its cookie or by a header, the host of a table, or a spectator."""

import re
from typing import Annotated, Final

from fastapi import Depends, Path, Query, Request, Response
from starlette.requests import HTTPConnection

from latium.core.protocol import message
from latium.core.seats import Seat
from latium.server.errors import Forbidden
from latium.server.services import Services
from latium.server.storage import tables
from latium.server.storage.accounts import Account
from latium.server.storage.holding import Claim
from latium.server.tokens import digest, matches

YEAR: Final = 365 * 24 * 3600

MOST_COOKIES: Final = 70
"""So many secrets of tables a device keeps."""

SESSION_COOKIE: Final = "latium-session"

_SEAT_COOKIE: Final = re.compile("latium-seat-([A-Za-z0-9_-]{1,64})-([0-9]{1,2})")

TableId = Annotated[str, Path(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
WantedSeat = Annotated[int | None, Query(alias="seat", ge=0, le=15, description="Which of one's seats, if several")]


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


async def request_services(request: Request) -> Services:
    """Async, for FastAPI calls anything else in a thread."""
    return services_of(request)


Served = Annotated[Services, Depends(request_services)]


def cookie_name(table: str, seat: Seat) -> str:
    return f"latium-seat-{table}-{seat}"


def host_cookie(table: str) -> str:
    return f"latium-host-{table}"


def seat_tokens(connection: HTTPConnection) -> dict[tuple[str, Seat], str]:
    """The secrets of seats in the cookies of a device, whatever they are worth."""
    found = ((_SEAT_COOKIE.fullmatch(name), token) for name, token in connection.cookies.items())
    return {(match[1], int(match[2])): token for match, token in found if match}


def give_cookie(response: Response, request: Request, table: str, seat: Seat, token: str) -> None:
    """A cookie for one seat."""
    set_secret(response, request, cookie_name(table, seat), token)


def set_secret(response: Response, request: Request, name: str, token: str, seconds: int = YEAR) -> None:
    """A cookie that scripts cannot read and other sites cannot send. The oldest of many make room for it, else requests
    would become too long."""
    path = request.scope.get("root_path") or "/"
    ours = [cookie for cookie in request.cookies if cookie.startswith(("latium-seat-", "latium-host-"))]
    for oldest in ours[:-MOST_COOKIES]:  # browsers send them in the order they were set
        response.delete_cookie(oldest, path)
    response.set_cookie(
        name,
        token,
        max_age=seconds,
        path=path,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )


async def viewer_of(connection: HTTPConnection, table: str, wanted: Seat | None) -> Seat | None:
    """The seat whoever asks holds; None for a spectator. Raises Forbidden for a seat that is not theirs."""
    held = await held_seats(connection, table)
    if (bearer_of(connection) and not held) or (wanted is not None and wanted not in held):
        raise Forbidden(message("seat-not-yours"))
    if not held:
        return None
    return held[0] if wanted is None else wanted


async def held_seats(connection: HTTPConnection, table: str) -> list[Seat]:
    """All the seats of whoever asks: by the secret in the header, else by cookies and by the account."""
    services = services_of(connection)
    kept = await services.database.read(lambda database: tables.seat_keepers(database, table))
    if bearer := bearer_of(connection):
        return [seat for seat, keeper in kept.items() if matches(bearer, keeper.token_hash)]
    account = await signed_in(connection)
    return [
        seat
        for seat, keeper in kept.items()
        if matches(connection.cookies.get(cookie_name(table, seat), ""), keeper.token_hash)
        or (account is not None and account.id == keeper.account)
    ]


def claim_of(connection: HTTPConnection, table: str, seat: Seat) -> Claim:
    """By what whoever asks holds a seat, as far as that is known."""
    if bearer := bearer_of(connection):
        return Claim(table, seat, digest(bearer), None)
    session = connection.cookies.get(SESSION_COOKIE)
    secret = connection.cookies.get(cookie_name(table, seat), "")
    return Claim(table, seat, digest(secret), digest(session) if session else None)


async def signed_in(connection: HTTPConnection) -> Account | None:
    """The account of whoever asks; None for a guest."""
    return await services_of(connection).accounts.signed_in(connection.cookies.get(SESSION_COOKIE, ""))


async def is_host(connection: HTTPConnection, table: str) -> bool:
    """Whether who asks opened the table: by the secret in the header or the cookie, or by the account."""
    keeper = await services_of(connection).database.read(lambda database: tables.host(database, table))
    if keeper is None:
        return False
    if matches(bearer_of(connection) or connection.cookies.get(host_cookie(table), ""), keeper.token_hash):
        return True
    return (
        keeper.account is not None
        and (account := await signed_in(connection)) is not None
        and (account.id == keeper.account)
    )


def bearer_of(connection: HTTPConnection) -> str:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


async def viewer(request: Request, id: TableId, wanted: WantedSeat = None) -> Seat | None:
    """Raises NotFound, or Forbidden where spectators are not wanted."""
    table = await services_of(request).desk.table(id)
    seat = await viewer_of(request, id, wanted)
    if seat is None and not table.opening.settings.spectators:
        raise Forbidden(message("spectators-none"))
    return seat


async def check_seat(request: Request, id: str, seat: Seat | None) -> None:
    """Once more, after what is shown to a seat was looked up: it may have been given up since. Raises Forbidden."""
    if seat is not None:
        await viewer_of(request, id, seat)


async def holder(request: Request, id: TableId, wanted: WantedSeat = None) -> Seat:
    """Raises NotFound, Forbidden for whoever holds no seat, or TooOften."""
    await services_of(request).desk.table(id)
    seat = await viewer_of(request, id, wanted)
    if seat is None:
        raise Forbidden(message("seat-not-yours"))
    await services_of(request).limiter.check("asking", f"{id}/{seat}")
    services_of(request).presence.heard(id, seat)
    return seat


async def host(request: Request, id: TableId) -> None:
    """Raises NotFound, Forbidden for whoever is not the host, or TooOften."""
    services = services_of(request)
    await services.desk.table(id)
    if not await is_host(request, id):
        raise Forbidden(message("host-only"))
    await services.limiter.check("asking", f"{id}/host")


async def guest_or_member(request: Request) -> Account | None:
    return await signed_in(request)


async def member(request: Request) -> Account:
    """Raises Forbidden for a guest."""
    account = await signed_in(request)
    if account is None:
        raise Forbidden(message("account-needed"))
    return account


GuestOrMember = Annotated[Account | None, Depends(guest_or_member)]
Member = Annotated[Account, Depends(member)]
Host = Annotated[None, Depends(host)]
Viewer = Annotated[Seat | None, Depends(viewer)]
Holder = Annotated[Seat, Depends(holder)]
