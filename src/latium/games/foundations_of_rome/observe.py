"""What a viewer may know: everything but the hands of a draft it has not seen, and which deeds are where in the piles.

The piles are known by their sizes, and so is a hand in a draft unless the viewer holds it or has passed it on (R-2.9).
A state is rebuilt from a view by dealing unseen hands at random; a saved state is the view of one who knows them all.
"""

from bisect import insort
from typing import Final

from latium.core.errors import SaveError
from latium.core.protocol import OptionValue, Rng, message
from latium.core.seats import Seat
from latium.games.foundations_of_rome.catalogue import CARD_SETS, NONE, Catalogue, catalogue_for
from latium.games.foundations_of_rome.components import PACKAGE
from latium.games.foundations_of_rome.frames import Acting, AnyFrame, Beginning, Dealing, Drafting, Filling, Unveiling
from latium.games.foundations_of_rome.rules import counting, deeds
from latium.games.foundations_of_rome.rules.setup import drafting, is_plot
from latium.games.foundations_of_rome.state import SCORE_PARTS, Player, State
from latium.games.foundations_of_rome.views import BuildingView, HandView, MonumentView, PlayerView, Step, View

ALL: Final = -2
"""The viewer of a saved state, who knows every hand."""


def observe(state: State, viewer: Seat | None) -> View:
    lots = state.catalogue.lots
    return View(
        seats=state.seats,
        options=dict(state.options),
        first=state.first,
        era=state.era + 1,
        final_turns=state.final_turns,
        quiet=state.quiet,
        reason=state.reason,
        steps=tuple(_step(frame) for frame in state.pending),
        lots={lots[lot]: owner for lot, owner in enumerate(state.owners) if owner != NONE},
        buildings=tuple(_building(state, seat, place) for seat, place in _built(state)),
        row=tuple(lots[lot] for lot in state.row),
        piles=tuple(state.piles),
        gone=tuple(lots[lot] for lot in state.gone),
        display=tuple(_monument(state, place) for place in range(len(state.display))),
        hands=tuple(_hand(state, seat, viewer) for seat in range(state.seats)),
        players=tuple(_player(state, seat) for seat in range(state.seats)),
    )


def _built(state: State) -> list[tuple[Seat, int]]:
    return [(seat, building) for seat, player in enumerate(state.players) for building in player.buildings]


def _building(state: State, seat: Seat, building: int) -> BuildingView:
    piece = state.piece_on(building)
    catalogue = state.catalogue
    return BuildingView(seat, catalogue.pieces[piece], catalogue.footprints[building], state.worths[piece])


def _monument(state: State, place: int) -> MonumentView:
    catalogue = state.catalogue
    standing = state.standing[place]
    where = None if standing < 0 else catalogue.footprints[standing]
    return MonumentView(catalogue.pieces[state.display[place]], CARD_SETS[state.cards[place]], where)


def _hand(state: State, seat: Seat, viewer: Seat | None) -> HandView:
    lots = state.catalogue.lots
    choice = state.choices[seat]
    hand = state.hands[seat]
    seen = tuple(lots[lot] for lot in hand) if not hand or has_seen(state, viewer, seat) else None
    told = lots[choice] if choice != NONE and viewer in (seat, ALL) else None
    return HandView(len(hand), seen, choice != NONE, told)


def has_seen(state: State, viewer: Seat | None, seat: Seat) -> bool:
    """Whether the viewer ever held the hand that a seat holds now: each round it went on by one seat (R-2.9)."""
    if viewer is None or viewer < 0:  # CHANCE looks at no hand
        return viewer == ALL
    passed = state.catalogue.source.game.starting_deeds - len(state.hands[viewer]) if drafting(state) else 0
    return (viewer - seat + passed) % state.seats <= passed


def _player(state: State, seat: Seat) -> PlayerView:
    player = state.players[seat]
    kinds = state.catalogue.pieces[: state.catalogue.monuments_from]
    return PlayerView(
        coins=player.coins,
        markers=player.markers,
        monument_markers=player.monument_markers,
        population=counting.population(state, seat),
        income=deeds.income(state, seat),
        tray=dict(zip(kinds, player.tray, strict=True)),
        points=dict(zip(SCORE_PARTS, player.points, strict=True)),
        counts=dict(zip(SCORE_PARTS, player.counts, strict=True)),
    )


def _step(frame: AnyFrame) -> Step:
    name = type(frame).__name__
    match frame:
        case Acting(seat):
            return Step(name, seat)
        case Dealing(seat, count):
            return Step(name, seat, count)
        case Filling(count) | Unveiling(count):
            return Step(name, count=count)
        case _:
            return Step(name)


# --- and back


def rebuild(view: View, rng: Rng | None) -> State:
    """A state of a view, unseen hands dealt by `rng`. Raises LatiumError, ValueError, KeyError or IndexError on one
    that never was a view."""
    catalogue = catalogue_of(view.options, view.seats)
    state = State()
    state.catalogue = catalogue
    state.options = dict(view.options)
    state.seats = view.seats
    state.first = view.first
    state.era = view.era - 1
    state.final_turns = view.final_turns
    state.quiet = view.quiet
    state.reason = view.reason
    state.pending = [_frame(step) for step in view.steps]
    state.owners = [view.lots.get(lot, NONE) for lot in catalogue.lots]
    state.row = [catalogue.lot_index[lot] for lot in view.row]
    state.piles = list(view.piles)
    state.gone = [catalogue.lot_index[lot] for lot in view.gone]
    state.display = [catalogue.piece_index[monument.piece] for monument in view.display]
    state.cards = [CARD_SETS.index(monument.cards) for monument in view.display]
    state.standing = [_footprint(catalogue, monument.footprint) for monument in view.display]
    state.players = [_rebuilt_player(catalogue, player) for player in view.players]
    _rebuild_buildings(state, view)
    state.plots = plots(state)
    _rebuild_hands(state, view, rng)
    return state


def catalogue_of(options: dict[str, OptionValue], seats: int) -> Catalogue:
    components = options["components"]
    return catalogue_for(components if isinstance(components, str) else None, seats, options["diagonals"] is True)


def plots(state: State) -> list[list[list[int]]]:
    """By seat and shape: the footprints whose lots it all owns."""
    catalogue = state.catalogue
    found: list[list[list[int]]] = [[[] for _ in catalogue.shapes] for _ in range(state.seats)]
    for footprint, shape in enumerate(catalogue.shape_of):
        owner = state.owner_of(footprint)
        if owner != NONE and is_plot(state, owner, footprint):
            found[owner][shape].append(footprint)
    return found


def _footprint(catalogue: Catalogue, name: str | None) -> int:
    return NONE if name is None else catalogue.footprints.index(name)


def _rebuilt_player(catalogue: Catalogue, view: PlayerView) -> Player:
    player = Player()
    player.coins = view.coins
    player.markers = view.markers
    player.monument_markers = view.monument_markers
    player.tray = [view.tray[piece] for piece in catalogue.pieces[: catalogue.monuments_from]]
    player.points = [view.points[part] for part in SCORE_PARTS]
    player.counts = [view.counts[part] for part in SCORE_PARTS]
    return player


def _rebuild_buildings(state: State, view: View) -> None:
    catalogue = state.catalogue
    state.covering = [NONE] * len(catalogue.lots)
    state.pieces = [NONE] * len(catalogue.lots)
    state.worths = catalogue.worths.copy()
    for building in view.buildings:
        footprint, piece = _footprint(catalogue, building.footprint), catalogue.piece_index[building.piece]
        insort(state.players[building.owner].buildings, footprint)
        state.worths[piece] = building.worth
        for lot in catalogue.lots_of[footprint]:
            if state.covering[lot] != NONE:
                raise SaveError(message("position-building", piece=building.piece, lots=building.footprint), PACKAGE)
            state.covering[lot] = footprint
            state.pieces[lot] = piece


def _rebuild_hands(state: State, view: View, rng: Rng | None) -> None:
    """Deeds that lie nowhere in sight are in unseen hands and piles, anywhere (R-1.9)."""
    index = state.catalogue.lot_index
    known = [sorted(index[lot] for lot in hand.lots or ()) for hand in view.hands]
    seen = {*state.row, *state.gone, *(lot for hand in known for lot in hand)}
    hidden = [lot for lot, owner in enumerate(state.owners) if owner == NONE and lot not in seen]
    state.hands = [
        known[seat] if hand.lots is not None else sorted(_taken(hidden, rng) for _ in range(hand.count))
        for seat, hand in enumerate(view.hands)
    ]
    state.unseen = hidden
    state.choices = [_choice(state, seat, hand, rng) for seat, hand in enumerate(view.hands)]


def _taken(lots: list[int], rng: Rng | None) -> int:
    return lots.pop(rng.below(len(lots)) if rng is not None else 0)


def _choice(state: State, seat: Seat, view: HandView, rng: Rng | None) -> int:
    if not view.chosen:
        return NONE
    if view.choice is not None:
        return state.catalogue.lot_index[view.choice]
    return _taken(state.hands[seat].copy(), rng)


def _frame(step: Step) -> AnyFrame:
    seat = -1 if step.seat is None else step.seat
    count = 0 if step.count is None else step.count
    match step.step:
        case "Acting":
            return Acting(seat)
        case "Dealing":
            return Dealing(seat, count)
        case "Filling":
            return Filling(count)
        case "Unveiling":
            return Unveiling(count)
        case "Drafting":
            return Drafting()
        case "Beginning":
            return Beginning()
        case _:
            raise SaveError(message("position-step", name=step.step), PACKAGE)
