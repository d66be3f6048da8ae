"""A position as a drawing: the city, and beside or below it the monuments, the players and the deeds for sale."""

import textwrap
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from rich.text import Text

from latium.cli.boards.canvas import FAINT, GOLD, fit, packed, padded, width_of
from latium.cli.boards.foundations_of_rome.city import City, inner_for, width_of_city
from latium.cli.boards.foundations_of_rome.words import ASCII, FANCY, PAINTS, Words
from latium.core.seats import Seat
from latium.core.text import Texts
from latium.games.foundations_of_rome.catalogue import CIVIC, NONE, RESIDENTIAL, TYPES
from latium.games.foundations_of_rome.components import ERAS
from latium.games.foundations_of_rome.frames import Acting
from latium.games.foundations_of_rome.observe import rebuild
from latium.games.foundations_of_rome.rules import counting, deeds, monuments
from latium.games.foundations_of_rome.rules.setup import drafting
from latium.games.foundations_of_rome.rules.valuing import prospects
from latium.games.foundations_of_rome.state import State
from latium.games.foundations_of_rome.views import View

NARROWEST: Final = 20
PANEL: Final = 42
"""Room that players, monuments and deeds need beside the city."""
COMFORT: Final = 6
"""A lot is no narrower only to have them there."""
APART: Final = 3
NAME: Final = 12
COLUMNS: Final = ("points", "era", "coins", "income", "people", "markers", "monuments")


def draw(
    view: View, viewer: Seat | None, texts: Texts, names: Sequence[str], width: int, plain: bool = False
) -> list[Text]:
    pen = _pen(view, viewer, texts, names, width, plain)
    size, room = pen.catalogue.size, pen.width - APART - PANEL
    if inner := inner_for(size, room) if room >= width_of_city(size, COMFORT) else 0:
        city = pen.city.drawn(inner)
        pen.width -= width_of(city) + APART
        return _side_by_side(city, _spaced([pen.sale(), pen.table(), pen.monuments()]))
    inner = inner_for(size, pen.width)
    city = pen.city.drawn(inner) if inner else pen.city.listed(pen.width)
    return _spaced([city, pen.monuments(), pen.table(), pen.sale()])


def brief(
    view: View, viewer: Seat | None, texts: Texts, names: Sequence[str], width: int, plain: bool = False
) -> list[Text]:
    return _pen(view, viewer, texts, names, width, plain).sale()


def _pen(view: View, viewer: Seat | None, texts: Texts, names: Sequence[str], width: int, plain: bool) -> "Pen":
    state = rebuild(view, None)
    words = Words(state.catalogue, texts, ASCII if plain else FANCY)
    return Pen(state, words, names, viewer, max(width, NARROWEST))


def _spaced(parts: Sequence[list[Text]]) -> list[Text]:
    return [line for part in parts if part for line in (*part, Text())][:-1]


def _side_by_side(left: list[Text], right: list[Text]) -> list[Text]:
    width = width_of(left) + APART
    return [padded(one, width) + other for one, other in zip_longest(left, right, fillvalue=Text())]


def _aligned(cells: Sequence[str], widths: Sequence[int]) -> str:
    return "".join(f" {cell:>{wide}}" for cell, wide in zip(cells, widths, strict=True))


class Pen:
    """Draws one position. Of hands in a draft it reads those the viewer has seen alone: a view has no others."""

    def __init__(self, state: State, words: Words, names: Sequence[str], viewer: Seat | None, width: int) -> None:
        self.state = state
        self.catalogue = state.catalogue
        self.words = words
        self.texts = words.texts
        self.signs = words.signs
        self.names = names
        self.viewer = viewer
        self.width = width
        self.city = City(state, words, names, viewer)

    # --- what is for sale

    def sale(self) -> list[Text]:
        """The era, the piles and the row with its prices; in a draft the viewer's hand."""
        if drafting(self.state):
            return self._hand()
        state = self.state
        if state.reason:
            return []
        era = Text(self.texts.format("board-era", era=state.era + 1, eras=ERAS), style="bold")
        head = [era, *self._final_turns(), Text(self._piles(), style=FAINT)]
        return [*packed(head, self.width), *packed(self._deeds(), self.width, "  ")]

    def _final_turns(self) -> list[Text]:
        if not self.state.final_turns:
            return []
        return [Text(self.texts.format("board-final-turns", count=self.state.final_turns), style=f"bold {GOLD}")]

    def _piles(self) -> str:
        return self.texts.format("board-piles", counts=" / ".join(map(str, self.state.piles)))

    def _deeds(self) -> list[Text]:
        """Those the viewer cannot pay, or has no marker for, are faint."""
        row = [
            Text.assemble(
                (f"{slot + 1}:", FAINT),
                (f"{self.catalogue.lots[lot].upper()} ", "bold" if self._affordable(slot) else FAINT),
                (f"{self.signs.coin}{self.catalogue.prices[slot]}", GOLD if self._affordable(slot) else FAINT),
            )
            for slot, lot in enumerate(self.state.row)
        ]
        return [Text(self.texts.format("board-row")), *row] if row else []

    def _affordable(self, slot: int) -> bool:
        if self.viewer is None:
            return True
        player = self.state.players[self.viewer]
        return bool(player.markers) and player.coins >= self.catalogue.prices[slot]

    def _hand(self) -> list[Text]:
        state = self.state
        title = Text(self.texts.format("board-draft"), style="bold")
        waiting = [self.names[seat] for seat in range(state.seats) if state.choices[seat] == NONE]
        parts = [title, Text(self.texts.format("board-choosing", who=", ".join(waiting)), style=FAINT)]
        if self.viewer is not None:
            lots = " ".join(self.catalogue.lots[lot].upper() for lot in state.hands[self.viewer])
            parts.append(Text(self.texts.format("board-hand", lots=lots), style=f"bold {GOLD}"))
        return packed(parts, self.width)

    # --- the players

    def table(self) -> list[Text]:
        """A line for each with its figures, and one with the buildings in its tray."""
        rows = self._figures()
        name = min(max(len(name) + 2 for name in self.names), NAME, self.width - 8)
        lines = self._columns(rows, name)
        trays = self._trays(name)
        wide = width_of(lines)
        if wide > self.width:
            return self._packed_figures(rows) + trays
        if wide + APART + width_of(trays) - name - 1 <= self.width:
            return [padded(line, wide + APART) + tray[name + 1 :] for line, tray in zip(lines, trays, strict=True)]
        return [*lines, *trays]

    def _figures(self) -> list[list[str]]:
        """By seat, in the order of the columns; empty where there is nothing to say."""
        state = self.state
        coming = prospects(state)
        return [
            [
                str(sum(player.points)),
                "" if state.reason else f"+{coming[seat].points}",
                str(player.coins),
                f"+{deeds.income(state, seat)}",
                str(counting.population(state, seat)),
                str(player.markers),
                str(player.monument_markers) if state.options["monuments"] is True else "",
            ]
            for seat, player in enumerate(state.players)
        ]

    def _columns(self, rows: list[list[str]], name: int) -> list[Text]:
        """The figures below their headings, without columns that say nothing."""
        told = [place for place in range(len(COLUMNS)) if any(row[place] for row in rows)]
        heads = [self._heads()[place] for place in told]
        shown = [[row[place] for place in told] for row in rows]
        wide = [max(map(len, column)) for column in zip(heads, *shown, strict=True)]
        head = Text(" " * name + _aligned(heads, wide), style=FAINT)
        return [head, *(self._row(seat, name, row, wide) for seat, row in enumerate(shown))]

    def _heads(self) -> list[str]:
        """Words where they fit, else signs."""
        words = [self.texts.format(f"board-column-{column}") for column in COLUMNS]
        if NAME + sum(len(word) + 1 for word in words) <= self.width:
            return words
        signs = self.signs
        people = signs.types[RESIDENTIAL]
        return [signs.star, f"+{signs.star}", signs.coin, f"+{signs.coin}", people, signs.marker, signs.monument]

    def _row(self, seat: Seat, name: int, figures: list[str], widths: list[int]) -> Text:
        return Text.assemble(
            (fit(self._named(seat), name).ljust(name), self._mood(seat)),
            (_aligned(figures[:1], widths[:1]), f"bold {GOLD}"),
            _aligned(figures[1:], widths[1:]),
        )

    def _named(self, seat: Seat) -> str:
        return f"{seat + 1} {self.names[seat]}"

    def _mood(self, seat: Seat) -> str:
        step = self.state.pending[-1] if self.state.pending else None
        acting = isinstance(step, Acting) and step.seat == seat
        return f"bold {PAINTS[seat]}" + (" reverse" if acting else "")

    def _packed_figures(self, rows: list[list[str]]) -> list[Text]:
        """For a narrow terminal: each figure with its sign."""
        lines: list[Text] = []
        heads = self._heads()
        for seat, row in enumerate(rows):
            figures = [Text(f"{head.strip('+')}{figure}") for head, figure in zip(heads, row, strict=True) if figure]
            name = Text(fit(self._named(seat), self.width), style=self._mood(seat))
            lines += packed([name, *figures], self.width, " ")
        return lines

    def _trays(self, name: int) -> list[Text]:
        """The buildings in the trays below the names, or beside the numbers of their owners where that is too wide."""
        trays = [self._tray(seat) for seat in range(self.state.seats)]
        whole = [Text("  ").join(parts) for parts in trays]
        label = name if name + 1 + width_of(whole) <= self.width else 1
        title = self.texts.format("board-trays")
        lines = [Text(fit(" " * (label + 1) + title, self.width), style=FAINT)]
        for seat, parts in enumerate(trays):
            owner = Text(self._named(seat)[:label].ljust(label), style=PAINTS[seat])
            one_line = Text(" ").join([owner, whole[seat]])
            lines += [one_line] if len(one_line) <= self.width else packed([owner, *parts], self.width, " ")
        return lines

    def _tray(self, seat: Seat) -> list[Text]:
        """By type, one character for each building; a point for one that stands in the city."""
        signs = self.signs
        parts = []
        for type_ in range(len(TYPES)):
            part = Text(signs.types[type_], style=FAINT).append(" ", style="not dim")
            for piece in range(self.catalogue.monuments_from):
                if self.catalogue.type_of[piece] == type_:
                    there = self.state.players[seat].tray[piece]
                    part.append(self._token(piece) * there, style="not dim bold")
                    part.append(signs.used * (self.catalogue.copies[piece] - there))
            parts.append(part)
        return parts

    def _token(self, piece: int) -> str:
        """A civic building by what it counts, any other by its shape: a row of lots by their number."""
        if self.catalogue.type_of[piece] == CIVIC:
            return self.signs.measures[self.catalogue.measure[piece]]
        shape = self.words.shape(piece)
        return shape[1:2] if shape.startswith("I") else shape[0]

    # --- the monuments

    def monuments(self) -> list[Text]:
        return [line for place in range(len(self.state.display)) for line in self._monument(place)]

    def _monument(self, place: int) -> list[Text]:
        """What it is worth and what its card asks for, or where it stands."""
        state, signs = self.state, self.signs
        monument, standing = state.display[place], state.standing[place]
        title = f"{self.words.piece(monument)} {self.words.shape(monument)} {self._worth(monument)}"
        if standing != NONE:
            seat = state.owner_of(standing)
            where = self.texts.format(
                "board-stands", who=self.names[seat], lots=self.catalogue.footprints[standing].upper()
            )
            return self._wrapped(f"{signs.monument} {title}", where, PAINTS[seat])
        met = self.viewer is not None and monuments.builder_may(state, self.viewer, monument)
        asked = ", ".join(self.words.demands(state, self.viewer, monument))
        sign = signs.met if met else signs.unmet
        return self._wrapped(f"{sign} {title}", asked or self.texts.format("board-asks-nothing"), "bold" if met else "")

    def _worth(self, monument: int) -> str:
        """With what it gives to the neighbours when it is built."""
        points, coins = self.catalogue.gift_points[monument], self.catalogue.gift_coins[monument]
        gift = f"{self.signs.star}{points}" * bool(points) + f"{self.signs.coin}{coins}" * bool(coins)
        return self.words.values(monument) + (f" ({self.texts.format('board-gift', gift=gift)})" if gift else "")

    def _wrapped(self, title: str, rest: str, style: str) -> list[Text]:
        lines = textwrap.wrap(
            self.words.said(title, rest), self.width, subsequent_indent="    ", break_on_hyphens=False
        )
        painted = [Text(fit(line, self.width)) for line in lines]
        painted[0].stylize(style, 0, len(title))
        return painted
