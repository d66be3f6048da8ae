"""Options that several commands share."""

import os
import stat
from pathlib import Path
from typing import Final

import click

from latium.cli.problems import BadRequest
from latium.cli.shelf import GameName
from latium.cli.speech import sentence
from latium.core.options import parse_option
from latium.core.protocol import AnyGame, OptionValue

LARGEST: Final = 50_000_000
"""No file of ours has so many characters."""
LARGEST_SEED: Final = 1 << 63
MOST_GAMES: Final = 1_000_000
"""More are never kept in one folder."""

game_argument = click.argument("game", type=GameName())

seats_option = click.option("--seats", type=int, default=2, show_default=True, help="How many play.")


def check_seed(ctx: click.Context, parameter: click.Parameter, seed: int) -> int:
    """A seed that is kept in files: JSON carries no larger whole numbers."""
    if not -LARGEST_SEED <= seed < LARGEST_SEED:
        raise BadRequest(sentence("seed-large", seed=str(seed)))
    return seed


seed_option = click.option(
    "--seed", type=int, callback=check_seed, default=0, show_default=True, help="Same seed, same games."
)

processes_option = click.option(
    "--processes", type=click.IntRange(min=1), help="How many processes share the work.  [default: as fits]"
)

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
        return _text(path)
    except OSError as failure:
        raise BadRequest(sentence("file-unreadable", file=str(path), reason=failure.strerror or "")) from None
    except UnicodeDecodeError:
        raise BadRequest(sentence("file-no-text", file=str(path))) from None


def _text(path: Path) -> str:
    """The text of a file or a pipe. Raises BadRequest for what may never end."""
    with path.open(encoding="utf-8") as file:
        mode = os.fstat(file.fileno()).st_mode
        if not (stat.S_ISREG(mode) or stat.S_ISFIFO(mode)):
            raise BadRequest(sentence("file-endless", file=str(path)))
        text = file.read(LARGEST + 1)
    if len(text) > LARGEST:
        raise BadRequest(sentence("file-large", file=str(path), most=LARGEST // 1_000_000))
    return text


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
