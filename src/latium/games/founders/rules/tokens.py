"""Chapter F-6: tokens in general."""

from typing import Final

from latium.core.protocol import Refusal
from latium.core.seats import Seat
from latium.games.founders.actions import Action, Keep
from latium.games.founders.catalogue import CARRIAGE, COIN, CRAFTSMAN, NOTHING, TOKENS, WAR
from latium.games.founders.events import AnyEvent, Gained, NoneLeft
from latium.games.founders.frames import Adding, Hiring, TokenStep
from latium.games.founders.rules import carriages, coins, craftsmen, naming, war
from latium.games.founders.state import State

KEEP: Final[Action] = Keep()


def plays(state: State, seat: Seat) -> list[Action]:
    """Every token in hand on every legal target, useful or not (F-6.5), and none at all (F-6.2)."""
    hand = state.hands[seat]
    moves: list[Action] = [KEEP]
    if hand.tokens[WAR]:
        moves.extend(war.wars(state, seat))
    if hand.tokens[COIN]:
        moves.extend(coins.purchases(state, seat))
    if hand.tokens[CARRIAGE]:
        moves.extend(carriages.blocks(state, seat))
    if hand.craftsmen:
        moves.extend(craftsmen.places(state, seat))
    return moves


def step_after_opening(state: State, seat: Seat) -> None:
    """The token step is asked only if some token in hand has a target; hands are public (F-6.6)."""
    state.pending[-1] = TokenStep(seat) if _any_play(state, seat) else Adding(seat, NOTHING)


def _any_play(state: State, seat: Seat) -> bool:
    hand = state.hands[seat]
    return (
        (hand.tokens[WAR] > 0 and war.possible(state, seat))
        or (hand.tokens[COIN] > 0 and coins.possible(state, seat))
        or (hand.tokens[CARRIAGE] > 0 and len(carriages.targets(state.nations[seat])) > 0)
        or (hand.craftsmen > 0 and len(craftsmen.targets(state, seat)) > 0)
    )


def played(state: State, seat: Seat, bought: int) -> None:
    """On to adding: one token a turn (F-6.2), so one gained now waits for the next (F-6.3). What was bought lasts as
    long as this step (F-8.11)."""
    state.pending[-1] = Adding(seat, bought)


def grant(state: State, seat: Seat, kind: int, log: list[AnyEvent] | None) -> bool:
    """A city tile's token (F-6.1), if the supply has one (F-6.4). Whether a craftsman is to be drawn."""
    token = state.catalogue.token_of[kind]
    if token == NOTHING:
        return False
    if not state.supply[token]:
        if log is not None:
            log.append(NoneLeft(seat=seat, token=TOKENS[token]))
        return False
    state.supply[token] -= 1
    if log is not None:
        log.append(Gained(seat=seat, token=TOKENS[token]))
    if token == CRAFTSMAN:
        state.pending[-1] = Hiring(seat)
        return True
    state.hands[seat].tokens[token] += 1
    return False


def refuse_token(state: State, seat: Seat, token: int) -> Refusal | None:
    """Only a token in hand can be played (F-6.6)."""
    if state.hands[seat].tokens[token]:
        return None
    return Refusal("F-6.6", "no-such-token", {"token": naming.token(token)})
