"""The summary card: which decision is open, what answers it, and what each answer does (R-3.1)."""

from typing import assert_never

from latium.core.protocol import Player, Refusal
from latium.core.seats import CHANCE, Seat
from latium.games.foundations_of_rome.actions import INCOME, Action, Begin, Build, Buy, Deal, Income, Keep, Unveil
from latium.games.foundations_of_rome.events import AnyEvent
from latium.games.foundations_of_rome.frames import (
    Acting,
    AnyFrame,
    Beginning,
    Dealing,
    Drafting,
    Filling,
    Unveiling,
)
from latium.games.foundations_of_rome.rules import construction, deeds, setup
from latium.games.foundations_of_rome.state import State


def to_act(state: State) -> tuple[Seat, ...]:
    """One seat or CHANCE; in a draft all who have not chosen yet (R-2.8)."""
    if not state.pending:
        return ()
    frame = state.pending[-1]
    if isinstance(frame, Drafting):
        return tuple(setup.waiting(state))
    return (frame.asks,)


def legal(state: State, seat: Seat) -> list[Action]:
    """What the seat may do if it owes a decision. Income is always open (R-3.2)."""
    if not state.pending:
        return []
    frame = state.pending[-1]
    if isinstance(frame, Acting):
        if frame.seat != seat:
            return []
        found = [INCOME]
        found.extend(deeds.purchases(state, seat))
        found.extend(construction.constructions(state, seat))
        return found
    if isinstance(frame, Drafting):
        return setup.keepable(state, seat) if seat != CHANCE else []
    return _chances(state, frame) if seat == CHANCE else []


def _chances(state: State, frame: Filling | Dealing | Unveiling | Beginning) -> list[Action]:
    match frame:
        case Filling() | Dealing():
            return setup.unseen_deeds(state)
        case Unveiling():
            return setup.candidates(state)
        case Beginning():
            return [Begin(seat) for seat in range(state.seats)]
        case other:
            assert_never(other)


def weights(state: State) -> list[int]:
    """Deeds, monuments and seats are equally likely."""
    dealing = isinstance(state.pending[-1], Filling | Dealing)
    return [1] * (len(state.unseen) if dealing else len(legal(state, CHANCE)))


def apply(state: State, seat: Seat, action: Action, log: list[AnyEvent] | None) -> None:
    """Carry out the answer to the open decision."""
    frame = state.pending[-1]
    match action:
        case Build(piece, footprint):
            construction.build(state, seat, piece, footprint, log)
        case Buy(slot):
            deeds.buy(state, seat, slot, log)
        case Income():
            deeds.take_income(state, seat, log)
        case Keep(lot):
            setup.choose(state, seat, lot, log)
        case _:
            _chance(state, frame, action, log)


def _chance(state: State, frame: AnyFrame, action: Action, log: list[AnyEvent] | None) -> None:
    match frame, action:
        case Filling(count), Deal(lot):
            deeds.offer(state, count, lot, log)
        case Dealing(seat, count), Deal(lot):
            setup.deal(state, seat, count, lot, log)
        case Unveiling(count), Unveil(monument, cards):
            setup.unveil(state, count, monument, cards, log)
        case Beginning(), Begin(seat):
            setup.begin(state, seat, log)


def explain(state: State, seat: Seat, action: Action) -> Refusal | None:
    """The most helpful clause against an action, or None if it is legal."""
    if not CHANCE <= seat < state.seats:
        return Refusal("R-2.1", "no-such-seat", {"seat": seat + 1, "seats": state.seats})
    if not state.pending:
        return Refusal("R-3.3", "game-over")
    frame = state.pending[-1]
    if isinstance(frame, Drafting):
        return _refuse_while_drafting(state, seat, action)
    if frame.asks != seat:
        return _refuse_turn(frame)
    if seat == CHANCE:
        return None if action in legal(state, CHANCE) else Refusal("R-3.3", "not-possible-by-chance")
    return _refuse_action(state, seat, action)


def _refuse_turn(frame: AnyFrame) -> Refusal:
    if frame.asks == CHANCE:
        return Refusal("R-3.3", "chance-first")
    return Refusal("R-3.3", "not-your-turn", {"who": Player(frame.asks)})


def _refuse_while_drafting(state: State, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Keep(lot) if seat != CHANCE:
            return setup.refuse_keep(state, seat, lot)
        case _:
            return Refusal("R-2.8", "draft-first")


def _refuse_action(state: State, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Income():
            return None
        case Buy(slot):
            return deeds.refuse_buy(state, seat, slot)
        case Build(piece, footprint):
            return construction.refuse_build(state, seat, piece, footprint)
        case Keep():
            return Refusal("R-2.8", "no-draft-now")
        case _:
            return Refusal("R-3.3", "chance-only")
