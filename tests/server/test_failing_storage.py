"""A full disk and a lost database in mid-move: refused with a sentence, nothing has changed, afterwards it goes on."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from latium.core.records import Record, verify
from latium.games import SHELF
from latium.server.client import Player, RefusedError
from latium.server.messages import Move, TableSeen
from tests.server.people import play_together, sit
from tests.server.running import Running
from tests.server.wires import Wire


@contextmanager
def full_disk(server: Running) -> Iterator[None]:
    """No file of the server can grow."""
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        usual = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, usual)


def mover(players: list[Player]) -> Player:
    for player in players:
        player.connect()
    return next(player for player in players if player.position and player.position.asked)


def a_move(player: Player, client: str) -> Move:
    assert player.position is not None
    assert player.position.asked is not None
    asked = player.position.asked
    return Move(client=client, decision=asked.decision, action=asked.legal[0].action)


def check_refused(player: Player, move: Move) -> None:
    """With a sentence; be it over the socket or, if that is lost as well, over HTTP."""
    body = {"client": move.client, "decision": move.decision, "action": move.action}
    with pytest.raises(RefusedError) as refused:
        player.site.call("POST", f"/api/tables/{player.table}/moves", body, player.token)
    assert (refused.value.status, refused.value.problem.message.id) == (503, "server-unavailable")
    assert "try again" in refused.value.problem.sentence


def version(player: Player) -> int:
    seen = player.site.ask("GET", f"/api/tables/{player.table}", TableSeen, token=player.token)
    return seen.position.version


def finish(players: list[Player], game: str) -> None:
    play_together(players)
    record = Record.from_text(players[0].site.record(players[0].table))
    assert verify(SHELF[game], record).sound


def test_on_a_full_disk_moves_are_refused_and_afterwards_go_on(server: Running) -> None:
    players = sit(server.site, "founders")
    player = mover(players)
    move = a_move(player, "on a full disk")
    before = version(player)
    with full_disk(server):
        for _ in range(3):
            with pytest.raises(RefusedError) as refused:
                player.request(move)
            assert refused.value.problem.message.id == "server-unavailable"
        check_refused(player, move)
        assert version(player) == before
    player.request(move)
    assert version(player) > before
    finish(players, "founders")


def test_without_its_database_moves_are_refused_and_afterwards_go_on(postgres: str) -> None:
    address, _, name = postgres.rpartition("/")
    host, _, port = address.rpartition(":")
    with Wire([int(port)]) as wire:
        server = Running(f"{host}:{wire.port}/{name}").start()
        try:
            players = sit(server.site, "founders")
            player = mover(players)
            move = a_move(player, "without a database")
            before = version(player)
            wire.cut()
            check_refused(player, move)
            check_refused(player, move)
            wire.mend()
            assert version(player) == before
            player.reconnect()
            player.request(move)
            assert version(player) > before
            finish(players, "founders")
        finally:
            server.stop()
