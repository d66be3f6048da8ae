"""Who does not read is dropped with a code and may come back; the others are not held up."""

import asyncio
import socket
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Final, Self

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Opcode
from websockets.uri import parse_uri

from latium.server import protocols
from latium.server.api import conversation
from latium.server.client import Player
from latium.server.messages import Ping, Pong
from tests.server.inside import Inside, inside
from tests.server.people import sit
from tests.server.running import sqlite

HIGH_WATER: Final = 1 << 16
"""Bytes that are sent ahead to one who does not read, before nothing more is told."""


class Deaf:
    """A connection that sends and reads only when it is told to."""

    def __init__(self, player: Player) -> None:
        address = player.site.address.replace("http", "ws")
        self.protocol = ClientProtocol(parse_uri(f"{address}/api/tables/{player.table}/socket"), max_size=None)
        self.line = socket.socket()
        self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, port = player.site.address.removeprefix("http://").split(":")
        self.line.connect((host, int(port)))
        request = self.protocol.connect()
        request.headers["Authorization"] = f"Bearer {player.token}"
        self.protocol.send_request(request)
        self.flush()
        while not self.protocol.events_received():
            self.protocol.receive_data(self.line.recv(1))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def flush(self) -> None:
        for data in self.protocol.data_to_send():
            self.line.sendall(data)

    def say(self, text: str) -> None:
        self.protocol.send_text(text.encode())
        self.flush()

    def rest(self) -> list[Any]:
        """All that comes until the end."""
        frames: list[Any] = []
        self.line.settimeout(30)
        with suppress(OSError):
            while data := self.line.recv(1 << 16):
                self.protocol.receive_data(data)
                frames += self.protocol.events_received()
        return frames


def flood(deaf: Deaf, server: Inside) -> None:
    """Ask and ask without reading, until the server can send no more; then it reads no more either."""

    def stuck() -> bool:
        return any(isinstance(one, protocols.Sockets) and not one.writable.is_set() for one in list(server.connections))

    deaf.line.settimeout(2.0)
    with suppress(OSError):
        for number in range(3000):
            if stuck():
                break
            deaf.say(f'{{"type":"preview","client":"{number}","notation":"nothing"}}')
    assert until(stuck, 60)


def until(condition: Callable[[], bool], seconds: float = 20.0) -> bool:
    late = time.monotonic() + seconds
    while not condition() and time.monotonic() < late:
        time.sleep(0.05)
    return condition()


def test_a_reader_that_does_not_read_is_dropped_with_a_code_and_may_resume(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conversation, "SLOWEST", 2.0)
    monkeypatch.setattr(protocols, "GRACE", 60.0)
    with inside(sqlite(tmp_path), buffer=4096) as server, ExitStack() as leaving:
        player, other = sit(server.site, "founders")
        deaf = leaving.enter_context(Deaf(player))
        other.connect()
        flood(deaf, server)
        assert max(waited(other, str(number)) for number in range(20)) < 2.0
        other.close()
        assert until(lambda: not server.app.state.services.hub.tables, 60)
        closing = [frame for frame in deaf.rest() if frame.opcode is Opcode.CLOSE]
        assert [int.from_bytes(frame.data[:2], "big") for frame in closing] == [conversation.TOO_SLOW]
        player.connect()
        assert isinstance(player.request(Ping(client="again")), Pong)


def waited(player: Player, client: str) -> float:
    before = time.monotonic()
    player.request(Ping(client=client))
    return time.monotonic() - before


def test_one_that_never_reads_again_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversation, "SLOWEST", 0.5)
    with inside(sqlite(tmp_path), buffer=4096) as server, ExitStack() as leaving:
        player, _ = sit(server.site, "founders")
        deaf = leaving.enter_context(Deaf(player))
        flood(deaf, server)
        hub = server.app.state.services.hub
        assert until(lambda: not hub.tables, 60)
        assert until(lambda: not server.connections)


def test_who_asks_much_in_one_go_is_answered_as_far_as_they_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unread = [0]

    def tell(sockets: protocols.Sockets, texts: Sequence[bytes]) -> asyncio.Event | None:
        full = told(sockets, texts)
        unread.append(sockets.transport.get_write_buffer_size())
        return full

    told = protocols.Sockets.tell
    monkeypatch.setattr(protocols.Sockets, "tell", tell)
    with inside(sqlite(tmp_path), buffer=4096) as server, ExitStack() as leaving:
        player, _ = sit(server.site, "founders")
        deaf = leaving.enter_context(Deaf(player))
        for number in range(3000):
            deaf.protocol.send_text(f'{{"type":"preview","client":"{number}","notation":"nothing"}}'.encode())
        deaf.line.settimeout(2.0)
        with suppress(OSError):
            deaf.line.sendall(b"".join(deaf.protocol.data_to_send()))
        assert until(lambda: max(unread) > HIGH_WATER, 60)
        assert not until(lambda: max(unread) > 2 * HIGH_WATER, 2.0)


def test_who_does_not_read_a_single_long_message_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversation, "SLOWEST", 0.5)
    monkeypatch.setattr(protocols, "GRACE", 0.5)
    told, room = protocols.Sockets.tell, b" " * 1_000_000
    monkeypatch.setattr(protocols.Sockets, "tell", lambda self, texts: told(self, [text + room for text in texts]))
    with inside(sqlite(tmp_path), buffer=4096) as server, ExitStack() as leaving:
        player, _ = sit(server.site, "founders")
        leaving.enter_context(Deaf(player))
        assert until(lambda: not server.connections, 15)


def test_pings_of_the_transport_are_not_answered_without_end(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path), buffer=4096) as server, ExitStack() as leaving:
        player, _ = sit(server.site, "founders")
        deaf = leaving.enter_context(Deaf(player))
        deaf.line.settimeout(5)
        with suppress(OSError):
            for _ in range(50_000):
                deaf.protocol.send_ping(b"x" * 125)
                deaf.flush()
            pytest.fail("every ping was answered, read or not")
        assert until(lambda: not server.connections)
