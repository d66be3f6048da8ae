"""Chapter R-10: the end of the game."""

from typing import Any

import pytest

from latium.core.protocol import Outcome
from latium.games.foundations_of_rome import GAME
from latium.games.foundations_of_rome.state import State
from latium.testing import Case, rule, walk
from tests.games.foundations_of_rome.drawing import (
    after,
    city,
    clause,
    coins,
    events,
    happened,
    legal,
    lots,
    points,
    view,
)


def last_turn(drawing: str = "", **position: Any) -> State:
    """The last turn of the game, in which the second seat takes an income of five."""
    return city(drawing, seat=1, final_turns=1, era=3, **position)


def outcome(state: State) -> Outcome:
    found = GAME.outcome(after(state, "income"))
    assert found is not None
    return found


# ---


@rule("R-10.1")
def test_the_game_is_over_after_the_third_scoring() -> None:
    state = last_turn("1a", a="domus")
    over = after(state, "income")
    assert GAME.to_act(over) == ()
    assert (view(over).reason, outcome(state).reason) == ("eras", "eras")
    assert points(over, "population") == [11, 0]
    assert [type(event).__name__ for event in events(state, "income")][-2:] == ["LotsScored", "Ended"]


@rule("R-10.1", "R-3.3")
def test_nobody_acts_after_the_end() -> None:
    assert clause(after(last_turn(), "income"), "income") == "R-3.3"


@rule("R-10.1")
@pytest.mark.parametrize("era", [1, 2])
def test_it_is_not_over_before(era: int) -> None:
    state = after(city(seat=1, final_turns=1, era=era), "income")
    assert GAME.outcome(state) is None
    assert points(state, "lots") == [0, 0]


@rule("R-10.1", "R-8.5")
def test_no_deeds_come_after_the_third_era() -> None:
    assert view(after(last_turn(), "income")).piles == (0, 0, 0)


# ---


@rule("R-10.2")
def test_each_own_lot_without_a_building_scores_a_point() -> None:
    state = last_turn("1a 1a 1 1 1 1\n2b 2 2 2 2 2 2", a="pottery", b="bakery")
    assert points(after(state, "income"), "lots") == [4, 6]
    told = happened("lots-scored", state, "income")
    assert told[0] == {"seat": 0, "lots": ["c1", "d1", "e1", "f1"], "points": 4}


@rule("R-10.2")
def test_who_has_built_everything_gets_none() -> None:
    state = last_turn("1a 1a 1a 1a 1b 1b", a="foundry-row", b="pottery")
    assert points(after(state, "income"), "lots") == [0, 6]
    assert [event["seat"] for event in happened("lots-scored", state, "income")] == [1]


@rule("R-10.2", "R-8.6")
def test_lots_the_guard_took_score_for_nobody() -> None:
    state = last_turn()
    assert len(view(state).gone) == 49 - 12
    assert points(after(state, "income")) == [6, 6]


@rule("R-10.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_the_end_of_a_walk_every_marker_on_the_board_has_scored(seats: int) -> None:
    end = walk(GAME, Case(seats, {}), seed=70 + seats).end
    for seat, score in enumerate(points(end, "lots")):
        assert score == 8 - view(end).players[seat].markers <= len(lots(end, seat))


# ---


@rule("R-10.3")
def test_coins_score_nothing() -> None:
    state = last_turn(coins={0: 99, 1: 0})
    assert points(after(state, "income")) == [6, 6]
    assert coins(after(state, "income")) == [99, 5]


@rule("R-10.4")
def test_the_most_points_win() -> None:
    state = last_turn(points={0: {"commerce": 3}, 1: {"civic": 4}}, coins={0: 99})
    assert outcome(state).ranks == (2, 1)


@rule("R-10.4", "R-10.3")
@pytest.mark.parametrize(("first", "second", "ranks"), [(6, 0, (1, 2)), (4, 0, (2, 1)), (5, 0, (1, 1))])
def test_coins_break_a_tie_and_then_victory_is_shared(first: int, second: int, ranks: tuple[int, ...]) -> None:
    """The second seat takes five more before the end."""
    tied = {0: {"civic": 7}, 1: {"commerce": 7}}
    assert outcome(last_turn(coins={0: first, 1: second}, points=tied)).ranks == ranks


@rule("R-10.4")
def test_later_places_are_decided_in_the_same_way() -> None:
    state = last_turn(seats=4, points={0: {"civic": 7}}, coins={1: 0, 2: 8, 3: 5})
    assert outcome(state).ranks == (1, 3, 2, 3)


@rule("R-10.4", "R-9.1")
def test_a_score_says_what_it_is_made_of() -> None:
    state = last_turn("1a 1a 1b 1c", a="pottery", b="fountain", c="domus", points={0: {"gifts": 2}})
    parts = {part.name: part.points for part in outcome(state).scores[0].parts}
    assert parts == {"commerce": 3, "civic": 2, "population": 11, "gifts": 2, "lots": 2}
    assert outcome(state).scores[0].total == 20


@rule("R-10.1")
def test_nothing_is_legal_any_more() -> None:
    over = after(last_turn(), "income")
    assert [GAME.legal(over, seat) for seat in (-1, 0, 1)] == [[], [], []]
    assert legal(last_turn(), "income") == ["income"]
