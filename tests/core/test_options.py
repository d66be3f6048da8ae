"""Options: complete, valid, and errors that say what would have been right."""

import msgspec
import pytest

from latium.core.errors import OptionError
from latium.core.options import default, find, first_option, first_seat, parse_option, resolve
from latium.core.protocol import Option, OptionValue
from tests.core.toy import GAME

FACTS = msgspec.structs.replace(
    GAME.facts,
    options=(
        *GAME.facts.options,
        Option("pace", 2, (1, 2, None)),
        Option("components", None),
    ),
)


def test_everything_has_its_default() -> None:
    assert resolve(FACTS, 2, {}) == {"first": "random", "long": False, "pace": 2, "components": None}


def test_simulations_have_defaults_of_their_own() -> None:
    assert resolve(FACTS, 2, {}, simulated=True)["long"] is True
    assert default(find(FACTS, "pace"), simulated=True) == 2


def test_what_is_given_counts() -> None:
    given = {"first": 2, "long": True, "pace": None, "components": "text"}
    assert resolve(FACTS, 2, given, simulated=True) == given


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"speed": 1}, "there is no option speed. The options are: first, long, pace, components."),
        ({"long": 1}, "the option long cannot be 1; it can be: false, true."),
        ({"pace": True}, "the option pace cannot be true; it can be: 1, 2, none."),
        ({"pace": 3}, "the option pace cannot be 3; it can be: 1, 2, none."),
        ({"first": 0}, "the option first cannot be 0; it can be: random, 1, 2, 3."),
        ({"first": 3}, "the option first cannot be 3: this table has only 2 seats."),
        ({"components": 5}, "the option components cannot be 5; it can be any text, or none."),
    ],
)
def test_a_wrong_option_is_told_what_is_right(given: dict[str, OptionValue], sentence: str) -> None:
    with pytest.raises(OptionError) as wrong:
        resolve(FACTS, 2, given)
    assert str(wrong.value) == sentence


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 99])
def test_a_game_has_its_seat_counts(seats: int) -> None:
    with pytest.raises(OptionError, match=f"^wager is played with 2, 3 seats, not {seats}\\.$"):
        resolve(FACTS, seats, {})


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("long=true", True),
        ("long = Yes", True),
        ("long=off", False),
        ("first=2", 2),
        ("first=random", "random"),
        ("pace=none", None),
        ("components=a=b", "a=b"),
        ("components=none", None),
    ],
)
def test_a_command_line_spells_values(text: str, value: OptionValue) -> None:
    assert parse_option(FACTS, text) == (text.partition("=")[0].strip(), value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("long", "an option is written name=value, not long."),
        ("long=perhaps", "the option long cannot be perhaps; it can be: false, true."),
        ("=1", "there is no option . The options are: first, long, pace, components."),
    ],
)
def test_a_command_line_is_told_what_is_right(text: str, sentence: str) -> None:
    with pytest.raises(OptionError) as wrong:
        parse_option(FACTS, text)
    assert str(wrong.value) == sentence


def test_people_count_seats_from_one() -> None:
    assert first_option((2, 4)).choices == ("random", 1, 2, 3, 4)
    assert first_seat({"first": 1}) == 0
    assert first_seat({"first": "random"}) is None
