"""Chapter R-4: income, and deeds for sale."""

import itertools

import pytest

from latium.games.foundations_of_rome import GAME
from latium.games.foundations_of_rome.state import State
from latium.testing import Case, rule, walk
from tests.games.foundations_of_rome.drawing import (
    acting,
    after,
    can,
    city,
    clause,
    coins,
    happened,
    legal,
    lots,
    markers,
    player,
    refusal,
    row,
    view,
)

PRICES = (2, 3, 4, 6, 8, 10)

# ---


@rule("R-4.1")
def test_income_without_buildings_is_five_coins() -> None:
    assert coins(after(city(coins={0: 3, 1: 4}), "income")) == [8, 4]


@rule("R-4.1", "R-1.4")
def test_coin_values_of_own_buildings_come_on_top() -> None:
    """The example of the clause: a row foundry, a bakery and a garden make nine."""
    state = city("1a 1a 1a 1a 1b 1c", a="foundry-row", b="bakery", c="garden")
    assert happened("took-income", state, "income") == [{"seat": 0, "base": 5, "value": 4, "coins": 9}]
    assert coins(after(state, "income")) == [9, 0]


@rule("R-4.1")
def test_people_points_and_what_others_own_bring_no_income() -> None:
    state = city("1a 1a 1b\n2c 2c 2d", a="domus-maxima", b="market", c="pottery", d="bakery")
    assert coins(after(state, "income")) == [5, 0]
    assert coins(after(state, "income", "income")) == [5, 7]


@rule("R-4.1", "R-7.6")
def test_monuments_bring_income_like_any_building() -> None:
    state = city("1a 1a 1a 1a", a="imperial-port", display="imperial-port")
    assert coins(after(state, "income")) == [8, 0]


# ---


@rule("R-4.2")
@pytest.mark.parametrize(("slot", "price"), [*enumerate(PRICES, 1)])
def test_the_price_goes_by_the_place_in_the_row(slot: int, price: int) -> None:
    state = city(coins={0: price})
    assert legal(state, "buy") == [f"buy {number}" for number in range(1, slot + 1)]
    wanted = row(state)[slot - 1]
    assert happened("bought", state, f"buy {slot}") == [{"seat": 0, "lot": wanted, "price": price}]
    bought = after(state, f"buy {slot}")
    assert coins(bought) == [0, 0]
    assert wanted in lots(bought)


@rule("R-4.2")
@pytest.mark.parametrize(("slot", "price"), [*enumerate(PRICES, 1)])
def test_one_coin_less_is_not_enough(slot: int, price: int) -> None:
    state = city(coins={0: price - 1})
    lot = row(state)[slot - 1].upper()
    assert refusal(state, f"buy {slot}") == ("R-4.2", "too-dear", {"lot": lot, "price": price, "coins": price - 1})


@rule("R-4.2", "R-4.3")
def test_there_is_nothing_to_buy_beyond_the_end_of_a_short_row() -> None:
    state = city(row="c1 d1", coins={0: 20})
    assert legal(state, "buy") == ["buy 1", "buy 2"]
    assert refusal(state, "buy 3") == ("R-4.2", "slot-empty", {"slot": 3, "deeds": 2})


# ---


@rule("R-4.3", "R-1.9")
def test_deeds_to_the_right_slide_and_a_new_one_comes_from_the_pile() -> None:
    state = city(row="a1 b1 c1 d1 e1 f1", coins={0: 4})
    bought = after(state, "buy 3")
    assert row(bought) == ["a1", "b1", "d1", "e1", "f1"]
    assert happened("offered", bought, "deal g3") == [{"lot": "g3", "slot": 6, "price": 10}]
    dealt = after(bought, "deal g3")
    assert row(dealt) == ["a1", "b1", "d1", "e1", "f1", "g3"]
    assert view(dealt).piles[0] == view(state).piles[0] - 1
    assert acting(dealt) == 1


@rule("R-4.3", "R-1.9")
def test_any_deed_nobody_has_seen_may_come_next() -> None:
    state = after(city(row="a1 b1 c1 d1 e1 f1", coins={0: 4}), "buy 1")
    known = {*view(state).lots, *row(state)}
    assert {text.split()[1] for text in legal(state)} == {*state.catalogue.lots} - known


@rule("R-4.3")
def test_without_a_pile_the_row_gets_shorter_and_places_set_the_prices() -> None:
    """The example of the clause."""
    state = city(row="a1 c4 g7", corner="a6", drawing="1 1 1 1 1 1\n2 2 2 2 2 2", coins={0: 3, 1: 3})
    bought = after(state, "buy 2")
    assert (row(bought), coins(bought), acting(bought)) == (["a1", "g7"], [0, 3], 1)
    assert happened("bought", bought, "buy 2") == [{"seat": 1, "lot": "g7", "price": 3}]


@rule("R-4.3")
def test_the_last_deed_of_a_pile_fills_the_row_a_last_time() -> None:
    bought = after(city(row="a1 b1 c1 d1 e1 f1", pile=1, coins={0: 9, 1: 9}), "buy 1")
    state = after(bought, legal(bought)[0], "buy 1")
    assert (len(row(state)), view(state).piles[0], acting(state)) == (5, 0, 0)


# ---


def without_markers() -> State:
    return city("1 1 1 1 1 1 1\n1", coins={0: 20})


@rule("R-4.4", "R-1.5")
def test_a_marker_goes_on_the_lot() -> None:
    state = city("1 1 1 1 1 1 1", coins={0: 20})
    assert markers(state) == 1
    bought = after(state, "buy 1")
    assert (markers(bought), len(lots(bought))) == (0, 8)


@rule("R-4.4")
def test_without_a_marker_no_deed_can_be_bought() -> None:
    state = without_markers()
    assert legal(state, "buy") == []
    assert refusal(state, "buy 1") == ("R-4.4", "no-marker-free", {"lot": row(state)[0].upper()})


@rule("R-4.4", "R-5.5")
def test_a_marker_has_to_be_free_before_the_purchase() -> None:
    """A construction frees one for a later turn."""
    state = after(without_markers(), "build domus a1", "income")
    assert can(state, "buy 1")


# ---


@rule("R-4.5", "R-6.5")
def test_a_lot_laid_open_is_still_its_owners() -> None:
    state = city("1a 1a\n. 1\n. 1", a="pottery")
    upgraded = after(state, "build insula-row b1-b3")
    assert lots(upgraded) == lots(state)
    assert can(after(upgraded, "income"), "build bakery a1")


@rule("R-4.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_ever_loses_a_lot(seats: int) -> None:
    path = walk(GAME, Case(seats, {}), seed=seats)
    for before, now in itertools.pairwise(path.states):
        assert view(before).lots.items() <= view(now).lots.items()


# ---


@rule("R-4.6", "R-8.3")
def test_no_deed_is_bought_in_final_turns() -> None:
    state = city(final_turns=2, coins={0: 20})
    assert legal(state, "buy") == []
    assert clause(state, "buy 1") == "R-4.6"


@rule("R-4.2", "R-1.8")
def test_coins_have_no_limit() -> None:
    assert player(after(city(coins={0: 900}), "income")).coins == 905
