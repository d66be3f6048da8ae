"""Positions as JSON, saved or written by hand. What the rules could not go on from is refused with a reason."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from latium.core.errors import LatiumError, SaveError
from latium.core.options import resolve
from latium.core.protocol import Facts
from latium.games.first_empires.catalogue import COLOURS, YELLOW
from latium.games.first_empires.frames import Beginning, Drawing, Invading, Placing, Retreating, Revealing
from latium.games.first_empires.observe import ALL, View, observe, rebuild
from latium.games.first_empires.rules.advancement import TOP
from latium.games.first_empires.rules.steps import legal
from latium.games.first_empires.state import State


def dump(state: State) -> dict[str, Any]:
    return msgspec.to_builtins(observe(state, ALL))  # type: ignore[no-any-return]


def restore(data: Any, facts: Facts) -> State:
    """The state of a dump. Raises SaveError."""
    try:
        view = msgspec.convert(data, View)
        resolve(facts, view.seats, view.options)
        if any(player.hand is None for player in view.players):
            raise _refused("a hand is not told")
        state = rebuild(view, None)
        for check in CHECKS:
            for problem in check(state):
                raise _refused(problem)
    except SaveError:
        raise
    except KeyError as error:
        raise _refused(f"there is no {error}") from error
    except (msgspec.ValidationError, LatiumError, ValueError, IndexError) as error:
        raise _refused(str(error)) from error
    return state


def _refused(problem: str) -> SaveError:
    return SaveError(f"not a position of first-empires: {problem}")


def _seats(state: State) -> Iterator[str]:
    if len(state.players) != state.seats or len(state.values_left) != state.seats:
        yield f"{state.seats} seats and {len(state.players)} players"
    named = [state.first, *(owner for owner in state.owners if owner >= 0)]
    named += [frame.seat for frame in state.pending if not isinstance(frame, Beginning)]
    named += [frame.owner for frame in state.pending if isinstance(frame, Revealing)]
    for seat in named:
        if not 0 <= seat < state.seats:
            yield f"there is no seat {seat}"
    if state.turn.rivals >= 1 << state.seats:
        yield "a rival that does not exist"


def _civilizations(state: State) -> Iterator[str]:
    taken = [player.civilization for player in state.players if player.civilization >= 0]
    if len(set(taken)) != len(taken) or any(one not in state.catalogue.allowed for one in taken):
        yield "civilizations that cannot meet"
    if state.round and len(taken) != state.seats:
        yield "a seat without a civilization"
    for player in state.players:
        if any(not 0 <= level <= TOP for level in player.levels):
            yield "a marker off its track"
        if player.hand & ~state.catalogue.deck_of[player.civilization] or player.hand & (
            player.scored | player.discarded
        ):
            yield "cards that cannot be in that hand"


def _tokens(state: State) -> Iterator[str]:
    """Six a player, wherever they are (E-1.6)."""
    total = len(state.catalogue.token_values)
    for seat, player in enumerate(state.players):
        if player.civilization < 0:
            continue
        counts = [*state.cities[seat], *(other.taken[seat] for other in state.players), *state.values_left[seat]]
        placed = sum(state.cities[seat]) + sum(other.taken[seat] for other in state.players)
        if min(counts) < 0 or placed + player.tokens.bit_count() != total:
            yield f"{placed + player.tokens.bit_count()} city tokens of seat {seat}, and there are {total}"


def _explorers(state: State) -> Iterator[str]:
    """As many as the yellow track shows, those on their way included (E-8.8)."""
    for region, owner in enumerate(state.owners):
        if (owner < 0) != (state.explorers[region] == 0) or state.explorers[region] < 0:
            yield f"explorers of nobody, or nobody's explorers, in {state.catalogue.regions[region]}"
    for seat, player in enumerate(state.players):
        if player.civilization >= 0 and _counted(state, seat) != state.value(seat, YELLOW):
            yield f"{_counted(state, seat)} explorers of seat {seat}, and its track shows {state.value(seat, YELLOW)}"


def _counted(state: State, seat: int) -> int:
    total = sum(count for region, count in enumerate(state.explorers) if state.owners[region] == seat)
    for frame in state.pending:
        if isinstance(frame, Placing | Retreating) and frame.seat == seat:
            total += frame.count
        if isinstance(frame, Invading) and frame.seat == seat:
            total += frame.brought
    return total


def _turn(state: State) -> Iterator[str]:
    turn = state.turn
    numbers = [turn.rerolls, turn.points, turn.conquests, turn.captured, turn.blackened]
    if (
        min([*turn.dice, *turn.natural, *turn.raised, *numbers]) < 0
        or sum(turn.dice) > state.catalogue.source.game.dice
    ):
        yield "dice or counters that cannot be"
    if len(turn.raised) != len(COLOURS):
        yield "tracks that do not exist"


def _steps(state: State) -> Iterator[str]:
    if bool(state.pending) == bool(state.reason):
        yield "either somebody is to act or the game has ended"
    for frame in state.pending:
        if isinstance(frame, Drawing) and not 0 <= frame.count <= len(state.catalogue.cards):
            yield "so many cards cannot be drawn"
    if state.pending and not legal(state):
        yield "nobody can do anything"


CHECKS: Final[tuple[Callable[[State], Iterator[str]], ...]] = (
    _seats,
    _civilizations,
    _tokens,
    _explorers,
    _turn,
    _steps,
)
