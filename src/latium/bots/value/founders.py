"""What the trained value of Founders of the Empire looks at: everything lies open, so nothing is private."""

from typing import Any, Final, final

from latium.bots.evaluation.founders import Judge, Sight, lead_of, looms
from latium.bots.evaluation.founders_agreement import lasting
from latium.bots.value.traits import Look
from latium.core.seats import CHANCE, Seat
from latium.games.founders.catalogue import CARRIAGE, CITY, COIN, VICTORY, VILLAGE, WAR, Catalogue, mask_of
from latium.games.founders.frames import Adding, Drawing, Hiring, NatureDraw, Opening, Placing, TokenStep
from latium.games.founders.rules import craftsmen, scoring
from latium.games.founders.state import State

TABLE: Final = [
    "turns over",
    "victory tiles shown",
    "points shown",
    "nature tiles left",
    "village tiles left",
    "city tiles left",
    "smallest stack",
    "village tiles in the row",
    "city tiles in the row",
    "tokens in supply",
]
PUBLIC: Final = [
    "worth",
    "points",
    "promise",
    "victory tiles",
    "war tokens",
    "coins",
    "coins laid out",
    "carriages",
    "craftsmen in hand",
    "craftsman can settle",
    "swaps",
    "exposed points",
    "exposed to war",
    "points within reach",
    "best points within reach",
    "second best points within reach",
    "points half within reach",
    "points a need away",
    "cities within reach",
    "villages within reach",
    "hidden cities within reach",
    "hidden villages within reach",
    "resources near",
    "wanted resources near",
    "resources",
    "tiles",
    "free spaces",
    "pillaged",
    "villages",
    "cities",
    "carriages laid",
    "craftsmen settled",
    "turns until the next",
    "opens",
    "plays a token",
    "adds",
    "draws",
    "could end and win",
    "could end and lose",
]
PROMISED: Final = 3_000
"""More than that a promise never counts: the end has its own numbers."""


@final
class Founders:
    """Counts positions of Founders of the Empire."""

    __slots__ = ()

    def started(self, state: Any) -> bool:
        position: State = state
        return position.pending[0].seat != CHANCE

    def names(self) -> list[list[str]]:
        return [TABLE, [], PUBLIC]

    def look(self, state: Any) -> Look:
        position: State = state
        judge = Judge(position, position.pending[0].seat)
        seen = _Seen(position)
        public = [_seat(position, seat, judge, seen) for seat in range(position.seats)]
        return Look(_table(position), public, [[] for _ in public])


@final
class _Seen:
    """What is the same for every seat."""

    __slots__ = ("city", "hidden", "village", "wanted")

    def __init__(self, state: State) -> None:
        catalogue = state.catalogue
        self.village = mask_of(catalogue.by_class[VILLAGE])
        self.city = mask_of(catalogue.by_class[CITY])
        self.hidden = 0
        for kind, left in enumerate(state.left):
            if left:
                self.hidden |= 1 << kind
        self.wanted = 0
        for kind in state.display:
            for need in catalogue.needs[kind]:
                self.wanted |= 1 << need


def _table(state: State) -> list[int]:
    points = state.catalogue.points
    return [
        state.turn,
        len(state.display),
        sum([points[kind] for kind in state.display]),
        state.stack_sizes[0],
        state.stack_sizes[1],
        state.stack_sizes[2],
        min(state.stack_sizes[0], state.stack_sizes[1], state.stack_sizes[2]),
        len(state.rows[VILLAGE]),
        len(state.rows[CITY]),
        sum(state.supply),
    ]


def _seat(state: State, seat: Seat, judge: Judge, seen: _Seen) -> list[int]:
    sight = judge.sight(state, seat)
    nation = state.nations[seat]
    tokens = state.hands[seat].tokens
    points = scoring.points(state, seat)
    found = [judge.worth(state, seat), points, _promise(state, seat, judge)]
    classes = _classes(state, seat)
    found += [
        classes[VICTORY],
        tokens[WAR],
        tokens[COIN],
        len(nation.coins),
        tokens[CARRIAGE],
        state.hands[seat].craftsmen.bit_count(),
        1 if craftsmen.targets(state, seat) else 0,
        len(nation.swapped),
        sight.exposed,
        sight.exposed if looms(state, seat) else 0,
    ]
    found += _reach(state.catalogue, sight, state.display)
    in_rows = sight.ready & state.face_up
    found += [
        (in_rows & seen.city).bit_count(),
        (in_rows & seen.village).bit_count(),
        (sight.ready & seen.hidden & seen.city).bit_count(),
        (sight.ready & seen.hidden & seen.village).bit_count(),
        sight.near.bit_count(),
        (sight.near & seen.wanted).bit_count(),
        lasting(nation).bit_count(),
        len(nation.own),
        len(nation.frontier),
        len(nation.pillaged),
        classes[VILLAGE],
        classes[CITY],
        len(nation.carriages),
        len(nation.craftsmen),
    ]
    return found + _stage(state, seat) + _ending(state, seat, sight)


def _promise(state: State, seat: Seat, judge: Judge) -> int:
    """The judge looks with the eyes of the seat whose turn it is."""
    if state.pending[0].seat != seat:
        return 0
    return max(-PROMISED, min(PROMISED, judge.promise(state) // state.seats))


def _classes(state: State, seat: Seat) -> list[int]:
    """How many tiles of each class the seat has."""
    class_of = state.catalogue.class_of
    counts = [0, 0, 0, 0]
    for kind in state.nations[seat].tiles.values():
        counts[class_of[kind]] += 1
    return counts


def _reach(catalogue: Catalogue, sight: Sight, display: list[int]) -> list[int]:
    """Points of the shown victory tiles: all that could be added now, the best and the second best of them, and those
    for which the needs come, but not together, or only one of them."""
    whole = best = second = half = near = 0
    for kind in display:
        points = catalogue.points[kind]
        if sight.ready >> kind & 1:
            whole += points
            if points > best:
                second = best
                best = points
            elif points > second:
                second = points
        else:
            one, other = catalogue.needs[kind]
            met = (sight.near >> one & 1) + (sight.near >> other & 1)
            if met == 2:
                half += points
            elif met == 1:
                near += points
    return [whole, best, second, half, near]


def _stage(state: State, seat: Seat) -> list[int]:
    """How many turns until the seat's next one, and how far it is in its own."""
    frame = state.pending[-1]
    wait = (seat - state.pending[0].seat) % state.seats
    if frame.seat != seat:
        return [wait, 0, 0, 0, 0]
    return [
        wait,
        1 if isinstance(frame, Opening) else 0,
        1 if isinstance(frame, TokenStep) else 0,
        1 if isinstance(frame, (Adding, Placing)) else 0,
        1 if isinstance(frame, (Drawing, Hiring, NatureDraw)) else 0,
    ]


def _ending(state: State, seat: Seat, sight: Sight) -> list[int]:
    """Whether the seat could take the last victory tile, and how that would end (F-11.1)."""
    if len(state.display) != 1 or not sight.ready >> state.display[0] & 1:
        return [0, 0]
    wins = lead_of(state, seat, state.display[0]) > 0
    return [1, 0] if wins else [0, 1]
