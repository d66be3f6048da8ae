"""How each game looks in the terminal, and what can be asked about it: one package for each, named like its own.

A game without one can still be played: its position is shown as data.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

import msgspec
from rich.console import Console
from rich.text import Text

from latium.cli.shelf import folder
from latium.core.protocol import AnyGame
from latium.core.seats import Seat
from latium.core.text import Texts


class Board(Protocol):
    """What a game's package here offers."""

    QUIET: frozenset[str]
    """Events that need no sentence because the drawing shows them."""
    BRIEF: frozenset[str]
    """Events after which `brief` is enough."""
    OPENING: frozenset[str]
    """Events that begin a new paragraph."""
    ABOUT_STEPS: frozenset[str]
    """Refusals that only say which step of the turn comes first."""

    def draw(
        self, view: Any, viewer: Seat | None, texts: Texts, names: Sequence[str], width: int, plain: bool
    ) -> list[Text]:
        """The position in lines no longer than `width`; `plain` is ASCII."""
        ...

    def brief(
        self, view: Any, viewer: Seat | None, texts: Texts, names: Sequence[str], width: int, plain: bool
    ) -> list[Text]:
        """What a person should see with every question, drawn or not."""
        ...

    def gloss(self, view: Any, words: Sequence[str], texts: Texts) -> str:
        """A short remark on a move, or on how moves begin; empty if there is nothing to say."""
        ...

    def remark(self, event: Any, texts: Texts) -> str:
        """What the sentence of an event leaves out; mostly nothing."""
        ...

    def condensed(self, events: Sequence[Any]) -> list[Any]:
        """The events, or in place of several alike one event or Message that tells them together."""
        ...

    def about(self, view: Any, viewer: Seat, text: str, texts: Texts, names: Sequence[str]) -> list[str]:
        """What there is to say about a place or a component; nothing if it is neither."""
        ...

    def readings(self, view: Any, viewer: Seat, text: str, texts: Texts) -> list[str]:
        """Notations that a text may stand for: names in the reader's language, words in another order, no verb."""
        ...

    def speller(self, view: Any, texts: Texts) -> Callable[[str], list[str]]:
        """What says a notation, or its beginning, in the reader's language, word by word, for `readings` to read."""
        ...

    def times(self, text: str) -> tuple[int, str]:
        """How often a typed move is meant, and the move."""
        ...

    def formality(self, view: Any) -> str | None:
        """The move that does nothing but lead on to the next step, if there is one now."""
        ...

    def supposed(self, state: Any, seat: Seat) -> Any | None:
        """The position as if the seat had come to the step its turn is about, to say why a move would not do there."""
        ...


def board(game: AnyGame) -> Board | None:
    """The board of a game, if it has one."""
    name = f"{__name__}.{folder(game)}"
    return cast(Board, import_module(name)) if find_spec(name) else None


def draw(
    game: AnyGame, view: Any, viewer: Seat | None, texts: Texts, names: Sequence[str], width: int, plain: bool = False
) -> list[Text]:
    """A position as lines in colour, no longer than `width`; `plain` keeps to ASCII."""
    if drawn := board(game):
        return drawn.draw(view, viewer, texts, names, width, plain)
    return [Text(line) for line in msgspec.json.format(msgspec.json.encode(view)).decode().splitlines()]


def plain(out: Console) -> bool:
    """Whether the terminal cannot show more than ASCII."""
    try:
        "┼★✗⚒◉▲→●⌂◂▸✓╰╯".encode(out.encoding)
    except (LookupError, UnicodeEncodeError):
        return True
    return False
