"""What a seat sees of Founders of the Empire: everything but the order of what is face down (F-1.9)."""

from typing import Any, Final, final

from latium.adapters.numbering.founders import COLUMN_OF, ROW_OF
from latium.adapters.observing.contract import Block, Layout, capped, fill, pour, spread, tally
from latium.adapters.observing.founders_nation import TILE_FACTS, TILES, WIDTH, NationRows
from latium.core.seats import Seat
from latium.games.founders.catalogue import NOTHING, STACKS, TOKENS, Catalogue
from latium.games.founders.frames import (
    Adding,
    Drafting,
    Drawing,
    Frame,
    Hiring,
    Laying,
    NatureDraw,
    Opening,
    Placing,
    TokenStep,
    Voting,
)
from latium.games.founders.rules import scoring
from latium.games.founders.state import State

STEPS: Final = [
    "set-up",
    "draft",
    "lay",
    "open",
    "turn up",
    "play a token",
    "add",
    "draw nature",
    "place",
    "hire",
    "vote",
]


@final
class FoundersObserver:
    """See `blocks`."""

    __slots__ = (
        "_asked",
        "_blocks",
        "_bought",
        "_box",
        "_carriages",
        "_catalogue",
        "_cleared",
        "_craftsmen",
        "_draft",
        "_drafted",
        "_drawn",
        "_face_down",
        "_face_up",
        "_first",
        "_hands",
        "_pictures",
        "_points",
        "_proposed",
        "_proposer",
        "_rows",
        "_seats",
        "_size",
        "_stack",
        "_step",
        "_supply",
        "_swapped",
        "_tiles",
        "_turn",
        "_wagons",
        "_whose",
    )

    def __init__(self, seats: int, catalogue: Catalogue, ids: int) -> None:
        self._seats = seats
        self._catalogue = catalogue
        kinds = len(catalogue.kinds)
        goods = len(catalogue.resources)
        layout = Layout()
        self._rows = NationRows(catalogue)
        self._wagons = catalogue.source.tokens.carriage
        self._pictures = layout.block(
            "pictures",
            (seats, WIDTH, WIDTH, self._rows.planes),
            "each nation around its first tile, nearest row first: planes for each class of tile (nature, village, "
            "city, victory), for each resource that a tile gives its owner now, for pillaged tiles, coins, craftsmen",
        )
        self._tiles = layout.block(
            "tiles",
            (seats, TILES, TILE_FACTS),
            "each nation in the order its cells were taken: kind + 1, column, row, pillaged, coin, craftsman + 1",
        )
        self._carriages = layout.block(
            "carriages", (seats, self._wagons, 2), "column + 1 and row + 1 of near left cells"
        )
        self._swapped = layout.block("swapped", (seats, kinds), "tiles that were swapped away")
        self._hands = layout.block("hands", (seats, 3 + goods), "war tokens, coins, carriages; craftsmen by good")
        self._drafted = layout.block("drafted", (seats, kinds), "tiles drafted and not laid yet")
        self._points = layout.block("points", (seats,), "if the game ended now")
        self._face_down = layout.block("face down", (kinds,), "tiles left in the stacks")
        self._face_up = layout.block("face up", (kinds,), "tiles in rows and display")
        self._draft = layout.block("draft", (kinds,), "tiles to draft from")
        self._cleared = layout.block("cleared", (kinds,), "tiles that left the game")
        self._supply = layout.block("supply", (len(TOKENS),), "tokens not gained yet")
        self._craftsmen = layout.block("craftsmen", (goods,), "craftsmen not gained yet, by good")
        self._box = layout.block("box", (len(TOKENS),), "tokens out of the game")
        self._turn = layout.block("turn", (1,), "turns that are over")
        self._first = layout.block("first player", (seats,), "who began")
        self._step = layout.block("step", (len(STEPS),), "what is to be done: " + ", ".join(STEPS))
        self._whose = layout.block("whose step", (seats,), "whose step that is")
        self._asked = layout.block("asked", (seats,), "who decides; nobody while chance does")
        self._stack = layout.block("stack", (len(STACKS),), "where a tile is turned up")
        self._bought = layout.block("bought", (goods,), "the resource a coin bought this turn")
        self._drawn = layout.block("to place", (kinds,), "the nature tile that was drawn")
        self._proposer = layout.block("proposer", (seats,), "who proposed to end the game")
        self._proposed = layout.block("proposed", (1,), "whether whoever opens has proposed this turn")
        layout.block("chosen", (ids,), "ids chosen so far for this decision")
        self._blocks = layout.blocks
        self._size = layout.size

    def blocks(self) -> list[Block]:
        return self._blocks

    def only_for(self, state: Any, seat: Seat, action: Any) -> Seat | None:
        """Everything is done in the open (F-6.6)."""
        return None

    def discloses(self, state: Any) -> bool:
        return False

    def encode(self, state: Any, seat: Seat) -> bytearray:
        position: State = state
        out = bytearray(self._size)
        for place in range(self._seats):
            self._player(out, position, place, (seat + place) % self._seats)
        self._table(out, position)
        out[self._first + (position.first - seat) % self._seats] = 1
        if position.pending:
            self._pending(out, position.pending[-1], seat)
        return out

    def _player(self, out: bytearray, state: State, place: int, seat: Seat) -> None:
        nation = state.nations[seat]
        kinds = len(self._catalogue.kinds)
        seen = self._rows.look(nation)
        at = self._pictures + place * len(seen.picture)
        out[at : at + len(seen.picture)] = seen.picture
        at = self._tiles + place * TILES * TILE_FACTS
        out[at : at + len(seen.facts)] = seen.facts
        tally(out, self._swapped + place * kinds, nation.swapped)
        if state.drafted:
            tally(out, self._drafted + place * kinds, state.drafted[seat])
        hand = state.hands[seat]
        start = self._hands + place * (3 + len(self._catalogue.resources))
        fill(out, start, hand.tokens)
        spread(out, start + 3, hand.craftsmen)
        out[self._points + place] = capped(scoring.points(state, seat))
        at = self._carriages + place * self._wagons * 2
        for corner in nation.carriages:
            out[at] = COLUMN_OF[corner] + 1
            out[at + 1] = ROW_OF[corner] + 1
            at += 2

    def _table(self, out: bytearray, state: State) -> None:
        pour(out, self._face_down, state.left)
        for row in state.rows:
            tally(out, self._face_up, row)
        tally(out, self._face_up, state.display)
        tally(out, self._draft, state.draft)
        tally(out, self._cleared, state.cleared)
        fill(out, self._supply, state.supply)
        fill(out, self._box, state.box)
        spread(out, self._craftsmen, state.craftsmen)
        out[self._turn] = capped(state.turn)

    def _pending(self, out: bytearray, frame: Frame, seat: Seat) -> None:
        out[self._step + _step(frame)] = 1
        if frame.seat >= 0:
            out[self._whose + (frame.seat - seat) % self._seats] = 1
        if frame.asks >= 0:
            out[self._asked + (frame.asks - seat) % self._seats] = 1
        if isinstance(frame, Drawing):
            out[self._stack + frame.stack] = 1
        elif isinstance(frame, Adding):
            if frame.bought != NOTHING:
                out[self._bought + frame.bought] = 1
        elif isinstance(frame, Placing):
            out[self._drawn + frame.kind] = 1
        elif isinstance(frame, Voting):
            out[self._proposer + (frame.proposer - seat) % self._seats] = 1
        elif isinstance(frame, Opening):
            out[self._proposed] = 1 if frame.proposed else 0


def _step(frame: Frame) -> int:
    """Its place in STEPS."""
    if isinstance(frame, Opening):
        return 3
    if isinstance(frame, Drawing):
        return 4
    if isinstance(frame, TokenStep):
        return 5
    if isinstance(frame, Adding):
        return 6
    return _rarer_step(frame)


def _rarer_step(frame: Frame) -> int:
    match frame:
        case NatureDraw():
            return 7
        case Placing():
            return 8
        case Hiring():
            return 9
        case Voting():
            return 10
        case Drafting():
            return 1
        case Laying():
            return 2
        case _:
            return 0
