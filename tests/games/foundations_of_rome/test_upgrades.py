"""Chapter R-6: building over smaller buildings."""

import pytest

from latium.games.foundations_of_rome import GAME
from latium.games.foundations_of_rome.state import State
from latium.testing import Case, rule, walk
from tests.games.foundations_of_rome.drawing import (
    after,
    buildings,
    can,
    city,
    clause,
    happened,
    legal,
    lots,
    markers,
    player,
    refusal,
    view,
)

# ---


@rule("R-6.1")
@pytest.mark.parametrize(
    ("small", "text"),
    [
        ("domus", "pottery a1-b1"),
        ("domus", "foundry-row a1-d1"),
        ("pottery", "insula-row a1-c1"),
        ("artisan-forum-row", "grand-insula-row a1-d1"),
        ("artisan-forum-row", "grand-insula-row b1-e1"),
    ],
)
def test_a_larger_piece_may_be_built_over_a_smaller_one(small: str, text: str) -> None:
    size = {"domus": 1, "pottery": 2, "artisan-forum-row": 3}[small]
    state = city(" ".join(["1a"] * size + ["1"] * (6 - size)), a=small)
    assert buildings(after(state, f"build {text}")) == {text}


@rule("R-6.1")
@pytest.mark.parametrize(
    ("drawing", "text"),
    [
        ("1a 1", "bakery a1"),
        ("1a 1", "domus a1"),
        ("1b 1b 1", "bakery a1"),
        ("1b 1b 1", "pottery a1-b1"),
        ("1b 1b 1", "pottery b1-c1"),
        ("1c 1c 1c 1", "insula-row b1-d1"),
        ("1d 1d 1d 1d 1", "grand-insula-row b1-e1"),
    ],
)
def test_same_size_or_smaller_is_never_enough(drawing: str, text: str) -> None:
    known = {"a": "fountain", "b": "domus-maxima", "c": "artisan-forum-row", "d": "foundry-row"}
    state = city(drawing, legend=known)
    assert clause(state, f"build {text}") == "R-6.1"


@rule("R-6.1")
def test_a_refusal_names_the_sizes() -> None:
    state = city("1a 1a 1", a="domus-maxima")
    told = {"piece": "piece-pottery", "size": 2, "covered": "piece-domus-maxima", "covered_size": 2}
    assert refusal(state, "build pottery b1-c1") == ("R-6.1", "not-larger", told)


@rule("R-6.1", "R-6.2", "R-6.5")
def test_each_covered_building_counts_by_itself() -> None:
    """Three lots over three buildings of two lots, six in all."""
    state = city("1a 1b .\n1a 1b 1c\n. . 1c", a="pottery", b="domus-maxima", c="grand-fountain")
    assert can(state, "build insula-row a2-c2")
    upgraded = after(state, "build insula-row a2-c2")
    assert buildings(upgraded) == {"insula-row a2-c2"}


@rule("R-6.1")
def test_one_building_too_large_spoils_it() -> None:
    state = city("1a 1b 1b 1b", a="domus", b="artisan-forum-row")
    assert clause(state, "build insula-row a1-c1") == "R-6.1"


@rule("R-6.1")
def test_a_large_building_beside_the_footprint_does_not_matter() -> None:
    state = city("1a 1 1b 1b 1b 1b", a="domus", b="foundry-row")
    assert can(state, "build pottery a1-b1")


@rule("R-6.1", "R-7.4")
def test_four_lots_give_way_to_larger_monuments_only() -> None:
    state = city("1a 1a 1a 1a\n1 1 1 1", a="foundry-row", display="regia triumphal-arch", corner="b3")
    assert can(state, "build regia b3-d4")
    assert clause(state, "build grand-insula-row b3-e3") == "R-6.1"
    assert clause(state, "build triumphal-arch b3-e3") == "R-6.1"


# ---


@rule("R-6.2", "R-6.5")
def test_one_common_lot_is_enough() -> None:
    state = city("1a 1a 1 1", a="pottery")
    upgraded = after(state, "build insula-row b1-d1")
    assert buildings(upgraded) == {"insula-row b1-d1"}
    assert lots(upgraded) == lots(state)


@rule("R-6.2")
def test_several_may_be_covered_at_once() -> None:
    state = city("1a 1b 1c", a="domus", b="bakery", c="garden")
    replaced = happened("replaced", state, "build insula-row a1-c1")
    assert {event["piece"] for event in replaced} == {"domus", "bakery", "garden"}
    assert buildings(after(state, "build insula-row a1-c1")) == {"insula-row a1-c1"}


# ---


@rule("R-6.3")
@pytest.mark.parametrize("old", ["domus-maxima", "pottery", "grand-market"])
@pytest.mark.parametrize("new", ["insula-row", "artisan-forum-row"])
def test_the_type_may_change(old: str, new: str) -> None:
    assert can(city("1a 1a 1", a=old), f"build {new} a1-c1")


@rule("R-6.3")
def test_a_small_shop_may_become_a_civic_building() -> None:
    assert can(city("1a 1", a="bakery"), "build grand-garden a1-b1")


# ---


@rule("R-6.4")
def test_covered_buildings_go_back_to_the_tray() -> None:
    state = city("1a 1 1b", a="domus", b="domus")
    assert player(state).tray["domus"] == 0
    upgraded = after(state, "build pottery a1-b1")
    assert player(upgraded).tray["domus"] == 1


@rule("R-6.4")
def test_a_returned_building_can_be_built_on_a_later_turn() -> None:
    state = city("1a 1 1b 1", a="domus", b="domus")
    assert clause(state, "build domus d1") == "R-5.1"
    assert can(after(state, "build pottery a1-b1", "income"), "build domus d1")


@rule("R-6.4", "R-5.1")
def test_a_building_is_not_moved_by_building_over_itself() -> None:
    """Both potteries stand: neither can come back and go up in the same action."""
    state = city("1a 1a 1 1b 1b 1", a="pottery", b="pottery")
    assert not [text for text in legal(state, "build") if text.split()[1] == "pottery"]
    assert refusal(state, "build pottery b1-c1") == ("R-5.1", "not-in-tray", {"piece": "piece-pottery"})


@rule("R-6.4", "R-7.7")
def test_a_covered_monument_goes_back_to_its_card() -> None:
    state = city("1a 1a 1", a="temple-of-apollo", display="temple-of-apollo")
    upgraded = after(state, "build insula-row a1-c1")
    assert player(upgraded).monument_markers == 6
    assert next(one.footprint for one in view(upgraded).display if one.piece == "temple-of-apollo") is None


# ---


def one_in_supply(**options: bool) -> State:
    """A domus maxima on C4 and D4, markers on C5 and D5, and one in supply."""
    return city(
        """
        1a 1a . . .
        1  1  . . .
        .  1  1 1 1
        .  1  . . .
        """,
        a="domus-maxima",
        corner="c4",
        options=options,
    )


@rule("R-6.5", "R-5.5")
def test_markers_that_come_back_go_out_again() -> None:
    """The example of the clause: one in supply, two come back, one goes out."""
    state = one_in_supply()
    assert markers(state) == 1
    upgraded = after(state, "build insula-angle c4+c5+d5")
    assert markers(upgraded) == 2
    assert "d4" in lots(upgraded)


def none_in_supply(**options: bool) -> State:
    """A pottery on A1 and B1, and eight lots with markers."""
    return city("1a 1a 1 1 1 1 1\n1 1 1", a="pottery", era=2, options=options)


@rule("R-6.5")
def test_with_an_empty_supply_what_comes_back_is_enough() -> None:
    state = none_in_supply()
    assert markers(state) == 0
    assert markers(after(state, "build insula-row b1-d1")) == 1


@rule("R-6.5", "R-6.6")
def test_without_balance_only_the_supply_from_before_serves() -> None:
    state = none_in_supply(marker_balance=False)
    assert refusal(state, "build insula-row b1-d1") == ("R-6.6", "markers-short", {"needed": 1, "markers": 0})
    assert can(state, "build insula-row a1-c1")
    assert can(one_in_supply(marker_balance=False), "build insula-angle c4+c5+d5")


def three_pairs(supply: int) -> State:
    """Three buildings of two lots side by side, and so many markers in supply."""
    rest = {0: "1 1 1 1 1 1 1\n1", 2: "1 1 1 1 1 1", 3: "1 1 1 1 1"}[supply]
    return city(f"1a 1b 1c\n1a 1b 1c\n{rest}", a="pottery", b="domus-maxima", c="grand-fountain", era=2)


@rule("R-6.6")
@pytest.mark.parametrize("supply", [0, 2])
def test_with_too_few_markers_the_upgrade_is_not_allowed(supply: int) -> None:
    """Three lots would be laid open and none of the markers comes back."""
    state = three_pairs(supply)
    assert markers(state) == supply
    assert refusal(state, "build insula-row a1-c1") == ("R-6.6", "markers-short", {"needed": 3, "markers": supply})
    assert "build insula-row a1-c1" not in legal(state)


@rule("R-6.5", "R-6.6")
def test_as_many_markers_as_lots_laid_open_are_enough() -> None:
    state = three_pairs(3)
    assert markers(after(state, "build insula-row a1-c1")) == 0


@rule("R-6.6")
@pytest.mark.parametrize("options", [{}, {"marker_balance": False}])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_own_lot_is_ever_left_without_marker_and_building(seats: int, options: dict[str, bool]) -> None:
    for state in walk(GAME, Case(seats, options), seed=60 + seats).states:
        for seat in range(seats):
            built = sum(state.catalogue.size_of[place] for place in state.players[seat].buildings)
            assert 0 <= markers(state, seat) == 8 - (len(lots(state, seat)) - built)
