"""Chapter F-10: craftsmen."""

from latium.core.protocol import Argument, Refusal
from latium.core.seats import Seat
from latium.games.founders.actions import Action, Hire, Settle
from latium.games.founders.events import AnyEvent, Hired, Settled
from latium.games.founders.grid import Cell, cell_name
from latium.games.founders.nation import Nation
from latium.games.founders.rules import naming
from latium.games.founders.state import State


def candidates(state: State) -> list[Action]:
    """The craftsmen still face down, each as likely as the next (F-10.1)."""
    return [Hire(good) for good in state.catalogue.resources_in(state.craftsmen)]


def hire(state: State, seat: Seat, good: int, log: list[AnyEvent] | None) -> None:
    state.craftsmen ^= 1 << good
    state.hands[seat].craftsmen |= 1 << good
    if log is not None:
        log.append(Hired(seat=seat, good=state.catalogue.resources[good]))


def places(state: State, seat: Seat) -> list[Action]:
    nation = state.nations[seat]
    makes = state.catalogue.makes
    return [Settle(makes[nation.tiles[cell]], cell) for cell in targets(state, seat)]


def targets(state: State, seat: Seat) -> list[Cell]:
    """Own village tiles that make the good of a craftsman in hand (F-10.2); a delivered good does not count (F-10.4).
    They are neither pillaged nor taken by a craftsman; a coin is no obstacle."""
    held = state.hands[seat].craftsmen
    if not held:
        return []
    nation = state.nations[seat]
    makes = state.catalogue.makes
    return [
        cell
        for cell, kind in nation.tiles.items()
        if makes[kind] >= 0 and held >> makes[kind] & 1 and cell not in nation.pillaged and cell not in nation.craftsmen
    ]


def settle(state: State, seat: Seat, good: int, cell: Cell, log: list[AnyEvent] | None) -> None:
    """The tile brings points instead of its good (F-10.3)."""
    state.hands[seat].craftsmen ^= 1 << good
    nation = state.nation(seat)
    nation.craftsmen[cell] = good
    nation.silence(cell)
    if log is not None:
        resources = state.catalogue.resources
        tile = state.catalogue.kinds[nation.tiles[cell]]
        log.append(Settled(seat=seat, good=resources[good], tile=tile, cell=cell_name(cell)))


def refuse_settling(state: State, seat: Seat, good: int, cell: Cell) -> Refusal | None:
    if not state.hands[seat].craftsmen >> good & 1:
        return _refuse_absent(state, good)
    nation = state.nations[seat]
    if cell not in nation.tiles:
        return naming.refuse_cell("F-10.2", "no-own-tile", nation, cell)
    if state.catalogue.makes[nation.tiles[cell]] != good:
        return _refuse_other_good(nation, good, cell)
    if cell in nation.pillaged:
        return naming.refuse_cell("F-10.2", "craftsman-on-pillaged", nation, cell)
    if cell in nation.craftsmen:
        return naming.refuse_cell("F-10.2", "craftsman-twice", nation, cell)
    return None


def _refuse_absent(state: State, good: int) -> Refusal:
    if state.catalogue.resources[good] not in state.catalogue.source.tokens.craftsmen:
        return Refusal("F-1.6", "no-such-craftsman", {"resource": naming.resource(state.catalogue, good)})
    return Refusal("F-6.6", "no-such-token", {"token": naming.craftsman(state.catalogue, good)})


def _refuse_other_good(nation: Nation, good: int, cell: Cell) -> Refusal:
    """F-10.2, or F-10.4 where a union brings the good to the tile."""
    delivered = any(
        nation.catalogue.makes[nation.tiles[mate]] == good
        for mate in (nation.unions[nation.union_of[cell]] if cell in nation.union_of else [])
    )
    arguments: dict[str, Argument] = {
        "tile": naming.tile_on(nation, cell),
        "cell": cell_name(cell),
        "resource": naming.resource(nation.catalogue, good),
    }
    clause, message = ("F-10.4", "good-only-delivered") if delivered else ("F-10.2", "makes-another-good")
    return Refusal(clause, message, arguments)
