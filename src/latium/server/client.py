"""A client in Python: what `latium join` and the tests play through."""

import itertools
import secrets
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, suppress
from http.client import HTTPException
from typing import Any, Final, TypeVar
from urllib.error import HTTPError
from urllib.parse import urlencode, urlsplit
from urllib.request import Request as HttpRequest
from urllib.request import urlopen

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from latium.server.messages import (
    Answer,
    Chatted,
    Done,
    JoinTable,
    Listed,
    Move,
    Opened,
    OpenTable,
    Ping,
    Pong,
    Position,
    Problem,
    Refused,
    Request,
    Seated,
    Spoken,
    TableInfo,
    Update,
    Welcome,
)

PATIENCE: Final = 20.0
"""Seconds that an answer is waited for."""

HERE: Final = "here"
"""The client id of pings that say no more than that one is there."""

HERE_EVERY: Final = 10.0
"""Seconds between two of them."""

LOST: Final = (ConnectionClosed, InvalidHandshake, OSError)
"""What is raised where a server has gone, be it in the middle of a greeting."""

REFUSED: Final = 4000
"""Close codes from here on have the status of HTTP added."""

FINAL: Final = frozenset({403, 404})
"""Statuses of refusals that will be the same the next time."""

_answers: Final = msgspec.json.Decoder[Answer](Answer)

T = TypeVar("T")


class RefusedError(Exception):
    """The server said no, and why."""

    def __init__(self, problem: Problem, status: int = 0) -> None:
        super().__init__(problem.sentence)
        self.problem = problem
        self.status = status


class Site:
    """A server by its address."""

    _send: Callable[..., Any] = staticmethod(urlopen)
    invitation = ""
    """For a server that is not for everybody."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")

    def call(self, method: str, path: str, body: Any = None, token: str = "") -> bytes:
        """The body of the answer. Raises RefusedError, or OSError if nobody answers."""
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
        if self.invitation:
            headers["Latium-Invitation"] = self.invitation
        data = msgspec.json.encode(body) if body is not None else None
        request = HttpRequest(self.address + path, data, headers, method=method)
        try:
            with self._send(request, timeout=PATIENCE) as response:
                found: bytes = response.read()
                return found
        except HTTPError as refusal:
            raise RefusedError(msgspec.json.decode(refusal.read(), type=Problem), refusal.code) from None

    def ask(self, method: str, path: str, kind: type[T], body: Any = None, token: str = "") -> T:
        return msgspec.json.decode(self.call(method, path, body, token), type=kind)

    def open(self, wanted: OpenTable) -> TableInfo:
        return self.ask("POST", "/api/tables", Opened, wanted).table

    def join(self, table: str, wanted: JoinTable) -> "Player":
        """Sit down. If the answer gets lost it is asked for once more: the secret is one's own, so it is the same seat.
        Raises RefusedError or OSError."""
        own = wanted if wanted.token else msgspec.structs.replace(wanted, token=secrets.token_urlsafe(32))
        path = f"/api/tables/{table}/join"
        try:
            seated = self.ask("POST", path, Seated, own)
        except (HTTPException, OSError):
            seated = self.ask("POST", path, Seated, own)
        return Player(self, table, seated.token)

    def watch(self, table: str) -> "Player":
        return Player(self, table, "")

    def record(self, table: str, token: str = "") -> str:
        return self.call("GET", f"/api/tables/{table}/record", token=token).decode()


class Player:
    """A seat at a table, or a place to watch, over one socket; it is connected again whenever it was lost."""

    def __init__(self, site: Site, table: str, token: str) -> None:
        self.site = site
        self.table = table
        self.token = token
        self.you: int | None = None
        self.position: Position | None = None
        self.happened: list[Any] = []
        """All that was told, each entry once."""
        self.chat: list[Spoken] = []
        self.since: int | None = None
        """From which version on one wants to be told at first."""
        self._socket: ClientConnection | None = None
        self._leaving = ExitStack()
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count())

    def connect(self) -> Welcome:
        """Connect, asking for what was missed. Raises OSError or RefusedError."""
        self.close()
        seen = self.position.version if self.position else self.since
        query = urlencode({} if seen is None else {"version": seen})
        address = urlsplit(self.site.address)._replace(scheme="wss" if self.site.address[:5] == "https" else "ws")
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        uri = f"{address.geturl()}/api/tables/{self.table}/socket?{query}"
        # Whoever thinks does not read: what comes meanwhile waits here, and pings are answered all the same.
        opening = connect(uri, additional_headers=headers, compression=None, max_size=None, max_queue=None, proxy=None)
        self._socket = self._leaving.enter_context(opening)
        answer = self.receive()
        if isinstance(answer, Refused):
            raise RefusedError(answer.problem, self._closed_with() - REFUSED)
        assert isinstance(answer, Welcome), "a server says welcome first"
        return answer

    def _closed_with(self) -> int:
        """The code with which the server ends what it refused."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else REFUSED

    def close(self) -> None:
        self._socket = None
        self._leaving.close()

    def send(self, request: Request) -> None:
        """Raises ConnectionClosed."""
        assert self._socket is not None, "it is connected"
        self._socket.send(msgspec.json.encode(request).decode())

    def receive(self, patience: float = PATIENCE) -> Answer:
        """The next message; what it says of the table is remembered. Raises ConnectionClosed or TimeoutError."""
        assert self._socket is not None, "it is connected"
        answer: Answer = _answers.decode(self._socket.recv(patience))
        while isinstance(answer, Pong) and answer.client == HERE:
            answer = _answers.decode(self._socket.recv(patience))
        if isinstance(answer, Welcome):
            self.you = answer.you
        if isinstance(answer, Welcome | Update):
            self.position = answer.position
            self.happened.extend(answer.happened)
        if isinstance(answer, Welcome | Chatted):
            self._hear(answer.chat if isinstance(answer, Welcome) else answer.lines)
        return answer

    def stay(self) -> None:
        """Let the others see that one is there, also while one thinks, until the program ends."""
        threading.Thread(target=self._stay, name="latium-here", daemon=True).start()

    def _stay(self) -> None:
        while True:
            time.sleep(HERE_EVERY)
            if (socket := self._socket) is not None:
                with suppress(*LOST):  # whoever plays will notice, and connect again
                    socket.send(msgspec.json.encode(Ping(client=HERE)).decode())

    def _hear(self, lines: Sequence[Spoken]) -> None:
        last = self.chat[-1].id if self.chat else 0
        self.chat.extend(line for line in lines if line.id > last)

    def answers(self, client: str) -> Iterator[Answer]:
        """Messages up to the one that answers this request."""
        while True:
            answer = self.receive()
            yield answer
            if getattr(answer, "client", None) == client:
                return

    def request(self, request: Request) -> Answer:
        """Send and wait for the answer. Raises RefusedError."""
        self.send(request)
        *_, answer = self.answers(request.client)
        if isinstance(answer, Refused):
            raise RefusedError(answer.problem)
        return answer

    def new_id(self) -> str:
        return next(self._ids)

    def play(self, listed: Listed) -> int:
        """Answer the open decision, however often the connection breaks meanwhile. Raises RefusedError."""
        assert self.position is not None, "it is connected"
        assert self.position.asked is not None, "a decision is owed"
        move = Move(client=self.new_id(), decision=self.position.asked.decision, action=listed.action)
        while True:
            try:
                done = self.request(move)
                assert isinstance(done, Done), "a move is done or refused"
                return done.version
            except LOST:
                self.reconnect()

    def reconnect(self) -> None:
        """Try again until somebody answers who can. Raises OSError or RefusedError if nobody does for long."""
        for wait in itertools.repeat(0.1, int(PATIENCE / 0.1)):
            try:
                self.connect()
                return
            except LOST:
                time.sleep(wait)
            except RefusedError as refusal:
                if refusal.status in FINAL:
                    raise
                time.sleep(wait)
        self.connect()

    def wait(self) -> None:
        """Until one is asked or the game is over."""
        while self.position is None or (self.position.asked is None and self.position.phase != "over"):
            try:
                self.receive()
            except LOST:
                self.reconnect()
