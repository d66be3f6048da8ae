"""Component files of one's own (R-1.10): what they may say, and what is said of a wrong one."""

import pytest

from latium.core.errors import ComponentError
from latium.core.text import texts
from latium.games.foundations_of_rome.catalogue import catalogue_for
from latium.games.foundations_of_rome.components import Lots, read_components
from latium.testing import rule
from tests.games.foundations_of_rome.sets import changed, edited, ours


@rule("R-1.10")
def test_figures_can_be_put_right() -> None:
    own = read_components(changed("bakery", "points = 0", "points = 1"), "my-set.toml")
    assert next(building.points for building in own.building if building.id == "bakery") == 1


@rule("R-1.10")
def test_pieces_and_shapes_can_be_called_otherwise() -> None:
    own = read_components(ours().replace('"regia"', '"royal-house"').replace("R6", "block"), "my-set.toml")
    assert own.constructions()["monument.royal-house"].shape == "block"


@rule("R-1.10")
def test_an_empty_file_is_not_ours() -> None:
    assert catalogue_for(None, 2, False).pieces
    with pytest.raises(ComponentError):
        catalogue_for("", 2, False)


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


def assert_complaint(text: str, key: str, word: str) -> None:
    found, problem = complaint(text)
    assert found == key
    assert word in problem


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
        (changed("domus", "count = 2", 'count = "two"'), "building.domus.count", "a text"),
        (changed("domus", "population = 1", "coins_per_neighbour = 1"), "building.domus", "coins_per_neighbour"),
        (edited(('[[building]]\nid = "domus-maxima"\n', "[[building]]\n")), "building.2", "id"),
        (changed("library", '"population"', '"people"'), "building.library.score.per", "form"),
        (changed("library", "every = 2", "each = 2"), "building.library.score", "each"),
        (changed("pantheon", "a = [{ kind", "c = [{ kind"), "monument.pantheon", "no field c"),
        (changed("pantheon", "n = 8", "number = 8"), "monument.pantheon.a[0]", "number"),
        (changed("colosseum", "{ coins = 3 }", "{ people = 3 }"), "monument.colosseum.gift", "people"),
        (changed("pantheon", '"designed"', '"guessed"'), "monument.pantheon.provenance[...]", "form"),
        ('schema = 1\nmonument = "all of them"', "monument", "a text"),
    ],
)
def test_what_is_not_in_the_schema_is_named_with_its_place(text: str, key: str, word: str) -> None:
    assert_complaint(text, key, word)


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
    assert_complaint(text, key, word)


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
    assert_complaint(text, key, word)


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
    assert_complaint(text, key, word)


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
    assert_complaint(text, key, word)


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
            "from 0",
        ),
    ],
)
def test_every_type_has_its_own_figures(text: str, key: str, word: str) -> None:
    assert_complaint(text, key, word)


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
    assert_complaint(asking(requirement), "monument.pantheon.b", word)


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
