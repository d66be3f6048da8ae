"""What a server is told and tells: a table is opened and joined over HTTP, then played at over a socket for each seat.

Only that part of a message is read which whoever plays at random has to know.
"""

import http.client
import json
import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple

import msgspec

from benchmarks.load.frames import frame, upgrade

SEATS: Final = 2


class Heard(NamedTuple):
    """What a message means for the seat that got it: an answer to send at once, the position after a move of anybody's,
    a move that is due, the end of the game."""

    reply: bytes = b""
    position: bool = False
    move: bytes = b""
    over: bool = False


NOTHING: Final = Heard()


class Dialect(ABC):
    """One seat at one table. Raises AssertionError for what a server refuses."""

    name: ClassVar[str]

    def __init__(self, host: str, path: str, token: str = "") -> None:
        self.upgrade = upgrade(host, path, token)

    @classmethod
    @abstractmethod
    def table(cls, connection: http.client.HTTPConnection) -> Sequence["Dialect"]:
        """All the seats of a new table."""

    @abstractmethod
    def heard(self, message: bytes, dice: random.Random) -> Heard: ...


def ask(connection: http.client.HTTPConnection, path: str, body: dict[str, Any]) -> Any:
    connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    response = connection.getresponse()
    found = response.read()
    assert response.status in {200, 201}, found
    return json.loads(found)


def host_of(connection: http.client.HTTPConnection) -> str:
    return f"{connection.host}:{connection.port}"


class _Listed(msgspec.Struct):
    action: msgspec.Raw


class _Asked(msgspec.Struct):
    decision: int
    legal: list[_Listed]


class _Position(msgspec.Struct):
    phase: str
    asked: _Asked | None


class _News(msgspec.Struct):
    position: _Position


class Latium(Dialect):
    """Founders of the Empire, which nobody can end early, for two."""

    name = "Latium"
    _news: ClassVar = msgspec.json.Decoder(_News)

    def __init__(self, host: str, path: str, token: str) -> None:
        super().__init__(host, path, token)
        self._moves = 0

    @classmethod
    def table(cls, connection: http.client.HTTPConnection) -> Sequence["Dialect"]:
        wanted = {"game": "founders", "bots": [""] * SEATS, "options": {"agreement": False}}
        path = f"/api/tables/{ask(connection, '/api/tables', wanted)['table']['id']}"
        tokens = [ask(connection, f"{path}/join", {"name": f"Guest {seat}"})["token"] for seat in range(SEATS)]
        return [cls(host_of(connection), f"{path}/socket", token) for token in tokens]

    def heard(self, message: bytes, dice: random.Random) -> Heard:
        if not message.startswith((b'{"type":"update"', b'{"type":"welcome"')):
            assert not message.startswith(b'{"type":"refused"'), message
            return NOTHING
        position = self._news.decode(message).position
        if position.phase == "over":
            return Heard(position=True, over=True)
        return Heard(position=True, move=self._move(position.asked, dice) if position.asked else b"")

    def _move(self, asked: _Asked, dice: random.Random) -> bytes:
        self._moves += 1
        action = bytes(dice.choice(asked.legal).action)
        return frame(b'{"type":"move","client":"%d","decision":%d,"action":%b}' % (self._moves, asked.decision, action))


class _Turn(msgspec.Struct):
    player: str = msgspec.field(name="currentPlayer")
    gameover: Any = None


class _Board(msgspec.Struct):
    taken: str | None
    choices: list[str]


class _State(msgspec.Struct):
    G: _Board
    ctx: _Turn
    number: int = msgspec.field(name="_stateID")


class _Synced(msgspec.Struct):
    state: _State


class _Sync(msgspec.Struct, array_like=True):
    event: str
    match: str
    info: _Synced


class _Update(msgspec.Struct, array_like=True):
    event: str
    match: str
    state: _State


class BoardgameIo(Dialect):
    """The game in `peer/`, over socket.io."""

    name = "boardgame.io"
    _space: ClassVar = b"/settling,"
    _sync: ClassVar = msgspec.json.Decoder(_Sync)
    _update: ClassVar = msgspec.json.Decoder(_Update)

    def __init__(self, host: str, match: str, seat: int, credentials: str) -> None:
        super().__init__(host, "/socket.io/?EIO=4&transport=websocket")
        self._match, self._seat, self._credentials = match, str(seat), credentials

    @classmethod
    def table(cls, connection: http.client.HTTPConnection) -> Sequence["Dialect"]:
        match = ask(connection, "/games/settling/create", {"numPlayers": SEATS})["matchID"]
        return [cls(host_of(connection), match, seat, _joined(connection, match, seat)) for seat in range(SEATS)]

    def heard(self, message: bytes, dice: random.Random) -> Heard:
        kind, _, content = message.partition(b",")
        if kind == b"42/settling" and content.startswith(b'["update"'):
            return self._position(self._update.decode(content).state, dice)
        if kind == b"42/settling" and content.startswith(b'["sync"'):
            return self._position(self._sync.decode(content).info.state, dice)
        return Heard(reply=self._reply(message))

    def _reply(self, message: bytes) -> bytes:
        if message == b"2":  # engine.io's ping
            return frame(b"3")
        if message.startswith(b"0"):  # engine.io is there: which namespace?
            return frame(b"40" + self._space)
        if message.startswith(b"40"):
            return self._said("sync", self._match, self._seat, self._credentials, SEATS)
        return b""

    def _position(self, state: _State, dice: random.Random) -> Heard:
        if state.ctx.gameover is not None:
            return Heard(position=True, over=True)
        mine = state.ctx.player == self._seat
        return Heard(position=True, move=self._move(state, dice) if mine else b"")

    def _move(self, state: _State, dice: random.Random) -> bytes:
        payload = {
            "type": "take" if state.G.taken is None else "lay",
            "args": [dice.choice(state.G.choices)],
            "playerID": self._seat,
            "credentials": self._credentials,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return self._said("update", action, state.number, self._match, self._seat)

    def _said(self, *words: Any) -> bytes:
        return frame(b"42" + self._space + msgspec.json.encode(words))


def _joined(connection: http.client.HTTPConnection, match: str, seat: int) -> str:
    wanted = {"playerID": str(seat), "playerName": f"Guest {seat}"}
    credentials: str = ask(connection, f"/games/settling/{match}/join", wanted)["playerCredentials"]
    return credentials


DIALECTS: Final[dict[str, type[Dialect]]] = {one.name: one for one in (Latium, BoardgameIo)}
