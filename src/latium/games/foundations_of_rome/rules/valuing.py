"""What a position promises: the scoring of the era as it would be now, and the next income."""

from typing import final

from latium.core.seats import Seat
from latium.games.foundations_of_rome.catalogue import CIVIC, COMMERCIAL
from latium.games.foundations_of_rome.rules import counting, deeds, scoring
from latium.games.foundations_of_rome.state import State


@final
class Prospect:
    """What a seat would get: points and coins if the era were scored now, and coins by an income."""

    __slots__ = ("built", "coins", "income", "points")

    def __init__(self, built: int, people: int, coins: int, income: int) -> None:
        self.built = built
        """Points of commercial and civic buildings."""
        self.points = built + people
        self.coins = coins
        self.income = income


def prospects(state: State) -> list[Prospect]:
    """By seat. A placement may change those of others too: its value is the difference it makes."""
    populations = counting.populations(state)
    return [prospect(state, seat, populations) for seat in range(state.seats)]


def prospect(state: State, seat: Seat, populations: list[int]) -> Prospect:
    built = 0
    coins = 0
    catalogue = state.catalogue
    for building in state.players[seat].buildings:
        type_ = catalogue.type_of[state.piece_on(building)]
        if type_ == COMMERCIAL:
            built += scoring.commerce_points(state, building)
            coins += scoring.commerce_coins(state, building)
        elif type_ == CIVIC:
            built += scoring.civic_points(state, building)
    people = scoring.population_points(state, populations, populations[seat])
    return Prospect(built, people, coins, deeds.income(state, seat))
