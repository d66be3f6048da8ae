"""An address as a code for the cameras of telephones, in the terminal."""

from itertools import zip_longest
from typing import Final

import segno
from rich.console import Console
from rich.text import Text

BORDER: Final = 2
"""Cells without anything around a code."""

_LIGHT: Final = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
"""Two cells above each other, by which of them are dark. What is light is drawn, as terminals mostly are dark."""


def print_code(out: Console, address: str) -> None:
    for line in code_lines(address, ascii_only="utf" not in out.encoding.lower()):
        out.print(Text(line, style="#ffffff on #000000"), no_wrap=True, crop=False)


def code_lines(address: str, ascii_only: bool = False) -> list[str]:
    cells = [[bool(dark) for dark in row] for row in segno.make(address, micro=False).matrix_iter(border=BORDER)]
    if ascii_only:
        return ["".join("  " if dark else "##" for dark in row) for row in cells]
    pairs = zip_longest(cells[::2], cells[1::2], fillvalue=[True] * len(cells[0]))
    return ["".join(_LIGHT[pair] for pair in zip(*rows, strict=True)) for rows in pairs]
