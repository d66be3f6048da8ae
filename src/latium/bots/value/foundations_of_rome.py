"""What the trained value of Foundations of Rome looks at: what each seat has, what it would score, what it could build.

Only the hands of a draft are secret, and they are not looked at.
"""

from typing import Any, Final, final

from latium.bots.value.traits import Look
from latium.core.seats import Seat
from latium.games.foundations_of_rome.catalogue import CIVIC, COMMERCIAL, RESIDENTIAL
from latium.games.foundations_of_rome.components import ERAS
from latium.games.foundations_of_rome.frames import Acting
from latium.games.foundations_of_rome.rules import counting, deeds
from latium.games.foundations_of_rome.rules.construction import open_plots
from latium.games.foundations_of_rome.rules.valuing import prospect
from latium.games.foundations_of_rome.state import State

TABLE: Final = [
    "era",
    "final turns",
    "deeds in the row",
    "deeds in the pile",
    "deeds of later eras",
    "monuments free",
    "incomes in a row",
]
PUBLIC: Final = [
    "worth",
    "points",
    "points of the era",
    "coins of the era",
    "income",
    "coins",
    "markers",
    "monument markers",
    "people",
    "ahead in people",
    "behind in people",
    "lots",
    "empty lots",
    "lots lived on",
    "lots of commerce",
    "civic lots",
    "buildings",
    "largest building",
    "deeds within means",
    "lots in the tray",
    "pieces in the tray",
    "plots of 1",
    "plots of 2",
    "plots of 3",
    "plots of 4",
    "plots of more",
    "largest plot",
    "turns until the next",
    "acts",
    "final turn to come",
]
POINT: Final = 100
COIN: Final = 30
"""What a coin counts for who is ahead, against POINT."""
SIZES: Final = 5
MOST_PLOTS: Final = 6
"""More plots of a size are as good as so many."""


@final
class FoundationsOfRome:
    """Counts positions of Foundations of Rome."""

    __slots__ = ()

    def started(self, state: Any) -> bool:
        position: State = state
        return isinstance(position.pending[0], Acting)

    def names(self) -> list[list[str]]:
        return [TABLE, [], PUBLIC]

    def look(self, state: Any) -> Look:
        position: State = state
        people = [counting.population(position, seat) for seat in range(position.seats)]
        public = [_seat(position, seat, people) for seat in range(position.seats)]
        return Look(_table(position), public, [[] for _ in public])


def _table(state: State) -> list[int]:
    later = sum(state.piles[state.era + 1 :])
    free = 0
    for standing in state.standing:
        if standing < 0:
            free += 1
    return [state.era, state.final_turns, len(state.row), state.piles[state.era], later, free, state.quiet]


def _seat(state: State, seat: Seat, people: list[int]) -> list[int]:
    player = state.players[seat]
    era = prospect(state, seat, people)
    points = sum(player.points)
    worth = POINT * points + era.points * POINT * (ERAS - state.era) + COIN * (player.coins + era.coins)
    found = [
        worth,
        points,
        era.points,
        era.coins,
        era.income,
        player.coins,
        player.markers,
        player.monument_markers,
        people[seat],
    ]
    found += _ahead(people, seat)
    found += _lots(state, seat)
    found += [len(player.buildings), counting.largest(state, seat), len(deeds.purchases(state, seat))]
    return found + _tray(state, seat) + _plots(state, seat) + _stage(state, seat)


def _ahead(people: list[int], seat: Seat) -> list[int]:
    """By how many people the seat is ahead of all others, or behind one."""
    most = 0
    for other, number in enumerate(people):
        if other != seat:
            most = max(most, number)
    return [max(0, people[seat] - most), max(0, most - people[seat])]


def _lots(state: State, seat: Seat) -> list[int]:
    """Owned, empty, and covered by each type of building."""
    catalogue = state.catalogue
    owned = empty = 0
    covered = [0, 0, 0]
    for lot, owner in enumerate(state.owners):
        if owner == seat:
            owned += 1
            if state.covering[lot] < 0:
                empty += 1
            else:
                covered[catalogue.type_of[state.pieces[lot]]] += 1
    return [owned, empty, covered[RESIDENTIAL], covered[COMMERCIAL], covered[CIVIC]]


def _tray(state: State, seat: Seat) -> list[int]:
    sizes = state.catalogue.size_of_piece
    lots = pieces = 0
    for piece, count in enumerate(state.players[seat].tray):
        lots += count * sizes[piece]
        pieces += count
    return [lots, pieces]


def _plots(state: State, seat: Seat) -> list[int]:
    """By size, how many plots some piece at hand could be built on; and the largest size."""
    catalogue = state.catalogue
    tray = state.players[seat].tray
    counts = [0] * SIZES
    largest = 0
    for shape, plots in enumerate(state.plots[seat]):
        if not plots:
            continue
        at_hand = False
        for piece in catalogue.of_shape[shape]:
            if tray[piece]:
                at_hand = True
                break
        if at_hand:
            found = len(open_plots(state, seat, plots))
            if found:
                size = catalogue.size_of[plots[0]]
                counts[min(size, SIZES) - 1] += found
                largest = max(largest, size)
    return [min(count, MOST_PLOTS) for count in counts] + [largest]


def _stage(state: State, seat: Seat) -> list[int]:
    frame = state.pending[0]
    assert isinstance(frame, Acting)
    wait = (seat - frame.seat) % state.seats
    acts = 1 if wait == 0 and len(state.pending) == 1 else 0
    return [wait, acts, 1 if wait < state.final_turns else 0]
