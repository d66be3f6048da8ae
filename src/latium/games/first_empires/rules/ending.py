"""Chapters E-3 and E-11: turns, rounds and the end of the game."""

from typing import Final

from latium.core.seats import Seat
from latium.games.first_empires.actions import Action, TurnUp
from latium.games.first_empires.catalogue import BLUE, ORANGE, PURPLE
from latium.games.first_empires.events import AnyEvent, Ended, Started, TurnedUp
from latium.games.first_empires.frames import Revealing, Rolling
from latium.games.first_empires.state import State, Turn

ROUNDS: Final = "rounds"


def start_turn(state: State, seat: Seat, log: list[AnyEvent] | None) -> None:
    """All that counts by the turn starts anew (E-3.4); what the tracks show now holds for the whole turn (E-4.9)."""
    turn = Turn()
    turn.rerolls = state.value(seat, BLUE)
    turn.points = state.value(seat, PURPLE)
    state.turn = turn
    state.pending = [Rolling(seat, state.value(seat, ORANGE))]
    if log is not None:
        log.append(Started(seat=seat, round=state.round))


def end_turn(state: State, seat: Seat, log: list[AnyEvent] | None) -> None:
    """The next seat; after the last seat the next round, and after the last round the end (E-3.1, E-11.1)."""
    following = state.after(seat)
    if following == state.first:
        if state.round == state.catalogue.rounds:
            reveal_tokens(state, log)
            return
        state.round += 1
    start_turn(state, following, log)


def reveal_tokens(state: State, log: list[AnyEvent] | None) -> None:
    """Tokens on the map score for their owners, occupied or not, taken ones for those who took them (E-11.3)."""
    state.turn = Turn()
    state.pending = []
    for owner in range(state.seats):
        on_map = sum(state.cities[owner])
        if on_map:
            state.pending.append(Revealing(owner, owner, on_map))
        for seat in range(state.seats):
            taken = state.players[seat].taken[owner]
            if taken:
                state.pending.append(Revealing(seat, owner, taken))
    state.pending.reverse()
    _end_if_revealed(state, log)


def token_values(state: State, owner: Seat) -> list[Action]:
    return [TurnUp(value) for value, left in enumerate(state.values_left[owner]) if left]


def token_weights(state: State, owner: Seat) -> list[int]:
    return [left for left in state.values_left[owner] if left]


def turn_up(state: State, seat: Seat, owner: Seat, count: int, value: int, log: list[AnyEvent] | None) -> None:
    state.values_left[owner][value] -= 1
    state.hoards[seat].append(value)
    if count > 1:
        state.pending[-1] = Revealing(seat, owner, count - 1)
    else:
        state.pending.pop()
    if log is not None:
        log.append(TurnedUp(seat=seat, owner=owner, value=value))
    _end_if_revealed(state, log)


def _end_if_revealed(state: State, log: list[AnyEvent] | None) -> None:
    if not state.pending:
        state.reason = ROUNDS
        if log is not None:
            log.append(Ended(reason=ROUNDS))
