"""Sentences: grammar comes with the argument, gaps are loud in tests and harmless in play."""

import pytest

from latium.core.protocol import Argument, Message, Player, Refusal, Term
from latium.core.text import MissingTextError, Texts, capitalised, gaps, shape, shown, texts

ENGLISH = """
wood = wood
    .a = some wood
stone = stone
    .a = some stone
need = needs { $what_a }, that is { $what } ({ $what_count }), or one of { $what_or }.
went = { $who_you ->
    [yes] You
   *[no] { $who }, seat { $who_seat },
} went to { $place }.
refusal-far = { $cell } is { $steps ->
    [one] one step
   *[other] { $steps } steps
} too far.
"""

FRENCH = """
wood = bois
    .a = du bois
    .the = le bois
    .gender = masculine
stone = pierre
    .a = de la pierre
    .the = la pierre
    .gender = feminine
need = il faut { $what_a }.
fine = { $what_the } est { $what_gender ->
    [feminine] belle
   *[masculine] beau
}.
"""

en = Texts("en", ENGLISH, strict=True)
fr = Texts("fr", FRENCH, strict=True)
RESOURCES = (Term("wood"), Term("stone"))


def test_a_list_of_terms_is_joined_as_the_language_does() -> None:
    assert en.sentence(Message("need", {"what": RESOURCES})) == (
        "Needs some wood and some stone, that is wood and stone (2), or one of wood or stone."
    )
    assert fr.sentence(Message("need", {"what": RESOURCES})) == "Il faut du bois et de la pierre."
    assert fr.sentence(Message("need", {"what": RESOURCES[:1]})) == "Il faut du bois."
    assert fr.sentence(Message("need", {"what": ()})) == "Il faut ."


@pytest.mark.parametrize(("term", "sentence"), [("wood", "Le bois est beau."), ("stone", "La pierre est belle.")])
def test_a_term_brings_article_and_gender(term: str, sentence: str) -> None:
    assert fr.sentence(Message("fine", {"what": Term(term)})) == sentence


def test_a_form_a_term_lacks_is_its_plain_name() -> None:
    assert en.term("wood", "the") == en.term("wood") == "wood"
    assert fr.term("wood", "of") == "bois"


def test_players_are_named_for_the_reader() -> None:
    message = Message("went", {"who": Player(1), "place": "c4"})
    assert en.sentence(message, ["Ada", "Ben"]) == "Ben, seat 2, went to c4."
    assert en.sentence(message, ["Ada", "Ben"], reader=0) == "Ben, seat 2, went to c4."
    assert en.sentence(message, ["Ada", "Ben"], reader=1) == "You went to c4."
    assert en.sentence(message) == "2, seat 2, went to c4."


@pytest.mark.parametrize(("steps", "words"), [(1, "one step"), (2, "2 steps")])
def test_a_refusal_is_a_sentence_of_its_own_kind(steps: int, words: str) -> None:
    args: dict[str, Argument] = {"cell": "c4", "steps": steps}
    assert en.sentence(Refusal("X-1.1", "far", args)) == f"C4 is {words} too far."


def test_no_isolation_marks() -> None:
    assert "\u2068" not in en.sentence(Message("went", {"who": Player(0), "place": "c4"}), ["Ada"])


def test_a_missing_message_is_an_error_in_tests_and_its_id_in_play() -> None:
    with pytest.raises(MissingTextError, match="en: there is no message nothing"):
        en.format("nothing")
    assert Texts("en", ENGLISH).format("nothing") == "nothing"


def test_a_missing_argument_is_an_error_in_tests_and_visible_in_play() -> None:
    with pytest.raises(MissingTextError, match="went"):
        en.sentence(Message("went", {"who": Player(0)}))
    assert "place" in Texts("en", ENGLISH).sentence(Message("went", {"who": Player(0)}))


def test_a_missing_term_is_an_error_unless_the_components_name_it() -> None:
    with pytest.raises(MissingTextError, match="no message bronze"):
        en.sentence(Message("need", {"what": (Term("bronze"),)}))
    named = en.with_names({"bronze": "bronze"})
    assert named.sentence(Message("need", {"what": (Term("bronze"),)})).startswith("Needs bronze, that is bronze (1)")


@pytest.mark.parametrize("number", [10**28 - 1, 10**28, -(10**40)])
def test_a_number_of_any_size_can_be_said(number: int) -> None:
    assert en.sentence(Message("went", {"who": Player(0), "place": number}), ["Ada"]) == (
        f"Ada, seat 1, went to {number}."
    )


@pytest.mark.parametrize("place", [10**5000, "x" * 10_000], ids=["number", "text"])
def test_what_is_too_long_to_be_said_is_cut(place: int | str) -> None:
    for sentence in (en.sentence(Message("went", {"who": Player(0), "place": place}), ["Ada"]), went(place)):
        assert "…" in sentence
        assert "???" not in sentence


def went(place: int | str) -> str:
    return en.format("went", who="Ada", who_you="no", who_seat=1, place=place)


def test_what_others_wrote_commands_no_terminal() -> None:
    assert shown("Ada\x1b[2J\n\x9b\u202eeve") == "Ada [2J   eve"
    harmless = "Élodie\u202f: «\xa0as\xa0» 👩\u200d💻"
    assert shown(harmless) == harmless
    own = Texts("en", "greeting = Hello { $who }\nlake = Lake").with_names({"lake": "La\x1bke"})
    assert own.format("greeting", who="\x1bAda") == "Hello  Ada"
    assert own.term("lake") == "La ke"


def test_later_sources_win() -> None:
    assert Texts("en", "a = one", "a = two").format("a") == "two"


def test_packages_ship_their_texts() -> None:
    assert texts("fr", "tests.core.toy").term("move-bid", "the") == "la mise"
    assert not texts("fr", "tests.core").has("move-bid")


def test_only_the_first_letter_is_made_large() -> None:
    assert capitalised("élan at Rome") == "Élan at Rome"
    assert capitalised("") == ""


def test_two_languages_have_the_same_messages_attributes_and_arguments() -> None:
    assert gaps(ENGLISH, ENGLISH) == []
    assert gaps("a = { $x_the }\n    .gender = m\n", "a = { $x_of ->\n  *[y] n\n }\n") == []
    assert gaps("a = { $x }", "a = b") == ["a: the first uses x, the second nothing"]
    assert gaps("a = b\n    .c = d\n", "a = b\n") == ["a.c is missing in the second"]


def test_what_is_not_fluent_is_no_text() -> None:
    with pytest.raises(MissingTextError, match="not Fluent"):
        shape("a = { $x\n")
