"""Tables to choose from, and one's own."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request

import pytest

from latium.core.resources import read_text
from latium.server import hosting
from latium.server.client import RefusedError, Site
from latium.server.messages import JoinTable, OpenTable, TableBrief, Tables
from latium.server.storage import accounts, imports
from latium.server.storage import lobby as lobby_storage
from latium.server.storage.lobby import Place, Wanted
from tests.server.inside import inside
from tests.server.people import Device
from tests.server.running import sqlite
from tests.server.test_desk import opened


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with inside(sqlite(tmp_path_factory.mktemp("lobby"))) as running:
        yield running.site


def lobby(site: Site, query: str = "") -> list[TableBrief]:
    return site.ask("GET", f"/api/tables{query}", Tables).tables


def over(site: Site, table: str, token: str) -> None:
    site.call("POST", f"/api/tables/{table}/resign", {"client": "enough"}, token=token)


def test_a_list_does_not_carry_whole_component_sets(site: Site) -> None:
    own = read_text("latium.games.founders", "data/components.toml")
    table = site.open(OpenTable(game="founders", bots=["", ""], listed=True, options={"components": own}))
    assert table.options["components"] == own
    brief = next(brief for brief in lobby(site) if brief.id == table.id)
    assert brief.options == {**table.options, "components": "custom"}


def test_the_lobby_shows_open_tables_that_are_for_all(site: Site) -> None:
    public = site.open(OpenTable(game="founders", bots=["", "novice"], listed=True))
    private = site.open(OpenTable(game="founders", bots=["", ""]))
    shown = {brief.id: brief for brief in lobby(site)}
    assert public.id in shown
    assert private.id not in shown
    brief = shown[public.id]
    assert [(seat.free, seat.bot) for seat in brief.seats] == [(True, ""), (False, "novice")]
    assert public.id not in {brief.id for brief in lobby(site, "?game=first-empires")}
    site.join(public.id, JoinTable(name="Ada"))
    assert public.id not in {brief.id for brief in lobby(site)}
    assert public.id in {brief.id for brief in lobby(site, "?phase=playing")}


@pytest.mark.parametrize("path", ["/api/tables", "/api/mine"])
def test_nothing_is_sent_again_while_nothing_has_changed(site: Site, path: str) -> None:
    device = Device(site)
    device.sign_up(f"Looks at {path}")

    def look(mark: str) -> tuple[int, str, bytes]:
        request = Request(device.address + path, headers={"If-None-Match": mark})
        try:
            with device._send(request, timeout=60) as response:
                return response.status, response.headers["ETag"], response.read()
        except HTTPError as answer:
            return answer.code, answer.headers["ETag"], answer.read()

    status, mark, body = look("")
    assert (status, bool(body)) == (200, True)
    assert look(mark) == (304, mark, b"")
    assert look(f'"other", {mark}') == (304, mark, b"")
    table = device.open(OpenTable(game="founders", bots=["", ""], listed=True))
    device.join(table.id, JoinTable(name="Ada"))
    status, changed, body = look(mark)
    assert status == 200
    assert changed != mark
    assert table.id in body.decode()


def test_the_lobby_is_read_page_by_page(site: Site) -> None:
    opened = {site.open(OpenTable(game="first-empires", bots=["", ""], listed=True)).id for _ in range(5)}
    found: list[str] = []
    query = "?game=first-empires&limit=2"
    page = site.ask("GET", f"/api/tables{query}", Tables)
    while page.next:
        found += [brief.id for brief in page.tables]
        page = site.ask("GET", f"/api/tables{query}&after={page.next}", Tables)
    found += [brief.id for brief in page.tables]
    assert (len(found), set(found)) == (5, opened)


def test_ones_own_tables_say_whose_turn_it_is(site: Site) -> None:
    ada, ben = Device(site), Device(site)
    table = ada.open(OpenTable(game="founders", bots=["", ""]))
    ada.join(table.id, JoinTable(name="Ada"))
    assert [(brief.phase, brief.your_turn) for brief in ada.mine()] == [("open", False)]
    assert ben.mine() == []
    ben.join(table.id, JoinTable(name="Ben"))
    briefs = [*ada.mine("?phase=playing"), *ben.mine("?phase=playing")]
    assert [brief.yours for brief in briefs] == [[0], [1]]
    assert [brief.your_turn for brief in briefs] == [seat in briefs[0].acting for seat in (0, 1)]
    assert [seat.name for seat in briefs[0].seats] == ["Ada", "Ben"]


def test_finished_games_tell_how_they_ended(site: Site) -> None:
    ada = Device(site)
    table = ada.open(OpenTable(game="founders", bots=["", ""], listed=True))
    first = ada.join(table.id, JoinTable(name="Ada"))
    site.join(table.id, JoinTable(name="Ben"))
    over(site, table.id, first.token)
    (own,) = ada.mine("?phase=over")
    assert own.outcome is not None
    assert own.outcome.ranks == (2, 1)
    assert table.id in {brief.id for brief in lobby(site, "?phase=over")}


def test_a_forged_cookie_shows_nobodys_tables(site: Site) -> None:
    ada, eve = Device(site), Device(site)
    table = ada.open(OpenTable(game="founders", bots=["", ""]))
    ada.join(table.id, JoinTable(name="Ada"))
    for cookie in ada.cookies:
        cookie.value = "guessed"
        eve.cookies.set_cookie(cookie)
    assert eve.mine() == []
    seen = eve.see(table.id)
    assert (seen.yours, seen.host) == ([], False)


def test_one_device_holds_several_seats(site: Site) -> None:
    sofa = Device(site)
    table = sofa.open(OpenTable(game="first-empires", bots=["", ""]))
    for name in ("Ada", "Ben"):
        sofa.join(table.id, JoinTable(name=name))
    assert sofa.see(table.id).yours == [0, 1]
    for seat in (0, 1):
        seen = sofa.see(table.id, f"?seat={seat}")
        assert seen.you == seat
        assert (seen.position.asked is not None) == (seat in seen.position.acting)
        if seen.position.asked:
            move = {"client": "x", "decision": seen.position.asked.decision}
            move["notation"] = seen.position.asked.legal[0].notation
            sofa.call("POST", f"/api/tables/{table.id}/moves?seat={seat}", move)
    with pytest.raises(RefusedError) as refusal:
        Device(site).see(table.id, "?seat=0")
    assert refusal.value.status == 403


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_storage_lists_the_same(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    address = request.getfixturevalue("postgres") if kind == "postgresql" else sqlite(tmp_path)

    async def run() -> None:
        async with opened(address) as services:
            database, desk = services.database, services.desk
            ada = await database.write(lambda connection: accounts.add(connection, "Ada", "ada", "", 0))
            wanted = OpenTable(game="founders", bots=["", ""], listed=True)
            hosted, _ = await hosting.open_table(desk, wanted, ada)
            table, _ = await hosting.open_table(desk, wanted)
            sat = await hosting.join(desk, table.opening.id, JoinTable(name="Ada"), ada)
            guest = await hosting.join(desk, table.opening.id, JoinTable(name="Ben"), ada)
            everything = Wanted(None, "founders", None, 10)
            found = await database.read(lambda connection: lobby_storage.listed(connection, everything))
            assert [one.id for one in found] == [table.opening.id, hosted.opening.id]
            rest = everything._replace(after=Place(found[0].changed_at, found[0].id))
            assert await database.read(lambda connection: lobby_storage.listed(connection, rest)) == found[1:]
            own = await database.read(lambda connection: lobby_storage.own(connection, everything, ada.id, {}))
            assert [(one.id, seats) for one, seats in own] == [
                (table.opening.id, {sat.seat}),
                (hosted.opening.id, set()),
            ]
            cookies = {(table.opening.id, guest.seat): guest.token, (table.opening.id, sat.seat): "guessed"}
            device = await database.read(lambda connection: lobby_storage.own(connection, everything, None, cookies))
            assert [(one.id, seats) for one, seats in device] == [(table.opening.id, {guest.seat})]
            new = imports.New("record", "text", "info", ada.id, 5)
            await database.write(lambda connection: imports.add(connection, new, 1))
            assert await database.read(lambda connection: imports.of_account(connection, ada.id, None, 9)) == ["info"]
            gone = Place(5, "record")
            assert await database.read(lambda connection: imports.of_account(connection, ada.id, gone, 9)) == []

    asyncio.run(run())
