"""What hands do to a board: two fingers enlarge it, and a building is dragged to where it shall stand."""

import re

import pytest
from playwright.sync_api import Locator, expect

from latium.core.text import capitalised, texts
from scripts.browser import PHONE
from scripts.company import Company
from tests.server.running import Running
from tests.web.conftest import Meet
from tests.web.people import Person

TEXTS = texts("en", "latium", "latium.games.foundations_of_rome", strict=True)


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def spread(person: Person, place: Locator) -> None:
    """Two fingers, from close together to far apart."""
    x, y = middle(place)
    fingers = person.page.context.new_cdp_session(person.page)
    for kind, apart in [("touchStart", 20), *(("touchMove", 20 + 10 * step) for step in range(1, 9)), ("touchEnd", 0)]:
        points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}] if apart else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.mark.parametrize(
    ("game", "whole"), [("first-empires", "Whole map"), ("foundations-of-rome", "Show the whole city")]
)
def test_two_fingers_enlarge_a_board(server: Running, meet: Meet, game: str, whole: str) -> None:
    livia = meet(server.site.address, screen=PHONE)
    livia.no_guide()
    livia.open_table(game, ["novice"])
    livia.bar.wait_for()
    livia.panel("board")
    back = livia.page.get_by_role("button", name=whole, exact=True)
    expect(back).to_be_disabled()
    spread(livia, back.locator("xpath=../../*[1]"))
    expect(back).to_be_enabled()
    back.click()
    expect(back).to_be_disabled()


def test_a_building_is_dragged_into_the_city(server: Running, meet: Meet) -> None:
    company = Company(server.site, "foundations-of-rome", 2, {})
    legal = ((seat, one.action) for seat, _, asked in company.moves() for one in asked.legal)
    seat, build = next((seat, do) for seat, do in legal if do["do"] == "build" and str(do["footprint"]).isalnum())
    livia = meet(server.site.address)
    livia.no_guide()
    livia.go(company.link(seat))
    livia.await_turn()
    name = capitalised(TEXTS.format(f"piece-{build['piece']}"))
    piece = livia.region("table-board").get_by_role("button", name=re.compile(f"^{re.escape(name)},")).first
    lot = livia.page.locator(f'[data-lot="{build["footprint"]}"]')
    livia.page.mouse.move(*middle(piece))
    livia.page.mouse.down()
    livia.page.mouse.move(*middle(lot), steps=8)
    expect(lot).to_have_accessible_name(re.compile("fits"))
    livia.page.mouse.up()
    expect(livia.done).to_be_visible()
    livia.done.click()
    expect(livia.log).to_contain_text(f"on {str(build['footprint']).upper()}")
