"""Chapter E-5: movement."""

from typing import Final

from latium.core.protocol import Player, Refusal
from latium.core.seats import Seat
from latium.games.first_empires.actions import MOVES, Action, Halt
from latium.games.first_empires.catalogue import NOBODY
from latium.games.first_empires.events import AnyEvent, Captured, Moved
from latium.games.first_empires.frames import Advancing, Moving
from latium.games.first_empires.rules import naming
from latium.games.first_empires.state import State

HALT: Final[Action] = Halt()


def moves(state: State, seat: Seat) -> list[Action]:
    """One explorer into an own or empty region, by land or by sea (E-5.1, E-5.4, E-5.5), wherever dice lie (E-5.10)."""
    found: list[Action] = []
    owners = state.owners
    points = state.turn.points
    for source, owner in enumerate(owners):
        if owner == seat:
            costs = state.catalogue.cost[source]
            for target in state.catalogue.reach[source]:
                there = owners[target]
                if costs[target] <= points and there in (seat, NOBODY):
                    found.append(MOVES[source][target])
    return found


def move(state: State, seat: Seat, source: int, target: int, log: list[AnyEvent] | None) -> None:
    """Explorers may go on and on, in any order (E-5.3); to enter an empty region is no conquest (E-5.8)."""
    cost = leave(state, source, target)
    if log is not None:
        names = state.catalogue.regions
        log.append(Moved(seat=seat, source=names[source], target=names[target], cost=cost))
    if state.owners[target] == NOBODY:
        take_cities(state, seat, target, log)
    state.owners[target] = seat
    state.explorers[target] += 1
    state.pending[-1] = Moving(seat, False)
    go_on(state, seat)


def leave(state: State, source: int, target: int) -> int:
    """An explorer leaves and pays its way; the region may be left empty, an own city stays (E-5.7)."""
    cost = state.catalogue.cost[source][target]
    state.turn.points -= cost
    state.explorers[source] -= 1
    if not state.explorers[source]:
        state.owners[source] = NOBODY
    return cost


def take_cities(state: State, seat: Seat, region: int, log: list[AnyEvent] | None) -> None:
    """All rival cities of the region, always (E-5.6, E-6.7); they lie off the map for good (E-6.8)."""
    for rival in range(state.seats):
        count = state.cities[rival][region]
        if rival != seat and count:
            state.cities[rival][region] = 0
            state.players[seat].taken[rival] += count
            state.turn.captured += count
            if log is not None:
                name = state.catalogue.regions[region]
                log.append(Captured(seat=seat, rival=rival, region=name, count=count))


def go_on(state: State, seat: Seat) -> None:
    """Without points there is nothing left to move; points left over are lost with the phase (E-5.9)."""
    if not state.turn.points:
        halt(state, seat)


def halt(state: State, seat: Seat) -> None:
    state.turn.points = 0
    state.pending[-1] = Advancing(seat, True)


def refuse_move(state: State, seat: Seat, source: int, target: int) -> Refusal | None:
    """Who is where, and what the way costs."""
    catalogue = state.catalogue
    names = {"source": naming.region(catalogue, source), "target": naming.region(catalogue, target)}
    if state.owners[source] != seat:
        return Refusal("E-5.1", "no-explorer-there", {"region": names["source"]})
    cost = catalogue.cost[source][target]
    if not cost:
        return Refusal("E-5.5", "no-way", {**names})
    owner = state.owners[target]
    if owner not in (seat, NOBODY):
        return Refusal("E-5.4", "rival-there", {"region": names["target"], "rival": Player(owner)})
    if cost > state.turn.points:
        return Refusal("E-5.2", "too-far", {**names, "cost": cost, "points": state.turn.points})
    return None
