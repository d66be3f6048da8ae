"""One WebSocket for each player and table, or for a spectator: requests in, answers and news out.

News are looked up when there is time to send them, so a slow reader is sent fewer and larger updates and holds up
nobody; one that takes too long over a single message is dropped, and may resume from the last version it saw. Of one
that does not take its answers, nothing more is read.
"""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Annotated, Final

import msgspec
import structlog
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect

from latium.core.errors import LatiumError
from latium.core.protocol import message
from latium.core.seats import Seat
from latium.core.text import LANGUAGES
from latium.server import playing, viewing
from latium.server.api.identity import TableId, WantedSeat, services_of, viewer_of
from latium.server.api.limits import address_of
from latium.server.api.play import spoken
from latium.server.errors import BadRequest, Forbidden, ServerError, TooOften
from latium.server.messages import (
    PROTOCOL,
    Answer,
    AskPreview,
    Chatted,
    Done,
    Happened,
    Move,
    Ping,
    Pong,
    Previewed,
    Reason,
    Refused,
    Request,
    ResignSeat,
    Say,
    UndoMove,
    Update,
    Welcome,
    Why,
)
from latium.server.problems import problem_of, status_of
from latium.server.protocols import DROP
from latium.server.services import Services
from latium.server.table import Table

SLOWEST: Final = 10.0
"""Seconds that sending one message may take."""

UNSENT: Final = 64
"""Answers that may wait to be sent; more requests are not read before."""

PAUSE: Final = 0.25
"""Seconds for which nothing is read of one who asks too often."""

MISSED: Final = 500
"""Entries of the log that are told to whoever resumes; who missed more gets the position alone."""

TOO_SLOW: Final = 4008
FAULT: Final = 1011
REFUSED: Final = 4000
"""Close codes; a refusal has the status of HTTP added, such as 4403."""

_GONE: Final = (WebSocketDisconnect, RuntimeError)
"""What Starlette raises where the other side has closed the socket."""

_log = structlog.get_logger()

router = APIRouter()

_requests: Final = msgspec.json.Decoder[Request](Request)


@router.websocket("/api/tables/{id}/socket")
async def socket(
    websocket: WebSocket,
    id: TableId,
    wanted: WantedSeat = None,
    version: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
    lang: str = "en",
) -> None:
    """Play, or watch, resuming from the version one saw last."""
    await websocket.accept()
    language = lang if lang in LANGUAGES else "en"
    try:
        with services_of(websocket).limiter.connected(address_of(websocket)):
            await _converse(websocket, id, wanted, version, language)
    except LatiumError as refusal:
        with suppress(*_GONE):
            await websocket.send_text(_spelled(Refused(client=None, problem=problem_of(refusal, language))))
            await websocket.close(REFUSED + status_of(refusal))


async def _converse(websocket: WebSocket, id: str, wanted: Seat | None, version: int | None, language: str) -> None:
    """Raises LatiumError instead of a welcome."""
    services = services_of(websocket)
    table = await services.desk.current(id)
    seat = await viewer_of(websocket, id, wanted)
    if seat is None and not table.opening.settings.spectators:
        raise Forbidden(message("spectators-none"))
    await Conversation(services, websocket, table, seat, version, language).run()


class Conversation:
    """One socket from its welcome to its end."""

    def __init__(
        self,
        services: Services,
        websocket: WebSocket,
        table: Table,
        seat: Seat | None,
        version: int | None,
        language: str,
    ) -> None:
        self.desk = services.desk
        self.limiter = services.limiter
        self.hub = services.hub
        self.websocket = websocket
        self.id = table.opening.id
        self.seat = seat
        self.language = language
        self.seen = table.version if version is None else min(version, table.version)
        self.heard = 0
        """The last line of chat that was sent."""
        self.answers: deque[Answer] = deque()
        self.room = asyncio.Semaphore(UNSENT)

    async def run(self) -> None:
        with self.hub.listening(self.id) as woken:
            parts = [asyncio.create_task(part) for part in (self._listen(woken), self._tell(woken))]
            try:
                done, _ = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for part in parts:
                    part.cancel()
                await asyncio.gather(*parts, return_exceptions=True)
        self._drop(min(_code(part) for part in done))

    def _drop(self, code: int) -> None:
        """A close that waits for the reader would wait for ever."""
        if code and (drop := self.websocket.scope.get("extensions", {}).get(DROP)):
            drop(code)

    # In

    async def _listen(self, woken: asyncio.Event) -> None:
        while True:
            await self.room.acquire()
            self.answers.append(await self._answered(await self._received()))
            woken.set()

    async def _received(self) -> str | bytes:
        received = await self.websocket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        return received.get("text") or received.get("bytes") or b""

    async def _answered(self, frame: str | bytes) -> Answer:
        request: Request | None = None
        try:
            request = _read(frame)
            await self.limiter.check("asking", self._who)
            return await self._carried_out(request)
        except TooOften as refusal:
            await asyncio.sleep(PAUSE)
            problem = problem_of(refusal, self.language)
        except LatiumError as refusal:
            problem = problem_of(refusal, self.language)
        except Exception:
            _log.exception("fault", table=self.id)
            problem = problem_of(ServerError(message("server-fault")), self.language)
        return Refused(client=request.client if request else None, problem=problem)

    @property
    def _who(self) -> str:
        """Whose requests are counted together."""
        return f"{self.id}/{address_of(self.websocket) if self.seat is None else self.seat}"

    async def _carried_out(self, request: Request) -> Answer:
        if isinstance(request, Ping):
            return Pong(client=request.client, now=self.desk.sources.now())
        if self.seat is None:
            raise Forbidden(message("seat-not-yours"))
        if isinstance(request, Why | AskPreview):
            return await self._considered(request, self.seat)
        return Done(client=request.client, version=await self._changed(request, self.seat))

    async def _changed(self, request: Move | UndoMove | ResignSeat | Say, seat: Seat) -> int:
        """The version that a request led to."""
        match request:
            case Move(client=client, decision=decision, action=action, notation=notation):
                what = playing.meant(action, notation)
                return await playing.move(self.desk, self.id, seat, client, decision, what)
            case UndoMove(client=client):
                return await playing.undo(self.desk, self.id, seat, client)
            case ResignSeat(client=client):
                return await playing.resign(self.desk, self.id, seat, client)
            case Say(client=client, text=text):
                await self.limiter.check("chat", self._who)
                await playing.say(self.desk, self.id, seat, client, text)
                return self.seen

    async def _considered(self, request: Why | AskPreview, seat: Seat) -> Answer:
        table = await self.desk.table(self.id)
        what = playing.meant(request.action, request.notation)
        if isinstance(request, AskPreview):
            return Previewed(client=request.client, preview=playing.preview(table, seat, what))
        refused = playing.why(table, seat, what)
        return Reason(client=request.client, problem=problem_of(refused, self.language) if refused else None)

    # Out

    async def _tell(self, woken: asyncio.Event) -> None:
        await self._welcome()
        while True:
            await woken.wait()
            woken.clear()
            while self.answers:
                await self._send(self.answers.popleft())
                self.room.release()
            await self._news()
            await self._chat()

    async def _welcome(self) -> None:
        table, happened = await self._missed()
        chat = await playing.said(self.desk, self.id)
        self.heard = chat[-1].id if chat else 0
        welcome = Welcome(
            protocol=PROTOCOL,
            table=viewing.table_info(table),
            you=self.seat,
            position=viewing.position(table, self.seat),
            happened=happened,
            chat=spoken(chat),
        )
        await self._send(welcome)

    async def _news(self) -> None:
        since = self.seen
        table, happened = await self._missed()
        if table.version > since:
            position = viewing.position(table, self.seat)
            await self._send(Update(since=since, happened=happened, position=position))

    async def _missed(self) -> tuple[Table, list[Happened]]:
        """The table now, and what happened since it was last seen."""
        table, rows = await self.desk.news(self.id, self.seen, MISSED)
        self.seen = table.version
        return table, viewing.happened(table, rows, self.seat)

    async def _chat(self) -> None:
        if await self.desk.chatted(self.id) <= self.heard:
            return
        if lines := await playing.said(self.desk, self.id, self.heard):
            self.heard = lines[-1].id
            await self._send(Chatted(lines=spoken(lines)))

    async def _send(self, answer: Answer) -> None:
        async with asyncio.timeout(SLOWEST):
            await self.websocket.send_text(_spelled(answer))


def _code(part: asyncio.Task[None]) -> int:
    """The close code that the end of a part calls for; 0 if the other side was first."""
    match part.exception():
        case TimeoutError():
            return TOO_SLOW
        case LatiumError() as refusal:
            return REFUSED + status_of(refusal)
        case None | WebSocketDisconnect() | RuntimeError():
            return 0
        case fault:
            _log.error("fault", exc_info=fault)
            return FAULT


def _spelled(answer: Answer) -> str:
    return msgspec.json.encode(answer).decode()


def _read(frame: str | bytes) -> Request:
    try:
        request: Request = _requests.decode(frame)
        return request
    except (ValueError, RecursionError):
        raise BadRequest(message("request-unreadable")) from None
