"""The engine against the slow rules, position by position: nothing too much, nothing too little, a reason for a no."""

from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from latium.core.protocol import Options
from latium.core.seats import CHANCE
from latium.games.foundations_of_rome import GAME
from latium.games.foundations_of_rome.actions import Build
from latium.games.foundations_of_rome.rules import scoring, valuing
from latium.games.foundations_of_rome.state import State
from latium.testing import rule
from latium.testing.walks import Case, Chooser, Walk, walk
from tests.games.foundations_of_rome.drawing import view
from tests.games.foundations_of_rome.sets import ours
from tests.games.foundations_of_rome.slow_rules import Slow, squares

WAYS: list[Options] = [
    {},
    {"monuments": False, "marker_balance": False},
    {"cards": "b", "pantheon_after": True},
    {"cards": "mixed", "live_temples": False, "diagonals": True},
    {"drafting": True, "cards": "mixed", "marker_balance": False, "final_turns": "round"},
]
WALKS = [(seats, way) for seats in (2, 3, 4, 5) for way in range(len(WAYS))]


@cache
def walked(seats: int, way: int, seed: int = 0) -> Walk:
    return walk(GAME, Case(seats, WAYS[way]), seed + way)


def slow(state: State) -> Slow:
    return Slow(ours(), view(state))


def turns(path: Walk) -> Iterator[State]:
    """The positions in which a seat takes its turn."""
    return (state for state in path.states if view(state).steps and view(state).steps[-1].step == "Acting")


def assert_listed(state: State, path: Walk) -> None:
    listed = [GAME.write(state, action) for action in GAME.legal(state, GAME.to_act(state)[0])]
    assert len(listed) == len(set(listed))
    assert set(listed) == slow(state).legal(), repr(path)


@rule("R-3.1", "R-3.2", "R-4.2", "R-4.4", "R-4.6", "R-5.1", "R-5.2", "R-5.3", "R-5.4", "R-6.1", "R-6.2", "R-6.6")
@rule("R-7.1", "R-7.2", "R-7.3", "R-7.4", "R-7.5", "R-7.9", "R-7.10")
@pytest.mark.parametrize(("seats", "way"), WALKS)
def test_exactly_what_the_clauses_allow_is_listed(seats: int, way: int) -> None:
    path = walked(seats, way)
    for state in [*turns(path)][::4]:
        assert_listed(state, path)


@rule("R-9.1", "R-9.2", "R-9.3", "R-9.4", "R-9.5", "R-9.6", "R-9.7", "R-9.8", "R-9.9", "R-9.10", "R-10.2", "R-4.1")
@pytest.mark.parametrize(("seats", "way"), WALKS)
def test_an_era_scored_now_is_worth_what_the_clauses_say(seats: int, way: int) -> None:
    for state in [*turns(walked(seats, way))][::4]:
        assert_scored(state)


def assert_scored(state: State) -> None:
    rules, after = slow(state), state.copy()
    coming = valuing.prospects(state)
    scoring.score_era(after, None)
    scoring.score_empty_lots(after, None)
    for seat, (before, now) in enumerate(zip(view(state).players, view(after).players, strict=True)):
        gained = {part: now.points[part] - before.points[part] for part in now.points}
        expected = rules.scored(seat)
        assert (gained["commerce"], now.coins - before.coins) == (expected.commerce, expected.coins)
        assert (gained["civic"], gained["population"]) == (expected.civic, expected.population)
        assert gained["lots"] == len(rules.empty(seat))
        points = expected.commerce + expected.civic + expected.population
        told = coming[seat]
        assert (told.points, told.coins, told.income) == (points, expected.coins, rules.income(seat))
        assert (before.income, before.population) == (rules.income(seat), rules.total(seat, "population"))


@rule("R-5.2", "R-5.3", "R-6.1", "R-6.6", "R-7.1", "R-7.2", "R-7.3", "R-7.5", "R-2.7")
@pytest.mark.parametrize(("seats", "way"), WALKS)
def test_every_piece_on_every_footprint_is_listed_or_refused_by_a_clause_it_breaks(seats: int, way: int) -> None:
    path = walked(seats, way)
    met = [*turns(path)]
    for state in met[5 :: max(1, len(met) // 3)]:
        assert_explained(state, Chooser(seats))


def assert_explained(state: State, chooser: Chooser) -> None:
    seat, rules, catalogue = GAME.to_act(state)[0], slow(state), state.catalogue
    own = [place for place in range(len(catalogue.lots_of)) if state.owner_of(place) == seat]
    for _ in range(250):
        footprint = chooser.one(own if chooser.below(2) else range(len(catalogue.lots_of)))
        shape = catalogue.shape_of[footprint]
        alike = [piece for piece, its in enumerate(catalogue.shape_of_piece) if its == shape]
        piece = chooser.one(alike if chooser.below(6) else range(len(catalogue.pieces)))
        refused = GAME.explain(state, seat, Build(piece, footprint))
        broken = rules.broken(catalogue.pieces[piece], squares(catalogue.footprints[footprint]))
        assert refused.clause in broken if refused else not broken


@rule("R-5.5", "R-6.4", "R-6.5", "R-7.5", "R-7.7")
@pytest.mark.parametrize(("seats", "way"), WALKS)
def test_a_construction_covers_what_it_says_and_lays_open_the_rest(seats: int, way: int) -> None:
    path = walked(seats, way)
    for n, (seat, action) in enumerate(path.plies):
        if isinstance(action, Build):
            before, after = slow(path.states[n]), slow(path.states[n + 1])
            piece, footprint = GAME.write(path.states[n], action).split()[1:]
            kept = [one for one in before.city if not one.squares & squares(footprint)]
            assert {one[:3] for one in after.city} == {*(one[:3] for one in kept), (seat, piece, squares(footprint))}
            has = view(path.states[n + 1]).players[seat]
            assert (has.markers, has.monument_markers) == (after.supply(seat), after.monument_supply(seat))


@rule("R-3.1")
def test_the_walks_go_everywhere() -> None:
    """What is compared above includes upgrades of every size, monuments of many kinds, and a lot laid open."""
    built: set[str] = set()
    covered: set[int] = set()
    laid_open = 0
    for path in (walked(*known) for known in WALKS):
        for n, (_, action) in enumerate(path.plies):
            if isinstance(action, Build):
                piece, footprint = GAME.write(path.states[n], action).split()[1:]
                under = [one.squares for one in slow(path.states[n]).city if one.squares & squares(footprint)]
                built.add(piece)
                covered |= {len(lots) for lots in under}
                laid_open += any(lots - squares(footprint) for lots in under)
    assert covered >= {1, 2, 3, 4}
    assert laid_open > 30
    assert len(built) > 30


@rule("R-5.3", "R-6.1", "R-7.2", "R-9.3")
def test_they_agree_on_walks_chosen_at_random() -> None:
    """A few of them; the soak run takes thousands."""

    @settings(
        max_examples=max(4, settings().max_examples // 25),
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(seats=st.integers(2, 5), way=st.integers(0, len(WAYS) - 1), seed=st.integers(0, 2**32 - 1))
    def on_a_walk(seats: int, way: int, seed: int) -> None:
        path = walk(GAME, Case(seats, WAYS[way]), seed)
        for state in Chooser(seed).some([*turns(path)], 25):
            assert_listed(state, path)
            assert_scored(state)

    on_a_walk()


@rule("R-3.3")
def test_nobody_else_is_offered_anything() -> None:
    for state in [*turns(walked(4, 0))][::10]:
        (acting,) = GAME.to_act(state)
        assert all(not GAME.legal(state, other) for other in (CHANCE, *range(4)) if other != acting)
