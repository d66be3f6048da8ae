"""Positions of Founders of the Empire judged by what can be counted: points, and how near the next ones are.

A seat's worth is its points and its prospects: shown victory tiles whose needs come together on a free space or are at
least near one, tiles in the rows that it could add, kinds that it could add if they came up, tokens that it could play,
less the points that stand unprotected. A position's value weighs the own worth against that of the rivals, the best of
them twice. In the middle of a turn the best addition still to come is estimated, so that opening a stack or playing a
token is judged by what it leads to. All is whole numbers: every machine judges alike.
"""

from collections.abc import Sequence
from typing import Final, final

from latium.bots.evaluation.founders_agreement import nothing_left, nothing_left_for_anyone, standing_points
from latium.core.seats import Seat
from latium.games.founders.actions import Action, Answer, Propose, Swap
from latium.games.founders.catalogue import CARRIAGE, CITY, NATURE, NOTHING, VICTORY, VILLAGE, WAR, mask_of
from latium.games.founders.frames import Adding, Drawing, Hiring, NatureDraw, Opening, Voting
from latium.games.founders.nation import Nation
from latium.games.founders.rules import carriages, craftsmen, scoring, war
from latium.games.founders.state import State

POINT: Final = 100
WON: Final = 1_000_000
"""The end outweighs everything else; the lead still counts."""
LOST_NEXT: Final = 5_000
"""For a position in which a rival could take the last victory tile and win."""

READY: Final = 45
"""Per point of a shown victory tile that could be added now."""
NEAR: Final[list[int]] = [0, 8, 20]
"""Per point of one that could not, by how many of its needs come to some free space."""
READY_CITY: Final = 30
READY_VILLAGE: Final = 10
"""For a tile in its row that could be added."""
HIDDEN_CITY: Final = 6
HIDDEN_VILLAGE: Final = 4
"""For a kind still in the stack that could be added if it came up."""
WANTED: Final = 20
"""Per point of the shown victory tiles that need what a tile would newly give."""
NEW_GOOD: Final = 30
NATURE_GAIN: Final = 10
"""What a good new to the nation, or one more nature tile, opens up besides."""
PLAYABLE_CRAFTSMAN: Final = 60
PLAYABLE_CARRIAGE: Final = 10
"""For a craftsman or a carriage in hand that has a place to go."""
EXPOSED: Final = 5
"""Per point on an unprotected tile; WAR_LOOMS times as much while a rival holds a war token."""
WAR_LOOMS: Final = 4


@final
class Sight:
    """What a nation could add to its free spaces, and what stands unprotected in it."""

    __slots__ = ("exposed", "nation", "near", "ready")

    def __init__(self, nation: Nation) -> None:
        self.nation = nation
        self.ready: int = nation.catalogue.nature_kinds
        """The kinds that could be added somewhere, as a mask."""
        self.near: int = 0
        """The resources that come to some free space, as a mask."""
        has = nation.has
        allowed = nation.allowed
        for cell in nation.frontier:
            self.near |= has[cell]
            self.ready |= allowed[cell]
        self.exposed: int = exposed_points(nation)

    def ready_with(self, bought: int) -> int:
        """The kinds that could be added with the help of a bought resource (F-8.6)."""
        if bought == NOTHING:
            return self.ready
        return self.ready | self.nation.catalogue.allowed_by_purchase(bought, self.near)


def exposed_points(nation: Nation) -> int:
    """Points on tiles that a war token could take (F-7.2)."""
    return sum([standing_points(nation, cell) for cell in war.targets(nation)])


@final
class Judge:
    """Judges what may follow from a position. What is counted on the way is kept as long as nations stay the same."""

    __slots__ = (
        "_catalogue",
        "_city",
        "_hidden_city",
        "_hidden_village",
        "_rivals",
        "_root",
        "_seat",
        "_sights",
        "_victory",
        "_village",
        "_wanted",
    )

    def __init__(self, state: State, seat: Seat) -> None:
        catalogue = state.catalogue
        self._root = state
        self._seat = seat
        self._catalogue = catalogue
        self._village = mask_of(catalogue.by_class[VILLAGE])
        self._city = mask_of(catalogue.by_class[CITY])
        self._victory = mask_of(catalogue.by_class[VICTORY])
        hidden = mask_of([kind for kind in range(len(catalogue.kinds)) if state.left[kind]])
        self._hidden_village = hidden & self._village
        self._hidden_city = hidden & self._city
        self._wanted = wanted(state)
        self._sights: list[Sight] = [Sight(nation) for nation in state.nations]
        self._rivals: dict[int, int] = {}

    # --- which actions

    def candidates(self, legal: Sequence[Action]) -> list[Action]:
        """Without nature tiles in the place of others, which cost a point for little (F-5.4), and without a proposal
        unless nobody could gain anything more; answers follow from that too."""
        root = self._root
        if isinstance(root.pending[-1], Voting):
            return [Answer(nothing_left(root, self._seat))]
        if isinstance(root.pending[-1], Opening):
            return openings(root, legal)
        nature = self._catalogue.nature_kinds
        return [action for action in legal if not (isinstance(action, Swap) and nature >> action.kind & 1)]

    # --- what a position is worth

    def value(self, state: State) -> int:
        if state.reason:
            return self._final(state)
        return self._balance(state) + self.promise(state)

    def promise(self, state: State) -> int:
        """What the rest of a turn under way will bring."""
        frame = state.pending[-1]
        if frame.seat != self._seat:
            return 0
        match frame:
            case Adding(_, bought):
                return self._best_addition(state, bought)
            case Drawing(_, stack):
                return self._best_after_opening(state, stack)
            case Hiring():
                return state.seats * POINT
            case NatureDraw():
                return state.seats * NATURE_GAIN
            case _:
                return 0

    def _final(self, state: State) -> int:
        lead = lead_of(state, self._seat, NOTHING)
        return lead + (WON if lead > 0 else -WON if lead < 0 else 0)

    def _balance(self, state: State) -> int:
        """The own worth for every seat at the table, less that of each rival and the best of them once more."""
        total = best = 0
        first = True
        for seat in range(state.seats):
            if seat != self._seat:
                worth = self._rival_worth(state, seat)
                total += worth
                if first or worth > best:
                    best = worth
                    first = False
        return state.seats * self.worth(state, self._seat) - total - best - self._danger(state)

    def _danger(self, state: State) -> int:
        """Whether a rival could end the game as its winner (F-11.1)."""
        if len(state.display) != 1:
            return 0
        last = state.display[0]
        for seat in range(state.seats):
            ready = seat != self._seat and self.sight(state, seat).ready >> last & 1
            if ready and lead_of(state, seat, last) > 0:
                return LOST_NEXT
        return 0

    def _rival_worth(self, state: State, seat: Seat) -> int:
        """While a rival's nation stays the same, its worth depends on the tiles and on the wars against it."""
        if state.nations[seat] is not self._root.nations[seat]:
            return self.worth(state, seat)
        key = (state.face_up * 2 + looms(state, seat)) * state.seats + seat
        worth = self._rivals.get(key)
        if worth is None:
            worth = self.worth(state, seat)
            self._rivals[key] = worth
        return worth

    def worth(self, state: State, seat: Seat) -> int:
        sight = self.sight(state, seat)
        worth = POINT * scoring.points(state, seat)
        worth += self._readiness(state, sight)
        worth += self._playable(state, seat)
        worth -= EXPOSED * sight.exposed * (WAR_LOOMS if looms(state, seat) else 1)
        if state.drafted:
            worth += self._drafted_worth(state.drafted[seat])
        return worth

    def sight(self, state: State, seat: Seat) -> Sight:
        nation = state.nations[seat]
        sight = self._sights[seat]
        return sight if sight.nation is nation else Sight(nation)

    def _readiness(self, state: State, sight: Sight) -> int:
        """Of the victory tiles shown, of the tiles in the rows, and of the kinds that may come up."""
        shown = state.face_up & self._victory
        total = 0
        while shown:
            lowest = shown & -shown
            shown ^= lowest
            kind = lowest.bit_length() - 1
            if sight.ready & lowest:
                total += READY * self._catalogue.points[kind]
            else:
                total += self._nearness(sight, kind)
        in_rows = sight.ready & state.face_up
        total += READY_CITY * (in_rows & self._city).bit_count()
        total += READY_VILLAGE * (in_rows & self._village).bit_count()
        total += HIDDEN_CITY * (sight.ready & self._hidden_city).bit_count()
        total += HIDDEN_VILLAGE * (sight.ready & self._hidden_village).bit_count()
        return total

    def _nearness(self, sight: Sight, kind: int) -> int:
        one, other = self._catalogue.needs[kind]
        met = (sight.near >> one & 1) + (sight.near >> other & 1)
        return NEAR[met] * self._catalogue.points[kind]

    def _playable(self, state: State, seat: Seat) -> int:
        total = 0
        if craftsmen.targets(state, seat):
            total += PLAYABLE_CRAFTSMAN
        if state.hands[seat].tokens[CARRIAGE] and carriages.targets(state.nations[seat]):
            total += PLAYABLE_CARRIAGE
        return total

    def _drafted_worth(self, drafted: list[int]) -> int:
        """Before the first tiles lie: the resources they give, the more the more wanted, and what they allow."""
        given = 0
        allowed = 0
        for kind in drafted:
            allowed |= self._catalogue.allowed_beside(kind, given)
            given |= self._catalogue.gives[kind]
        total = 0
        for resource in self._catalogue.resources_in(given):
            total += 1 + self._wanted[resource]
        for kind in self._catalogue.by_class[VILLAGE]:
            if allowed >> kind & 1:
                total += NEW_GOOD + WANTED * self._wanted[self._catalogue.makes[kind]]
        return total

    # --- what the rest of the turn may bring

    def _best_addition(self, state: State, bought: int) -> int:
        """The most that a tile now face up would bring, as far as can be told without trying every space."""
        sight = self.sight(state, self._seat)
        kinds = sight.ready_with(bought) & state.face_up
        best = state.seats * NATURE_GAIN
        while kinds:
            lowest = kinds & -kinds
            kinds ^= lowest
            kind = lowest.bit_length() - 1
            gain = self._gain(state, sight, kind)
            if lowest & sight.ready:
                gain -= state.seats * self._waiting(kind)
            gain += self._waiting_for_rivals(state, kind)
            best = max(best, gain)
        return best

    def _best_after_opening(self, state: State, stack: int) -> int:
        """On average over the tiles that may come up: taken at once, or left to whoever is ready for it."""
        sight = self.sight(state, self._seat)
        before = self._best_addition(state, NOTHING)
        total = 0
        for kind in self._catalogue.by_class[stack]:
            if state.left[kind]:
                best = before - self._waiting_for_rivals(state, kind)
                if sight.ready >> kind & 1:
                    best += state.seats * self._waiting(kind)
                    best = max(best, self._gain(state, sight, kind))
                total += state.left[kind] * best
        return total // state.stack_sizes[stack]

    def _gain(self, state: State, sight: Sight, kind: int) -> int:
        """What a tile brings its owner, wherever it comes to lie."""
        class_ = self._catalogue.class_of[kind]
        if class_ == VICTORY:
            return self._gain_of_victory(state, kind)
        if class_ == NATURE:
            return state.seats * NATURE_GAIN
        token = POINT if class_ == CITY else 0
        return state.seats * (token + self._gain_of_good(state, sight, kind))

    def _gain_of_victory(self, state: State, kind: int) -> int:
        """The last one ends the game (F-11.1), which is worth it only for whoever is ahead then."""
        if len(state.display) > 1:
            return state.seats * POINT * self._catalogue.points[kind]
        return WON if lead_of(state, self._seat, kind) > 0 else -WON

    def _gain_of_good(self, state: State, sight: Sight, kind: int) -> int:
        gives = self._catalogue.gives[kind]
        if sight.near & gives:
            return 0
        gain = WANTED * self._wanted[gives.bit_length() - 1]
        if self._village >> kind & 1:
            gain += NEW_GOOD
            if state.hands[self._seat].craftsmen & gives:
                gain += PLAYABLE_CRAFTSMAN
        return gain

    def _waiting(self, kind: int) -> int:
        """What a face-up tile is worth to a seat that is ready for it: see `_readiness`."""
        class_ = self._catalogue.class_of[kind]
        if class_ == VICTORY:
            return READY * self._catalogue.points[kind]
        if class_ == NATURE:
            return 0
        return READY_CITY if class_ == CITY else READY_VILLAGE

    def _waiting_for_rivals(self, state: State, kind: int) -> int:
        """The same for the rivals that are ready, weighed as in `_balance`."""
        ready = 0
        for seat in range(state.seats):
            if seat != self._seat and self.sight(state, seat).ready >> kind & 1:
                ready += 1
        return self._waiting(kind) * (ready + 1) if ready else 0


# --- small questions


def wanted(state: State) -> list[int]:
    """By resource: the points of the shown victory tiles that need it."""
    points = [0] * len(state.catalogue.resources)
    for kind in state.display:
        for need in state.catalogue.needs[kind]:
            points[need] += state.catalogue.points[kind]
    return points


def looms(state: State, seat: Seat) -> bool:
    """Whether some rival of the seat holds a war token."""
    return any(state.hands[other].tokens[WAR] > 0 for other in range(state.seats) if other != seat)


def lead_of(state: State, seat: Seat, last: int) -> int:
    """How far a seat is ahead of the best rival, or behind, once it has added the victory tile `last` (or NOTHING);
    equal points go to more victory tiles (F-12.6)."""
    best = max([standing(state, other) for other in range(state.seats) if other != seat])
    own = standing(state, seat)
    if last != NOTHING:
        own += POINT * state.catalogue.points[last] + 1
    return own - best


def standing(state: State, seat: Seat) -> int:
    victory_tiles = [kind for kind in state.nations[seat].tiles.values() if state.catalogue.points[kind]]
    return POINT * scoring.points(state, seat) + len(victory_tiles)


def openings(state: State, legal: Sequence[Action]) -> list[Action]:
    """Propose the end when everybody must agree to it, and never in vain (F-11.4)."""
    proposals: list[Action] = [action for action in legal if isinstance(action, Propose)]
    if proposals and nothing_left_for_anyone(state):
        return proposals
    return [action for action in legal if not isinstance(action, Propose)]
