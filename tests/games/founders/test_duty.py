"""Chapter F-4: when a tile must be added, and when nobody can."""

import pytest

from latium.core.seats import CHANCE
from latium.games.founders import GAME
from latium.games.founders.events import Added, Collected, DrewNature, Finished
from latium.testing import rule
from latium.testing.walks import Case, walk
from tests.games.founders.drawing import (
    acting,
    after,
    can,
    clause,
    events,
    hand,
    laid,
    legal,
    refusal,
    row,
    stack_size,
    step_of,
    table,
    view,
)

# --- when the duty is tested


@rule("F-4.10")
def test_a_token_that_would_make_an_addition_possible_need_not_be_played() -> None:
    """With a coin for wood the mine could be added; without it nothing can, and that is allowed."""
    state = table("cl cl", "la la", village="mi", hand="coin", step="TokenStep")
    state = after(state, "keep")
    assert can(state, "draw")
    assert not legal(state, "add")


@rule("F-4.10")
def test_after_a_purchase_that_makes_an_addition_possible_the_duty_holds() -> None:
    state = table("cl cl", "la la", village="mi", hand="coin", step="TokenStep")
    state = after(state, "coin 2 e5 wood")
    assert can(state, "add mine e6")
    assert refusal(state, "draw") == ("F-4.11", "something-can-be-added", {})


@rule("F-4.10")
def test_the_duty_is_judged_with_the_carriage_that_was_played() -> None:
    state = table("hera cl\nfo me", "la la", village="mi", hand="carriage", step="TokenStep")
    assert not can(after(state, "keep"), "add mine d5")
    united = after(state, "carriage e5")
    assert can(united, "add mine d5")
    assert clause(united, "draw") == "F-4.11"


@rule("F-4.10")
def test_the_duty_is_judged_with_the_craftsman_that_was_played() -> None:
    state = table("mi wf", "la la", city="ws-iron", hand="iron", step="TokenStep")
    assert clause(after(state, "keep"), "draw") == "F-4.11"
    settled = after(state, "craftsman iron e5")
    assert can(settled, "draw")
    assert refusal(settled, "add workshop-iron e6") == (
        "F-10.3",
        "source-has-craftsman",
        {
            "tile": "tile-workshop-iron",
            "cell": "e6",
            "resource": "resource-iron",
            "source": "tile-mine",
            "where": "e5",
        },
    )


# --- nothing to add


@rule("F-4.11")
def test_who_can_neither_add_nor_swap_draws() -> None:
    state = table("me me", "la la", village="mi")
    assert legal(state) == ["draw"]
    assert refusal(state, "finish") == ("F-4.11", "must-draw", {})
    assert acting(after(state, "draw")) == CHANCE


@rule("F-4.11", "F-5.12")
def test_a_swap_is_open_beside_the_draw_and_never_forced() -> None:
    """Forest and cliff are too far apart for a new cell, but the tile between them has both beside it."""
    drawing = """
        6  fo  .   .
        5  me  me  me
        4  .   .   cl
           e   f   g
    """
    state = table(drawing, "la la", village="mi")
    assert legal(state) == ["draw", "swap mine f5"]


@rule("F-4.11")
def test_it_takes_an_empty_nature_row() -> None:
    assert not can(table("me me", "la la", village="mi", nature="fo"), "draw")
    for seed in range(6):
        path = walk(GAME, Case(3, {"agreement": False}), seed)
        for state in path.states:
            if state.pending and acting(state) != CHANCE and {"draw", "finish"} & set(legal(state)):
                assert row(state, "nature") == []


@rule("F-4.12")
def test_the_drawn_tile_is_added_at_once_on_any_cell_with_contact() -> None:
    state = table("me me", "la la", village="mi")
    state = after(state, "draw", "reveal forest")
    assert step_of(state) == ("Placing", 0)
    assert {text.split()[2] for text in legal(state, "add")} == {"d5", "e6", "e4", "f6", "f4", "g5"}
    assert {text.split()[1] for text in legal(state)} == {"forest"}
    state = after(state, "add forest d5")
    assert (laid(state)["d5"].tile, step_of(state)) == ("forest", ("Opening", 1))


@rule("F-4.12")
def test_the_drawn_tile_never_lies_in_the_row() -> None:
    state = table("me me", "la la", village="mi mi mi mi mi", stacks={"nature": "fo gr"})
    drawn = after(state, "draw", "reveal forest")
    assert row(drawn, "nature") == []
    assert len(row(drawn, "village")) == 5
    assert view(drawn).cleared == view(state).cleared
    assert stack_size(drawn, "nature") == 1
    assert row(after(drawn, "add forest d5"), "nature") == []


@rule("F-4.12")
def test_the_drawn_tile_and_no_other_is_to_be_placed() -> None:
    state = table("fo cl", "la la", village="mi", drawn="gr")
    must = {"tile": "tile-grove"}
    assert refusal(state, "add mine e6") == ("F-4.12", "place-the-drawn-tile", must)
    assert refusal(state, "swap mine e5") == ("F-4.12", "place-the-drawn-tile", must)
    assert clause(state, "add grove h5") == "F-4.3"
    assert clause(state, "add grove e5") == "F-4.17"
    assert clause(state, "draw") == "F-3.2"
    assert clause(state, "finish") == "F-3.2"


@rule("F-4.12")
def test_the_draw_is_told() -> None:
    happened = events(table("me me", "la la", village="mi"), "draw", "reveal forest", "add forest d5")
    assert happened == [DrewNature(seat=0, tile="forest"), Added(seat=0, tile="forest", cell="d5", gifts=())]


@rule("F-4.13")
def test_the_drawn_tile_may_replace_a_tile() -> None:
    state = table("me me", "la la", village="mi", drawn="gr")
    assert set(legal(state, "swap")) == {"swap grove e5", "swap grove f5"}
    state = after(state, "swap grove e5")
    assert laid(state)["e5"].tile == "grove"
    assert view(state).players[0].swapped == ("meadow",)


@rule("F-4.13")
def test_the_drawn_tile_replaces_only_a_tile_that_is_there() -> None:
    assert clause(table("me me", "la la", village="mi", drawn="gr"), "swap grove d5") == "F-5.1"


# --- an empty nature stack


@rule("F-4.14")
def test_with_an_empty_nature_stack_the_turn_ends_without_a_tile() -> None:
    state = table("me$ me", "la la", village="mi", stacks={"nature": ""})
    assert legal(state) == ["finish"]
    assert refusal(state, "draw") == ("F-4.14", "nature-stack-empty", {})
    assert events(state, "finish") == [Finished(seat=0), Collected(seat=0, count=1)]
    state = after(state, "finish")
    assert (step_of(state), len(laid(state)), hand(state)) == (("Opening", 1), 2, "coin")


@rule("F-4.14")
def test_with_an_empty_nature_stack_a_swap_is_still_open_and_voluntary() -> None:
    drawing = """
        6  fo  .   .
        5  me$ me  me
        4  .   .   cl
           e   f   g
    """
    state = table(drawing, "la la", village="mi", stacks={"nature": ""})
    assert legal(state) == ["finish", "swap mine f5"]
    assert hand(after(state, "swap mine f5")) == "coin"
    assert hand(after(state, "finish")) == "coin"


# --- for good


@rule("F-4.15")
def test_a_tile_keeps_working_when_what_fed_it_is_pillaged() -> None:
    state = table("mi . .\nfo! cl! wf", "la la", city="ws-iron", nature="gr")
    assert laid(state)["e6"].tile == "mine"
    assert can(table("mi .\nfo! wf", "la la", city="ws-iron"), "add workshop-iron f6")


@rule("F-4.15")
def test_a_tile_stays_when_what_fed_it_is_swapped() -> None:
    state = table("fo cl", "me me", village="mi", nature="la wf gr", city="ws-iron")
    state = after(state, "add mine e6", "open nature", "reveal lake", "add grove g5")
    state = after(state, "open nature", "reveal lake", "swap lake f5")
    assert laid(state)["e6"].tile == "mine"
    state = after(state, "open nature", "reveal waterfall", "add waterfall d5", "open nature", "reveal cliff")
    assert can(state, "add workshop-iron d6")  # iron of the mine, stone of the forest


@rule("F-4.16")
@pytest.mark.parametrize(
    ("token", "tile", "nation"),
    [
        ("coin", "demeter", "gr me"),
        ("war", "nike", "gr me"),
        ("carriage", "dionysus", "gr me"),
        ("iron", "pan", "gr fo"),
    ],
)
def test_a_token_in_hand_is_not_the_resource_of_its_name(token: str, tile: str, nation: str) -> None:
    state = table(nation, "la la", victory=tile, hand=token)
    assert clause(state, f"add temple-of-{tile} e6") == "F-4.4"
    assert not legal(state, "add")


@rule("F-4.16")
def test_a_craftsman_in_hand_is_not_its_good() -> None:
    assert clause(table("wf me", "la la", city="ws-iron", hand="iron"), "add workshop-iron e6") == "F-4.4"


@rule("F-4.17")
def test_one_tile_is_added_and_the_turn_is_over() -> None:
    state = table("fo cl", "la la", nature="gr gr", village="mi")
    assert events(state, "add grove g5") == [Added(seat=0, tile="grove", cell="g5", gifts=())]
    state = after(state, "add grove g5")
    assert (len(laid(state)), step_of(state)) == (3, ("Opening", 1))
    assert refusal(state, "add grove h5", seat=0).clause == "F-3.2"


@rule("F-4.17")
def test_a_tile_is_not_laid_on_a_taken_cell() -> None:
    taken = {"cell": "e5", "tile": "tile-forest"}
    assert refusal(table("fo cl", nature="la"), "add lake e5") == ("F-4.17", "cell-taken", taken)


@rule("F-4.17")
def test_a_laid_tile_never_moves() -> None:
    path = walk(GAME, Case(2, {"agreement": False}), 2)
    for before, later in zip(path.states, path.states[1:], strict=False):
        for seat in range(2):
            old, new = laid(before, seat), laid(later, seat)
            changed = [cell for cell, tile in old.items() if new[cell].tile != tile.tile]
            grown = len(view(later).players[seat].swapped) - len(view(before).players[seat].swapped)
            assert len(changed) <= grown <= 1
            assert set(old) <= set(new)
            assert len(new) <= len(old) + (1 if old else 2)


# --- what is said when something keeps a tile from giving


@rule("F-4.4", "F-7.1")
def test_a_pillaged_giver_is_named() -> None:
    assert refusal(table("fo! cl me", village="mi"), "add mine e6") == (
        "F-7.1",
        "source-pillaged",
        {"tile": "tile-mine", "cell": "e6", "resource": "resource-wood", "source": "tile-forest", "where": "e5"},
    )


@rule("F-4.4", "F-8.9")
def test_a_giver_that_was_sold_is_named() -> None:
    assert refusal(table("fo$ cl me", village="mi"), "add mine e6") == (
        "F-8.9",
        "source-sold",
        {"tile": "tile-mine", "cell": "e6", "resource": "resource-wood", "source": "tile-forest", "where": "e5"},
    )


@rule("F-4.4", "F-10.3")
def test_a_giver_with_a_craftsman_is_named() -> None:
    state = table("mi* wf me", city="ws-iron")
    assert refusal(state, "add workshop-iron e6") == (
        "F-10.3",
        "source-has-craftsman",
        {"tile": "tile-workshop-iron", "cell": "e6", "resource": "resource-iron", "source": "tile-mine", "where": "e5"},
    )


@rule("F-4.4", "F-7.1")
def test_war_weighs_more_than_a_coin_or_a_craftsman_on_the_same_tile() -> None:
    assert clause(table("fo!$ cl me", village="mi"), "add mine e6") == "F-7.1"
    assert clause(table("mi!* wf me", city="ws-iron"), "add workshop-iron e6") == "F-7.1"
    assert clause(table("mi$* wf me", city="ws-iron"), "add workshop-iron e6") == "F-10.3"


@rule("F-4.4", "F-9.6")
def test_a_dead_giver_within_the_union_is_named_too() -> None:
    state = table("fo! me\nme me", "la la", village="mi", carriages="e5")
    assert refusal(state, "add mine g5").args["where"] == "e6"
