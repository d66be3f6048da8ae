"""What a position is worth to every seat at once, as shares of the win: what a search looks up where it stops."""

from functools import cache
from importlib import import_module
from typing import Any, Final, Protocol, cast

from latium.bots.evaluation import JUDGES, JudgeMaker
from latium.bots.generator import Generator
from latium.bots.value.network import Network
from latium.bots.value.plain import Judged, Scored
from latium.bots.value.rollout import Rollout
from latium.bots.value.shares import WHOLE
from latium.bots.value.trained import Trained
from latium.bots.value.traits import Traits, feature_names
from latium.bots.value.weights import decode
from latium.core.protocol import AnyGame
from latium.core.resources import has, read_text

__all__ = ["TRAITS", "WHOLE", "Value", "traits_for", "value_for"]

TRAITS: Final = {
    "first-empires": ("latium.bots.value.first_empires", "FirstEmpires"),
    "foundations-of-rome": ("latium.bots.value.foundations_of_rome", "FoundationsOfRome"),
    "founders": ("latium.bots.value.founders", "Founders"),
}
"""Where to find what the trained value of each game looks at."""
LEADS: Final = {"first-empires": 600, "foundations-of-rome": 1000, "founders": 250}
"""By game: how much ahead its judge must see a seat for a logit of 1."""
POINTS: Final = 8
"""The same in points, for a game without a judge."""


class Value(Protocol):
    """Estimates positions of one game with so many seats."""

    def shares(self, state: Any) -> list[int]:
        """By seat its share of the win, WHOLE in all; exact once the game is over, ties shared."""
        ...


def value_for(game: AnyGame, seats: int, kind: str, generator: Generator | None = None) -> Value:
    """The value that was trained for this game and number of seats; where there is none, or if asked for, the plain
    one; if asked for, the one that plays on at random, with the generator. Raises WeightsError if the file of weights
    is not what it should be."""
    slug = game.facts.slug
    if kind == "random":
        return Rollout(game, seats, generator or Generator(0))
    if kind == "trained" and slug in TRAITS:
        network = network_for(slug, seats)
        if network is not None:
            return Trained(game, seats, traits_for(slug), network)
    if slug not in LEADS or slug not in JUDGES:
        return Scored(game, seats, POINTS)
    return Judged(game, seats, cast(JudgeMaker, import_module(JUDGES[slug]).Judge), LEADS[slug])


def traits_for(slug: str) -> Traits:
    module, name = TRAITS[slug]
    return cast(Traits, getattr(import_module(module), name)())


@cache
def network_for(slug: str, seats: int) -> Network | None:
    """The network this package ships for a game with so many seats, if any."""
    file = f"data/{slug}-{seats}.json"
    if not has(__name__, file):
        return None
    return decode(read_text(__name__, file), file, slug, seats, feature_names(traits_for(slug), seats))
