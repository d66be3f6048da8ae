"""Numbers for the positions of every game."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, cast

from latium.adapters.numbering import numbering_for
from latium.adapters.observing.contract import Block, Observer, size
from latium.core.protocol import AnyGame, Options

__all__ = ["OBSERVERS", "Block", "Observer", "observer_for", "size"]

OBSERVERS: Final[Mapping[str, tuple[str, str]]] = {
    "first-empires": ("latium.adapters.observing.first_empires", "FirstEmpiresObserver"),
    "foundations-of-rome": ("latium.adapters.observing.foundations_of_rome", "FoundationsOfRomeObserver"),
    "founders": ("latium.adapters.observing.founders", "FoundersObserver"),
}
"""By game: where its observer is found."""


def observer_for(game: AnyGame, seats: int, options: Options) -> Observer:
    """How a game with so many seats and these options, which are complete, is looked at."""
    module, name = OBSERVERS[game.facts.slug]
    maker = cast(Callable[[int, Any, int], Observer], getattr(import_module(module), name))
    ids = len(numbering_for(game, seats, options).names())
    return maker(seats, game.setup(seats, options).catalogue, ids)
