"""The ASGI app: routers on top of the services of one process."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from latium import __version__
from latium.server.api import games, play, records, socket, tables
from latium.server.api.failures import answer_failures
from latium.server.api.origins import OwnOrigin
from latium.server.api.wire import describe
from latium.server.configuration import Configuration
from latium.server.services import Services
from latium.server.sources import Sources


def create_app(configuration: Configuration, sources: Sources | None = None) -> FastAPI:
    """An app that opens its services when it starts and closes them when it ends."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = app.state.services = Services(configuration, sources)
        await services.open()
        try:
            yield
        finally:
            await services.close()

    app = FastAPI(title="Latium", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.openapi = describe(app)  # type: ignore[method-assign]
    answer_failures(app)
    app.add_middleware(OwnOrigin, public_url=configuration.public_url)
    for part in (games, tables, play, records, socket):
        app.include_router(part.router)
    return app
