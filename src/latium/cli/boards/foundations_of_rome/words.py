"""Names, signs and colours, and how pieces and monument cards are told in a few words."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from latium.cli.boards.canvas import BLUE, GOLD, GREEN, PURPLE, RED
from latium.core.seats import Seat
from latium.core.text import Texts
from latium.games.foundations_of_rome.catalogue import (
    CIVIC,
    COMMERCIAL,
    MEASURES,
    RESIDENTIAL,
    TYPES,
    Catalogue,
)
from latium.games.foundations_of_rome.rules import monuments
from latium.games.foundations_of_rome.state import State

PAINTS: Final = (RED, BLUE, GREEN, PURPLE, GOLD)
"""By seat."""


class Signs(NamedTuple):
    """The characters of a drawing."""

    types: str
    """People, coins and civic buildings, in the order of the types."""
    building: str
    """What some civic buildings count: any building."""
    monument: str
    marker: str
    star: str
    held: str
    """A lot whose deed the viewer holds in a draft."""
    gone: str
    used: str
    met: str
    unmet: str
    block: str
    corners: str
    """Sixteen: by the edges that meet, 1 above, 2 below, 4 to the left, 8 to the right."""

    @property
    def coin(self) -> str:
        return self.types[COMMERCIAL]

    @property
    def measures(self) -> tuple[str, ...]:
        """What civic buildings count, in the order of the measures."""
        return self.building, self.types[RESIDENTIAL], self.coin, self.types[CIVIC]


FANCY: Final = Signs("⌂¢♦", "▪", "♛", "●", "★", "◇", "✗", "·", "✓", "·", "■", " ╵╷│╴┘┐┤╶└┌├─┴┬┼")
ASCII: Final = Signs("^$+", "#", "M", "@", "*", "?", "X", ".", "+", "-", "#", "   | +++++++-+++")


class Words:
    """The names of a catalogue's components in one language."""

    def __init__(self, catalogue: Catalogue, texts: Texts, signs: Signs = FANCY) -> None:
        self.catalogue = catalogue
        self.texts = texts
        self.signs = signs

    def piece(self, number: int, form: str = "") -> str:
        return self.texts.term(f"piece-{self.catalogue.pieces[number]}", form)

    def pieces(self, numbers: Sequence[int]) -> str:
        return ", ".join(map(self.piece, numbers))

    def short(self, number: int) -> str:
        """What a piece is called on the board, where its shape is to be seen."""
        id = self.catalogue.pieces[number]
        own = f"piece-{id}" in self.texts.names or not self.texts.has(f"short-{id}")
        return self.piece(number) if own else self.texts.format(f"short-{id}")

    def is_monument(self, piece: int) -> bool:
        return piece >= self.catalogue.monuments_from

    def shape(self, piece: int) -> str:
        """A shape by its name in the set: the letter it looks like, and its lots."""
        return self.catalogue.shapes[self.catalogue.shape_of_piece[piece]]

    def shape_lines(self, piece: int) -> list[str]:
        """The shape as a picture."""
        cells = self.catalogue.source.shapes[self.shape(piece)]
        width, height = (1 + max(cell[axis] for cell in cells) for axis in (0, 1))
        return [
            "".join(self.signs.block * 2 if (x, y) in cells else "  " for x in range(width)).rstrip()
            for y in range(height)
        ]

    # --- what a piece is worth

    def values(self, piece: int) -> str:
        """People, or coins and points, or what one of its neighbours brings: in signs."""
        catalogue, signs = self.catalogue, self.signs
        type_, worth, points = catalogue.type_of[piece], catalogue.worths[piece], catalogue.points[piece]
        more = f"+{catalogue.per_neighbour[piece]}/{signs.building}" if catalogue.per_neighbour[piece] else ""
        if type_ == CIVIC:
            every = str(catalogue.every[piece]) if catalogue.every[piece] > 1 else ""
            told = f"{signs.star}{catalogue.rate[piece]}/{every}{signs.measures[catalogue.measure[piece]]}"
        else:
            coins = f"{signs.types[type_]}{worth}{more}" if worth or more else ""
            told = coins + (f"{signs.star}{points}" if points else "")
        return told

    def worth(self, piece: int) -> str:
        """The same in words."""
        catalogue = self.catalogue
        told = {
            "worth": catalogue.worths[piece],
            "points": catalogue.points[piece],
            "rate": catalogue.rate[piece],
            "every": catalogue.every[piece],
            "more": catalogue.per_neighbour[piece],
        }
        type_ = catalogue.type_of[piece]
        what = MEASURES[catalogue.measure[piece]] if type_ == CIVIC else TYPES[type_]
        return self.texts.format(f"board-worth-{what}", **told)

    def summary(self, piece: int) -> str:
        """Its size and what it is worth."""
        size = self.texts.format("board-lots", count=self.catalogue.size_of_piece[piece])
        return ", ".join([size, self.worth(piece), *self.gift(piece)])

    def gift(self, piece: int) -> list[str]:
        """What it gives when it is built."""
        points, coins = self.catalogue.gift_points[piece], self.catalogue.gift_coins[piece]
        kinds = [("points", points), ("coins", coins)]
        return [self.texts.format(f"board-gift-{kind}", count=count) for kind, count in kinds if count]

    def said(self, name: str, what: str) -> str:
        return self.texts.format("board-said", name=name, what=what)

    # --- monument cards

    def demands(self, state: State, seat: Seat | None, monument: int) -> list[str]:
        """What its card asks for, with how far a seat has come where that does not depend on the place."""
        return [self._demand(state, seat, *asked) for asked in monuments.card_of(state, monument)]

    def _demand(self, state: State, seat: Seat | None, kind: int, number: int, type_: int) -> str:
        told = self.texts.phrase(monuments.condition(kind, number, type_))
        if seat is None or monuments.about_place(kind):
            return told
        return f"{told} ({min(monuments.figure(state, seat, kind, type_), number)}/{number})"
