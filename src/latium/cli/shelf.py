"""The games by the names people type: `first-empires` is the package `first_empires`."""

import difflib
from importlib import import_module
from pkgutil import iter_modules

import click

from latium.cli.problems import BadRequest
from latium.cli.speech import sentence
from latium.core.protocol import AnyGame


def slugs() -> list[str]:
    """The games there are; none is imported for it."""
    folders = import_module("latium.games").__path__
    return sorted(module.name.replace("_", "-") for module in iter_modules(folders) if module.ispkg)


def package(slug: str) -> str:
    """Where a game's rules, texts and rulebook live."""
    return f"latium.games.{slug.replace('-', '_')}"


def check(slug: str) -> None:
    """Raise BadRequest with the closest name there is, unless a game has this one."""
    if slug not in slugs():
        close = difflib.get_close_matches(slug.lower().replace("_", "-"), slugs(), 1, 0.5)
        known = ", ".join(slugs())
        raise BadRequest(sentence("game-unknown", name=slug, close=close[0] if close else "none", known=known))


def load(slug: str) -> AnyGame:
    """The game of that name. Raises BadRequest."""
    check(slug)
    game: AnyGame = import_module(package(slug)).GAME
    return game


class GameName(click.ParamType[AnyGame]):
    """A game by its name."""

    name = "game"

    def convert(self, value: str | AnyGame, param: click.Parameter | None, ctx: click.Context | None) -> AnyGame:
        return load(value) if isinstance(value, str) else value
