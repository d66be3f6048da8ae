"""What a seat of Foundations of Rome could build next, and what that would bring.

A survey looks at every open plot once: what stands around it, what it would cost to cover, and what each piece would
bring there. It is an estimate: the pieces are judged one by one, and chains of neighbours only as far as one step.
"""

from typing import Final, final

from latium.bots.evaluation.foundations_of_rome_board import (
    POINT,
    City,
    Outlook,
    coin_to_come,
    free_around,
    growth_of,
    people_later,
)
from latium.core.seats import Seat
from latium.games.foundations_of_rome.actions import Build
from latium.games.foundations_of_rome.catalogue import (
    CIVIC,
    COMMERCIAL,
    NONE,
    PER_BUILDING,
    PER_CIVIC,
    PER_COIN,
    PER_PERSON,
    RESIDENTIAL,
)
from latium.games.foundations_of_rome.rules import construction, scoring
from latium.games.foundations_of_rome.state import State

NOW: Final[list[int]] = [0, 35, 50, 58, 62]
"""Percent of what a construction would bring in this era, by how many turns there are for each up to it."""
AFTERWARDS: Final[list[int]] = [0, 40, 50, 55, 60]
"""The same for the eras to come."""
PICKS: Final = 5
"""So many constructions are planned."""
FADING: Final[list[int]] = [100, 85, 70, 60, 50]
"""Percent for each of them: the later, the more may change."""


@final
class Gain:
    """What a piece would bring on a footprint: worth at this era's end, and later."""

    __slots__ = ("footprint", "later", "now", "piece", "total")

    def __init__(self, piece: int, footprint: int, now: int, later: int) -> None:
        self.piece = piece
        self.footprint = footprint
        self.now = now
        self.later = later
        self.total = now + later


@final
class Spot:
    """A footprint with its surroundings: what neighbours there are, and what civic ones would make of a new piece."""

    __slots__ = (
        "beside",
        "by",
        "free",
        "lost_coins",
        "lost_growth",
        "lost_people",
        "lost_points",
    )

    def __init__(self) -> None:
        self.free: int = 0
        """Lots around it on which nothing stands yet."""
        self.beside: list[int] = [0, 0, 0, 0]
        """By measure: what a civic piece would count here."""
        self.by: list[int] = [0, 0, 0, 0]
        """By measure: worth of one more for the civic neighbours, own ones less those of rivals."""
        self.lost_points: int = 0
        """Worth in an era of what would be built over."""
        self.lost_growth: int = 0
        self.lost_people: int = 0
        self.lost_coins: int = 0


@final
class Survey:
    """All a seat could build in a position."""

    __slots__ = ("_outlook", "_people", "_rival", "_seat", "_state")

    def __init__(self, state: State, seat: Seat, city: City, outlook: Outlook) -> None:
        self._state = state
        self._seat = seat
        self._people = city.people
        self._outlook = outlook
        self._rival = POINT // state.seats
        """What a point of a rival weighs."""

    def gains(self) -> list[Gain]:
        """Whatever brings something, best first."""
        found: list[Gain] = []
        spot = Spot()
        footprint = NONE
        for action in construction.constructions(self._state, self._seat):
            assert isinstance(action, Build)
            if action.footprint != footprint:
                footprint = action.footprint
                spot = self._spot(footprint)
            gain = self.gain(action.piece, footprint, spot)
            if gain.total > 0:
                found.append(gain)
        found.sort(key=_total, reverse=True)
        return found

    def gain(self, piece: int, footprint: int, spot: Spot) -> Gain:
        catalogue = self._state.catalogue
        outlook = self._outlook
        type_ = catalogue.type_of[piece]
        worth = catalogue.worths[piece] + catalogue.per_neighbour[piece] * spot.beside[PER_BUILDING]
        points = spot.by[PER_BUILDING] - spot.lost_points
        people = -spot.lost_people
        coins = -spot.lost_coins
        if type_ == RESIDENTIAL:
            people += worth
            points += worth * spot.by[PER_PERSON]
        elif type_ == COMMERCIAL:
            coins += worth
            points += POINT * catalogue.points[piece] + worth * spot.by[PER_COIN]
        else:
            scored = scoring.points_for(catalogue, piece, spot.beside[catalogue.measure[piece]])
            points += POINT * scored + spot.by[PER_CIVIC]
        now = points + self._people_now(people)
        growth = growth_of(catalogue, piece, spot.free) - spot.lost_growth
        later = (points + growth) * outlook.later // POINT + self._people_later(people) + coins * coin_to_come(outlook)
        if not outlook.eras:
            now += coins * POINT
        return Gain(piece, footprint, now if outlook.turns else 0, later)

    def _people_now(self, change: int) -> int:
        """What so many people more or fewer are worth in this era."""
        if not change:
            return 0
        own = self._people[self._seat]
        points = scoring.population_points(self._state, self._changed(change), own + change)
        return POINT * (points - scoring.population_points(self._state, self._people, own))

    def _people_later(self, change: int) -> int:
        if not change or not self._outlook.eras:
            return 0
        own = self._people[self._seat]
        worth = people_later(self._state, self._changed(change), own + change)
        return worth - people_later(self._state, self._people, own)

    def _changed(self, change: int) -> list[int]:
        """The populations, with so many people more of the seat."""
        people = self._people.copy()
        people[self._seat] += change
        return people

    def _spot(self, footprint: int) -> Spot:
        state = self._state
        catalogue = state.catalogue
        spot = Spot()
        spot.free = free_around(state, footprint)
        replaced = construction.under(state, footprint)
        for building in replaced:
            self._lose(spot, building, replaced)
        for building in state.neighbours(footprint):
            if building in replaced:
                continue
            for measure in range(len(spot.beside)):
                spot.beside[measure] += scoring.counted(state, measure, building)
            piece = state.piece_on(building)
            if catalogue.type_of[piece] == CIVIC:
                spot.by[catalogue.measure[piece]] += self._rate(piece, building)
        return spot

    def _rate(self, piece: int, building: int) -> int:
        """What one more of what a civic building counts is worth in an era."""
        catalogue = self._state.catalogue
        rate = catalogue.rate[piece] * POINT // catalogue.every[piece]
        return rate if self._state.owner_of(building) == self._seat else -rate * self._rival // POINT

    def _lose(self, spot: Spot, building: int, replaced: list[int]) -> None:
        """What is gone with a building that is covered, for its owner and for the civic ones beside it."""
        state = self._state
        catalogue = state.catalogue
        piece = state.piece_on(building)
        type_ = catalogue.type_of[piece]
        if type_ == RESIDENTIAL:
            spot.lost_people += state.worths[piece]
        elif type_ == COMMERCIAL:
            spot.lost_coins += state.worths[piece]
            spot.lost_points += POINT * catalogue.points[piece]
        else:
            spot.lost_points += POINT * scoring.civic_points(state, building)
            spot.lost_growth += growth_of(catalogue, piece, free_around(state, building))
        for neighbour in state.neighbours(building):
            beside = state.piece_on(neighbour)
            if catalogue.type_of[beside] == CIVIC and neighbour not in replaced:
                count = scoring.counted(state, catalogue.measure[beside], building)
                spot.lost_points += count * self._rate(beside, neighbour)


def _total(gain: Gain) -> int:
    return gain.total


def plan_worth(state: State, seat: Seat, gains: list[Gain], outlook: Outlook) -> int:
    """What the best constructions side by side would bring, as far as there are turns for them."""
    catalogue = state.catalogue
    taken = [False] * len(catalogue.lots)
    left = state.players[seat].tray + [1] * (len(catalogue.pieces) - catalogue.monuments_from)
    chosen = 0
    worth = 0
    for gain in gains:
        lots = catalogue.lots_of[gain.footprint]
        if not left[gain.piece] or True in [taken[lot] for lot in lots]:
            continue
        for lot in lots:
            taken[lot] = True
        left[gain.piece] -= 1
        now = NOW[min(outlook.turns // (chosen + 1), len(NOW) - 1)]
        later = AFTERWARDS[min((outlook.turns + outlook.turns_later) // (chosen + 1), len(AFTERWARDS) - 1)]
        worth += (gain.now * now + gain.later * later) // 100 * FADING[chosen] // 100
        chosen += 1
        if chosen == PICKS:
            break
    return worth
