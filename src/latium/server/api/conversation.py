"""One socket from its welcome to its end: requests in, answers and news out.

News are looked up when there is time to send them, so a slow reader is sent fewer and larger updates and holds up
nobody; one that takes too long over a single message is dropped, and may resume from the last version it saw. Of one
that does not take its answers, nothing more is read.

As a rule a move can be carried out at once, all that is to be told is at hand, and the reader keeps up: then none of it
waits for a task. Where something must be waited for, one does.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, TypeAlias

import msgspec
import structlog
from fastapi import WebSocket, WebSocketDisconnect

from latium.core.errors import LatiumError
from latium.core.protocol import message
from latium.core.seats import Seat
from latium.server import hosting, playing, viewing
from latium.server.api.identity import claim_of, viewer_of
from latium.server.api.limits import address_of
from latium.server.api.play import spoken
from latium.server.errors import BadRequest, Forbidden, NotOpen, ServerError, TooOften
from latium.server.messages import (
    PROTOCOL,
    Answer,
    AnswerTakeback,
    AskPreview,
    AskTakeback,
    Chatted,
    Done,
    Move,
    Ping,
    Pong,
    PresenceChanged,
    PresenceState,
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
from latium.server.protocols import DROP, HEAR, TELL
from latium.server.rights import Right
from latium.server.services import Services
from latium.server.storage.chat import Line
from latium.server.table import OPEN, OVER, Table
from latium.server.viewing import Written

SLOWEST: Final = 10.0
"""Seconds that sending one message may take."""

UNSENT: Final = 64
"""Answers that may wait to be sent; more requests are not read before."""

PAUSE: Final = 0.25
"""Seconds for which nothing is read of one who asks too often."""

MISSED: Final = 500
"""Entries of the log that are told to whoever resumes; who missed more gets the position alone."""

FEW: Final = 32
"""To tell of more entries takes too long for the event loop."""

TOO_SLOW: Final = 4008
FAULT: Final = 1011
REFUSED: Final = 4000
"""Close codes; a refusal has the status of HTTP added, such as 4403."""

Tell: TypeAlias = Callable[[Sequence[bytes]], asyncio.Event | None]

_log = structlog.get_logger()

_requests: Final = msgspec.json.Decoder[Request](Request)


class Conversation:
    """One socket from its welcome to its end."""

    def __init__(
        self,
        services: Services,
        websocket: WebSocket,
        id: str,
        seat: Seat | None,
        language: str,
    ) -> None:
        self.tell: Tell = websocket.scope["extensions"][TELL]
        self.desk = services.desk
        self.limiter = services.limiter
        self.hub = services.hub
        self.presence = services.presence
        self.websocket = websocket
        self.id = id
        self.seat = seat
        self.language = language
        self.seen = 0
        """The last version that was sent."""
        self.heard = 0
        """The last line of chat that was sent."""
        self.present: dict[Seat, PresenceState] = {}
        self.ponged: int | None = None
        self.lag = 0
        """How long messages are under way, there and back, in milliseconds."""
        self.answers: list[Answer] = []
        self.room = asyncio.Event()
        """Set whenever answers have been sent."""
        self.asking = False
        """Whether a request is being carried out."""
        self.idle: asyncio.Future[None] | None = None
        """What is waited for before the next one is, if it came in meanwhile."""
        self.counted = False
        """Whether the request that came in last counts already."""
        self.due = False
        """Whether there may be something to tell, and it is about to be looked for."""
        self.waiting = True
        """Whether the task that tells what must be waited for is at it."""
        self.woken = asyncio.Event()
        """Set for that task."""
        self.full: asyncio.Event | None = None
        """What to wait for before there is more, if the reader does not keep up."""
        self.failures: list[Exception] = []
        """What the task raises; in a list, so that raising it leaves nothing here that points at itself."""
        self.loop = asyncio.get_running_loop()
        self.rights = services.rights
        self.right = None if seat is None else Right(claim_of(websocket, self.id, seat))
        self.who = f"{self.id}/{address_of(websocket) if seat is None else seat}"
        """Whose requests are counted together."""

    def holds(self, at: float, before: Table) -> None:
        """The seat was found to be theirs after then. It stays so for a while if the game had begun before that."""
        if self.right is not None and before.phase != OPEN:
            self.right.found(at)

    async def run(self, version: int | None) -> None:
        """From the version they saw last. Raises LatiumError before the welcome."""
        with self.hub.listening(self.id, self._wake), self.rights.holding(self.right):
            said = await self._arrive(version)
            parts = [asyncio.create_task(part) for part in (self._listen(), self._tell(said))]
            hears = self.websocket.scope["extensions"][HEAR]
            hears(self.hear)
            try:
                done, _ = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
            finally:
                hears(None)
                self.waiting = True  # for ever: what comes of a move that is under way, nobody is told here
                for part in parts:
                    part.cancel()
                await asyncio.gather(*parts, return_exceptions=True)
        self._drop(min(_code(part) for part in done))

    async def _arrive(self, version: int | None) -> list[Line]:
        """What was said so far. After one has begun to listen, so that nothing is missed."""
        table, said = await playing.arrive(self.desk, self.presence, self.id)
        if self.seat is not None and table.phase != OVER:
            table = await self._returned(table, self.seat)
        self.seen = table.version if version is None else min(version, table.version)
        return said

    async def _returned(self, table: Table, seat: Seat) -> Table:
        """Whoever comes back plays again, if a bot did meanwhile."""
        chair = table.chairs[seat]
        if chair.bot and not chair.resigned:
            await self._check_seat()
            with suppress(NotOpen):
                await hosting.come_back(self.desk, self.id, seat)
        return await self.desk.table(self.id)

    def _drop(self, code: int) -> None:
        """A close that waits for the reader would wait for ever."""
        if code:
            self.websocket.scope["extensions"][DROP](code)

    # In

    def hear(self, text: bytes) -> bool:
        """A move that can be carried out at once is; whatever else comes in, the task asks for (False)."""
        if self.asking or self.idle is not None or self.seat is None or not self._sure or len(self.answers) >= UNSENT:
            return False
        try:
            request = _requests.decode(text)
            if not isinstance(request, Move) or not self.limiter.allows("asking", self.who):
                return False
            self.counted = True
            errand = playing.moving(self.seat, request, self.lag)
        except (ValueError, RecursionError, BadRequest):
            return False
        client = request.client
        if not self.desk.begin(self.id, errand, lambda result: self._heard(client, result)):
            return False
        self.counted, self.asking = False, True
        self.presence.heard(self.id, self.seat)
        return True

    def _heard(self, client: str, result: int | Exception) -> None:
        """A move that was begun at once led to that version, or to nothing."""
        if isinstance(result, Exception):
            self._answer(self._refusal(client, result))
        else:
            self._answer(Done(client=client, version=result))

    def _answer(self, answer: Answer) -> None:
        self.answers.append(answer)
        self.asking = False
        if self.idle is not None and not self.idle.done():
            self.idle.set_result(None)
        self._tell_now()

    async def _listen(self) -> None:
        while True:
            while len(self.answers) >= UNSENT:
                self.room.clear()
                await self.room.wait()
            frame = await self._received()
            while self.asking:  # for a move that was begun at once
                self.idle = self.loop.create_future()
                await self.idle
            self.idle = None
            if self.seat is not None:
                self.presence.heard(self.id, self.seat)
            self.asking = True
            self._answer(await self._answered(frame))

    async def _received(self) -> str | bytes:
        received = await self.websocket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        return received.get("text") or received.get("bytes") or b""

    async def _answered(self, frame: str | bytes) -> Answer:
        request: Request | None = None
        try:
            try:
                request = _read(frame)
            finally:  # what cannot be read counts as well
                counted, self.counted = self.counted, False
                if not counted:
                    await self.limiter.check("asking", self.who)
            return await self._carried_out(request)
        except Exception as failure:
            if isinstance(failure, TooOften):
                await asyncio.sleep(PAUSE)
            return self._refusal(request.client if request else None, failure)

    def _refusal(self, client: str | None, failure: Exception) -> Refused:
        if not isinstance(failure, LatiumError):
            _log.error("fault", table=self.id, exc_info=failure)
            failure = ServerError(message("server-fault"))
        return Refused(client=client, problem=problem_of(failure, self.language))

    @property
    def _sure(self) -> bool:
        """Whether whose seat it is need not be looked up."""
        return self.right is None or self.right.sure

    async def _check_seat(self) -> None:
        """Before the start people get up and others sit down in their place, and sessions end. Raises Forbidden."""
        if not self._sure:
            table, now = await self.desk.table(self.id), time.monotonic()
            await viewer_of(self.websocket, self.id, self.seat)
            self.holds(now, table)

    async def _carried_out(self, request: Request) -> Answer:
        await self._check_seat()
        if isinstance(request, Ping):
            return self._ponged(request)
        if self.seat is None:
            raise Forbidden(message("seat-not-yours"))
        if isinstance(request, Why | AskPreview):
            return await self._considered(request, self.seat)
        return Done(client=request.client, version=await self._changed(request, self.seat))

    def _ponged(self, ping: Ping) -> Pong:
        """A lag counts only if it is what was said last that comes back; claiming one brings no more than the bound."""
        now = self.desk.sources.now()
        if ping.heard is not None and ping.heard == self.ponged:
            self.lag = now - ping.heard
        self.ponged = now
        return Pong(client=ping.client, now=now)

    async def _changed(
        self, request: Move | UndoMove | AskTakeback | AnswerTakeback | ResignSeat | Say, seat: Seat
    ) -> int:
        """The version that a request led to."""
        match request:
            case Move():
                return await self.desk.act(self.id, playing.moving(seat, request, self.lag))
            case UndoMove(client=client):
                return await playing.undo(self.desk, self.id, seat, client)
            case AskTakeback(client=client):
                return await playing.ask_takeback(self.desk, self.id, seat, client)
            case AnswerTakeback(client=client, proposal=proposal, agreed=agreed):
                return await playing.answer_takeback(self.desk, self.id, seat, client, proposal, agreed)
            case ResignSeat(client=client):
                return await playing.resign(self.desk, self.id, seat, client)
            case Say(client=client, text=text):
                await self.limiter.check("chat", self.who)
                await playing.say(self.desk, self.id, seat, client, text)
                return self.seen

    async def _considered(self, request: Why | AskPreview, seat: Seat) -> Answer:
        table = await self.desk.table(self.id)
        what = playing.meant(request.action, request.notation)
        if isinstance(request, AskPreview):
            found = playing.preview(table, seat, what)
            return Previewed(client=request.client, preview=found.preview, ends=found.ends, view=found.view)
        refused = playing.why(table, seat, what)
        return Reason(client=request.client, problem=problem_of(refused, self.language) if refused else None)

    # Out

    def _wake(self) -> None:
        """Something may have happened at the table. It is told a moment later, by when there may be more; or with the
        answer that is under way."""
        if not self.due and not self._keeps:
            self.due = True
            self.loop.call_soon(self._tell_now)

    @property
    def _keeps(self) -> bool:
        """Whether nothing is told now, since what comes of a request is told with its answer."""
        return self.asking and not self.answers

    def _tell_now(self) -> None:
        self.due = False
        if self._keeps:
            return
        try:
            told = not self.waiting and self.full is None and self._told_at_hand()
        except Exception as failure:  # the task raises it
            self.failures.append(failure)
            told = False
        if not told:
            self.woken.set()

    def _told_at_hand(self) -> bool:
        """Whether all there is to tell could be told without waiting for anything."""
        news = self.desk.news_at_hand(self.id, self.seen) if self._sure else None
        if news is None or news.chat > self.heard or len(news.rows) > FEW:
            return False
        happened = viewing.happened(news.table, news.rows, self.seat)
        told = [*self._updated(news.table, happened), *self._presence(), *self._answers()]
        if told:
            self.full = self.tell([msgspec.json.encode(answer) for answer in told])
        return self.full is None

    async def _tell(self, said: list[Line]) -> None:
        """Whatever must be waited for. Raises TimeoutError if the reader is too slow."""
        await self._welcome(said)
        while True:
            self.waiting = False
            await self.woken.wait()
            self.woken.clear()
            self.waiting = True
            if self.failures:
                raise self.failures.pop()
            await self._read_by_them()
            if not self._keeps:
                await self._tell_all()

    async def _tell_all(self) -> None:
        """Whatever there is to tell, in one go: what a request has led to comes before its answer, so it is looked up
        after that."""
        answers = self._answers()
        table, happened, said = await self._missed()
        chat = await self._chat() if said > self.heard else []
        await self._send(*self._updated(table, happened), *chat, *self._presence(), *answers)

    async def _welcome(self, said: list[Line]) -> None:
        table, happened, _ = await self._missed()
        self.seen = table.version
        self.heard = said[-1].id if said else 0
        self.present = self.presence.told(self.id)
        welcome = Welcome(
            protocol=PROTOCOL,
            table=viewing.table_info(table),
            you=self.seat,
            position=viewing.position(table, self.seat),
            happened=happened,
            chat=spoken(said),
            presence=viewing.presence(self.present),
        )
        await self._send(welcome)

    async def _missed(self) -> tuple[Table, Written, int]:
        """The table now, what happened since it was last seen, and the last line of chat. Raises Forbidden if the seat
        is not theirs now."""
        table, rows, said = await self.desk.news(self.id, self.seen, MISSED)
        await self._check_seat()  # after it: what was theirs now was theirs then
        if len(rows) <= FEW:
            return table, viewing.happened(table, rows, self.seat), said
        return table, await asyncio.to_thread(viewing.happened, table, rows, self.seat), said

    def _updated(self, table: Table, happened: Written) -> list[Answer]:
        since, self.seen = self.seen, table.version
        if since == table.version:
            return []
        return [Update(since=since, happened=happened, position=viewing.position(table, self.seat))]

    async def _chat(self) -> list[Answer]:
        lines = await playing.said(self.desk, self.id, self.heard)
        self.heard = lines[-1].id if lines else self.heard
        return [Chatted(lines=spoken(lines))] if lines else []

    def _presence(self) -> list[Answer]:
        present = self.presence.told(self.id)
        if present == self.present:
            return []
        self.present = present
        return [PresenceChanged(seats=viewing.presence(present))]

    def _answers(self) -> list[Answer]:
        """Those to the requests that were carried out; there is room for more then."""
        answers, self.answers = self.answers, []
        self.room.set()
        return answers

    async def _send(self, *answers: Answer) -> None:
        """All of it, then wait for a reader that is slow. Raises TimeoutError if it is too slow."""
        if answers:
            self.full = self.tell([msgspec.json.encode(answer) for answer in answers])
            await self._read_by_them()

    async def _read_by_them(self) -> None:
        if self.full is not None:
            async with asyncio.timeout(SLOWEST):
                await self.full.wait()
            self.full = None


def _code(part: asyncio.Task[None]) -> int:
    """The close code that the end of a part calls for; 0 if the other side was first."""
    match part.exception():
        case TimeoutError():
            return TOO_SLOW
        case LatiumError() as refusal:
            return REFUSED + status_of(refusal)
        case None | WebSocketDisconnect() | RuntimeError() | OSError():
            return 0
        case fault:
            _log.error("fault", exc_info=fault)
            return FAULT


def _read(frame: str | bytes) -> Request:
    try:
        request: Request = _requests.decode(frame)
        return request
    except (ValueError, RecursionError):
        raise BadRequest(message("request-unreadable")) from None
