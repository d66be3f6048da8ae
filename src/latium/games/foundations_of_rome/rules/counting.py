"""What a seat has in the city: what requirements ask for and scores are made of."""

from latium.core.seats import Seat
from latium.games.foundations_of_rome.catalogue import ANY, COMMERCIAL, RESIDENTIAL
from latium.games.foundations_of_rome.state import State


def worth_of_type(state: State, seat: Seat, type_: int) -> int:
    """The people or coins of a seat's buildings of a type, as they are now (R-7.12)."""
    total = 0
    for building in state.players[seat].buildings:
        piece = state.piece_on(building)
        if state.catalogue.type_of[piece] == type_:
            total += state.worths[piece]
    return total


def population(state: State, seat: Seat) -> int:
    """R-5.7."""
    return worth_of_type(state, seat, RESIDENTIAL)


def populations(state: State) -> list[int]:
    """By seat."""
    return [population(state, seat) for seat in range(state.seats)]


def coin_value(state: State, seat: Seat) -> int:
    """R-4.1."""
    return worth_of_type(state, seat, COMMERCIAL)


def deeds(state: State, seat: Seat) -> int:
    """Those of the set-up too (R-7.9)."""
    return state.owners.count(seat)


def border_lots(state: State, seat: Seat) -> int:
    border = state.catalogue.border
    return sum([border[lot] for lot, owner in enumerate(state.owners) if owner == seat])


def of_type(state: State, seat: Seat, type_: int) -> list[int]:
    """A seat's buildings of a type, monuments too (R-7.6)."""
    types = state.catalogue.type_of
    return [
        building
        for building in state.players[seat].buildings
        if type_ == ANY or types[state.piece_on(building)] == type_
    ]


def lots_covered(state: State, seat: Seat, type_: int) -> int:
    return sum([state.catalogue.size_of[building] for building in of_type(state, seat, type_)])


def largest(state: State, seat: Seat) -> int:
    """How many lots the largest building covers."""
    return max([state.catalogue.size_of[building] for building in state.players[seat].buildings], default=0)


def empty_lots(state: State, seat: Seat) -> list[int]:
    """A seat's lots without a building: one with a lot marker each (R-5.5)."""
    return [lot for lot, owner in enumerate(state.owners) if owner == seat and state.covering[lot] < 0]
