"""Chapters E-6 and E-7: conquest and retreat."""

from latium.core.protocol import Argument, Player, Refusal
from latium.core.seats import Seat
from latium.games.first_empires.actions import Action, Bring, Invade, Retreat
from latium.games.first_empires.catalogue import BLACK, NOBODY
from latium.games.first_empires.events import AnyEvent, Conquered, Invaded, Moved, Retreated
from latium.games.first_empires.frames import Invading, Moving, Retreating
from latium.games.first_empires.rules import naming
from latium.games.first_empires.rules.movement import go_on, leave, take_cities
from latium.games.first_empires.state import State


def invasions(state: State, seat: Seat) -> list[Action]:
    """Rivals' regions that can be conquered with the points left (E-6.3) and are not their last (E-6.6)."""
    return [
        Invade(target)
        for target, owner in enumerate(state.owners)
        if owner != NOBODY
        and owner != seat
        and state.held(owner) > 1
        and cheapest(state, seat, target, needed(state, target)) <= state.turn.points
    ]


def needed(state: State, target: int) -> int:
    """How many explorers a conquest takes: with the black dice more than the defenders, and one at least (E-6.1)."""
    return max(state.explorers[target] + 1 - state.turn.dice[BLACK], 1)


OUT_OF_REACH = 1 << 20


def cheapest(state: State, seat: Seat, target: int, count: int) -> int:
    """The fewest points for which so many explorers can come together at a region (E-6.4)."""
    at_cost = [0, 0, 0, 0]
    for source in state.catalogue.reach[target]:
        if state.owners[source] == seat:
            at_cost[state.catalogue.cost[source][target]] += state.explorers[source]
    total = 0
    for cost in range(1, 4):
        coming = min(count, at_cost[cost])
        total += coming * cost
        count -= coming
    return OUT_OF_REACH if count else total


def invade(state: State, seat: Seat, target: int, log: list[AnyEvent] | None) -> None:
    """From now on the invasion is carried through (E-6.3)."""
    state.pending[-1] = Moving(seat, False)
    state.pending.append(Invading(seat, target, 0))
    if log is not None:
        log.append(Invaded(seat=seat, target=state.catalogue.regions[target], rival=state.owners[target]))


def reinforcements(state: State, seat: Seat, target: int, brought: int) -> list[Action]:
    """Regions that can send the next explorer so that the rest can still follow."""
    return [
        Bring(source)
        for source in state.catalogue.reach[target]
        if state.owners[source] == seat and _affordable(state, seat, source, target, brought)
    ]


def _affordable(state: State, seat: Seat, source: int, target: int, brought: int) -> bool:
    cost = state.catalogue.cost[source][target]
    state.explorers[source] -= 1
    rest = cheapest(state, seat, target, needed(state, target) - brought - 1)
    state.explorers[source] += 1
    return cost + rest <= state.turn.points


def bring(state: State, seat: Seat, target: int, brought: int, source: int, log: list[AnyEvent] | None) -> None:
    """One more joins; when they are enough they conquer. Any others may follow by moving (E-6.2)."""
    cost = leave(state, source, target)
    if log is not None:
        names = state.catalogue.regions
        log.append(Moved(seat=seat, source=names[source], target=names[target], cost=cost))
    if brought + 1 < needed(state, target):
        state.pending[-1] = Invading(seat, target, brought + 1)
    else:
        _conquer(state, seat, target, brought + 1, log)


def _conquer(state: State, seat: Seat, target: int, brought: int, log: list[AnyEvent] | None) -> None:
    """The region changes hands, never shared (E-6.5), and the defenders must go (E-7.1)."""
    rival = state.owners[target]
    defenders = state.explorers[target]
    if log is not None:
        log.append(
            Conquered(
                seat=seat,
                rival=rival,
                target=state.catalogue.regions[target],
                explorers=brought,
                black=state.turn.dice[BLACK],
                defenders=defenders,
            )
        )
    state.turn.conquests += 1
    state.turn.rivals |= 1 << rival
    take_cities(state, seat, target, log)
    state.owners[target] = seat
    state.explorers[target] = brought
    state.pending[-1] = Retreating(rival, target, defenders)
    _retreat_at_once(state, rival, log)


def refuges(state: State, seat: Seat) -> list[Action]:
    """Regions with own explorers, at any distance (E-7.1); there always is one (E-7.3)."""
    return [Retreat(region) for region, owner in enumerate(state.owners) if owner == seat]


def _retreat_at_once(state: State, rival: Seat, log: list[AnyEvent] | None) -> None:
    """Where there is one place only, nobody needs to be asked (E-7.2)."""
    if state.held(rival) == 1:
        retreat(state, rival, state.owners.index(rival), log)


def retreat(state: State, seat: Seat, region: int, log: list[AnyEvent] | None) -> None:
    """All of them together; then the conqueror goes on (E-6.9)."""
    frame = state.pending.pop()
    assert isinstance(frame, Retreating)
    state.explorers[region] += frame.count
    if log is not None:
        log.append(Retreated(seat=seat, region=state.catalogue.regions[region], count=frame.count))
    go_on(state, state.pending[-1].seat)


def default_refuge(state: State, seat: Seat) -> int:
    """Where explorers go when nobody chooses in time: to most of their own, the first of equals (E-7.4)."""
    own = [region for region, owner in enumerate(state.owners) if owner == seat]
    return max(own, key=lambda region: (state.explorers[region], -region))


def refuse_invasion(state: State, seat: Seat, target: int) -> Refusal | None:
    """No rival there, its last region, or too few explorers or points."""
    owner = state.owners[target]
    region = naming.region(state.catalogue, target)
    if owner in (seat, NOBODY):
        return Refusal("E-6.1", "no-rival-there", {"region": region})
    if state.held(owner) == 1:
        return Refusal("E-6.6", "last-region", {"region": region, "rival": Player(owner)})
    return _refuse_strength(state, seat, target)


def _refuse_strength(state: State, seat: Seat, target: int) -> Refusal | None:
    count = needed(state, target)
    cost = cheapest(state, seat, target, count)
    arguments: dict[str, Argument] = {
        "region": naming.region(state.catalogue, target),
        "needed": count,
        "defenders": state.explorers[target],
        "black": state.turn.dice[BLACK],
        "points": state.turn.points,
    }
    if cost == OUT_OF_REACH:
        return Refusal("E-6.1", "too-few", {**arguments, "found": _within_reach(state, seat, target)})
    if cost > state.turn.points:
        return Refusal("E-6.3", "too-dear", {**arguments, "cost": cost})
    return None


def _within_reach(state: State, seat: Seat, target: int) -> int:
    own = [source for source in state.catalogue.reach[target] if state.owners[source] == seat]
    return sum([state.explorers[source] for source in own])


def refuse_bring(state: State, seat: Seat, target: int, brought: int, source: int) -> Refusal | None:
    catalogue = state.catalogue
    names = {"source": naming.region(catalogue, source), "target": naming.region(catalogue, target)}
    if state.owners[source] != seat:
        return Refusal("E-5.1", "no-explorer-there", {"region": names["source"]})
    cost = catalogue.cost[source][target]
    if not cost:
        return Refusal("E-5.5", "no-way", {**names})
    if not _affordable(state, seat, source, target, brought):
        return Refusal("E-6.3", "rest-could-not-follow", {**names, "cost": cost, "points": state.turn.points})
    return None


def refuse_refuge(state: State, seat: Seat, region: int) -> Refusal | None:
    if state.owners[region] == seat:
        return None
    return Refusal("E-7.1", "no-own-explorers-there", {"region": naming.region(state.catalogue, region)})
