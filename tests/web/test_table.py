"""What may happen at a table: a page is loaded anew, a line is cut, a server dies; moves are taken back or refused."""

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from latium.server.messages import JoinTable
from scripts.browser import PATIENCE
from tests.server.running import Running
from tests.web.conftest import Meet
from tests.web.people import Person


def alone(server: Running, meet: Meet, game: str = "founders", bots: int = 1) -> Person:
    """Somebody at a table with bots."""
    livia = meet(server.site.address)
    livia.open_table(game, ["novice"] * bots)
    livia.await_start()
    return livia


def play_until(person: Person, met: Callable[[], bool], seed: int = 1) -> None:
    dice = random.Random(seed)
    for _ in range(300):
        if met():
            return
        if not person.act(dice):
            person.page.wait_for_timeout(50)
    raise AssertionError(person.question)


def asked(person: Person) -> bool:
    return person.moves.count() > 0


def test_a_page_loaded_anew_and_a_server_that_died_lose_nothing(server: Running, meet: Meet) -> None:
    livia = alone(server, meet)
    play_until(livia, lambda: "added" in livia.log.inner_text())
    play_until(livia, lambda: asked(livia))
    question, moves = livia.question, livia.moves.all_inner_texts()
    livia.page.reload()
    livia.await_turn()
    assert (livia.question, livia.moves.all_inner_texts()) == (question, moves)
    livia.may_be_away = True
    server.kill()
    expect(livia.page.get_by_text(livia.t("table-reconnecting"))).to_be_visible()
    server.start()
    expect(livia.page.get_by_text(livia.t("table-reconnecting"))).to_be_hidden(timeout=PATIENCE)
    assert (livia.question, livia.moves.all_inner_texts()) == (question, moves)
    played = livia.log.get_by_role("listitem").count()
    livia.act(random.Random(1))
    play_until(livia, lambda: livia.log.get_by_role("listitem").count() > played)


def test_a_line_that_was_cut_is_taken_up_again(server: Running, meet: Meet) -> None:
    livia = alone(server, meet)
    livia.await_turn()
    livia.may_be_away = True
    livia.page.context.set_offline(True)
    livia.moves.first.click()
    livia.page.wait_for_timeout(500)
    livia.page.context.set_offline(False)
    expect(livia.page.get_by_text(livia.t("table-reconnecting"))).to_be_hidden(timeout=PATIENCE)
    play_until(livia, lambda: "added" in livia.log.inner_text())


def test_the_last_action_of_a_turn_waits_and_can_be_taken_back(server: Running, meet: Meet) -> None:
    livia = alone(server, meet)
    play_until(livia, livia.done.is_visible)
    said = livia.log.inner_text()
    livia.button("table-undo").click()
    livia.await_turn()
    assert livia.log.inner_text() == said
    play_until(livia, livia.done.is_visible)
    livia.done.click()
    expect(livia.log).not_to_have_text(said)


def test_a_move_that_is_not_allowed_is_refused_with_its_clause(server: Running, meet: Meet) -> None:
    livia = alone(server, meet)
    offer = livia.region("table-board").locator("button[data-tile]:not([disabled])")
    play_until(livia, lambda: "add" in livia.question and asked(livia) and offer.count() > 0)
    offer.first.click()
    livia.region("table-board").locator(".cell:not(.lit)").first.click()
    rule = livia.page.get_by_role("link", name=re.compile(r"F-\d+\.\d+")).first
    expect(rule).to_be_visible()
    address = rule.get_attribute("href")
    assert address is not None
    clause = address.partition("#")[2]
    livia.go(address)
    expect(livia.page.get_by_text(clause, exact=True).first).to_be_visible()


def test_friends_talk_and_play_again(server: Running, meet: Meet) -> None:
    livia, brutus = meet(server.site.address), meet(server.site.address, name="Brutus")
    brutus.sit(livia.open_table("founders", [""]))
    livia.await_start()
    brutus.await_start()
    livia.page.get_by_placeholder(livia.t("table-chat-say")).fill("Ave!")
    livia.button("table-chat-send").click()
    expect(brutus.region("table-chat").get_by_text("Ave!")).to_be_visible()
    brutus.button("table-menu").click()
    brutus.page.get_by_text(brutus.t("table-resign"), exact=True).click()
    brutus.page.get_by_role("dialog").get_by_role("button", name=brutus.t("table-resign"), exact=True).last.click()
    expect(livia.button("result-rematch")).to_be_visible()
    livia.button("result-rematch").click()
    brutus.button("result-join-rematch").click()
    for person in (livia, brutus):
        expect(person.bar).to_be_visible()
        assert not person.over


def test_whoever_has_the_link_may_watch(server: Running, meet: Meet) -> None:
    livia = alone(server, meet)
    gaius = meet(server.site.address, name="Gaius")
    gaius.go(livia.page.url.removeprefix(server.site.address))
    expect(gaius.page.get_by_text(gaius.t("table-watching"))).to_be_visible()
    assert gaius.moves.count() == 0


def awaits_passing_on(person: Person) -> Locator:
    """What either of two at one device is to press before anything private is shown; until then nothing is."""
    ready = person.button("table-pass-ready", name="Livia").or_(person.button("table-pass-ready", name="Brutus"))
    expect(ready).to_be_visible()
    assert person.region("table-board").count() == 0
    assert person.news.strip() == ""
    return ready


def test_nothing_private_is_in_the_page_before_the_device_was_passed_on(server: Running, meet: Meet) -> None:
    livia = meet(server.site.address)
    livia.open_table("first-empires", [""])
    livia.page.get_by_label(livia.t("name-label")).fill("Brutus")
    livia.button("lobby-sit").click()
    awaits_passing_on(livia).click()
    livia.await_start()
    livia.await_turn()


def test_nor_when_a_second_seat_comes_by_its_personal_link(server: Running, meet: Meet) -> None:
    livia = meet(server.site.address)
    address = livia.open_table("first-empires", [""])
    expect(livia.page.get_by_role("heading", name=livia.t("lobby-join-another"))).to_be_visible()
    brutus = server.site.join(address.rpartition("/")[2], JoinTable(name="Brutus", nonce=""))
    livia.bar.wait_for()
    livia.go(f"{address}#{brutus.token}")
    awaits_passing_on(livia)
    assert livia.page.url == f"{server.site.address}{address}"
    livia.page.reload()
    awaits_passing_on(livia)
