"""Pictures of every page and of every phase of each game: `make screenshots`.

The terminal's and the best three of the web client go into docs/images, all of the web client's into build/screenshots:
on four screens, light and dark, in both languages. `--only '*-retreat-360-*'` takes some of these, and no others.
"""

import argparse
import base64
import itertools
import shutil
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser

from latium.server.client import Site
from scripts.browser import Visitor, chromium, missing
from scripts.screenshots import scenes, terminal
from scripts.screenshots.scenes import Scene
from scripts.serving import served

OUT: Final = Path(__file__).parents[2] / "build" / "screenshots"
QUALITY: Final = 88
BEST: Final = {f"{game}-choices-1440-light-en": f"{game}-table" for game in scenes.COURSES}
"""What the README shows, and its name there."""

SETTLED: Final = ".board svg, main:not(:has(.board, .loading)) :is(h1, h2)"
"""What is there when a page has come: a board where there is to be one, else a heading."""


class Look(NamedTuple):
    """How a page is looked at."""

    screen: tuple[int, int]
    theme: str
    lang: str

    def __str__(self) -> str:
        return f"{self.screen[0]}-{self.theme}-{self.lang}"


SCREENS: Final = ((360, 740), (768, 1024), (1440, 900), (2560, 1440))
LOOKS: Final = [Look(*each) for each in itertools.product(SCREENS, ("light", "dark"), ("en", "fr"))]


class Photographer:
    """Takes the pictures that are wanted."""

    def __init__(self, browser: Browser, site: Site, only: str) -> None:
        self.browser = browser
        self.site = site
        self.only = only
        self.taken: set[str] = set()

    def wants(self, name: str) -> bool:
        """Whether any picture of the scene is wanted."""
        return any(fnmatch(f"{name}-{look}", self.only) for look in LOOKS)

    def missed(self) -> list[str]:
        """Scenes of games that never came up."""
        names = [name for game, course in scenes.COURSES.items() for name in course.names(game)]
        return [name for name in names if name not in self.taken and self.wants(name)]

    def take(self, scene: Scene) -> None:
        self.taken.add(scene.name)
        for look in LOOKS:
            if fnmatch(f"{scene.name}-{look}", self.only):
                self._take(scene, look)

    def _take(self, scene: Scene, look: Look) -> None:
        visitor = Visitor(self.browser, self.site.address, lang=look.lang, screen=look.screen, theme=look.theme)
        visitor.may_be_away = True
        visitor.no_guide()
        for path in (*scene.by_way_of, scene.path):
            visitor.page.goto("about:blank")  # another link to the same table would not be loaded anew
            visitor.go(path)
            visitor.page.wait_for_load_state("networkidle")
            visitor.page.locator(SETTLED).first.wait_for()
        if scene.touch:
            scene.touch(visitor)
        visitor.page.wait_for_timeout(400)
        picture = OUT / f"{scene.name}-{look}.webp"
        picture.write_bytes(self._picture(visitor, scene.whole))
        print(picture.name, *visitor.leave(), flush=True)

    def _picture(self, visitor: Visitor, whole: bool) -> bytes:
        """As WebP, which Playwright itself does not offer."""
        line = visitor.page.context.new_cdp_session(visitor.page)
        wanted = {"format": "webp", "quality": QUALITY, "captureBeyondViewport": whole}
        if whole:
            size = line.send("Page.getLayoutMetrics")["cssContentSize"]
            wanted["clip"] = {"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1}
        found: str = line.send("Page.captureScreenshot", wanted)["data"]
        return base64.b64decode(found)


def all_scenes(photographer: Photographer) -> Iterator[Scene]:
    """A game is played only if a picture of it is wanted."""
    site = photographer.site
    for game, course in scenes.COURSES.items():
        if any(photographer.wants(name) for name in course.names(game)):
            yield from scenes.course(site, game, photographer.wants)
    yield from scenes.pages()
    yield from scenes.around(site)
    yield from scenes.lobby(site)
    yield from scenes.curtain(site)
    yield from scenes.at_home(site)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", metavar="PATTERN", help="names such as home-360-dark-fr")
    only: str = parser.parse_args().only
    if not only:
        terminal.draw()
    if problem := missing():
        print(f"The web client is left out: {problem}.", file=sys.stderr)
        return 1
    OUT.mkdir(parents=True, exist_ok=True)
    with served(push=True) as site, chromium() as browser:
        photographer = Photographer(browser, site, only or "*")
        for scene in all_scenes(photographer):
            photographer.take(scene)
    if missed := photographer.missed():
        print("These never came up:", *missed, file=sys.stderr)
        return 1
    if not only:
        for name, kept in BEST.items():
            shutil.copy(OUT / f"{name}.webp", terminal.IMAGES / f"{kept}.webp")
    return 0


if __name__ == "__main__":
    sys.exit(main())
