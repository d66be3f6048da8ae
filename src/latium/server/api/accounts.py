"""Accounts and sessions: a cookie that scripts cannot read stands for who one is."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from latium.server.accounts import SESSION, Session, name_key
from latium.server.api.identity import SESSION_COOKIE, GuestOrMember, Member, Served, set_secret
from latium.server.api.wire import answer, described, reads
from latium.server.messages import AccountInfo, AccountSeen, Credentials, Farewell, NewPassword, RatingInfo
from latium.server.services import Services
from latium.server.skill import Skill
from latium.server.storage import ratings
from latium.server.storage.accounts import Account

router = APIRouter(prefix="/api", tags=["accounts"])


@router.post("/account", **described(Credentials, AccountSeen, 201))
async def sign_up(
    served: Served, request: Request, body: Annotated[Credentials, Depends(reads(Credentials))]
) -> Response:
    """Make an account, and sign in."""
    session = await served.accounts.sign_up(body.name, body.password)
    return await _signed_in(served, request, session, 201)


@router.put("/account/password", **described(NewPassword, AccountSeen))
async def change_password(
    served: Served, request: Request, body: Annotated[NewPassword, Depends(reads(NewPassword))], account: Member
) -> Response:
    """Change one's password; all other devices are signed out."""
    await served.limiter.check("secrets", f"name {name_key(account.name)}")
    session = await served.accounts.change_password(account, body.old, body.new)
    return await _signed_in(served, request, session)


@router.post("/account/deletion", **described(Farewell, AccountSeen))
async def delete_account(
    served: Served, request: Request, body: Annotated[Farewell, Depends(reads(Farewell))], account: Member
) -> Response:
    """Delete one's account and all that tells who one was; the games stay, without the name."""
    await served.limiter.check("secrets", f"name {name_key(account.name)}")
    for place in await served.accounts.forget(account, body.password):
        served.desk.load_anew(place.table)
    return _signed_out(request)


@router.get("/session", **described(gives=AccountSeen))
async def who_am_i(served: Served, account: GuestOrMember) -> Response:
    """One's account and its ratings; null for a guest."""
    return answer(AccountSeen(account=await _info(served, account) if account else None))


@router.post("/session", **described(Credentials, AccountSeen))
async def sign_in(
    served: Served, request: Request, body: Annotated[Credentials, Depends(reads(Credentials))]
) -> Response:
    """Sign in. A wrong name is refused like a wrong password."""
    await served.limiter.check("secrets", f"name {name_key(body.name)}")  # be it from many addresses
    session = await served.accounts.sign_in(body.name, body.password)
    return await _signed_in(served, request, session)


@router.delete("/session", **described(gives=AccountSeen))
async def sign_out(served: Served, request: Request) -> Response:
    """End the session of this device."""
    if token := request.cookies.get(SESSION_COOKIE):
        await served.accounts.sign_out(token)
    return _signed_out(request)


def _signed_out(request: Request) -> Response:
    response = answer(AccountSeen(account=None))
    set_secret(response, request, SESSION_COOKIE, "", 0)
    return response


async def _signed_in(served: Services, request: Request, session: Session, status: int = 200) -> Response:
    response = answer(AccountSeen(account=await _info(served, session.account)), status)
    set_secret(response, request, SESSION_COOKIE, session.token, SESSION)
    return response


async def _info(served: Services, account: Account) -> AccountInfo:
    found = await served.database.read(lambda connection: ratings.standings(connection, account.id))
    return AccountInfo(
        name=account.name, ratings=[rating_info(standing.game, standing.seats, standing.skill) for standing in found]
    )


def rating_info(game: str, seats: int, skill: Skill) -> RatingInfo:
    return RatingInfo(
        game=game,
        seats=seats,
        rating=round(skill.listed, 2),
        mean=round(skill.mu, 2),
        deviation=round(skill.sigma, 2),
        games=skill.games,
    )
