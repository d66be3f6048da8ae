"""Actions as a person types them and as JSON carries them."""

from typing import Any

import pytest

from latium.core.errors import Fault, NotationError
from latium.games.first_empires import GAME
from latium.games.first_empires.actions import (
    Action,
    Assign,
    Begin,
    Blacken,
    Bring,
    Convert,
    Draw,
    Finish,
    Found,
    Halt,
    Invade,
    Move,
    Place,
    Raise,
    Reroll,
    Rest,
    Retreat,
    Roll,
    Score,
    Stop,
    TurnUp,
)
from latium.games.first_empires.catalogue import BLACK, BLUE, GREEN, ORANGE, PURPLE
from latium.games.first_empires.notation import NOTATION
from latium.games.first_empires.rules.dice import packed
from latium.games.first_empires.state import State
from latium.testing import rule
from tests.games.first_empires.drawing import legal, table

STATE = table(
    civilizations=("huaxia", "etruria", "karthadst"),
    at={"scythia": (0, 2), "albion": (0, 1), "rus": (1, 1), "etruria": (1, 2)},
    hands={0: "gansu-road jade-tribute"},
    dice="o b",
    points=4,
)
CATALOGUE = STATE.catalogue
SCYTHIA, RUS, ALBION, PARSA = (CATALOGUE.region_index[id] for id in ("scythia", "rus", "albion", "parsa"))
GANSU = CATALOGUE.card_index["gansu-road"]

WRITTEN: list[tuple[Action, str, dict[str, Any]]] = [
    (
        Assign(CATALOGUE.civilization_index["mupata"]),
        "assign mupata",
        {"do": "assign", "civilization": "mupata"},
    ),
    (Begin(1), "first 2", {"do": "first", "seat": 2}),
    (Draw(GANSU), "draw gansu-road", {"do": "draw", "card": "gansu-road"}),
    (Roll(BLACK), "roll black", {"do": "roll", "face": "black"}),
    (TurnUp(3), "turn-up 3", {"do": "turn-up", "value": 3}),
    (Reroll(packed([0, 1, 1, 0, 0, 0])), "reroll b p", {"do": "reroll", "dice": "b p"}),
    (Reroll(packed([0, 0, 0, 2, 1, 1])), "reroll g g y k", {"do": "reroll", "dice": "g g y k"}),
    (Stop(), "stop", {"do": "stop"}),
    (
        Blacken(GANSU, ORANGE),
        "black gansu-road orange",
        {"do": "black", "card": "gansu-road", "face": "orange"},
    ),
    (Move(SCYTHIA, RUS), "move scythia rus", {"do": "move", "source": "scythia", "target": "rus"}),
    (Invade(RUS), "invade rus", {"do": "invade", "target": "rus"}),
    (Bring(SCYTHIA), "bring scythia", {"do": "bring", "source": "scythia"}),
    (Halt(), "halt", {"do": "halt"}),
    (Retreat(RUS), "retreat rus", {"do": "retreat", "region": "rus"}),
    (
        Convert(GANSU, PURPLE, ORANGE),
        "convert gansu-road purple orange",
        {"do": "convert", "card": "gansu-road", "face": "purple", "into": "orange"},
    ),
    (Raise(GREEN), "raise green", {"do": "raise", "track": "green"}),
    (Rest(), "rest", {"do": "rest"}),
    (Place(RUS), "place rus", {"do": "place", "region": "rus"}),
    (Found(ORANGE, ALBION), "city orange albion", {"do": "city", "track": "orange", "region": "albion"}),
    (Score(GANSU), "score gansu-road", {"do": "score", "card": "gansu-road"}),
    (Finish(), "finish", {"do": "finish"}),
]


def fault(text: str, state: State = STATE) -> NotationError:
    with pytest.raises(NotationError) as caught:
        GAME.read(state, 0, text)
    return caught.value


@rule("E-3.3", "E-1.7")
@pytest.mark.parametrize(("action", "text", "data"), WRITTEN, ids=[text for _, text, _ in WRITTEN])
def test_every_action_is_written_and_read_back(action: Action, text: str, data: dict[str, Any]) -> None:
    assert GAME.write(STATE, action) == text
    assert GAME.read(STATE, 0, text) == action
    assert GAME.read(STATE, 0, f"  {text.upper()} ") == action
    assert GAME.pack(STATE, action) == data
    assert GAME.unpack(STATE, data) == action


@rule("E-3.3")
def test_every_verb_is_written_here() -> None:
    assert {text.split()[0] for _, text, _ in WRITTEN} == set(NOTATION.by_word)


@rule("E-3.3")
def test_no_two_actions_are_equal() -> None:
    actions = [action for action, _, _ in WRITTEN]
    assert len(set(actions)) == len(actions)
    assert all((one == other) == (one is other) for one in actions for other in actions)


@rule("E-4.2")
@pytest.mark.parametrize("text", ["reroll p b b", "reroll b p b", "reroll b b p", "reroll  B  P  B"])
def test_dice_may_be_named_in_any_order(text: str) -> None:
    assert GAME.read(STATE, 0, text) == Reroll(packed([0, 2, 1, 0, 0, 0]))


@rule("E-4.2")
def test_in_json_dice_have_one_order() -> None:
    with pytest.raises(NotationError):
        GAME.unpack(STATE, {"do": "reroll", "dice": "p b"})


@rule("E-5.1")
@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("move scythia", Move(SCYTHIA, PARSA)),  # Etruria and Rus are rivals'
        ("m scy pars", Move(SCYTHIA, PARSA)),
        ("inv ru", Invade(RUS)),
        ("black gansu b", Blacken(GANSU, BLUE)),
        ("bl jade o", Blacken(CATALOGUE.card_index["jade-tribute"], ORANGE)),
        ("h", Halt()),
    ],
)
def test_words_may_be_cut_short_and_what_is_certain_left_out(text: str, action: Action) -> None:
    assert GAME.read(STATE, 0, text) == action


@rule("E-3.3")
def test_a_text_that_fits_several_moves_is_ambiguous_and_names_them() -> None:
    caught = fault("black gansu")
    assert caught.fault is Fault.AMBIGUOUS
    assert caught.candidates == ("black gansu-road orange", "black gansu-road blue")
    assert str(caught) == "“black gansu” could be: black gansu-road orange, black gansu-road blue."


@rule("E-3.3")
def test_a_move_the_rules_forbid_can_be_read_all_the_same() -> None:
    assert "move albion rus" not in legal(STATE)
    assert GAME.read(STATE, 0, "move albion rus") == Move(ALBION, RUS)
    assert GAME.read(STATE, 0, "sco celest") == Score(CATALOGUE.card_index["celestial-cavalry"])


@rule("E-3.3", "E-1.2")
@pytest.mark.parametrize(
    ("text", "detail"),
    [
        ("", "nothing was typed."),
        ("   ", "nothing was typed."),
        ("fly", "there is no such move; what can be done now: black, halt, invade, move."),
        ("move scythia atlantis", "it is written move <source> <target>."),
        ("move scythia thule", "it is written move <source> <target>."),  # not with three players
        ("reroll", "it is written reroll <dice>."),
        ("reroll x", "it is written reroll <dice>."),
        ("reroll b b b b b b", "it is written reroll <dice>."),
        ("raise black", "it is written raise <track>."),
        ("first 6", "it is written first <seat>."),
        ("first 0", "it is written first <seat>."),
        ("turn-up 12", "it is written turn-up <value>."),
        ("convert gansu-road purple", "it is written convert <card> <face> <into>."),
        ("finish now", "it is written finish."),
    ],
)
def test_what_is_no_move_says_how_it_is_written(text: str, detail: str) -> None:
    caught = fault(text)
    assert caught.fault is Fault.UNREADABLE
    assert str(caught) == f"“{text}” is no move: {detail}"


@rule("E-3.3")
@pytest.mark.parametrize(
    "data",
    [
        None,
        "halt",
        [],
        {},
        {"do": 1},
        {"do": "fly"},
        {"do": "halt", "region": "rus"},
        {"do": "move", "source": "scythia"},
        {"do": "move", "source": "scythia", "target": 4},
        {"do": "move", "source": "scythia", "target": "thule"},
        {"do": "first", "seat": "2"},
        {"do": "first", "seat": True},
        {"do": "first", "seat": 0},
        {"do": "first", "seat": 6},
        {"do": "turn-up", "value": "2"},
        {"do": "turn-up", "value": 12},
        {"do": "roll", "face": "red"},
        {"do": "raise", "track": "black"},
        {"do": "reroll", "dice": ""},
        {"do": "reroll", "dice": "b x"},
        {"do": "reroll", "dice": ["b"]},
        {"do": "reroll", "dice": "b b b b b b"},
        {"do": "score", "card": "GANSU-ROAD"},
    ],
)
def test_data_that_is_no_action_is_unreadable(data: Any) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.unpack(STATE, data)
    assert caught.value.fault is Fault.UNREADABLE
