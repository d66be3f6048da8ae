"""A seat is no longer theirs who got up, signed out or have no account any more: not even over a socket still open."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NoReturn

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from latium.server.api.identity import viewer_of
from latium.server.client import Player, Site
from latium.server.messages import Carried, JoinTable, OpenTable, Ping, ResignSeat, Say, Seated, TableSeen, Welcome
from latium.server.rights import SURE
from tests.server.inside import inside
from tests.server.people import Device
from tests.server.running import sqlite

Ends = Callable[[Device], object]

ENDS: dict[str, Ends] = {
    "signed out": lambda device: device.call("DELETE", "/api/session"),
    "changed the password": lambda device: device.call(
        "PUT", "/api/account/password", {"old": "open sesame", "new": "sesame, open"}
    ),
    "deleted the account": lambda device: device.call("POST", "/api/account/deletion", {"password": "open sesame"}),
}


class ByAccount(Player):
    """Sits by nothing but the session of its device."""

    def __init__(self, device: Device, table: str) -> None:
        super().__init__(device, table, "")
        self._cookies = "; ".join(f"{c.name}={c.value}" for c in device.cookies if "session" in c.name)

    def connect(self) -> Welcome:
        uri = f"{self.site.address.replace('http', 'ws')}/api/tables/{self.table}/socket"
        self._socket = self._leaving.enter_context(
            connect(uri, additional_headers={"Cookie": self._cookies}, compression=None, proxy=None)
        )
        welcome = self.receive()
        assert isinstance(welcome, Welcome)
        return welcome


def closed_with(player: Player) -> int:
    """The code with which the server ends it."""
    with pytest.raises(ConnectionClosed) as closed:
        listen(player)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def listen(player: Player) -> NoReturn:
    while True:
        player.receive()


def test_who_got_up_does_not_see_with_the_eyes_of_who_sits_there_now(site: Site) -> None:
    table = site.open(OpenTable(game="first-empires", bots=["", ""]))
    one = site.join(table.id, JoinTable(name="One", seat=1))
    one.connect()
    before = one.position
    site.ask("POST", f"/api/tables/{table.id}/leave", Carried, token=one.token)
    other = site.join(table.id, JoinTable(name="Other", seat=1))
    site.join(table.id, JoinTable(name="Third", seat=0))
    assert closed_with(one) == 4403
    assert one.position == before
    seen = site.ask("GET", f"/api/tables/{table.id}", TableSeen, token=other.token)
    assert (seen.you, seen.position.phase) == (1, "playing")


def test_a_seat_that_changes_hands_while_it_is_looked_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes just then is not welcomed to what has meanwhile become another's."""
    with inside(sqlite(tmp_path)) as server:
        site = server.site
        table = site.open(OpenTable(game="first-empires", bots=["", ""]))
        one = site.join(table.id, JoinTable(name="One", seat=1))
        looked_up: list[int | None] = []

        async def looked(connection: HTTPConnection, id: str, wanted: int | None) -> int | None:
            seat = await viewer_of(connection, id, wanted)
            if not looked_up:
                looked_up.append(seat)
                await asyncio.to_thread(change_hands)
            return seat

        def change_hands() -> None:
            site.ask("POST", f"/api/tables/{table.id}/leave", Carried, token=one.token)
            site.join(table.id, JoinTable(name="Other", seat=1))
            site.join(table.id, JoinTable(name="Third", seat=0))

        monkeypatch.setattr("latium.server.api.socket.viewer_of", looked)
        with pytest.raises(ConnectionClosed) as closed:
            one.connect()
        assert looked_up == [1]
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


def test_nothing_is_done_for_who_got_up(site: Site) -> None:
    table = site.open(OpenTable(game="first-empires", bots=["", ""]))
    one = site.join(table.id, JoinTable(name="One", seat=1))
    one.connect()
    site.ask("POST", f"/api/tables/{table.id}/leave", Carried, token=one.token)
    other = site.join(table.id, JoinTable(name="Other", seat=1))
    site.join(table.id, JoinTable(name="Third", seat=0))
    with suppress(ConnectionClosed):
        for request in (Say(client="a line", text="I am the other"), ResignSeat(client="and go")):
            one.send(request)
    assert closed_with(one) == 4403
    welcome = other.connect()
    assert (welcome.chat, welcome.position.phase, welcome.position.outcome) == ([], "playing", None)


@pytest.mark.parametrize("how", ENDS)
def test_a_socket_ends_with_the_session_it_sits_by(site: Site, how: str) -> None:
    device = Device(site)
    device.sign_up(f"Who {how}"[:40])
    table = site.open(OpenTable(game="founders", bots=["", ""]))
    device.ask("POST", f"/api/tables/{table.id}/join", Seated, JoinTable(name="Ada", seat=0))
    player = ByAccount(device, table.id)
    assert player.connect().you == 0
    ENDS[how](device)
    with suppress(ConnectionClosed):  # whoever is forgotten is told at once
        player.send(Ping(client="still there"))
    assert closed_with(player) == 4403


def test_in_a_game_that_has_begun_it_ends_soon(site: Site) -> None:
    device = Device(site)
    device.sign_up("Who plays")
    table = site.open(OpenTable(game="founders", bots=["", "", ""]))
    for seat in range(3):
        (device if seat == 0 else site).call("POST", f"/api/tables/{table.id}/join", {"name": "Ada", "seat": seat})
    player = ByAccount(device, table.id)
    player.connect()
    ENDS["signed out"](device)
    time.sleep(SURE)
    player.send(Ping(client="still there"))
    assert closed_with(player) == 4403
