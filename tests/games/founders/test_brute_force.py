"""The engine against the slow rules, position by position: nothing too much, nothing too little, a reason for a no."""

from collections.abc import Iterator

import pytest

from latium.core.seats import CHANCE
from latium.games.founders import GAME
from latium.games.founders.actions import Add, Swap
from latium.games.founders.events import Added, Gift, Swapped
from latium.games.founders.grid import cell_at
from latium.games.founders.state import State
from latium.testing import rule
from latium.testing.walks import Case, Walk, walk
from tests.games.founders.drawing import view
from tests.games.founders.sets import TWICE
from tests.games.founders.slow_rules import Land, Slow, around, needed, place_of

WALKS = [(seats, seed) for seats in (2, 3, 4) for seed in range(4)]


def walked(seats: int, seed: int) -> Walk:
    return walk(GAME, Case(seats, {"agreement": False}), seed)


def slow(state: State) -> Slow:
    return Slow(state.catalogue.source, view(state))


def decisions(path: Walk) -> Iterator[tuple[int, State]]:
    return ((n, state) for n, state in enumerate(path.states) if state.pending and GAME.to_act(state) != (CHANCE,))


@rule("F-4.1", "F-4.2", "F-4.3", "F-4.4", "F-4.5", "F-4.11", "F-5.1", "F-5.2", "F-6.5", "F-7.2", "F-8.2", "F-9.2")
@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_exactly_what_the_clauses_allow_is_listed(seats: int, seed: int) -> None:
    path = walked(seats, seed)
    for n, state in decisions(path):
        listed = [GAME.write(state, action) for action in GAME.legal(state, state.pending[-1].asks)]
        assert len(listed) == len(set(listed))
        assert set(listed) == slow(state).legal(), f"before ply {n} of {path!r}"


@rule("F-1.7", "F-4.5")
@pytest.mark.parametrize("options", [{"components": TWICE}, {"uniform_village": True}], ids=["twice", "uniform"])
def test_they_are_listed_with_other_sets_too(options: dict[str, str | bool]) -> None:
    for n, state in decisions(walk(GAME, Case(2, {"agreement": False, **options}), 11)):
        listed = {GAME.write(state, action) for action in GAME.legal(state, state.pending[-1].asks)}
        assert listed == slow(state).legal(), f"before ply {n}"


@rule("F-11.4", "F-11.5", "F-11.6")
@pytest.mark.parametrize("seed", range(3))
def test_agreement_is_offered_exactly_when_no_craftsman_can_be_played(seed: int) -> None:
    for _, state in decisions(walk(GAME, Case(3, {}), seed, plies=200)):
        if view(state).steps[-1].step in ("Opening", "Voting"):
            listed = {GAME.write(state, action) for action in GAME.legal(state, state.pending[-1].asks)}
            assert listed == slow(state).legal()


@rule("F-4.2", "F-4.17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_tile_on_every_cell_is_either_listed_or_refused_by_a_clause(seats: int) -> None:
    path = walked(seats, 100 + seats)
    adding = [state for _, state in decisions(path) if view(state).steps[-1].step in ("Adding", "Placing")]
    for state in adding[:: max(1, len(adding) // 8)]:
        assert_explained(state)


def assert_explained(state: State) -> None:
    seat = state.pending[-1].asks
    listed = set(GAME.legal(state, seat))
    for cell in window(state):
        for kind in range(len(state.catalogue.kinds)):
            for action in (Add(kind, cell), Swap(kind, cell)):
                refused = GAME.explain(state, seat, action)
                assert (refused is None) == (action in listed), f"{action}: {refused}"


def window(state: State) -> list[int]:
    """The cells of the nation and one more all round."""
    places = [place_of(laid.cell) for laid in view(state).players[state.pending[-1].asks].tiles]
    near = {cell for place in places for cell in [place, *around(place)]}
    return [cell_at(column, row) for column, row in sorted(near)]


@rule("F-4.4", "F-4.5", "F-4.6", "F-8.6", "F-9.5")
@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_the_givers_an_event_names_are_different_and_could_give(seats: int, seed: int) -> None:
    path = walked(seats, seed)
    for n, happened in enumerate(path.events):
        for event in happened:
            if isinstance(event, Added | Swapped):
                assert_gifts(slow(path.states[n]), event)


def assert_gifts(rules: Slow, event: Added | Swapped) -> None:
    needs = needed(rules.tiles[event.tile])
    assert [gift.resource for gift in event.gifts] == list(needs)
    assert len({gift.cell for gift in event.gifts}) == len(needs)
    for gift in event.gifts:
        assert_gift(rules.lands[event.seat], gift, event.cell, rules.step.resource)


def assert_gift(land: Land, gift: Gift, cell: str, bought: str | None) -> None:
    if gift.how == "bought":
        assert (gift.resource, gift.cell) == (bought, "")
        return
    giver = place_of(gift.cell)
    assert gift.resource in land.gives(giver)
    assert giver in land.givers(place_of(cell))
    assert (gift.how == "beside") == (giver in around(place_of(cell)))


@rule("F-3.2")
def test_the_walks_go_everywhere() -> None:
    """What is compared above includes every kind of decision and token."""
    met = {
        GAME.write(path.states[n], action).split()[0]
        for path in all_walks()
        for n, (_, action) in enumerate(path.plies)
    }
    assert met >= {"add", "swap", "keep", "war", "coin", "carriage", "craftsman", "draft", "lay", "open", "draw"}


def all_walks() -> Iterator[Walk]:
    return (walked(seats, seed) for seats, seed in WALKS)
