"""Actions as short text a person can type, and as JSON: see `core.notation`."""

from typing import Final

from latium.core.notation import Either, Field, Named, Notation, Slot, Verb, seats
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
    Propose,
    Reveal,
    Settle,
    Swap,
    Unite,
)
from latium.games.founders.catalogue import STACKS, Catalogue
from latium.games.founders.grid import Cell, cell_name, read_cell


class CellField(Field[Catalogue]):
    """A cell of a nation."""

    def write(self, catalogue: Catalogue, value: Cell) -> str:
        return cell_name(value)

    def read(self, catalogue: Catalogue, text: str) -> Cell | None:
        return read_cell(text)


TILE: Final = Named[Catalogue](lambda catalogue: catalogue.kinds)
RESOURCE: Final = Named[Catalogue](lambda catalogue: catalogue.resources)
STACK: Final = Named[Catalogue](lambda _: STACKS)
SIDES: Final = ("beside", "before")
SIDE: Final = Either[Catalogue](lambda _: SIDES)
SEAT: Final = seats(4)  # F-2.1
CELL: Final = CellField()

NOTATION: Final = Notation[Catalogue, Action](
    Verb("first", Begin, (Slot("seat", SEAT),)),
    Verb("reveal", Reveal, (Slot("tile", TILE, "kind"),)),
    Verb("hire", Hire, (Slot("good", RESOURCE),)),
    Verb("draft", Draft, (Slot("tile", TILE, "kind"),)),
    Verb("lay", Lay, (Slot("first", TILE), Slot("side", SIDE, "behind"), Slot("second", TILE))),
    Verb("open", Open, (Slot("stack", STACK),)),
    Verb("keep", Keep),
    Verb("war", Pillage, (Slot("rival", SEAT), Slot("cell", CELL))),
    Verb("coin", Buy, (Slot("rival", SEAT), Slot("cell", CELL), Slot("resource", RESOURCE))),
    Verb("carriage", Unite, (Slot("cell", CELL, "corner"),)),
    Verb("craftsman", Settle, (Slot("good", RESOURCE), Slot("cell", CELL))),
    Verb("add", Add, (Slot("tile", TILE, "kind"), Slot("cell", CELL))),
    Verb("swap", Swap, (Slot("tile", TILE, "kind"), Slot("cell", CELL))),
    Verb("draw", DrawNature),
    Verb("finish", Finish),
    Verb("propose", Propose),
    Verb("agree", Answer, fixed={"agreed": True}),
    Verb("refuse", Answer, fixed={"agreed": False}),
)
