"""Chapters R-3, R-8 and R-10: turns, eras and the end of the game."""

from typing import Final

from latium.core.seats import Seat
from latium.games.foundations_of_rome.actions import ROW
from latium.games.foundations_of_rome.components import ERAS
from latium.games.foundations_of_rome.events import AnyEvent, Ended, EraEnded, FinalTurnsBegun, Withdrawn
from latium.games.foundations_of_rome.frames import Acting, Filling
from latium.games.foundations_of_rome.rules import scoring
from latium.games.foundations_of_rome.state import State

SCORED: Final = "eras"


def end_turn(state: State, seat: Seat, log: list[AnyEvent] | None) -> None:
    """After one action the next seat (R-3.1); after the last of the final turns the scoring (R-8.4)."""
    state.quiet = 0
    _pass_on(state, seat, log)


def end_quiet_turn(state: State, seat: Seat, log: list[AnyEvent] | None) -> None:
    """Nothing but income was taken. Rounds of that in a row and the leftmost deed leaves the game (R-8.6)."""
    if state.final_turns:
        _pass_on(state, seat, log)
        return
    state.quiet += 1
    rounds = state.options["stall_rounds"]
    assert isinstance(rounds, int)
    if state.quiet < rounds * state.seats:
        _pass_on(state, seat, log)
        return
    lot = state.row.pop(0)
    state.gone.append(lot)
    if log is not None:
        log.append(Withdrawn(lot=state.catalogue.lots[lot]))
    after_a_deed_left(state, seat, log)


def _pass_on(state: State, seat: Seat, log: list[AnyEvent] | None) -> None:
    if state.final_turns:
        state.final_turns -= 1
        if not state.final_turns:
            end_era(state, seat, log)
            return
    state.pending[-1] = Acting(state.after(seat))


def after_a_deed_left(state: State, seat: Seat, log: list[AnyEvent] | None) -> None:
    """The row is filled from the era's pile (R-4.3); once it is empty the end of the era begins (R-8.1)."""
    state.quiet = 0
    state.pending[-1] = Acting(state.after(seat))
    if state.piles[state.era]:
        state.pending.append(Filling(1))
    elif not state.row:
        begin_final_turns(state, seat, log)


def begin_final_turns(state: State, seat: Seat, log: list[AnyEvent] | None) -> None:
    """One for everybody, this seat's last (R-8.2); or only for those who had none yet in this round."""
    state.final_turns = state.seats
    if state.options["final_turns"] == "round":
        state.final_turns = (state.first - seat - 1) % state.seats
    if log is not None:
        log.append(FinalTurnsBegun(era=state.era + 1, turns=state.final_turns))
    if not state.final_turns:
        end_era(state, seat, log)


def end_era(state: State, seat: Seat, log: list[AnyEvent] | None) -> None:
    """Scoring (R-8.4); then the next pile, and the seat after the one that took the last turn (R-8.5)."""
    scoring.score_era(state, log)
    if log is not None:
        log.append(EraEnded(era=state.era + 1, points=tuple([sum(player.points) for player in state.players])))
    if state.era == ERAS - 1:
        end_game(state, log)
        return
    state.era += 1
    state.pending = [Acting(state.after(seat)), Filling(ROW)]


def end_game(state: State, log: list[AnyEvent] | None) -> None:
    """R-10.1."""
    scoring.score_empty_lots(state, log)
    state.pending = []
    state.reason = SCORED
    if log is not None:
        log.append(Ended(reason=SCORED))


def bound(state: State) -> int:
    """A piece covers only smaller ones, at most as many as it has lots. Let one of 1 lot weigh 1, and one of n lots
    more than n pieces of the size below: then every construction adds weight, and all pieces together weigh so much.
    Any other action is a deed leaving the row or, at most so many times in between, an income (R-8.6)."""
    weights = [0]
    for size in range(1, max(state.catalogue.size_of) + 1):
        weights.append(1 + size * weights[-1])
    catalogue = state.catalogue
    tray = sum([copies * weights[catalogue.size_of_piece[piece]] for piece, copies in enumerate(catalogue.copies)])
    monuments = sum([weights[size] for size in catalogue.size_of_piece[catalogue.monuments_from :]])
    rounds = state.options["stall_rounds"]
    assert isinstance(rounds, int)
    lasting = tray * state.seats + monuments + len(catalogue.lots)
    return lasting * (rounds * state.seats + 1) + len(catalogue.lots) + len(catalogue.pieces)
