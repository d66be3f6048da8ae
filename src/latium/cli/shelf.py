"""The games by the names people type."""

import difflib

import click

from latium.cli.problems import BadRequest
from latium.cli.speech import language, sentence
from latium.core.clauses import Rulebook, rulebook
from latium.core.protocol import AnyGame
from latium.core.resources import package_of
from latium.games import SHELF


def load(slug: str) -> AnyGame:
    """The game of that name. Raises BadRequest with the closest name there is."""
    if slug in SHELF:
        return SHELF[slug]
    close = difflib.get_close_matches(slug.lower().replace("_", "-"), SHELF, 1, 0.5)
    raise BadRequest(sentence("game-unknown", name=slug, close=close[0] if close else "none", known=", ".join(SHELF)))


def folder(game: AnyGame) -> str:
    """What folders of a game are called, its package and those of its tests and boards: `first_empires`."""
    return package_of(game).rpartition(".")[2]


def book(game: AnyGame) -> Rulebook:
    """A game's rulebook in the reader's language."""
    return rulebook(package_of(game), language())


class GameName(click.ParamType[AnyGame]):
    """A game by its name."""

    name = "game"

    def convert(self, value: str | AnyGame, param: click.Parameter | None, ctx: click.Context | None) -> AnyGame:
        return load(value) if isinstance(value, str) else value
