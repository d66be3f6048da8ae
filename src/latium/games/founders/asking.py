"""What the seat that owes a decision is asked, step by step."""

from latium.core.protocol import Message, Player
from latium.core.seats import CHANCE, Seat
from latium.games.founders.catalogue import NOTHING
from latium.games.founders.frames import Adding, Drafting, Laying, Opening, Placing, TokenStep, Voting
from latium.games.founders.rules import naming
from latium.games.founders.state import State


def question(state: State, seat: Seat) -> Message:
    """The open decision as a sentence; for a seat that owes none, who does (F-3.2)."""
    if not state.pending:
        return Message("question-over")
    frame = state.pending[-1]
    if frame.asks not in (seat, CHANCE):
        return Message("question-wait", {"who": Player(frame.asks)})
    match frame:
        case Drafting():
            return Message("question-drafting")
        case Laying():
            one, other = (naming.tile(state.catalogue, kind) for kind in state.drafted[seat])
            return Message("question-laying", {"one": one, "other": other})
        case Opening():
            return Message("question-opening")
        case TokenStep():
            return Message("question-token")
        case Adding(_, bought) if bought != NOTHING:
            return Message("question-adding-bought", {"resource": naming.resource(state.catalogue, bought)})
        case Adding():
            return Message("question-adding")
        case Placing(_, kind):
            return Message("question-placing", {"tile": naming.tile(state.catalogue, kind)})
        case Voting(_, proposer):
            return Message("question-voting", {"who": Player(proposer)})
        case _:
            return Message("question-chance")
