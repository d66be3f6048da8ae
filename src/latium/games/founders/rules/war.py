"""Chapter F-7: war."""

from latium.core.protocol import Argument, Player, Refusal
from latium.core.seats import Seat
from latium.games.founders.actions import Action, Pillage
from latium.games.founders.catalogue import WAR
from latium.games.founders.events import AnyEvent, Pillaged
from latium.games.founders.grid import Cell, cell_name, column_of
from latium.games.founders.nation import Nation
from latium.games.founders.rules import naming
from latium.games.founders.state import State


def wars(state: State, seat: Seat) -> list[Action]:
    """The unprotected tiles of all rivals (F-7.2), of any class (F-7.5), that are not pillaged yet (F-7.4)."""
    return [
        Pillage(rival, cell) for rival in range(state.seats) if rival != seat for cell in targets(state.nations[rival])
    ]


def targets(nation: Nation) -> list[Cell]:
    """The outermost tile of each column; a pillaged one still shields those behind it (F-7.3)."""
    return [cell for cell in nation.outermost.values() if cell not in nation.pillaged]


def possible(state: State, seat: Seat) -> bool:
    return any(rival != seat and targets(state.nations[rival]) for rival in range(state.seats))


def pillage(state: State, seat: Seat, rival: Seat, cell: Cell, log: list[AnyEvent] | None) -> None:
    """The tile gives and scores nothing from now on (F-7.1); it stays where it is (F-7.6), as does a coin (F-7.7)."""
    state.hands[seat].tokens[WAR] -= 1
    nation = state.nation(rival)
    nation.pillaged[cell] = True
    nation.silence(cell)
    if log is not None:
        tile = state.catalogue.kinds[nation.tiles[cell]]
        log.append(Pillaged(seat=seat, rival=rival, tile=tile, cell=cell_name(cell)))


def refuse_pillage(state: State, seat: Seat, rival: Seat, cell: Cell) -> Refusal | None:
    if rival == seat:
        return Refusal("F-7.5", "own-tile")
    nation = state.nations[rival]
    if cell not in nation.tiles:
        return Refusal("F-7.1", "no-tile-there", {"cell": cell_name(cell), "rival": Player(rival)})
    if cell in nation.pillaged:
        return naming.refuse_cell("F-7.4", "already-pillaged", nation, cell)
    return _refuse_protected(nation, cell)


def _refuse_protected(nation: Nation, cell: Cell) -> Refusal | None:
    shield = nation.outermost[column_of(cell)]
    if shield == cell:
        return None
    clause = "F-7.3" if shield in nation.pillaged else "F-7.2"
    arguments: dict[str, Argument] = {
        "tile": naming.tile_on(nation, cell),
        "cell": cell_name(cell),
        "shield": naming.tile_on(nation, shield),
        "where": cell_name(shield),
    }
    return Refusal(clause, "protected", arguments)
