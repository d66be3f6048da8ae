"""Founders in the terminal: everything is to be seen, in every width, with and without colour and fine characters."""

from io import StringIO

import pytest
from rich.console import Console

from latium.cli.boards import draw, plain
from latium.core.text import Texts, texts
from latium.games.founders import GAME
from latium.games.founders.state import State
from tests.games.founders.drawing import table

ENGLISH = texts("en", "latium", "latium.games.founders", strict=True)
FRENCH = texts("fr", "latium", "latium.games.founders", strict=True)
NAMES = ("Ada", "Ben", "Chloe", "Dan")


def seen(
    state: State, width: int = 80, viewer: int | None = 0, words: Texts = ENGLISH, ascii_only: bool = False
) -> str:
    names = NAMES[: state.seats]
    lines = draw(GAME, GAME.observe(state, viewer), viewer, words, names, width, ascii_only)
    assert max(len(line.plain) for line in lines) <= width
    return "\n".join(line.plain.rstrip() for line in lines)


def middle_game() -> State:
    return table(
        """
        7  .   mk-iron  zeus
        6  wi* mi!      fo$
        5  gr  la       .
           d   e        f
        """,
        """
        5  me cl pan
           e  f  g
        """,
        hand={0: "war coin coin iron", 1: "carriage"},
        carriages={0: "d5"},
        swapped={1: "gr"},
        nature="fo la",
        village="mi gm",
        city="in-gold",
        victory="ares hermes",
    )


def test_a_nation_is_drawn_with_coordinates_and_its_near_side() -> None:
    state = table(
        """
        6  mi  .
        5  gr  la
           e   f
        """,
        "me",
        origin="e5",
    )
    assert seen(state, viewer=None).count("near side of") == 2
    assert (
        """
   ┌───────────┐
 6 │mine       │
   │⌂iron      │
   ├───────────┼───────────┐
 5 │grove      │lake       │
   │wood/plants│wood/water │
   └───────────┴───────────┘
         e           f
   ▲ near side of Ada
"""
        in seen(state, 40, viewer=None) + "\n"
    )


def test_the_viewer_s_free_cells_are_named() -> None:
    board = seen(table("gr la", "me"))
    for cell in ("d5", "e6", "f6", "g5", "e4", "f4"):
        assert cell in board


def test_what_lies_on_tiles_is_marked() -> None:
    board = seen(middle_game(), viewer=None)
    assert "✗⌂iron" in board
    assert "¢" in board
    assert "⚒+2" in board
    assert "★★★" in board
    assert "♦coin" in board


def test_a_carriage_lies_in_the_middle_of_its_block() -> None:
    lines = seen(middle_game(), viewer=None).splitlines()
    wheel = next(line for line in lines if "◉" in line)
    above, below = lines[lines.index(wheel) - 2], lines[lines.index(wheel) + 1]
    place = wheel.index("◉")
    assert above[place] == below[place] == "│", "tiles on either side"


def test_hands_scores_swaps_rows_and_supply_are_shown() -> None:
    board = seen(middle_game())
    for words in ("1 Ada", "2 Ben", "1 war", "2 coins", "iron craftsman", "1 carriage", "1 swapped"):
        assert words in board
    for words in ("Victory", "iron+war", "gold mine", "water+stone→gold", "20 left", "Supply: 4 war"):
        assert words in board
    assert "10 points" in board, "Zeus 3, a craftsman 2, four tokens in hand and the coin on the forest"


def test_class_is_told_without_colour() -> None:
    board = seen(table("gr mi mk-iron zeus", "me"), viewer=None)
    assert "⌂iron" in board
    assert "♦coin" in board
    assert "★★★" in board


@pytest.mark.parametrize("width", [20, 30, 40, 60, 80, 120, 200])
@pytest.mark.parametrize("words", [ENGLISH, FRENCH])
def test_nothing_is_wider_than_the_terminal(width: int, words: Texts) -> None:
    assert seen(middle_game(), width, words=words)


def test_a_nation_too_wide_for_the_terminal_is_listed() -> None:
    board = seen(table("gr la me cl mi* mi! zeus fo", "me"), 40, viewer=None)
    assert "┌──────┬──────┬──────┬──────┬──────┬" not in board
    assert "near side" in board, "the other still fits"
    for cell in ("e5", "l5"):
        assert f" {cell} " in board


def test_two_nations_stand_side_by_side_where_there_is_room() -> None:
    wide, narrow = seen(middle_game(), 100), seen(middle_game(), 40)
    assert any("near side of Ben" in line and "near side of Ada" in line for line in wide.splitlines())
    assert not any("near side of Ben" in line and "near side of Ada" in line for line in narrow.splitlines())


def test_the_viewer_s_own_nation_is_nearest_to_the_prompt() -> None:
    board = seen(middle_game(), 40)
    assert board.index("side of Ben") < board.index("side of Ada")


def test_ascii_is_enough() -> None:
    assert seen(middle_game(), ascii_only=True).isascii()


def test_four_seats_and_french() -> None:
    board = seen(table("gr la", seats=4), words=FRENCH)
    assert board.count("côté de") == 4
    assert "Réserve" in board


def test_the_draft_is_shown() -> None:
    state = GAME.setup(2, {"first": 1, "agreement": True, "uniform_village": False, "components": None})
    while GAME.to_act(state) == (-1,):
        GAME.apply(state, -1, GAME.legal(state, -1)[0])
    assert "Draft" in seen(state)


def test_a_terminal_that_cannot_show_lines_gets_ascii() -> None:
    class Old(StringIO):
        encoding = "latin-1"

    assert plain(Console(file=Old()))
    assert not plain(Console(file=StringIO()))
