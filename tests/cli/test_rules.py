"""The rulebook in the terminal."""

from tests.cli.running import latium


def test_the_whole_rulebook_in_both_languages() -> None:
    english, french = latium("rules", "founders"), latium("rules", "founders", "--lang", "fr")
    assert english.exit_code == french.exit_code == 0
    assert "F-12.8" in english.output
    assert "F-12.8" in french.output
    assert english.output != french.output


def test_one_clause_with_its_rulings() -> None:
    output = latium("rules", "founders", "--clause", "f-4.5").output
    assert output.startswith("F-4.5 ")
    assert "Ruling 13" in output
    assert "F-4.6" not in output
    assert "Décision 13" in latium("rules", "founders", "--clause", "F-4.5", "--lang", "fr").output


def test_a_drawing_in_an_example_keeps_its_lines() -> None:
    lines = latium("rules", "founders", "--clause", "F-4.4").output.splitlines()
    drawn = [line.strip("▌ ").split() for line in lines[-7:]]
    assert ["5", "(4)", "fo", "cl", "(6)"] in drawn
    assert ["d", "e", "f", "g"] in drawn


def test_a_chapter() -> None:
    output = latium("rules", "founders", "--clause", "F-10").output
    assert "F-10.1 " in output
    assert "F-10.4 " in output
    assert "F-11.1 " not in output


def test_an_unknown_clause_names_its_neighbours() -> None:
    result = latium("rules", "founders", "--clause", "F-99.1")
    assert result.exit_code == 2
    assert "F-9.1" in result.stderr


def test_without_a_game_it_asks_which() -> None:
    result = latium("rules")
    assert result.exit_code == 2
    assert "founders" in result.stderr


def test_forty_columns_are_enough() -> None:
    lines = latium("rules", "founders", COLUMNS="40").output.splitlines()
    assert max(map(len, lines)) <= 40
