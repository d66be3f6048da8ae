"""Chapters R-1 and R-2: the components, and where they come from."""

from collections import Counter

import msgspec
import pytest

from latium.games.foundations_of_rome.components import (
    FIGURES,
    REQUIREMENT_TYPES,
    Building,
    Components,
    Gift,
    Monument,
    Requirement,
    Score,
    read_components,
    turns,
)
from latium.testing import rule
from tests.games.foundations_of_rome.sets import changed, ours

TYPES = ("residential", "commercial", "civic")


def standard() -> Components:
    return read_components(ours(), "components.toml")


def building(id: str) -> Building:
    return next(building for building in standard().building if building.id == id)


def monument(id: str) -> Monument:
    return next(monument for monument in standard().monument if monument.id == id)


def size(piece: Building | Monument) -> int:
    return len(standard().shapes[piece.shape])


# --- the city, deeds, markers and coins


@rule("R-1.1", "R-1.2")
def test_the_city_grows_with_the_seats() -> None:
    sizes = standard().game.sizes
    assert sizes == {"2": 7, "3": 8, "4": 9, "5": 10}
    assert [size**2 for size in sizes.values()] == [49, 64, 81, 100]


@rule("R-1.5", "R-2.4")
def test_a_player_has_eight_lot_markers_six_of_them_for_the_starting_deeds_and_six_monument_markers() -> None:
    game = standard().game
    assert (game.lot_markers, game.starting_deeds, game.monument_markers) == (8, 6, 6)


@rule("R-2.3", "R-4.1", "R-4.2", "R-9.8", "R-10.2", "R-2.7")
def test_the_figures_of_the_game() -> None:
    game = standard().game
    assert game.starting_coins == (5, 6, 7, 8, 9)
    assert game.income_base == 5
    assert game.deed_prices == (2, 3, 4, 6, 8, 10)
    assert game.population_bonus == (4, 7, 10)
    assert game.empty_lot_points == 1
    assert game.extra_monuments == 3


# --- shapes


@rule("R-1.3", "R-5.3")
@pytest.mark.parametrize(
    ("shape", "ways"),
    [("I1", 1), ("I2", 2), ("I3", 2), ("L3", 4), ("I4", 2), ("O4", 1), ("T4", 4), ("U5", 4), ("R6", 2)],
)
def test_a_shape_can_lie_in_so_many_ways(shape: str, ways: int) -> None:
    lots = standard().shapes[shape]
    assert len(turns(lots)) == len({*turns(lots)}) == ways
    assert {*lots} in [{*turned} for turned in turns(lots)]
    assert all(len(turned) == len(lots) for turned in turns(lots))


@rule("R-5.3")
def test_a_turn_is_in_reading_order_from_the_corner() -> None:
    assert turns(((0, 0), (0, 1), (1, 1))) == [
        ((0, 0), (1, 0), (0, 1)),
        ((0, 0), (1, 0), (1, 1)),
        ((1, 0), (0, 1), (1, 1)),
        ((0, 0), (0, 1), (1, 1)),
    ]


@rule("R-1.3", "R-5.3")
def test_flipping_a_shape_makes_no_new_one() -> None:
    for lots in standard().shapes.values():
        width = max(x for x, _ in lots)
        assert {(width - x, y) for x, y in lots} in [{*turned} for turned in turns(lots)]


# --- buildings


@rule("R-1.3")
def test_a_player_has_eight_buildings_of_each_type_for_52_lots() -> None:
    counts, lots = Counter[str](), Counter[str]()
    for building in standard().building:
        counts[building.type] += building.count
        lots[building.type] += building.count * size(building)
    assert counts == {"residential": 8, "commercial": 8, "civic": 8}
    assert lots == {"residential": 20, "commercial": 20, "civic": 12}


@rule("R-1.4")
def test_people_of_the_residential_buildings() -> None:
    people = {piece.id: (piece.shape, piece.population) for piece in standard().building if piece.population}
    assert people == {
        "domus": ("I1", 1),
        "domus-maxima": ("I2", 2),
        "insula-angle": ("L3", 4),
        "insula-row": ("I3", 4),
        "grand-insula-block": ("O4", 6),
        "grand-insula-row": ("I4", 6),
    }


@rule("R-1.4")
def test_coins_and_points_of_the_commercial_buildings() -> None:
    worth = {piece.id: (piece.shape, piece.coins, piece.points) for piece in standard().building if piece.coins}
    assert worth == {
        "bakery": ("I1", 1, 0),
        "pottery": ("I2", 1, 2),
        "artisan-forum-angle": ("L3", 2, 3),
        "artisan-forum-row": ("I3", 2, 3),
        "foundry-block": ("O4", 3, 5),
        "foundry-row": ("I4", 3, 5),
    }


@rule("R-1.4", "R-9.5", "R-9.6", "R-9.7")
def test_what_the_civic_buildings_count() -> None:
    scores = {piece.id: (piece.shape, piece.score) for piece in standard().building if piece.score}
    assert scores == {
        "fountain": ("I1", Score("building", 1)),
        "grand-fountain": ("I2", Score("building", 1)),
        "library": ("I1", Score("population", 1, 2)),
        "grand-library": ("I2", Score("population", 1)),
        "garden": ("I1", Score("civic", 2)),
        "grand-garden": ("I2", Score("civic", 3)),
        "market": ("I1", Score("coins", 1)),
        "grand-market": ("I2", Score("coins", 2)),
    }


# --- monuments


@rule("R-1.6")
def test_there_are_nineteen_monuments_of_all_sizes() -> None:
    monuments = standard().monument
    assert Counter(monument.type for monument in monuments) == {"residential": 5, "commercial": 6, "civic": 8}
    assert Counter(size(monument) for monument in monuments) == {1: 3, 2: 2, 3: 5, 4: 6, 5: 1, 6: 2}


@rule("R-7.11")
def test_two_monuments_give_something_to_the_neighbours() -> None:
    gifts = {monument.id: monument.gift for monument in standard().monument if monument.gift}
    assert gifts == {"temple-of-jupiter": Gift(points=2), "colosseum": Gift(coins=3)}


@rule("R-7.12")
def test_two_monuments_count_their_neighbours() -> None:
    vulcan, minerva = monument("temple-of-vulcan"), monument("temple-of-minerva")
    assert (vulcan.coins, vulcan.coins_per_neighbour) == (1, 1)
    assert (minerva.population, minerva.population_per_neighbour) == (2, 1)
    others = [piece for piece in standard().monument if piece not in (vulcan, minerva)]
    assert not any(piece.coins_per_neighbour or piece.population_per_neighbour for piece in others)


@rule("R-1.7", "R-7.9", "R-7.10")
def test_the_cards_use_every_kind_of_requirement() -> None:
    cards = [card for monument in standard().monument for card in (monument.a, monument.b)]
    assert {requirement.kind for card in cards for requirement in card} == {*REQUIREMENT_TYPES}


@rule("R-1.7")
def test_the_two_cards_of_a_monument_differ() -> None:
    assert all(monument.a != monument.b for monument in standard().monument)
    assert {monument.id for monument in standard().monument if not monument.a} == {
        "temple-of-jupiter",
        "colosseum",
        "royal-warehouse",
        "regia",
    }


@rule("R-1.7", "R-7.9", "R-7.10")
def test_some_cards() -> None:
    assert monument("pantheon").a == (Requirement("lot_markers_in_supply", 8),)
    assert monument("temple-of-mars").a == (Requirement("max_building_size", 3), Requirement("coin_value", 3))
    assert monument("temple-of-neptune").a == (Requirement("buildings", 2, "civic"), Requirement("touches_border"))
    assert monument("temple-of-jupiter").b == (Requirement("adjacent_other_player_buildings", 2),)
    assert monument("statue-of-romulus").a == (Requirement("buildings", 6, "any"),)
    assert monument("statue-of-romulus").b == tuple(Requirement("buildings", 1, type_) for type_ in TYPES)


# --- where it comes from


@rule("R-1.10")
def test_every_figure_of_the_game_says_where_it_comes_from() -> None:
    game = standard().game
    assert set(game.provenance) == {*game.__struct_fields__} - {"provenance"}


@rule("R-1.10")
def test_every_figure_of_a_piece_says_where_it_comes_from() -> None:
    for piece in standard().constructions().values():
        given = {name for name, value in msgspec.structs.asdict(piece).items() if value not in (0, None)}
        zeros = {*FIGURES[piece.type]} & {*piece.__struct_fields__}
        assert given - {"id", "provenance"} <= set(piece.provenance) <= (given | zeros) - {"id", "provenance"}


@rule("R-1.7", "R-1.10")
def test_the_second_cards_are_our_own() -> None:
    assert {monument.provenance["b"] for monument in standard().monument} == {"designed"}
    assert {monument.id for monument in standard().monument if monument.provenance["a"] != "confirmed"} == {
        "observation-tower"
    }


@rule("R-1.10")
@pytest.mark.parametrize("id", ["domus", "pantheon"])
def test_ours_have_no_names_in_the_data_and_another_set_may(id: str) -> None:
    own = read_components(changed(id, "type = ", 'name = "My own"\ntype = '), "my-set.toml")
    assert {piece.id: piece.name for piece in own.constructions().values() if piece.name} == {id: "My own"}
    assert not any(piece.name for piece in standard().constructions().values())
