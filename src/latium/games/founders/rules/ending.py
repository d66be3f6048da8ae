"""Chapters F-3 and F-11: the end of a turn, and of the game."""

from typing import Final

from latium.core.protocol import Player, Refusal
from latium.core.seats import Seat
from latium.games.founders.actions import Action, Answer, Propose
from latium.games.founders.catalogue import CITY, NATURE, VILLAGE
from latium.games.founders.events import Answered, AnyEvent, Ended, Proposed
from latium.games.founders.frames import Opening, Voting
from latium.games.founders.rules import craftsmen
from latium.games.founders.rules.coins import collect
from latium.games.founders.state import State

VICTORY_TILES: Final = "victory-tiles"
EMPTY_STACKS: Final = "empty-stacks"
AGREEMENT: Final = "agreement"

PROPOSE: Final[Action] = Propose()
ANSWERS: Final[list[Action]] = [Answer(True), Answer(False)]


def end_turn(state: State, seat: Seat, log: list[AnyEvent] | None) -> None:
    """Coins to their owner, then the next seat (F-3.9), unless the game ends here."""
    collect(state, seat, log)
    state.turn += 1
    reason = end_reason(state)
    if reason:
        end_game(state, reason, log)
    else:
        state.pending[-1] = Opening(state.after(seat))


def end_reason(state: State) -> str:
    """At the end of a turn: no victory tile is left (F-11.1), or none of the three stacks has any (F-11.2, F-11.3)."""
    if not state.display:
        return VICTORY_TILES
    sizes = state.stack_sizes
    return "" if sizes[NATURE] or sizes[VILLAGE] or sizes[CITY] else EMPTY_STACKS


def end_game(state: State, reason: str, log: list[AnyEvent] | None) -> None:
    """Every owner collects first (F-12.5)."""
    for seat in range(state.seats):
        collect(state, seat, log)
    state.reason = reason
    state.pending = []
    if log is not None:
        log.append(Ended(reason=reason))


def may_propose(state: State, proposed: bool) -> bool:
    """By option (F-11.4), once a turn (F-11.6), and not while a craftsman could be played (F-11.5)."""
    return state.agreement and not proposed and holder_of_playable_craftsman(state) < 0


def holder_of_playable_craftsman(state: State) -> Seat:
    """The first seat with a craftsman that has a target, or -1."""
    for seat in range(state.seats):
        if craftsmen.targets(state, seat):
            return seat
    return -1


def propose(state: State, seat: Seat, log: list[AnyEvent] | None) -> None:
    state.pending[-1] = Opening(seat, True)
    state.pending.append(Voting(state.after(seat), seat))
    if log is not None:
        log.append(Proposed(seat=seat))


def answer(state: State, seat: Seat, proposer: Seat, agreed: bool, log: list[AnyEvent] | None) -> None:
    """One refusal ends the vote (F-11.6); when all agree, the game ends at once (F-11.7)."""
    if log is not None:
        log.append(Answered(seat=seat, agreed=agreed))
    following = state.after(seat)
    if not agreed:
        state.pending.pop()
    elif following == proposer:
        end_game(state, AGREEMENT, log)
    else:
        state.pending[-1] = Voting(following, proposer)


def refuse_proposal(state: State, proposed: bool) -> Refusal | None:
    if not state.agreement:
        return Refusal("F-11.4", "no-agreement-here")
    if proposed:
        return Refusal("F-11.6", "proposed-already")
    holder = holder_of_playable_craftsman(state)
    return None if holder < 0 else Refusal("F-11.5", "craftsman-playable", {"who": Player(holder)})
