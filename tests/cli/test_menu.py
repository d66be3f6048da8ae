"""Many moves make a short menu."""

from itertools import combinations

from latium.cli.menu import Choice, begins, menu

CELLS = [f"{column}{row}" for column in "cdef" for row in (4, 5, 6, 7)]
ADDS = [f"add {tile} {cell}" for tile in ("forest", "mine", "gold-mine") for cell in CELLS]
SWAPS = [f"swap {tile} {cell}" for tile in ("forest", "lake") for cell in CELLS[:5]]


def test_a_few_moves_are_listed_one_by_one() -> None:
    assert menu(["open nature", "open village"]) == [Choice("open nature", ("",)), Choice("open village", ("",))]


def test_moves_that_begin_alike_share_a_line_when_there_are_many() -> None:
    assert [choice.prefix for choice in menu(ADDS)] == ["add forest", "add mine", "add gold-mine"]
    assert menu(ADDS)[1].tails == tuple(CELLS)


def test_lines_are_split_as_long_as_the_menu_stays_short() -> None:
    assert [choice.prefix for choice in menu(ADDS + SWAPS, limit=5)] == [
        "add forest",
        "add mine",
        "add gold-mine",
        "swap forest",
        "swap lake",
    ]
    assert [choice.prefix for choice in menu(ADDS + SWAPS, limit=4)][-1] == "swap"


def test_a_line_that_is_chosen_becomes_a_menu_of_its_own() -> None:
    assert all(choice.single for choice in menu(SWAPS, "swap lake"))
    assert len(menu(ADDS, "add mine")) == len(CELLS), "the last word cannot be shortened"


def test_a_single_move_is_never_hidden_behind_a_line() -> None:
    keep = menu(["keep", *ADDS])[0]
    assert keep.single
    assert keep.prefix == "keep"


def test_beginnings_are_whole_words() -> None:
    assert begins("add gold-mine c4", "add gold-mine")
    assert not begins("add gold-mine c4", "add gold")


def test_sets_are_one_line_and_open_into_all_of_them() -> None:
    sets = [f"reroll {' '.join(letters)}" for size in (1, 2, 3, 4) for letters in combinations("bgop", size)]
    assert [choice.prefix for choice in menu(["stop", *sets])] == ["stop", "reroll"]
    assert [choice.prefix for choice in menu(["stop", *sets], "reroll")] == sets
