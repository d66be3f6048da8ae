"""First Empires in the terminal: everything public is to be seen, and of hands the viewer's own alone."""

import pytest

from latium.cli.boards import draw
from latium.cli.boards.first_empires.chart import PLACES
from latium.core.resources import read_text
from latium.core.text import Texts, texts
from latium.games.first_empires import GAME
from latium.games.first_empires.catalogue import catalogue_for
from latium.games.first_empires.state import State
from tests.games.first_empires.drawing import table

ENGLISH = texts("en", "latium", "latium.games.first_empires", strict=True)
FRENCH = texts("fr", "latium", "latium.games.first_empires", strict=True)
NAMES = ("Ada", "Ben", "Chloe", "Dan", "Evelyn")


def seen(
    state: State, width: int = 80, viewer: int | None = 0, words: Texts = ENGLISH, ascii_only: bool = False
) -> str:
    names = NAMES[: state.seats]
    lines = draw(GAME, GAME.observe(state, viewer), viewer, words, names, width, ascii_only)
    assert max(len(line.plain) for line in lines) <= width
    return "\n".join(line.plain.rstrip() for line in lines)


def middle_game(**more: object) -> State:
    given: dict[str, object] = {
        "at": {"scythia": (0, 2), "karthadst": (0, 2), "rus": (1, 1), "huaxia": (1, 2)},
        "cities": {"karthadst": 0, "huaxia": 1, "parsa": (1, 1)},
        "levels": {0: {"orange": 1}, 1: {"yellow": 0, "green": 2}},
        "hands": {0: "salt-caravans purple-dye-monopoly", 1: "painted-tombs amber-route"},
        "scored": {1: "augurs-college"},
        "dice": "p p k",
        "points": 2,
        "round_": 3,
    }
    return table(**(given | more))  # type: ignore[arg-type]


def start(seats: int) -> State:
    return table(seats=seats)


@pytest.mark.parametrize("seats", GAME.facts.seats)
def test_every_border_has_a_line_on_the_map(seats: int) -> None:
    catalogue = catalogue_for(None, seats)
    taken = {PLACES[id] for id in catalogue.regions}
    assert len(taken) == len(catalogue.regions)
    for region, others in enumerate(catalogue.neighbours):
        column, row = PLACES[catalogue.regions[region]]
        for other in others:
            over, down = (PLACES[catalogue.regions[other]][axis] - (column, row)[axis] for axis in (0, 1))
            between = [(column, level) for level in range(min(row, row + down) + 1, max(row, row + down))]
            assert abs(over) <= 1
            assert abs(down) <= 1 or (over == 0 and not taken.intersection(between)), "nothing is in the way"


def test_the_map_shows_regions_borders_owners_explorers_and_cities() -> None:
    board = seen(middle_game())
    assert (
        """
Albion ◂▸                           Rus ▸
o                                   g 2 Ben ●1
  │                   ╭─────────────╯   ╰─────────────╮
Etruria ◂ ─────── Scythia                             Huaxia ▸
y                 p 1 Ada ●2                          b 2 Ben ●2 ⌂2
                    │                   ╭─────────────╯ │
Karthadst ◂ ───── Parsa ▸ ───────── Indus ▸             │
o 1 Ada ●2 ⌂1     b ⌂2              y                   │
    ╰─────────────╮ │                   ╰─────────────╮ │
◂ Western         Aksum ▸           ▸ Eastern         Funan ▸
◂ Ocean           g                 ▸ Ocean           p
"""
        in f"\n{board}\n"
    )


@pytest.mark.parametrize("seats", GAME.facts.seats)
def test_regions_that_are_not_in_play_are_absent(seats: int) -> None:
    board = seen(start(seats), 130)
    assert ("Thule" in board) == (seats == 5)
    assert ("Malagasy" in board) == (seats >= 4)
    assert ("Mupata" in board) == (seats >= 3)


def test_five_seats_fit_eighty_columns() -> None:
    board = seen(start(5))
    assert "Thule ◂▸     Albion ◂▸" in board
    assert "Karthadst ◂──Parsa ▸" in board
    for name in NAMES:
        assert name in board


def test_a_narrow_terminal_gets_a_list_of_regions() -> None:
    board = seen(middle_game(), 40)
    assert "Scythia      p 1 Ada ●2" in board
    assert "Huaxia ▸     b 2 Ben ●2 ⌂2" in board
    assert "◂ Western Ocean   ▸ Eastern Ocean" in board
    assert "───" not in board


def test_a_map_of_one_s_own_is_listed() -> None:
    ours = read_text("latium.games.first_empires", "data/components.toml")
    state = table(options={"components": ours.replace("albion", "atlantis")})
    board = seen(state, words=ENGLISH.with_names(GAME.names(state.options)))
    assert "atlantis ◂▸  o" in board
    assert "╭" not in board


def test_the_turn_is_shown_with_its_dice_and_what_is_left() -> None:
    assert "Round 3 of 8   your turn   Dice [p] [p] [k]   2 movement points" in seen(middle_game())
    rolling = middle_game(step="Rerolling", rerolls=1)
    assert "Round 3 of 8   Ada's turn   Dice [p] [p] [k]   one re-roll   2 movement points" in seen(rolling, viewer=1)


def test_dice_that_have_served_are_in_round_brackets() -> None:
    state = middle_game(step="Advancing", fresh=False, raised={"purple": 1}, points=0)
    assert "Dice [p] (p) [k]" in seen(state)


def test_a_board_shows_level_value_points_and_city_space_of_each_track() -> None:
    board = seen(middle_game())
    assert "o dice          2 [3] 3⌂ 4  4  5   ★1   [3] 3  3  4  4⌂ 5   ★0" in board
    assert "g cards        [1] 1  1  1⌂ 0  1   ★0    1  1 [1] 1  0  1   ★2" in board, "a token that was placed is gone"


def test_in_short_a_board_shows_the_same() -> None:
    board = seen(start(5))
    assert "o dice         0:2→3 ★0⌂+2" in board


def test_cities_cards_and_points_are_counted() -> None:
    board = seen(middle_game(taken={0: {1: 1}}))
    assert "cities + taken 1 + 1" in board
    assert "hand / deck    2 / 7                    2 / 6" in board
    assert "scored         0 ★0                     1 ★3" in board
    assert "Ben scored Augurs' College ★3" in board
    assert "Karthadst ★1             Etruria ★5" in board


def test_the_hand_tells_points_conditions_and_whether_they_hold() -> None:
    board = seen(middle_game(at={"scythia": (0, 2), "funan": (0, 2), "rus": (1, 3)}))
    assert "· Salt Caravans ★4  occupy at least 2 yellow regions (0/2)" in board
    assert "✓ Purple Dye Monopoly ★4  occupy at least 2 purple regions (2/2)" in board


def test_on_a_rival_s_turn_nothing_of_that_turn_counts_for_the_viewer() -> None:
    at = {"scythia": (0, 4), "rus": (1, 1), "huaxia": (1, 1)}
    state = table(
        at=at, step="Retreating", seat=1, region="scythia", count=1, hands={1: "augurs-college"}, dice="p p p"
    )
    assert "· Augurs' College ★3  have at least 3 final dice of one face (0/3)" in seen(state, viewer=1)
    assert "Ada's turn   Dice [p] [p] [p]" in seen(state, viewer=1)


def test_of_hands_only_the_viewer_s_own_is_drawn() -> None:
    state = middle_game()
    for viewer in (0, 1, None):
        board = seen(state, viewer=viewer)
        assert ("Salt Caravans" in board) == (viewer == 0)
        assert ("Painted Tombs" in board) == (viewer == 1)


def test_another_hand_of_a_rival_draws_the_same() -> None:
    other = middle_game(hands={0: "salt-caravans purple-dye-monopoly", 1: "gold-granulation book-of-thunder"})
    for viewer in (0, None):
        assert seen(middle_game(), viewer=viewer) == seen(other, viewer=viewer)


@pytest.mark.parametrize("width", [20, 30, 40, 60, 80, 120, 200])
@pytest.mark.parametrize("words", [ENGLISH, FRENCH])
@pytest.mark.parametrize("seats", GAME.facts.seats)
def test_nothing_is_wider_than_the_terminal(width: int, words: Texts, seats: int) -> None:
    assert seen(start(seats), width, words=words)
    assert seen(middle_game(), width, words=words)


def test_map_and_boards_stand_side_by_side_where_there_is_room() -> None:
    assert any("Etruria ◂" in line and "o dice" in line for line in seen(middle_game(), 120).splitlines())
    assert not any("Etruria ◂" in line and "o dice" in line for line in seen(middle_game(), 80).splitlines())


def test_ascii_is_enough() -> None:
    board = seen(middle_game(), ascii_only=True)
    assert board.isascii()
    assert "o 1 Ada @2 ^1" in board


def test_french_is_spoken() -> None:
    board = seen(middle_game(), words=FRENCH)
    for words in ("Manche 3 sur 8", "votre tour", "relances", "Votre main", "océan", "régions jaunes"):
        assert words in board


def test_the_table_can_be_looked_at_before_anything_is_handed_out_and_when_all_is_over() -> None:
    state = GAME.setup(2, dict(middle_game().options) | {"first": None})
    assert "Albion" in seen(state, viewer=None)
    while GAME.to_act(state):
        seat = GAME.to_act(state)[0]
        GAME.apply(state, seat, GAME.legal(state, seat)[0])
    board = seen(state)
    assert "Round" not in board
    assert "1 + 0 ★" in board, "city tokens are turned up"
