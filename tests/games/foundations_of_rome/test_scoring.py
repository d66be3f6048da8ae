"""Chapter R-9: what an era brings."""

from typing import Any

import pytest

from latium.games.foundations_of_rome.state import State
from latium.testing import rule
from tests.games.foundations_of_rome.drawing import after, city, coins, happened, points, populations

LEGEND = {
    "f": "foundry-row",
    "F": "foundry-block",
    "b": "bakery",
    "p": "pottery",
    "q": "artisan-forum-row",
    "d": "domus",
    "e": "domus-maxima",
    "i": "insula-row",
    "g": "grand-insula-row",
    "G": "grand-insula-block",
    "n": "fountain",
    "N": "grand-fountain",
    "l": "library",
    "L": "grand-library",
    "a": "garden",
    "A": "grand-garden",
    "m": "market",
    "M": "grand-market",
}


def last_turn(drawing: str, **position: Any) -> State:
    """The last final turn of an era, in which the second seat takes an income."""
    return city(drawing, seat=1, final_turns=1, legend=LEGEND, **position)


def scored(drawing: str, part: str, **position: Any) -> list[int]:
    return points(after(last_turn(drawing, **position), "income"), part)


# ---

SHOPS = "1f 1f 1f 1f 1b"


@rule("R-9.1", "R-9.2")
@pytest.mark.parametrize(("era", "gained", "paid"), [(1, 5, 4), (2, 5, 4), (3, 9, 0)])
def test_a_foundry_and_a_bakery(era: int, gained: int, paid: int) -> None:
    """The examples of both clauses."""
    state = last_turn(SHOPS, era=era, coins={0: 7})
    assert points(after(state, "income"), "commerce") == [gained, 0]
    assert coins(after(state, "income")) == [7 + paid, 5]


@rule("R-9.1")
def test_each_building_is_told() -> None:
    (told,) = happened("commerce-scored", last_turn(SHOPS), "income")
    assert (told["points"], told["coins"]) == (5, 4)
    assert told["buildings"] == [
        {"piece": "bakery", "footprint": "e1", "points": 0, "coins": 1},
        {"piece": "foundry-row", "footprint": "a1-d1", "points": 5, "coins": 3},
    ]


@rule("R-9.2")
def test_a_building_without_points_scores_its_coin_in_the_third_era() -> None:
    assert scored("1b", "commerce", era=3) == [1, 0]
    assert scored("1b", "commerce", era=2) == [0, 0]


@rule("R-9.1", "R-7.6")
def test_commercial_monuments_score_like_any_building() -> None:
    state = city("1x 1x", x="temple-of-apollo", display="temple-of-apollo", seat=1, final_turns=1)
    assert points(after(state, "income"), "commerce") == [2, 0]
    assert coins(after(state, "income")) == [2, 5]


# ---


@rule("R-9.3", "R-9.5")
def test_neighbours_of_anybody_and_of_any_kind_count() -> None:
    drawing = """
    .  1d .
    2b 1n 2m
    .  1p .
    .  1p .
    """
    assert scored(drawing, "civic") == [4, 0]


@rule("R-9.3")
def test_a_civic_building_never_counts_itself() -> None:
    assert scored("1n", "civic") == [0, 0]
    assert scored("1a 1", "civic") == [0, 0]


@rule("R-9.3")
def test_what_is_not_civic_scores_nothing_for_its_neighbours() -> None:
    assert scored("1d 1b", "civic") == [0, 0]


@rule("R-9.3")
def test_every_neighbour_that_counts_is_told() -> None:
    (told,) = happened("civic-scored", last_turn("2b 1m 1d"), "income")
    assert told["neighbours"] == [{"seat": 1, "piece": "bakery", "footprint": "a1", "count": 1}]
    assert (told["era"], told["measure"], told["total"], told["points"]) == (1, "coins", 1, 1)


# ---


@rule("R-9.4", "R-9.6")
def test_a_neighbour_along_two_edges_counts_once() -> None:
    """The example of the clause."""
    assert scored("1M 1M\n1F 1F\n1F 1F", "civic", corner="c4") == [6, 0]


@rule("R-9.4")
def test_a_building_in_the_hollow_of_the_u_counts_once() -> None:
    drawing = """
    1x 1n 1x
    1x 1x 1x
    """
    state = city(drawing, n="fountain", x="temple-of-minerva", display="temple-of-minerva", seat=1, final_turns=1)
    assert points(after(state, "income"), "civic") == [1, 0]
    assert populations(state) == [3, 0]


@rule("R-9.4")
def test_lots_without_a_building_do_not_count() -> None:
    assert scored("1 1n 2", "civic") == [0, 0]


@rule("R-9.4")
@pytest.mark.parametrize(("diagonals", "expected"), [(False, 1), (True, 3)])
def test_corners_count_only_where_the_table_plays_so(diagonals: bool, expected: int) -> None:
    drawing = """
    1d .  2b
    .  1n 1b
    """
    assert scored(drawing, "civic", options={"diagonals": diagonals}) == [expected, 0]


@rule("R-9.4")
def test_a_corner_of_a_building_that_also_shares_an_edge_counts_once() -> None:
    assert scored("1e 1e\n1n .", "civic", options={"diagonals": True}) == [1, 0]


@rule("R-9.4", "R-1.1")
def test_lots_at_the_ends_of_rows_that_follow_are_not_adjacent() -> None:
    assert scored(". . . . . . 1n\n1d . . . . . .", "civic") == [0, 0]


# ---


@rule("R-9.5")
def test_a_grand_fountain_beside_three_buildings() -> None:
    assert scored("1d 1N 1N 2b\n. 1p . .\n. 1p . .", "civic") == [3, 0]


@rule("R-9.5")
def test_a_grand_garden_beside_one_civic_building_and_others() -> None:
    assert scored("1d 1A 1A 2m\n. 1b . .", "civic") == [3, 0]


@rule("R-9.5")
def test_a_garden_scores_two_for_each_civic_building() -> None:
    assert scored("2n 1a 2m", "civic") == [4, 1]


@rule("R-9.5", "R-7.6")
def test_civic_monuments_count_as_civic_buildings() -> None:
    state = city("1a 2x", a="garden", x="lighthouse", display="lighthouse", seat=1, final_turns=1)
    assert points(after(state, "income"), "civic") == [2, 0]


@rule("R-9.5", "R-7.6")
def test_other_monuments_do_not() -> None:
    state = city("1a 2x", a="garden", x="tower-of-wonders", display="tower-of-wonders", seat=1, final_turns=1)
    assert points(after(state, "income"), "civic") == [0, 0]


# ---


@rule("R-9.6")
def test_a_grand_market_beside_five_coins() -> None:
    """The example of the clause, with buildings of the other seat; nobody gains coins by it."""
    state = last_turn("2f 2f 2f 2f\n. 1M 1M 2q\n. . . 2q\n. . . 2q", coins={0: 3})
    assert points(after(state, "income"), "civic") == [10, 0]
    assert coins(after(state, "income"))[0] == 3


@rule("R-9.6")
def test_neither_points_nor_people_nor_coins_in_hand_count_per_coin() -> None:
    assert scored("1p 1p 1m 1g 1g 1g 1g", "civic", coins={0: 50}) == [1, 0]


# ---


@rule("R-9.7")
def test_a_library_beside_seven_people() -> None:
    """The example of the clause."""
    assert scored("1i 1i 1i .\n1d 1l 1e 1e", "civic") == [3, 0]


@rule("R-9.7")
def test_half_of_the_sum_counts_not_the_sum_of_halves() -> None:
    assert scored("1d 1l 1d\n. 2d .", "civic") == [1, 0]


@rule("R-9.7")
@pytest.mark.parametrize(("people", "expected"), [("1d", 0), ("1e 1e", 1), ("1i 1i 1i", 2)])
def test_a_library_rounds_down(people: str, expected: int) -> None:
    assert scored(f"1l {people}", "civic") == [expected, 0]


@rule("R-9.7")
def test_a_grand_library_scores_each_person() -> None:
    assert scored("1L 1L 1i 1i 1i\n2d . . . .", "civic") == [5, 0]


@rule("R-9.7")
def test_a_grand_library_beside_shops_only_scores_nothing() -> None:
    assert scored("1b 1L 1L 2b\n. 1p . .\n. 1p . .", "civic") == [0, 0]


@rule("R-9.7", "R-7.12")
def test_people_of_a_monument_count_too() -> None:
    state = city("1l 2x 2x", l="library", x="temple-of-venus", display="temple-of-venus", seat=1, final_turns=1)
    assert points(after(state, "income"), "civic") == [2, 0]


# ---

HOMES = {
    0: "",
    1: "d",
    3: "e e d",
    4: "i i i",
    5: "i i i d",
    6: "g g g g",
    7: "g g g g d",
    9: "g g g g e e d",
    10: "g g g g i i i",
    12: "g g g g G G",
}


def homes(numbers: tuple[int, ...]) -> str:
    """Two rows of the city for each seat, with so many people."""
    lines: list[str] = []
    for seat, number in enumerate(numbers, 1):
        lines.append(" ".join(f"{seat}{letter}" for letter in HOMES[number].split()) or ".")
        lines.append(f". . . . {seat}G {seat}G" if "G" in HOMES[number] else ".")
    return "\n".join(lines)


VECTORS = [
    ((7, 5, 5, 0), 1, [11, 7, 7, 0]),
    ((6, 6, 3), 2, [13, 13, 6]),
    ((0, 0), 1, [0, 0]),
    ((9, 4), 3, [19, 9]),
    ((12, 10, 10, 3, 1), 3, [22, 12, 12, 10, 3]),
    ((1, 0, 0), 1, [5, 0, 0]),
    ((4, 4), 2, [11, 11]),
    ((3, 5, 9, 1), 1, [5, 9, 13, 3]),
]


@rule("R-9.8", "R-9.9", "R-9.10")
@pytest.mark.parametrize(("numbers", "era", "expected"), VECTORS)
def test_what_populations_score(numbers: tuple[int, ...], era: int, expected: list[int]) -> None:
    state = last_turn(homes(numbers), seats=len(numbers), era=era)
    assert populations(state) == list(numbers)
    assert points(after(state, "income"), "population") == expected


@rule("R-9.8")
@pytest.mark.parametrize(("era", "bonus"), [(1, 4), (2, 7), (3, 10)])
def test_the_bonus_grows_with_the_eras(era: int, bonus: int) -> None:
    told = happened("population-scored", last_turn(homes((6, 3)), era=era), "income")
    assert [(one["counted"], one["bonus"]) for one in told] == [(6, bonus), (6, 0)]


@rule("R-9.10")
def test_a_population_has_no_upper_limit() -> None:
    drawing = """
    1g 1g 1g 1g 1G 1G .
    1i 1i 1i .  1G 1G .
    1x 1x 1x 1j .  .  .
    1x 1x 1x 1j 1j .  .
    """
    state = last_turn(drawing, x="regia", j="insula-angle", display="regia", era=2)
    assert populations(state) == [29, 0]
    assert points(after(state, "income"), "population") == [36, 0]
