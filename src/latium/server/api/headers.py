"""What every answer tells the browser: our own scripts and pictures only, no frames, nothing guessed, nothing kept."""

from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""The content security policy. Sockets of the same host are its own too."""

ALWAYS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
UNKEPT: Final = (b"cache-control", b"no-store")
SAFELY: Final = (b"strict-transport-security", b"max-age=%d" % (365 * 24 * 3600))
"""A year, over https."""


class SafeHeaders:
    """Adds them; what a handler has set itself stays. Over https, the browser is told to keep to it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                _complete(message, scope)
            await send(message)

        await self._app(scope, receive, sending if scope["type"] == "http" else send)


def _complete(message: Message, scope: Scope) -> None:
    wanted = [*ALWAYS]
    if "/api/" in scope["path"]:
        wanted.append(UNKEPT)
    if scope["scheme"] == "https":
        wanted.append(SAFELY)
    headers = list(message.get("headers", ()))
    there = {name for name, _ in headers}
    message["headers"] = headers + [header for header in wanted if header[0] not in there]
