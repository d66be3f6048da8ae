"""A server that is not for everybody: without an invitation nothing is listed and no table or account is opened. A link
to a table lets one sit down there, play and watch, and nothing else."""

import re
from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request, Response
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from latium.core.errors import LatiumError
from latium.core.protocol import message
from latium.server.api.failures import refused
from latium.server.api.identity import Served, services_of, set_secret, signed_in
from latium.server.api.wire import described, reads
from latium.server.errors import Forbidden
from latium.server.messages import ShowInvitation
from latium.server.services import Services
from latium.server.storage import invitations
from latium.server.tokens import digest

COOKIE: Final = "latium-invitation"
HEADER: Final = "latium-invitation"

FOR_ALL: Final = re.compile(r"/api/(games|invitation|mine|session|records/verification|tables/[^/]+(/.*)?)")
"""What one needs no invitation for. Whatever else is under /api needs one."""

router = APIRouter(prefix="/api/invitation", tags=["invitations"])


@router.post("", **described(ShowInvitation, status=204))
async def show_invitation(
    served: Served, request: Request, shown: Annotated[ShowInvitation, Depends(reads(ShowInvitation))]
) -> Response:
    """Exchange the secret of an invitation for a cookie."""
    if not await _known(served, shown.token):
        raise Forbidden(message("invitation-needed"))
    response = Response(status_code=204)
    set_secret(response, request, COOKIE, shown.token)
    return response


async def _known(served: Services, token: str) -> bool:
    """It is looked up by its digest, so how long that takes says nothing of the token."""
    return await served.database.read(lambda connection: invitations.known(connection, digest(token)))


class InviteOnly:
    """Refuses whoever shows no invitation."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or is_for_all(scope):
            await self._app(scope, receive, send)
            return
        try:
            await _check(HTTPConnection(scope))
        except LatiumError as refusal:
            await refused(HTTPConnection(scope), refusal)(scope, receive, send)
            return
        await self._app(scope, receive, send)


def is_for_all(scope: Scope) -> bool:
    path = scope["path"].removeprefix(scope.get("root_path", ""))
    return not path.startswith("/api/") or FOR_ALL.fullmatch(path) is not None


async def _check(connection: HTTPConnection) -> None:
    """Whoever has an account was invited once. Raises Forbidden or Unavailable."""
    token = connection.headers.get(HEADER) or connection.cookies.get(COOKIE, "")
    if token and await _known(services_of(connection), token):
        return
    if await signed_in(connection) is None:
        raise Forbidden(message("invitation-needed"))
