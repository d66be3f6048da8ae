"""Positions as JSON, saved or written by hand. What the rules could not go on from is refused with a reason."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from latium.core.errors import SaveError
from latium.core.positions import restored
from latium.core.protocol import Facts, Message, message
from latium.core.seats import Seat
from latium.games.first_empires.catalogue import BLACK, COLOURS, NOBODY, YELLOW
from latium.games.first_empires.components import MOST_A_SPACE, PACKAGE
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
from latium.games.first_empires.observe import ALL, observe, rebuild
from latium.games.first_empires.rules.advancement import TOP
from latium.games.first_empires.rules.conquest import needed
from latium.games.first_empires.rules.ending import ROUNDS
from latium.games.first_empires.rules.setup import chosen_civilizations, token_counts
from latium.games.first_empires.rules.steps import legal
from latium.games.first_empires.state import State
from latium.games.first_empires.views import View


def dump(state: State) -> dict[str, Any]:
    return msgspec.to_builtins(observe(state, ALL))  # type: ignore[no-any-return]


def restore(data: Any, facts: Facts) -> State:
    """The state of a dump. Raises SaveError."""
    return restored(data, View, facts, PACKAGE, _rebuilt, CHECKS)


def _rebuilt(view: View) -> State:
    """The state, unless the view says more, or less, than a state can hold."""
    for seat, told in enumerate(view.players):
        if told.hand is None:
            raise SaveError(message("position-hand", seat=seat), PACKAGE)
    state = rebuild(view, None)
    whole = all(len(region.cities) in (0, view.seats) for region in view.regions.values())
    if not whole or {*view.regions} != {*state.catalogue.regions}:
        raise SaveError(message("position-map", seats=view.seats), PACKAGE)
    for seat, (player, told) in enumerate(zip(state.players, view.players, strict=True)):
        if (player.hand.bit_count(), player.deck.bit_count()) != (told.hand_size, told.deck_size):
            raise SaveError(message("position-cards", seat=seat), PACKAGE)
    return state


def _seats(state: State) -> Iterator[Message]:
    if len(state.players) != state.seats or len(state.values_left) != state.seats:
        yield message("position-players", seats=state.seats, players=len(state.players))
    named = [state.first, *(owner for owner in state.owners if owner != NOBODY)]
    named += [frame.seat for frame in state.pending if not isinstance(frame, Beginning)]
    named += [frame.owner for frame in state.pending if isinstance(frame, Revealing)]
    for seat in named:
        if not 0 <= seat < state.seats:
            yield message("position-seat", seat=seat)


def _civilizations(state: State) -> Iterator[Message]:
    """E-2.3: each is there once, as chosen, and everybody has one or is about to get it."""
    given = [player.civilization for player in state.players]
    taken = [civilization for civilization in given if civilization != NOBODY]
    chosen = chosen_civilizations(state.catalogue, state.options)
    strangers = [civilization for civilization in taken if civilization not in state.catalogue.allowed]
    if strangers or len(set(taken)) != len(taken) or (chosen and chosen != given):
        yield message("position-civilizations")
    waiting = [frame.seat for frame in state.pending if isinstance(frame, Assigning)]
    if sorted(waiting) != [seat for seat, civilization in enumerate(given) if civilization == NOBODY]:
        yield message("position-assigning")


def _boards(state: State) -> Iterator[Message]:
    """E-1.5, E-1.7: markers on their tracks, each card in one place."""
    for seat, player in enumerate(state.players):
        top = TOP if player.civilization != NOBODY else 0
        if any(not 0 <= level <= top for level in player.levels):
            yield message("position-marker", seat=seat)
        whole = state.catalogue.deck_of[player.civilization] if player.civilization != NOBODY else 0
        places = [player.deck, player.hand, player.scored, player.discarded]
        if sum(places) != whole or sum([cards.bit_count() for cards in places]) != whole.bit_count():
            yield message("position-cards", seat=seat)


def _tokens(state: State) -> Iterator[Message]:
    """E-1.6: six of each civilization, wherever they are; nobody takes from itself."""
    for seat, player in enumerate(state.players):
        if len(player.taken) != state.seats or player.taken[seat]:
            yield message("position-taken", seat=seat)
        away = [*state.cities[seat], *(other.taken[seat] for other in state.players)]
        count = sum(away) + player.tokens.bit_count()
        total = len(state.catalogue.token_values) if player.civilization != NOBODY else 0
        if min(away) < 0 or count != total:
            yield message("position-tokens", seat=seat, count=count, total=total)


def _explorers(state: State) -> Iterator[Message]:
    """E-8.8: as many as the yellow track shows, those on their way included."""
    for region, count in enumerate(state.explorers):
        if count < 0 or (state.owners[region] == NOBODY) != (count == 0):
            yield message("position-nobody", region=state.catalogue.regions[region])
    for seat, player in enumerate(state.players):
        total = state.value(seat, YELLOW) if player.civilization != NOBODY else 0
        if _counted(state, seat) != total:
            yield message("position-explorers", seat=seat, count=_counted(state, seat), total=total)


def _counted(state: State, seat: Seat) -> int:
    total = sum([count for region, count in enumerate(state.explorers) if state.owners[region] == seat])
    for frame in state.pending:
        if isinstance(frame, Placing | Retreating) and frame.seat == seat:
            total += frame.count
        if isinstance(frame, Invading) and frame.seat == seat:
            total += frame.brought
    return total


def _order(state: State) -> Iterator[Message]:
    """E-3.2: which steps there can be in this round, and which in the middle of which."""
    if bool(state.pending) == bool(state.reason):
        yield message("position-end")
    rounds = range(1, state.catalogue.rounds + 1)
    match state.pending:
        case []:
            possible, rounds = state.reason == ROUNDS, rounds[-1:]
        case [Revealing(), *others]:
            possible, rounds = all(isinstance(frame, Revealing) for frame in others), rounds[-1:]
        case [Rolling() | Rerolling() | Moving() | Advancing() | Founding() | Closing()]:
            possible = True
        case [Moving(seat, False), Invading(other)] | [Advancing(seat, False), Placing(other) | Drawing(other)]:
            possible = seat == other
        case [Moving(seat, False), Retreating(other)]:
            possible = seat != other
        case _:
            possible, rounds = _setting_up(state), range(1)
    if not possible:
        yield message("position-steps")
    if state.round not in rounds:
        yield message("position-round", round=state.round)


def _setting_up(state: State) -> bool:
    """Civilizations (E-2.3) before hands (E-2.7) before who begins (E-2.4); what comes last lies at the bottom."""
    kinds: list[type] = [Beginning, Drawing, Assigning]
    steps = [kinds.index(type(frame)) if type(frame) in kinds else -1 for frame in state.pending]
    drawing = [frame.seat for frame in state.pending if isinstance(frame, Drawing)]
    return -1 not in steps and steps == sorted(steps) and steps.count(0) <= 1 and len(set(drawing)) == len(drawing)


def _starts(state: State) -> Iterator[Message]:
    """E-2.6: nobody has left home while others have none, for they find theirs empty."""
    if not state.pending or not isinstance(state.pending[-1], Assigning):
        return
    for region, owner in enumerate(state.owners):
        if owner != NOBODY and state.catalogue.start_of[state.players[owner].civilization] != region:
            yield message("position-away", seat=owner)


def _conquest(state: State) -> Iterator[Message]:
    """E-6.6, E-7.1: whom an invasion can be against, and where from a retreat can be."""
    for frame in state.pending:
        if isinstance(frame, Invading):
            rival = state.owners[frame.target]
            if rival in (frame.seat, NOBODY) or state.held(rival) == 1:
                yield message("position-invasion", region=state.catalogue.regions[frame.target])
        if isinstance(frame, Retreating) and state.owners[frame.region] != state.pending[0].seat:
            yield message("position-retreat", region=state.catalogue.regions[frame.region])


def _counts(state: State) -> Iterator[Message]:
    for frame in state.pending:
        if not _countable(state, frame):
            yield message("position-count", step=type(frame).__name__)


def _countable(state: State, frame: AnyFrame) -> bool:
    """Whether what a step deals with is there, as many as it says."""
    match frame:
        case Rolling(_, count):
            return 1 <= count <= state.catalogue.source.game.dice - sum(state.turn.dice)
        case Drawing(seat, count):
            open_now = frame is state.pending[-1]
            return (1 if open_now else 0) <= count <= state.players[seat].deck.bit_count()
        case Placing(_, count) | Retreating(_, _, count):
            return count >= 1
        case Invading(_, target, brought):
            return 0 <= brought < needed(state, target)
        case Founding(seat, tracks):
            return tracks != 0 and not tracks & ~state.players[seat].tokens
        case Revealing(seat, owner, count):
            scored = sum(state.cities[owner]) if seat == owner else state.players[seat].taken[owner]
            return 1 <= count <= scored
        case _:
            return True


def _dice(state: State) -> Iterator[Message]:
    """E-4.1: as many as there are, fallen once all are rolled, and no more of them made black than lie there."""
    turn = state.turn
    rolling = bool(state.pending) and isinstance(state.pending[0], Rolling | Rerolling)
    turnable = sum(turn.dice) if state.options["reconvert_black"] is True else turn.dice[BLACK]
    if (
        min([*turn.dice, *turn.natural, turn.blackened]) < 0
        or sum(turn.dice) > state.catalogue.source.game.dice
        or sum(turn.natural) != (0 if rolling else sum(turn.dice))
        or turn.blackened > (0 if rolling else turnable)
    ):
        yield message("position-dice")


def _turn(state: State) -> Iterator[Message]:
    """What counts by the turn (E-3.4): no track shows more re-rolls or points, no rival has more city tokens."""
    turn = state.turn
    step = state.pending[0] if state.pending else None
    if (
        min([turn.rerolls, turn.points, turn.conquests, turn.captured, *turn.raised]) < 0
        or max(turn.rerolls, turn.points, turn.conquests) > MOST_A_SPACE
        or turn.captured > len(state.catalogue.token_values) * (state.seats - 1)
        or (isinstance(step, Rerolling) and not turn.rerolls)
        or any(count > most for count, most in zip(turn.raised, _raisable(state), strict=True))
    ):
        yield message("position-counters")


def _raisable(state: State) -> list[int]:
    """How often each marker can have risen: never before the advancement, and each time for a die (E-8.3)."""
    match state.pending[:1]:
        case [Founding() | Closing()]:
            return [TOP] * len(COLOURS)
        case [Advancing(_, False)]:
            return state.turn.dice[: len(COLOURS)]
        case _:
            return [0] * len(COLOURS)


def _values(state: State) -> Iterator[Message]:
    """E-1.6, E-11.3: no token is turned up before the end, and then each that scores is, once."""
    over = not state.pending or isinstance(state.pending[0], Revealing)
    coming = [frame for frame in state.pending if isinstance(frame, Revealing)]
    whole = token_counts(state.catalogue)
    for seat, player in enumerate(state.players):
        left, shown = state.values_left[seat], len(state.hoards[seat])
        hidden = player.tokens.bit_count() + sum([frame.count for frame in coming if frame.owner == seat])
        due = sum(state.cities[seat]) + sum(player.taken) - sum([frame.count for frame in coming if frame.seat == seat])
        fits = len(left) == len(whole) and all(0 <= left[value] <= whole[value] for value in range(len(whole)))
        if not fits or sum(left) != (hidden if over else sum(whole)) or shown != (due if over else 0):
            yield message("position-values", seat=seat)
    turned = Counter([value for values in state.hoards for value in values])
    gone = {value: sum([whole[value] - left[value] for left in state.values_left]) for value in range(len(whole))}
    if turned != Counter(gone):
        yield message("position-revealed")


def _stuck(state: State) -> Iterator[Message]:
    if state.pending and not legal(state):
        yield message("position-stuck")


CHECKS: Final[tuple[Callable[[State], Iterator[Message]], ...]] = (
    _seats,
    _civilizations,
    _boards,
    _tokens,
    _explorers,
    _order,
    _starts,
    _conquest,
    _counts,
    _dice,
    _turn,
    _values,
    _stuck,
)
