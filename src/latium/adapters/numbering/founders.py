"""The ids of Founders of the Empire. A cell is a column, then a row, both as the rulebook names them (F-1.8)."""

from collections.abc import Sequence
from typing import Any, Final, final

from latium.adapters.numbering.contract import END, Ids
from latium.core.seats import Seat
from latium.games.founders.actions import (
    Action,
    Add,
    Answer,
    Begin,
    Buy,
    Draft,
    DrawNature,
    Finish,
    Hire,
    Keep,
    Lay,
    Open,
    Pillage,
    Reveal,
    Settle,
    Swap,
    Unite,
)
from latium.games.founders.catalogue import STACKS, Catalogue
from latium.games.founders.game import SEATS
from latium.games.founders.grid import CELLS, PLACES, RINGS, START_COLUMN, START_ROW, Cell, column_name

DEPTH: Final = 4  # from whom to buy, column, row, resource
COLUMN_OF: Final[list[int]] = [PLACES[cell][0] + RINGS for cell in range(CELLS)]
"""By cell: its column, counted from the leftmost."""
ROW_OF: Final[list[int]] = [PLACES[cell][1] + RINGS for cell in range(CELLS)]

PLAIN: Final = ["keep", "draw nature", "finish", "propose", "decline", "agree", "lay beside", "lay behind", "unite"]
KEEP: Final = 0
DRAW: Final = 1
FINISH: Final = 2
PROPOSE: Final = 3
ANSWER: Final = 4
LAY: Final = 6
UNITE: Final = 8


@final
class FoundersNumbering:
    """What is done first; the tile, good or rival is part of it. Then the column and the row, and of a purchase the
    resource."""

    __slots__ = (
        "_add",
        "_begin",
        "_buy",
        "_column",
        "_names",
        "_open",
        "_pillage",
        "_resource",
        "_row",
        "_seats",
        "_settle",
        "_swap",
        "_tile",
    )

    def __init__(self, seats: int, catalogue: Catalogue) -> None:
        ids = Ids()
        ids.block(PLAIN)
        most = max(SEATS)
        rivals = range(1, most)
        self._seats = seats
        self._open = ids.block([f"open {stack}" for stack in STACKS])
        self._pillage = ids.block([f"pillage rival {rival}" for rival in rivals]) - 1
        self._buy = ids.block([f"buy from rival {rival}" for rival in rivals]) - 1
        self._resource = ids.block(catalogue.resources)
        self._settle = ids.block([f"settle {good}" for good in catalogue.resources])
        self._tile = ids.block(catalogue.kinds)
        self._add = ids.block([f"add {kind}" for kind in catalogue.kinds])
        self._swap = ids.block([f"swap for {kind}" for kind in catalogue.kinds])
        self._column = ids.block([f"column {column_name(x + START_COLUMN)}" for x in range(-RINGS, RINGS + 1)])
        self._row = ids.block([f"row {y + START_ROW}" for y in range(-RINGS, RINGS + 1)])
        self._begin = ids.block([f"player {seat + 1} begins" for seat in range(most)])
        self._names = ids.names

    def names(self) -> list[str]:
        return self._names

    def depth(self) -> int:
        return DEPTH

    def ids_at(self, seat: Seat, actions: Sequence[Any], depth: int) -> list[int]:
        if depth == 0:
            return [self._what(seat, action) for action in actions]
        return [self._where(action, depth) for action in actions]

    def _what(self, seat: Seat, action: Action) -> int:
        if isinstance(action, Add):
            return self._add + action.kind
        if isinstance(action, Swap):
            return self._swap + action.kind
        if isinstance(action, Reveal):
            return self._tile + action.kind
        if isinstance(action, Open):
            return self._open + action.stack
        if isinstance(action, Pillage):
            return self._pillage + (action.rival - seat) % self._seats
        if isinstance(action, Buy):
            return self._buy + (action.rival - seat) % self._seats
        if isinstance(action, Settle):
            return self._settle + action.good
        if isinstance(action, Unite):
            return UNITE
        return self._rarer(action)

    def _rarer(self, action: Action) -> int:
        match action:
            case Keep():
                return KEEP
            case DrawNature():
                return DRAW
            case Finish():
                return FINISH
            case Answer(agreed):
                return ANSWER + agreed
            case Draft(kind):
                return self._tile + kind
            case Lay(_, _, behind):
                return LAY + behind
            case Hire(good):
                return self._resource + good
            case Begin(seat):
                return self._begin + seat
            case _:
                return PROPOSE

    def _where(self, action: Action, depth: int) -> int:
        if isinstance(action, (Add, Swap, Pillage, Settle)):
            return self._cell(action.cell, depth)
        if isinstance(action, Unite):
            return self._cell(action.corner, depth)
        if isinstance(action, Buy):
            return self._resource + action.resource if depth == 3 else self._cell(action.cell, depth)
        if isinstance(action, Lay) and depth == 1:  # the other tile follows
            return self._tile + action.first
        return END

    def _cell(self, cell: Cell, depth: int) -> int:
        if depth == 1:
            return self._column + COLUMN_OF[cell]
        return self._row + ROW_OF[cell] if depth == 2 else END
