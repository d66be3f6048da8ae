"""What is to be seen of the web client: pages, and moments of each game."""

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from playwright.sync_api import Locator

from latium.core.protocol import OptionValue
from latium.core.seats import Seat
from latium.server.client import Site
from latium.server.clocks import Clock
from latium.server.messages import OpenTable
from scripts.browser import Visitor
from scripts.company import Company, Moment

Touch = Callable[[Visitor], None]
NUMBERS: Final = itertools.count(1)


class Scene(NamedTuple):
    """Somewhere to go, by way of other places, and what to do there."""

    name: str
    path: str
    by_way_of: Sequence[str] = ()
    touch: Touch | None = None
    whole: bool = False
    """Whether what lies below the window is shown too."""


class Course(NamedTuple):
    """A game to be played, and when to look at it."""

    seats: int
    options: dict[str, OptionValue]
    moments: Sequence[Moment]
    scoring: str = ""
    """The sentence of a line of the record in which points are counted, where there is a show of it."""

    def names(self, game: str) -> list[str]:
        """Of all the scenes there are."""
        moments = [moment.name for moment in self.moments]
        return [f"{game}-{name}" for name in (*moments, "end", "replay", *(["scoring"] if self.scoring else []))]


COURSES: Final = {
    "founders": Course(
        4,
        {},
        [
            Moment("draft", "question-drafting"),
            Moment("laying", "question-laying"),
            Moment("opening", "question-opening", 70),
            Moment("token", "question-token", 75),
            Moment("middle", "question-adding", 90),
            Moment("choices", "question-adding", 95),
            Moment("refused", "question-adding", 95),
            Moment("placing", "question-placing", sought="draw"),
            Moment("bought", "question-adding-bought", sought="coin"),
            Moment("voting", "question-voting", sought="propose"),
        ],
    ),
    "first-empires": Course(
        3,
        {},
        [
            Moment("roll", "question-rerolling"),
            Moment("middle", "question-moving-first", 150),
            Moment("choices", "question-moving", 160),
            Moment("refused", "question-moving", 100),
            Moment("invasion", "question-invading"),
            Moment("retreat", "question-retreating"),
            Moment("advance", "question-advancing-first", 100),
            Moment("raising", "question-advancing"),
            Moment("placing", "question-placing"),
            Moment("founding", "question-founding"),
            Moment("closing", "question-closing", shunned="score"),
        ],
    ),
    "foundations-of-rome": Course(
        4,
        {"drafting": True},
        [
            Moment("draft", "question-drafting"),
            Moment("start", "question-acting"),
            Moment("middle", "question-acting", 150),
            Moment("choices", "question-acting", 165),
            Moment("refused", "question-acting", 165),
            Moment("final-turn", "question-final-turn"),
        ],
        "population-scored",
    ),
}

PICK: Final = "[data-tile][data-start], .kind button.able, [data-region].playable"
"""What can be picked up first on a board."""

TRAY: Final = ".side > .tabs button:nth-child(2)"
"""Where one part of a board is seen at a time."""

PUT: Final = "[data-lot].able"
"""Where it could be put."""

NOWHERE: Final = ".panel .cell:not(.lit, .taken), [data-region]:not(.playable), [data-lot]:not(.able)"
"""Where it could not."""


def pick(visitor: Visitor) -> None:
    """Takes something in hand, and points at a place for it."""
    board = visitor.region("table-board")
    press, point = (Locator.tap, Locator.tap) if visitor.small else (Locator.click, Locator.hover)
    for tab in board.locator(TRAY).all():
        press(tab)
    press(board.locator(PICK).first)
    for place in board.locator(PUT).all()[:1]:
        point(place)
    visitor.page.wait_for_timeout(600)


def refused(visitor: Visitor) -> None:
    """Then tries another place."""
    pick(visitor)
    place = visitor.region("table-board").locator(NOWHERE).first
    (Locator.tap if visitor.small else Locator.click)(place)
    visitor.page.wait_for_timeout(600)


def step(visitor: Visitor) -> None:
    visitor.button("replay-on").click()
    visitor.page.wait_for_timeout(1_500)


TOUCHES: Final[dict[str, Touch]] = {"choices": pick, "refused": refused}

TABLES: Final = 8
"""So many games are played for a moment that has not come up."""

Wants = Callable[[str], bool]


def pages() -> Iterator[Scene]:
    """What is there before any game."""
    for name in ("about", "account", "leaders", "records", "rules", "nowhere"):
        yield Scene(name, f"/{name}", whole=True)
    for game in COURSES:
        yield Scene(f"rules-{game}", f"/rules/{game}")
        yield Scene(f"new-{game}", f"/new/{game}", whole=True)


def at_home(site: Site) -> Iterator[Scene]:
    """The first page, for somebody new and for somebody with games to go on with."""

    def play_now(visitor: Visitor) -> None:
        visitor.page.get_by_role("button", name=visitor.t("home-play")).first.click()

    yield Scene("home-first", "/", whole=True)
    yield Scene("home", "/", by_way_of=[Company(site, game, 2, {}).link(0) for game in COURSES], whole=True)
    yield Scene("play-now", "/", touch=play_now)


def lobby(site: Site) -> Iterator[Scene]:
    table = site.open(OpenTable(game="foundations-of-rome", bots=["", "senator", "", "novice"], listed=True))
    yield Scene("lobby", f"/tables/{table.id}", whole=True)


def course(site: Site, game: str, wants: Wants) -> Iterator[Scene]:
    """A whole game, looked at on the way; then others, for moments that it did not have."""
    seats, options, moments, scoring = COURSES[game]
    left = [moment for moment in moments if wants(f"{game}-{moment.name}")]

    def seen(company: Company, moment: Moment, seat: Seat) -> Scene:
        left.remove(moment)
        return Scene(f"{game}-{moment.name}", company.link(seat), touch=TOUCHES.get(moment.name))

    company = Company(site, game, seats, options)
    for moment, seat in company.moments(list(left)):
        yield seen(company, moment, seat)
    for _ in range(TABLES):
        if not left:
            break
        other = Company(site, game, seats, options)
        for moment, seat in other.moments(list(left), led=True):
            yield seen(other, moment, seat)
            if not left:
                break
    yield Scene(f"{game}-end", company.link(0))
    yield Scene(f"{game}-replay", f"/tables/{company.id}/replay#{company.lines() * 2 // 3}")
    if scoring:
        yield Scene(f"{game}-scoring", f"/tables/{company.id}/replay#{company.line_of(scoring) - 1}", touch=step)


def around(site: Site) -> Iterator[Scene]:
    """What opens over a page, and what seldom happens."""

    def opened(key: str) -> Touch:
        return lambda visitor: visitor.button(key).click()

    def signed_up(visitor: Visitor) -> None:
        visitor.page.get_by_role("radio", name=visitor.t("account-sign-up")).check()
        visitor.page.get_by_label(visitor.t("name-label")).fill(f"Livia {next(NUMBERS)}")
        visitor.page.get_by_label(visitor.t("account-password")).fill("three words for Livia")
        visitor.button("account-sign-up").click()
        visitor.button("account-sign-out").wait_for()

    yield Scene("settings", "/", touch=opened("app-settings"))
    yield Scene("account-mine", "/account", touch=signed_up, whole=True)
    slow = Company(site, "founders", 2, {}, Clock(kind="days", seconds=3 * 24 * 3600))
    yield Scene("menu", slow.link(0), touch=opened("table-menu"))
    slow.resign(1)
    yield Scene("given-up", slow.link(0))
    text = site.record(slow.id).encode()

    def bring(visitor: Visitor) -> None:
        visitor.page.locator("input[type=file]").set_input_files({"name": "game.jsonl", "mimeType": "", "buffer": text})
        visitor.page.locator(".board svg").first.wait_for()

    yield Scene("record", "/records", touch=bring)


def curtain(site: Site) -> Iterator[Scene]:
    """One device, two people."""
    company = Company(site, "first-empires", 2, {})
    yield Scene("curtain", company.link(0), by_way_of=[company.link(1)])
