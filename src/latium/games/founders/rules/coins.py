"""Chapter F-8: coins."""

from latium.core.protocol import Argument, Player, Refusal
from latium.core.seats import Seat
from latium.games.founders.actions import Action, Buy
from latium.games.founders.catalogue import COIN
from latium.games.founders.events import AnyEvent, Bought, Collected
from latium.games.founders.grid import Cell, cell_name
from latium.games.founders.nation import Nation
from latium.games.founders.rules import naming
from latium.games.founders.state import State


def purchases(state: State, seat: Seat) -> list[Action]:
    """Each resource of each rival's producing tile (F-8.2, F-8.4), one of the two of a nature tile (F-8.5)."""
    moves: list[Action] = []
    for rival in range(state.seats):
        if rival != seat:
            nation = state.nations[rival]
            for cell in nation.tiles:
                given = nation.given_by(cell)
                while given:
                    lowest = given & -given
                    given ^= lowest
                    moves.append(Buy(rival, cell, lowest.bit_length() - 1))
    return moves


def possible(state: State, seat: Seat) -> bool:
    for rival in range(state.seats):
        if rival != seat:
            nation = state.nations[rival]
            for cell in nation.tiles:
                if nation.given_by(cell):
                    return True
    return False


def buy(state: State, seat: Seat, rival: Seat, cell: Cell, resource: int, log: list[AnyEvent] | None) -> None:
    """The coin lies on the tile (F-8.1) and silences it until the end of its owner's turn (F-8.9); the owner cannot
    refuse (F-8.8)."""
    state.hands[seat].tokens[COIN] -= 1
    nation = state.nation(rival)
    nation.coins[cell] = True
    nation.silence(cell)
    if log is not None:
        kinds = state.catalogue.kinds
        log.append(
            Bought(
                seat=seat,
                rival=rival,
                tile=kinds[nation.tiles[cell]],
                cell=cell_name(cell),
                resource=state.catalogue.resources[resource],
            )
        )


def collect(state: State, seat: Seat, log: list[AnyEvent] | None) -> None:
    """The owner takes the coins from the own tiles, whether a tile was added or not (F-8.10)."""
    if not state.nations[seat].coins:
        return
    nation = state.nation(seat)
    cells = list(nation.coins)
    nation.coins.clear()
    for cell in cells:
        nation.wake(cell)
    state.hands[seat].tokens[COIN] += len(cells)
    if log is not None:
        log.append(Collected(seat=seat, count=len(cells)))


def refuse_purchase(state: State, seat: Seat, rival: Seat, cell: Cell, resource: int) -> Refusal | None:
    if rival == seat:
        return Refusal("F-8.2", "own-resource")
    nation = state.nations[rival]
    if cell not in nation.tiles:
        return Refusal("F-8.1", "no-tile-there", {"cell": cell_name(cell), "rival": Player(rival)})
    return _refuse_silent(nation, cell) or _refuse_resource(nation, cell, resource)


def _refuse_silent(nation: Nation, cell: Cell) -> Refusal | None:
    if not nation.catalogue.gives[nation.tiles[cell]]:
        return naming.refuse_cell("F-8.2", "victory-gives-nothing", nation, cell)
    if cell in nation.pillaged:
        return naming.refuse_cell("F-8.2", "pillaged-gives-nothing", nation, cell)
    if cell in nation.craftsmen:
        return naming.refuse_cell("F-8.2", "craftsman-gives-nothing", nation, cell)
    if cell in nation.coins:
        return naming.refuse_cell("F-8.3", "already-sold", nation, cell)
    return None


def _refuse_resource(nation: Nation, cell: Cell, resource: int) -> Refusal | None:
    if nation.given_by(cell) >> resource & 1:
        return None
    arguments: dict[str, Argument] = {
        "tile": naming.tile_on(nation, cell),
        "cell": cell_name(cell),
        "resource": naming.resource(nation.catalogue, resource),
    }
    return Refusal("F-8.5", "not-its-resource", arguments)
