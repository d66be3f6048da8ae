"""A sheet of characters to draw on, each with a style, and the styles that boards share."""

import textwrap
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.cells import cell_len
from rich.text import Text

GREEN: Final = "#3a8f3a"
BLUE: Final = "#2f7fd6"
PURPLE: Final = "#a05fd6"
RED: Final = "#d9503f"
ORANGE: Final = "#d9822b"
YELLOW: Final = "#b5a000"
GOLD: Final = "#a07a1a"
FAINT: Final = "dim"
"""Dark enough for a light ground and light enough for a dark one."""


class Canvas:
    """Lines of one width. Characters are one column wide; what falls outside is lost."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self._characters = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for place, character in enumerate(text, x):
            if 0 <= place < self.width and 0 <= y < len(self._characters):
                self._characters[y][place] = character
                self._styles[y][place] = style

    def lines(self) -> list[Text]:
        return [_line(*row) for row in zip(self._characters, self._styles, strict=True)]


def _line(characters: Sequence[str], styles: Sequence[str]) -> Text:
    line = Text()
    for style, run in groupby(zip(characters, styles, strict=True), key=itemgetter(1)):
        line.append("".join(character for character, _ in run), style or None)
    return line


def fit(text: str, width: int) -> str:
    """The text, cut to a width with a full stop in place of what is lost."""
    return text if len(text) <= width else text[: max(width - 1, 0)] + "."[:width]


def padded(line: Text, width: int) -> Text:
    """The line, filled with spaces up to a width."""
    line = line.copy()
    line.pad_right(max(0, width - cell_len(line.plain)))
    return line


def beside(blocks: Sequence[Sequence[Text]], gap: int) -> list[Text]:
    """Blocks of lines next to each other, their last lines level."""
    height = max(len(block) for block in blocks)
    widths = [width_of(block) for block in blocks]
    filled = [[Text()] * (height - len(block)) + list(block) for block in blocks]
    return [
        Text(" " * gap).join(padded(line, width) for line, width in zip(row, widths, strict=True))
        for row in zip(*filled, strict=True)
    ]


def width_of(lines: Iterable[Text]) -> int:
    return max((cell_len(line.plain) for line in lines), default=0)


def wrapped(text: str, room: int, style: str = "") -> list[Text]:
    """The text in lines of a width."""
    return [Text(fit(line, room), style=style) for line in textwrap.wrap(text, room)]


def packed(parts: Iterable[Text], width: int, gap: str = "   ") -> list[Text]:
    """The parts on as few lines of a width as they need."""
    lines: list[Text] = []
    for part in filter(None, parts):
        if lines and len(lines[-1]) + len(gap) + len(part) <= width:
            lines[-1] = Text.assemble(lines[-1], gap, part)
        else:
            part = part.copy()
            part.truncate(width)
            lines.append(part)
    return lines
