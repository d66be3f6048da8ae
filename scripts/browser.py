"""A real browser for scripts and tests: Chromium, and somebody who looks at pages with it."""

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, sync_playwright

from latium.core.text import Texts

PAGES: Final = Path(__file__).parents[1] / "build" / "pages"
"""Where `make web` builds the client."""

TEXTS: Final = Path(__file__).parents[1] / "web" / "src" / "text"
LAPTOP: Final = (1440, 900)
PHONE: Final = (360, 740)
SMALL: Final = 1000
"""Pixels; where there are fewer, one part of a table is seen at a time."""

PATIENCE: Final = 60_000
"""Milliseconds that a busy machine may take for anything."""

EXPECTED: Final = re.compile(r"WebSocket connection to|net::ERR_|status of 404")
"""What a browser says by itself of a server that is away."""

KNOWS: Final = """if (origin !== "null") localStorage.setItem("latium.guide", '{"off": true, "seen": []}')"""
"""The first-game guide has nothing to say."""

CHROMIUM: Final = shutil.which("chromium")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def missing() -> str:
    """What there is not to look at the client with; nothing if there is all."""
    if CHROMIUM is None:
        return "Chromium is not installed"
    return "" if (PAGES / "index.html").exists() else "the web client is not built"


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield launched
        launched.close()


class Visitor:
    """A browser of one's own, with a screen, a language and cookies; things are found by their roles and names."""

    def __init__(
        self,
        browser: Browser,
        site: str,
        *,
        name: str = "Livia",
        lang: str = "en",
        screen: tuple[int, int] = LAPTOP,
        theme: str = "light",
        moving: bool = False,
    ) -> None:
        self.site = site
        self.name = name
        self.small = screen[0] < SMALL
        self.said = Texts(lang, (TEXTS / f"{lang}.ftl").read_text(encoding="utf-8"), strict=True)
        width, height = screen
        self._context = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            has_touch=self.small,
            reduced_motion="no-preference" if moving else "reduce",
            color_scheme="dark" if theme == "dark" else "light",
        )
        self._context.set_default_timeout(PATIENCE)
        self.page: Page = self._context.new_page()
        self.complaints: list[str] = []
        self.may_be_away = False
        """Whether the server is killed, or the line cut, on purpose."""
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, line: ConsoleMessage) -> None:
        if line.type in {"error", "warning"} and not (self.may_be_away and EXPECTED.search(line.text)):
            self.complaints.append(line.text)

    def leave(self) -> list[str]:
        """What the page complained of."""
        self._context.close()
        return self.complaints

    def t(self, key: str, **args: int | str) -> str:
        return self.said.format(key, **args)

    def go(self, path: str) -> None:
        self.page.goto(f"{self.site}{path}")

    def region(self, key: str) -> Locator:
        return self.page.get_by_role("region", name=self.t(key), exact=True)

    def button(self, key: str, **args: int | str) -> Locator:
        return self.page.get_by_role("button", name=self.t(key, **args), exact=True)

    def panel(self, name: str) -> None:
        """On a phone one part of the table is seen at a time."""
        tabs = self.page.get_by_role("navigation", name=self.t("table-panels"))
        tabs.get_by_role("button", name=self.t(f"table-tab-{name}")).click()

    @property
    def bar(self) -> Locator:
        """Where a table says what is to be done."""
        return self.region("table-bar")

    def no_guide(self) -> None:
        """Knows the games already."""
        self._context.add_init_script(KNOWS)
