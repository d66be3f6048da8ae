"""Chapter F-3: opening a tile."""

from typing import Final

from latium.core.protocol import Refusal
from latium.core.seats import Seat
from latium.games.founders.actions import Action, Open
from latium.games.founders.catalogue import STACKS
from latium.games.founders.events import AnyEvent, Cleared, Opened
from latium.games.founders.frames import Drawing
from latium.games.founders.rules import naming
from latium.games.founders.rules.setup import take_from_stack
from latium.games.founders.state import State

OPENS: Final[list[Action]] = [Open(0), Open(1), Open(2)]


def openings(state: State) -> list[Action]:
    """Any stack that still has tiles (F-3.3), also onto a full row (F-3.5)."""
    sizes = state.stack_sizes
    return [OPENS[stack] for stack in range(3) if sizes[stack]]


def open_stack(state: State, seat: Seat, stack: int, log: list[AnyEvent] | None) -> None:
    """A full row is cleared before the tile is seen (F-3.4); if its stack is empty it stays (F-3.6)."""
    if len(state.rows[stack]) >= state.catalogue.row_limit:
        _clear(state, seat, stack, log)
    state.pending[-1] = Drawing(seat, stack)


def _clear(state: State, seat: Seat, stack: int, log: list[AnyEvent] | None) -> None:
    """The tiles leave the game in the open (F-3.8)."""
    row = state.rows[stack]
    if log is not None:
        tiles = tuple([state.catalogue.kinds[kind] for kind in row])
        log.append(Cleared(seat=seat, stack=STACKS[stack], tiles=tiles))
    state.cleared.extend(row)
    for kind in row:
        state.face_up &= ~(1 << kind)
    state.rows[stack] = []


def turn_up(state: State, seat: Seat, kind: int, log: list[AnyEvent] | None) -> None:
    """The opened tile joins its row, where it may be taken at once (F-4.9)."""
    take_from_stack(state, kind)
    stack = state.catalogue.class_of[kind]
    state.rows[stack].append(kind)
    state.face_up |= 1 << kind
    if log is not None:
        log.append(Opened(seat=seat, stack=STACKS[stack], tile=state.catalogue.kinds[kind]))


def refuse_opening(state: State, stack: int) -> Refusal | None:
    if state.stack_sizes[stack]:
        return None
    return Refusal("F-3.3", "stack-empty", {"stack": naming.stack(stack)})
