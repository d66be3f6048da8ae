"""Positions of First Empires judged by what can be counted: points, and what will bring more of them.

A seat's worth is its points, the city tokens at their mean, what dice, re-rolls, movement and explorers bring in the
turns to come, what its cards promise, the colours it covers, less what rivals could take. In the own turn the raises
still possible are counted too: those that dice and regions allow now, and while points are left those that some region
within reach would allow, the less the farther it is, as well as rival cities within reach. A position's value weighs
the own worth against that of the rivals, the best of them twice. All is whole numbers: every machine judges alike.
"""

from collections.abc import Sequence
from typing import Final, final

from latium.bots.evaluation.first_empires_cards import prospect
from latium.bots.evaluation.first_empires_map import Holding, conquest_cost, distances, nearest, rival_cities, threat
from latium.bots.evaluation.first_empires_tracks import CITY, POINT, level_worths
from latium.core.seats import Seat
from latium.games.first_empires.actions import (
    FACES,
    Action,
    Blacken,
    Bring,
    Convert,
    Found,
    Raise,
    Retreat,
    Score,
)
from latium.games.first_empires.catalogue import BLACK, COLOURS, GREEN, NOBODY, NONE
from latium.games.first_empires.frames import (
    Advancing,
    Founding,
    Invading,
    Moving,
    Rerolling,
    Retreating,
    Revealing,
    Rolling,
)
from latium.games.first_empires.rules import conquest, scoring, steps
from latium.games.first_empires.rules.advancement import TOP
from latium.games.first_empires.rules.conquest import OUT_OF_REACH
from latium.games.first_empires.state import State

WON: Final = 1_000_000
"""The end outweighs everything else; the lead still counts."""
COVERED: Final[list[int]] = [0, 80, 115, 125]
"""For a colour with room on its track, by how many of its regions are held, while turns are to come."""
NEAR: Final[list[int]] = [100, 85, 75, 62, 50, 42, 35]
"""Percent of what a region would bring, by the points it takes to get there."""
BLACK_DIE: Final = 25
"""What a black die is worth before it is known where explorers go."""
CROWD: Final = 7
"""Percent by which a die to be rolled is worth less for each other one, which may show the same face."""
OPEN: Final = 50
"""Percent of risk for a city without explorers that a rival could reach."""
RISK: Final[list[int]] = [3, 10, 30]
"""Percent of risk by how many explorers more than the defenders could come, from one fewer on: dice may be black."""
REGION: Final = 60
"""What losing a region costs besides its cities."""


@final
class Judge:
    """Judges what may follow from a position, for the seat that is to act in it."""

    __slots__ = (
        "_followed",
        "_rivals_worth",
        "_root",
        "_scored",
        "_seat",
        "_threats",
        "_turns",
        "_turns_of",
        "_worths",
    )

    def __init__(self, state: State, seat: Seat) -> None:
        player = state.players[seat]
        self._root = state
        self._seat = seat
        self._turns_of: list[int] = [turns_to_come(state, other) for other in range(state.seats)]
        self._turns = self._turns_of[seat]
        self._followed = rivals_follow(state)
        self._worths = level_worths(state.catalogue, player.civilization, self._turns)
        self._scored = POINT * scoring.card_points(state, seat)
        self._rivals_worth = self._rivals(state)
        self._threats: list[int] = [-1] * len(state.owners)

    # --- which actions

    def candidates(self, legal: Sequence[Action]) -> Sequence[Action]:
        """A card that can be laid down is; of what says the same several times over, one is enough."""
        if isinstance(legal[-1], Score):
            return [legal[-1]]
        match self._root.pending[-1]:
            case Moving(_, True):
                return self._first_moves(legal)
            case Advancing():
                return self._advances(legal)
            case Founding():
                return one_token(legal)
            case _:
                return legal

    def _first_moves(self, legal: Sequence[Action]) -> list[Action]:
        """Dice are turned black with the card that promises least."""
        card = self._least_card()
        return [action for action in legal if not isinstance(action, Blacken) or action.card == card]

    def _advances(self, legal: Sequence[Action]) -> list[Action]:
        """A raise, for their order does not matter, unless turning a die first brings more."""
        found: list[Action] = [next_raise(legal)]
        card = self._least_card()
        if card != NONE:
            held = Holding(self._root, self._seat)
            turned = [action for action in legal if isinstance(action, Convert) and action.card == card]
            found.extend([action for action in turned if self._lacks_die(action.into, held)])
        return found

    def _lacks_die(self, face: int, held: Holding) -> bool:
        """Whether one more die of this face could raise a marker."""
        if face == BLACK:
            return False
        turn = self._root.turn
        room = TOP - self._root.players[self._seat].levels[face]
        return turn.dice[face] < min(held.colours[face], turn.raised[face] + room)

    def _least_card(self) -> int:
        """The card in hand that promises least, or NONE."""
        root = self._root
        held = Holding(root, self._seat)
        least = NONE
        lowest = 0
        for card in root.catalogue.cards_in(root.players[self._seat].hand):
            worth = prospect(root, self._seat, card, held, root.turn.raised, self._turns + 1)
            if least == NONE or worth < lowest:
                least = card
                lowest = worth
        return least

    # --- what a position is worth

    def value(self, state: State) -> int:
        if state.reason:
            return self._final(state)
        settled = carried_through(state)
        rivals = self._rivals(settled) if self._touched(settled) else self._rivals_worth
        return state.seats * self.own(settled) - rivals

    def _final(self, state: State) -> int:
        totals = [POINT * scoring.points(state, seat) for seat in range(state.seats)]
        own = totals.pop(self._seat)
        lead = own - max(totals)
        return lead + (WON if lead > 0 else -WON if lead < 0 else 0)

    def _rivals(self, state: State) -> int:
        """What the rivals have, the best of them twice."""
        total = best = 0
        for seat in range(state.seats):
            if seat != self._seat:
                worth = rival_worth(state, seat, self._turns_of[seat])
                total += worth
                best = max(best, worth)
        return total + best

    def _touched(self, state: State) -> bool:
        """Whether anything may have been taken from a rival. With the turn over nothing tells."""
        turn = state.turn
        before = self._root.turn
        if state.pending[0].seat != self._root.pending[0].seat:
            return True
        return turn.conquests != before.conquests or turn.captured != before.captured

    def own(self, state: State) -> int:
        seat = self._seat
        player = state.players[seat]
        held = Holding(state, seat)
        worth = CITY * tokens_won(state, seat)
        for track in range(len(COLOURS)):
            worth += self._worths[track][player.levels[track]]
        worth += self._scored
        if player.scored != self._root.players[seat].scored:
            worth += POINT * scoring.card_points(state, seat) - self._scored
        if self._turns:
            worth += covered(held, player.levels)
        worth -= self._at_risk(state, held)
        frame = state.pending[0]
        if frame.seat != seat or isinstance(frame, Revealing):
            return worth + self._promise(state, held, None, self._turns)
        coming = state.turn.raised.copy()
        worth += self._to_come(state, held, coming)
        return worth + self._promise(state, held, coming, self._turns + 1)

    def _promise(self, state: State, held: Holding, coming: list[int] | None, turns: int) -> int:
        hand = state.players[self._seat].hand
        card = 0
        total = 0
        while hand:
            if hand & 1:
                total += prospect(state, self._seat, card, held, coming, turns)
            hand >>= 1
            card += 1
        return total

    # --- what rivals could take

    def _at_risk(self, state: State, held: Holding) -> int:
        if not self._followed:
            return 0
        cities = state.cities[self._seat]
        explorers = state.explorers
        loss = 0
        for region, count in enumerate(cities):
            if count and not explorers[region] and self._threat(region):
                loss += CITY * count * OPEN // 100
        if len(held.regions) == 1:
            return loss  # E-6.6
        for region in held.regions:
            excess = self._threat(region) - explorers[region]
            if excess >= -1:
                loss += (CITY * cities[region] + REGION) * RISK[min(excess + 1, 2)] // 100
        return loss

    def _threat(self, region: int) -> int:
        """As rivals stand before the action that is judged."""
        found = self._threats[region]
        if found < 0:
            found = threat(self._root, self._seat, region)
            self._threats[region] = found
        return found

    # --- what the turn under way may still bring

    def _to_come(self, state: State, held: Holding, coming: list[int]) -> int:
        """Adds to `coming` the raises expected, and tells what they and the rest of the turn are worth."""
        frame = state.pending[0]
        if not isinstance(frame, (Advancing, Moving, Rerolling, Rolling)):
            return 0
        total = self._raises(state, held.colours, coming)
        points = state.turn.points
        if not points:
            return total
        spare = spare_explorers(state, held)
        gained, points = self._within_reach(state, spare, coming, points)
        total += gained
        if isinstance(self._root.pending[-1], Rerolling):
            total += BLACK_DIE * state.turn.dice[BLACK]
        if isinstance(frame, Rolling):
            total += frame.count * self._fresh_die(state, held, spare, frame.count, points)
        return total

    def _raises(self, state: State, regions: list[int], coming: list[int]) -> int:
        """The steps for which dice and regions are there."""
        levels = state.players[self._seat].levels
        total = 0
        for track in range(len(COLOURS)):
            risen = state.turn.raised[track]
            more = min(state.turn.dice[track] - risen, regions[track] - risen, TOP - levels[track])
            if more > 0:
                coming[track] += more
                total += self._worths[track][levels[track] + more] - self._worths[track][levels[track]]
        return total

    def _within_reach(self, state: State, spare: list[int], coming: list[int], points: int) -> tuple[int, int]:
        """Regions for dice that have none, and rival cities, as far as the points go: their worth, and points left."""
        options = self._targets(state, spare, coming, points)
        options.sort(reverse=True)
        total = 0
        for worth, cost, region in options:
            colour = state.catalogue.colour_of[region]
            wanted = coming[colour] < self._usable(state, colour)
            if not wanted and not rival_cities(state, self._seat, region):
                continue
            if cost <= points and self._send(state, region, cost, spare):
                points -= cost
                total += worth
                coming[colour] += wanted
        return total, points

    def _send(self, state: State, region: int, cost: int, spare: list[int]) -> bool:
        """Whether an explorer for an empty region is still to be spared at that cost; then it is spoken for."""
        if state.owners[region] != NOBODY:
            return True
        source = nearest(state, region, spare)
        if source == NOBODY or distances(state.catalogue)[region][source] > cost:
            return False
        spare[source] -= 1
        return True

    def _usable(self, state: State, track: int) -> int:
        """How often dice and spaces let a marker rise this turn."""
        raised = state.turn.raised[track]
        return min(state.turn.dice[track], raised + TOP - state.players[self._seat].levels[track])

    def _targets(self, state: State, spare: list[int], coming: list[int], points: int) -> list[tuple[int, int, int]]:
        """What entering a region brings, its nearness counted, at what cost."""
        found: list[tuple[int, int, int]] = []
        gains = self._gains(state, coming)
        for region, owner in enumerate(state.owners):
            if owner != self._seat:
                gain = gains[state.catalogue.colour_of[region]]
                gain += CITY * rival_cities(state, self._seat, region)
                if gain:
                    cost = self._entry_cost(state, region, spare)
                    if cost <= points:
                        found.append((gain * nearness(cost) // 100, cost, region))
        return found

    def _entry_cost(self, state: State, region: int, spare: list[int]) -> int:
        if state.owners[region] != NOBODY:
            return conquest_cost(state, self._seat, region)
        source = nearest(state, region, spare)
        return OUT_OF_REACH if source == NOBODY else distances(state.catalogue)[region][source]

    def _gains(self, state: State, coming: list[int]) -> list[int]:
        """By colour: what one more region of it would bring."""
        levels = state.players[self._seat].levels
        gains = [0, 0, 0, 0, 0]
        for track in range(len(COLOURS)):
            if coming[track] < self._usable(state, track):
                level = levels[track] + coming[track] - state.turn.raised[track]
                gains[track] = self._worths[track][level + 1] - self._worths[track][level]
        return gains

    # --- dice still to be rolled

    def _fresh_die(self, state: State, held: Holding, spare: list[int], count: int, points: int) -> int:
        """What each of so many dice to be rolled is worth, with the re-rolls left."""
        faces = self._face_values(state, held, spare, count, points)
        best = 0
        for _ in range(state.turn.rerolls + 1):
            best = sum([max(value, best) for value in faces]) // FACES
        return best * (100 - CROWD * (count - 1)) // 100

    def _face_values(self, state: State, held: Holding, spare: list[int], count: int, points: int) -> list[int]:
        """What one more die of each face would bring; points are shared by all dice to be rolled."""
        levels = state.players[self._seat].levels
        dice = state.turn.dice
        values = [0, 0, 0, 0, 0, BLACK_DIE]
        for track in range(len(COLOURS)):
            level = levels[track] + dice[track]
            if level < TOP:
                values[track] = self._worths[track][level + 1] - self._worths[track][level]
                if held.colours[track] <= dice[track]:
                    cost = self._colour_cost(state, track, spare)
                    values[track] = values[track] * hope(cost, points, count) // 100
        return values

    def _colour_cost(self, state: State, track: int, spare: list[int]) -> int:
        """Points to get into one more region of a colour."""
        best = OUT_OF_REACH
        for region, owner in enumerate(state.owners):
            if owner != self._seat and state.catalogue.colour_of[region] == track:
                best = min(best, self._entry_cost(state, region, spare))
        return best


def carried_through(state: State) -> State:
    """What becomes of an invasion that has begun, the defenders going where most of their own are."""
    frame = state.pending[-1]
    if not isinstance(frame, (Invading, Retreating)):
        return state
    twin = state.copy()
    while True:
        frame = twin.pending[-1]
        if isinstance(frame, Invading):
            steps.apply(twin, best_source(twin, frame.seat, frame.target, frame.brought), None)
        elif isinstance(frame, Retreating):
            steps.apply(twin, Retreat(conquest.default_refuge(twin, frame.seat)), None)
        else:
            return twin


def spare_explorers(state: State, held: Holding) -> list[int]:
    """By region: explorers that may leave without a die losing its region."""
    spare = [0] * len(state.owners)
    for region in held.regions:
        colour = state.catalogue.colour_of[region]
        kept = held.colours[colour] <= state.turn.dice[colour]
        spare[region] = state.explorers[region] - kept
    return spare


def nearness(cost: int) -> int:
    return NEAR[min(cost, len(NEAR) - 1)]


def hope(cost: int, points: int, count: int) -> int:
    """Percent for a die that needs a region so far away, when so many dice share the points."""
    if cost > points:
        return 0
    return nearness(cost) * min(points, count * cost) // (count * cost)


def turns_to_come(state: State, seat: Seat) -> int:
    """Own turns after the one under way."""
    left = state.catalogue.rounds - state.round
    return left + (order(state, seat) > order(state, state.pending[0].seat))


def order(state: State, seat: Seat) -> int:
    return (seat - state.first) % state.seats


def rivals_follow(state: State) -> bool:
    """Whether any turn is still to come after this one."""
    return state.round < state.catalogue.rounds or order(state, state.pending[0].seat) < state.seats - 1


def tokens_won(state: State, seat: Seat) -> int:
    """City tokens taken from rivals, less those lost to them."""
    lost = 0
    for player in state.players:
        lost += player.taken[seat]
    return sum(state.players[seat].taken) - lost


def covered(held: Holding, levels: list[int]) -> int:
    total = 0
    for track in range(len(COLOURS)):
        if levels[track] < TOP:
            total += COVERED[min(held.colours[track], 3)]
    return total


def rival_worth(state: State, seat: Seat, turns: int) -> int:
    player = state.players[seat]
    worths = level_worths(state.catalogue, player.civilization, turns)
    worth = POINT * scoring.card_points(state, seat) + CITY * tokens_won(state, seat)
    for track in range(len(COLOURS)):
        worth += worths[track][player.levels[track]]
    return worth + (covered(Holding(state, seat), player.levels) if turns else 0)


def best_source(state: State, seat: Seat, target: int, brought: int) -> Action:
    """The cheapest way, and rather from a region that is not left empty."""
    best: Action | None = None
    lowest = 0
    for action in conquest.reinforcements(state, seat, target, brought):
        assert isinstance(action, Bring)
        price = 2 * state.catalogue.cost[action.source][target] + (state.explorers[action.source] == 1)
        if best is None or price < lowest:
            best = action
            lowest = price
    assert best is not None
    return best


def next_raise(legal: Sequence[Action]) -> Action:
    """Green first, for what it draws may help with the rest; without a raise, the end of raising."""
    raises = [action for action in legal if isinstance(action, Raise)]
    for action in raises:
        if action.track == GREEN:
            return action
    return raises[0] if raises else legal[0]


def one_token(legal: Sequence[Action]) -> list[Action]:
    """All tokens look alike (E-1.6): the track does not matter, only the region."""
    first = legal[0]
    assert isinstance(first, Found)
    return [action for action in legal if isinstance(action, Found) and action.track == first.track]
