"""Chapter F-5: a new tile in the place of an old one."""

from latium.core.protocol import Refusal
from latium.core.seats import Seat
from latium.games.founders.catalogue import COIN, CRAFTSMAN, TOKENS, WAR
from latium.games.founders.events import AnyEvent, Boxed, Collected, Swapped
from latium.games.founders.grid import Cell, cell_name
from latium.games.founders.nation import Nation
from latium.games.founders.rules import naming
from latium.games.founders.rules.adding import conclude, gifts, refuse_hidden, refuse_needs
from latium.games.founders.state import State


def swap(state: State, seat: Seat, kind: int, cell: Cell, bought: int, log: list[AnyEvent] | None) -> None:
    """The old tile is removed first (F-5.2) and lies face down from now on (F-5.11), its points lost (F-5.6) and its
    token still won (F-5.5); the new one is of any class (F-5.4)."""
    nation = state.nation(seat)
    if log is not None:
        kinds = state.catalogue.kinds
        given = gifts(nation, kind, cell, bought)
        old = kinds[nation.tiles[cell]]
        log.append(Swapped(seat=seat, tile=kinds[kind], old=old, cell=cell_name(cell), gifts=given))
    _strip(state, seat, nation, cell, log)
    nation.replace(kind, cell)
    conclude(state, seat, kind, log)


def _strip(state: State, seat: Seat, nation: Nation, cell: Cell, log: list[AnyEvent] | None) -> None:
    """War tokens and craftsmen go to the box (F-5.7, F-5.8), a coin to the owner (F-5.9)."""
    if cell in nation.pillaged:
        del nation.pillaged[cell]
        _box(state, seat, WAR, log)
    if cell in nation.craftsmen:
        del nation.craftsmen[cell]
        _box(state, seat, CRAFTSMAN, log)
    if cell in nation.coins:
        del nation.coins[cell]
        state.hands[seat].tokens[COIN] += 1
        if log is not None:
            log.append(Collected(seat=seat, count=1))


def _box(state: State, seat: Seat, token: int, log: list[AnyEvent] | None) -> None:
    state.box[token] += 1
    if log is not None:
        log.append(Boxed(seat=seat, token=TOKENS[token]))


def refuse_swap(state: State, seat: Seat, kind: int, cell: Cell, bought: int) -> Refusal | None:
    nation = state.nations[seat]
    return refuse_hidden(state, kind) or refuse_old(nation, cell) or refuse_needs(nation, kind, cell, bought)


def refuse_old(nation: Nation, cell: Cell) -> Refusal | None:
    """F-5.1: there must be an own tile to replace; then there is contact, too (F-5.3)."""
    return None if cell in nation.tiles else naming.refuse_cell("F-5.1", "nothing-to-swap", nation, cell)
