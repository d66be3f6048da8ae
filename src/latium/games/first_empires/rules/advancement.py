"""Chapter E-8: advancement."""

from typing import Final

from latium.core.protocol import Refusal
from latium.core.seats import Seat
from latium.games.first_empires.actions import FACES, Action, Convert, Place, Raise, Rest
from latium.games.first_empires.catalogue import BLACK, COLOURS, FACE_NAMES, GREEN, YELLOW
from latium.games.first_empires.events import AnyEvent, Converted, Placed, Raised
from latium.games.first_empires.frames import Advancing, Drawing, Placing
from latium.games.first_empires.rules import naming
from latium.games.first_empires.rules.cards import discard, refuse_hand
from latium.games.first_empires.state import State

REST: Final[Action] = Rest()
RAISES: Final[list[Action]] = [Raise(track) for track in range(len(COLOURS))]
TOP: Final = 5


def raises(state: State, seat: Seat) -> list[Action]:
    """The tracks with a die and a region of their colour to spare (E-8.3); black dice have none (E-8.10)."""
    regions = occupied_by_colour(state, seat)
    return [RAISES[track] for track in range(len(COLOURS)) if _can_raise(state, seat, track, regions[track])]


def occupied_by_colour(state: State, seat: Seat) -> list[int]:
    """How many regions of each colour hold explorers of a seat (E-8.4)."""
    counts = [0, 0, 0, 0, 0]
    for region, owner in enumerate(state.owners):
        if owner == seat:
            counts[state.catalogue.colour_of[region]] += 1
    return counts


def _can_raise(state: State, seat: Seat, track: int, regions: int) -> bool:
    risen = state.turn.raised[track]
    return risen < state.turn.dice[track] and risen < regions and state.players[seat].levels[track] < TOP


def may_convert(state: State, fresh: bool) -> bool:
    """Before the first raise (E-8.2), unless the table allows it throughout."""
    return fresh or state.options["late_conversion"] is True


def conversions(state: State, seat: Seat) -> list[Action]:
    """Any card for any die into any other face, whatever the hand holds (E-8.1)."""
    cards = state.catalogue.cards_in(state.players[seat].hand)
    faces = [face for face in range(FACES) if free_dice(state, face)]
    return [Convert(card, face, into) for card in cards for face in faces for into in range(FACES) if into != face]


def free_dice(state: State, face: int) -> int:
    """Dice of a face that no raise has used; a die made black may be turned again, unless the table bars it (E-4.8)."""
    if face == BLACK:
        barred = 0 if state.options["reconvert_black"] is True else state.turn.blackened
        return state.turn.dice[BLACK] - barred
    return state.turn.dice[face] - state.turn.raised[face]


def convert(state: State, seat: Seat, card: int, face: int, into: int, log: list[AnyEvent] | None) -> None:
    discard(state, seat, card)
    state.turn.dice[face] -= 1
    state.turn.dice[into] += 1
    if log is not None:
        name = state.catalogue.cards[card]
        log.append(Converted(seat=seat, card=name, face=FACE_NAMES[face], into=FACE_NAMES[into]))


def raise_marker(state: State, seat: Seat, track: int, log: list[AnyEvent] | None) -> None:
    """One space up; cards and explorers come at once, cities only after all raises (E-8.7, E-8.9, E-9.1)."""
    before = state.value(seat, track)
    player = state.players[seat]
    player.levels[track] += 1
    state.turn.raised[track] += 1
    after = state.value(seat, track)
    state.pending[-1] = Advancing(seat, False)
    if log is not None:
        points = state.catalogue.level_points[player.civilization][track][player.levels[track]]
        log.append(Raised(seat=seat, track=COLOURS[track], value=after, points=points))
    if track == YELLOW and after > before:
        _grow(state, seat, after - before, log)
    if track == GREEN:
        count = min(after, player.deck.bit_count())
        if count:
            state.pending.append(Drawing(seat, count))


def _grow(state: State, seat: Seat, count: int, log: list[AnyEvent] | None) -> None:
    """With one region only there is nothing to choose."""
    if state.held(seat) > 1:
        state.pending.append(Placing(seat, count))
    else:
        _settle(state, seat, state.owners.index(seat), count, log)


def placings(state: State, seat: Seat) -> list[Action]:
    """Regions with own explorers (E-8.7)."""
    return [Place(region) for region, owner in enumerate(state.owners) if owner == seat]


def place(state: State, seat: Seat, count: int, region: int, log: list[AnyEvent] | None) -> None:
    if count > 1:
        state.pending[-1] = Placing(seat, count - 1)
    else:
        state.pending.pop()
    _settle(state, seat, region, 1, log)


def _settle(state: State, seat: Seat, region: int, count: int, log: list[AnyEvent] | None) -> None:
    state.explorers[region] += count
    if log is not None:
        log.append(Placed(seat=seat, region=state.catalogue.regions[region], count=count))


def refuse_convert(state: State, seat: Seat, fresh: bool, card: int, face: int, into: int) -> Refusal | None:
    if not may_convert(state, fresh):
        return Refusal("E-8.2", "raised-already")
    if face == into:
        return Refusal("E-8.1", "same-face", {"face": naming.face(face)})
    if not free_dice(state, face):
        return Refusal("E-8.1", "no-such-die", {"face": naming.face(face)})
    return refuse_hand(state, seat, card)


def refuse_raise(state: State, seat: Seat, track: int) -> Refusal | None:
    """The die, the region or the space that is missing."""
    risen = state.turn.raised[track]
    dice = state.turn.dice[track]
    regions = occupied_by_colour(state, seat)[track]
    names = {"track": naming.track(track), "face": naming.face(track)}
    if state.players[seat].levels[track] >= TOP:
        return Refusal("E-8.6", "at-the-top", {**names})
    if risen >= dice:
        return Refusal("E-8.3", "no-die-left", {**names, "dice": dice, "used": risen})
    if risen >= regions:
        return Refusal("E-8.3", "no-region-left", {**names, "regions": regions, "used": risen})
    return None


def refuse_placing(state: State, seat: Seat, region: int) -> Refusal | None:
    if state.owners[region] == seat:
        return None
    return Refusal("E-8.7", "no-own-explorers-there", {"region": naming.region(state.catalogue, region)})
