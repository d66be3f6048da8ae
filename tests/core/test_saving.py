"""Saved states: without loss, readable, and errors that say what is wrong."""

import json
from typing import Any

import pytest

from latium.core.errors import SaveError
from latium.core.saving import load, read, save
from latium.testing import Case, walk
from tests.core.toy import GAME

MIDDLE = walk(GAME, Case(2, {}), seed=5).states[6]


def saved(**changes: Any) -> str:
    return json.dumps({**json.loads(save(GAME, MIDDLE)), **changes})


def test_a_state_comes_back_as_it_was() -> None:
    assert load(GAME, save(GAME, MIDDLE)) == MIDDLE
    assert load(GAME, save(GAME, MIDDLE).encode()) == MIDDLE


def test_a_person_can_read_it() -> None:
    lines = save(GAME, MIDDLE).splitlines()
    assert lines[:3] == ["{", '  "format": "latium-state",', '  "version": 1,']
    assert read(save(GAME, MIDDLE)).game == "wager"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "this is not JSON, so it is no saved game."),
        ("{", "this is not JSON, so it is no saved game."),
        (save(GAME, MIDDLE)[:-20], "this is not JSON, so it is no saved game."),
        ("[" * 100_000, "this is not JSON, so it is no saved game."),
        (saved().replace("5", "5" * 5000), "this is not JSON, so it is no saved game."),
        (saved().replace("2,", "2" * 4000 + ",", 1), "this is not JSON, so it is no saved game."),
        ("[]", "this is no saved game of Latium."),
        ("{}", "this is no saved game of Latium."),
        (saved(version=2), "saved in version 2 of the format; this reads version 1."),
        (saved(game="founders"), "this is a saved game of founders, not of wager."),
        (saved(rules_version=9), "saved under rules version 9; this is version 1."),
        (saved(seats=3), "3 seats are announced, the state has 2."),
        (saved(state=None), "this saved game is incomplete: state: it should be an object, not nothing."),
        (saved(state={}), "the field options is missing."),
    ],
)
def test_what_is_no_saved_state_says_why(text: str, sentence: str) -> None:
    with pytest.raises(SaveError) as wrong:
        load(GAME, text)
    assert str(wrong.value) == sentence


def test_bytes_that_are_no_text_are_no_saved_state() -> None:
    with pytest.raises(SaveError, match="not JSON"):
        load(GAME, b"\xff\xfe\x00")
