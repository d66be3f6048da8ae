"""The engine against the slow rules: nothing too much, nothing too little, a reason for a no; and the proof that moves
split into actions lose nothing of what could be done at a table."""

import itertools
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from latium.core.protocol import OptionValue
from latium.core.seats import CHANCE, Seat
from latium.games.first_empires import GAME
from latium.games.first_empires.actions import (
    DICE_BITS,
    FACES,
    Action,
    Blacken,
    Bring,
    Convert,
    Finish,
    Found,
    Halt,
    Invade,
    Move,
    Place,
    Raise,
    Reroll,
    Rest,
    Retreat,
    Score,
    Stop,
)
from latium.games.first_empires.catalogue import BLACK, COLOURS, NOBODY, Catalogue
from latium.games.first_empires.components import Borders, Components
from latium.games.first_empires.frames import Advancing, Invading, Moving, Retreating
from latium.games.first_empires.state import Player, State
from latium.testing import rule
from latium.testing.walks import Case, Chooser, Walk, walk
from tests.games.first_empires.drawing import Held, table, view
from tests.games.first_empires.slow_rules import Slow, Table, Tabletop, borders

SEATS = (2, 3, 4, 5)
WALKS = [(seats, seed) for seats in SEATS for seed in range(4)]
SWITCHES: list[dict[str, OptionValue]] = [
    {"early_dice_cards": True},
    {"converted_dice_count": False},
    {"reconvert_black": False},
    {"late_conversion": True},
    {"spread_cities": False},
    {"converted_dice_count": False, "late_conversion": True, "reconvert_black": False, "spread_cities": False},
]


IDLE = (Stop, Halt, Rest, Blacken, Convert)


def decisions(path: Walk) -> Iterator[tuple[int, State]]:
    return ((n, state) for n, state in enumerate(path.states) if state.pending and GAME.to_act(state) != (CHANCE,))


def slow(state: State) -> Slow:
    return Slow(state.catalogue.source, view(state, state.pending[-1].asks))


def busy(seats: int, seed: int, options: dict[str, OptionValue] | None = None) -> Walk:
    """A game in which nobody idles: who can do something does it, mostly, and keeps the cards."""
    path, chooser = Walk(GAME, Case(seats, options or {}), seed), Chooser(seed)
    while acting := GAME.to_act(path.end):
        legal = GAME.legal(path.end, acting[0])
        useful = [action for action in legal if not isinstance(action, IDLE)]
        if acting == (CHANCE,):
            path.step(CHANCE, legal[path.dice.draw(path.record.draws, GAME.weights(path.end))])
        else:
            path.step(acting[0], chooser.action(useful if useful and chooser.below(8) else legal))
    return path


@cache
def walked(seats: int, seed: int) -> tuple[Walk, Walk]:
    """A game of whims and a busy one."""
    return walk(GAME, Case(seats, {}), seed), busy(seats, seed)


def listed(state: State) -> set[str]:
    texts = [GAME.write(state, action) for action in GAME.legal(state, state.pending[-1].asks)]
    assert len(texts) == len(set(texts))
    return set(texts)


def assert_listed(path: Walk) -> None:
    for n, state in decisions(path):
        assert listed(state) == slow(state).legal(), f"before ply {n} of {path!r}"


@rule("E-4.2", "E-4.5", "E-5.1", "E-5.2", "E-5.4", "E-6.1", "E-6.3", "E-6.6", "E-7.1", "E-8.1", "E-8.3", "E-9.2")
@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_exactly_what_the_clauses_allow_is_listed(seats: int, seed: int) -> None:
    for path in walked(seats, seed):
        assert_listed(path)


@rule("E-4.8", "E-8.2", "E-9.2", "E-10.6")
@pytest.mark.parametrize("options", SWITCHES, ids="+".join)
def test_it_is_listed_with_the_other_readings_too(options: dict[str, OptionValue]) -> None:
    for seats in (2, 4):
        assert_listed(walk(GAME, Case(seats, options), 7))
        assert_listed(busy(seats, 7, options))


@rule("E-10.1", "E-10.2", "E-10.6")
@pytest.mark.parametrize("options", [{}, *SWITCHES[:2]], ids=lambda options: "+".join(options) or "plain")
def test_whatever_cards_a_hand_held_those_that_could_be_scored_are_listed(options: dict[str, OptionValue]) -> None:
    """Positions of games, but with all cards in hand and with the dice and the tale of the turn changed at random."""
    scored: set[str] = set()
    for seats, seed in itertools.product(SEATS, (8, 9)):
        for n, state in decisions(busy(seats, seed, options)):
            if isinstance(state.pending[-1], Invading):
                continue  # no card is scored there, and other dice would make another invasion of it
            rich = enriched(state, Chooser(n))
            assert listed(rich) == slow(rich).legal(), f"before ply {n} with {seats} seats"
            scored |= {text for text in listed(rich) if text.startswith("score ")}
    assert len(scored) > 38


def enriched(state: State, chooser: Chooser) -> State:
    rich = state.copy()
    seat, turn = rich.pending[-1].asks, rich.turn
    player = rich.players[seat]
    player.hand, player.deck = player.hand | player.deck, 0
    for rival in range(rich.seats):
        player.taken[rival] = chooser.below(4) if rival != seat else 0
    turn.conquests, turn.captured, turn.rivals = chooser.below(3), chooser.below(3), chooser.below(1 << rich.seats)
    for region, owner in enumerate(rich.owners):
        if owner == NOBODY and not chooser.below(3):
            rich.owners[region], rich.explorers[region] = seat, chooser.one([1, 1, 1, 6])
    for shown in (turn.dice, turn.natural):
        fallen = [chooser.below(FACES) for _ in range(5)]
        shown[:] = [fallen.count(face) for face in range(FACES)]
    turn.blackened = chooser.below(turn.dice[BLACK] + 1)
    turn.raised = [chooser.below(count + 1) for count in turn.dice[:BLACK]]
    return rich


# --- a reason for every no


def every_action(state: State) -> Iterator[Action]:
    """All that can be said in this game, sense or nonsense."""
    regions, cards = range(len(state.catalogue.regions)), range(len(state.catalogue.cards))
    faces, tracks = range(FACES), range(len(COLOURS))
    yield from (Stop(), Halt(), Rest(), Finish())
    yield from (Reroll(dice) for dice in dice_sets())
    for kind in (Invade, Bring, Retreat, Place):
        yield from (kind(region) for region in regions)
    yield from (Move(source, target) for source, target in itertools.product(regions, regions))
    yield from (Raise(track) for track in tracks)
    yield from (Found(track, region) for track, region in itertools.product(tracks, regions))
    yield from (Score(card) for card in cards)
    yield from (Blacken(card, face) for card, face in itertools.product(cards, faces))
    yield from (Convert(card, *turn) for card, turn in itertools.product(cards, itertools.product(faces, faces)))


def dice_sets() -> Iterator[int]:
    for size in range(6):
        for chosen in itertools.combinations_with_replacement(range(FACES), size):
            yield sum(1 << DICE_BITS * face for face in chosen)


@rule("E-3.3")
@pytest.mark.parametrize("seats", SEATS)
def test_whatever_is_tried_is_either_listed_or_refused_by_a_clause(seats: int) -> None:
    path = busy(seats, 100 + seats)
    by_step: dict[str, list[State]] = {}
    for _, state in decisions(path):
        by_step.setdefault(type(state.pending[-1]).__name__, []).append(state)
    for states in by_step.values():
        for state in states[:: max(1, len(states) // 2)][:2]:
            assert_explained(state)


def assert_explained(state: State) -> None:
    seat = state.pending[-1].asks
    offered = set(GAME.legal(state, seat))
    for action in every_action(state):
        refused = GAME.explain(state, seat, action)
        assert (refused is None) == (action in offered), f"{action}: {refused}"


@rule("E-3.2")
def test_the_walks_go_everywhere() -> None:
    """What is compared above includes every kind of decision."""
    paths = [path for seats, seed in WALKS for path in walked(seats, seed)]
    met = {type(action).__name__ for path in paths for _, action in path.plies}
    assert met >= {kind.__name__ for kind in (Reroll, Stop, Blacken, Move, Invade, Bring, Halt, Retreat, Convert)}
    assert met >= {kind.__name__ for kind in (Raise, Rest, Place, Found, Score, Finish)}


# --- nothing is lost by the way moves are split


def at_table(state: State) -> Tabletop:
    names = state.catalogue.regions
    owners, explorers = state.owners, state.explorers
    there = [(names[region], owner, explorers[region]) for region, owner in enumerate(owners) if owner != NOBODY]
    lying = [
        (names[region], seat, count)
        for seat, counts in enumerate(state.cities)
        for region, count in enumerate(counts)
        if count
    ]
    rivals = frozenset(seat for seat in range(state.seats) if state.turn.rivals >> seat & 1)
    taken = tuple(state.players[state.pending[0].seat].taken)
    return Tabletop(tuple(sorted(there)), tuple(lying), taken, state.turn.conquests, rivals, state.turn.points)


def by_actions(start: State) -> set[Tabletop]:
    """Where the engine's actions can end the movement: wherever `halt` is offered, or no point is left."""
    found: set[Tabletop] = set()
    seen, waiting = {moment(start)}, [start]
    while waiting:
        state = waiting.pop()
        frame = state.pending[-1]
        if isinstance(frame, Moving | Advancing):
            found.add(at_table(state)._replace(points=0))
        for action in GAME.legal(state, frame.asks):
            if isinstance(action, Move | Invade | Bring | Retreat):
                later = state.copy()
                GAME.apply(later, frame.asks, action)
                if moment(later) not in seen:
                    seen.add(moment(later))
                    waiting.append(later)
    return found


def moment(state: State) -> tuple[Tabletop, tuple[str, ...]]:
    """A position of the movement and what is owed in it."""
    frames = [f"{type(frame).__name__} {frame.seat}" for frame in state.pending]
    frame = state.pending[-1]
    if isinstance(frame, Invading):
        frames.append(f"{frame.target} {frame.brought}")
    if isinstance(frame, Retreating):
        frames.append(f"{frame.region} {frame.count}")
    return at_table(state), tuple(frames)


def by_hand(start: State) -> set[Tabletop]:
    source, now = start.catalogue.source, at_table(start)
    mover = start.pending[0].seat
    board = Table(borders(source, start.seats), source.borders.oceans, mover, start.turn.dice[BLACK])
    return {sorted_cities(end) for end in board.ends(now)}


def sorted_cities(end: Tabletop) -> Tabletop:
    return end._replace(cities=tuple(sorted(end.cities)))


def assert_nothing_is_lost(start: State) -> int:
    """The same ends; how many there are."""
    ours = {sorted_cities(end) for end in by_actions(start)}
    theirs = by_hand(start)
    assert not theirs - ours, f"lost: {min(theirs - ours)}"
    assert not ours - theirs, f"too much: {min(ours - theirs)}"
    return len(ours)


CARD = {0: "salt-caravans"}
"""With a card in hand the end of the movement stays open to be looked at."""


@rule("E-5.5", "E-6.4", "E-6.2")
@pytest.mark.parametrize(
    ("at", "cities", "black", "points"),
    [
        pytest.param({"karthadst": (0, 4)}, {"albion": 1}, 0, 4, id="the first turn, a city to take"),
        pytest.param(
            {"scythia": (0, 2), "albion": (0, 2), "rus": (1, 2), "huaxia": (1, 1)},
            {"scythia": 0, "huaxia": 1},
            0,
            4,
            id="Carmen and Dan",
        ),
        pytest.param(
            {"karthadst": (0, 2), "albion": (0, 2), "rus": (1, 1), "aksum": (1, 1), "etruria": (1, 1)},
            {"rus": 1},
            1,
            5,
            id="voyages of two and three points, a black die",
        ),
        pytest.param(
            {"parsa": (0, 3), "indus": (0, 1), "scythia": (1, 1), "rus": (1, 1), "huaxia": (1, 1)},
            {"karthadst": 1, "scythia": 0},
            2,
            5,
            id="one conquest after another",
        ),
        pytest.param(
            {"etruria": (0, 4), "scythia": (1, 1), "albion": (1, 1), "karthadst": (1, 1)},
            {"rus": 1},
            1,
            5,
            id="nowhere to go without a conquest",
        ),
    ],
)
def test_on_the_map_for_two_nothing_a_table_could_do_is_lost(
    at: dict[str, Held], cities: dict[str, Seat], black: int, points: int
) -> None:
    dice = " ".join("k" * black)
    assert assert_nothing_is_lost(table(at=at, cities=cities, dice=dice, points=points, hands=CARD)) > 50


@rule("E-5.5", "E-6.4", "E-6.6", "E-7.1")
def test_with_two_rivals_nothing_is_lost_either() -> None:
    at: dict[str, Held] = {
        "parsa": (0, 3),
        "albion": (0, 1),
        "scythia": (1, 1),
        "etruria": (1, 2),
        "aksum": (2, 1),
        "mupata": (2, 2),
    }
    state = table(seats=3, at=at, cities={"wagadu": 1, "aksum": 2, "rus": 0}, dice="k", points=4, hands=CARD)
    assert assert_nothing_is_lost(state) > 200


# --- small maps of all kinds

AREAS = ("a", "b", "c", "d", "e")
COASTS = ((), ("west",), ("east",), ("west", "east"))


def small_map(ours: Components, chooser: Chooser, size: int) -> Components:
    """So many regions with borders and coasts at random. No file would be accepted with it; the rules do not mind."""
    names = AREAS[:size]
    near: dict[str, tuple[str, ...]] = dict.fromkeys(names, ())
    for one, other in itertools.combinations(names, 2):
        if chooser.below(5) < 2:
            near[one] += (other,)
            near[other] += (one,)
    regions = tuple(
        msgspec.structs.replace(region, id=name, oceans=chooser.one(COASTS))
        for name, region in zip(names, ours.region, strict=False)
    )
    land = Borders(two_players=near, more=near, oceans=ours.borders.oceans)
    return msgspec.structs.replace(ours, region=regions, borders=land)


def small_table(seed: int) -> State:
    """A small map, two or three seats, some explorers and cities, up to six points and two black dice."""
    chooser = Chooser(seed)
    ours = table().catalogue.source
    seats = 2 + chooser.below(2)
    size = 4 + chooser.below(2)
    state = State()
    state.catalogue = Catalogue(small_map(ours, chooser, size), seats)
    state.options = dict(table().options)
    state.seats, state.round = seats, 1
    state.owners = [0, *(chooser.one([0, NOBODY, NOBODY, *range(1, seats), *range(1, seats)]) for _ in range(size - 1))]
    state.explorers = [0 if owner == NOBODY else 1 + chooser.below(3 if owner else 2) for owner in state.owners]
    state.cities = [[0] * size for _ in range(seats)]
    state.players = [Player() for _ in range(seats)]
    for player in state.players:
        player.taken = [0] * seats
        player.hand = 1
    for region, owner in enumerate(state.owners):
        if not chooser.below(3):
            state.cities[owner if owner != NOBODY else chooser.below(seats)][region] = 1 + chooser.below(2)
    state.turn.dice[BLACK] = chooser.below(3)
    state.turn.points = 2 + chooser.below(5)
    state.pending = [Moving(0, False)]
    state.hoards = [[] for _ in range(seats)]
    return state


@rule("E-5.5", "E-6.2", "E-6.3", "E-6.4", "E-6.6", "E-7.1")
@pytest.mark.parametrize("seed", range(0, 200, 20))
def test_on_small_maps_of_all_kinds_nothing_is_lost(seed: int) -> None:
    for number in range(seed, seed + 20):
        assert_nothing_is_lost(small_table(number))


@rule("E-5.5", "E-6.4")
def test_the_small_maps_have_wars_and_voyages() -> None:
    """What is proved above is about positions with conquests, cities to take and all kinds of ways."""
    conquests, costs, taken = 0, set[int](), 0
    for seed in range(100):
        state = small_table(seed)
        costs.update(cost for row in state.catalogue.cost for cost in row)
        conquests += any(isinstance(action, Invade) for action in GAME.legal(state, 0))
        taken += any(sum(end.captured) for end in by_hand(state))
    assert costs == {0, 1, 2, 3}
    assert min(conquests, taken) > 20
