"""Whole games in real browsers: two people, one of them on a phone and in French, at a table with a bot. They do
everything by roles and names, and what happens and what they are asked is told in live regions."""

import re

import pytest
from playwright.sync_api import expect

from scripts.browser import PATIENCE, PHONE
from tests.server.running import Running
from tests.web.conftest import Meet
from tests.web.people import Person, play_together

GAMES = ("founders", "first-empires", "foundations-of-rome")


def seated(server: Running, meet: Meet, game: str) -> list[Person]:
    """At one table with a bot."""
    livia = meet(server.site.address)
    brutus = meet(server.site.address, name="Brutus", lang="fr", screen=PHONE)
    brutus.sit(livia.open_table(game, ["", "novice"]))
    for person in (livia, brutus):
        person.await_start()
    return [livia, brutus]


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_play_to_the_end_and_see_that_the_dice_were_fair(
    game: str, server: Running, meet: Meet
) -> None:
    livia, brutus = seated(server, meet, game)
    play_together([livia, brutus], seed=1)
    assert livia.unheard == set()
    brutus.panel("board")
    for person in (livia, brutus):
        expect(person.page.get_by_role("link", name=person.t("result-replay"))).to_be_visible()
    livia.page.get_by_role("link", name=livia.t("result-replay")).click()
    expect(livia.page.get_by_text(livia.t("replay-check-sound"))).to_be_visible(timeout=PATIENCE)
    livia.button("replay-last").click()
    livia.button("replay-back").click()
    assert re.search(r"#\d+$", livia.page.url)
    livia.page.reload()
    livia.button("replay-first").click()
    expect(livia.page).to_have_url(re.compile(r"#0$"))
