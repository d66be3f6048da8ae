"""A position as a drawing: civilizations and map above, the turn and the viewer's hand nearest to the prompt."""

import textwrap
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from latium.cli.boards.canvas import FAINT, GOLD, beside, fit, packed, padded, width_of, wrapped
from latium.cli.boards.first_empires.chart import Chart, width_of_chart
from latium.cli.boards.first_empires.words import ASCII, FANCY, LETTERS, PAINTS, Signs, Words
from latium.core.seats import Seat
from latium.core.text import Texts
from latium.games.first_empires.catalogue import BLACK, COLOURS
from latium.games.first_empires.frames import Moving, Rerolling, Rolling
from latium.games.first_empires.observe import rebuild
from latium.games.first_empires.rules.scoring import card_points, points
from latium.games.first_empires.state import State
from latium.games.first_empires.views import View

ATTRIBUTES: Final = ("dice", "rerolls", "movement", "cards", "explorers")
"""What each track gives."""

NARROWEST: Final = 20
SPACES: Final = 19
"""Room for the spaces of a track."""
TRACK: Final = 24
"""Room for a track with all its spaces."""
SHORT: Final = 12
"""Room for a track in short."""
APART: Final = 4
"""Between the map and the boards where both stand side by side."""


def draw(
    view: View, viewer: Seat | None, texts: Texts, names: Sequence[str], width: int, plain: bool = False
) -> list[Text]:
    pen = _pen(view, viewer, texts, names, width, plain)
    parts = [*pen.tables(), pen.scored(), pen.turn(), pen.hand()]
    return [line for part in parts if part for line in (*part, Text())][:-1]


def brief(
    view: View, viewer: Seat | None, texts: Texts, names: Sequence[str], width: int, plain: bool = False
) -> list[Text]:
    return _pen(view, viewer, texts, names, width, plain).turn()


def _pen(view: View, viewer: Seat | None, texts: Texts, names: Sequence[str], width: int, plain: bool) -> "Pen":
    state = rebuild(view, None)
    return Pen(state, Words(state.catalogue, texts), names, viewer, max(width, NARROWEST), ASCII if plain else FANCY)


class Pen:
    """Draws one position. Of hands it reads the viewer's alone: those of others are not in a view (E-1.10)."""

    def __init__(
        self, state: State, words: Words, names: Sequence[str], viewer: Seat | None, width: int, signs: Signs
    ) -> None:
        self.state = state
        self.catalogue = state.catalogue
        self.words = words
        self.texts = words.texts
        self.names = names
        self.viewer = viewer
        self.width = width
        self.signs = signs
        self.chart = Chart(state, words, names, viewer, signs)

    def tables(self) -> list[list[Text]]:
        """Boards and map, side by side where there is room."""
        boards = self.boards()
        if inner := width_of_chart(self.state, self.width - width_of(boards) - APART):
            return [beside([self.chart.drawn(inner), boards], APART)]
        inner = width_of_chart(self.state, self.width)
        return [boards, self.chart.drawn(inner) if inner else self.chart.listed(self.width)]

    # --- boards

    def boards(self) -> list[Text]:
        seats = [seat for seat in range(self.state.seats) if self.state.players[seat].civilization >= 0]
        if not seats:
            return []
        margin = min(max(map(len, self._labels())), self.width - SHORT - 1)
        whole = margin + len(seats) * (TRACK + 1) <= self.width
        room = TRACK if whole else SHORT
        columns = len(seats) if whole else (self.width - margin) // (SHORT + 1)
        lines: list[Text] = []
        for start in range(0, len(seats), columns):
            labels = [Text(fit(label, margin), style=FAINT) for label in self._labels()]
            blocks = [self._board(seat, room, whole) for seat in seats[start : start + columns]]
            level = [[padded(line, room) for line in block] for block in blocks]
            lines += [*beside([[padded(label, margin) for label in labels], *level], 1), Text()]
        return lines[:-1]

    def _labels(self) -> list[str]:
        given = [
            f"{LETTERS[track]} {self.texts.format(f'board-track-{attribute}')}"
            for track, attribute in enumerate(ATTRIBUTES)
        ]
        return ["", "", *given, *(self.texts.format(f"board-row-{row}") for row in ("cities", "hand", "scored"))]

    def _board(self, seat: Seat, room: int, whole: bool) -> list[Text]:
        state, player, star = self.state, self.state.players[seat], self.signs.star
        title = Text(fit(f"{seat + 1} {self.names[seat]}", room), style="bold reverse" if self._asks(seat) else "bold")
        score = f"{star}{points(state, seat)}"
        name = self.texts.term(f"civilization-{self.catalogue.civilizations[player.civilization]}")
        own = Text.assemble(fit(name, room - len(score) - 1), " ", (score, f"bold {GOLD}"))
        track = self._spaces if whole else self._level
        on_map, taken = sum(state.cities[seat]), sum(player.taken)
        worth = f" {star}{sum(state.hoards[seat])}" if state.hoards[seat] else ""
        scored = f"{player.scored.bit_count()} {star}{card_points(state, seat)}"
        rows = (f"{on_map} + {taken}{worth}", f"{player.hand.bit_count()} / {player.deck.bit_count()}", scored)
        return [title, own, *(track(seat, number) for number in range(len(COLOURS))), *map(Text, rows)]

    def _asks(self, seat: Seat) -> bool:
        return bool(self.state.pending) and self.state.pending[-1].asks == seat

    def _spaces(self, seat: Seat, track: int) -> Text:
        """All spaces of a track, the marker's in brackets, and what that one is worth."""
        player = self.state.players[seat]
        line = Text()
        for space, value in enumerate(self.catalogue.values[player.civilization][track]):
            if space == player.levels[track]:
                line.append(f"[{value}]", style=f"bold {PAINTS[track]}")
            else:
                mark = self.signs.city if space == self._city_space(seat, track) else " "
                line.append(" ").append(str(value)).append(mark, style=GOLD)
        line.pad_right(SPACES - len(line))
        return line.append(f" {self.signs.star}{self._worth(seat, track)}", style=GOLD)

    def _level(self, seat: Seat, track: int) -> Text:
        """The level, what it shows, what the next would show, its points, and how far the city space is."""
        player = self.state.players[seat]
        values, level = self.catalogue.values[player.civilization][track], player.levels[track]
        following = f"{self.signs.arrow}{values[level + 1]}" if level + 1 < len(values) else ""
        line = Text.assemble((f"{level}:", FAINT), (f"{values[level]}", f"bold {PAINTS[track]}"), following)
        line.append(f" {self.signs.star}{self._worth(seat, track)}", style=GOLD)
        steps = self._city_space(seat, track) - level
        return line.append(f"{self.signs.city}+{steps}" if steps > 0 else "", style=GOLD)

    def _worth(self, seat: Seat, track: int) -> int:
        player = self.state.players[seat]
        return self.catalogue.level_points[player.civilization][track][player.levels[track]]

    def _city_space(self, seat: Seat, track: int) -> int:
        """Where the city token above a track is waiting to be earned; -1 once it is placed."""
        player = self.state.players[seat]
        return self.catalogue.city_at[player.civilization][track] if player.tokens >> track & 1 else -1

    def scored(self) -> list[Text]:
        lines: list[Text] = []
        for seat, player in enumerate(self.state.players):
            if cards := self.catalogue.cards_in(player.scored):
                worth = self.words.worth(cards, self.signs.star)
                told = self.texts.format("board-scored", who=self.names[seat], cards=worth)
                lines += wrapped(told, self.width, FAINT)
        return lines

    # --- the turn

    def turn(self) -> list[Text]:
        seat = self.state.whose_turn()
        if seat is None or not self.state.pending:
            return []
        round_ = self.texts.format("board-round", round=self.state.round, rounds=self.catalogue.rounds)
        whose = self.texts.format("board-turn", who=self.names[seat], seat=seat + 1, you=_yes(seat == self.viewer))
        head = [Text(round_, style="bold"), Text(whose, style="bold")]
        return packed([*head, self._dice(), *self._means()], self.width)

    def _dice(self) -> Text:
        """Each with its letter in its colour, those that have served in round brackets."""
        turn = self.state.turn
        if not any(turn.dice):
            return Text()
        line = Text(self.texts.format("board-dice"))
        for face, count in enumerate(turn.dice):
            used = turn.raised[face] if face != BLACK else 0
            for number in range(count):
                served = number >= count - used
                shown = f"({LETTERS[face]})" if served else f"[{LETTERS[face]}]"
                line.append(" ").append(shown, style=FAINT if served else f"bold {PAINTS[face]}")
        return line

    def _means(self) -> list[Text]:
        """Re-rolls while dice are rolled, points up to the end of the movement."""
        step, turn = self.state.pending[0], self.state.turn
        means = []
        if isinstance(step, Rolling | Rerolling):
            means.append(Text(self.texts.format("board-rerolls", count=turn.rerolls)))
        if isinstance(step, Rolling | Rerolling | Moving):
            means.append(Text(self.texts.format("board-movement", count=turn.points)))
        return means

    # --- the hand

    def hand(self) -> list[Text]:
        if self.viewer is None or self.state.players[self.viewer].civilization < 0:
            return []
        cards = self.catalogue.cards_in(self.state.players[self.viewer].hand)
        head = self.texts.format("board-hand", count=len(cards))
        return [Text(head, style="bold"), *(line for card in cards for line in self._card(self.viewer, card))]

    def _card(self, seat: Seat, card: int) -> list[Text]:
        """Whether it could be scored now, its points, and what it asks for with how far that has come."""
        met = self.words.met(self.state, seat, card)
        sign = self.signs.met if met else self.signs.unmet
        title = f"{sign} {self.words.card(card)} {self.signs.star}{self.catalogue.card_points[card]}"
        demands = "; ".join(self.words.progress(self.state, seat, card))
        lines = textwrap.wrap(f"{title}  {demands}", self.width, subsequent_indent="  ")
        painted = [Text(line) for line in lines]
        painted[0].stylize("bold" if met else "", 0, len(title))
        return painted


def _yes(true: bool) -> str:
    return "yes" if true else "no"
