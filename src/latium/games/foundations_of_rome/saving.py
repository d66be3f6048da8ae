"""Positions as JSON, saved or written by hand. What the rules could not go on from is refused with a reason."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from latium.core.errors import SaveError
from latium.core.positions import restored
from latium.core.protocol import Facts, Message, message
from latium.core.seats import Seat
from latium.games.foundations_of_rome.actions import ROW
from latium.games.foundations_of_rome.catalogue import CARD_SETS, NONE
from latium.games.foundations_of_rome.components import ERAS, PACKAGE
from latium.games.foundations_of_rome.frames import (
    Acting,
    AnyFrame,
    Beginning,
    Dealing,
    Drafting,
    Filling,
    Unveiling,
)
from latium.games.foundations_of_rome.observe import ALL, observe, rebuild
from latium.games.foundations_of_rome.rules import counting
from latium.games.foundations_of_rome.rules.ending import SCORED
from latium.games.foundations_of_rome.rules.setup import coming, drafting, pile_sizes
from latium.games.foundations_of_rome.state import EMPTY_LOTS, State
from latium.games.foundations_of_rome.views import View

MOST: Final = 10**9  # of coins or points: `ending.bound` actions do not bring more with any set


def dump(state: State) -> dict[str, Any]:
    return msgspec.to_builtins(observe(state, ALL))  # type: ignore[no-any-return]


def restore(data: Any, facts: Facts) -> State:
    """The state of a dump. Raises SaveError."""
    return restored(data, View, facts, PACKAGE, _rebuilt, CHECKS)


def _rebuilt(view: View) -> State:
    """The state, unless the view says more, or less, than a state can hold."""
    if not len(view.players) == len(view.hands) == view.seats:
        raise SaveError(message("position-players", seats=view.seats, players=len(view.players)), PACKAGE)
    owners = [*view.lots.values(), *(building.owner for building in view.buildings)]
    for seat in [view.first, *owners, *(step.seat for step in view.steps if step.seat is not None)]:
        if not 0 <= seat < view.seats:
            raise SaveError(message("position-seat", seat=seat), PACKAGE)
    for seat, hand in enumerate(view.hands):
        if hand.lots is None or hand.chosen != (hand.choice is not None):
            raise SaveError(message("position-hand", seat=seat), PACKAGE)
    state = rebuild(view, None)
    if not {*view.lots} <= {*state.catalogue.lots}:
        raise SaveError(message("position-lots"), PACKAGE)
    if observe(state, ALL) != view:
        raise SaveError(message("position-figures"), PACKAGE)
    return state


# --- deeds


def _deeds(state: State) -> Iterator[Message]:
    """R-1.2, R-4.5: each deed is in one place."""
    lying = [*state.row, *state.gone, *(lot for hand in state.hands for lot in hand)]
    if len({*lying}) != len(lying) or any(state.owners[lot] != NONE for lot in lying):
        yield message("position-deeds")


def _piles(state: State) -> Iterator[Message]:
    """R-2.5, R-8.5: eras gone by have no deeds left, eras to come all of theirs."""
    whole = pile_sizes(state.catalogue, state.options)
    if not 0 <= state.era < ERAS or len(state.piles) != ERAS:
        yield message("position-era")
        return
    past, now, coming_ = state.piles[: state.era], state.piles[state.era], state.piles[state.era + 1 :]
    to_deal = sum([frame.count for frame in state.pending if isinstance(frame, Dealing)])
    if _beginning(state):
        to_deal = state.seats * state.catalogue.source.game.starting_deeds
    if (
        any(past)
        or not 0 <= now <= whole[state.era]
        or coming_ != whole[state.era + 1 :]
        or len(state.unseen) != sum(state.piles) + to_deal
    ):
        yield message("position-piles")


def _row(state: State) -> Iterator[Message]:
    """R-4.3, R-8.1: six deeds while the pile lasts, but for those that are being dealt; none in final turns."""
    filling = sum([frame.count for frame in state.pending if isinstance(frame, Filling)])
    setting_up = _beginning(state)
    expected = 0 if setting_up else ROW - filling
    shrinks = not state.piles[state.era] and not filling and not setting_up
    over = state.final_turns > 0 or not state.pending
    fits = len(state.row) == expected or (shrinks and len(state.row) < ROW)
    if not fits or (over and bool(state.row)) or (shrinks and not over and not state.row):
        yield message("position-row")


def _hands(state: State) -> Iterator[Message]:
    """R-2.8: equal hands while a draft lasts, and none at any other time; a choice is a card of the hand."""
    sizes = [len(hand) for hand in state.hands]
    whole = state.catalogue.source.game.starting_deeds
    if drafting(state) and (len({*sizes}) != 1 or not 2 <= sizes[0] <= whole):
        yield message("position-hands")
    dealt = any(isinstance(frame, Drafting) for frame in state.pending)
    for seat, hand in enumerate(state.hands):
        if state.choices[seat] != NONE and (state.choices[seat] not in hand or not drafting(state)):
            yield message("position-hand", seat=seat)
        held = len(hand) if dealt else state.owners.count(seat)
        short = sum([frame.count for frame in state.pending if isinstance(frame, Dealing) and frame.seat == seat])
        begins = _setting_up(state) and not drafting(state)
        if (begins and held != (0 if _beginning(state) else whole - short)) or (not dealt and hand):
            yield message("position-hand", seat=seat)
    owned = [state.owners.count(seat) for seat in range(state.seats)]
    if drafting(state) and any(owned[seat] + sizes[seat] != whole for seat in range(state.seats)):
        yield message("position-hands")
    if not _setting_up(state) and min(owned) < whole:
        yield message("position-deeds")


# --- steps


def _beginning(state: State) -> bool:
    """Whether nothing has happened yet: the first player is still to be named."""
    return bool(state.pending) and isinstance(state.pending[0], Beginning)


def _setting_up(state: State) -> bool:
    """Whether the first turn is still to come."""
    match state.pending:
        case [] | [Acting()]:
            return False
        case [Acting(), Filling()]:
            # The very first row of a game without monuments looks like any other row that is being filled.
            return False
        case _:
            return True


def _order(state: State) -> Iterator[Message]:
    """R-3.1, and the order of the set-up: which steps there can be, and which wait below which."""
    if bool(state.pending) == bool(state.reason):
        yield message("position-end")
    match state.pending:
        case []:
            possible = state.reason == SCORED and state.era == ERAS - 1
        case [Acting()] | [Beginning()]:
            possible = True
        case [Acting(), Filling(count)] if not _setting_up(state):
            possible = 1 <= count <= ROW and not state.final_turns
        case _:
            possible = _is_set_up(state)
    if not possible:
        yield message("position-steps")
    if _beginning(state) and state.options["first"] != "random":
        yield message("position-steps")


def _is_set_up(state: State) -> bool:
    """The steps still to come are the last ones of the set-up, the open one perhaps in part."""
    whole = coming(state)[::-1][: len(state.pending)]
    if len(whole) != len(state.pending) or state.era:
        return False
    *waiting, now = map(_told, state.pending)
    *waiting_whole, now_whole = map(_told, whole)
    return waiting == waiting_whole and now[:2] == now_whole[:2] and 1 <= now[2] <= now_whole[2]


def _told(frame: AnyFrame) -> tuple[str, Seat, int]:
    match frame:
        case Dealing(seat, count):
            return "Dealing", seat, count
        case Filling(count) | Unveiling(count):
            return type(frame).__name__, NONE, count
        case Acting(seat):
            return "Acting", seat, 1
        case _:
            return type(frame).__name__, NONE, 1


def _turns(state: State) -> Iterator[Message]:
    """R-8.2, R-8.6: final turns and rounds of nothing but income."""
    rounds = state.options["stall_rounds"]
    assert isinstance(rounds, int)
    quiet = range(rounds * state.seats) if not state.final_turns else range(1)
    if not 0 <= state.final_turns <= state.seats or state.quiet not in quiet:
        yield message("position-turns")
    if state.final_turns and not (len(state.pending) == 1 and isinstance(state.pending[0], Acting)):
        yield message("position-turns")


# --- the city


def _buildings(state: State) -> Iterator[Message]:
    """R-5.2, R-5.3: on own lots, in the piece's shape; R-1.3: no more of a kind than there are."""
    catalogue = state.catalogue
    for seat, player in enumerate(state.players):
        standing = [0] * len(catalogue.pieces)
        for building in player.buildings:
            piece = state.piece_on(building)
            standing[piece] += 1
            own = all(state.owners[lot] == seat for lot in catalogue.lots_of[building])
            if not own or catalogue.shape_of[building] != catalogue.shape_of_piece[piece]:
                name, lots = catalogue.pieces[piece], catalogue.footprints[building]
                yield message("position-building", piece=name, lots=lots)
        for piece, copies in enumerate(catalogue.copies):
            if player.tray[piece] < 0 or player.tray[piece] + standing[piece] != copies:
                yield message("position-tray", seat=seat, piece=catalogue.pieces[piece])


def _markers(state: State) -> Iterator[Message]:
    """R-1.5: a lot marker on each lot without a building, a monument marker on each monument."""
    game = state.catalogue.source.game
    first = state.catalogue.monuments_from
    for seat, player in enumerate(state.players):
        monuments = len([building for building in player.buildings if state.piece_on(building) >= first])
        lots = len(counting.empty_lots(state, seat))
        if (player.markers, player.monument_markers) != (game.lot_markers - lots, game.monument_markers - monuments):
            yield message("position-markers", seat=seat)
        if player.markers < 0 or player.monument_markers < 0:
            yield message("position-markers", seat=seat)


def _display(state: State) -> Iterator[Message]:
    """R-2.7, R-1.7: as many monuments as belong to the game, each once, of the sets agreed on, where they stand."""
    first = state.catalogue.monuments_from
    whole = state.catalogue.source.game.extra_monuments + state.seats if state.options["monuments"] is True else 0
    hidden = sum([frame.count for frame in state.pending if isinstance(frame, Unveiling)])
    if _beginning(state):
        hidden = whole
    wish = state.options["cards"]
    if (
        len(state.display) != whole - hidden
        or len({*state.display}) != len(state.display)
        or any(monument < first for monument in state.display)
        or any(wish not in (CARD_SETS[cards], "mixed") for cards in state.cards)
    ):
        yield message("position-display")
    built = {state.piece_on(building): building for player in state.players for building in player.buildings}
    shown = dict(zip(state.display, state.standing, strict=True))
    ours = {piece: building for piece, building in built.items() if piece >= first}
    count = sum([state.piece_on(building) >= first for player in state.players for building in player.buildings])
    if ours != {piece: place for piece, place in shown.items() if place != NONE} or count != len(ours):
        yield message("position-monuments")


def _worths(state: State) -> Iterator[Message]:
    """R-7.12: only numbers that count neighbours differ from what is printed."""
    catalogue = state.catalogue
    for place, monument in enumerate(state.display):
        printed, standing = catalogue.worths[monument], state.standing[place]
        if monument not in catalogue.live or standing == NONE:
            continue
        beside = len(state.neighbours(standing))
        most = len(catalogue.around[standing])
        counts = range(beside, beside + 1) if state.options["live_temples"] is True else range(most + 1)
        if state.worths[monument] not in [printed + catalogue.per_neighbour[monument] * count for count in counts]:
            yield message("position-worth", piece=catalogue.pieces[monument])
    for piece, worth in enumerate(state.worths):
        if piece not in catalogue.live and worth != catalogue.worths[piece]:
            yield message("position-worth", piece=catalogue.pieces[piece])


def _counts(state: State) -> Iterator[Message]:
    """Coins and points are not negative; lots without a building score at the end only (R-10.2)."""
    for seat, player in enumerate(state.players):
        figures = [player.coins, *player.points, *player.counts]
        early = state.pending and (player.points[EMPTY_LOTS] or player.counts[EMPTY_LOTS])
        if min(figures) < 0 or max(figures) > MOST or early:
            yield message("position-counts", seat=seat)


CHECKS: Final[tuple[Callable[[State], Iterator[Message]], ...]] = (
    _deeds,
    _order,
    _piles,
    _hands,
    _row,
    _turns,
    _buildings,
    _markers,
    _display,
    _worths,
    _counts,
)
