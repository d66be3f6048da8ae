"""For whoever runs the server: is it alive, can it be used, what has it done?"""

import asyncio
import ipaddress
from typing import Final

import msgspec
from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text

from latium.core.protocol import message
from latium.server.api.identity import Served
from latium.server.errors import Forbidden, Unavailable

PATIENCE: Final = 3.0
"""Seconds that the storage may take to show that it is there."""

router = APIRouter(include_in_schema=False)


@router.get("/health")
async def health() -> Response:
    """The process is alive, whatever the storage does."""
    return Response('{"status":"alive"}', media_type="application/json")


@router.get("/ready")
async def ready(served: Served) -> Response:
    """Requests can be answered. Raises Unavailable where the storage does not answer."""
    try:
        async with asyncio.timeout(PATIENCE):
            await served.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    except TimeoutError:
        raise Unavailable from None
    return Response('{"status":"ready"}', media_type="application/json")


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Figures for Prometheus, for this machine and private networks only. Raises Forbidden for others."""
    if not is_near(request.client.host if request.client else ""):
        raise Forbidden(message("metrics-near"))
    figures: bytes = request.app.state.metrics.text()
    return Response(figures, media_type=CONTENT_TYPE_LATEST)


@router.get("/openapi.json")
async def openapi(request: Request) -> Response:
    """The description of the protocol. It is made when it is first asked for, which takes time."""
    return Response(await asyncio.to_thread(_described, request), media_type="application/json")


def _described(request: Request) -> bytes:
    root = request.scope.get("root_path")
    return msgspec.json.encode({**request.app.openapi(), **({"servers": [{"url": root}]} if root else {})})


def is_near(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_private
    except ValueError:
        return False
