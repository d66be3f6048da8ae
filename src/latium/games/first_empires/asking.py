"""What the seat that owes a decision is asked, step by step."""

from latium.core.protocol import Argument, Message, Player
from latium.core.seats import Seat
from latium.games.first_empires.frames import (
    Advancing,
    Closing,
    Founding,
    Invading,
    Moving,
    Placing,
    Rerolling,
    Retreating,
)
from latium.games.first_empires.rules import naming
from latium.games.first_empires.rules.conquest import needed
from latium.games.first_empires.state import State


def question(state: State, seat: Seat) -> Message:
    """The open decision as a sentence; for a seat that owes none, who does."""
    if not state.pending:
        return Message("question-over")
    frame = state.pending[-1]
    if frame.asks != seat:
        return Message("question-chance") if frame.asks < 0 else Message("question-wait", {"who": Player(frame.asks)})
    match frame:
        case Rerolling():
            return Message("question-rerolling", {"count": state.turn.rerolls})
        case Moving(_, fresh):
            points: dict[str, Argument] = {"points": state.turn.points}
            return Message("question-moving-first" if fresh else "question-moving", points)
        case Invading(_, target, brought):
            missing = needed(state, target) - brought
            region = naming.region(state.catalogue, target)
            return Message("question-invading", {"target": region, "missing": missing, "points": state.turn.points})
        case Retreating(_, region, count):
            where = naming.region(state.catalogue, region)
            return Message("question-retreating", {"region": where, "count": count})
        case Advancing(_, fresh):
            return Message("question-advancing-first" if fresh else "question-advancing")
        case Placing(_, count):
            return Message("question-placing", {"count": count})
        case Founding(_, tracks):
            return Message("question-founding", {"count": tracks.bit_count()})
        case Closing():
            return Message("question-closing")
        case _:
            return Message("question-chance")
