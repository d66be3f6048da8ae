"""The summary card: which decision is open, what answers it, and what each answer does (F-3.1)."""

from typing import Final, assert_never

from latium.core.protocol import Player, Refusal
from latium.core.seats import CHANCE, Seat
from latium.games.founders.actions import (
    KINDS_LIMIT,
    Action,
    Add,
    Answer,
    Begin,
    Buy,
    Draft,
    DrawNature,
    Finish,
    Hire,
    Keep,
    Lay,
    Open,
    Pillage,
    Propose,
    Reveal,
    Settle,
    Swap,
    Unite,
)
from latium.games.founders.catalogue import CARRIAGE, COIN, NATURE, NOTHING, WAR
from latium.games.founders.events import AnyEvent
from latium.games.founders.frames import (
    Adding,
    AnyFrame,
    Beginning,
    Dealing,
    Drafting,
    Drawing,
    Hiring,
    Laying,
    NatureDraw,
    Opening,
    Placing,
    Spreading,
    TokenStep,
    Voting,
)
from latium.games.founders.rules import (
    adding,
    carriages,
    coins,
    craftsmen,
    ending,
    opening,
    setup,
    swapping,
    tokens,
    war,
)
from latium.games.founders.state import State

REVEALS: Final[list[Action]] = [Reveal(kind) for kind in range(KINDS_LIMIT)]


def legal(state: State) -> list[Action]:
    """What the seat that owes the decision may do."""
    frame = state.pending[-1]
    match frame:
        case Adding(seat, bought):
            return adding.ways_to_add(state, seat, bought)
        case Opening():
            moves = opening.openings(state)
            if state.agreement and ending.may_propose(state, frame.proposed):
                moves.append(ending.PROPOSE)
            return moves
        case Drawing(_, stack):
            return reveals(state, stack)
        case TokenStep(seat):
            return tokens.plays(state, seat)
        case Hiring():
            return craftsmen.candidates(state)
        case Placing(seat, kind):
            return adding.placings(state.nations[seat], kind)
        case Voting():
            return ending.ANSWERS
        case NatureDraw():
            return reveals(state, NATURE)
        case other:
            return _set_up_moves(state, other)


def _set_up_moves(state: State, frame: Dealing | Spreading | Drafting | Laying | Beginning) -> list[Action]:
    match frame:
        case Dealing(class_):
            return reveals(state, class_)
        case Spreading():
            return reveals(state, NATURE)
        case Drafting():
            return setup.drafts(state)
        case Laying(seat):
            return setup.layings(state, seat)
        case Beginning():
            return [Begin(seat) for seat in range(state.seats)]
        case other:
            assert_never(other)


def reveals(state: State, class_: int) -> list[Action]:
    """The kinds of a class that are still face down."""
    left = state.left
    return [REVEALS[kind] for kind in state.catalogue.by_class[class_] if left[kind]]


def weights(state: State) -> list[int]:
    """As many chances as there are tiles of the kind; craftsmen and first players are equally likely."""
    frame = state.pending[-1]
    match frame:
        case Drawing(_, stack):
            return _face_down(state, stack)
        case Dealing(class_):
            return _face_down(state, class_)
        case Spreading() | NatureDraw():
            return _face_down(state, NATURE)
        case _:
            return [1] * len(legal(state))


def _face_down(state: State, class_: int) -> list[int]:
    left = state.left
    return [left[kind] for kind in state.catalogue.by_class[class_] if left[kind]]


def apply(state: State, action: Action, log: list[AnyEvent] | None) -> None:
    """Carry out the answer to the open decision."""
    frame = state.pending[-1]
    match frame:
        case Adding(seat, bought):
            _add(state, seat, bought, action, log)
        case Opening(seat):
            if isinstance(action, Open):
                opening.open_stack(state, seat, action.stack, log)
            else:
                ending.propose(state, seat, log)
        case Drawing(seat):
            assert isinstance(action, Reveal)
            opening.turn_up(state, seat, action.kind, log)
            tokens.step_after_opening(state, seat)
        case TokenStep(seat):
            _play_token(state, seat, action, log)
        case Hiring(seat):
            assert isinstance(action, Hire)
            craftsmen.hire(state, seat, action.good, log)
            ending.end_turn(state, seat, log)
        case NatureDraw(seat):
            assert isinstance(action, Reveal)
            adding.drawn(state, seat, action.kind, log)
        case Placing(seat):
            _place(state, seat, action, log)
        case Voting(seat, proposer):
            assert isinstance(action, Answer)
            ending.answer(state, seat, proposer, action.agreed, log)
        case _:
            _set_up(state, frame, action, log)


def _add(state: State, seat: Seat, bought: int, action: Action, log: list[AnyEvent] | None) -> None:
    if isinstance(action, Add):
        adding.take_face_up(state, action.kind)
        adding.add(state, seat, action.kind, action.cell, bought, log)
    elif isinstance(action, Swap):
        adding.take_face_up(state, action.kind)
        swapping.swap(state, seat, action.kind, action.cell, bought, log)
    elif isinstance(action, DrawNature):
        adding.draw_nature(state, seat)
    else:
        adding.finish(state, seat, log)


def _place(state: State, seat: Seat, action: Action, log: list[AnyEvent] | None) -> None:
    if isinstance(action, Add):
        adding.add(state, seat, action.kind, action.cell, NOTHING, log)
    else:
        assert isinstance(action, Swap)
        swapping.swap(state, seat, action.kind, action.cell, NOTHING, log)


def _play_token(state: State, seat: Seat, action: Action, log: list[AnyEvent] | None) -> None:
    bought = NOTHING
    match action:
        case Pillage(rival, cell):
            war.pillage(state, seat, rival, cell, log)
        case Buy(rival, cell, resource):
            coins.buy(state, seat, rival, cell, resource, log)
            bought = resource
        case Unite(corner):
            carriages.unite(state, seat, corner, log)
        case Settle(good, cell):
            craftsmen.settle(state, seat, good, cell, log)
        case _:
            assert isinstance(action, Keep)
    tokens.played(state, seat, bought)


def _set_up(state: State, frame: AnyFrame, action: Action, log: list[AnyEvent] | None) -> None:
    match action:
        case Reveal(kind):
            if isinstance(frame, Dealing):
                setup.deal(state, frame.class_, frame.count, kind, log)
            else:
                assert isinstance(frame, Spreading)
                setup.spread(state, frame.count, kind, log)
        case Draft(kind):
            setup.draft(state, frame.seat, kind, log)
        case Lay(first, second, behind):
            setup.lay(state, frame.seat, first, second, behind, log)
        case _:
            assert isinstance(action, Begin)
            setup.begin(state, action.seat, log)


def explain(state: State, seat: Seat, action: Action) -> Refusal | None:
    """The most helpful clause against an action, or None if it is legal."""
    if not CHANCE <= seat < state.seats:
        return Refusal("F-2.1", "no-such-seat", {"seat": seat + 1, "seats": state.seats})
    if not state.pending:
        return Refusal("F-3.2", "game-over")
    frame = state.pending[-1]
    if frame.asks != seat:
        return _refuse_turn(frame)
    if seat == CHANCE:
        return None if action in legal(state) else Refusal("F-3.2", "not-in-the-pile")
    return _refuse_rival(state, action) or _refuse_step(state, frame, action)


def _refuse_turn(frame: AnyFrame) -> Refusal:
    if frame.asks == CHANCE:
        return Refusal("F-3.2", "chance-first")
    return Refusal("F-3.2", "not-your-turn", {"who": Player(frame.asks)})


def _refuse_rival(state: State, action: Action) -> Refusal | None:
    if isinstance(action, Pillage | Buy) and not 0 <= action.rival < state.seats:
        return Refusal("F-2.1", "no-such-seat", {"seat": action.rival + 1, "seats": state.seats})
    return None


def _refuse_step(state: State, frame: AnyFrame, action: Action) -> Refusal | None:
    match frame, action:
        case Drafting(), Draft(kind):
            return setup.refuse_draft(state, kind)
        case Laying(seat), Lay(first, second):
            return setup.refuse_lay(state, seat, first, second)
        case Opening(), Open(stack):
            return opening.refuse_opening(state, stack)
        case Opening(_, proposed), Propose():
            return ending.refuse_proposal(state, proposed)
        case TokenStep(seat), _:
            return _refuse_token(state, seat, action)
        case Adding(seat, bought), _:
            return _refuse_adding(state, seat, bought, action)
        case Placing(seat, kind), Add() | Swap():
            return _refuse_placing(state, seat, kind, action)
        case Voting(), Answer():
            return None
        case _:
            return _refuse_now(frame, action)


def _refuse_token(state: State, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Keep():
            return None
        case Pillage(rival, cell):
            return tokens.refuse_token(state, seat, WAR) or war.refuse_pillage(state, seat, rival, cell)
        case Buy(rival, cell, resource):
            return tokens.refuse_token(state, seat, COIN) or coins.refuse_purchase(state, seat, rival, cell, resource)
        case Unite(corner):
            return tokens.refuse_token(state, seat, CARRIAGE) or carriages.refuse_block(state, seat, corner)
        case Settle(good, cell):
            return craftsmen.refuse_settling(state, seat, good, cell)
        case _:
            return _refuse_now(state.pending[-1], action)


def _refuse_adding(state: State, seat: Seat, bought: int, action: Action) -> Refusal | None:
    match action:
        case Add(kind, cell):
            return adding.refuse_add(state, seat, kind, cell, bought)
        case Swap(kind, cell):
            return swapping.refuse_swap(state, seat, kind, cell, bought)
        case DrawNature():
            return adding.refuse_drawing(state, seat, bought)
        case Finish():
            return adding.refuse_finishing(state, seat, bought)
        case _:  # a token without a target is refused for that: there was no token step to play it in
            return _refuse_token(state, seat, action) or _refuse_now(state.pending[-1], action)


def _refuse_placing(state: State, seat: Seat, drawn: int, action: Add | Swap) -> Refusal | None:
    nation = state.nations[seat]
    wrong = adding.refuse_other_tile(state, action.kind, drawn)
    if isinstance(action, Add):
        return wrong or adding.refuse_space(nation, action.cell)
    return wrong or swapping.refuse_old(nation, action.cell)


def _refuse_now(frame: AnyFrame, action: Action) -> Refusal:
    """The action belongs to another step of the turn."""
    match action:
        case Pillage() | Buy() | Unite() | Settle() | Keep():
            return Refusal("F-6.2", "token-not-now")
        case Open():
            opened = isinstance(frame, TokenStep | Adding | Placing)
            return Refusal("F-3.1", "opened-already") if opened else Refusal("F-3.2", "not-this-step")
        case Propose():
            return Refusal("F-11.4", "propose-not-now")
        case Answer():
            return Refusal("F-11.6", "nothing-proposed")
        case Draft() | Lay():
            return Refusal("F-3.2", "not-this-step" if isinstance(frame, Drafting | Laying) else "set-up-over")
        case Add() | Swap() | DrawNature() | Finish():
            return _what_first(frame)
        case _:
            return Refusal("F-3.2", "chance-only")


def _what_first(frame: AnyFrame) -> Refusal:
    match frame:
        case Opening():
            return Refusal("F-3.1", "open-first")
        case TokenStep():
            return Refusal("F-3.1", "token-first")
        case _:
            return Refusal("F-3.2", "not-this-step")
