"""Chapter E-4: rolling dice, rolling them again, and turning them black."""

from typing import Final

from latium.core.protocol import Argument, Refusal
from latium.core.seats import Seat
from latium.games.first_empires.actions import DICE_BITS, FACES, Action, Blacken, Reroll, Roll, Stop
from latium.games.first_empires.catalogue import BLACK, FACE_NAMES
from latium.games.first_empires.events import AnyEvent, Blackened, Rerolled, Rolled
from latium.games.first_empires.frames import Moving, Rerolling, Rolling
from latium.games.first_empires.rules import naming
from latium.games.first_empires.rules.cards import discard, refuse_hand
from latium.games.first_empires.state import State

ROLLS: Final[list[Action]] = [Roll(face) for face in range(FACES)]
STOP: Final[Action] = Stop()
DIE: Final = (1 << DICE_BITS) - 1

_REROLLS: Final[dict[int, list[Action]]] = {}


def packed(dice: list[int]) -> int:
    """A set of dice as one number."""
    total = 0
    for face, count in enumerate(dice):
        total |= count << DICE_BITS * face
    return total


def unpacked(dice: int) -> list[int]:
    return [dice >> DICE_BITS * face & DIE for face in range(FACES)]


def rerolls(state: State) -> list[Action]:
    """Every set of the dice that lie there (E-4.2), those kept before among them (E-4.3); or none (E-4.4)."""
    key = packed(state.turn.dice)
    found = _REROLLS.get(key)
    if found is None:
        sets = [0]
        for face, count in enumerate(state.turn.dice):
            sets = [chosen | some << DICE_BITS * face for some in range(count + 1) for chosen in sets]
        found = [STOP]
        found.extend([Reroll(chosen) for chosen in sorted(sets) if chosen])
        _REROLLS[key] = found
    return found.copy()


def roll(state: State, seat: Seat, count: int, face: int, log: list[AnyEvent] | None) -> None:
    """One die after another, until all have fallen (E-4.1)."""
    state.turn.dice[face] += 1
    if log is not None:
        log.append(Rolled(seat=seat, face=FACE_NAMES[face]))
    if count > 1:
        state.pending[-1] = Rolling(seat, count - 1)
    elif state.turn.rerolls:
        state.pending[-1] = Rerolling(seat)
    else:
        end_rolling(state, seat)


def reroll(state: State, seat: Seat, dice: int, log: list[AnyEvent] | None) -> None:
    chosen = unpacked(dice)
    state.turn.rerolls -= 1
    for face in range(FACES):
        state.turn.dice[face] -= chosen[face]
    state.pending[-1] = Rolling(seat, sum(chosen))
    if log is not None:
        faces = tuple([FACE_NAMES[face] for face in range(FACES) for _ in range(chosen[face])])
        log.append(Rerolled(seat=seat, faces=faces))


def end_rolling(state: State, seat: Seat) -> None:
    """These are the final dice (E-10.6); no re-roll comes after this (E-4.6)."""
    state.turn.natural = state.turn.dice.copy()
    state.turn.rerolls = 0
    state.pending[-1] = Moving(seat, True)


def blackenings(state: State, seat: Seat) -> list[Action]:
    """Any card in hand for any die that is not black (E-4.5)."""
    dice = state.turn.dice
    cards = state.catalogue.cards_in(state.players[seat].hand)
    return [Blacken(card, face) for card in cards for face in range(BLACK) if dice[face]]


def blacken(state: State, seat: Seat, card: int, face: int, log: list[AnyEvent] | None) -> None:
    """It counts like a rolled one (E-4.7)."""
    discard(state, seat, card)
    state.turn.dice[face] -= 1
    state.turn.dice[BLACK] += 1
    state.turn.blackened += 1
    if log is not None:
        log.append(Blackened(seat=seat, card=state.catalogue.cards[card], face=FACE_NAMES[face]))


def refuse_reroll(state: State, dice: int) -> Refusal | None:
    chosen = unpacked(dice)
    if not dice:
        return Refusal("E-4.4", "reroll-nothing")
    for face in range(FACES):
        if chosen[face] > state.turn.dice[face]:
            arguments: dict[str, Argument] = {
                "face": naming.face(face),
                "count": chosen[face],
                "there": state.turn.dice[face],
            }
            return Refusal("E-4.2", "no-such-dice", arguments)
    return None


def refuse_blacken(state: State, seat: Seat, fresh: bool, card: int, face: int) -> Refusal | None:
    if not fresh:
        return Refusal("E-4.5", "moved-already")
    if face == BLACK:
        return Refusal("E-4.5", "black-already")
    if not state.turn.dice[face]:
        return Refusal("E-4.5", "no-such-die", {"face": naming.face(face)})
    return refuse_hand(state, seat, card)
