"""What a position is worth to every seat at once, as shares of the win: what a search looks up where it stops."""

from importlib import import_module
from typing import Any, Final, Protocol, cast

from latium.bots.evaluation import JUDGES, JudgeMaker
from latium.bots.value.plain import Judged, Scored
from latium.bots.value.shares import WHOLE
from latium.core.protocol import AnyGame

__all__ = ["KINDS", "WHOLE", "Value", "value_for"]

KINDS: Final = ("trained", "plain")

LEADS: Final = {"first-empires": 600, "founders": 250}
"""By game: how much ahead its judge must see a seat for a logit of 1."""
POINTS: Final = 8
"""The same in points, for a game without a judge."""


class Value(Protocol):
    """Estimates positions of one game with so many seats."""

    def shares(self, state: Any) -> list[int]:
        """By seat its share of the win, WHOLE in all; exact once the game is over, ties shared."""
        ...


def value_for(game: AnyGame, seats: int, kind: str) -> Value:
    """The value that was trained for this game and number of seats; where there is none, or if asked for, the plain
    one."""
    slug = game.facts.slug
    if slug not in JUDGES or slug not in LEADS:
        return Scored(game, seats, POINTS)
    return Judged(game, seats, cast(JudgeMaker, import_module(JUDGES[slug]).Judge), LEADS[slug])
