"""What the seat that owes a decision is asked, step by step."""

from latium.core.protocol import Argument, Message, Player
from latium.core.seats import CHANCE, Seat
from latium.games.foundations_of_rome.catalogue import NONE
from latium.games.foundations_of_rome.frames import Acting
from latium.games.foundations_of_rome.rules.setup import drafting
from latium.games.foundations_of_rome.state import State


def question(state: State, seat: Seat) -> Message:
    """The open decision as a sentence; for a seat that owes none, who does."""
    if not state.pending:
        return Message("question-over")
    if drafting(state):
        return _while_drafting(state, seat)
    frame = state.pending[-1]
    if frame.asks == CHANCE:
        return Message("question-chance")
    if frame.asks != seat:
        return Message("question-wait", {"who": Player(frame.asks)})
    assert isinstance(frame, Acting)
    player = state.players[seat]
    told: dict[str, Argument] = {"coins": player.coins, "markers": player.markers}
    return Message("question-final-turn" if state.final_turns else "question-acting", told)


def _while_drafting(state: State, seat: Seat) -> Message:
    if seat < 0 or state.choices[seat] != NONE:
        return Message("question-draft-wait")
    return Message("question-drafting", {"count": len(state.hands[seat])})
