"""What there is to play."""

from pathlib import Path

import pytest

from latium.cli.components import Figure, component_tables, figures
from latium.core.resources import read_text
from latium.core.text import texts
from tests.cli.running import latium


def test_the_list() -> None:
    output = latium("games").output
    assert "founders" in output
    assert "2-4" in output


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("columns", ["40", "80"])
def test_a_game_with_every_figures_provenance(lang: str, columns: str) -> None:
    result = latium("games", "founders", "--lang", lang, COLUMNS=columns)
    assert result.exit_code == 0
    assert all(sign in result.output for sign in ("= conf", "~ ", "+ "))
    assert max(map(len, result.output.splitlines())) <= int(columns)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_first_empires_is_told_in_words(lang: str) -> None:
    output = latium("games", "first-empires", "--lang", lang).output
    assert not any(sign in output for sign in ("{", "['", "True"))


def test_the_signs_come_before_what_they_mark() -> None:
    output = latium("games", "founders").output
    assert output.index("= confirmed") < output.index("Forest")


def test_a_set_of_one_s_own_can_be_looked_at(tmp_path: Path) -> None:
    ours = read_text("latium.games.founders", "data/components.toml")
    file = tmp_path / "mine.toml"
    file.write_text(ours.replace('id = "forest"', 'id = "forest"\nname = "jungle"', 1), encoding="utf-8")
    assert "Jungle" in latium("games", "founders", "--components", str(file)).output
    file.write_text("schema = 1", encoding="utf-8")
    assert latium("games", "founders", "--components", str(file)).exit_code == 2
    assert latium("games", "--components", str(file)).exit_code == 2


def test_options_name_their_clause() -> None:
    assert "F-11.4" in latium("games", "founders").output


def test_an_unknown_game() -> None:
    assert latium("games", "chess").exit_code == 2


def test_elements_of_a_list_keep_their_own_marks() -> None:
    words = texts("en", "latium", "latium.games.founders")
    marks = {"wood": "confirmed", "fish": "designed", "copies": "inferred"}
    assert figures("goods", ["wood", "fish"], marks, words) == [Figure("wood", "confirmed"), Figure("fish", "designed")]
    assert figures("copies", 4, marks, words) == [Figure("4", "inferred")]
    assert figures("points", 2, marks, words) == [Figure("2", None)]


def test_a_table_has_the_columns_of_all_its_rows() -> None:
    rows = '[[piece]]\nid = "long"\nwidth = 2\n[[piece]]\nid = "tall"\nheight = 2\n'
    (table,) = component_tables(rows, texts("en", "latium", "latium.games.founders"))
    assert [column.header for column in table.columns] == ["Name", "width", "height"]
