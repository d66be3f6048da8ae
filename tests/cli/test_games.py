"""What there is to play."""

import pytest

from latium.cli.components import Figure, figures
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
