"""What a position promises: the scoring of the era as it would be now, and the next income."""

from typing import final

from latium.core.seats import Seat
from latium.games.foundations_of_rome.catalogue import CIVIC, COMMERCIAL
from latium.games.foundations_of_rome.rules import counting, deeds, scoring
from latium.games.foundations_of_rome.state import State


@final
class Prospect:
    """What a seat would get: points and coins if the era were scored now, and coins by an income."""

    __slots__ = ("coins", "income", "points")

    def __init__(self, points: int, coins: int, income: int) -> None:
        self.points = points
        self.coins = coins
        self.income = income


def prospects(state: State) -> list[Prospect]:
    """By seat. A placement may change those of others too: its value is the difference it makes."""
    populations = [counting.population(state, seat) for seat in range(state.seats)]
    return [prospect(state, seat, populations) for seat in range(state.seats)]


def prospect(state: State, seat: Seat, populations: list[int]) -> Prospect:
    own = populations[seat]
    points = scoring.number_counted(populations, own) + scoring.population_bonus(state, populations, own)
    coins = 0
    catalogue = state.catalogue
    for building in state.players[seat].buildings:
        type_ = catalogue.type_of[state.piece_on(building)]
        if type_ == COMMERCIAL:
            points += scoring.commerce_points(state, building)
            coins += scoring.commerce_coins(state, building)
        elif type_ == CIVIC:
            points += scoring.civic_points(state, building)
    return Prospect(points, coins, deeds.income(state, seat))
