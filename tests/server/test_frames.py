"""Whatever comes on a socket, the server answers or closes, goes on for the others, and nothing has changed."""

import json
import os
import random
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from latium.games import SHELF
from latium.server.client import Player, Site
from latium.server.messages import Ping, Pong, TableSeen
from tests.server.people import play_together, sit
from tests.server.running import Running, sqlite

FRAMES = 20_000 if os.environ.get("HYPOTHESIS_PROFILE") == "soak" else 300

ODD: list[Any] = [
    *(None, True, False, 0, -1, 1, 2**31, 2**63, 2**64, -(2**63), 1e308, 0.5),
    *("", "a", "\0", "\ud800", "x" * 500, "x" * 5000, "../..", "é\u202e"),
    *([], [[]], ["move"], {}, {"do": "move"}, {"do": None}, {"do": "open", "stack": "village"}, {"type": "move"}),
]


@pytest.fixture(scope="module")
def lax(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that sets no rates, so that all of it is tried."""
    rates = [part for name in ("asking", "chat", "sockets", "requests") for part in ("--limit", f"{name}=")]
    running = Running(sqlite(tmp_path_factory.mktemp("frames")), *rates).start()
    yield running.site
    running.stop()


def opened(player: Player) -> ClientConnection:
    uri = f"{player.site.address.replace('http', 'ws')}/api/tables/{player.table}/socket"
    headers = {"Authorization": f"Bearer {player.token}"} if player.token else {}
    return connect(uri, additional_headers=headers, compression=None, proxy=None, max_size=None)


def message(dice: random.Random, good: list[dict[str, Any]]) -> Any:
    """A right message with something wrong in it."""
    sent = dict(dice.choice(good))
    for _ in range(dice.randint(1, 2)):
        key = dice.choice([*sent, "action", "notation", "seat", "decision", "more"])
        if dice.random() < 0.3:
            sent.pop(key, None)
        else:
            sent[key] = dice.choice(ODD)
    if isinstance(sent.get("action"), dict) and dice.random() < 0.7:
        action = dict(sent["action"])
        action[dice.choice([*action, "cell", "tile", "dice"])] = dice.choice(ODD)
        sent["action"] = action
    return dice.choice(ODD) if dice.random() < 0.05 else sent


def spoilt(dice: random.Random, text: bytes) -> bytes:
    """Cut short, doubled, or with other bytes in it."""
    match dice.randint(0, 4):
        case 0:
            return text[: dice.randint(0, len(text))]
        case 1:
            return text + text
        case 2:
            at = dice.randint(0, len(text))
            return text[:at] + dice.randbytes(3) + text[at:]
        case 3:
            return b"[" * dice.choice((10, 5000))
        case _:
            return text


def good_messages(player: Player) -> list[dict[str, Any]]:
    """Right in form, but none of them moves anything."""
    legal: list[dict[str, Any]] = []
    assert player.position is not None
    if asked := player.position.asked:
        chosen = asked.legal[-1]
        legal = [
            {"type": "move", "client": "c", "decision": asked.decision + 1000, "action": chosen.action},
            *({"type": kind, "client": "c", "action": chosen.action} for kind in ("why", "preview")),
        ]
        legal += [{"type": "why", "client": "c", "notation": chosen.notation}]
    return [*legal, {"type": "say", "client": "c", "text": "Salve!"}, {"type": "ping", "client": "c"}]


@pytest.mark.parametrize("game", SHELF)
def test_wrong_messages_are_answered_and_change_nothing(lax: Site, game: str) -> None:
    players = sit(lax, game)
    for player in players:
        player.connect()
    dice = random.Random(game)
    before = seen(players[0])
    for player in players:
        good = good_messages(player)
        with opened(player) as line:
            line.recv(60)
            for number in range(FRAMES):
                sent = message(dice, good)
                try:
                    line.send(json.dumps(sent))
                except ConnectionClosed:
                    pytest.fail(f"frame {number} ended the connection: {sent}")
                answer = answered(line)
                assert answer["type"] in {"refused", "reason", "previewed", "pong", "done"}, (sent, answer)
                assert answer.get("problem", {}) is None or "fault" not in str(answer.get("problem", "")), (
                    sent,
                    answer,
                )
    assert seen(players[0]) == before
    play_together(players)


def answered(line: ClientConnection) -> dict[str, Any]:
    while True:
        answer = json.loads(line.recv(60))
        if answer["type"] not in {"update", "chat", "presence"}:
            return dict(answer)


def seen(player: Player) -> int:
    return player.site.ask("GET", f"/api/tables/{player.table}", TableSeen, token=player.token).position.version


def test_spoilt_frames_are_answered_or_end_only_their_own_connection(lax: Site) -> None:
    players = sit(lax, "founders")
    for player in players:
        player.connect()
    dice = random.Random(7)
    before = seen(players[0])
    good = [sent for sent in good_messages(players[0]) if sent["type"] in {"why", "preview", "ping"}]
    with ExitStack() as leaving:
        line: ClientConnection | None = None
        for _ in range(FRAMES):
            frame = spoilt(dice, json.dumps(message(dice, good)).encode())
            try:
                if line is None:
                    line = leaving.enter_context(opened(players[0]))
                    line.recv(60)
                line.send(frame if dice.random() < 0.5 else frame.decode(errors="replace"))
                answered(line)
            except ConnectionClosed:
                line = None
    assert seen(players[0]) == before
    assert isinstance(players[1].request(Ping(client="still there")), Pong)


RAW = [
    b"\x81\xff" + struct.pack(">Q", 1 << 62) + b"mask",  # a text of four exabytes
    b"\x81\xfe\xff\xff" + b"mask" + b"x" * 70_000,
    b"\xc1\x80mask",  # a reserved bit
    b"\x83\x80mask",  # a reserved opcode
    b"\x81\x05hello",  # not masked
    b"\x80\x80mask",  # goes on where nothing began
    b"\x01\x80mask" * 3,  # begins while it goes on
    b"\x01\x80mask" + b"\x00\x80mask" * 5000,  # in pieces without end
    b"\x89\xfe\x00\xff" + b"mask" + b"x" * 255,  # a ping that is too long
    b"\x88\x81mask\x00",  # a close of one byte
    b"\x81\x84mask\xff\xff\xff\xff",  # no text
    b"\x81",  # cut short
    b"GET / HTTP/1.1\r\n\r\n",
]


@pytest.mark.parametrize("raw", RAW, ids=range(len(RAW)))
def test_broken_frames_end_their_own_connection(lax: Site, raw: bytes) -> None:
    players = sit(lax, "founders")
    players[1].connect()
    host, port = lax.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=60) as line:
        head = (
            f"GET /api/tables/{players[0].table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"Authorization: Bearer {players[0].token}\r\n\r\n"
        )
        line.sendall(head.encode())
        assert b"101" in line.recv(100)
        with suppress(OSError):
            line.sendall(raw)
            line.shutdown(socket.SHUT_WR)
            while line.recv(1 << 16):
                pass
    assert isinstance(players[1].request(Ping(client="still there")), Pong)


def masked(text: bytes) -> bytes:
    """A text in one frame, with a mask that changes nothing."""
    length = bytes([0x80 + len(text)]) if len(text) < 126 else struct.pack(">BH", 0x80 + 126, len(text))
    return b"\x81" + length + bytes(4) + text


@pytest.mark.parametrize("cut", [1, 2, 3, 6, 7, -1])
@pytest.mark.parametrize("size", [60, 400])
def test_frames_come_in_any_pieces(lax: Site, cut: int, size: int) -> None:
    """One alone, one cut in two, two at once, and one around a ping of the connection itself."""
    player, _ = sit(lax, "founders")
    asked = [masked(json.dumps({"type": "ping", "client": f"{number}"}).encode().ljust(size)) for number in range(6)]
    ping = b"\x89\x80" + bytes(4)
    pieces = [
        asked[0],
        asked[1][:cut],
        asked[1][cut:],
        asked[2] + asked[3],
        asked[4][:cut],
        asked[4][cut:] + ping + asked[5],
    ]
    with opened(player) as line:
        line.recv(60)
        line.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for piece in pieces:
            line.socket.sendall(piece)
            time.sleep(0.05)
        assert [answered(line)["client"] for _ in asked] == [f"{number}" for number in range(6)]


def test_a_frame_that_is_too_large_is_refused_with_its_code(lax: Site) -> None:
    player, _ = sit(lax, "founders")
    with opened(player) as line:
        line.recv(60)
        line.send("x" * 70_000)
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_a_seat_that_is_not_ones_own(lax: Site) -> None:
    players = sit(lax, "founders")
    stranger = Player(lax, players[0].table, "guessed")
    with opened(stranger) as line:
        assert json.loads(line.recv(60))["problem"]["message"]["id"] == "seat-not-yours"
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    spectator = Player(lax, players[0].table, "")
    with opened(spectator) as line:
        line.recv(60)
        for sent in ({"type": "move", "client": "c", "decision": 0, "notation": "x"}, {"type": "undo", "client": "c"}):
            line.send(json.dumps(sent))
            assert answered(line)["problem"]["message"]["id"] == "seat-not-yours"


def test_replayed_out_of_order_and_after_the_end(lax: Site) -> None:
    players = sit(lax, "founders")
    for player in players:
        player.connect()
    asked = next(player for player in players if player.position and player.position.asked)
    assert asked.position is not None
    assert asked.position.asked is not None
    decision, first = asked.position.asked.decision, asked.position.asked.legal[0].action
    move = {"type": "move", "client": "once", "decision": decision, "action": first}
    with opened(asked) as line:
        line.recv(60)
        for _ in range(3):
            line.send(json.dumps(move))
        assert [answered(line)["type"] for _ in range(3)] == ["done"] * 3
        for wrong in (decision + 1000, 0, 2**31 - 1):
            line.send(json.dumps({**move, "client": f"early {wrong}", "decision": wrong}))
            assert answered(line)["problem"]["message"]["id"] == "decision-closed"
        line.send(json.dumps({"type": "resign", "client": "enough"}))
        assert answered(line)["type"] == "done"
        after = seen(asked)
        for kind in ("move", "undo", "resign"):
            sent = {**move, "client": f"after {kind}"} if kind == "move" else {"type": kind, "client": f"after {kind}"}
            line.send(json.dumps(sent))
            assert answered(line)["problem"]["message"]["id"] == "table-over"
        line.send(json.dumps(move))
        assert answered(line)["type"] == "done"
        line.send(json.dumps({"type": "resign", "client": "enough"}))
        assert answered(line)["type"] == "done"
        assert seen(asked) == after


def test_no_socket_for_a_page_of_another_site(lax: Site) -> None:
    players = sit(lax, "founders")
    uri = f"{lax.address.replace('http', 'ws')}/api/tables/{players[0].table}/socket"
    for origin in ("http://elsewhere.example", "null"):
        with pytest.raises(InvalidStatus) as refused, connect(uri, origin=Origin(origin), proxy=None):
            pass
        assert refused.value.response.status_code == 403
