"""Messages to a program of whoever runs the server: a POST of JSON for every turn, without names and secrets."""

import asyncio
from typing import Any, ClassVar, Final
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from latium.server.links import Link
from latium.server.notifying import Notice, Undelivered

PATIENCE: Final = 10.0
"""Seconds that the other side may take."""


class _Straight(HTTPRedirectHandler):
    """Follows nobody elsewhere."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Webhook:
    """Every notice to one address."""

    name: ClassVar[str] = "webhook"
    insists: ClassVar[bool] = True

    def __init__(self, address: str) -> None:
        self._address = address
        self._opener = build_opener(_Straight())

    def wanted(self, notice: Notice) -> bool:
        return notice.reader is None

    async def tell(self, notice: Notice) -> None:
        await asyncio.to_thread(self._send, notice)

    def _send(self, notice: Notice) -> None:
        body = msgspec.json.encode(
            {
                "event": "turn",
                "table": notice.table,
                "game": notice.game,
                "seat": notice.seat,
                "turn": notice.turn,
                "due": notice.due,
                "link": str(Link(notice.site, notice.table, "")) if notice.site else "",
            }
        )
        request = Request(self._address, body, {"Content-Type": "application/json"}, method="POST")
        try:
            self._opener.open(request, timeout=PATIENCE).close()
        except HTTPError as refusal:
            refusal.close()
            raise Undelivered(str(refusal.code)) from None
        except URLError as failure:  # before an answer began
            raise Undelivered(type(failure.reason).__name__) from None
