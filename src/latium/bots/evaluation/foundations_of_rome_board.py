"""What the city as it stands will bring each seat in Foundations of Rome: by the eras, deeds and turns to come.

Worth is counted in hundredths of a point. A building scores in every era left, the later the less surely, for much is
built over; coins are worth what deeds they still can buy, and an income what its coins are.
"""

from typing import Final, final

from latium.core.seats import Seat
from latium.games.foundations_of_rome.catalogue import CIVIC, Catalogue
from latium.games.foundations_of_rome.components import ERAS
from latium.games.foundations_of_rome.frames import Acting
from latium.games.foundations_of_rome.rules import counting, scoring, valuing
from latium.games.foundations_of_rome.rules.valuing import Prospect
from latium.games.foundations_of_rome.state import State

POINT: Final = 100
LATER: Final[list[int]] = [0, 60, 100]
"""Percent of what an era brings, for all the eras after this one together, by how many they are."""
TURNS: Final = 24
"""How many turns a seat takes for ten deeds."""
INCOMES: Final = 48
"""Percent of an income for each deed a seat still can have."""
COIN_STEPS: Final[list[list[int]]] = [[6, 40], [6, 15]]
"""What a coin is worth, the first so many at this, the next at that."""
DEED_PRICE: Final = 4
"""Coins that a deed takes: more than what all deeds left take are of no use."""
COIN: Final = 32
"""What a coin to come is worth."""
MARKERS: Final[list[int]] = [0, 110, 180, 220, 245, 260, 270, 275, 280]
"""What markers in supply are worth while deeds are to come."""
GROWTH: Final[list[int]] = [40, 70, 30, 14]
"""By measure: hundredths of what a civic building counts that a free lot beside it may bring in an era to come."""
FEW_DEEDS: Final = 4
"""With fewer left for each seat, markers and coins to come lose their worth."""


@final
class Outlook:
    """What is still to come: eras, deeds, and the turns of a seat."""

    __slots__ = ("coin", "eras", "income", "later", "over", "share", "turns", "turns_later")

    def __init__(self, state: State, seat: Seat) -> None:
        seats = state.seats
        self.over = bool(state.reason)
        self.eras = ERAS - 1 - state.era
        """After this one."""
        self.later = LATER[self.eras]
        self.share = (len(state.row) + sum(state.piles)) * 100 // seats
        """Deeds for each seat, in hundredths."""
        self.coin = COIN * min(self.share, FEW_DEEDS * 100) // (FEW_DEEDS * 100)
        self.turns = turns_in_era(state, seat)
        """Of the seat, after what is done now."""
        self.turns_later = 0
        for era in range(state.era + 1, ERAS):
            self.turns_later += 1 + state.piles[era] * TURNS // (10 * seats)
        self.income = self.coin * self.share * INCOMES // 10_000
        """What a coin more of each income is worth."""


def turns_in_era(state: State, seat: Seat) -> int:
    """How many turns a seat may still have in this era, the final one among them."""
    if not state.pending:
        return 0
    if state.final_turns:
        frame = state.pending[0]
        assert isinstance(frame, Acting)
        return 1 if (seat - frame.seat) % state.seats < state.final_turns else 0
    return 1 + (len(state.row) + state.piles[state.era]) * TURNS // (10 * state.seats)


def coin_worth(coins: int, outlook: Outlook) -> int:
    left = min(coins, outlook.share * DEED_PRICE // 100)
    worth = 0
    for step in COIN_STEPS:
        taken = min(left, step[0])
        worth += taken * step[1]
        left -= taken
    return worth


def marker_worth(markers: int, outlook: Outlook) -> int:
    return MARKERS[min(markers, len(MARKERS) - 1)] * min(outlook.share, FEW_DEEDS * 100) // (FEW_DEEDS * 100)


@final
class City:
    """What the buildings of each seat bring as they stand: now, exactly, and what civic ones may gain later."""

    __slots__ = ("growth", "people", "prospects")

    def __init__(self, state: State) -> None:
        self.prospects: list[Prospect] = valuing.prospects(state)
        self.people: list[int] = counting.populations(state)
        self.growth: list[int] = [0] * state.seats
        """Worth in each era to come."""
        catalogue = state.catalogue
        for seat in range(state.seats):
            for building in counting.of_type(state, seat, CIVIC):
                self.growth[seat] += growth_of(catalogue, state.piece_on(building), free_around(state, building))


def free_around(state: State, footprint: int) -> int:
    """How many lots around a footprint nothing stands on yet."""
    return len([lot for lot in state.catalogue.around[footprint] if state.covering[lot] < 0])


def growth_of(catalogue: Catalogue, piece: int, free: int) -> int:
    """What a civic piece may score more in an era to come, with so many free lots around it."""
    if catalogue.type_of[piece] != CIVIC:
        return 0
    return free * GROWTH[catalogue.measure[piece]] * catalogue.rate[piece] // catalogue.every[piece]


def city_worth(state: State, seat: Seat, city: City, outlook: Outlook) -> int:
    """The points a seat has, and what its buildings will bring it."""
    worth = POINT * sum(state.players[seat].points)
    if outlook.over:
        return worth
    prospect = city.prospects[seat]
    worth += prospect.points * POINT + prospect.built * outlook.later + city.growth[seat] * outlook.later // POINT
    worth += people_later(state, city.people, city.people[seat])
    return worth + (prospect.income - state.catalogue.income_base) * coin_to_come(outlook)


def coin_to_come(outlook: Outlook) -> int:
    """What a building's coin is worth: at every income, as a coin at the end of an era, as a point at the last one if
    that is not this one."""
    if not outlook.eras:
        return outlook.income
    return outlook.income + outlook.eras * outlook.coin + outlook.later - LATER[outlook.eras - 1]


def people_later(state: State, populations: list[int], own: int) -> int:
    """The worth in later eras, if nothing changes."""
    eras = ERAS - 1 - state.era
    if not eras or not own:
        return 0
    worth = scoring.number_counted(populations, own) * LATER[eras]
    if own == max(populations):
        for ahead in range(1, eras + 1):
            worth += state.catalogue.population_bonus[state.era + ahead] * (LATER[ahead] - LATER[ahead - 1])
    return worth
