"""Chapter F-9: carriages."""

from latium.core.protocol import Refusal
from latium.core.seats import Seat
from latium.games.founders.actions import Action, Unite
from latium.games.founders.catalogue import CARRIAGE
from latium.games.founders.events import AnyEvent, United
from latium.games.founders.grid import Cell, block_at, cell_name, in_rows
from latium.games.founders.nation import Nation
from latium.games.founders.state import State


def blocks(state: State, seat: Seat) -> list[Action]:
    return [Unite(corner) for corner in targets(state.nations[seat])]


def targets(nation: Nation) -> list[Cell]:
    """The near left cells of full blocks of four (F-9.1), each once, also inside a union (F-9.4)."""
    return [cell for cell in nation.tiles if nation.full_block(cell) and cell not in nation.carriages]


def unite(state: State, seat: Seat, corner: Cell, log: list[AnyEvent] | None) -> None:
    """For good (F-9.7)."""
    state.hands[seat].tokens[CARRIAGE] -= 1
    nation = state.nation(seat)
    nation.unite(corner)
    if log is not None:
        cells = tuple([cell_name(cell) for cell in block_at(corner)])
        union = tuple([cell_name(cell) for cell in in_rows(nation.unions[nation.union_of[corner]])])
        log.append(United(seat=seat, cells=cells, union=union))


def refuse_block(state: State, seat: Seat, corner: Cell) -> Refusal | None:
    nation = state.nations[seat]
    if corner in nation.carriages:
        return Refusal("F-9.4", "same-block", {"cell": cell_name(corner)})
    if not nation.full_block(corner):
        empty = ", ".join([cell_name(cell) for cell in block_at(corner) if cell not in nation.tiles])
        return Refusal("F-9.1", "block-not-full", {"cell": cell_name(corner), "empty": empty})
    return None
