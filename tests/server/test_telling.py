"""What is told over a socket, and in which order."""

import asyncio
from pathlib import Path

import pytest

from latium.server import playing
from latium.server.desk import Desk
from latium.server.messages import Done, Move, Ping, Pong, Reason, Refused, Request, Say, Update, Why
from latium.server.storage.chat import Line
from tests.server.inside import inside
from tests.server.people import sit
from tests.server.running import sqlite

SLOWLY = 0.5
"""Seconds that the chat takes to be read."""


def test_what_a_move_led_to_comes_before_its_answer_though_the_chat_is_slow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = playing.said
    reading = asyncio.Event()

    async def slowly(desk: Desk, id: str, last: int = 0) -> list[Line]:
        reading.set()
        lines = await said(desk, id, last)
        await asyncio.sleep(SLOWLY)
        return lines

    async def until_it_is_read() -> None:
        async with asyncio.timeout(30):
            await reading.wait()

    with inside(sqlite(tmp_path)) as server:
        one, other = sit(server.site, "founders")
        for player in (one, other):
            player.connect()
        mover, talker = (one, other) if one.position and one.position.asked else (other, one)
        position = mover.position
        assert position is not None
        assert position.asked is not None
        monkeypatch.setattr("latium.server.playing.said", slowly)
        talker.send(Say(client="a line", text="Ave"))
        asyncio.run_coroutine_threadsafe(until_it_is_read(), server.loop).result(30)
        move = Move(client="a move", decision=position.asked.decision, notation=position.asked.legal[0].notation)
        mover.send(move)
        version = position.version
        while True:
            match mover.receive():
                case Update(position=after):
                    version = after.version
                case Done(client="a move", version=led_to):
                    assert version >= led_to
                    break


def test_requests_that_come_in_while_a_move_is_written_are_answered_after_it_in_their_order(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path)) as server:
        players = sit(server.site, "founders")
        for player in players:
            player.connect()
        mover = next(player for player in players if player.position and player.position.asked)
        asked = mover.position.asked if mover.position else None
        assert asked is not None
        move = Move(client="1", decision=asked.decision, notation=asked.legal[0].notation)
        requests: list[Request] = [move, Why(client="2", notation="nonsense"), Ping(client="3"), move, Ping(client="5")]
        for request in requests:
            mover.send(request)
        answered: list[tuple[type, str | None]] = []
        while len(answered) < len(requests):
            answer = mover.receive()
            if isinstance(answer, Done | Reason | Refused | Pong):
                answered.append((type(answer), answer.client))
        assert answered == [(Done, "1"), (Reason, "2"), (Pong, "3"), (Done, "1"), (Pong, "5")]


def test_a_line_of_chat_comes_though_its_table_was_let_go_of(tmp_path: Path) -> None:
    with inside(sqlite(tmp_path)) as server:
        one, other = sit(server.site, "founders")
        for player in (one, other):
            player.connect()
        one.request(Say(client="first", text="Ave"))
        while not any(line.text == "Ave" for line in other.chat):
            other.receive()
        server.loop.call_soon_threadsafe(server.app.state.services.desk._lives.clear)
        one.request(Say(client="second", text="Vale"))
        while not any(line.text == "Vale" for line in other.chat):
            other.receive()
