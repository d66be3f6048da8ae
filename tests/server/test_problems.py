"""Errors as a reader gets them."""

import re

from latium.core.protocol import message
from latium.server.errors import BadRequest
from latium.server.problems import problem_of

UNKNOWN = BadRequest(message("game-unknown", name="chess", close="founders", known="founders"))


def test_no_line_of_a_french_sentence_can_begin_with_a_mark() -> None:
    said = problem_of(UNKNOWN, "fr").sentence
    assert said.count("\N{NO-BREAK SPACE}") == 3
    assert not re.search(r"\S [:;?!»]|« ", said)


def test_an_english_sentence_is_as_it_was_written() -> None:
    assert "\N{NO-BREAK SPACE}" not in problem_of(UNKNOWN, "en").sentence
