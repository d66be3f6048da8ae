"""What a seat sees of Founders of the Empire: everything but the order of what is face down (F-1.9)."""

from typing import Any, Final, final

from latium.adapters.numbering.founders import COLUMN_OF, ROW_OF
from latium.adapters.observing.contract import Block, Layout, capped, spread, tally
from latium.core.seats import Seat
from latium.games.founders.catalogue import CLASSES, NOTHING, STACKS, TOKENS, Catalogue
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
from latium.games.founders.grid import PLACES
from latium.games.founders.nation import Nation
from latium.games.founders.rules import scoring
from latium.games.founders.state import State

TILES: Final = 33  # a nation has no more (F-11.2)
TILE_FACTS: Final = 6
RADIUS: Final = 6
WIDTH: Final = 2 * RADIUS + 1
AREA: Final = WIDTH * WIDTH

WINDOW: Final[list[int]] = [
    (PLACES[cell][1] + RADIUS) * WIDTH + PLACES[cell][0] + RADIUS for cell in range((2 * RADIUS + 1) ** 2)
]
"""By cell within the picture, which are the first in number: its place there."""

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
        "_planes",
        "_points",
        "_proposed",
        "_proposer",
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
        self._planes = len(CLASSES) + goods + 3
        self._wagons = catalogue.source.tokens.carriage
        self._pictures = layout.block(
            "pictures",
            (seats, self._planes, WIDTH, WIDTH),
            "each nation around its first tile, nearest row first: a plane for each class of tile (nature, village, "
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
        self._nation(out, nation, place)
        tally(out, self._swapped + place * kinds, nation.swapped)
        if state.drafted:
            tally(out, self._drafted + place * kinds, state.drafted[seat])
        hand = state.hands[seat]
        start = self._hands + place * (3 + len(self._catalogue.resources))
        for token in range(3):
            if hand.tokens[token]:
                out[start + token] = hand.tokens[token]
        spread(out, start + 3, hand.craftsmen)
        out[self._points + place] = capped(scoring.points(state, seat))
        at = self._carriages + place * self._wagons * 2
        for corner in nation.carriages:
            out[at] = COLUMN_OF[corner] + 1
            out[at + 1] = ROW_OF[corner] + 1
            at += 2

    def _nation(self, out: bytearray, nation: Nation, place: int) -> None:
        classes = self._catalogue.class_of
        gives = self._catalogue.gives
        picture = self._pictures + place * self._planes * AREA
        marks = picture + (self._planes - 3) * AREA
        at = self._tiles + place * TILES * TILE_FACTS
        tiles = nation.tiles
        for cell in nation.own:
            kind = tiles[cell]
            out[at] = kind + 1
            out[at + 1] = COLUMN_OF[cell]
            out[at + 2] = ROW_OF[cell]
            if cell < AREA:
                spot = WINDOW[cell]
                out[picture + classes[kind] * AREA + spot] = 1
                if nation.giving[cell] != NOTHING:
                    self._given(out, picture + spot, gives[kind])
            at += TILE_FACTS
        self._marks(out, nation, self._tiles + place * TILES * TILE_FACTS, marks)

    def _given(self, out: bytearray, start: int, resources: int) -> None:
        at = start + len(CLASSES) * AREA
        while resources:
            if resources & 1:
                out[at] = 1
            resources >>= 1
            at += AREA

    def _marks(self, out: bytearray, nation: Nation, list_at: int, marks: int) -> None:
        """What lies on tiles: in all a handful of tokens."""
        if not (nation.pillaged or nation.coins or nation.craftsmen):
            return
        for number, cell in enumerate(nation.own):
            at = list_at + number * TILE_FACTS
            spot = marks + WINDOW[cell] if cell < AREA else 0
            if cell in nation.pillaged:
                out[at + 3] = 1
                if spot:
                    out[spot] = 1
            if cell in nation.coins:
                out[at + 4] = 1
                if spot:
                    out[spot + AREA] = 1
            if cell in nation.craftsmen:
                out[at + 5] = nation.craftsmen[cell] + 1
                if spot:
                    out[spot + 2 * AREA] = 1

    def _table(self, out: bytearray, state: State) -> None:
        at = self._face_down
        for left in state.left:
            if left:
                out[at] = left
            at += 1
        for row in state.rows:
            tally(out, self._face_up, row)
        tally(out, self._face_up, state.display)
        tally(out, self._draft, state.draft)
        tally(out, self._cleared, state.cleared)
        for token in range(len(TOKENS)):
            out[self._supply + token] = state.supply[token]
            out[self._box + token] = state.box[token]
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
