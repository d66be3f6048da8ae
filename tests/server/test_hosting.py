"""What a host may do, who leaves and comes back, who plays again, and who looks on."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from latium.server import hosting, playing
from latium.server.client import RefusedError, Site
from latium.server.errors import Forbidden, NotOpen
from latium.server.messages import JoinTable, OpenTable, Ping, Position, Rematch, Replay
from latium.server.presence import AWAY
from latium.server.sources import Sources
from latium.server.storage.holding import Claim
from latium.server.table import PLAYING
from latium.server.tokens import digest
from tests.server.inside import inside
from tests.server.people import Device
from tests.server.running import sqlite
from tests.server.test_desk import opened, seated


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with inside(sqlite(tmp_path_factory.mktemp("hosting"))) as running:
        yield running.site


def asked(device: Device, table: str, what: str, body: object = None, method: str = "POST") -> None:
    device.call(method, f"/api/tables/{table}/{what}", body)


def refusal_of(device: Device, table: str, what: str, body: object = None, method: str = "POST") -> str:
    with pytest.raises(RefusedError) as refusal:
        asked(device, table, what, body, method)
    return refusal.value.problem.message.id


def seats(position: Position) -> list[tuple[str, str]]:
    return [(seat.name, seat.bot) for seat in position.seats]


def finished(site: Site, *devices: Device) -> str:
    table = devices[0].open(OpenTable(game="founders", bots=[""] * len(devices)))
    players = [device.join(table.id, JoinTable(name=f"P{n}")) for n, device in enumerate(devices)]
    for player in players[1:]:
        site.call("POST", f"/api/tables/{table.id}/resign", {"client": "enough"}, token=player.token)
    return table.id


def test_the_host_changes_bots_before_the_start_and_nobody_else_does(site: Site) -> None:
    host, guest = Device(site), Device(site)
    table = host.open(OpenTable(game="founders", bots=["", "novice", ""])).id
    guest.join(table, JoinTable(name="Ada"))
    assert refusal_of(guest, table, "seats/1", {"bot": "greedy"}, "PUT") == "host-only"
    asked(host, table, "seats/1", {"bot": "greedy"}, "PUT")
    assert seats(host.see(table).position) == [("Ada", ""), ("greedy", "greedy"), ("", "")]
    asked(host, table, "seats/1", {"bot": ""}, "PUT")
    assert host.see(table).position.seats[1].free
    assert refusal_of(host, table, "seats/1", {"bot": "exec:true"}, "PUT") == "bot-unknown"
    assert refusal_of(host, table, "seats/7", {"bot": "greedy"}, "PUT") == "record-no-seat"


def test_nobody_puts_a_bot_at_the_seat_of_who_plays_for_their_rating(tmp_path: Path) -> None:
    silence = [0]
    with inside(sqlite(tmp_path), Sources(now=lambda: time.time_ns() // 1_000_000 + silence[0])) as running:
        host, absent = Device(running.site), Device(running.site)
        table = host.open(OpenTable(game="founders", bots=["", ""], rated=True)).id
        for device, name in ((host, "Ada"), (absent, "Ben")):
            device.sign_up(name)
            device.join(table, JoinTable(name="any"))
        silence[0] += AWAY
        assert refusal_of(host, table, "seats/1", {"bot": "novice"}, "PUT") == "rated-people"
        assert [seat.bot for seat in host.see(table).position.seats] == ["", ""]


def test_the_host_starts_with_bots_at_the_free_seats(site: Site) -> None:
    host, guest = Device(site), Device(site)
    table = host.open(OpenTable(game="founders", bots=["", "", ""])).id
    guest.join(table, JoinTable(name="Ada"))
    assert refusal_of(guest, table, "start", {"bot": "novice"}) == "host-only"
    asked(host, table, "start", {"bot": "novice"})
    position = guest.see(table).position
    assert (position.phase, [name for name, _ in seats(position)]) == ("playing", ["Ada", "novice", "novice #2"])
    assert refusal_of(host, table, "start", {"bot": "novice"}) == "table-started"
    assert refusal_of(host, table, "seats/1", {"bot": "greedy"}, "PUT") == "table-started"


def test_the_host_hands_the_seat_of_somebody_absent_to_a_bot(tmp_path: Path) -> None:
    silence = [0]
    with inside(sqlite(tmp_path), Sources(now=lambda: time.time_ns() // 1_000_000 + silence[0])) as running:
        host, guest = Device(running.site), Device(running.site)
        table = host.open(OpenTable(game="founders", bots=["", ""])).id
        there = host.join(table, JoinTable(name="Ada"))
        guest.join(table, JoinTable(name="Ben"))
        there.connect()
        silence[0] += AWAY
        there.request(Ping(client="still there"))
        assert refusal_of(host, table, "seats/0", {"bot": "novice"}, "PUT") == "seat-present"
        asked(host, table, "seats/1", {"bot": "novice"}, "PUT")
        assert seats(host.see(table).position)[1] == ("Ben", "novice")
        asked(guest, table, "come-back")
        assert seats(host.see(table).position)[1] == ("Ben", "")
        there.close()


def test_who_leaves_is_played_for_by_a_bot_until_they_come_back(site: Site) -> None:
    ada, ben = Device(site), Device(site)
    table = ada.open(OpenTable(game="founders", bots=["", ""])).id
    for device in (ada, ben):
        device.join(table, JoinTable(name="Guest"))
    asked(ada, table, "leave")
    asked(ben, table, "leave")
    for _ in range(200):
        if ada.see(table).position.version > 12:
            break
        time.sleep(0.1)
    assert ada.see(table).position.version > 12, "bots play on"
    asked(ada, table, "come-back")
    asked(ada, table, "come-back")
    assert [bot for _, bot in seats(ada.see(table).position)] == ["", "greedy"]
    for _ in range(200):
        if ada.see(table).position.asked:
            break
        time.sleep(0.1)
    asked_now = ada.see(table).position.asked
    time.sleep(0.5)
    assert ada.see(table).position.asked == asked_now is not None, "no bot answers for her any more"


def test_before_the_start_a_seat_that_was_left_is_free(site: Site) -> None:
    ada = Device(site)
    table = ada.open(OpenTable(game="founders", bots=["", ""])).id
    ada.join(table, JoinTable(name="Ada"))
    asked(ada, table, "leave")
    assert (ada.see(table).you, ada.see(table).position.seats[0].free) == (None, True)


def test_nobody_acts_for_a_seat_that_somebody_else_has_taken_since(tmp_path: Path) -> None:
    """Whatever was found out when the request came: it counts who holds the seat when the change is written."""

    async def run() -> None:
        async with opened(sqlite(tmp_path)) as services:
            table, _ = await hosting.open_table(services.desk, OpenTable(game="founders", bots=["", ""]))
            id = table.opening.id
            gone = await hosting.join(services.desk, id, JoinTable(name="Gone", seat=0))
            claim = Claim(id, 0, digest(gone.token), None)
            await hosting.leave(services.desk, claim)
            await hosting.join(services.desk, id, JoinTable(name="Here", seat=0))
            thief = (await services.accounts.sign_up("Thief", "open sesame")).account
            for act in (hosting.leave(services.desk, claim), hosting.keep_for(services.desk, claim, thief)):
                with pytest.raises(Forbidden):
                    await act
            assert (await services.desk.current(id)).chairs[0].name == "Here"

    asyncio.run(run())


def test_a_rematch_seats_the_same_people_one_seat_further(site: Site) -> None:
    devices = [Device(site) for _ in range(3)]
    table = finished(site, *devices)
    stranger, watching = Device(site), site.watch(table)
    watching.connect()
    assert refusal_of(stranger, table, "rematch", {}) == "seat-not-yours"
    again = [
        device.ask("POST", f"/api/tables/{table}/rematch", Rematch, {"nonce": f"again {n}"})
        for n, device in enumerate(devices[:2])
    ]
    new = again[0].table.id
    assert [rematch.table.id for rematch in again] == [new, new]
    assert [rematch.seat for rematch in again] == [2, 0]
    assert refusal_of(stranger, new, "join", {"name": "Eve"}) == "table-full"
    assert [seat.kept for seat in stranger.see(new).position.seats] == ["", "P2", ""]
    devices[0].call("POST", f"/api/tables/{table}/rematch", {})  # resent: no harm
    devices[2].call("POST", f"/api/tables/{table}/rematch", {})
    position = devices[1].see(new)
    assert (position.you, position.position.phase) == (0, "playing")
    assert [name for name, _ in seats(position.position)] == ["P1", "P2", "P0"]
    assert devices[0].see(new).host, "the host is the same"
    while watching.position is None or not watching.position.rematch:
        watching.receive()
    assert watching.position.rematch == new
    assert watching.happened[-1].table == new
    watching.close()


def test_of_two_processes_asked_for_a_rematch_at_once_one_opens_it(tmp_path: Path) -> None:
    async def run() -> None:
        database = sqlite(tmp_path)
        async with opened(database) as one, opened(database) as other:
            id = await seated(one, "founders")
            await playing.resign(one.desk, id, 0, "enough")
            asked = [hosting.rematch(services.desk, id, seat, "") for seat, services in enumerate((one, other))]
            (first, place), (second, next_place) = await asyncio.gather(*asked)
            assert first.opening.id == second.opening.id
            assert (place, next_place) == (1, 0)
            assert (await one.desk.current(first.opening.id)).phase == PLAYING
            with pytest.raises(NotOpen):  # the game has begun
                await hosting.join(one.desk, first.opening.id, JoinTable(name="Eve"))
            assert (await hosting.rematch(other.desk, id, 0, ""))[1] == 1

    asyncio.run(run())


def test_in_a_rematch_the_host_frees_the_seat_of_one_who_does_not_come(site: Site) -> None:
    devices = [Device(site), Device(site)]
    table = finished(site, *devices)
    new = devices[0].ask("POST", f"/api/tables/{table}/rematch", Rematch, {}).table.id
    asked(devices[0], new, "seats/0", {"bot": ""}, "PUT")
    Device(site).join(new, JoinTable(name="Eve"))
    assert [name for name, _ in seats(devices[0].see(new).position)] == ["Eve", "P0"]


def test_before_the_end_there_is_no_rematch_and_no_replay(site: Site) -> None:
    ada = Device(site)
    table = ada.open(OpenTable(game="founders", bots=["", "novice"])).id
    ada.join(table, JoinTable(name="Ada"))
    assert refusal_of(ada, table, "rematch", {}) == "table-unended"
    assert refusal_of(ada, table, "replay", None, "GET") == "table-unfinished"


def test_after_the_end_spectators_see_what_was_hidden(site: Site) -> None:
    table = site.open(OpenTable(game="foundations-of-rome", bots=["", ""], options={"drafting": True}))
    players = [site.join(table.id, JoinTable(name=f"P{n}")) for n in range(2)]
    spectator = site.watch(table.id)
    spectator.connect()
    for player in players:
        player.connect()
    mover = next(player for player in players if player.position and player.position.asked)
    assert mover.position is not None
    assert mover.position.asked is not None
    mover.play(mover.position.asked.legal[0])
    assert spectator.position is not None
    assert spectator.position.views == []
    players[0].site.call("POST", f"/api/tables/{table.id}/resign", {"client": "end"}, token=players[0].token)
    while spectator.position.phase != "over":
        spectator.receive()
    for player in players:
        player.reconnect()
    for seat, player in enumerate(players):
        assert player.position is not None
        assert spectator.position.views[seat] == player.position.view
        player.close()
    spectator.close()
    replay = site.ask("GET", f"/api/tables/{table.id}/replay?count=50", Replay)
    assert replay.steps[0].kind == "setup"
    assert all(len(step.views) == 2 for step in replay.steps)
    one = site.ask("GET", f"/api/tables/{table.id}/replay?start={replay.total - 1}&view=1", Replay)
    assert [step.kind for step in one.steps] == ["resigned"]
    assert one.steps[0].views == [spectator.position.views[1]]


def test_a_table_that_wants_no_spectators_has_none(site: Site) -> None:
    ada = Device(site)
    table = ada.open(OpenTable(game="founders", bots=["", ""], spectators=False)).id
    ada.join(table, JoinTable(name="Ada"))
    assert ada.see(table).you == 0
    with pytest.raises(RefusedError) as refusal:
        Device(site).see(table)
    assert refusal.value.problem.message.id == "spectators-none"
