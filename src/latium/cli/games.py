"""`latium games`: what there is to play, and the facts of one game."""

import click
from rich.table import Table

from latium.cli.choices import components_option, options_of
from latium.cli.components import component_tables, legend
from latium.cli.problems import BadRequest
from latium.cli.shelf import GameName, book
from latium.cli.speech import console, lang_option, sentence, spoken
from latium.cli.tables import table
from latium.core.options import resolve, spelled
from latium.core.protocol import AnyGame, Option
from latium.core.resources import package_of, read_text
from latium.games import SHELF


@click.command()
@click.argument("game", type=GameName(), required=False)
@components_option
@lang_option
def games(game: AnyGame | None, components: str | None) -> None:
    """List the games, or tell all about one.

    With GAME: its facts, its options and its components, each figure with where it comes from: confirmed by a source,
    inferred from what is known, or ours.
    """
    if game is not None:
        show(game, components)
    elif components is not None:
        raise BadRequest(sentence("games-whose-components"))
    else:
        console().print(shelf_table())


def shelf_table() -> Table:
    """The games there are."""
    shelf = table(["name", "game", "seats", "minutes"])
    for slug, game in SHELF.items():
        shelf.add_row(slug, book(game).title, _span(game.facts.seats), _span(game.facts.minutes))
    return shelf


def show(game: AnyGame, own: str | None = None) -> None:
    """All about a game, with a component set of the user's own instead of ours. Raises ComponentError."""
    out = console()
    facts = game.facts
    options = resolve(facts, min(facts.seats), options_of(game, (), own))
    game.setup(min(facts.seats), options)
    words = spoken(package_of(game)).with_names(game.names(options))
    out.print(f"{book(game).title}. {words.format('game-tagline')}", style="bold")
    out.print(words.format("game-description"))
    span = {"seats": _span(facts.seats), "minutes": _span(facts.minutes), "version": facts.rules_version}
    out.print(sentence("game-facts", **span))
    out.print()
    out.print(_options_table(game))
    out.print()
    out.print(legend())
    for components in component_tables(own or read_text(package_of(game), "data/components.toml"), words):
        out.print()
        out.print(components)


def _options_table(game: AnyGame) -> Table:
    words = spoken(package_of(game))
    options = table(["option", "default", "values", "what"])
    for option in game.facts.options:
        described = words.term(f"option-{option.name.replace('_', '-')}", "description")
        what = f"{described} ({option.clause})" if option.clause else described
        options.add_row(option.name, spelled(option.default), _values(option), what)
    return options


def _values(option: Option) -> str:
    return ", ".join(map(spelled, option.choices)) or sentence("option-any-text")


def _span(numbers: tuple[int, ...]) -> str:
    least, most = min(numbers), max(numbers)
    return f"{least}" if least == most else f"{least}-{most}"
