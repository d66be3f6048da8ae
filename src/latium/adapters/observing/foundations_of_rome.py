"""What a seat sees of Foundations of Rome: everything but the piles and the hands of a draft it never held (R-1.9)."""

from typing import Any, Final, final

from latium.adapters.numbering.foundations_of_rome import turns_of
from latium.adapters.observing.contract import Block, Layout, capped, fill, pour
from latium.core.seats import Seat
from latium.games.foundations_of_rome.actions import ROW, Keep
from latium.games.foundations_of_rome.catalogue import CARD_SETS, NONE, TYPES, Catalogue
from latium.games.foundations_of_rome.frames import Acting, Dealing, Drafting, Filling, Frame, Unveiling
from latium.games.foundations_of_rome.rules import counting, deeds, setup
from latium.games.foundations_of_rome.state import SCORE_PARTS, State

STEPS: Final = ["set-up", "deal", "draft", "fill the row", "unveil", "act"]
SIGHTS: Final = 5  # planes besides those of seats and types: the kind, first lots, the row, unseen deeds, deeds gone
UNSEEN: Final = ROW
GONE: Final = ROW + 1
NUMBERS: Final = 6


@final
class FoundationsOfRomeObserver:
    """See `blocks`."""

    __slots__ = (
        "_asked",
        "_blocks",
        "_chosen",
        "_city",
        "_count",
        "_deeds",
        "_empty",
        "_first",
        "_hands",
        "_kinds",
        "_lots",
        "_monuments",
        "_monuments_from",
        "_numbers",
        "_planes",
        "_points",
        "_rows",
        "_seats",
        "_sights",
        "_size",
        "_starting",
        "_step",
        "_table",
        "_tray",
        "_turns",
        "_whose",
        "_worths",
    )

    def __init__(self, seats: int, catalogue: Catalogue, ids: int) -> None:
        layout = Layout()
        size = catalogue.size
        self._seats = seats
        self._lots = size * size
        self._monuments_from = catalogue.monuments_from
        self._starting = catalogue.source.game.starting_deeds
        self._turns = turns_of(catalogue)
        self._kinds = len(catalogue.pieces)
        self._planes = seats + len(TYPES) + SIGHTS
        self._sights = seats + len(TYPES)
        self._empty = bytes(self._planes)
        self._deeds: list[bytes] = [_lit(self._planes, self._sights + 2, slot + 1) for slot in range(ROW)]
        self._deeds.extend([_lit(self._planes, self._sights + 3, 1), _lit(self._planes, self._sights + 4, 1)])
        """The planes of a lot whose deed is in a slot of the row, unseen, or gone."""
        self._rows: dict[int, bytes] = {}
        self._city = layout.block(
            "city",
            (size, size, self._planes),
            "planes for the lots of each seat, for the buildings of each type (" + ", ".join(TYPES) + "), for the kind "
            "of building + 1, for the first lot of each building (how it is turned + 1), for deeds for sale (slot from "
            "1), for deeds the seat has not seen, for those out of the game",
        )
        self._hands = layout.block("hands", (seats, size, size), "deeds in a draft, as far as the seat held them")
        self._chosen = layout.block("kept", (seats + self._lots,), "who has chosen in a draft; the own choice by lot")
        self._numbers = layout.block(
            "numbers",
            (seats, NUMBERS),
            "coins, of which full hundreds, lot markers, monument markers, population, income",
        )
        self._tray = layout.block("tray", (seats, self._monuments_from), "buildings that are not on the board")
        self._points = layout.block(
            "points", (seats, 2 * len(SCORE_PARTS)), "by part, " + ", ".join(SCORE_PARTS) + ": points, scorings"
        )
        self._worths = layout.block("worths", (self._kinds,), "people or coins each kind of building is good for now")
        self._monuments = layout.block(
            "monuments", (self._kinds - self._monuments_from, 3), "card of set a, card of set b, built"
        )
        self._table = layout.block(
            "table", (3 + len(catalogue.population_bonus),), "era, final turns, quiet turns, piles"
        )
        self._first = layout.block("first player", (seats,), "who began")
        self._step = layout.block("step", (len(STEPS),), "what is to be done: " + ", ".join(STEPS))
        self._whose = layout.block("whose step", (seats,), "who acts or is dealt to")
        self._asked = layout.block("asked", (seats,), "who decides; nobody while chance does")
        self._count = layout.block("count", (1,), "deeds or monuments the step is about")
        layout.block("chosen", (ids,), "ids chosen so far for this decision")
        self._blocks = layout.blocks
        self._size = layout.size

    def blocks(self) -> list[Block]:
        return self._blocks

    def only_for(self, state: Any, seat: Seat, action: Any) -> Seat | None:
        """In a draft, hands and choices are their owner's (R-2.9)."""
        position: State = state
        frame = position.pending[-1]
        if isinstance(action, Keep):
            return seat
        return frame.seat if isinstance(frame, Dealing) and setup.drafts(position) else None

    def discloses(self, state: Any) -> bool:
        """Choices are shown once all have chosen (R-2.8)."""
        position: State = state
        return position.choices.count(NONE) == self._seats

    def encode(self, state: Any, seat: Seat) -> bytearray:
        position: State = state
        out = bytearray(self._size)
        out[self._city : self._city + self._lots * self._planes] = self._city_planes(position, seat)
        if setup.drafts(position):
            self._draft(out, position, seat)
        for place in range(self._seats):
            self._player(out, position, place, (seat + place) % self._seats)
        self._monument_cards(out, position)
        pour(out, self._worths, position.worths)
        fill(out, self._table, [position.era + 1, position.final_turns, position.quiet])
        fill(out, self._table + 3, position.piles)
        out[self._first + (position.first - seat) % self._seats] = 1
        if position.pending:
            self._pending(out, position, position.pending[-1], seat)
        return out

    def _city_planes(self, state: State, seat: Seat) -> bytes:
        catalogue = state.catalogue
        rows: list[bytes] = []
        for lot, owner in enumerate(state.owners):
            if owner == NONE:
                rows.append(self._empty)
                continue
            building = state.covering[lot]
            turn = 0
            if building != NONE and catalogue.lots_of[building][0] == lot:
                turn = 1 + max(0, self._turns[building])
            rows.append(self._row((owner - seat) % self._seats, state.pieces[lot], turn, catalogue))
        for slot, lot in enumerate(state.row):
            rows[lot] = self._deeds[slot]
        for lot in state.unseen:
            rows[lot] = self._deeds[UNSEEN]
        for lot in state.gone:
            rows[lot] = self._deeds[GONE]
        if setup.drafts(state):
            self._hide(rows, state, seat)
        return b"".join(rows)

    def _hide(self, rows: list[bytes], state: State, seat: Seat) -> None:
        """What is in hands that the seat never held might as well be in a pile."""
        for place in range(1, self._seats):
            if not self._seen(state, seat, place):
                for lot in state.hands[(seat + place) % self._seats]:
                    rows[lot] = self._deeds[UNSEEN]

    def _row(self, place: int, piece: int, turn: int, catalogue: Catalogue) -> bytes:
        """The planes of an owned lot, made once."""
        key = (place << 8 | piece + 1) << 3 | turn
        found = self._rows.get(key)
        if found is None:
            row = [0] * self._planes
            row[place] = 1
            if piece != NONE:
                row[self._seats + catalogue.type_of[piece]] = 1
                row[self._sights] = piece + 1
                row[self._sights + 1] = turn
            found = bytes(row)
            self._rows[key] = found
        return found

    def _draft(self, out: bytearray, state: State, seat: Seat) -> None:
        for place in range(self._seats):
            other = (seat + place) % self._seats
            if self._seen(state, seat, place):
                for lot in state.hands[other]:
                    out[self._hands + place * self._lots + lot] = 1
            if state.choices[other] != NONE:
                out[self._chosen + place] = 1
        if state.choices[seat] != NONE:
            out[self._chosen + self._seats + state.choices[seat]] = 1

    def _seen(self, state: State, seat: Seat, place: int) -> bool:
        """Whether the seat ever held the hand that is so many seats to its left: each round it goes on by one."""
        passed = self._starting - len(state.hands[seat]) if setup.drafting(state) else 0
        return (passed - place) % self._seats <= passed

    def _player(self, out: bytearray, state: State, place: int, seat: Seat) -> None:
        player = state.players[seat]
        at = self._numbers + place * NUMBERS
        fill(out, at, [player.coins % 100, player.coins // 100, player.markers, player.monument_markers])
        out[at + 4] = capped(counting.population(state, seat))
        out[at + 5] = capped(deeds.income(state, seat))
        pour(out, self._tray + place * self._monuments_from, player.tray)
        parts = len(SCORE_PARTS)
        at = self._points + place * 2 * parts
        fill(out, at, player.points)
        fill(out, at + parts, player.counts)

    def _monument_cards(self, out: bytearray, state: State) -> None:
        for place, monument in enumerate(state.display):
            at = self._monuments + 3 * (monument - self._monuments_from)
            out[at + state.cards[place]] = 1
            out[at + len(CARD_SETS)] = 1 if state.standing[place] != NONE else 0

    def _pending(self, out: bytearray, state: State, frame: Frame, seat: Seat) -> None:
        if isinstance(frame, Acting):
            out[self._step + 5] = 1
            out[self._whose + (frame.seat - seat) % self._seats] = 1
            out[self._asked + (frame.seat - seat) % self._seats] = 1
        elif isinstance(frame, Drafting):
            out[self._step + 2] = 1
            for other in setup.waiting(state):
                out[self._asked + (other - seat) % self._seats] = 1
        elif isinstance(frame, Dealing):
            out[self._step + 1] = 1
            out[self._whose + (frame.seat - seat) % self._seats] = 1
            out[self._count] = capped(frame.count)
        elif isinstance(frame, Filling):
            out[self._step + 3] = 1
            out[self._count] = capped(frame.count)
        elif isinstance(frame, Unveiling):
            out[self._step + 4] = 1
            out[self._count] = capped(frame.count)
        else:
            out[self._step] = 1


def _lit(planes: int, plane: int, number: int) -> bytes:
    """So many planes, one of them with a number."""
    return bytes([number if one == plane else 0 for one in range(planes)])
