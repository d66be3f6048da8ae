"""A position as a drawing: nations above, display and rows below."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from latium.cli.boards.canvas import BLUE, FAINT, GOLD, GREEN, PURPLE, RED, Canvas, beside, fit, wrapped
from latium.cli.boards.founders.words import Words
from latium.core.seats import Seat
from latium.core.text import Texts, capitalised
from latium.games.founders.catalogue import CITY, STACKS, TOKENS, VICTORY, VILLAGE
from latium.games.founders.grid import Cell, block_at, cell_at, cell_name, column_name, column_of, row_of
from latium.games.founders.nation import Nation
from latium.games.founders.observe import rebuild
from latium.games.founders.rules.scoring import CRAFTSMAN_POINTS, points
from latium.games.founders.state import State
from latium.games.founders.views import View

COLOURS: Final = (GREEN, BLUE, PURPLE, RED)
"""By class, as on the backs."""

NARROWEST: Final = 6
WIDEST: Final = 11
RING: Final = 4
"""The width of the column of free cells on either side of the viewer's nation."""
MARGIN: Final = 3
"""Room for the numbers of the rows."""
HEAD: Final = 24
"""Room for a name and its points."""
GAP: Final = 2
CARD: Final = 12
"""A tile of a row needs so much width to be worth a column."""


class Signs(NamedTuple):
    """The characters of a drawing."""

    near: str
    star: str
    arrow: str
    village: str
    city: str
    pillaged: str
    coin: str
    craftsman: str
    carriage: str
    corners: str
    """Sixteen: by the edges that meet, 1 above, 2 below, 4 to the left, 8 to the right."""
    across: str
    upright: str


FANCY: Final = Signs("▲", "★", "→", "⌂", "♦", "✗", "¢", "⚒", "◉", " ╵╷│╴┘┐┤╶└┌├─┴┬┼", "─", "│")
ASCII: Final = Signs("^", "*", ">", "v:", "c:", "X", "$", "&", "@", " " * 3 + "|" + " " + "++++++" + "+-+++", "-", "|")


def draw(
    view: View, viewer: Seat | None, texts: Texts, names: Sequence[str], width: int, plain: bool = False
) -> list[Text]:
    """The nations above, the market below: what can be taken is still to be seen where a small terminal scrolls."""
    state = rebuild(view)
    pen = Pen(state, Words(state.catalogue, texts), names, viewer, max(width, HEAD - 4), ASCII if plain else FANCY)
    return [line for part in (pen.nations(), pen.market(), pen.supply()) for line in (*part, Text())][:-1]


def brief(
    view: View, viewer: Seat | None, texts: Texts, names: Sequence[str], width: int, plain: bool = False
) -> list[Text]:
    """The question says all there is to know."""
    return []


class Pen:
    """Draws one position."""

    def __init__(
        self, state: State, words: Words, names: Sequence[str], viewer: Seat | None, width: int, signs: Signs
    ) -> None:
        self.state = state
        self.catalogue = state.catalogue
        self.words = words
        self.names = names
        self.viewer = viewer
        self.width = width
        self.signs = signs

    # --- rows and display

    def market(self) -> list[Text]:
        state = self.state
        lines = self._shelf(self._label("board-victory", len(state.display)), state.display)
        if state.draft:
            lines += self._shelf(self._label("board-draft", len(state.draft)), state.draft)
        for stack, row in enumerate(state.rows):
            left = self.words.texts.format("board-stack", count=state.stack_sizes[stack])
            lines += self._shelf((self.words.term(f"stack-{STACKS[stack]}"), left), row)
        return lines

    def _label(self, key: str, count: int) -> tuple[str, str]:
        return self.words.texts.format(key), str(count)

    def _shelf(self, label: tuple[str, str], kinds: Sequence[int]) -> list[Text]:
        """Tiles side by side, each with its name and below it what it needs and brings."""
        margin = 9 if self.width < 60 else 11
        columns = max(1, min(_columns(len(kinds)), (self.width - margin) // CARD))
        room = (self.width - margin) // columns
        rows = [kinds[start : start + columns] for start in range(0, len(kinds), columns)] or [()]
        lines: list[Text] = []
        for number, row in enumerate(rows):
            name, count = label if number == 0 else ("", "")
            top = Text().append(fit(capitalised(name), margin - 1).ljust(margin), style="bold")
            bottom = Text().append(fit(count, margin - 1).ljust(margin), style=FAINT)
            for kind in row:
                colour = COLOURS[self.catalogue.class_of[kind]]
                top.append(self._title(kind, room - 1).ljust(room), style=f"bold {colour}")
                bottom.append(self._card(kind, room - 1).ljust(room))
            lines += [top, bottom]
        return lines

    def _title(self, kind: int, room: int) -> str:
        stars = self.signs.star * self.catalogue.points[kind]
        name = self.words.name(kind, room - len(stars) - 1 if stars else room)
        return f"{stars} {name}" if stars else name

    def _card(self, kind: int, room: int) -> str:
        return self.words.card(kind, room, self.signs.arrow)

    # --- nations

    def nations(self) -> list[Text]:
        """As many beside each other as fit, the viewer's last."""
        seats = list(range(self.state.seats))
        if self.viewer is not None:
            seats = seats[self.viewer + 1 :] + seats[: self.viewer + 1]
        lines: list[Text] = []
        for row in self._rows_of(seats):
            ring = self._needed(row, NARROWEST, ring=True) <= self.width
            inner = next((size for size in range(WIDEST, 1, -1) if self._needed(row, size, ring) <= self.width), 0)
            lines += [*beside([self._nation(seat, inner, ring) for seat in row], GAP), Text()]
        return lines[:-1]

    def _rows_of(self, seats: list[Seat]) -> Iterator[list[Seat]]:
        row: list[Seat] = []
        for seat in seats:
            if row and self._needed([*row, seat], NARROWEST, ring=False) > self.width:
                yield row
                row = []
            row.append(seat)
        yield row

    def _needed(self, seats: Sequence[Seat], inner: int, ring: bool) -> int:
        """The width of these nations side by side, with tiles so wide inside."""
        return sum(self._room(seat, inner, ring) for seat in seats) + GAP * (len(seats) - 1)

    def _room(self, seat: Seat, inner: int, ring: bool) -> int:
        lattice = MARGIN + 1 + self._columns(seat) * (inner + 1) + 2 * RING * (ring and seat == self.viewer)
        return max(HEAD, lattice)

    def _columns(self, seat: Seat) -> int:
        columns = {column_of(cell) for cell in self.state.nations[seat].tiles}
        return max(columns) - min(columns) + 1 if columns else 0

    def _nation(self, seat: Seat, inner: int, ring: bool) -> list[Text]:
        nation = self.state.nations[seat]
        if not nation.tiles:
            room = min(HEAD, self.width)
            return [*self._head(seat, room), *self._drafted(seat, room)]
        if inner < NARROWEST:
            return self._head(seat, self.width) + self._listed(nation, self.width)
        room = self._room(seat, inner, ring)
        foot = self.words.texts.format("board-near", who=self.names[seat], mark=self.signs.near)
        return [
            *self._head(seat, room),
            *self._lattice(nation, Plan(nation, inner, ring and seat == self.viewer)),
            Text(" " * MARGIN + fit(foot, room - MARGIN), style=FAINT),
        ]

    def _head(self, seat: Seat, room: int) -> list[Text]:
        texts = self.words.texts
        acting = bool(self.state.pending) and self.state.pending[-1].asks == seat
        score = texts.format("board-points", points=points(self.state, seat))
        name = texts.format("board-player", seat=seat + 1, who=fit(self.names[seat], room - len(score) - 4))
        title = Text.assemble((name, "bold reverse" if acting else "bold"), (f"  {score}", f"bold {GOLD}"))
        hand = self.words.hand(self.state.hands[seat])
        if swapped := len(self.state.nations[seat].swapped):
            hand += "; " + texts.format("board-swapped", count=swapped)
        return [title, *wrapped(hand, room)]

    def _drafted(self, seat: Seat, room: int) -> list[Text]:
        taken = self.state.drafted[seat] if self.state.drafted else []
        return [Text(self.words.name(kind, room), style=COLOURS[self.catalogue.class_of[kind]]) for kind in taken]

    def _listed(self, nation: Nation, room: int) -> list[Text]:
        """For a terminal that is too narrow: a line for each tile, the farthest rows first."""
        cells = sorted(nation.tiles, key=lambda cell: (-row_of(cell), column_of(cell)))
        lines = []
        for cell in cells:
            kind = nation.tiles[cell]
            line = Text(f" {cell_name(cell):<4}", style=FAINT)
            line.append(self._title(kind, room // 2).ljust(room // 2 + 1), style=COLOURS[self.catalogue.class_of[kind]])
            lines.append(line.append(self._second(nation, cell, room // 2 - 8)))
        blocks = [cell_name(corner) for corner in nation.carriages]
        return lines + ([Text(f" {self.signs.carriage} {' '.join(blocks)}", style=GOLD)] if blocks else [])

    def _lattice(self, nation: Nation, plan: "Plan") -> list[Text]:
        sheet = Canvas(plan.width, plan.height)
        self._borders(sheet, nation, plan)
        for cell in nation.tiles:
            self._tile(sheet, nation, cell, plan)
        if plan.ring:
            for cell in nation.frontier:
                x, y = plan.middle(cell)
                sheet.put(x - len(cell_name(cell)) // 2, y, cell_name(cell), FAINT)
        for column in range(plan.left, plan.right + 1):
            x, _ = plan.middle(cell_at(column, plan.bottom))
            sheet.put(x, plan.height - 1, column_name(column), FAINT)
        for row in range(plan.bottom, plan.top + 1):
            _, y = plan.middle(cell_at(plan.left, row))
            sheet.put(0, y, f"{row:>2}", FAINT)
        return sheet.lines()

    def _borders(self, sheet: Canvas, nation: Nation, plan: "Plan") -> None:
        edges: dict[tuple[int, int], int] = {}
        for cell in nation.tiles:
            x, y = plan.corner(cell)
            wide, high = plan.inner + 1, 3
            for corner, sides in (((x, y), 10), ((x + wide, y), 6), ((x, y + high), 9), ((x + wide, y + high), 5)):
                edges[corner] = edges.get(corner, 0) | sides
            for level in (y, y + high):
                sheet.put(x + 1, level, self.signs.across * plan.inner, FAINT)
            for side in (x, x + wide):
                for level in (y + 1, y + 2):
                    sheet.put(side, level, self.signs.upright, FAINT)
        for (x, y), sides in edges.items():
            sheet.put(x, y, self.signs.corners[sides], FAINT)
        for block in nation.carriages:
            x, y = plan.corner(block_at(block)[-1])
            sheet.put(x, y + 3, self.signs.carriage, f"bold {GOLD}")

    def _tile(self, sheet: Canvas, nation: Nation, cell: Cell, plan: "Plan") -> None:
        kind = nation.tiles[cell]
        x, y = plan.corner(cell)
        colour = COLOURS[self.catalogue.class_of[kind]]
        faint = " dim" if cell in nation.pillaged else ""
        sheet.put(x + 1, y + 1, self.words.name(kind, plan.inner), f"bold {colour}{faint}")
        second = self._second(nation, cell, plan.inner)
        sheet.put(x + 1, y + 2, second.plain, str(second.style))

    def _second(self, nation: Nation, cell: Cell, room: int) -> Text:
        """What lies on the tile, else what it gives."""
        signs, kind = self.signs, nation.tiles[cell]
        class_ = self.catalogue.class_of[kind]
        colour = COLOURS[class_]
        marks = signs.pillaged * (cell in nation.pillaged) + signs.coin * (cell in nation.coins)
        if cell in nation.craftsmen:
            worth = "" if cell in nation.pillaged else f"+{CRAFTSMAN_POINTS}"
            return Text(fit(f"{marks}{signs.craftsman}{worth}", room), style=f"bold {GOLD}")
        if class_ == VICTORY:
            stars = signs.star * self.catalogue.points[kind]
            return Text(f"{marks}{stars}", style=f"bold {RED if marks else GOLD}")
        sign = {VILLAGE: signs.village, CITY: signs.city}.get(class_, "")
        gives = self.words.gives(kind, room - len(marks) - len(sign))
        mood = RED if cell in nation.pillaged else GOLD if marks else colour
        return Text(f"{marks}{sign}{gives}", style=mood)

    # --- the rest

    def supply(self) -> list[Text]:
        counts = [
            self.words.texts.format("board-token", token=token, count=count)
            for token, count in zip(TOKENS, self.state.supply, strict=True)
        ]
        return wrapped(self.words.texts.format("board-supply", tokens=", ".join(counts)), self.width, FAINT)


class Plan:
    """Where the cells of a nation lie on its sheet: each is two lines high between borders it shares."""

    def __init__(self, nation: Nation, inner: int, ring: bool) -> None:
        columns = [column_of(cell) for cell in nation.tiles]
        rows = [row_of(cell) for cell in nation.tiles]
        self.left, self.right = min(columns), max(columns)
        self.bottom, self.top = min(rows), max(rows)
        self.inner = inner
        self.ring = ring
        self._x = MARGIN + RING * ring
        self._y = 1 if ring else 0
        self.width = self._x + (self.right - self.left + 1) * (inner + 1) + 1 + RING * ring
        self.height = self._y + (self.top - self.bottom + 1) * 3 + 1 + (2 if ring else 1)

    def corner(self, cell: Cell) -> tuple[int, int]:
        """The far left corner of a cell."""
        return (
            self._x + (column_of(cell) - self.left) * (self.inner + 1),
            self._y + (self.top - row_of(cell)) * 3,
        )

    def middle(self, cell: Cell) -> tuple[int, int]:
        """Where a name in the cell is centred; cells of the ring are small."""
        x, y = self.corner(cell)
        x += 1 + self.inner // 2
        y += 1
        if column_of(cell) < self.left:
            x = MARGIN + 1
        elif column_of(cell) > self.right:
            x = self.width - RING // 2
        if row_of(cell) > self.top:
            y = 0
        elif row_of(cell) < self.bottom:
            y = self.height - 2
        return x, y


def _columns(count: int) -> int:
    """Five tiles to a line at most, fewer where that fills the lines evenly."""
    rows = -(-count // 5) or 1
    return max(3, -(-count // rows))
