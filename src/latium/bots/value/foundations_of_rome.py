"""What the trained value of Foundations of Rome looks at: what each seat has, what it would score, what it could build.

Only the hands of a draft are secret, and they are not looked at.
"""

from typing import Any, Final, final

from latium.bots.evaluation.foundations_of_rome import EMPTY_LOT
from latium.bots.evaluation.foundations_of_rome_board import City, Outlook, city_worth, coin_worth, marker_worth
from latium.bots.evaluation.foundations_of_rome_lots import hope_of, wanted_shapes, wish_for
from latium.bots.evaluation.foundations_of_rome_plots import Gain, Survey, plan_worth
from latium.bots.value.traits import Look
from latium.core.seats import Seat
from latium.games.foundations_of_rome.actions import Buy
from latium.games.foundations_of_rome.catalogue import CIVIC, COMMERCIAL, RESIDENTIAL
from latium.games.foundations_of_rome.frames import Acting
from latium.games.foundations_of_rome.rules import counting, deeds
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
    "worth by what is left",
    "worth of the city",
    "worth of coins",
    "worth of markers",
    "worth of plans",
    "best plan for this era",
    "best plan for later",
    "best plan to live in",
    "best plan of commerce",
    "best civic plan",
    "plans",
    "turns in this era",
    "hope for empty lots",
    "best wish within means",
    "wishes within means",
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
    "lots in the tray",
    "pieces in the tray",
    "turns until the next",
    "acts",
    "final turn to come",
]
LEFT: Final = 400
"""Deeds for each seat, in hundredths: with so many left a lead tells half as much as with none."""
MOST_PLANS: Final = 20
"""More plans are as good as so many."""


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
        city = City(position)
        public = [_seat(position, seat, city) for seat in range(position.seats)]
        return Look(_table(position), public, [[] for _ in public])


def _table(state: State) -> list[int]:
    later = sum(state.piles[state.era + 1 :])
    free = 0
    for standing in state.standing:
        if standing < 0:
            free += 1
    return [state.era, state.final_turns, len(state.row), state.piles[state.era], later, free, state.quiet]


def _seat(state: State, seat: Seat, city: City) -> list[int]:
    player = state.players[seat]
    people = city.people
    era = city.prospects[seat]
    found = _judged(state, seat, city)
    found += _wishes(state, seat)
    found += [
        sum(player.points),
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
    found += [len(player.buildings), counting.largest(state, seat)]
    return found + _tray(state, seat) + _stage(state, seat)


def _judged(state: State, seat: Seat, city: City) -> list[int]:
    """What the judge counts: all together, and its parts."""
    player = state.players[seat]
    outlook = Outlook(state, seat)
    gains = Survey(state, seat, city, outlook).gains()
    parts = [
        city_worth(state, seat, city, outlook),
        coin_worth(player.coins, outlook),
        marker_worth(player.markers, outlook),
        plan_worth(state, seat, gains, outlook),
    ]
    worth = sum(parts) + len(counting.empty_lots(state, seat)) * EMPTY_LOT[state.era]
    return [worth, worth * LEFT // (LEFT + outlook.share), *parts, *_plans(state, gains), outlook.turns]


def _plans(state: State, gains: list[Gain]) -> list[int]:
    """What the best construction would bring now and later, the best of each type, and how many there are."""
    types = state.catalogue.type_of
    best = [0, 0, 0]
    for gain in gains:
        type_ = types[gain.piece]
        if not best[type_]:
            best[type_] = gain.total
    now = later = 0
    if gains:
        now = gains[0].now
        later = gains[0].later
    return [now, later, best[RESIDENTIAL], best[COMMERCIAL], best[CIVIC], min(len(gains), MOST_PLANS)]


def _wishes(state: State, seat: Seat) -> list[int]:
    """What may come of the lots that are empty, and of those the seat could buy."""
    wanted = wanted_shapes(state, seat)
    hope = 0
    for lot in counting.empty_lots(state, seat):
        hope += hope_of(state, seat, lot, wanted)
    most = total = 0
    for action in deeds.purchases(state, seat):
        assert isinstance(action, Buy)
        wish = wish_for(state, seat, state.row[action.slot], wanted)
        most = max(most, wish)
        total += wish
    return [hope, most, total]


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


def _stage(state: State, seat: Seat) -> list[int]:
    frame = state.pending[0]
    assert isinstance(frame, Acting)
    wait = (seat - frame.seat) % state.seats
    acts = 1 if wait == 0 and len(state.pending) == 1 else 0
    return [wait, acts, 1 if wait < state.final_turns else 0]
