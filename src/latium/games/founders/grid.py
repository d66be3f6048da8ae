"""Cells of a nation as whole numbers, and their names.

A nation may grow in every direction (F-2.9). Columns are letters from left to right, rows are numbers that grow away
from the owner, and the first tile lies on e5, so a cell's name never changes (F-1.8). Left of column a come -a, -b and
so on; rows may be 0 or negative.

Cells are numbered ring by ring around the start, so that what is known of a nation's cells fits into short lists. No
nation can reach the rim: it holds at most 33 tiles (F-11.2).
"""

from typing import Final, TypeAlias

Cell: TypeAlias = int

RINGS: Final = 36
START_COLUMN: Final = 4
START_ROW: Final = 5
START: Final = 0

EIGHT_WAYS: Final = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)]


def cells_within(ring: int) -> int:
    """How many cells there are up to a ring."""
    return (2 * ring + 1) ** 2


def ring_of(place: tuple[int, int]) -> int:
    return max(abs(place[0]), abs(place[1]))


PLACES: Final[list[tuple[int, int]]] = sorted(
    [(x, y) for y in range(-RINGS, RINGS + 1) for x in range(-RINGS, RINGS + 1)], key=ring_of
)
"""Where each cell lies, as columns and rows from the start."""
CELL_AT: Final[dict[tuple[int, int], int]] = {place: cell for cell, place in enumerate(PLACES)}
CELLS: Final = len(PLACES)

AROUND: Final[list[list[int]]] = [
    [CELL_AT[(x + dx, y + dy)] for dx, dy in EIGHT_WAYS if (x + dx, y + dy) in CELL_AT] for x, y in PLACES
]
"""The eight neighbours of a cell: right, above, left and below first, then the corners."""
RING_OF: Final[list[int]] = [ring_of(place) for place in PLACES]


def beside(cell: Cell) -> list[Cell]:
    """The four cells that share a side."""
    return AROUND[cell][:4]


def right_of(cell: Cell) -> Cell:
    return AROUND[cell][0]


def above(cell: Cell) -> Cell:
    """One row farther from the owner."""
    return AROUND[cell][1]


def block_at(corner: Cell) -> list[Cell]:
    """The block of four whose near left cell this is."""
    around = AROUND[corner]
    return [corner, around[0], around[1], around[4]]


def cell_at(column: int, row: int) -> Cell:
    return CELL_AT[(column - START_COLUMN, row - START_ROW)]


def column_of(cell: Cell) -> int:
    return PLACES[cell][0] + START_COLUMN


def row_of(cell: Cell) -> int:
    return PLACES[cell][1] + START_ROW


def in_rows(cells: list[Cell]) -> list[Cell]:
    """The nearest row first, each from left to right."""
    return sorted(cells, key=lambda cell: (row_of(cell), column_of(cell)))


def column_name(column: int) -> str:
    distance = column if column >= 0 else -column - 1
    letters = chr(97 + distance % 26)
    if distance >= 26:
        letters = chr(96 + distance // 26) + letters
    return letters if column >= 0 else "-" + letters


CELL_NAMES: Final[list[str]] = [f"{column_name(x + START_COLUMN)}{y + START_ROW}" for x, y in PLACES]
CELL_NAMED: Final[dict[str, int]] = {name: cell for cell, name in enumerate(CELL_NAMES[: cells_within(RINGS - 1)])}


def cell_name(cell: Cell) -> str:
    return CELL_NAMES[cell]


def read_cell(text: str) -> Cell | None:
    """The cell of a name, or None if there is no such cell. The outermost ring is out of reach: all that can be named
    has neighbours on every side."""
    return CELL_NAMED.get(text.lower())
