"""Which matches docs/strength.md is made of, and what each of them is to show."""

import re
from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise
from math import ceil
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from latium.arena.folder import arguments
from latium.arena.tournament import Tournament
from latium.bots import roster
from latium.bots.roster import LEVELS
from latium.games import SHELF

SEED: Final = 500
MILLISECONDS: Final = 100
"""What both values have for a decision when they are compared."""
TENFOLD: Final = "consul x10"
TRAINED: Final = "trained"
PLAIN: Final = "plain"
MOST_MILLISECONDS: Final = 200
"""What a choice of any level may take on average."""

DUEL_GAMES: Final = 200
TABLE_GAMES: Final = 60
VALUE_GAMES: Final = 100
LONGER_GAMES: Final = 40
TIMED_GAMES: Final = 2


class Goal(NamedTuple):
    """What share of the wins is wanted: reached by the share itself, or surely, by the lower end of its interval."""

    share: float
    surely: bool = False


class Match(NamedTuple):
    """A bot alone against one other or a table of it, by the names the document gives them."""

    section: str
    game: str
    seats: int
    upper: str
    lower: str
    games: int
    """At least so many make a result."""
    goal: Goal | None = None

    @property
    def key(self) -> str:
        return f"{self.game}/{self.section}/{self.seats}-{_file(self.upper)}-{_file(self.lower)}"

    def wanted(self, factor: float) -> int:
        return ceil(self.games * factor)

    def tournament(self) -> Tournament:
        bots = (stands_for(self.upper, self.game), stands_for(self.lower, self.game))
        return Tournament(SHELF[self.game], self.seats, {}, bots, SEED, challenge=True)

    def folder(self, out: Path) -> Path:
        """Another one as soon as a name stands for another bot."""
        return out / f"{self.key}-{identity(arguments(self.tournament()))}"

    @property
    def timed(self) -> bool:
        return any("milliseconds=" in bot for bot in self.tournament().bots)


class Timing(NamedTuple):
    """Games of a level against itself, for the time it thinks."""

    game: str
    seats: int
    level: str
    games: int = TIMED_GAMES

    @property
    def key(self) -> str:
        return f"{self.game}/times/{self.seats}-{self.level}"

    def wanted(self, factor: float) -> int:
        return ceil(self.games * factor)


def stands_for(name: str, slug: str) -> str:
    """The bot behind a name of the document, in a game."""
    if name == TENFOLD:
        consul = roster.stands_for("consul", slug)
        return re.sub(r"iterations=(\d+)", lambda found: f"iterations={int(found[1]) * 10}", consul)
    if name in (TRAINED, PLAIN):
        consul = roster.stands_for("consul", slug)
        budget = re.sub(r"iterations=\d+", f"milliseconds={MILLISECONDS}", consul)
        return f"{re.sub(',value=.*?(?=,|$)', '', budget)},value={name}"
    return roster.stands_for(name, slug)


def identity(what: object) -> str:
    return sha256(msgspec.json.encode(what, order="sorted")).hexdigest()[:8]


def timings() -> Iterator[Timing]:
    for slug, game in SHELF.items():
        for seats in game.facts.seats:
            yield from (Timing(slug, seats, level) for level in LEVELS)


def matches() -> Iterator[Match]:
    """In the order they are played: what a longer search gains is last, for only then is known where it matters."""
    for slug in SHELF:
        yield from level_matches(slug)
    for slug in SHELF:
        yield Match("value", slug, 2, TRAINED, PLAIN, VALUE_GAMES, Goal(1 / 2, surely=True))
    for slug in SHELF:
        yield Match("greedy", slug, 2, "consul", "greedy", DUEL_GAMES, Goal(0.9))
    for slug in SHELF:
        yield Match("longer", slug, 2, TENFOLD, "consul", LONGER_GAMES)


def level_matches(slug: str) -> Iterator[Match]:
    for seats in SHELF[slug].facts.seats:
        games, goal = (DUEL_GAMES, Goal(0.7)) if seats == 2 else (TABLE_GAMES, Goal(1 / seats, surely=True))
        for lower, upper in pairwise(LEVELS):
            yield Match("levels", slug, seats, upper, lower, games, goal)


def _file(name: str) -> str:
    return name.replace(" ", "-")
