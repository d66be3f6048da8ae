"""What a seat sees of First Empires: everything but rivals' hands, the order of decks and what tokens are worth
(E-1.10)."""

from typing import Any, Final, final

from latium.adapters.observing.contract import Block, Layout, capped, fill, spread, tally
from latium.core.seats import Seat
from latium.games.first_empires.catalogue import COLOURS, FACE_NAMES, Catalogue
from latium.games.first_empires.frames import (
    Advancing,
    AnyFrame,
    Closing,
    Drawing,
    Founding,
    Frame,
    Invading,
    Moving,
    Placing,
    Rerolling,
    Retreating,
    Revealing,
    Rolling,
)
from latium.games.first_empires.rules import scoring
from latium.games.first_empires.state import State, Turn

STEPS: Final = [
    "set-up",
    "draw",
    "roll",
    "roll again",
    "move",
    "invade",
    "retreat",
    "advance",
    "place",
    "found",
    "close",
    "reveal",
]


@final
class FirstEmpiresObserver:
    """See `blocks`."""

    __slots__ = (
        "_asked",
        "_blocks",
        "_cards",
        "_cities",
        "_civilizations",
        "_count",
        "_discarded",
        "_explorers",
        "_first",
        "_founded",
        "_fresh",
        "_hand",
        "_kinds",
        "_left",
        "_levels",
        "_numbers",
        "_owner",
        "_raised",
        "_region",
        "_regions",
        "_revealed",
        "_rivals",
        "_scored",
        "_seats",
        "_size",
        "_step",
        "_table",
        "_taken",
        "_tokens",
        "_tracks",
        "_turn_of",
        "_values",
        "_whose",
    )

    def __init__(self, seats: int, catalogue: Catalogue, ids: int) -> None:
        layout = Layout()
        regions = len(catalogue.regions)
        cards = len(catalogue.cards)
        tracks = len(COLOURS)
        self._seats = seats
        self._regions = regions
        self._cards = cards
        self._kinds = len(catalogue.civilizations)
        self._values = max(catalogue.token_values) + 1
        self._explorers = layout.block("explorers", (seats, regions), "explorers in each region")
        self._cities = layout.block("cities", (seats, regions), "city tokens in each region")
        self._civilizations = layout.block("civilizations", (seats, self._kinds), "which one the seat has")
        self._levels = layout.block("levels", (seats, tracks), "where the marker of each track stands")
        self._tokens = layout.block("tokens", (seats, tracks), "tracks above which a city token still lies")
        self._numbers = layout.block("numbers", (seats, 3), "cards in hand, cards in the deck, points so far")
        self._scored = layout.block("scored", (seats, cards), "cards laid down")
        self._discarded = layout.block("discarded", (seats, cards), "cards discarded")
        self._taken = layout.block("taken", (seats, seats), "city tokens taken, by whose they were")
        self._revealed = layout.block("revealed", (seats, self._values), "tokens turned up at the end, by value")
        self._left = layout.block("left", (seats, self._values), "tokens not turned up yet, by value")
        self._hand = layout.block("hand", (cards,), "the own hand")
        self._table = layout.block(
            "turn",
            (2 * len(FACE_NAMES) + 6,),
            "dice by face, the same before cards changed any, dice turned black, re-rolls left, movement points left, "
            "conquests, cities captured, and the round",
        )
        self._raised = layout.block("raised", (tracks,), "how often each marker rose this turn")
        self._rivals = layout.block("conquered", (seats,), "rivals conquered from this turn")
        self._founded = layout.block("founded", (regions,), "regions that got their first city this turn")
        self._first = layout.block("first player", (seats,), "who began")
        self._turn_of = layout.block("turn of", (seats,), "whose turn it is")
        self._step = layout.block("step", (len(STEPS),), "what is to be done: " + ", ".join(STEPS))
        self._whose = layout.block("whose step", (seats,), "whose step that is")
        self._asked = layout.block("asked", (seats,), "who decides; nobody while chance does")
        self._region = layout.block("region", (regions,), "where an invasion or a retreat is")
        self._count = layout.block("count", (1,), "dice, cards, explorers or tokens the step is about")
        self._fresh = layout.block("fresh", (1,), "whether cards may still change dice in this step")
        self._tracks = layout.block("tracks", (tracks,), "city tokens that are to be placed")
        self._owner = layout.block("owner", (seats,), "whose tokens are turned up")
        layout.block("chosen", (ids,), "ids chosen so far for this decision")
        self._blocks = layout.blocks
        self._size = layout.size

    def blocks(self) -> list[Block]:
        return self._blocks

    def only_for(self, state: Any, seat: Seat, action: Any) -> Seat | None:
        """A card that is drawn is seen by whoever draws it (E-1.10)."""
        position: State = state
        frame = position.pending[-1]
        return frame.seat if isinstance(frame, Drawing) else None

    def discloses(self, state: Any) -> bool:
        return False

    def encode(self, state: Any, seat: Seat) -> bytearray:
        position: State = state
        out = bytearray(self._size)
        self._map(out, position, seat)
        for place in range(self._seats):
            self._player(out, position, place, (seat + place) % self._seats)
        spread(out, self._hand, position.players[seat].hand)
        self._turn(out, position.turn, seat)
        out[self._table + 2 * len(FACE_NAMES) + 5] = position.round
        out[self._first + (position.first - seat) % self._seats] = 1
        if position.pending:
            self._pending(out, position.pending, seat)
        return out

    def _map(self, out: bytearray, state: State, seat: Seat) -> None:
        for region, owner in enumerate(state.owners):
            if owner >= 0:
                place = (owner - seat) % self._seats
                out[self._explorers + place * self._regions + region] = state.explorers[region]

    def _player(self, out: bytearray, state: State, place: int, seat: Seat) -> None:
        player = state.players[seat]
        tracks = len(COLOURS)
        fill(out, self._cities + place * self._regions, state.cities[seat])
        if player.civilization >= 0:
            out[self._civilizations + place * self._kinds + player.civilization] = 1
        fill(out, self._levels + place * tracks, player.levels)
        spread(out, self._tokens + place * tracks, player.tokens)
        at = self._numbers + 3 * place
        out[at] = player.hand.bit_count()
        out[at + 1] = player.deck.bit_count()
        out[at + 2] = capped(scoring.points(state, seat))
        spread(out, self._scored + place * self._cards, player.scored)
        spread(out, self._discarded + place * self._cards, player.discarded)
        own = seat - place
        for other, taken in enumerate(player.taken):
            if taken:
                out[self._taken + place * self._seats + (other - own) % self._seats] = taken
        tally(out, self._revealed + place * self._values, state.hoards[seat])
        fill(out, self._left + place * self._values, state.values_left[seat])

    def _turn(self, out: bytearray, turn: Turn, seat: Seat) -> None:
        faces = len(FACE_NAMES)
        fill(out, self._table, turn.dice)
        fill(out, self._table + faces, turn.natural)
        at = self._table + 2 * faces
        fill(out, at, [turn.blackened, turn.rerolls, turn.points, turn.conquests, turn.captured])
        fill(out, self._raised, turn.raised)
        for other in range(self._seats):
            if turn.rivals >> other & 1:
                out[self._rivals + (other - seat) % self._seats] = 1
        spread(out, self._founded, turn.founded)

    def _pending(self, out: bytearray, pending: list[AnyFrame], seat: Seat) -> None:
        frame = pending[-1]
        out[self._step + _step(frame)] = 1
        if pending[0].seat >= 0:
            out[self._turn_of + (pending[0].seat - seat) % self._seats] = 1
        if frame.seat >= 0:
            out[self._whose + (frame.seat - seat) % self._seats] = 1
        if frame.asks >= 0:
            out[self._asked + (frame.asks - seat) % self._seats] = 1
        if isinstance(frame, (Moving, Advancing)):
            out[self._fresh] = 1 if frame.fresh else 0
        elif isinstance(frame, (Rolling, Drawing, Placing)):
            out[self._count] = capped(frame.count)
        elif isinstance(frame, Invading):
            out[self._region + frame.target] = 1
            out[self._count] = frame.brought
        elif isinstance(frame, Retreating):
            out[self._region + frame.region] = 1
            out[self._count] = frame.count
        elif isinstance(frame, Founding):
            spread(out, self._tracks, frame.tracks)
        elif isinstance(frame, Revealing):
            out[self._owner + (frame.owner - seat) % self._seats] = 1
            out[self._count] = frame.count


def _step(frame: Frame) -> int:
    """Its place in STEPS."""
    if isinstance(frame, Moving):
        return 4
    if isinstance(frame, Rerolling):
        return 3
    if isinstance(frame, Advancing):
        return 7
    if isinstance(frame, Placing):
        return 8
    return _rarer_step(frame)


def _rarer_step(frame: Frame) -> int:
    match frame:
        case Invading():
            return 5
        case Retreating():
            return 6
        case Founding():
            return 9
        case Closing():
            return 10
        case Rolling():
            return 2
        case Drawing():
            return 1
        case Revealing():
            return 11
        case _:
            return 0
