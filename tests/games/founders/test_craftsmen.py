"""Chapter F-10: craftsmen."""

import pytest

from latium.core.seats import CHANCE
from latium.games.founders import GAME
from latium.games.founders.events import Hired, Settled
from latium.testing import rule
from tests.games.founders.drawing import (
    after,
    can,
    clause,
    events,
    hand,
    laid,
    legal,
    points,
    refusal,
    step_of,
    table,
    view,
)

CELLS = {"iron": "e5", "gold": "f5", "cloth": "g5", "wine": "h5", "horses": "i5", "fish": "j5"}
"""Where `EVERY_VILLAGE` makes each good."""
EVERY_VILLAGE = "mi gm we wi hf fi"

# --- F-10.1


@rule("F-10.1")
def test_the_craftsman_gained_is_drawn_by_chance_each_as_likely_as_the_next() -> None:
    state = after(table("mi cl", city="ws-iron", hand={1: "wine"}), "add workshop-iron e6")
    assert GAME.to_act(state) == (CHANCE,)
    assert legal(state) == ["hire iron", "hire gold", "hire cloth", "hire horses", "hire fish"]
    assert list(GAME.weights(state)) == [1, 1, 1, 1, 1]
    assert clause(state, "hire wine") == "F-3.2"


@rule("F-10.1")
def test_the_player_does_not_choose_the_craftsman() -> None:
    state = after(table("mi cl", city="ws-iron"), "add workshop-iron e6")
    assert refusal(state, "hire gold", seat=0) == ("F-3.2", "chance-first", {})


@rule("F-10.1", "F-6.6")
def test_the_craftsman_drawn_is_shown_to_all() -> None:
    state = table("mi cl", city="ws-iron")
    assert events(state, "add workshop-iron e6", "hire gold")[-1] == Hired(seat=0, good="gold")
    state = after(state, "add workshop-iron e6", "hire gold")
    assert view(state).players[0].hand.craftsmen == ("gold",)
    assert "gold" not in view(state).craftsmen
    assert step_of(state) == ("Opening", 1)


@rule("F-10.1")
def test_the_last_craftsman_is_the_only_one_to_draw() -> None:
    state = table("mi cl", city="ws-iron", hand={0: "iron gold cloth", 1: "wine horses"})
    assert legal(after(state, "add workshop-iron e6")) == ["hire fish"]


# --- F-10.2


@rule("F-10.2")
@pytest.mark.parametrize(("good", "cell"), CELLS.items())
def test_a_craftsman_goes_on_a_village_tile_that_makes_its_good(good: str, cell: str) -> None:
    state = table(EVERY_VILLAGE, step="TokenStep", hand=good)
    assert legal(state) == ["keep", f"craftsman {good} {cell}"]
    settled = events(state, f"craftsman {good} {cell}")
    assert settled == [Settled(seat=0, good=good, tile=laid(state)[cell].tile, cell=cell)]


@rule("F-10.2")
def test_every_own_tile_of_the_good_may_be_chosen() -> None:
    state = table("mi me mi", "mi mi", step="TokenStep", hand="iron")
    assert set(legal(state, "craftsman")) == {"craftsman iron e5", "craftsman iron g5"}


@rule("F-10.2")
@pytest.mark.parametrize(
    ("cell", "message", "args"),
    [
        ("e5", "craftsman-on-pillaged", {"tile": "tile-mine", "cell": "e5"}),
        ("f5", "craftsman-twice", {"tile": "tile-mine", "cell": "f5"}),
        ("g5", "makes-another-good", {"tile": "tile-winery", "cell": "g5", "resource": "resource-iron"}),
        ("h5", "makes-another-good", {"tile": "tile-marketplace-iron", "cell": "h5", "resource": "resource-iron"}),
        ("i5", "makes-another-good", {"tile": "tile-forest", "cell": "i5", "resource": "resource-iron"}),
        ("j5", "no-own-tile", {"cell": "j5"}),
    ],
)
def test_where_a_craftsman_cannot_go_is_told(cell: str, message: str, args: dict[str, str]) -> None:
    state = table("mi! mi* wi mk-iron fo", step="TokenStep", hand="gold")
    # A second craftsman of iron, which the box does not hold: else no tile could be taken for want of one to play.
    state.hands[0].craftsmen = 1 << state.catalogue.resource_index["iron"]
    assert legal(state) == ["keep"]
    assert refusal(state, f"craftsman iron {cell}") == ("F-10.2", message, args)


@rule("F-10.2", "F-8.3")
def test_a_coin_is_no_obstacle_for_a_craftsman() -> None:
    state = table("mi$ me", step="TokenStep", nature="la", hand="iron")
    assert can(state, "craftsman iron e5")
    state = after(state, "craftsman iron e5")
    assert (laid(state)["e5"].coin, laid(state)["e5"].craftsman) == (True, "iron")
    state = after(state, "add lake e6")
    assert hand(state) == "coin"
    assert laid(state)["e5"].craftsman == "iron"


@rule("F-10.2", "F-1.6")
def test_only_village_goods_have_craftsmen() -> None:
    state = table("mi me", step="TokenStep", hand="iron")
    assert refusal(state, "craftsman wood f5") == ("F-1.6", "no-such-craftsman", {"resource": "resource-wood"})
    assert refusal(state, "craftsman coin f5") == ("F-1.6", "no-such-craftsman", {"resource": "resource-coin"})


@rule("F-10.2", "F-6.6")
@pytest.mark.parametrize("good", ["iron", "fish"])
def test_a_craftsman_somebody_else_holds_cannot_be_laid(good: str) -> None:
    state = table(EVERY_VILLAGE, step="TokenStep", hand={0: "gold", 1: "iron fish"})
    args = {"token": f"craftsman-{good}"}
    assert refusal(state, f"craftsman {good} {CELLS[good]}") == ("F-6.6", "no-such-token", args)


# --- F-10.3


@rule("F-10.3")
def test_a_tile_with_a_craftsman_gives_nothing_any_more() -> None:
    state = table("mi me", step="TokenStep", nature="la", city="mk-iron", hand="iron")
    assert can(after(state, "keep"), "add marketplace-iron e6")
    state = after(state, "craftsman iron e5")
    assert refusal(state, "add marketplace-iron e6") == (
        "F-10.3",
        "source-has-craftsman",
        {
            "tile": "tile-marketplace-iron",
            "cell": "e6",
            "resource": "resource-iron",
            "source": "tile-mine",
            "where": "e5",
        },
    )
    state = after(state, "add lake d5", "open nature", "reveal lake", "add lake e6", "open nature", "reveal lake")
    assert not can(state, "add marketplace-iron e6")


@rule("F-10.3", "F-8.2")
def test_a_tile_with_a_craftsman_sells_nothing() -> None:
    assert legal(table("me me", "mi* apollo", step="TokenStep", hand="coin")) == ["keep"]


@rule("F-10.3", "F-12.2")
def test_a_craftsman_brings_two_points_instead_of_one() -> None:
    state = table("mi me", step="TokenStep", hand="iron")
    assert points(state) == 1
    state = after(state, "craftsman iron e5")
    assert points(state) == 2
    assert laid(state)["e5"].craftsman == "iron"


@rule("F-10.3")
def test_a_craftsman_makes_nothing_of_the_mines_around_it_dead() -> None:
    assert can(table("mi* me mi", city="mk-iron"), "add marketplace-iron f6")


# --- F-10.4


@rule("F-10.4")
def test_a_delivered_good_makes_no_target() -> None:
    nation = """
        6  mi  la
        5  wi  la
           e   f
    """
    state = table(nation, step="TokenStep", hand="iron", carriages="e5")
    assert legal(state) == ["keep", "craftsman iron e6"]
    args = {"tile": "tile-winery", "cell": "e5", "resource": "resource-iron"}
    assert refusal(state, "craftsman iron e5") == ("F-10.4", "good-only-delivered", args)
    assert clause(table(nation, step="TokenStep", hand="iron"), "craftsman iron e5") == "F-10.2"
    without = nation.replace("mi", "fi")
    assert clause(table(without, step="TokenStep", hand="iron", carriages="e5"), "craftsman iron e5") == "F-10.2"
