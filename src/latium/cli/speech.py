"""What commands say, in the reader's language: `--lang`, else the environment's, else English."""

import os
import shutil
import sys
import unicodedata
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from babel.numbers import format_decimal
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from latium.core.errors import PRODUCT
from latium.core.text import LANGUAGES, Texts, shown, texts

_KEY: Final = "latium.language"

Command = TypeVar("Command", bound=Callable[..., Any])


def environment_language() -> str:
    """The language the terminal is set to, if we speak it."""
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    language = next(filter(None, settings), "")[:2].lower()
    return language if language in LANGUAGES else "en"


def language() -> str:
    """The language of the command under way."""
    ctx = click.get_current_context(silent=True)
    return str(ctx.meta.get(_KEY)) if ctx and _KEY in ctx.meta else environment_language()


def _remember(ctx: click.Context, _: click.Parameter, value: str | None) -> None:
    ctx.meta[_KEY] = value or environment_language()


def lang_option(command: Command) -> Command:
    """Give a command `--lang`; it is read before everything else, so that complaints speak it too."""
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        is_eager=True,
        expose_value=False,
        callback=_remember,
        help="Language of what is printed; by default that of the terminal, else English.",
    )(command)


def spoken(*packages: str) -> Texts:
    """The messages of the product, and of packages such as a game's."""
    return texts(language(), *dict.fromkeys((PRODUCT, *packages)))


def sentence(key: str, /, **args: Any) -> str:
    """A message of the product."""
    return spoken().format(key, **args)


def decimal(number: float, places: int = 1) -> str:
    """A number with so many places behind the point, or the comma."""
    return format_decimal(number, format=f"0.{'0' * places}", locale=language())


def program() -> str:
    """How the command was called, for sentences that say what to type next."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py" and called.parent.name == PRODUCT:
        return f"{sys.orig_argv[0]} -m {PRODUCT}"
    if called.stem != PRODUCT or shutil.which(PRODUCT) == str(called):
        return PRODUCT
    return str(called)


def unaccented(text: str) -> str:
    """Small letters without accents."""
    split = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))


def printable(text: str) -> str:
    """The text without control characters, which could play tricks on the terminal."""
    return "".join(character if character.isprintable() else " " for character in text).strip()


def ask(out: Console, prompt: str) -> str | None:
    """What the reader types, without spaces around it; None once there is no more input, or none at all."""
    try:
        out.file.flush()
        return input(f"{prompt} ").strip()
    except UnicodeDecodeError:
        return "\N{REPLACEMENT CHARACTER}"
    except (EOFError, OSError, RuntimeError, ValueError):  # at the end, or with stdin closed in one of several ways
        return None


class Terminal(Console):
    """A terminal that obeys nobody's text: whatever is printed, the only control characters are rich's own."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            if segment.control or segment.text.isprintable():
                yield segment
            else:
                yield Segment("\n".join(map(shown, segment.text.split("\n"))), segment.style)


def console(stderr: bool = False) -> Console:
    """The terminal: as wide as it is, in colour only where that is wanted."""
    return Terminal(stderr=stderr, highlight=False, markup=False, emoji=False)
