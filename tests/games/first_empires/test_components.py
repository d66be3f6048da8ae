"""Chapters E-1 and E-2: the components, and where they come from."""

from collections import Counter
from itertools import chain

import pytest

from latium.games.first_empires.components import (
    COLORS,
    CONDITIONS,
    Civilization,
    Components,
    Region,
    read_components,
)
from latium.testing import rule
from tests.games.first_empires.sets import edited, ours

SEATS = (2, 3, 4, 5)
OCEANS = ("west", "east")
CIVILIZATIONS = ("karthadst", "etruria", "huaxia", "mupata", "wallmapu")


def standard() -> Components:
    return read_components(ours(), "components.toml")


def region(id: str) -> Region:
    return next(region for region in standard().region if region.id == id)


def civilization(id: str) -> Civilization:
    return next(civilization for civilization in standard().civilization if civilization.id == id)


def places(seats: int) -> dict[str, set[str]]:
    """Every region and ocean in play, with what it borders."""
    components = standard()
    regions = components.regions(seats)
    played = {region.id for region in regions}
    ways = {region.id: played & {*components.borders.land(seats)[region.id]} | {*region.oceans} for region in regions}
    coasts = {ocean: {region.id for region in regions if ocean in region.oceans} for ocean in OCEANS}
    return ways | {ocean: coasts[ocean] | {*components.borders.oceans[ocean]} for ocean in OCEANS}


def within(seats: int, start: str, crossings: int) -> set[str]:
    ways, found = places(seats), {start}
    for _ in range(crossings):
        found |= {*chain.from_iterable(ways[place] for place in found)}
    return found


# --- the map


@rule("E-1.1", "E-2.2")
@pytest.mark.parametrize(
    ("seats", "counts"), [(2, (2, 2, 2, 2, 2)), (3, (3, 2, 3, 2, 3)), (4, (3, 3, 3, 3, 3)), (5, (4, 4, 4, 4, 4))]
)
def test_colours_are_as_even_as_the_number_of_regions_allows(seats: int, counts: tuple[int, ...]) -> None:
    colors = Counter(region.color for region in standard().regions(seats))
    assert tuple(colors[color] for color in COLORS) == counts


@rule("E-1.2", "E-2.2")
def test_regions_come_in_with_the_fourth_and_the_fifth_seat() -> None:
    played = {seats: {region.id for region in standard().regions(seats)} for seats in SEATS}
    assert played[4] - played[3] == {"malagasy", "ezu"}
    assert played[5] - played[4] == {"wallmapu", "cuzco", "mexaca", "cahokia", "thule"}
    assert played[3] - played[2] == {"wagadu", "mupata", "sahul"}
    assert played[2] < played[3] < played[4] < played[5]


@rule("E-1.1")
def test_both_sides_have_the_same_borders_but_one() -> None:
    borders = standard().borders
    for id, neighbours in borders.two_players.items():
        others = {*borders.more[id]} & {*borders.two_players} - {*neighbours}
        assert others == {"etruria": {"parsa"}, "parsa": {"etruria"}}.get(id, set())
        assert {*neighbours} <= {*borders.more[id]}


@rule("E-1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_land_neighbours_differ_in_colour(seats: int) -> None:
    colors = {region.id: region.color for region in standard().regions(seats)}
    for id, neighbours in places(seats).items():
        assert all(colors[id] != colors.get(other) for other in neighbours if id in colors)


@rule("E-1.1", "E-1.3")
@pytest.mark.parametrize("seats", SEATS)
def test_everything_is_three_crossings_away_at_most(seats: int) -> None:
    assert all(within(seats, place, 3) == {*places(seats)} for place in places(seats) if place not in OCEANS)


@rule("E-1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_all_colours_are_two_crossings_from_every_start(seats: int) -> None:
    components = standard()
    colors = {region.id: region.color for region in components.regions(seats)}
    for id in components.game.civilizations[str(seats)]:
        near = within(seats, civilization(id).start, 2)
        assert {colors[place] for place in near if place in colors} == {*COLORS}


@rule("E-1.3")
def test_the_oceans_border_each_other_and_the_coasts_only() -> None:
    assert standard().borders.oceans == {"west": ("east",), "east": ("west",)}
    assert region("scythia").oceans == ()
    assert {region.id for region in standard().region if region.oceans == OCEANS} == {"albion", "mupata", "thule"}


# --- dice, boards, tokens, cards


@rule("E-1.4")
def test_a_die_has_the_five_colours_and_black() -> None:
    assert sorted(standard().die.faces) == sorted([*COLORS, "black"])
    assert standard().game.dice == 5


@rule("E-1.5")
def test_boards_end_alike_and_start_one_step_apart() -> None:
    boards = standard().civilization
    starts = {board.id: [track.values[0] for track in board.tracks().values()] for board in boards}
    assert starts == {  # dice, re-rolls, movement, cards, explorers
        "karthadst": [2, 1, 2, 1, 4],
        "etruria": [3, 1, 2, 1, 3],
        "huaxia": [2, 1, 3, 1, 3],
        "mupata": [2, 2, 2, 1, 3],
        "wallmapu": [2, 1, 2, 2, 3],
    }
    tops = [[board.tracks()[color].values[-1] for color in ("orange", "blue", "purple", "yellow")] for board in boards]
    assert tops == [[5, 4, 6, 10]] * 5


@rule("E-1.5")
def test_every_board_is_worth_47_points_and_has_its_cities_at_the_same_heights() -> None:
    for board in standard().civilization:
        assert sum(track.points[-1] for track in board.tracks().values()) == 47
        assert sorted(track.city for track in board.tracks().values()) == [2, 2, 3, 3, 4]
    for color in COLORS:
        assert sorted(board.tracks()[color].city for board in standard().civilization) == [2, 2, 3, 3, 4]


@rule("E-1.5")
def test_the_board_of_huaxia_can_show_the_known_result() -> None:
    points = [track.points for track in civilization("huaxia").tracks().values()]
    assert [row[space] for row, space in zip(points, (5, 4, 5, 4, 4), strict=True)] == [10, 6, 9, 7, 6]


@rule("E-1.5", "E-1.7")
def test_no_deck_runs_out() -> None:
    assert {board.id: sum(board.green.values) for board in standard().civilization} == {
        id: 6 if id == "wallmapu" else 5 for id in CIVILIZATIONS
    }


@rule("E-1.6", "E-1.8")
def test_a_seat_has_six_tokens_and_ten_explorers() -> None:
    assert standard().game.city_values == (1, 1, 2, 2, 2, 3)
    assert standard().game.explorers == 10


@rule("E-1.7")
@pytest.mark.parametrize("id", CIVILIZATIONS)
def test_every_deck_has_nine_cards_of_the_same_worth(id: str) -> None:
    assert sorted(card.points for card in standard().card if card.civilization == id) == [2, 3, 3, 4, 4, 4, 5, 5, 6]


@rule("E-1.7", "E-10.2")
def test_the_decks_use_every_kind_of_condition() -> None:
    assert {condition.kind for card in standard().card for condition in card.requires} == {*CONDITIONS}


@rule("E-1.7")
def test_a_card_is_called_like_its_name() -> None:
    ids = [card.id for card in standard().card]
    assert len(ids) == 45
    assert {"gansu-road", "voyage-of-zho-ying", "augurs-college", "spirit-mediums-counsel"} <= {*ids}


# --- set-up


@rule("E-2.3")
def test_civilizations_by_seats() -> None:
    allowed = standard().game.civilizations
    assert {seats: {*ids} for seats, ids in allowed.items()} == {
        "2": {"karthadst", "etruria"},
        "3": {*CIVILIZATIONS} - {"wallmapu"},
        "4": {*CIVILIZATIONS} - {"wallmapu"},
        "5": {*CIVILIZATIONS},
    }
    assert {board.color for board in standard().civilization} == {*COLORS}


@rule("E-2.6", "E-2.8")
def test_every_civilization_starts_in_its_namesake_of_its_colour() -> None:
    for board in standard().civilization:
        assert board.start == board.id
        assert region(board.start).color == board.color


@rule("E-3.1")
def test_five_seats_play_a_round_less() -> None:
    assert standard().game.rounds == {"2": 8, "3": 8, "4": 8, "5": 7}


# --- where it comes from


@rule("E-1.9")
def test_every_figure_of_game_die_and_map_says_where_it_comes_from() -> None:
    components = standard()
    assert set(components.game.provenance) == {*components.game.__struct_fields__} - {"provenance"}
    assert set(components.die.provenance) == {"faces", "once"}
    assert all(set(ocean.provenance) == {"name"} for ocean in components.ocean)
    for region in components.region:
        figures = {*region.__struct_fields__} - {"id", "provenance"}
        assert figures <= set(region.provenance) <= figures | {*region.oceans}


@rule("E-1.9")
def test_every_border_says_where_it_comes_from() -> None:
    borders = standard().borders
    for pair in set(borders.provenance) - {"others"}:
        one, other = pair.split("-")
        assert other in (borders.more | borders.oceans)[one]
    assert borders.provenance["others"] == "designed"


@rule("E-1.9")
@pytest.mark.parametrize("id", CIVILIZATIONS)
def test_every_figure_of_a_board_says_where_it_comes_from(id: str) -> None:
    told = set(civilization(id).provenance)
    figures = {f"{color}_{part}" for color in COLORS for part in ("values", "points", "city")}
    spaces = {f"{figure}_{space}" for figure in figures if not figure.endswith("city") for space in range(6)}
    assert {"name", "color", "start"} | figures <= told <= {"name", "color", "start"} | figures | spaces


@rule("E-1.9")
def test_every_figure_of_a_card_says_where_it_comes_from() -> None:
    figures = {"name", "civilization", "points", "requires"}
    assert all(figures <= set(card.provenance) <= figures | {"n"} for card in standard().card)


@rule("E-1.9")
@pytest.mark.parametrize(
    ("class_", "id"), [("ocean", "west"), ("region", "rus"), ("civilization", "huaxia"), ("card", "gansu-road")]
)
def test_ours_have_no_names_in_the_data_and_another_set_may(class_: str, id: str) -> None:
    own = edited((f'[[{class_}]]\nid = "{id}"\n', f'[[{class_}]]\nid = "{id}"\nname = "My own"\n'))
    pieces = getattr(read_components(own, "my-set.toml"), class_)
    assert {piece.id: piece.name for piece in pieces if piece.name} == {id: "My own"}
    assert not any(piece.name for piece in getattr(standard(), class_))


@rule("E-1.9", "E-1.3")
def test_oceans_can_be_called_otherwise() -> None:
    text = ours().replace('"west"', '"sunset-sea"').replace("\nwest = ", "\nsunset-sea = ")
    assert [ocean.id for ocean in read_components(text, "my-set.toml").ocean] == ["sunset-sea", "east"]
