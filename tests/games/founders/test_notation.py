"""Actions as a person types them and as JSON carries them."""

from typing import Any

import pytest

from latium.core.errors import Fault, NotationError
from latium.games.founders import GAME
from latium.games.founders.actions import (
    Action,
    Add,
    Answer,
    Begin,
    Buy,
    Draft,
    DrawNature,
    Finish,
    Hire,
    Keep,
    Lay,
    Open,
    Pillage,
    Propose,
    Reveal,
    Settle,
    Swap,
    Unite,
)
from latium.games.founders.catalogue import CITY, VILLAGE, catalogue_for
from latium.games.founders.grid import read_cell
from latium.testing import rule
from tests.games.founders.drawing import legal, table

CATALOGUE = catalogue_for(None, False)
MINE = CATALOGUE.index["mine"]
FOREST, CLIFF = CATALOGUE.index["forest"], CATALOGUE.index["cliff"]
WOOD, IRON = CATALOGUE.resource_index["wood"], CATALOGUE.resource_index["iron"]
C4 = read_cell("c4") or 0

WRITTEN: list[tuple[Action, str, dict[str, Any]]] = [
    (Begin(1), "first 2", {"do": "first", "seat": 2}),
    (Reveal(MINE), "reveal mine", {"do": "reveal", "tile": "mine"}),
    (Hire(IRON), "hire iron", {"do": "hire", "good": "iron"}),
    (Draft(FOREST), "draft forest", {"do": "draft", "tile": "forest"}),
    (
        Lay(FOREST, CLIFF, False),
        "lay forest beside cliff",
        {"do": "lay", "first": "forest", "side": "beside", "second": "cliff"},
    ),
    (
        Lay(CLIFF, FOREST, True),
        "lay cliff before forest",
        {"do": "lay", "first": "cliff", "side": "before", "second": "forest"},
    ),
    (Open(VILLAGE), "open village", {"do": "open", "stack": "village"}),
    (Keep(), "keep", {"do": "keep"}),
    (Pillage(1, C4), "war 2 c4", {"do": "war", "rival": 2, "cell": "c4"}),
    (Buy(1, C4, WOOD), "coin 2 c4 wood", {"do": "coin", "rival": 2, "cell": "c4", "resource": "wood"}),
    (Unite(C4), "carriage c4", {"do": "carriage", "cell": "c4"}),
    (Settle(IRON, C4), "craftsman iron c4", {"do": "craftsman", "good": "iron", "cell": "c4"}),
    (Add(MINE, C4), "add mine c4", {"do": "add", "tile": "mine", "cell": "c4"}),
    (Swap(MINE, C4), "swap mine c4", {"do": "swap", "tile": "mine", "cell": "c4"}),
    (DrawNature(), "draw", {"do": "draw"}),
    (Finish(), "finish", {"do": "finish"}),
    (Propose(), "propose", {"do": "propose"}),
    (Answer(True), "agree", {"do": "agree"}),
    (Answer(False), "refuse", {"do": "refuse"}),
]
STATE = table("fo cl", village="mi wi", nature="la")


def fault(text: str, step: str = "Adding") -> NotationError:
    with pytest.raises(NotationError) as caught:
        GAME.read(table("fo cl", village="mi wi", nature="la", step=step), 0, text)
    return caught.value


@rule("F-3.2", "F-1.8")
@pytest.mark.parametrize(("action", "text", "data"), WRITTEN, ids=[text for _, text, _ in WRITTEN])
def test_every_action_is_written_and_read_back(action: Action, text: str, data: dict[str, Any]) -> None:
    assert GAME.write(STATE, action) == text
    assert GAME.read(STATE, 0, text) == action
    assert GAME.read(STATE, 0, f"  {text.upper()} ") == action
    assert GAME.pack(STATE, action) == data
    assert GAME.unpack(STATE, data) == action


@rule("F-3.2")
def test_no_two_actions_are_equal() -> None:
    actions = [action for action, _, _ in WRITTEN]
    assert len(set(actions)) == len(actions)
    assert all((one == other) == (one is other) for one in actions for other in actions)


@rule("F-3.3")
@pytest.mark.parametrize(
    ("text", "action"), [("open v", Open(VILLAGE)), ("o vill", Open(VILLAGE)), ("open c", Open(CITY))]
)
def test_words_may_be_cut_short(text: str, action: Action) -> None:
    assert GAME.read(table("fo cl", step="Opening"), 0, text) == action


@rule("F-4.1")
def test_what_is_certain_may_be_left_out() -> None:
    state = table("fo wf", village="mi")
    assert set(legal(state, "add")) == {"add mine e6", "add mine e4", "add mine f6", "add mine f4"}
    assert GAME.read(state, 0, "add e6") == Add(MINE, read_cell("e6") or 0)
    assert GAME.read(state, 0, "a m e6") == Add(MINE, read_cell("e6") or 0)


@rule("F-8.5")
def test_of_a_village_tile_the_resource_need_not_be_named() -> None:
    state = table("fo cl", "hf me", step="TokenStep", hand="coin")
    horses = CATALOGUE.resource_index["horses"]
    assert GAME.read(state, 0, "coin 2 e5") == Buy(1, read_cell("e5") or 0, horses)
    with pytest.raises(NotationError) as caught:
        GAME.read(state, 0, "coin 2 f5")
    assert caught.value.fault is Fault.AMBIGUOUS
    assert caught.value.candidates == ("coin 2 f5 plants", "coin 2 f5 water")


@rule("F-4.1")
def test_a_text_that_fits_several_moves_is_ambiguous_and_names_them() -> None:
    caught = fault("open", step="Opening")
    assert caught.fault is Fault.AMBIGUOUS
    assert caught.candidates == ("open nature", "open village", "open city")


@rule("F-4.2")
def test_a_move_the_rules_forbid_can_be_read_all_the_same() -> None:
    state = table("fo cl", step="Opening")
    assert GAME.read(state, 0, "add mine c4") == Add(MINE, C4)


@rule("F-3.2")
@pytest.mark.parametrize(
    ("text", "detail"),
    [
        ("", "nothing was typed."),
        ("   ", "nothing was typed."),
        ("fly", "there is no such move; what can be done now: open, propose."),
        ("add palace e6", "it is written add <tile> <cell>."),
        ("add mine", "it is written add <tile> <cell>."),
        ("war 5 e5", "it is written war <rival> <cell>."),
        ("war 0 e5", "it is written war <rival> <cell>."),
        ("war " + "9" * 5000 + " e5", "it is written war <rival> <cell>."),
        ("coin 2 e5 honey", "it is written coin <rival> <cell> <resource>."),
        ("lay forest behind cliff", "it is written lay <first> <side> <second>."),
        ("draw two", "it is written draw."),
    ],
)
def test_what_is_no_move_says_how_it_is_written(text: str, detail: str) -> None:
    caught = fault(text, step="Opening")
    assert caught.fault is Fault.UNREADABLE
    quoted = text if len(text) < 400 else f"{text[:400]}…"
    assert str(caught) == f"“{quoted}” is no move: {detail}"


@rule("F-3.2")
def test_an_unknown_word_names_the_moves_there_are() -> None:
    assert fault("fly", step="Opening").candidates == ("open", "propose")


@rule("F-1.8")
@pytest.mark.parametrize("cell", ["e", "5", "e5e", "5e", "E 5", "zz99", "e123", "é5", "e٥", "--a1", ""])
def test_what_names_no_cell_is_no_cell(cell: str) -> None:
    with pytest.raises(NotationError):
        GAME.unpack(STATE, {"do": "add", "tile": "mine", "cell": cell})


@rule("F-3.2")
@pytest.mark.parametrize(
    "data",
    [
        None,
        "add mine c4",
        [],
        {},
        {"do": 1},
        {"do": "fly"},
        {"do": "keep", "cell": "c4"},
        {"do": "add", "tile": "mine"},
        {"do": "add", "tile": "mine", "cell": 4},
        {"do": "add", "tile": "palace", "cell": "c4"},
        {"do": "war", "rival": "2", "cell": "c4"},
        {"do": "war", "rival": True, "cell": "c4"},
        {"do": "war", "rival": 0, "cell": "c4"},
        {"do": "war", "rival": 5, "cell": "c4"},
        {"do": "lay", "first": "forest", "side": True, "second": "cliff"},
    ],
)
def test_data_that_is_no_action_is_unreadable(data: Any) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.unpack(STATE, data)
    assert caught.value.fault is Fault.UNREADABLE
