"""How fast the web client is, in Chromium on this machine: `python -m benchmarks.pages`.

Bytes are those of the files a page asked for, compressed with gzip. A page is interactive when what one came for is
there and the browser has nothing long to do any more, with a processor four times as slow. A move is drawn when the
first frame with it is ready, counted from the message that told of it. Frames are counted while a board is zoomed.
"""

import argparse
import gzip
import json
import statistics
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser

from latium.server.client import Site
from scripts.browser import LAPTOP, PAGES, Visitor, chromium, missing
from scripts.company import Company, Moment
from scripts.serving import served

SHELL: Final = 200_000
WITH_GAME: Final = 350_000
"""Bytes with gzip, at most."""

SLOWER: Final = 4
INTERACTIVE: Final = 1_500
DRAWN: Final = 100
"""Milliseconds, at most."""

FRAMES: Final = 60
"""A second, at least."""

WATCH: Final = Path(__file__).with_name("watch.js")
QUIET: Final = 1_000
"""Milliseconds without anything long to do."""

HOME: Final = "main button"
BOARD: Final = ".board svg"
TABLES: Final = {
    "founders": (4, Moment("late", "question-opening", 150)),
    "first-empires": (4, Moment("late", "question-moving-first", 150)),
    "foundations-of-rome": (5, Moment("late", "question-acting", 250)),
}


class Figure(NamedTuple):
    """Something measured, and what it ought to be: no more, or no less if it counts frames."""

    what: str
    value: float
    unit: str
    goal: float

    @property
    def good(self) -> bool:
        return self.value >= self.goal if self.unit == "frames/s" else self.value <= self.goal


@contextmanager
def visiting(browser: Browser, site: Site, slower: int = 1) -> Iterator[Visitor]:
    """Somebody whose cache is empty, on a laptop."""
    visitor = Visitor(browser, site.address, screen=LAPTOP, moving=True)
    visitor.no_guide()
    visitor.page.add_init_script(path=WATCH)
    if slower > 1:
        line = visitor.page.context.new_cdp_session(visitor.page)
        line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    yield visitor
    visitor.leave()


def compressed(visitor: Visitor, path: str, there: str) -> int:
    """Bytes of all files that a page needs until it is there."""
    asked: set[str] = set()
    visitor.page.on("request", lambda request: asked.add(urlsplit(request.url).path))
    visitor.go(path)
    visitor.page.locator(there).first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    files = [PAGES / name.lstrip("/") for name in asked if name.startswith("/assets/")]
    return sum(len(gzip.compress(file.read_bytes())) for file in (PAGES / "index.html", *files))


def weights(browser: Browser, site: Site, tables: dict[str, str]) -> Iterator[Figure]:
    with visiting(browser, site) as visitor:
        yield Figure("the first page", compressed(visitor, "/", HOME) / 1000, "kB", SHELL / 1000)
    for game, link in tables.items():
        with visiting(browser, site) as visitor:
            yield Figure(f"a table of {game}", compressed(visitor, link, BOARD) / 1000, "kB", WITH_GAME / 1000)


def interactive(browser: Browser, site: Site, path: str, there: str) -> float:
    """Milliseconds from the first request on."""
    with visiting(browser, site, SLOWER) as visitor:
        visitor.go(path)
        visitor.page.evaluate("(there) => watched.until(there)", there)
        visitor.page.wait_for_timeout(QUIET * SLOWER)
        found: float = visitor.page.evaluate("() => watched.interactive()")
        return found


def drawn(browser: Browser, site: Site, company: Company, moves: int) -> float:
    """Milliseconds from a message to the first frame that shows it, of nineteen in twenty moves."""
    delays: list[float] = []
    with visiting(browser, site) as visitor:
        visitor.go(f"/tables/{company.id}")
        visitor.page.locator(BOARD).first.wait_for()
        for _ in zip(range(moves), company.moves(), strict=False):
            visitor.page.wait_for_timeout(QUIET)
        delays = visitor.page.evaluate("() => watched.delays")
    return statistics.quantiles(delays, n=20)[-1]


def frames(browser: Browser, site: Site, link: str) -> float:
    """A second, while the board is zoomed in and out."""
    with visiting(browser, site) as visitor:
        visitor.go(link)
        board = visitor.page.locator(BOARD).first
        board.wait_for()
        board.hover()
        visitor.page.evaluate("() => watched.count()")
        for turn in range(60):
            visitor.page.mouse.wheel(0, -60 if turn % 30 < 15 else 60)
            visitor.page.wait_for_timeout(16)
        found: float = visitor.page.evaluate("() => watched.frames()")
        return found


def figures(browser: Browser, site: Site, rounds: int, moves: int) -> Iterator[Figure]:
    companies = {game: Company(site, game, seats, {}) for game, (seats, _) in TABLES.items()}
    yield from weights(browser, site, {game: company.link(0) for game, company in companies.items()})
    times = [interactive(browser, site, "/", HOME) for _ in range(rounds)]
    yield Figure("the first page is interactive", statistics.median(times), "ms", INTERACTIVE)
    for game, company in companies.items():
        link = company.link(0)
        times = [interactive(browser, site, link, BOARD) for _ in range(rounds)]
        yield Figure(f"a table of {game} is interactive", statistics.median(times), "ms", INTERACTIVE)
        yield Figure(f"a move of {game} is drawn", drawn(browser, site, company, moves), "ms", DRAWN)
        next(company.moments([TABLES[game][1]]), None)
        yield Figure(f"{game}, late in the game", frames(browser, site, company.link(0)), "frames/s", FRAMES)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="how often a page is loaded")
    parser.add_argument("--moves", type=int, default=30, help="how many moves are watched")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    if problem := missing():
        print(problem, file=sys.stderr)
        return 1
    found: list[dict[str, Any]] = []
    with served() as site, chromium() as browser:
        for figure in figures(browser, site, asked.rounds, asked.moves):
            found.append({**figure._asdict(), "good": figure.good})
            if not asked.json:
                late = "" if figure.good else "   MISSED"
                print(f"{figure.what:45} {figure.value:8.1f} {figure.unit:8} goal {figure.goal:g}{late}", flush=True)
    if asked.json:
        print(json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
