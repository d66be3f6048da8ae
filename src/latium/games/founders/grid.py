"""Cells of a nation as whole numbers, and their names.

A nation may grow in every direction (F-2.9). Columns are letters from left to right, rows are numbers that grow away
from the owner, and the first tile lies on e5, so a cell's name never changes. Left of column a come -a, -b and so on;
rows may be 0 or negative. No nation can reach the rim: it holds at most 33 tiles (F-11.2).
"""

import re
from typing import Final, TypeAlias

Cell: TypeAlias = int

WIDTH: Final = 128
MIDDLE: Final = 64

ABOVE: Final = WIDTH
RIGHT: Final = 1
SIDES: Final[list[int]] = [RIGHT, ABOVE, -RIGHT, -ABOVE]
AROUND: Final[list[int]] = [
    RIGHT,
    ABOVE,
    -RIGHT,
    -ABOVE,
    ABOVE + RIGHT,
    ABOVE - RIGHT,
    -ABOVE - RIGHT,
    -ABOVE + RIGHT,
]
BLOCK: Final[list[int]] = [0, RIGHT, ABOVE, ABOVE + RIGHT]

NAME: Final = re.compile(r"(-?)([a-z]{1,2})(-?\d{1,2})", re.IGNORECASE)


def cell_at(column: int, row: int) -> Cell:
    return (row + MIDDLE) * WIDTH + column + MIDDLE


START: Final = cell_at(4, 5)


def column_of(cell: Cell) -> int:
    return cell % WIDTH - MIDDLE


def row_of(cell: Cell) -> int:
    return cell // WIDTH - MIDDLE


def column_name(column: int) -> str:
    distance = column if column >= 0 else -column - 1
    letters = chr(97 + distance % 26)
    if distance >= 26:
        letters = chr(96 + distance // 26) + letters
    return letters if column >= 0 else "-" + letters


def cell_name(cell: Cell) -> str:
    return f"{column_name(column_of(cell))}{row_of(cell)}"


def read_cell(text: str) -> Cell | None:
    """The cell of a name, or None if there is no such cell."""
    found = NAME.fullmatch(text)
    if not found:
        return None
    minus, letters, row = found.groups()
    distance = 0
    for letter in letters.lower():
        distance = distance * 26 + ord(letter) - 96
    column = -distance if minus else distance - 1
    if abs(column) >= MIDDLE or abs(int(row)) >= MIDDLE:
        return None
    cell = cell_at(column, int(row))
    return cell if cell_name(cell) == text.lower() else None
