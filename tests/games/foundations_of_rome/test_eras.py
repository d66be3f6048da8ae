"""Chapter R-8: the end of an era, and the guard against a stalled table."""

import itertools
from typing import Any

import pytest

from latium.games.foundations_of_rome import GAME
from latium.games.foundations_of_rome.state import State
from latium.testing import Case, rule, walk
from tests.games.foundations_of_rome.drawing import (
    acting,
    after,
    city,
    clause,
    events,
    happened,
    legal,
    points,
    row,
    view,
)

SEATS = (2, 3, 4, 5)


def last_deed(seats: int, buyer: int, **position: Any) -> State:
    """One deed is left of the era, and the buyer has the coins for it."""
    return city(seats=seats, seat=buyer, row="a1", coins={buyer: 2}, **position)


def dealt(state: State) -> State:
    """Chance lays whatever comes first."""
    while view(state).steps and view(state).steps[-1].step == "Filling":
        state = after(state, legal(state)[0])
    return state


def turns_taken(state: State) -> list[int]:
    """Who takes the turns that are left of the era, all by income."""
    era, seats = view(state).era, []
    while view(state).era == era and view(state).steps:
        seats.append(acting(state))
        state = after(state, "income")
    return seats


# ---


@rule("R-8.1")
def test_the_end_begins_when_the_last_deed_is_bought() -> None:
    state = last_deed(2, 0)
    assert happened("final-turns", state, "buy 1") == [{"era": 1, "turns": 2}]
    assert view(after(state, "buy 1")).final_turns == 2


@rule("R-8.1", "R-4.3")
def test_an_empty_pile_is_not_yet_the_end() -> None:
    state = city(row="a1 b1 c1 d1 e1 f1", pile=1, coins={0: 2, 1: 2})
    filled = dealt(after(state, "buy 1"))
    assert (view(filled).piles[0], view(filled).final_turns, len(row(filled))) == (0, 0, 6)
    shorter = after(filled, "buy 1")
    assert (view(shorter).final_turns, len(row(shorter))) == (0, 5)


@rule("R-8.1")
def test_an_era_lasts_until_all_its_deeds_are_bought() -> None:
    path = walk(GAME, Case(3, {}), seed=5)
    for state in path.states:
        if view(state).final_turns:
            assert not view(state).row
            assert not view(state).piles[view(state).era - 1]


# ---


@rule("R-8.2", "R-8.5")
def test_everybody_has_one_final_turn_the_buyer_last() -> None:
    """The example of the clause: the second of three buys the last deed of the first era."""
    bought = after(last_deed(3, 1), "buy 1")
    assert turns_taken(bought) == [2, 0, 1]
    second = dealt(after(bought, "income", "income", "income"))
    assert (view(second).era, acting(second), view(second).final_turns) == (2, 2, 0)


@rule("R-8.2")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("buyer", [0, 1])
def test_each_seat_has_exactly_one(seats: int, buyer: int) -> None:
    taken = turns_taken(after(last_deed(seats, buyer, first=1), "buy 1"))
    assert taken == [(buyer + 1 + place) % seats for place in range(seats)]


@rule("R-8.2", "R-8.5")
@pytest.mark.parametrize(
    ("seats", "first", "buyer", "left"),
    [
        (3, 0, 0, [1, 2]),
        (3, 0, 1, [2]),
        (3, 2, 0, [1]),
        (3, 2, 2, [0, 1]),
        (4, 1, 3, [0]),
        (5, 3, 4, [0, 1, 2]),
    ],
)
def test_in_rounds_only_those_who_have_not_had_their_turn_yet(
    seats: int, first: int, buyer: int, left: list[int]
) -> None:
    state = last_deed(seats, buyer, first=first, options={"final_turns": "round"})
    assert happened("final-turns", state, "buy 1") == [{"era": 1, "turns": len(left)}]
    assert turns_taken(after(state, "buy 1")) == left
    scored = dealt(after(state, "buy 1", *["income"] * len(left)))
    assert (view(scored).era, acting(scored)) == (2, first)


@rule("R-8.2", "R-8.4", "R-8.5")
@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 1), (5, 0)])
def test_in_rounds_the_last_of_the_round_ends_the_era_at_once(seats: int, first: int) -> None:
    state = last_deed(seats, (first - 1) % seats, first=first, options={"final_turns": "round"})
    bought = after(state, "buy 1")
    assert happened("final-turns", state, "buy 1") == [{"era": 1, "turns": 0}]
    assert (view(bought).era, acting(dealt(bought))) == (2, first)


@rule("R-8.2", "R-10.1")
def test_in_rounds_the_game_may_end_with_a_purchase() -> None:
    state = last_deed(2, 1, era=3, options={"final_turns": "round"})
    assert GAME.outcome(after(state, "buy 1")) is not None


# ---


@rule("R-8.3", "R-4.6")
def test_final_turns_allow_income_and_construction() -> None:
    state = city("1 1", final_turns=2, coins={0: 20})
    assert {text.split()[0] for text in legal(state)} == {"income", "build"}
    assert clause(state, "buy 1") == "R-4.6"
    built = after(state, "build domus a1")
    assert (acting(built), view(built).final_turns) == (1, 1)


# ---


@rule("R-8.4")
def test_the_era_is_scored_after_the_final_turns_in_the_printed_order() -> None:
    state = city("1a 1b 1c", a="bakery", b="fountain", c="domus", final_turns=2)
    assert points(after(state, "income")) == [0, 0]
    told = [type(event).__name__ for event in events(state, "income", "income")]
    assert told == [
        "TookIncome",
        "TookIncome",
        "CommerceScored",
        "CivicScored",
        "PopulationScored",
        "PopulationScored",
        "EraEnded",
    ]


@rule("R-8.4")
def test_what_is_built_in_a_final_turn_is_scored() -> None:
    state = city("1 1", final_turns=1)
    assert points(after(state, "build domus-maxima a1-b1")) == [6, 0]


@rule("R-8.4")
@pytest.mark.parametrize("seats", SEATS)
def test_there_are_three_scorings_in_a_game(seats: int) -> None:
    path = walk(GAME, Case(seats, {}), seed=20 + seats)
    ends = [event.era for log in path.events for event in log if type(event).__name__ == "EraEnded"]
    assert ends == [1, 2, 3]


# ---


@rule("R-8.5", "R-2.5")
@pytest.mark.parametrize("era", [1, 2])
def test_six_deeds_of_the_next_pile_are_laid_out(era: int) -> None:
    state = city(final_turns=1, era=era, seat=1)
    scored = after(state, "income")
    assert (view(scored).era, row(scored)) == (era + 1, [])
    filled = dealt(scored)
    assert (len(row(filled)), view(filled).piles[era], acting(filled)) == (6, 12 - 6, 0)


@rule("R-8.5")
def test_the_order_of_the_seats_is_never_broken() -> None:
    path = walk(GAME, Case(4, {}), seed=3)
    acted = [
        seat for n, (seat, _) in enumerate(path.plies) if seat >= 0 and view(path.states[n]).steps[-1].step == "Acting"
    ]
    assert all(then == (now + 1) % 4 for now, then in itertools.pairwise(acted))


# ---


@rule("R-8.6")
@pytest.mark.parametrize("rounds", [2, 3, 5])
@pytest.mark.parametrize("seats", SEATS)
def test_rounds_of_nothing_but_income_take_the_leftmost_deed(seats: int, rounds: int) -> None:
    state = city(seats=seats, row="a1 b1 c1 d1 e1 f1", options={"stall_rounds": rounds})
    waiting = after(state, *["income"] * (rounds * seats - 1))
    assert (row(waiting)[0], view(waiting).quiet) == ("a1", rounds * seats - 1)
    assert happened("withdrawn", waiting, "income") == [{"lot": "a1"}]
    guarded = after(waiting, "income")
    assert row(guarded) == ["b1", "c1", "d1", "e1", "f1"]
    assert "a1" in view(guarded).gone
    assert "a1" not in view(guarded).lots
    filled = dealt(guarded)
    assert (len(row(filled)), view(filled).quiet, acting(filled)) == (6, 0, 0)
    assert view(filled).piles[0] == view(state).piles[0] - 1


@rule("R-8.6")
@pytest.mark.parametrize("text", ["buy 1", "build domus a1"])
def test_a_purchase_or_a_construction_starts_the_count_anew(text: str) -> None:
    state = city("1 1", quiet=3, coins={0: 9})
    done = dealt(after(state, text))
    assert view(done).quiet == 0
    assert not happened("withdrawn", done, "income", "income", "income")
    assert happened("withdrawn", done, "income", "income", "income", "income")


@rule("R-8.6")
def test_it_happens_again_after_as_many_more() -> None:
    state = dealt(after(city(quiet=3), "income"))
    assert len(happened("withdrawn", dealt(state), *["income"] * 3)) == 0
    assert len(happened("withdrawn", dealt(state), *["income"] * 4)) == 1


@rule("R-8.6")
def test_final_turns_do_not_count() -> None:
    state = after(last_deed(2, 0, quiet=3), "buy 1", "income")
    assert view(state).quiet == 0
    assert view(dealt(after(state, "income"))).quiet == 0


@rule("R-8.6", "R-4.3")
def test_without_a_pile_the_row_gets_shorter() -> None:
    state = after(city(row="a1 b1", quiet=3), "income")
    assert (row(state), acting(state), view(state).final_turns) == (["b1"], 1, 0)


@rule("R-8.6", "R-8.2")
@pytest.mark.parametrize(("final_turns", "left"), [("everyone", [2, 0, 1]), ("round", [2])], ids=["everyone", "round"])
def test_a_row_emptied_by_it_ends_the_era_as_if_the_last_seat_had_bought(final_turns: str, left: list[int]) -> None:
    state = city(seats=3, seat=1, row="a1", quiet=5, options={"final_turns": final_turns})
    assert happened("final-turns", state, "income") == [{"era": 1, "turns": len(left)}]
    assert turns_taken(after(state, "income")) == left


@rule("R-8.6", "R-8.2")
def test_in_rounds_it_may_end_the_era_at_once() -> None:
    state = city(seats=3, seat=2, row="a1", quiet=5, options={"final_turns": "round"})
    assert view(after(state, "income")).era == 2


@rule("R-8.6")
@pytest.mark.parametrize("seats", SEATS)
def test_a_table_that_only_takes_income_comes_to_an_end(seats: int) -> None:
    state = dealt(city(seats=seats, era=3))
    for _ in range(GAME.bound(state)):
        if GAME.outcome(state):
            break
        state = dealt(after(state, "income"))
    assert GAME.outcome(state) is not None
