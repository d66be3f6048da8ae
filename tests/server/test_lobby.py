"""Tables to choose from, and one's own."""

from collections.abc import Iterator

import pytest

from latium.server.client import RefusedError, Site
from latium.server.messages import JoinTable, OpenTable, TableBrief, Tables
from tests.server.inside import inside
from tests.server.people import Device
from tests.server.running import sqlite


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with inside(sqlite(tmp_path_factory.mktemp("lobby"))) as running:
        yield running.site


def lobby(site: Site, query: str = "") -> list[TableBrief]:
    return site.ask("GET", f"/api/tables{query}", Tables).tables


def over(site: Site, table: str, token: str) -> None:
    site.call("POST", f"/api/tables/{table}/resign", {"client": "enough"}, token=token)


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
