"""Actions as short text a person can type, and as JSON: see `core.notation`. `build foundry-row c4-f4`."""

from typing import Final

from latium.core.notation import Field, Named, Notation, Slot, Verb, seats
from latium.games.foundations_of_rome.actions import ROW, Action, Begin, Build, Buy, Deal, Income, Keep, Unveil
from latium.games.foundations_of_rome.catalogue import CARD_SETS, Catalogue


class FootprintField(Field[Catalogue]):
    """The lots a piece covers: a rectangle by two opposite corners, `c4-f4`, or lot by lot in any order, `c4+c5+d5`."""

    def write(self, catalogue: Catalogue, value: int) -> str:
        return catalogue.footprints[value]

    def read(self, catalogue: Catalogue, text: str) -> int | None:
        lots = self._rectangle(catalogue, text) if "-" in text else self._one_by_one(catalogue, text)
        return catalogue.footprint_index.get(tuple(sorted(lots)))

    def _one_by_one(self, catalogue: Catalogue, text: str) -> list[int]:
        names = text.split("+")
        known = [catalogue.lot_index[name] for name in names if name in catalogue.lot_index]
        return known if len(known) == len(names) else []

    def _rectangle(self, catalogue: Catalogue, text: str) -> list[int]:
        first, _, last = text.partition("-")
        if first not in catalogue.lot_index or last not in catalogue.lot_index:
            return []
        corners = [divmod(catalogue.lot_index[name], catalogue.size) for name in (first, last)]
        rows, columns = zip(*corners, strict=True)
        return [
            row * catalogue.size + column
            for row in range(min(rows), max(rows) + 1)
            for column in range(min(columns), max(columns) + 1)
        ]


LOT: Final = Named[Catalogue](lambda catalogue: catalogue.lots)
PIECE: Final = Named[Catalogue](lambda catalogue: catalogue.pieces)
CARDS: Final = Named[Catalogue](lambda _: CARD_SETS)
SEAT: Final = seats(5)
SLOT: Final = Named[Catalogue](lambda _: [str(slot + 1) for slot in range(ROW)], number=True)
FOOTPRINT: Final = FootprintField()

NOTATION: Final = Notation[Catalogue, Action](
    Verb("first", Begin, (Slot("seat", SEAT),)),
    Verb("deal", Deal, (Slot("lot", LOT),)),
    Verb("unveil", Unveil, (Slot("monument", PIECE), Slot("cards", CARDS))),
    Verb("keep", Keep, (Slot("lot", LOT),)),
    Verb("income", Income),
    Verb("buy", Buy, (Slot("slot", SLOT),)),
    Verb("build", Build, (Slot("piece", PIECE), Slot("footprint", FOOTPRINT))),
)
