"""Numbers for the actions of every game."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, cast

from latium.adapters.numbering.contract import END, LARGEST, Numbering, path
from latium.core.protocol import AnyGame, Options

__all__ = ["END", "LARGEST", "NUMBERINGS", "Numbering", "numbering_for", "path"]

NUMBERINGS: Final[Mapping[str, tuple[str, str]]] = {
    "first-empires": ("latium.adapters.numbering.first_empires", "FirstEmpiresNumbering"),
    "foundations-of-rome": ("latium.adapters.numbering.foundations_of_rome", "FoundationsOfRomeNumbering"),
    "founders": ("latium.adapters.numbering.founders", "FoundersNumbering"),
}
"""By game: where its numbering is found."""


def numbering_for(game: AnyGame, seats: int, options: Options) -> Numbering:
    """The ids of a game with so many seats and these options, which are complete: see `core.options.resolve`."""
    module, name = NUMBERINGS[game.facts.slug]
    maker = cast(Callable[[int, Any], Numbering], getattr(import_module(module), name))
    return maker(seats, game.setup(seats, options).catalogue)
