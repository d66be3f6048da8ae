"""Chapter E-1: what is said when a component file is wrong."""

import pytest

from latium.core.errors import ComponentError
from latium.core.text import texts
from latium.games.first_empires.catalogue import catalogue_for
from latium.games.first_empires.components import read_components
from latium.testing import rule
from tests.games.first_empires.sets import changed, edited, in_table, ours


def complaint(text: str) -> tuple[str, str]:
    """The key named, and the problem; the file must be named too."""
    with pytest.raises(ComponentError) as wrong:
        read_components(text, "my-set.toml")
    assert wrong.value.source == "my-set.toml"
    begin = f"my-set.toml: {wrong.value.key}: "
    assert str(wrong.value).startswith(begin)
    assert "{" not in texts("fr", "latium", wrong.value.package, strict=True).phrase(wrong.value.message)
    return wrong.value.key, str(wrong.value).removeprefix(begin)


@rule("E-1.9")
@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        ("schema = 1\nregion = [", "2", "not TOML"),
        (edited(("schema = 1", "schema = 1\nhexes = 6")), "hexes", "hexes"),
        (edited(("[game]", "[game]\nmeeples = 6")), "game", "meeples"),
        (edited(("explorers = 10\n", "")), "game", "explorers"),
        (changed("region", "rus", "color", "colour"), "region.rus", "colour"),
        (changed("region", "rus", "from_players = 3", "from_players = 2"), "region.rus.from_players", "form"),
        (changed("region", "rus", "true", '"yes"'), "region.rus.two_player_side", "true or false"),
        (edited(('[[region]]\nid = "rus"\n', "[[region]]\n")), "region.5", "id"),
        (changed("civilization", "huaxia", "city = 3", "city = 3, wonder = 4"), "civilization.huaxia.orange", "wonder"),
        (changed("card", "gansu-road", "n = 2", "number = 2"), "card.gansu-road.requires[0]", "number"),
        (changed("card", "gansu-road", '"inferred"', '"guessed"'), "card.gansu-road.provenance[...]", "form"),
        ('schema = 1\nregion = "all of them"', "region", "a text"),
    ],
)
def test_what_is_not_in_the_schema_is_named_with_its_place(text: str, key: str, word: str) -> None:
    found, problem = complaint(text)
    assert found == key
    assert word in problem


@rule("E-1.9")
@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        (edited(("schema = 1", "schema = 2")), "schema", "only 1"),
        (edited(('id = "etruria"', 'id = "albion"')), "region.albion", "twice"),
        (edited(('id = "albion"', 'id = "west"')), "region.west", "twice"),
        (edited(('id = "albion"', 'id = "Albion"')), "region.Albion", "lower-case"),
        (
            edited(('[[civilization]]\nid = "etruria"', '[[civilization]]\nid = "karthadst"')),
            "civilization.karthadst",
            "",
        ),
        (edited(('id = "salt-caravans"', 'id = "elephant-muster"')), "card.elephant-muster", "twice"),
    ],
)
def test_ids_are_lower_case_and_used_once(text: str, key: str, word: str) -> None:
    found, problem = complaint(text)
    assert found == key
    assert word in problem


@rule("E-1.9", "E-2.3", "E-3.1")
@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        (edited((", 5 = 7 }", " }")), "game.rounds", "2, 3, 4, 5"),
        (edited((", 5 = 7 }", ", 5 = 0 }")), "game.rounds.5", "from 1"),
        (edited(("[game.civilizations]\n", "[game.civilizations]\n6 = []\n")), "game.civilizations", "no other"),
        (edited(('2 = ["karthadst", ', '2 = ["atlantis", ')), "game.civilizations.2", "“atlantis”"),
        (edited(('2 = ["karthadst", ', '2 = ["etruria", ')), "game.civilizations.2", "twice"),
        (edited(('2 = ["karthadst", ', "2 = [")), "game.civilizations.2", "not enough"),
        (edited(("city_values = [1, ", "city_values = [")), "game.city_values", "6, not 5 (E-1.6)"),
        (edited(("city_values = [1, ", "city_values = [0, ")), "game.city_values", "from 1"),
        (edited(("\nexplorers = 10", "\nexplorers = 11")), "game.explorers", "to 10"),
        (edited(("\ndice = 5", "\ndice = 6")), "game.dice", "to 5"),
        (edited(("cards_per_deck = 9", "cards_per_deck = 8")), "game.cards_per_deck", "9"),
        (edited(('"yellow", "black"]', '"yellow", "yellow"]')), "die.faces", "six faces"),
    ],
)
def test_figures_of_the_game_are_checked(text: str, key: str, word: str) -> None:
    found, problem = complaint(text)
    assert found == key
    assert word in problem


@rule("E-2.3")
def test_a_civilization_nobody_can_have_is_refused() -> None:
    board = ours().partition('[[civilization]]\nid = "wallmapu"')[2].partition("# The decks")[0]
    text = edited(("# The decks", f'[[civilization]]\nid = "thule"{board}# The decks'))
    assert complaint(text) == ("game.civilizations", "“thule” is allowed with no number of seats.")


@rule("E-1.1", "E-1.3", "E-2.2")
@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        (changed("region", "albion", '"orange"', '"pink"'), "region.albion.color", "“pink”"),
        (changed("region", "albion", '"orange"', '"black"'), "region.albion.color", "“black”"),
        (changed("region", "albion", '"east"]', '"north"]'), "region.albion.oceans", "“north”"),
        (changed("region", "albion", '"east"]', '"west"]'), "region.albion.oceans", "twice"),
        (changed("region", "albion", '"orange"', '"blue"'), "region", "with 2 seats 2 regions are orange, not 1"),
        (changed("region", "sahul", '"orange"', '"green"'), "region", "with 4 seats 3 regions are orange, not 2"),
        (
            changed("region", "wagadu", '"yellow"', '"orange"'),
            "region",
            "with 3 seats 2 or 3 regions are orange, not 4",
        ),
        (changed("region", "albion", "= true", "= false"), "region", "with 2 seats there are 10 regions, not 9"),
        (changed("region", "ezu", "= 4", "= 3"), "region", "with 3 seats there are 13 regions, not 14"),
        (
            in_table("borders.two_players", 'albion = ["etruria"]', "albion = []"),
            "borders.two_players.etruria",
            "“albion”",
        ),
        (in_table("borders.more", 'albion = ["etruria"]\n', ""), "borders.more.etruria", "“albion”"),
        (
            in_table("borders.two_players", 'funan = ["', 'funan = ["sahul", "'),
            "borders.two_players.funan",
            "“sahul”",
        ),
        (in_table("borders.two_players", "funan =", "sahul = []\nfunan ="), "borders.two_players", "“sahul”"),
        (
            in_table("borders.more", 'ezu = ["', 'ezu = ["east", "'),
            "borders.more.ezu",
            "“east” is none of these: albion, etruria",
        ),
        (in_table("borders.more", 'ezu = ["', 'ezu = ["huaxia", "'), "borders.more.ezu", "twice"),
        (in_table("borders.more", 'ezu = ["', 'ezu = ["ezu", "'), "borders.more.ezu", "itself"),
        (in_table("borders.oceans", '["east"]', "[]"), "borders.oceans.east", "“west”"),
        (edited(('west = ["east"]\neast = ["west"]', "west = []\neast = []")), "borders.oceans", "two oceans"),
        (edited(("[[ocean]]", '[[ocean]]\nid = "north"\n\n[[ocean]]')), "borders.oceans", "two oceans"),
    ],
)
def test_the_map_is_checked(text: str, key: str, word: str) -> None:
    found, problem = complaint(text)
    assert found == key
    assert word in problem


@rule("E-1.1", "E-1.2")
def test_a_region_without_a_way_out_is_refused_for_the_seats_that_lack_it() -> None:
    text = changed("region", "thule", '["west", "east"]', "[]")
    cut = text.replace('"mexaca", "thule"]', '"mexaca"]').replace('thule = ["cahokia"]', "thule = []")
    read_components(text, "my-set.toml")
    assert complaint(cut) == ("region.thule", "with 5 seats no way leads there from “albion”.")


@rule("E-1.2")
def test_a_way_over_a_region_that_is_not_there_is_none() -> None:
    sahul = changed("region", "sahul", '["east"]', "[]")
    cut = sahul.replace('"huaxia", "sahul"]', '"huaxia"]').replace('sahul = ["funan"]', 'sahul = ["ezu"]')
    over = cut.replace('ezu = ["huaxia"]', 'ezu = ["huaxia", "sahul"]')
    assert complaint(over) == ("region.sahul", "with 3 seats no way leads there from “albion”.")


ORANGE = "orange = { values = [2, 3, 3, 4, 4, 5], points = [0, 1, 3, 5, 7, 10], city = 3 }"


def huaxia(old: str, new: str) -> str:
    """Our set with the orange track of Huaxia changed."""
    assert old in ORANGE
    return changed("civilization", "huaxia", ORANGE, ORANGE.replace(old, new))


@rule("E-1.5")
@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        (huaxia("[2, 3, 3,", "[2, 3,"), "civilization.huaxia.orange.values", "6, not 5 (E-1.5)"),
        (huaxia("[0, 1, 3,", "[0, 1, 2, 3,"), "civilization.huaxia.orange.points", "6, not 7 (E-1.5)"),
        (huaxia("[2, 3, 3,", "[2, 3, 2,"), "civilization.huaxia.orange.values", "not fall"),
        (huaxia("[2, 3, 3,", "[0, 3, 3,"), "civilization.huaxia.orange.values", "from 1 to 5"),
        (huaxia("4, 5]", "4, 6]"), "civilization.huaxia.orange.values", "from 1 to 5"),
        (huaxia("[0, 1, 3,", "[1, 2, 3,"), "civilization.huaxia.orange.points", "rise from 0"),
        (huaxia("[0, 1, 3,", "[0, 1, 1,"), "civilization.huaxia.orange.points", "rise from 0"),
        (huaxia("city = 3", "city = 0"), "civilization.huaxia.orange.city", "from 1 to 5"),
        (huaxia("city = 3", "city = 6"), "civilization.huaxia.orange.city", "from 1 to 5"),
        (changed("civilization", "huaxia", "8, 10]", "8, 11]"), "civilization.huaxia.yellow.values", "from 1 to 10"),
        (changed("civilization", "huaxia", "1, 0, 1]", "1, 0, 3]"), "civilization.huaxia.green.values", "from 0 to 2"),
        (
            changed("civilization", "huaxia", "[1, 1, 1, 1, 0, 1]", "[1, 2, 2, 2, 2, 1]"),
            "civilization.huaxia.green.values",
            "from 0 to 9, not 10",
        ),
    ],
)
def test_tracks_are_checked(text: str, key: str, word: str) -> None:
    found, problem = complaint(text)
    assert found == key
    assert word in problem


@rule("E-1.5")
def test_the_yellow_track_has_no_more_than_the_explorers_there_are() -> None:
    assert complaint(edited(("\nexplorers = 10", "\nexplorers = 9")))[0] == "civilization.karthadst.yellow.values"


@rule("E-2.6", "E-2.8")
@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        (changed("civilization", "huaxia", '"blue"', '"teal"'), "civilization.huaxia.color", "“teal”"),
        (changed("civilization", "huaxia", '"huaxia"', '"atlantis"'), "civilization.huaxia.start", "“atlantis”"),
        (changed("civilization", "huaxia", '"huaxia"', '"rus"'), "civilization.huaxia.start", "is green"),
        (changed("civilization", "huaxia", '"huaxia"', '"malagasy"'), "civilization.huaxia.start", "with 3 seats"),
        (
            changed("civilization", "karthadst", '"karthadst"', '"sahul"'),
            "civilization.karthadst.start",
            "with 2 seats",
        ),
        (
            changed(
                "civilization", "mupata", 'color = "purple"\nstart = "mupata"', 'color = "orange"\nstart = "sahul"'
            ),
            "civilization.karthadst.color",
            "another",
        ),
    ],
)
def test_start_regions_are_there_and_of_the_right_colour(text: str, key: str, word: str) -> None:
    found, problem = complaint(text)
    assert found == key
    assert word in problem


@rule("E-1.7")
@pytest.mark.parametrize(
    ("text", "key", "word"),
    [
        (changed("card", "gansu-road", '"huaxia"', '"atlantis"'), "card.gansu-road.civilization", "“atlantis”"),
        (changed("card", "gansu-road", "points = 4", "points = 0"), "card.gansu-road.points", "from 1"),
        (changed("card", "gansu-road", '"huaxia"', '"mupata"'), "card", "“huaxia” has 9 cards, not 8"),
    ],
)
def test_decks_are_checked(text: str, key: str, word: str) -> None:
    found, problem = complaint(text)
    assert found == key
    assert word in problem


@rule("E-1.9")
def test_the_figures_of_a_card_can_be_put_right() -> None:
    own = read_components(changed("card", "gansu-road", "points = 4", "points = 5"), "my-set.toml")
    assert next(card.points for card in own.card if card.id == "gansu-road") == 5


@rule("E-1.9", "E-1.3")
def test_an_island_needs_no_line_among_the_borders() -> None:
    text = ours().replace('"mexaca", "thule"]', '"mexaca"]').replace('thule = ["cahokia"]\n', "")
    catalogue = catalogue_for(text, 5)
    thule = catalogue.region_index["thule"]
    assert catalogue.neighbours[thule] == []
    assert catalogue.cost[thule][catalogue.region_index["albion"]] == 2


def asking(condition: str, card: str = "gansu-road") -> str:
    """Our set with a card that asks for something else."""
    head, mark, rest = ours().partition(f'id = "{card}"\n')
    own, requires, others = rest.partition("requires = [")
    return head + mark + own + requires + condition + others[others.index("]") :]


@rule("E-10.2")
@pytest.mark.parametrize(
    ("condition", "word"),
    [
        ("", "ask for something"),
        ("{ kind = 'win', n = 1 }", "“win” is none of these: occupy_color"),
        ("{ kind = 'occupy_color', n = 1 }", "color, n and nothing"),
        ("{ kind = 'occupy_total', n = 1, color = 'blue' }", "takes n and"),
        ("{ kind = 'occupy_coast', n = 1, color = 'blue' }", "ocean, n and nothing"),
        ("{ kind = 'dice_face', n = 1, face = 'black', color = 'blue' }", "face, n and nothing"),
        ("{ kind = 'occupy_color', n = 1, color = 'black' }", "“black” is none of these: orange"),
        ("{ kind = 'occupy_coast', n = 1, ocean = 'north' }", "“north” is none of these: west, east."),
        ("{ kind = 'dice_face', n = 1, face = 'sword' }", "“sword” is none of these: orange"),
        ("{ kind = 'conquer', n = 0 }", "1 or more"),
    ],
)
def test_a_condition_is_of_a_known_kind_with_exactly_its_arguments(condition: str, word: str) -> None:
    key, problem = complaint(asking(condition))
    assert key == "card.gansu-road.requires"
    assert word in problem


@rule("E-10.2")
@pytest.mark.parametrize(
    ("kind", "most"),
    [
        ("occupy_color', color = 'blue", 2),  # with three seats
        ("occupy_color', color = 'purple", 3),
        ("occupy_total", 10),
        ("occupy_distinct_colors", 5),
        ("occupy_coast', ocean = 'east", 9),
        ("explorers_in_region", 10),
        ("own_cities_on_board", 6),
        ("captured_total", 12),
        ("conquer", 6),
        ("conquer_players", 2),
        ("capture_city_turn", 12),
        ("raise_track', color = 'blue", 2),
        ("raise_distinct", 5),
        ("dice_same", 5),
        ("dice_distinct", 5),
        ("dice_face', face = 'black", 5),
    ],
)
def test_a_condition_asks_for_no_more_than_can_be_had(kind: str, most: int) -> None:
    quoted = f"{kind}'"
    read_components(asking(f"{{ kind = '{quoted}, n = {most} }}"), "my-set.toml")
    key, problem = complaint(asking(f"{{ kind = '{quoted}, n = {most + 1} }}"))
    assert key == "card.gansu-road.requires"
    assert problem.endswith(f"out of reach with 3 seats: n can be {most} at most, not {most + 1}.")


@rule("E-10.2", "E-1.7")
@pytest.mark.parametrize("card", ["salt-caravans", "amber-route"])
def test_decks_of_the_game_for_two_need_no_second_rival(card: str) -> None:
    key, problem = complaint(asking("{ kind = 'conquer_players', n = 2 }", card))
    assert key == f"card.{card}.requires"
    assert "with 2 seats: n can be 1 at most" in problem
