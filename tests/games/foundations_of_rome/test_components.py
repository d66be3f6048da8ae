"""Chapters R-1 and R-2: the components, where they come from, and what is said when a component file is wrong."""

from collections import Counter

import msgspec
import pytest

from latium.core.errors import ComponentError
from latium.core.text import texts
from latium.games.foundations_of_rome.components import (
    FIGURES,
    REQUIREMENTS,
    Building,
    Components,
    Gift,
    Lots,
    Monument,
    Requirement,
    Score,
    read_components,
    turns,
)
from latium.testing import rule
from tests.games.foundations_of_rome.sets import changed, edited, ours

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
    assert {requirement.kind for card in cards for requirement in card} == {*REQUIREMENTS}


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


@rule("R-1.10")
def test_figures_can_be_put_right() -> None:
    own = read_components(changed("bakery", "points = 0", "points = 1"), "my-set.toml")
    assert next(building.points for building in own.building if building.id == "bakery") == 1


@rule("R-1.10")
def test_pieces_and_shapes_can_be_called_otherwise() -> None:
    own = read_components(ours().replace('"regia"', '"royal-house"').replace("R6", "block"), "my-set.toml")
    assert own.constructions()["monument.royal-house"].shape == "block"


# --- what is said of a wrong file


def complaint(text: str) -> tuple[str, str]:
    """The key named, and the problem; the file must be named too."""
    with pytest.raises(ComponentError) as wrong:
        read_components(text, "my-set.toml")
    assert wrong.value.source == "my-set.toml"
    begin = f"my-set.toml: {wrong.value.key}: "
    assert str(wrong.value).startswith(begin)
    assert "{" not in texts("fr", "latium", wrong.value.package, strict=True).phrase(wrong.value.message)
    return wrong.value.key, str(wrong.value).removeprefix(begin)


@rule("R-1.10")
@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        ("schema = 1\nbuilding = [", "2", "not TOML"),
        (edited(("schema = 1", "schema = 2")), "schema", "only 1"),
        (edited(("schema = 1", "schema = 1\nhexes = 6")), "hexes", "hexes"),
        (edited(("[game]", "[game]\nmeeples = 6")), "game", "meeples"),
        (edited(("lot_markers = 8\n", "")), "game", "lot_markers"),
        (edited(("I1 = [[0, 0]]", "I1 = [[0, 0, 0]]")), "shapes[...][0]", "form"),
        (changed("domus", "shape", "form"), "building.domus", "form"),
        (changed("domus", '"residential"', '"military"'), "building.domus.type", "form"),
        (changed("domus", "count = 2", 'count = "two"'), "building.domus.count", "str"),
        (changed("domus", "population = 1", "coins_per_neighbour = 1"), "building.domus", "coins_per_neighbour"),
        (edited(('[[building]]\nid = "domus-maxima"\n', "[[building]]\n")), "building.2", "id"),
        (changed("library", '"population"', '"people"'), "building.library.score.per", "form"),
        (changed("library", "every = 2", "each = 2"), "building.library.score", "each"),
        (changed("pantheon", "a = [{ kind", "c = [{ kind"), "monument.pantheon", "no field c"),
        (changed("pantheon", "n = 8", "number = 8"), "monument.pantheon.a[0]", "number"),
        (changed("colosseum", "{ coins = 3 }", "{ people = 3 }"), "monument.colosseum.gift", "people"),
        (changed("pantheon", '"designed"', '"guessed"'), "monument.pantheon.provenance[...]", "form"),
        ('schema = 1\nmonument = "all of them"', "monument", "str"),
    ],
)
def test_what_is_not_in_the_schema_is_named_with_its_place(text: str, key: str, word: str) -> None:
    found, problem = complaint(text)
    assert found == key
    assert word in problem


@rule("R-1.10")
@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        (edited(('id = "bakery"', 'id = "domus"')), "building.domus", "twice"),
        (edited(('id = "pantheon"', 'id = "domus"')), "monument.domus", "twice"),
        (edited(('id = "domus"', 'id = "Domus"')), "building.Domus", "lower-case"),
        (edited(('id = "regia"', 'id = "the_regia"')), "monument.the_regia", "hyphens"),
    ],
)
def test_ids_are_lower_case_and_used_once(text: str, key: str, word: str) -> None:
    found, problem = complaint(text)
    assert found == key
    assert word in problem


@rule("R-1.1", "R-1.5", "R-1.10", "R-2.3", "R-2.4", "R-2.5", "R-2.6", "R-2.7", "R-4.2", "R-9.8")
@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        (edited(("\nlot_markers = 8", "\nlot_markers = 0")), "game.lot_markers", "from 1"),
        (edited(("monument_markers = 6", "monument_markers = 0")), "game.monument_markers", "from 1"),
        (edited(("starting_deeds = 6", "starting_deeds = 0")), "game.starting_deeds", "from 1 to 8"),
        (edited(("starting_deeds = 6", "starting_deeds = 9")), "game.starting_deeds", "from 1 to 8"),
        (edited(("income_base = 5", "income_base = 0")), "game.income_base", "from 1"),
        (edited(("empty_lot_points = 1", "empty_lot_points = -1")), "game.empty_lot_points", "from 0"),
        (edited(("extra_monuments = 3", "extra_monuments = -1")), "game.extra_monuments", "from 0 to 14"),
        (edited(("extra_monuments = 3", "extra_monuments = 15")), "game.extra_monuments", "from 0 to 14"),
        (edited(("[5, 6, 7, 8, 9]", "[5, 6, 7, 8]")), "game.starting_coins", "5, not 4 (R-2.3)"),
        (edited(("[5, 6, 7, 8, 9]", "[-5, 6, 7, 8, 9]")), "game.starting_coins", "from 0"),
        (edited(("[2, 3, 4, 6, 8, 10]", "[2, 3, 4, 6, 8]")), "game.deed_prices", "6, not 5 (R-4.2)"),
        (edited(("[2, 3, 4, 6, 8, 10]", "[-2, 3, 4, 6, 8, 10]")), "game.deed_prices", "from 0"),
        (edited(("[2, 3, 4, 6, 8, 10]", "[2, 3, 4, 6, 10, 8]")), "game.deed_prices", "not fall"),
        (edited(("[4, 7, 10]", "[4, 7, 10, 13]")), "game.population_bonus", "3, not 4 (R-9.8)"),
        (edited(("[4, 7, 10]", "[4, 7, 100]")), "game.population_bonus", "to 99"),
        (edited((", 5 = 10 }", " }")), "game.sizes", "2, 3, 4, 5"),
        (edited((", 5 = 10 }", ", 5 = 10, 6 = 10 }")), "game.sizes", "no other"),
        (edited((", 5 = 10 }", ", 5 = 11 }")), "game.sizes.5", "from 1 to 10"),
        (edited(("2 = 7", "2 = 0")), "game.sizes.2", "from 1 to 10"),
        (edited(("2 = 7", "2 = 5")), "game.sizes.2", "with 2 seats 30 deeds are needed"),
        (edited(("5 = 10 }", "5 = 6 }")), "game.sizes.5", "the city has 36 lots"),
    ],
)
def test_figures_of_the_game_are_checked(text: str, key: str, word: str) -> None:
    found, problem = complaint(text)
    assert found == key
    assert word in problem


@rule("R-2.5", "R-2.6")
def test_a_city_may_be_as_small_as_a_full_row_an_era_allows() -> None:
    own = read_components(edited(("2 = 7", "2 = 6"), ("3 = 8", "3 = 6")), "my-set.toml")
    assert [own.game.sizes[seats] for seats in ("2", "3")] == [6, 6]


def shaped(name: str, lots: str) -> str:
    """Our set with the lots of a shape changed."""
    head, mark, rest = ours().partition(f"\n{name} = ")
    assert mark
    return f"{head}{mark}{lots}{rest[rest.index(chr(10)) :]}"


@rule("R-1.3", "R-5.3")
@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        (shaped("I1", "[]"), "shapes.I1", "from 1 to 6, not 0"),
        (shaped("I1", "[[0, 0], [1, 0], [2, 0], [3, 0], [4, 0], [5, 0], [6, 0]]"), "shapes.I1", "not 7"),
        (shaped("I2", "[[0, 0], [0, 0]]"), "shapes.I2", "“0, 0” stands there twice"),
        (shaped("I2", "[[1, 0], [2, 0]]"), "shapes.I2", "begin at 0, 0"),
        (shaped("I2", "[[0, -1], [0, 0]]"), "shapes.I2", "begin at 0, 0"),
        (shaped("I2", "[[0, 0], [1, 1]]"), "shapes.I2", "hang together"),
        (shaped("T4", "[[0, 0], [1, 0], [1, 1], [2, 1]]"), "shapes.T4", "mirror image"),
        (shaped("T4", "[[0, 0], [0, 1], [0, 2], [0, 3]]"), "shapes.T4", "this is “I4” once more"),
        (edited(("[shapes]\n", "[shapes]\nI5 = [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4]]\n")), "shapes.I5", "nothing"),
        (changed("domus", '"I1"', '"I9"'), "building.domus.shape", "“I9” is none of these: I1, I2"),
        (changed("temple-of-vulcan", '"T4"', '"T9"'), "monument.temple-of-vulcan.shape", "“T9”"),
    ],
)
def test_shapes_are_checked(text: str, key: str, word: str) -> None:
    found, problem = complaint(text)
    assert found == key
    assert word in problem


@rule("R-5.3")
@pytest.mark.parametrize(
    ("shape", "lots"),
    [("U5", ((0, 0), (0, 1), (0, 2), (1, 2), (2, 2))), ("T4", ((1, 0), (0, 1), (1, 1), (1, 2)))],
)
def test_a_shape_may_be_symmetric_about_a_diagonal_or_given_turned(shape: str, lots: Lots) -> None:
    given = str([[x, y] for x, y in lots])
    assert read_components(shaped(shape, given), "my-set.toml").shapes[shape] == lots


@rule("R-1.3", "R-1.6")
@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        (changed("domus", "count = 2", "count = 0"), "building.domus.count", "from 1"),
        (changed("domus", "count = 2", "count = 3"), "building", "8 of the type “residential”, not 9 (R-1.3)"),
        (changed("garden", '"I1"', '"I2"'), "building", "cover 52 lots, not 53"),
        (
            changed("regia", '"residential"\nshape = "R6"\npopulation', '"commercial"\nshape = "R6"\ncoins'),
            "monument",
            "5 of the type “residential”, not 4 (R-1.6)",
        ),
    ],
)
def test_totals_are_checked(text: str, key: str, word: str) -> None:
    found, problem = complaint(text)
    assert found == key
    assert word in problem


@rule("R-1.4", "R-7.12")
@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        (changed("domus", "population = 1", "population = 1\ncoins = 1"), "building.domus.coins", "“residential”"),
        (changed("domus", "population = 1", "population = 0"), "building.domus", "than nothing: population."),
        (changed("domus", "population = 1", "population = -1"), "building.domus.population", "from 0"),
        (changed("bakery", "coins = 1", "population = 1"), "building.bakery.population", "which has coins"),
        (changed("bakery", "coins = 1", "coins = 0"), "building.bakery", "than nothing: coins, points."),
        (changed("bakery", "points = 0", "points = 100"), "building.bakery.points", "to 99"),
        (changed("garden", "score = {", "points = 1\nscore = {"), "building.garden.points", "which has score"),
        (changed("garden", "score = {", "# {"), "building.garden", "than nothing: score."),
        (changed("garden", "points = 2", "points = 0"), "building.garden.score.points", "from 1"),
        (changed("library", "every = 2", "every = 0"), "building.library.score.every", "from 1"),
        (changed("regia", "population", "coins_per_neighbour"), "monument.regia.coins_per_neighbour", "is not for"),
        (
            changed("temple-of-vulcan", "coins_per", "population_per"),
            "monument.temple-of-vulcan.population_per_neighbour",
            "“commercial”",
        ),
        (
            changed("temple-of-vulcan", "neighbour = 1", "neighbour = -1"),
            "monument.temple-of-vulcan.coins_per_neighbour",
            "from 0",
        ),
        (changed("colosseum", "{ coins = 3 }", "{}"), "monument.colosseum.gift", "than nothing: points, coins."),
        (changed("colosseum", "coins = 3", "coins = -3"), "monument.colosseum.gift.coins", "from 0"),
        (
            changed("temple-of-jupiter", "{ points = 2 }", "{ points = -2 }"),
            "monument.temple-of-jupiter.gift.points",
            "",
        ),
    ],
)
def test_every_type_has_its_own_figures(text: str, key: str, word: str) -> None:
    found, problem = complaint(text)
    assert found == key
    assert word in problem


@rule("R-7.12")
def test_a_number_that_counts_neighbours_is_enough() -> None:
    own = read_components(changed("temple-of-minerva", "population = 2", "population = 0"), "my-set.toml")
    assert own.constructions()["monument.temple-of-minerva"].population == 0


def asking(requirement: str) -> str:
    """Our set with another second card of the Pantheon."""
    head, mark, rest = ours().partition('id = "pantheon"\n')
    own, card, others = rest.partition("\nb = [")
    return head + mark + own + card + requirement + others[others.index("]") :]


@rule("R-7.9", "R-7.10")
@pytest.mark.parametrize(
    ("requirement", "word"),
    [
        ("{ kind = 'win' }", "“win” is none of these: lot_markers_in_supply"),
        ("{ kind = 'buildings', n = 1 }", "a type, one of these: residential, commercial, civic, any."),
        ("{ kind = 'lots_covered', n = 1 }", "a type, one of these: residential, commercial, civic."),
        ("{ kind = 'lots_covered', n = 1, type = 'any' }", "“any” is none of these"),
        ("{ kind = 'buildings', n = 1, type = 'military' }", "“military” is none of these: residential"),
        ("{ kind = 'population', n = 1, type = 'civic' }", "population takes no type"),
        ("{ kind = 'touches_border', type = 'any' }", "touches_border takes no type"),
        ("{ kind = 'deeds', n = 0 }", "1 or more, not 0"),
    ],
)
def test_a_requirement_is_of_a_known_kind_with_a_type_where_it_needs_one(requirement: str, word: str) -> None:
    key, problem = complaint(asking(requirement))
    assert key == "monument.pantheon.b"
    assert word in problem


@rule("R-7.9", "R-7.10")
@pytest.mark.parametrize(
    ("kind", "most"),
    [
        ("lot_markers_in_supply", 8),
        ("lot_markers_on_board", 8),
        ("population", 99),
        ("deeds", 43),  # with two seats
        ("lots_covered', type = 'civic", 32),  # all but the Pantheon itself
        ("lots_covered', type = 'residential", 40),
        ("buildings', type = 'civic", 15),
        ("buildings', type = 'any", 42),
        ("max_building_size", 6),
        ("coin_value", 99),
        ("border_lots", 24),
        ("coins_in_hand", 99),
        ("touches_border", 1),
        ("adjacent_buildings", 8),
        ("adjacent_other_player_buildings", 8),
    ],
)
def test_a_requirement_asks_for_no_more_than_can_be_had(kind: str, most: int) -> None:
    read_components(asking(f"{{ kind = '{kind}', n = {most} }}"), "my-set.toml")
    key, problem = complaint(asking(f"{{ kind = '{kind}', n = {most + 1} }}"))
    assert key == "monument.pantheon.b"
    assert problem.endswith(f"out of reach: n can be {most} at most, not {most + 1}.")


@rule("R-1.7")
def test_a_card_may_ask_for_nothing() -> None:
    own = read_components(asking(""), "my-set.toml")
    assert next(monument.b for monument in own.monument if monument.id == "pantheon") == ()
