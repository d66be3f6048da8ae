"""What a viewer may know: everything but the hands and decks of others, and what city tokens are worth (E-1.10).

A hand and a deck are known by their sizes; which cards they share out between them follows from what lies open. A state
is rebuilt from a view by dealing those cards at random, and a saved state is the view of one who knows every hand.
"""

from collections.abc import Callable
from typing import Final

from latium.core.errors import SaveError
from latium.core.protocol import Rng, message
from latium.core.seats import Seat
from latium.games.first_empires.catalogue import COLOURS, FACE_NAMES, Catalogue, catalogue_for
from latium.games.first_empires.components import PACKAGE
from latium.games.first_empires.frames import (
    Advancing,
    AnyFrame,
    Assigning,
    Beginning,
    Closing,
    Drawing,
    Founding,
    Invading,
    Moving,
    Placing,
    Rerolling,
    Retreating,
    Revealing,
    Rolling,
)
from latium.games.first_empires.state import Player, State, Turn
from latium.games.first_empires.views import PlayerView, RegionView, Step, TurnView, View

ALL: Final = -2
"""The viewer of a saved state, who knows every hand."""


def observe(state: State, viewer: Seat | None) -> View:
    return View(
        seats=state.seats,
        options=dict(state.options),
        first=state.first,
        round=state.round,
        reason=state.reason,
        steps=tuple(_step(state.catalogue, frame) for frame in state.pending),
        regions={id: _region(state, number) for number, id in enumerate(state.catalogue.regions)},
        players=tuple(_player(state, seat, viewer in (seat, ALL)) for seat in range(state.seats)),
        turn=_turn(state.catalogue, state.turn),
        values_left=tuple(tuple(counts) for counts in state.values_left),
    )


def _region(state: State, region: int) -> RegionView:
    owner = state.owners[region]
    cities = tuple(counts[region] for counts in state.cities)
    return RegionView(None if owner < 0 else owner, state.explorers[region], cities if any(cities) else ())


def _player(state: State, seat: Seat, open_hand: bool) -> PlayerView:
    catalogue = state.catalogue
    player = state.players[seat]

    def names(mask: int) -> tuple[str, ...]:
        return tuple(catalogue.cards[card] for card in catalogue.cards_in(mask))

    return PlayerView(
        civilization=catalogue.civilizations[player.civilization] if player.civilization >= 0 else None,
        levels=dict(zip(COLOURS, player.levels, strict=True)),
        hand=names(player.hand) if open_hand else None,
        hand_size=player.hand.bit_count(),
        deck_size=player.deck.bit_count(),
        scored=names(player.scored),
        discarded=names(player.discarded),
        tokens=_tracks(player.tokens),
        taken=tuple(player.taken),
        revealed=tuple(state.hoards[seat]),
    )


def _tracks(mask: int) -> tuple[str, ...]:
    return tuple(colour for track, colour in enumerate(COLOURS) if mask >> track & 1)


def _turn(catalogue: Catalogue, turn: Turn) -> TurnView:
    return TurnView(
        dice=dict(zip(FACE_NAMES, turn.dice, strict=True)),
        natural=dict(zip(FACE_NAMES, turn.natural, strict=True)),
        blackened=turn.blackened,
        rerolls=turn.rerolls,
        points=turn.points,
        conquests=turn.conquests,
        rivals=tuple(seat for seat in range(8) if turn.rivals >> seat & 1),
        captured=turn.captured,
        raised=dict(zip(COLOURS, turn.raised, strict=True)),
        founded=tuple(id for region, id in enumerate(catalogue.regions) if turn.founded >> region & 1),
    )


def _step(catalogue: Catalogue, frame: AnyFrame) -> Step:
    name = type(frame).__name__
    match frame:
        case Moving(seat, fresh) | Advancing(seat, fresh):
            return Step(name, seat, fresh=fresh)
        case Rolling(seat, count) | Drawing(seat, count) | Placing(seat, count):
            return Step(name, seat, count)
        case Invading(seat, region, count) | Retreating(seat, region, count):
            return Step(name, seat, count, catalogue.regions[region])
        case Founding(seat, tracks):
            return Step(name, seat, tracks=_tracks(tracks))
        case Revealing(seat, owner, count):
            return Step(name, seat, count, owner=owner)
        case Beginning():
            return Step(name)
        case _:
            return Step(name, frame.seat)


# --- and back


def rebuild(view: View, rng: Rng | None) -> State:
    """A state of a view, unseen hands dealt by `rng`. Raises LatiumError, ValueError, KeyError or IndexError on one
    that never was a view."""
    components = view.options["components"]
    catalogue = catalogue_for(components if isinstance(components, str) else None, view.seats)
    state = State()
    state.catalogue = catalogue
    state.options = dict(view.options)
    state.seats = view.seats
    state.first = view.first
    state.round = view.round
    state.reason = view.reason
    state.pending = [_frame(catalogue, step) for step in view.steps]
    regions = [view.regions[id] for id in catalogue.regions]
    state.owners = [-1 if region.owner is None else region.owner for region in regions]
    state.explorers = [region.explorers for region in regions]
    state.cities = [[region.cities[seat] if region.cities else 0 for region in regions] for seat in range(view.seats)]
    state.players = [_rebuilt_player(catalogue, player, rng) for player in view.players]
    state.hoards = [list(player.revealed) for player in view.players]
    state.turn = _rebuilt_turn(catalogue, view.turn)
    state.values_left = [list(counts) for counts in view.values_left]
    return state


def _rebuilt_player(catalogue: Catalogue, view: PlayerView, rng: Rng | None) -> Player:
    player = Player()
    player.levels = [view.levels[colour] for colour in COLOURS]
    player.scored = _mask(catalogue, view.scored)
    player.discarded = _mask(catalogue, view.discarded)
    player.tokens = _track_mask(view.tokens)
    player.taken = list(view.taken)
    if view.civilization is None:
        return player
    player.civilization = catalogue.civilization_index[view.civilization]
    unseen = catalogue.deck_of[player.civilization] & ~player.scored & ~player.discarded
    if view.hand is not None:
        player.hand = _mask(catalogue, view.hand)
    else:
        player.hand = _dealt(catalogue.cards_in(unseen), view.hand_size, rng)
    player.deck = unseen & ~player.hand
    return player


def _dealt(cards: list[int], count: int, rng: Rng | None) -> int:
    """So many of the cards, each set as likely as the next."""
    hand = 0
    for _ in range(count):
        card = cards.pop(rng.below(len(cards)) if rng is not None else 0)
        hand |= 1 << card
    return hand


def _mask(catalogue: Catalogue, names: tuple[str, ...]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << catalogue.card_index[name]
    return mask


def _track_mask(tracks: tuple[str, ...]) -> int:
    mask = 0
    for track in tracks:
        mask |= 1 << COLOURS.index(track)
    return mask


def _seat_mask(catalogue: Catalogue, seats: tuple[Seat, ...]) -> int:
    mask = 0
    for seat in seats:
        if not 0 <= seat < catalogue.seats:
            raise SaveError(message("position-seat", seat=seat), PACKAGE)
        mask |= 1 << seat
    return mask


def _rebuilt_turn(catalogue: Catalogue, view: TurnView) -> Turn:
    turn = Turn()
    turn.dice = [view.dice[face] for face in FACE_NAMES]
    turn.natural = [view.natural[face] for face in FACE_NAMES]
    turn.blackened = view.blackened
    turn.rerolls = view.rerolls
    turn.points = view.points
    turn.conquests = view.conquests
    turn.rivals = _seat_mask(catalogue, view.rivals)
    turn.captured = view.captured
    turn.raised = [view.raised[colour] for colour in COLOURS]
    turn.founded = sum(1 << catalogue.region_index[region] for region in set(view.founded))
    return turn


_PLAIN_STEPS: Final[dict[str, Callable[[Seat], AnyFrame]]] = {
    "Rerolling": Rerolling,
    "Closing": Closing,
    "Assigning": Assigning,
}
_COUNTED_STEPS: Final[dict[str, Callable[[Seat, int], AnyFrame]]] = {
    "Rolling": Rolling,
    "Drawing": Drawing,
    "Placing": Placing,
}
_FRESH_STEPS: Final[dict[str, Callable[[Seat, bool], AnyFrame]]] = {"Moving": Moving, "Advancing": Advancing}
_REGION_STEPS: Final[dict[str, Callable[[Seat, int, int], AnyFrame]]] = {
    "Invading": Invading,
    "Retreating": Retreating,
}


def _frame(catalogue: Catalogue, step: Step) -> AnyFrame:
    seat = -1 if step.seat is None else step.seat
    count = 0 if step.count is None else step.count
    if step.step in _PLAIN_STEPS:
        return _PLAIN_STEPS[step.step](seat)
    if step.step in _COUNTED_STEPS:
        return _COUNTED_STEPS[step.step](seat, count)
    if step.step in _FRESH_STEPS:
        return _FRESH_STEPS[step.step](seat, step.fresh)
    if step.step in _REGION_STEPS:
        return _REGION_STEPS[step.step](seat, catalogue.region_index[step.region or ""], count)
    if step.step == "Founding":
        return Founding(seat, _track_mask(step.tracks))
    if step.step == "Revealing":
        return Revealing(seat, -1 if step.owner is None else step.owner, count)
    if step.step == "Beginning":
        return Beginning()
    raise SaveError(message("position-step", name=step.step), PACKAGE)
