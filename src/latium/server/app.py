"""The ASGI app: routers on top of the services of one process."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI

from latium import __version__
from latium.server.api import (
    accounts,
    examples,
    front,
    games,
    imports,
    invitations,
    lobby,
    notifications,
    operations,
    play,
    records,
    socket,
    tables,
)
from latium.server.api.bases import BasePath
from latium.server.api.failures import answer_failures
from latium.server.api.headers import SafeHeaders
from latium.server.api.hosts import OwnHost, own_names
from latium.server.api.invitations import InviteOnly
from latium.server.api.limits import Limited
from latium.server.api.observed import Observed
from latium.server.api.origins import OwnOrigin
from latium.server.api.wire import describe
from latium.server.configuration import Configuration
from latium.server.metrics import Metrics
from latium.server.pages import pages_in
from latium.server.problems import make_ready
from latium.server.services import Services
from latium.server.sources import Sources

PARTS: Final = (
    socket,
    tables,
    play,
    lobby,
    games,
    accounts,
    examples,
    notifications,
    records,
    imports,
    invitations,
    operations,
    front,
)
"""What is asked for most often is looked for first; the pages are whatever is left."""


def create_app(configuration: Configuration, sources: Sources | None = None) -> FastAPI:
    """An app that opens its services when it starts and closes them when it ends."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        make_ready()
        pages_in(configuration.pages)
        services = app.state.services = Services(configuration, sources)
        await services.open()
        metrics.follow(services)
        try:
            yield
        finally:
            await services.close()

    app = FastAPI(
        title="Latium", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None
    )
    metrics = app.state.metrics = Metrics()
    app.openapi = describe(app)  # type: ignore[method-assign]
    answer_failures(app)
    if configuration.invite_only:
        app.add_middleware(InviteOnly)
    app.add_middleware(OwnOrigin, public_url=configuration.public_url)
    app.add_middleware(Limited)
    app.add_middleware(OwnHost, names=own_names(configuration))
    app.add_middleware(SafeHeaders)
    app.add_middleware(Observed, metrics=metrics)
    app.add_middleware(BasePath, path=configuration.base_path)
    for part in PARTS:
        app.include_router(part.router)
    _make_ready(app)
    return app


def _make_ready(app: FastAPI) -> None:
    """FastAPI finds out what the routes of a router need when it first looks for one among them; that takes too long
    for the event loop."""
    for route in app.routes:
        route.matches({"type": "http", "method": "GET", "path": "", "root_path": "", "headers": []})
