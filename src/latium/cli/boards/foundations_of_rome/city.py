"""The city: a grid of lots on which every building is one shape, or a list where the terminal is too narrow."""

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from latium.cli.boards.canvas import FAINT, GOLD, Canvas, fit
from latium.cli.boards.foundations_of_rome.words import PAINTS, Words
from latium.core.seats import Seat
from latium.games.foundations_of_rome.catalogue import CIVIC, NONE
from latium.games.foundations_of_rome.rules import counting, scoring
from latium.games.foundations_of_rome.state import State

MARGIN: Final = 3
"""Room for the numbers of the rows."""
HIGH: Final = 2
"""Lines of a lot between borders."""
NARROWEST: Final = 5
WIDEST: Final = 9


def width_of_city(size: int, inner: int) -> int:
    return MARGIN + size * (inner + 1) + 1


def inner_for(size: int, width: int) -> int:
    """How wide a lot can be, 0 if the city does not fit."""
    return next((inner for inner in range(WIDEST, NARROWEST - 1, -1) if width_of_city(size, inner) <= width), 0)


class City:
    """Draws the lots of one position."""

    def __init__(self, state: State, words: Words, names: Sequence[str], viewer: Seat | None) -> None:
        self.state = state
        self.catalogue = state.catalogue
        self.words = words
        self.signs = words.signs
        self.names = names
        self.hand = state.hands[viewer] if viewer is not None else []
        self.choice = state.choices[viewer] if viewer is not None else NONE

    # --- as a grid

    def drawn(self, inner: int) -> list[Text]:
        size = self.catalogue.size
        self.inner = inner
        sheet = Canvas(width_of_city(size, inner), 1 + size * (HIGH + 1) + 1)
        for place in range(size):
            sheet.put(MARGIN + 1 + place * (inner + 1) + (inner - 1) // 2, 0, chr(ord("a") + place), FAINT)
            sheet.put(0, 2 + place * (HIGH + 1), f"{place + 1:>2}", FAINT)
        self._borders(sheet)
        for lot in range(size * size):
            if self.state.covering[lot] < 0:
                self._empty(sheet, lot)
        for seat, player in enumerate(self.state.players):
            for building in player.buildings:
                self._building(sheet, seat, building)
        return sheet.lines()

    def _corner(self, column: int, row: int) -> tuple[int, int]:
        """Where the north-western corner of a lot is on the sheet."""
        return MARGIN + column * (self.inner + 1), 1 + row * (HIGH + 1)

    def _apart(self, column: int, row: int, other_column: int, other_row: int) -> bool:
        """Whether a border runs between two places: outside the city there is none."""
        one, other = self._lot(column, row), self._lot(other_column, other_row)
        if one is None or other is None:
            return one != other
        building = self.state.covering[one]
        return building < 0 or building != self.state.covering[other]

    def _lot(self, column: int, row: int) -> int | None:
        size = self.catalogue.size
        return row * size + column if 0 <= column < size and 0 <= row < size else None

    def _borders(self, sheet: Canvas) -> None:
        across, upright = self.signs.corners[12], self.signs.corners[3]
        places = range(self.catalogue.size + 1)
        for row in places:
            for column in places:
                x, y = self._corner(column, row)
                above = self._apart(column - 1, row - 1, column, row - 1)
                below = self._apart(column - 1, row, column, row)
                left = self._apart(column - 1, row - 1, column - 1, row)
                right = self._apart(column, row - 1, column, row)
                sheet.put(x, y, self.signs.corners[above + 2 * below + 4 * left + 8 * right], FAINT)
                if right:
                    sheet.put(x + 1, y, across * self.inner, FAINT)
                for line in range(HIGH if below else 0):
                    sheet.put(x, y + 1 + line, upright, FAINT)

    def _empty(self, sheet: Canvas, lot: int) -> None:
        """What the lot is called, and above it whose marker lies there or what its deed costs."""
        x, y = self._corner(lot % self.catalogue.size, lot // self.catalogue.size)
        sign, style = self._mark(lot)
        for line, (text, mood) in enumerate(((sign, style), (self.catalogue.lots[lot], FAINT))):
            sheet.put(x + 1 + (self.inner - len(text)) // 2, y + 1 + line, text, mood)

    def _mark(self, lot: int) -> tuple[str, str]:
        state, signs = self.state, self.signs
        if (owner := state.owners[lot]) != NONE:
            return f"{signs.marker}{owner + 1}", f"bold {PAINTS[owner]}"
        if lot in state.row:
            return f"{signs.coin}{self.catalogue.prices[state.row.index(lot)]}", f"bold {GOLD}"
        if lot in self.hand:
            return signs.held + signs.met * (lot == self.choice), f"bold {GOLD}"
        return (signs.gone, FAINT) if lot in state.gone else ("", "")

    def _building(self, sheet: Canvas, seat: Seat, building: int) -> None:
        style = f"bold #ffffff on {PAINTS[seat]}"
        lots = self.catalogue.lots_of[building]
        for lot in lots:
            self._fill(sheet, *divmod(lot, self.catalogue.size), style)
        first, run = self._widest(lots)
        x, y = self._corner(first % self.catalogue.size, first // self.catalogue.size)
        room = run * (self.inner + 1) - 1
        for line, text in enumerate(self._texts(seat, building, room)[: self._lines(lots, first, run)]):
            sheet.put(x + 1, y + 1 + line, text, style)

    def _fill(self, sheet: Canvas, row: int, column: int, style: str) -> None:
        """The lot, and the border to its own building on its right and below."""
        x, y = self._corner(column, row)
        right = not self._apart(column, row, column + 1, row)
        below = not self._apart(column, row, column, row + 1)
        for line in range(HIGH):
            sheet.put(x + 1, y + 1 + line, " " * (self.inner + right), style)
        if below:
            whole = right and not self._apart(column, row + 1, column + 1, row + 1)
            within = whole and not self._apart(column + 1, row, column + 1, row + 1)
            sheet.put(x + 1, y + 1 + HIGH, " " * (self.inner + within), style)

    def _widest(self, lots: Sequence[int]) -> tuple[int, int]:
        """Where the longest run of lots in a row begins, and how long it is: there the building is named."""
        runs = [(self._run(lots, lot), -lot) for lot in lots]
        run, lot = max(runs)
        return -lot, run

    def _run(self, lots: Sequence[int], lot: int) -> int:
        size = self.catalogue.size
        return next(
            steps for steps in range(1, size + 1) if lot + steps not in lots or (lot + steps) // size != lot // size
        )

    def _lines(self, lots: Sequence[int], first: int, run: int) -> int:
        """How many lines there are for a text as wide as the run."""
        size = self.catalogue.size
        rows = next(
            down for down in range(1, size + 1) if any(first + down * size + step not in lots for step in range(run))
        )
        return rows * (HIGH + 1) - 1

    def _texts(self, seat: Seat, building: int, room: int) -> list[str]:
        name = self.words.short(self.state.piece_on(building))
        named = [fit(line, room) for line in textwrap.wrap(name, room, break_long_words=False)]
        return [fit(self._label(seat, building, room), room), *named]

    def _label(self, seat: Seat, building: int, room: int) -> str:
        """Whose it is and what it is worth now, as far as there is room with what a neighbour brings."""
        piece = self.state.piece_on(building)
        owner = f"{seat + 1}{self.signs.monument * self.words.is_monument(piece)}"
        told = [f"{owner} {self.value(building)}", f"{owner}{self.value(building)}"]
        if self.catalogue.type_of[piece] == CIVIC:
            points = scoring.civic_points(self.state, building)
            told.insert(0, f"{owner} {self.signs.types[CIVIC]} {self.words.values(piece)}={points}")
        return next((label for label in told if len(label) <= room), told[-1])

    def value(self, building: int) -> str:
        """The people, the coins and points, or the points a building brings now."""
        state, signs = self.state, self.signs
        piece = state.piece_on(building)
        type_ = self.catalogue.type_of[piece]
        if type_ == CIVIC:
            return f"{signs.types[CIVIC]}{signs.star}{scoring.civic_points(state, building)}"
        points = self.catalogue.points[piece]
        return f"{signs.types[type_]}{state.worths[piece]}" + (f"{signs.star}{points}" if points else "")

    # --- as a list

    def listed(self, width: int) -> list[Text]:
        """Player by player: buildings with their lots and values, then lots without a building."""
        lines: list[Text] = []
        for seat, player in enumerate(self.state.players):
            owner = f"{seat + 1} {self.names[seat]}"
            lines.append(Text(fit(owner, width), style=f"bold {PAINTS[seat]}"))
            for text in [*map(self._entry, player.buildings), *self._lots_of(seat)]:
                wrapped = textwrap.wrap(text, width, initial_indent=" ", subsequent_indent="   ")
                lines += [Text(fit(line, width)) for line in wrapped]
        return lines

    def _entry(self, building: int) -> str:
        piece = self.state.piece_on(building)
        crown = self.signs.monument * self.words.is_monument(piece)
        where = self.catalogue.footprints[building]
        return f"{crown}{self.value(building)} {self.words.short(piece)} {where}"

    def _lots_of(self, seat: Seat) -> Iterator[str]:
        lots = [self.catalogue.lots[lot] for lot in counting.empty_lots(self.state, seat)]
        if lots:
            yield f"{self.signs.marker} {' '.join(lots)}"
