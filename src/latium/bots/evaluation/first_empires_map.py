"""The map of First Empires as a bot sees it: who holds how much, how far things are, who could come."""

from typing import Final, final

from latium.core.seats import Seat
from latium.games.first_empires.catalogue import NOBODY, PURPLE, Catalogue
from latium.games.first_empires.rules.conquest import OUT_OF_REACH, cheapest, needed
from latium.games.first_empires.state import State

_DISTANCES: Final[dict[Catalogue, list[list[int]]]] = {}


def distances(catalogue: Catalogue) -> list[list[int]]:
    """Points from region to region in at most two moves, as if nobody stood in the way (E-5.2)."""
    found = _DISTANCES.get(catalogue)
    if found is None:
        size = range(len(catalogue.regions))
        found = [[_distance(catalogue, one, other) for other in size] for one in size]
        _DISTANCES[catalogue] = found
    return found


def _distance(catalogue: Catalogue, one: int, other: int) -> int:
    if one == other:
        return 0
    best = catalogue.cost[one][other] or OUT_OF_REACH
    for between in catalogue.reach[one]:
        if catalogue.cost[between][other]:
            best = min(best, catalogue.cost[one][between] + catalogue.cost[between][other])
    return best


@final
class Holding:
    """The regions with explorers of a seat."""

    __slots__ = ("colours", "regions", "tallest")

    def __init__(self, state: State, seat: Seat) -> None:
        self.regions: list[int] = []
        self.colours: list[int] = [0, 0, 0, 0, 0]
        """How many of each colour."""
        self.tallest: int = 0
        """Most explorers in one region."""
        colour_of = state.catalogue.colour_of
        explorers = state.explorers
        for region, owner in enumerate(state.owners):
            if owner == seat:
                self.regions.append(region)
                self.colours[colour_of[region]] += 1
                if explorers[region] > self.tallest:
                    self.tallest = explorers[region]


def rival_cities(state: State, seat: Seat, region: int) -> int:
    count = 0
    for rival in range(state.seats):
        if rival != seat:
            count += state.cities[rival][region]
    return count


def nearest(state: State, region: int, spare: list[int]) -> int:
    """The closest region with an explorer to spare, or NOBODY."""
    row = distances(state.catalogue)[region]
    best = NOBODY
    for source, count in enumerate(spare):
        if count > 0 and (best == NOBODY or row[source] < row[best]):
            best = source
    return best


def conquest_cost(state: State, seat: Seat, region: int) -> int:
    """Points to conquer a region that is not a rival's last (E-6.1, E-6.6)."""
    if state.held(state.owners[region]) == 1:
        return OUT_OF_REACH
    return cheapest(state, seat, region, needed(state, region))


def threat(state: State, seat: Seat, region: int) -> int:
    """How many explorers the most dangerous rival could bring to a region in one turn."""
    most = 0
    for rival in range(state.seats):
        if rival != seat:
            most = max(most, _arrivals(state, rival, region))
    return most


def _arrivals(state: State, rival: Seat, region: int) -> int:
    points = state.turn.points if state.pending[0].seat == rival else state.value(rival, PURPLE)
    at_cost = [0, 0, 0, 0]
    for source in state.catalogue.reach[region]:
        if state.owners[source] == rival:
            at_cost[state.catalogue.cost[source][region]] += state.explorers[source]
    count = 0
    for cost in range(1, 4):
        coming = min(at_cost[cost], points // cost)
        count += coming
        points -= coming * cost
    return count
