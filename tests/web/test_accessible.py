"""Everybody can play: by keyboard alone, and with whatever reads pages aloud. Axe looks at every page."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scripts.browser import PHONE
from tests.server.running import Running
from tests.web.conftest import Meet
from tests.web.people import Person
from tests.web.test_games import GAMES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = {"serious", "critical"}
OF_COLOURS = ["color-contrast", "link-in-text-block"]
MOST_STOPS = 400
"""Nothing that can be done is so many presses of the Tab key away."""

PAGES = ["/", "/about", "/account", "/leaders", "/records", "/rules", "/nowhere"]
PAGES += [f"/{part}/{game}" for part in ("new", "rules") for game in GAMES]


def faults(person: Person) -> list[str]:
    """What axe finds that keeps somebody out: by day, and of what has to do with colours by night as well."""
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    by_day: dict[str, Any] = person.page.evaluate("axe.run()")
    person.page.emulate_media(color_scheme="dark")
    by_night: dict[str, Any] = person.page.evaluate("rules => axe.run({runOnly: rules})", OF_COLOURS)
    person.page.emulate_media(color_scheme="light")
    assert by_night["passes"], "nothing was looked at"
    return [
        f"{one['id']}: {node['html'][:120]}"
        for found in (by_day, by_night)
        for one in found["violations"]
        if one["impact"] in GRAVE
        for node in one["nodes"]
    ]


def test_axe_finds_nothing_grave_on_any_page(shared: Running, meet: Meet) -> None:
    livia = meet(shared.site.address)
    livia.may_be_away = True
    found = {}
    for path in PAGES:
        livia.go(path)
        livia.page.get_by_role("heading").first.wait_for()
        found[path] = faults(livia)
    assert {path: grave for path, grave in found.items() if grave} == {}


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_grave_at_any_table(game: str, shared: Running, meet: Meet) -> None:
    livia = meet(shared.site.address)
    livia.open_table(game, [""])
    livia.button("lobby-start-now").wait_for()
    assert faults(livia) == []
    livia.button("lobby-start-now").click()
    livia.await_start()
    dice = random.Random(3)
    for _ in range(4):
        for _ in range(6):
            livia.act(dice)
        assert faults(livia) == []


def test_a_phone_has_targets_for_a_thumb(shared: Running, meet: Meet) -> None:
    livia = meet(shared.site.address, screen=PHONE)
    livia.go("/")
    livia.page.get_by_role("button").first.wait_for()
    small = livia.page.evaluate(
        """() => [...document.querySelectorAll('button, select, .button')].map((one) => one.getBoundingClientRect())
            .filter(({width, height}) => width > 0 && (width < 44 || height < 44)).length"""
    )
    assert small == 0


def press_until(person: Person, there: Callable[[], bool]) -> None:
    for _ in range(MOST_STOPS):
        if there():
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(person.question)


def test_a_game_is_played_by_keyboard_alone(server: Running, meet: Meet) -> None:
    livia = meet(server.site.address)
    livia.go("/")
    livia.page.get_by_role("button", name=livia.t("home-play")).first.wait_for()

    def focused() -> str:
        found = livia.page.evaluate(
            "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"
        )
        return str(found)

    def among_moves() -> bool:
        return bool(
            livia.page.evaluate(
                "(region) => document.activeElement.matches(`section[aria-label='${region}'] li button:enabled`)",
                livia.t("table-moves"),
            )
        )

    press_until(livia, lambda: focused().startswith(livia.t("home-play-game", game="Founders")))
    livia.page.keyboard.press("Enter")
    livia.page.get_by_role("dialog").wait_for()
    press_until(livia, lambda: focused() == livia.t("now-start"))
    livia.page.keyboard.press("Enter")
    livia.bar.wait_for()
    dice = random.Random(5)
    while not livia.over:
        if livia.done.is_visible():
            press_until(livia, lambda: focused() == livia.t("table-done") or not livia.done.is_visible())
            livia.page.keyboard.press("Enter")
        elif livia.moves.count():
            press_until(livia, lambda: among_moves() or not livia.moves.count())
            for _ in range(dice.randrange(min(4, livia.moves.count() or 1))):
                livia.page.keyboard.press("Tab")
            if among_moves():
                livia.page.keyboard.press("Enter")
        livia.page.wait_for_timeout(30)
    assert livia.page.get_by_role("link", name=livia.t("result-replay")).is_visible()
