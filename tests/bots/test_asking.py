"""What is said of a bot that fails."""

import pytest

from latium.bots.asking import answering
from latium.bots.contract import BotFault
from latium.bots.value.weights import WeightsError
from latium.core.protocol import message
from latium.core.text import texts


def test_a_sentence_of_ours_is_said_in_the_reader_s_language() -> None:
    with pytest.raises(BotFault) as caught, answering("value", 0):
        raise WeightsError(message("weights-for-other", file="founders-2.json"))
    assert "les poids de founders-2.json sont" in texts("fr", "latium").sentence(caught.value.message)


def test_any_other_failure_is_named() -> None:
    with pytest.raises(BotFault, match=r"failed: ValueError: no such thing"), answering("value", 0):
        raise ValueError("no such thing")
