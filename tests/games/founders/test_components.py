"""Chapter F-1: the components, where they come from, and what is said when a component file is wrong."""

from itertools import combinations

import pytest

from latium.core.errors import ComponentError
from latium.core.options import resolve
from latium.core.text import texts
from latium.games.founders import GAME
from latium.games.founders.components import Components, read_components
from latium.games.founders.grid import cell_at, cell_name, read_cell
from latium.games.founders.state import State
from latium.testing import rule
from latium.testing.walks import Case, walk
from tests.games.founders.drawing import after, can, legal, refusal, table
from tests.games.founders.inventory import craftsmen, inventory, tiles, tokens
from tests.games.founders.sets import edited, ours, tile_changed

BASICS = ("wood", "stone", "plants", "water")
GOODS = ("iron", "gold", "cloth", "wine", "horses", "fish")


def standard() -> Components:
    return read_components(ours(), "components.toml")


def new_table(seats: int = 2, **options: bool | int | str | None) -> State:
    return GAME.setup(seats, resolve(GAME.facts, seats, options))


# --- the set


@rule("F-1.1")
def test_there_are_97_tiles_in_four_classes() -> None:
    counts = {key: sum(tile.copies for tile in kinds) for key, kinds in standard().classes().items()}
    assert counts == {"nature": 24, "village": 24, "city": 24, "victory": 25}
    assert tiles(new_table()).total() == 97


@rule("F-1.1", "F-1.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_tiles_and_tokens_are_conserved_from_the_first_ply_to_the_last(seats: int, seed: int) -> None:
    path = walk(GAME, Case(seats, {"agreement": False}), seed)
    whole = inventory(path.states[0])
    assert whole.total() == 97 + 24
    assert all(inventory(state) == whole for state in path.states)


@rule("F-1.2")
def test_nature_tiles_need_nothing_and_offer_every_pair_of_basics_four_times() -> None:
    kinds = standard().nature
    assert {frozenset(tile.produces) for tile in kinds} == {frozenset(pair) for pair in combinations(BASICS, 2)}
    assert {tile.copies for tile in kinds} == {4}
    assert all(can(table("fo fo", nature=tile.id), f"add {tile.id} g5") for tile in kinds)


@rule("F-1.2")
def test_a_nature_tile_gives_one_of_its_two_basics_never_both() -> None:
    state = table("fo la", village="mi")
    assert can(state, "add mine e6")  # the forest gives stone, the lake wood
    assert not can(state, "add mine d5")  # the forest alone would have to give both


@rule("F-1.3")
def test_village_tiles_need_two_basics_and_make_one_good() -> None:
    recipes = {tile.produces: set(tile.requires) for tile in standard().village}
    assert recipes == {
        "iron": {"wood", "stone"},
        "gold": {"stone", "water"},
        "cloth": {"stone", "plants"},
        "wine": {"wood", "plants"},
        "horses": {"plants", "water"},
        "fish": {"wood", "water"},
    }


@rule("F-1.3")
def test_the_good_of_a_village_tile_feeds_a_city_tile() -> None:
    assert can(table("mi wf", city="ws-iron"), "add workshop-iron e6")
    assert not can(table("gm wf", city="ws-iron"), "add workshop-iron e6")


@rule("F-1.4")
def test_every_basic_meets_every_good_in_one_city_tile_and_every_building_all_goods() -> None:
    kinds = standard().city
    assert {tuple(tile.requires) for tile in kinds} == {(basic, good) for basic in BASICS for good in GOODS}
    for building in ("marketplace", "inn", "workshop", "war-camp"):
        assert sorted(tile.requires[1] for tile in kinds if tile.building == building) == sorted(GOODS)


@rule("F-1.4")
@pytest.mark.parametrize(
    ("building", "resource"), [("marketplace", "coin"), ("inn", "carriage"), ("workshop", "craft"), ("war-camp", "war")]
)
def test_a_building_makes_the_resource_of_its_token(building: str, resource: str) -> None:
    assert {tile.produces for tile in standard().city if tile.building == building} == {resource}


@rule("F-1.4")
def test_the_resource_of_a_city_tile_feeds_a_victory_tile() -> None:
    assert can(table("in-iron gr", victory="dionysus"), "add temple-of-dionysus e6")
    assert not can(table("mk-iron gr", victory="dionysus"), "add temple-of-dionysus e6")


@rule("F-1.5")
def test_victory_tiles_need_two_resources_and_are_worth_one_to_three_points() -> None:
    kinds = standard().victory
    assert [sum(tile.points == worth for tile in kinds) for worth in (1, 2, 3)] == [6, 13, 6]
    level = dict.fromkeys(BASICS, 0) | dict.fromkeys(GOODS, 1) | dict.fromkeys(standard().resources.city, 2)
    assert all(tile.points == sum(level[need] for need in tile.requires) for tile in kinds)
    assert len({frozenset(tile.requires) for tile in kinds}) == 25


@rule("F-1.5")
def test_a_victory_tile_gives_nothing() -> None:
    state = table("dionysus gr", nature="fo", city="in-gold", victory="hestia")
    assert {text.split()[1] for text in legal(state)} == {"forest"}


@rule("F-1.6")
def test_there_are_six_tokens_of_each_kind_and_a_craftsman_for_each_good() -> None:
    state = new_table()
    assert tokens(state) == dict.fromkeys(("war token", "coin token", "carriage token", "craftsman token"), 6)
    assert craftsmen(state) == dict.fromkeys(GOODS, 1)


@rule("F-1.6")
def test_no_craftsman_is_ever_there_twice() -> None:
    for seed in range(3):
        path = walk(GAME, Case(3, {"agreement": False}), seed)
        assert all(set(craftsmen(state).values()) == {1} for state in path.states)


@rule("F-1.6")
def test_a_basic_has_no_craftsman() -> None:
    state = table("fo mi", "la la", hand="iron", step="TokenStep")
    assert refusal(state, "craftsman wood e5") == ("F-1.6", "no-such-craftsman", {"resource": "resource-wood"})


# --- where it comes from


@rule("F-1.7")
def test_every_figure_of_every_tile_says_where_it_comes_from() -> None:
    for kinds in standard().classes().values():
        for tile in kinds:
            figures = {"name", "produces", "requires", "copies", "points"} & {*tile.__struct_fields__}
            told = set(tile.provenance)
            assert told <= figures, f"{tile.id} tells of {told - figures}"
            assert told >= figures - {"copies", "produces"}, f"{tile.id} is silent on {figures - told}"


@rule("F-1.7")
def test_every_figure_of_set_up_and_tokens_says_where_it_comes_from() -> None:
    components = standard()
    for part in (components.setup, components.tokens):
        assert set(part.provenance) == {*part.__struct_fields__} - {"provenance"}
    named = set(components.resources.provenance)
    assert named >= {*components.resources.village, "basic", "city"}


@rule("F-1.7")
def test_uniform_village_gives_every_village_tile_four_copies() -> None:
    usual, uniform = standard(), read_components(ours(), "components.toml", "uniform_village")
    assert [tile.copies for tile in usual.village] == [5, 4, 4, 4, 3, 4]
    assert [tile.copies for tile in uniform.village] == [4] * 6
    assert tiles(new_table(uniform_village=True))["mine"] == 4
    assert tiles(new_table(uniform_village=True)).total() == 97


@rule("F-1.7")
def test_another_set_changes_the_needs_and_no_rule() -> None:
    own = tile_changed("mine", '["wood", "stone"]', '["plants", "water"]')
    state = table("gr la", village="mi", options={"components": own})
    assert can(state, "add mine e6")
    assert not can(table("gr la", village="mi"), "add mine d5")
    assert after(state, "add mine e6").options["components"] == own


@rule("F-1.7")
def test_another_set_has_its_own_tiles_and_names() -> None:
    own = ours().replace('id = "mine"', 'id = "iron-mine"\nname = "Iron mine"').replace("\nmine = 4", "\niron-mine = 4")
    state = table("fo la", village="iron-mine", options={"components": own})
    assert can(state, "add iron-mine e6")
    assert state.catalogue.names[state.catalogue.index["iron-mine"]] == "Iron mine"


# --- what is said of a wrong file


def complaint(text: str, variant: str | None = None) -> tuple[str, str]:
    """The key named, and the problem; the file must be named too."""
    with pytest.raises(ComponentError) as wrong:
        read_components(text, "my-set.toml", variant)
    assert wrong.value.source == "my-set.toml"
    begin = f"my-set.toml: {wrong.value.key}: "
    assert str(wrong.value).startswith(begin)
    assert "{" not in texts("fr", "latium", wrong.value.package, strict=True).phrase(wrong.value.message)
    return wrong.value.key, str(wrong.value).removeprefix(begin)


@rule("F-1.7")
def test_what_is_no_toml_is_refused_with_its_line() -> None:
    line = ours()[: ours().index("schema = 1")].count("\n") + 1
    assert complaint(edited(("schema = 1", "schema = "))) == (f"{line}:10", "this is not TOML.")
    assert complaint("schema = 1\nnature = [") == ("2", "this is not TOML.")


@rule("F-1.7")
def test_an_unknown_key_is_named() -> None:
    key, problem = complaint(edited(("[tokens]", "[tokens]\nchariots = 6")))
    assert key == "tokens"
    assert "chariots" in problem


@rule("F-1.7")
def test_an_unknown_key_of_a_tile_is_named_with_its_place() -> None:
    key, problem = complaint(tile_changed("cliff", "copies = 4", "copies = 4\ncolour = 'green'"))
    assert key == "nature.cliff"
    assert "colour" in problem


@rule("F-1.7")
def test_a_missing_key_is_named() -> None:
    key, problem = complaint(edited(("row_limit = 5\n", "")))
    assert key == "setup"
    assert "row_limit" in problem


@rule("F-1.7")
def test_a_value_of_the_wrong_type_is_named() -> None:
    key, problem = complaint(tile_changed("mine", "copies = 5", "copies = 'five'"))
    assert key == "village.mine.copies"
    assert "a whole number" in problem


@rule("F-1.7")
def test_a_tile_with_three_needs_is_refused() -> None:
    key, _ = complaint(tile_changed("mine", '["wood", "stone"]', '["wood", "stone", "water"]'))
    assert key == "village.mine.requires"


@rule("F-1.7")
def test_a_tile_without_an_id_is_named_by_its_number() -> None:
    assert complaint(edited(('id = "cliff"\n', "")))[0] == "nature.2"


@rule("F-1.7")
def test_a_class_that_is_no_list_is_refused() -> None:
    assert complaint('schema = 1\nnature = "all of them"')[0] == "nature"


@rule("F-1.7")
@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        (edited(("schema = 1", "schema = 2")), "schema", "only 1"),
        (tile_changed("mine", "copies = 5", "copies = 6"), "village", "24, not 25 (F-1.1)"),
        (tile_changed("grove", "copies = 4", "copies = 3"), "nature", "24, not 23"),
        (edited(('id = "cliff"', 'id = "forest"')), "nature.forest", "twice"),
        (edited(('id = "mine"', 'id = "forest"')), "village.forest", "twice"),
        (edited(('id = "mine"', 'id = "Mine"')), "village.Mine", "lower-case"),
        (tile_changed("forest", '"wood"', '"clay"'), "nature.forest.produces", "“clay”"),
        (tile_changed("forest", '"wood"', '"iron"'), "nature.forest.produces", "“iron” is none of these: wood, stone"),
        (tile_changed("mine", '"wood"', '"clay"'), "village.mine.requires", "“clay”"),
        (tile_changed("mine", '"iron"', '"copper"'), "village.mine.produces", "“copper”"),
        (tile_changed("inn-gold", '"plants"', '"iron"'), "city.inn-gold.requires", "one basic"),
        (tile_changed("inn-gold", '"carriage"', '"gold"'), "city.inn-gold.produces", "coin, carriage"),
        (tile_changed("altar-of-eros", '"wine"', '"beer"'), "victory.altar-of-eros.requires", "“beer”"),
        (tile_changed("altar-of-eros", "points = 1", "points = 0"), "victory.altar-of-eros.points", "from 1 to 9"),
        (tile_changed("forest", "copies = 4", "copies = 0"), "nature.forest.copies", "from 1"),
        (edited(("war = 6", "war = 7")), "tokens.war", "6, not 7"),
        (edited(('craftsmen = ["iron", ', "craftsmen = [")), "tokens.craftsmen", "each village good"),
        (
            edited(('"coin", "carriage", "craft", "war"', '"coin", "carriage", "craft"')),
            "resources.city",
            "token kinds",
        ),
        (edited(('"water"]', '"water", "iron"]')), "resources", "“iron” stands there twice"),
        (edited(("{ 2 = 5, 3 = 7, 4 = 9 }", "{ 2 = 5, 3 = 7 }")), "setup.draft", "2, 3, 4"),
        (edited(("{ 2 = 8, 3 = 12, 4 = 12 }", "{ 2 = 8, 3 = 12, 5 = 9 }")), "setup.victory_shown", "2, 3, 4"),
        (edited(("4 = 9 }", "4 = 7 }")), "setup.draft.4", "from 8"),
        (edited(("2 = 8,", "2 = 26,")), "setup.victory_shown.2", "to 25"),
        (edited(("nature = 2,", "nature = 9,")), "setup.rows.nature", "from 0 to 5"),
        (edited(("row_limit = 5", "row_limit = 0")), "setup.row_limit", "from 1"),
    ],
)
def test_what_the_schema_cannot_see_is_named_by_its_key(text: str, key: str, word: str) -> None:
    found, problem = complaint(text)
    assert found == key
    assert word in problem


@rule("F-1.7")
def test_a_variant_that_names_an_unknown_tile_is_refused() -> None:
    text = edited(("\nhorse-farm = 4", "\nhorsefarm = 4"))
    assert complaint(text, "uniform_village") == ("variants.uniform_village.copies.horsefarm", "there is no such tile.")


@rule("F-1.7")
def test_a_variant_must_keep_the_totals() -> None:
    assert complaint(edited(("\nhorse-farm = 4", "\nhorse-farm = 3")), "uniform_village")[0] == "village"


@rule("F-1.7")
def test_a_variant_the_set_does_not_have_is_refused() -> None:
    text = ours().partition("[variants.")[0]
    assert complaint(text, "uniform_village")[0] == "variants.uniform_village"


@rule("F-1.7")
@pytest.mark.parametrize("name", ["Iron", "", "İ", "fer doux", "iron-", "é"])
def test_a_resource_is_named_as_notations_write_it(name: str) -> None:
    key, problem = complaint(ours().replace('"iron"', f'"{name}"'))
    assert key == f"resources.{name}"
    assert problem == "an id is made of lower-case letters, digits and hyphens."


@rule("F-1.7")
def test_a_table_is_not_set_up_with_a_wrong_set() -> None:
    with pytest.raises(ComponentError, match=r"tokens\.war"):
        new_table(components=edited(("war = 6", "war = 5")))


# --- cells


@rule("F-1.8")
@pytest.mark.parametrize(
    ("name", "column", "row"),
    [("a1", 0, 1), ("e5", 4, 5), ("z9", 25, 9), ("aa5", 26, 5), ("ab0", 27, 0), ("-a5", -1, 5), ("-b-3", -2, -3)],
)
def test_columns_are_letters_and_rows_numbers_in_every_direction(name: str, column: int, row: int) -> None:
    assert read_cell(name) == cell_at(column, row)
    assert cell_name(cell_at(column, row)) == name


@rule("F-1.8")
@pytest.mark.parametrize("name", ["", "5", "e", "5e", "e05", "e5.", "é5", "zzz1", "zz1", "e99", "e-0"])
def test_what_is_no_cell_is_not_read_as_one(name: str) -> None:
    assert read_cell(name) is None


@rule("F-1.8")
def test_higher_rows_are_farther_from_the_owner_and_columns_run_to_the_right() -> None:
    state = table("6 cl .\n5 fo la\ne f", "la la", seat=1, step="TokenStep", hand="war")
    assert set(legal(state, "war")) == {"war 1 e6", "war 1 f5"}  # f5 is the farthest of its own column


@rule("F-1.8")
def test_a_cell_keeps_its_name_as_the_nation_grows() -> None:
    state = table("fo cl", nature="gr gr", seats=2)
    grown = after(state, "add grove d5")
    assert {"d5", "e5", "f5"} == {laid.cell for laid in GAME.observe(grown, None).players[0].tiles}


@rule("F-1.8")
def test_every_nation_has_a_grid_of_its_own() -> None:
    state = table("fo cl", "la me")
    assert [{laid.cell for laid in player.tiles} for player in GAME.observe(state, None).players] == [{"e5", "f5"}] * 2
