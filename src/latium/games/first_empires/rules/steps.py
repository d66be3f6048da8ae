"""The summary card: which decision is open, what answers it, and what each answer does (E-3.2)."""

from typing import assert_never

from latium.core.protocol import Player, Refusal
from latium.core.seats import CHANCE, Seat
from latium.games.first_empires.actions import (
    Action,
    Assign,
    Begin,
    Blacken,
    Bring,
    Convert,
    Draw,
    Finish,
    Found,
    Halt,
    Invade,
    Move,
    Place,
    Raise,
    Reroll,
    Rest,
    Retreat,
    Roll,
    Score,
    Stop,
    TurnUp,
)
from latium.games.first_empires.events import AnyEvent
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
from latium.games.first_empires.rules import advancement, cards, cities, conquest, dice, ending, movement, setup
from latium.games.first_empires.state import State

FINISH: Action = Finish()


def legal(state: State) -> list[Action]:
    """What the seat that owes the decision may do; cards may be scored all along its own turn (E-10.1), the start hand
    too and not before it (E-2.9)."""
    frame = state.pending[-1]
    match frame:
        case Moving(seat, fresh):
            return _while_moving(state, seat, fresh)
        case Advancing(seat, fresh):
            return _while_advancing(state, seat, fresh)
        case Rolling():
            return dice.ROLLS
        case Rerolling(seat):
            return dice.rerolls(state) + cards.scorings(state, seat)
        case Invading(seat, target, brought):
            return conquest.reinforcements(state, seat, target, brought)
        case Retreating(seat):
            return conquest.refuges(state, seat)
        case Placing(seat):
            return advancement.placings(state, seat)
        case Founding(seat, tracks):
            return cities.foundings(state, seat, tracks) + cards.scorings(state, seat)
        case Closing(seat):
            return [FINISH, *cards.scorings(state, seat)]
        case other:
            return _chances(state, other)


def _while_moving(state: State, seat: Seat, fresh: bool) -> list[Action]:
    found = [movement.HALT]
    found.extend(movement.moves(state, seat))
    found.extend(conquest.invasions(state, seat))
    if fresh:
        found.extend(dice.blackenings(state, seat))
    found.extend(cards.scorings(state, seat))
    return found


def _while_advancing(state: State, seat: Seat, fresh: bool) -> list[Action]:
    found = [advancement.REST]
    found.extend(advancement.raises(state, seat))
    if advancement.may_convert(state, fresh):
        found.extend(advancement.conversions(state, seat))
    found.extend(cards.scorings(state, seat))
    return found


def _chances(state: State, frame: Drawing | Assigning | Beginning | Revealing) -> list[Action]:
    match frame:
        case Drawing(seat):
            return setup.draws(state, seat)
        case Assigning():
            return setup.candidates(state)
        case Beginning():
            return [Begin(seat) for seat in range(state.seats)]
        case Revealing(_, owner):
            return ending.token_values(state, owner)
        case other:
            assert_never(other)


def weights(state: State) -> list[int]:
    """Faces, cards, civilizations and seats are equally likely; tokens as many times as there are left of a value."""
    frame = state.pending[-1]
    if isinstance(frame, Revealing):
        return ending.token_weights(state, frame.owner)
    return [1] * len(legal(state))


def apply(state: State, action: Action, log: list[AnyEvent] | None) -> None:
    """Carry out the answer to the open decision."""
    frame = state.pending[-1]
    if isinstance(action, Score):
        cards.score(state, frame.seat, action.card, log)
    else:
        _answer(state, frame, action, log)
    _pass_over(state, log)


def _answer(state: State, frame: AnyFrame, action: Action, log: list[AnyEvent] | None) -> None:
    match frame:
        case Moving(seat):
            _move(state, seat, action, log)
        case Advancing(seat):
            _advance(state, seat, action, log)
        case Rolling(seat, count):
            assert isinstance(action, Roll)
            dice.roll(state, seat, count, action.face, log)
        case Rerolling(seat):
            if isinstance(action, Reroll):
                dice.reroll(state, seat, action.dice, log)
            else:
                dice.end_rolling(state, seat)
        case Invading(seat, target, brought):
            assert isinstance(action, Bring)
            conquest.bring(state, seat, target, brought, action.source, log)
        case Retreating(seat):
            assert isinstance(action, Retreat)
            conquest.retreat(state, seat, action.region, log)
        case Placing(seat, count):
            assert isinstance(action, Place)
            advancement.place(state, seat, count, action.region, log)
        case Founding(seat, tracks):
            assert isinstance(action, Found)
            cities.found(state, seat, tracks, action.track, action.region, log)
        case Closing(seat):
            ending.end_turn(state, seat, log)
        case other:
            _chance(state, other, action, log)


def _move(state: State, seat: Seat, action: Action, log: list[AnyEvent] | None) -> None:
    match action:
        case Move(source, target):
            movement.move(state, seat, source, target, log)
        case Invade(target):
            conquest.invade(state, seat, target, log)
        case Blacken(card, face):
            dice.blacken(state, seat, card, face, log)
        case _:
            movement.halt(state, seat)


def _advance(state: State, seat: Seat, action: Action, log: list[AnyEvent] | None) -> None:
    match action:
        case Raise(track):
            advancement.raise_marker(state, seat, track, log)
        case Convert(card, face, into):
            advancement.convert(state, seat, card, face, into, log)
        case _:
            cities.end_raising(state, seat)


def _chance(
    state: State,
    frame: Drawing | Assigning | Beginning | Revealing,
    action: Action,
    log: list[AnyEvent] | None,
) -> None:
    match action:
        case Draw(card):
            assert isinstance(frame, Drawing)
            setup.draw(state, frame.seat, frame.count, card, log)
        case Assign(civilization):
            setup.assign(state, frame.seat, civilization, log)
        case Begin(seat):
            setup.begin(state, seat, log)
        case _:
            assert isinstance(action, TurnUp)
            assert isinstance(frame, Revealing)
            ending.turn_up(state, frame.seat, frame.owner, frame.count, action.value, log)


def _pass_over(state: State, log: list[AnyEvent] | None) -> None:
    """Steps in which a seat without cards has nothing to decide; how many cards it holds is known to all."""
    if state.pending and isinstance(state.pending[-1], Advancing):
        seat = state.pending[-1].seat
        if not state.players[seat].hand and not advancement.raises(state, seat):
            cities.end_raising(state, seat)
    if state.pending and isinstance(state.pending[-1], Closing):
        seat = state.pending[-1].seat
        if not state.players[seat].hand:
            ending.end_turn(state, seat, log)


def explain(state: State, seat: Seat, action: Action) -> Refusal | None:
    """The most helpful clause against an action, or None if it is legal."""
    if not CHANCE <= seat < state.seats:
        return Refusal("E-2.1", "no-such-seat", {"seat": seat + 1, "seats": state.seats})
    if not state.pending:
        return Refusal("E-3.3", "game-over")
    frame = state.pending[-1]
    if frame.asks != seat:
        return _refuse_turn(frame)
    if seat == CHANCE:
        return None if action in legal(state) else Refusal("E-3.3", "not-possible-by-chance")
    return _refuse_step(state, frame, action)


def _refuse_turn(frame: AnyFrame) -> Refusal:
    if frame.asks == CHANCE:
        return Refusal("E-3.3", "chance-first")
    return Refusal("E-3.3", "not-your-turn", {"who": Player(frame.asks)})


def _refuse_step(state: State, frame: AnyFrame, action: Action) -> Refusal | None:
    match frame, action:
        case ((Moving(seat) | Advancing(seat) | Rerolling(seat) | Founding(seat) | Closing(seat)), Score(card)):
            return cards.refuse_score(state, seat, card)
        case Moving(seat, fresh), _:
            return _refuse_while_moving(state, seat, fresh, action)
        case Advancing(seat, fresh), _:
            return _refuse_while_advancing(state, seat, fresh, action)
        case Rerolling(), Reroll(dice_):
            return dice.refuse_reroll(state, dice_)
        case Invading(seat, target, brought), Bring(source):
            return conquest.refuse_bring(state, seat, target, brought, source)
        case Retreating(seat), Retreat(region):
            return conquest.refuse_refuge(state, seat, region)
        case Placing(seat), Place(region):
            return advancement.refuse_placing(state, seat, region)
        case Founding(seat, tracks), Found(track, region):
            return cities.refuse_founding(state, seat, tracks, track, region)
        case (Rerolling(), Stop()) | (Closing(), Finish()):
            return None
        case _:
            return _refuse_now(action)


def _refuse_while_moving(state: State, seat: Seat, fresh: bool, action: Action) -> Refusal | None:
    match action:
        case Halt():
            return None
        case Move(source, target):
            return movement.refuse_move(state, seat, source, target)
        case Invade(target):
            return conquest.refuse_invasion(state, seat, target)
        case Blacken(card, face):
            return dice.refuse_blacken(state, seat, fresh, card, face)
        case _:
            return _refuse_now(action)


def _refuse_while_advancing(state: State, seat: Seat, fresh: bool, action: Action) -> Refusal | None:
    match action:
        case Rest():
            return None
        case Raise(track):
            return advancement.refuse_raise(state, seat, track)
        case Convert(card, face, into):
            return advancement.refuse_convert(state, seat, fresh, card, face, into)
        case _:
            return _refuse_now(action)


def _refuse_now(action: Action) -> Refusal:
    """The action belongs to another step."""
    match action:
        case Reroll() | Stop():
            return Refusal("E-4.6", "rolling-is-over")
        case Blacken():
            return Refusal("E-4.5", "blacken-not-now")
        case Move() | Invade() | Halt():
            return Refusal("E-3.2", "move-not-now")
        case Bring():
            return Refusal("E-6.3", "no-invasion-now")
        case Retreat():
            return Refusal("E-7.1", "no-retreat-now")
        case Raise() | Convert() | Rest():
            return Refusal("E-3.2", "advance-not-now")
        case Place():
            return Refusal("E-8.7", "nobody-to-place")
        case Found():
            return Refusal("E-9.1", "no-city-now")
        case Score():
            return Refusal("E-10.1", "score-not-now")
        case Finish():
            return Refusal("E-3.2", "turn-not-over")
        case _:
            return Refusal("E-3.3", "chance-only")
