"""Options that several commands share."""

from pathlib import Path

import click

from latium.cli.problems import BadRequest
from latium.cli.shelf import GameName
from latium.cli.speech import sentence
from latium.core.options import parse_option
from latium.core.protocol import AnyGame, OptionValue

game_argument = click.argument("game", type=GameName())

seats_option = click.option("--seats", type=int, default=2, show_default=True, help="How many play.")

option_option = click.option(
    "--option",
    multiple=True,
    metavar="NAME=VALUE",
    help="Set an option of the game; `latium games GAME` lists them. May be repeated.",
)


def read_file(ctx: click.Context, parameter: click.Parameter, path: Path | None) -> str | None:
    """The text of a file the user named, which complaints about it will name too."""
    if path is None:
        return None
    ctx.meta[f"latium.{parameter.name}"] = str(path)
    try:
        return path.read_text(encoding="utf-8")
    except OSError as failure:
        raise BadRequest(sentence("file-unreadable", file=str(path), reason=failure.strerror or "")) from None
    except UnicodeDecodeError:
        raise BadRequest(sentence("file-no-text", file=str(path))) from None


file_argument = click.argument("file", type=click.Path(path_type=Path), callback=read_file)
"""An argument that names a file and hands on its text."""


components_option = click.option(
    "--components",
    type=click.Path(path_type=Path),
    callback=read_file,
    metavar="FILE",
    help="Play with the component set in FILE instead of ours.",
)


def options_of(game: AnyGame, texts: tuple[str, ...], components: str | None) -> dict[str, OptionValue]:
    """The options a command line sets. Raises OptionError."""
    given = dict(parse_option(game.facts, text) for text in texts)
    return given if components is None else {**given, "components": components}
