"""A site that begins in a folder of its address. The proxy may take the folder off or leave it: both are fine."""

from starlette.types import ASGIApp, Receive, Scope, Send


class BasePath:
    """Tells what comes after it where the site begins."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app = app
        self._path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in {"http", "websocket"}:
            scope["root_path"] = self._path
        await self._app(scope, receive, send)
