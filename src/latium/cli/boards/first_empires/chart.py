"""The map as a schematic: the Americas on the left, the Old World from west to east, links where regions touch."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from latium.cli.boards.canvas import FAINT, GOLD, Canvas, fit, packed
from latium.cli.boards.first_empires.words import LETTERS, PAINTS, Signs, Words
from latium.core.seats import Seat
from latium.games.first_empires.state import State

PLACES: Final[Mapping[str, tuple[int, int]]] = {
    "thule": (0, 0), "albion": (1, 0), "rus": (3, 0),
    "cahokia": (0, 1), "etruria": (1, 1), "scythia": (2, 1), "huaxia": (4, 1), "ezu": (5, 1),
    "mexaca": (0, 2), "karthadst": (1, 2), "parsa": (2, 2), "indus": (3, 2),
    "cuzco": (0, 3), "wagadu": (1, 3), "aksum": (2, 3), "funan": (4, 3),
    "wallmapu": (0, 4), "mupata": (2, 4), "malagasy": (3, 4), "sahul": (5, 4),
}  # fmt: skip
"""Column and row, so that regions with a common border are neighbours, a corner apart, or in line over a free place."""

SEAS: Final = (((1, 4), (1, 3)), ((3, 3), (5, 3)))
"""By ocean: places for its name, the first that is free."""

NARROWEST: Final = 11
"""A longest name with its coast."""
WIDEST: Final = 16
GAP: Final = 2
HIGH: Final = 3
"""Lines from one row to the next: two for a region, one for links."""
ANCHOR: Final = 4
"""Where under a region a line to one on its right begins."""


def width_of_chart(state: State, width: int) -> int:
    """How wide a region is drawn in this width; 0 if there is no room, or no place for one of the regions."""
    if any(region not in PLACES for region in state.catalogue.regions):
        return 0
    columns = {PLACES[region][0] for region in state.catalogue.regions}
    inner = (width + GAP) // (max(columns) - min(columns) + 1) - GAP
    return min(inner, WIDEST) if inner >= NARROWEST else 0


class Chart:
    """Draws the regions of a position, as a map or as a list."""

    def __init__(self, state: State, words: Words, names: Sequence[str], viewer: Seat | None, signs: Signs) -> None:
        self.state = state
        self.catalogue = state.catalogue
        self.words = words
        self.names = names
        self.viewer = viewer
        self.signs = signs

    # --- a region

    def coasts(self, region: int) -> str:
        marks = zip(self.signs.coasts, self.catalogue.coast, strict=True)
        return "".join(mark for mark, coast in marks if coast[region])

    def title(self, region: int, room: int) -> Text:
        coasts = self.coasts(region)
        paint = PAINTS[self.catalogue.colour_of[region]]
        name = fit(self.words.region(region), room - len(coasts) - 1)
        return Text.assemble((name, f"bold {paint}"), (f" {coasts}" if coasts else "", FAINT))

    def holding(self, region: int, room: int) -> Text:
        """The colour's letter, then who is there with how many, and whose cities."""
        state, signs = self.state, self.signs
        colour, owner = self.catalogue.colour_of[region], state.owners[region]
        cities = "".join(str(seat + 1) * counts[region] for seat, counts in enumerate(state.cities))
        city = f"{signs.city}{cities}" if cities else ""
        line = Text(LETTERS[colour], style=f"bold {PAINTS[colour]}")
        if owner >= 0:
            people = f"{signs.explorer}{state.explorers[region]}"
            mood = "bold" if owner == self.viewer else ""
            line.append(f" {self._owner(owner, room - 2 - len(people) - len(city))}{people}", style=mood)
        return line.append(f" {city}" if len(line) + len(city) < room else city, style=GOLD)

    def _owner(self, seat: Seat, room: int) -> str:
        """A seat's number, and as much of its name as fits."""
        full = f"{seat + 1} {self.names[seat]} "
        return full if len(full) < room else f"{seat + 1}{self.names[seat].split()[0][: max(room - 1, 0)]}"

    # --- a list

    def listed(self, width: int) -> list[Text]:
        """A line for each region."""
        longest = max(len(self.words.region(region)) for region in range(len(self.catalogue.regions)))
        room = min(longest + 3, width // 2)
        lines = []
        for region in range(len(self.catalogue.regions)):
            line = self.title(region, room)
            line.pad_right(room + 1 - len(line))
            lines.append(line.append_text(self.holding(region, width - room - 1)))
        return lines + self._legend(width)

    def _legend(self, width: int) -> list[Text]:
        oceans = [self.words.texts.term(f"ocean-{id}") for id in self.catalogue.oceans]
        marked = [f"{mark} {ocean}" for mark, ocean in zip(self.signs.coasts, oceans, strict=True)]
        return packed([Text(line, style=FAINT) for line in marked], width)

    # --- a map

    def drawn(self, inner: int) -> list[Text]:
        """Regions `inner` wide at their places."""
        places = {region: PLACES[id] for region, id in enumerate(self.catalogue.regions)}
        west = min(column for column, _ in places.values())
        plan = Plan({region: (column - west, row) for region, (column, row) in places.items()}, inner)
        sheet = Canvas(plan.width, plan.height)
        self._links(sheet, plan)
        for region in places:
            x, y = plan.corner(region)
            _lay(sheet, x, y, self.title(region, inner))
            _lay(sheet, x, y + 1, self.holding(region, inner + 1))
        self._oceans(sheet, plan, west)
        return sheet.lines()

    def _oceans(self, sheet: Canvas, plan: "Plan", west: int) -> None:
        for mark, id, places in zip(self.signs.coasts, self.catalogue.oceans, SEAS, strict=True):
            free = [(column - west, row) for column, row in places if plan.is_free((column - west, row))]
            if free:
                x, y = plan.at(free[0])
                for line, word in enumerate(self.words.texts.term(f"ocean-{id}").split()[:2]):
                    sheet.put(x, y + line, f"{mark} {fit(word, plan.inner - 1)}", FAINT)

    def _links(self, sheet: Canvas, plan: "Plan") -> None:
        for region, others in enumerate(self.catalogue.neighbours):
            for other in others:
                self._link(sheet, plan, region, other)

    def _link(self, sheet: Canvas, plan: "Plan", region: int, other: int) -> None:
        """From a region to one on its right or below it; the way back is the same line."""
        (column, row), (other_column, other_row) = plan.places[region], plan.places[other]
        x, y = plan.corner(region)
        end, bottom = plan.corner(other)
        if row == other_row and column < other_column:
            start = x + len(self.title(region, plan.inner))
            room = end - start
            sheet.put(start + (room > GAP), y, self.signs.across * (room - 2 * (room > GAP)), FAINT)
        elif column == other_column and row < other_row:
            for level in range(y + 2, bottom):
                sheet.put(x + 2, level, self.signs.upright, FAINT)
        elif row < other_row:
            left, right = (x, end) if column < other_column else (end, x)
            ends = self.signs.falling if column < other_column else self.signs.rising
            line = ends[0] + self.signs.across * (right - left - ANCHOR - 1) + ends[1]
            sheet.put(left + ANCHOR, y + 2, line, FAINT)


class Plan:
    """Where the regions lie on the sheet."""

    def __init__(self, places: Mapping[int, tuple[int, int]], inner: int) -> None:
        self.places = places
        self.inner = inner
        self.width = (max(column for column, _ in places.values()) + 1) * (inner + GAP) - GAP
        self.height = (max(row for _, row in places.values()) + 1) * HIGH - 1

    def at(self, place: tuple[int, int]) -> tuple[int, int]:
        return place[0] * (self.inner + GAP), place[1] * HIGH

    def corner(self, region: int) -> tuple[int, int]:
        return self.at(self.places[region])

    def is_free(self, place: tuple[int, int]) -> bool:
        x, y = self.at(place)
        return place not in self.places.values() and x < self.width and y < self.height


def _lay(sheet: Canvas, x: int, y: int, text: Text) -> None:
    """Put a line in several styles on the sheet."""
    for place, character in enumerate(text.plain):
        styles = [str(span.style) for span in text.spans if span.start <= place < span.end]
        sheet.put(x + place, y, character, styles[-1] if styles else str(text.style))
