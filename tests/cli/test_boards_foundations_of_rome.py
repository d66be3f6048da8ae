"""Foundations of Rome in the terminal: the city and all that is public, and of hands in a draft those one has seen."""

import pytest

from latium.cli.boards import draw
from latium.core.options import resolve
from latium.core.text import Texts, texts
from latium.games.foundations_of_rome import GAME
from latium.games.foundations_of_rome.state import State
from tests.games.foundations_of_rome.drawing import city

ENGLISH = texts("en", "latium", "latium.games.foundations_of_rome", strict=True)
FRENCH = texts("fr", "latium", "latium.games.foundations_of_rome", strict=True)
NAMES = ("Ada", "Ben", "Chloe", "Dan", "Evelyn")


def seen(
    state: State, width: int = 80, viewer: int | None = 0, words: Texts = ENGLISH, ascii_only: bool = False
) -> str:
    names = NAMES[: state.seats]
    lines = draw(GAME, GAME.observe(state, viewer), viewer, words, names, width, ascii_only)
    assert max(len(line.plain) for line in lines) <= width
    return "\n".join(line.plain.rstrip() for line in lines)


def middle_game(seats: int = 2) -> State:
    return city(
        """
        1a 1a 1  .
        2b 2  1c .
        2d 1c 1c .
        2d 2v .  .
        """,
        seats=seats,
        a="pottery",
        b="domus",
        c="insula-angle",
        d="grand-fountain",
        v="lighthouse",
        coins={0: 3},
        row="d1 d2",
        display="lighthouse pantheon",
        points={0: {"commerce": 7}},
    )


def start(seats: int, **options: bool) -> State:
    """The first position in which somebody is asked, cards and deeds having come as they are listed."""
    state = GAME.setup(seats, resolve(GAME.facts, seats, options))
    while GAME.to_act(state) == (-1,):
        GAME.apply(state, -1, GAME.legal(state, -1)[0])
    return state


def test_the_city_shows_buildings_as_shapes_with_owner_kind_and_value() -> None:
    board = seen(middle_game())
    assert (
        """
        a         b         c         d         e         f         g
   ┌───────────────────┬─────────┬─────────┬─────────┬─────────┬─────────┐
 1 │1 ¢1★2             │   ●1    │   ¢2    │    ✗    │    ✗    │    ✗    │
   │pottery            │   c1    │   d1    │   e1    │   f1    │   g1    │
   ├─────────┬─────────┼─────────┼─────────┼─────────┼─────────┼─────────┤
 2 │2 ⌂1     │   ●2    │         │   ¢3    │    ✗    │    ✗    │    ✗    │
   │domus    │   b2    │         │   d2    │   e2    │   f2    │   g2    │
   ├─────────┼─────────┘         ├─────────┼─────────┼─────────┼─────────┤
 3 │2 ♦★3    │1 ⌂4               │    ✗    │    ✗    │    ✗    │    ✗    │
   │grand    │insula             │   d3    │   e3    │   f3    │   g3    │
   │fount.   ├─────────┬─────────┼─────────┼─────────┼─────────┼─────────┤
 4 │         │2♛ ♦★0   │    ✗    │         │         │         │         │
   │         │Light.   │   c4    │   d4    │   e4    │   f4    │   g4    │
"""
        in f"\n{board}\n"
    )


def test_buildings_are_owned_by_colour_and_by_number() -> None:
    lines = draw(GAME, GAME.observe(middle_game(), 0), 0, ENGLISH, NAMES[:2], 80)
    styles = {str(span.style) for line in lines for span in line.spans if "on #" in str(span.style)}
    assert len(styles) == 2


def test_five_seats_fit_eighty_columns() -> None:
    board = seen(start(5))
    assert "│  ●1  │  ●1  │" in board
    for words in ("j10", "5 Evelyn", "For sale  1:", "Era 1 of 3   piles 18 / 23 / 23"):
        assert words in board


def test_the_row_has_its_prices_and_the_piles_their_sizes() -> None:
    board = seen(middle_game())
    assert "For sale  1:D1 ¢2  2:D2 ¢3" in board
    assert "piles 0 / 12 / 12" in board


def test_final_turns_are_counted() -> None:
    state = city("1 2", row="", pile=0, final_turns=2)
    assert "2 final turns left" in seen(state)


def test_players_are_told_with_their_figures_and_trays() -> None:
    board = seen(middle_game(), 120)
    assert "1 Ada" in board
    assert "points" in seen(middle_game())
    assert "⌂ 1122·3O4  ¢ 112·L3O4  ♦ ▪▪⌂⌂♦♦¢¢" in board
    assert "⌂ 1·22L3O4  ¢ 1122L3O4  ♦ ▪·⌂⌂♦♦¢¢" in board


def test_monuments_say_what_they_ask_for_or_where_they_stand() -> None:
    board = seen(middle_game())
    assert "♛ Lighthouse I1 ★2/¢: Ben, on B4" in board
    assert "· Pantheon I3 ★3/♦: 8 lot markers in the supply (" in board


def test_a_spectator_is_told_without_progress() -> None:
    assert "· Pantheon I3 ★3/♦: 8 lot markers in the supply\n" in seen(middle_game(), viewer=None)


def test_without_monuments_nothing_is_said_of_them() -> None:
    for board in (seen(start(2, monuments=False)), seen(start(2, monuments=False), 120)):
        assert "♛" not in board
        assert "monuments" not in board


def test_a_narrow_terminal_gets_a_list() -> None:
    board = seen(middle_game(), 30)
    assert "┌" not in board
    for line in (" ¢1★2 pottery a1-b1", " ⌂4 insula c2+b3+c3", " ♛♦★0 Light. b4"):
        assert line in board


def test_panels_stand_beside_the_city_where_there_is_room() -> None:
    assert any("│" in line and "Pantheon" in line for line in seen(middle_game(), 110).splitlines())
    assert not any("│" in line and "Pantheon" in line for line in seen(middle_game(), 80).splitlines())


def test_in_a_draft_the_viewer_s_hand_is_marked_and_no_other() -> None:
    state = start(3, drafting=True)
    held = " ".join(state.catalogue.lots[lot].upper() for lot in state.hands[0])
    board = seen(state)
    assert f"Your hand: {held}" in board
    assert board.count("◇") == 6
    spectator = seen(state, viewer=None)
    assert "◇" not in spectator
    assert "Your hand" not in spectator


def test_a_choice_in_a_draft_is_drawn_for_the_one_who_made_it() -> None:
    state = start(2, drafting=True)
    before = seen(state, viewer=1)
    GAME.apply(state, 0, GAME.legal(state, 0)[2])
    assert "◇✓" in seen(state)
    assert "◇✓" not in seen(state, viewer=1)
    assert "choosing: Ben" in seen(state, viewer=1)
    assert before.replace("choosing: Ada, Ben", "choosing: Ben") == seen(state, viewer=1)


@pytest.mark.parametrize("width", [20, 30, 40, 60, 80, 120, 200])
@pytest.mark.parametrize("words", [ENGLISH, FRENCH])
@pytest.mark.parametrize("seats", GAME.facts.seats)
def test_nothing_is_wider_than_the_terminal(width: int, words: Texts, seats: int) -> None:
    assert seen(start(seats), width, words=words)
    assert seen(middle_game(seats), width, words=words)


def test_ascii_is_enough() -> None:
    board = seen(middle_game(), ascii_only=True)
    assert board.isascii()
    assert "|1 $1*2             |   @1    |   $2    |" in board
    assert "+---------+---------+" in board


def test_french_is_spoken() -> None:
    board = seen(middle_game(), words=FRENCH)
    for words in ("Ère 1 sur 3", "À vendre", "habitants", "marqueurs de parcelle", "Panthéon", "poterie"):
        assert words in board


def test_the_table_can_be_looked_at_before_the_first_deed_and_when_all_is_over() -> None:
    state = GAME.setup(2, resolve(GAME.facts, 2, {}))
    assert "a1" in seen(state, viewer=None)
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        GAME.apply(state, seat, GAME.legal(state, seat)[-1])
    assert "For sale" not in seen(state)
