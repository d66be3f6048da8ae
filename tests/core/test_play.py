"""The checked door."""

import pytest

from latium.core.errors import Fault, IllegalMove, NotationError
from latium.core.play import play, read_legal
from latium.core.seats import CHANCE
from tests.core.toy import GAME
from tests.core.toy.game import Dealt, Move

START = GAME.setup(2, {"first": 1, "long": False})


def test_play_gives_a_new_state_and_what_happened() -> None:
    after, events = play(GAME, START, CHANCE, Move("deal", 4))
    assert events == [Dealt(0, 4)]
    assert after.cards == [4, None]
    assert START.cards == [None, None]


def test_an_illegal_move_carries_its_refusal() -> None:
    with pytest.raises(IllegalMove, match=r"^W-2\.1: It is not the turn of seat 1, ") as illegal:
        play(GAME, START, 0, Move("deal", 4))
    assert illegal.value.refusal.clause == "W-2.1"


@pytest.mark.parametrize(
    ("text", "fault"), [("fly", Fault.UNREADABLE), ("deal 9", Fault.FORBIDDEN), ("deal x", Fault.UNREADABLE)]
)
def test_a_notation_says_which_question_failed(text: str, fault: Fault) -> None:
    with pytest.raises(NotationError) as wrong:
        read_legal(GAME, START, CHANCE, text)
    assert wrong.value.fault is fault
    assert (wrong.value.refusal is not None) == (fault is Fault.FORBIDDEN)


def test_an_ambiguous_notation_names_what_it_may_mean() -> None:
    state = START.copy()
    state.step = "take"
    with pytest.raises(NotationError) as wrong:
        read_legal(GAME, state, 0, "")
    assert wrong.value.fault is Fault.AMBIGUOUS
    assert wrong.value.candidates == ("take", "leave")


def test_a_legal_notation_is_its_action() -> None:
    assert read_legal(GAME, START, CHANCE, "deal 3") == Move("deal", 3)
