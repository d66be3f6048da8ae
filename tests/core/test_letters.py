"""What cannot be seen is found."""

import pytest

from latium.core.letters import legible, seen


@pytest.mark.parametrize("letter", ["\u034f", "\u115f", "\u200c", "\u200d", "\u2800", "\u3164", "\ufe0f", "\U000e0100"])
def test_what_leaves_no_trace_is_found(letter: str) -> None:
    assert seen(f"Cae{letter}sar") == "Caesar"
    assert legible(f"Cae{letter}sar") == f"Cae{letter.encode('unicode_escape').decode()}sar"


@pytest.mark.parametrize("text", ["Caesar", "Zoë", "e\u0301", "Цезарь", "凯撒", "קיסר", "🦊", "./my bot --fast"])
def test_what_is_seen_stays_as_it_is(text: str) -> None:
    assert (seen(text), legible(text)) == (text, text)


def test_blanks_in_a_row_are_counted_out() -> None:
    assert legible("true   ; touch it") == "true␣␣␣; touch it"
    assert legible("true\t\n\xa0") == r"true\t\n\xa0"
