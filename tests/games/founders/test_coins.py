"""Chapter F-8: coins."""

import pytest

from latium.games.founders.events import Added, Bought, Collected, Gift
from latium.testing import rule
from tests.games.founders.drawing import (
    after,
    can,
    clause,
    events,
    hand,
    laid,
    legal,
    refusal,
    step_of,
    table,
)

STABLE = "hf me"
"""A rival's horse farm on e5."""

# --- F-8.1


@rule("F-8.1")
def test_a_coin_is_laid_on_a_rivals_tile_and_buys_its_resource() -> None:
    state = table("wf wf", STABLE, step="TokenStep", hand="coin coin")
    assert events(state, "coin 2 e5 horses") == [
        Bought(seat=0, rival=1, tile="horse-farm", cell="e5", resource="horses")
    ]
    state = after(state, "coin 2 e5 horses")
    assert laid(state, 1)["e5"].coin
    assert hand(state) == "coin"
    assert step_of(state) == ("Adding", 0)


@rule("F-8.1")
def test_the_bought_resource_is_at_hand_everywhere_in_the_own_nation() -> None:
    nation = """
        5  wf  la  la  la  wf
           e   f   g   h   i
    """
    state = after(table(nation, STABLE, step="TokenStep", city="wc-horses", hand="coin"), "coin 2 e5 horses")
    assert set(legal(state, "add")) == {
        f"add war-camp-horses {cell}" for cell in ("d5", "e4", "e6", "f4", "f6", "h4", "h6", "i4", "i6", "j5")
    }


@rule("F-8.1")
def test_the_event_tells_what_was_bought_and_what_was_given() -> None:
    state = table("wf la", STABLE, city="wc-horses", bought="horses")
    (added, *_) = events(state, "add war-camp-horses e6")
    assert isinstance(added, Added)
    assert set(added.gifts) == {Gift("horses", "bought"), Gift("stone", "beside", "e5")}


@rule("F-8.1")
def test_a_coin_needs_a_tile_to_lie_on() -> None:
    state = table("wf wf", STABLE, step="TokenStep", hand="coin")
    assert refusal(state, "coin 2 g5 horses") == ("F-8.1", "no-tile-there", {"cell": "g5", "rival": 2})


# --- F-8.2, F-8.3


@rule("F-8.2")
def test_only_tiles_that_give_a_resource_sell() -> None:
    state = table("wf wf", "apollo me! mi* hf", step="TokenStep", hand="coin")
    assert legal(state, "coin") == ["coin 2 h5 horses"]


@rule("F-8.2")
@pytest.mark.parametrize(("rival", "step"), [("apollo me! mi*", "Adding"), ("apollo me! hf", "TokenStep")])
def test_a_coin_is_asked_for_only_where_a_rivals_tile_sells(rival: str, step: str) -> None:
    state = after(table("wf wf", rival, step="Opening", hand="coin"), "open nature", "reveal lake")
    assert step_of(state) == (step, 0)


@rule("F-8.2")
@pytest.mark.parametrize(
    ("cell", "resource", "message", "tile"),
    [
        ("e5", "gold", "victory-gives-nothing", "tile-great-temple-of-apollo"),
        ("f5", "water", "pillaged-gives-nothing", "tile-meadow"),
        ("g5", "iron", "craftsman-gives-nothing", "tile-mine"),
    ],
)
def test_why_a_tile_sells_nothing_is_told(cell: str, resource: str, message: str, tile: str) -> None:
    state = table("wf wf", "apollo me! mi* hf", step="TokenStep", hand="coin")
    assert refusal(state, f"coin 2 {cell} {resource}") == ("F-8.2", message, {"tile": tile, "cell": cell})


@rule("F-8.2")
def test_nobody_buys_from_the_own_nation() -> None:
    state = table("wf wf", STABLE, step="TokenStep", hand="coin")
    assert refusal(state, "coin 1 e5 water") == ("F-8.2", "own-resource", {})
    assert all(move.startswith("coin 2 ") for move in legal(state, "coin"))


@rule("F-8.3", "F-8.9")
def test_a_tile_with_a_coin_takes_no_second_one() -> None:
    state = table("wf wf", "hf$ me", step="TokenStep", hand="coin")
    assert set(legal(state, "coin")) == {"coin 2 f5 plants", "coin 2 f5 water"}
    assert refusal(state, "coin 2 e5 horses") == ("F-8.3", "already-sold", {"tile": "tile-horse-farm", "cell": "e5"})


@rule("F-8.3")
def test_a_tile_sells_again_once_its_owner_has_collected() -> None:
    state = table("wf wf", "hf$ me", seat=1, nature="la", hand={0: "coin"})
    state = after(state, "add lake e6", "open nature", "reveal lake")
    assert can(state, "coin 2 e5 horses")


# --- F-8.4, F-8.5


@rule("F-8.4")
def test_city_resources_are_for_sale() -> None:
    state = table("me me", "mk-iron in-gold ws-wine wc-cloth", step="TokenStep", victory="nike hermes", hand="coin")
    assert set(legal(state, "coin")) == {
        "coin 2 e5 coin",
        "coin 2 f5 carriage",
        "coin 2 g5 craft",
        "coin 2 h5 war",
    }
    assert can(after(state, "coin 2 h5 war"), "add temple-of-nike e6")


@rule("F-8.5", "F-4.6")
def test_of_a_nature_tile_the_buyer_names_one_of_two_resources() -> None:
    state = table("wf wf", "me fo", step="TokenStep", hand="coin")
    assert set(legal(state, "coin")) == {"coin 2 e5 plants", "coin 2 e5 water", "coin 2 f5 wood", "coin 2 f5 stone"}


@rule("F-8.5")
def test_the_other_resource_of_the_nature_tile_is_not_bought() -> None:
    state = table("fo fo", "me me", step="TokenStep", village="fi wi", hand="coin")
    assert set(legal(after(state, "coin 2 e5 water"), "add")) == {
        f"add fishery {cell}" for cell in ("d5", "e4", "e6", "f4", "f6", "g5")
    }
    assert set(legal(after(state, "coin 2 e5 plants"), "add")) == {
        f"add winery {cell}" for cell in ("d5", "e4", "e6", "f4", "f6", "g5")
    }


@rule("F-8.5")
def test_a_delivered_resource_is_not_for_sale() -> None:
    rival = """
        6  fo  wi
        5  cl  mi
           e   f
    """
    state = table("wf wf", rival, step="TokenStep", hand="coin", carriages={1: "e5"})
    assert set(legal(state, "coin")) == {
        "coin 2 e5 stone",
        "coin 2 e5 plants",
        "coin 2 f5 iron",
        "coin 2 e6 wood",
        "coin 2 e6 stone",
        "coin 2 f6 wine",
    }
    args = {"tile": "tile-mine", "cell": "f5", "resource": "resource-wine"}
    assert refusal(state, "coin 2 f5 wine") == ("F-8.5", "not-its-resource", args)


# --- F-8.6


@rule("F-8.6")
def test_the_coin_with_horses_and_the_war_camp_of_the_rulebooks_example() -> None:
    nation = """
        6   me  .
        5   wf  **
            e   f
    """
    state = table(nation, STABLE, step="TokenStep", city="wc-horses", hand="coin")
    assert not can(after(state, "keep"), "add war-camp-horses f5")
    state = after(state, "coin 2 e5 horses")
    assert set(legal(state, "add")) == {f"add war-camp-horses {cell}" for cell in ("d5", "d6", "e4", "f5", "f6")}
    assert hand(after(state, "add war-camp-horses f5")) == "war"


@rule("F-8.6")
def test_the_bought_resource_does_not_replace_the_shared_side() -> None:
    state = table("wf la", STABLE, city="wc-horses", bought="horses")
    assert refusal(state, "add war-camp-horses d6") == ("F-4.3", "no-shared-side", {"cell": "d6"})
    assert clause(state, "add war-camp-horses i9") == "F-4.3"


@rule("F-8.6")
def test_the_bought_resource_meets_one_need_only() -> None:
    state = table("la la", "fo fo", step="TokenStep", village="mi", hand="coin")
    state = after(state, "coin 2 e5 stone")
    assert can(state, "add mine e6")  # the lake gives wood
    state = after(table("me me", "fo fo", step="TokenStep", village="mi", hand="coin"), "coin 2 e5 stone")
    assert refusal(state, "add mine e6") == (
        "F-4.4",
        "missing",
        {"tile": "tile-mine", "cell": "e6", "resources": ["resource-wood"]},
    )


@rule("F-8.6")
def test_all_own_tiles_may_give_besides() -> None:
    """One forest gives wood although stone, its other resource, is bought elsewhere."""
    state = table("fo me", "cl cl", step="TokenStep", village="mi", hand="coin")
    assert can(after(state, "coin 2 e5 stone"), "add mine d5")
    assert clause(after(state, "coin 2 e5 plants"), "add mine d5") == "F-4.5"


# --- F-8.7


@rule("F-8.7")
def test_a_purchase_combines_with_a_union_played_earlier() -> None:
    nation = """
        6  wf  la  .
        5  la  la  **
           e   f   g
    """
    united = table(nation, STABLE, step="TokenStep", city="wc-horses", hand="coin", carriages="e5")
    assert can(after(united, "coin 2 e5 horses"), "add war-camp-horses g5")
    apart = table(nation, STABLE, step="TokenStep", city="wc-horses", hand="coin carriage")
    assert not can(after(apart, "coin 2 e5 horses"), "add war-camp-horses g5")
    assert not can(after(apart, "carriage e5"), "add war-camp-horses g5")


# --- F-8.8, F-8.9


@rule("F-8.8")
def test_the_seller_is_not_asked() -> None:
    state = after(table("wf wf", STABLE, step="TokenStep", hand="coin"), "coin 2 e5 horses")
    assert step_of(state) == ("Adding", 0)
    assert clause(state, "keep", seat=1) == "F-3.2"


@rule("F-8.9")
@pytest.mark.parametrize("resource", ["plants", "water"])
def test_the_whole_tile_gives_nothing_in_its_owners_next_turn(resource: str) -> None:
    """Both resources of a nature tile are stopped, whichever was bought."""
    state = table("wf wf", "me fo", step="TokenStep", nature="la", village="wi fi", hand="coin")
    state = after(state, f"coin 2 e5 {resource}", "add lake e6", "open city", "reveal inn-iron")
    assert step_of(state) == ("Adding", 1)
    assert legal(state, "add") == []
    assert refusal(state, "add fishery e6") == (
        "F-8.9",
        "source-sold",
        {"tile": "tile-fishery", "cell": "e6", "resource": "resource-water", "source": "tile-meadow", "where": "e5"},
    )
    assert clause(state, "add winery e6") == "F-8.9"


@rule("F-8.9", "F-8.10")
def test_the_tile_gives_again_in_the_turn_after_the_coin_was_collected() -> None:
    state = table("wf wf", "me$ fo", seat=1, nature="la", village="wi")
    assert not can(state, "add winery e6")
    state = after(state, "add lake g5", "open nature", "reveal lake", "add lake e6", "open nature", "reveal lake")
    assert can(after(state, "keep"), "add winery e6")


@rule("F-8.9")
def test_no_other_buyer_gets_anything_from_a_sold_tile() -> None:
    state = table("wf wf", "wf wf", "hf me!", step="TokenStep", nature="la", hand={0: "coin", 1: "coin"})
    state = after(state, "coin 3 e5 horses", "add lake e6", "open nature", "reveal lake")
    assert step_of(state) == ("TokenStep", 1)
    assert [move for move in legal(state, "coin") if move.startswith("coin 3 ")] == []
    assert clause(state, "coin 3 e5 horses") == "F-8.3"


# --- F-8.10


@rule("F-8.10", "F-3.9")
def test_the_owner_collects_all_coins_when_the_turn_ends_with_a_tile() -> None:
    state = table("me$ la$", "wf$ wf", nature="fo")
    assert events(state, "add forest e6")[-1] == Collected(seat=0, count=2)
    state = after(state, "add forest e6")
    assert (hand(state, 0), hand(state, 1)) == ("coin coin", "")
    assert [tile.coin for tile in laid(state, 0).values()] == [False, False, False]
    assert laid(state, 1)["e5"].coin


@rule("F-8.10", "F-4.14")
def test_the_owner_collects_when_the_turn_ends_without_a_tile() -> None:
    state = after(table("me$ la", stacks={"nature": ""}), "finish")
    assert hand(state) == "coin"
    assert step_of(state) == ("Opening", 1)


@rule("F-8.10")
def test_the_owner_collects_after_a_drawn_tile_and_after_a_workshop() -> None:
    assert hand(after(table("me$ la", drawn="fo"), "add forest e6")) == "coin"
    state = after(table("me$ la mi cl", city="ws-iron"), "add workshop-iron h6")
    assert hand(state) == ""
    assert hand(after(state, "hire wine")) == "coin wine"


@rule("F-8.10", "F-12.5")
def test_at_the_end_of_the_game_all_players_collect() -> None:
    state = table("me$ me mi", "wf$ wf$", "la$ la", victory="cyclopes")
    state = after(state, "add altar-of-the-cyclopes f6")
    assert not state.pending
    assert [hand(state, seat) for seat in range(3)] == ["coin", "coin coin", "coin"]


@rule("F-8.10", "F-5.9")
@pytest.mark.parametrize("tile", ["me$", "me!$"])
def test_a_coin_on_a_tile_swapped_away_is_kept_also_if_the_tile_was_pillaged(tile: str) -> None:
    state = after(table(f"{tile} la", nature="fo"), "swap forest e5")
    assert hand(state) == "coin"
    assert not laid(state)["e5"].coin
    assert not laid(state)["e5"].pillaged


@rule("F-8.10", "F-7.7", "F-10.3")
@pytest.mark.parametrize(("sold", "why"), [("mi!$", "F-7.1"), ("mi*$", "F-10.3")])
def test_collecting_a_coin_wakes_no_tile_that_is_dead_for_another_reason(sold: str, why: str) -> None:
    state = table(f"{sold} me", nature="la", city="mk-iron")
    state = after(state, "add lake d5", "open nature", "reveal lake", "add lake e6", "open nature", "reveal lake")
    state = after(state, "keep")
    assert hand(state) == "coin"
    assert clause(state, "add marketplace-iron e6") == why


# --- F-8.11


@rule("F-8.11", "F-4.10")
def test_a_purchase_that_makes_an_addition_possible_brings_the_duty_to_add() -> None:
    state = table("fo fo", "me me", step="TokenStep", village="wi", hand="coin")
    kept, bought = after(state, "keep"), after(state, "coin 2 e5 plants")
    assert legal(kept) == ["draw"]
    assert refusal(bought, "draw") == ("F-4.11", "something-can-be-added", {})
    assert set(legal(bought)) == {
        *(f"add winery {cell}" for cell in ("d5", "e4", "e6", "f4", "f6", "g5")),
        "swap winery e5",
        "swap winery f5",
    }


@rule("F-8.11")
def test_another_tile_may_be_added_instead_of_the_one_that_was_bought_for() -> None:
    state = table("fo fo", "me me", step="TokenStep", nature="la", village="wi", hand="coin")
    state = after(state, "coin 2 e5 plants", "add lake e6")
    assert laid(state, 1)["e5"].coin
    assert hand(state) == ""


@rule("F-8.11")
def test_what_was_bought_is_lost_with_the_turn() -> None:
    state = table("fo fo", "me me", step="TokenStep", nature="la", village="wi", hand="coin")
    state = after(state, "coin 2 e5 plants", "add lake e6", "open nature", "reveal lake", "add lake e6")
    state = after(state, "open nature", "reveal lake")
    assert not any("winery" in move for move in legal(state))


@rule("F-8.11")
def test_the_drawn_nature_tile_needs_nothing_that_was_bought() -> None:
    state = after(table("fo fo", "me me", step="TokenStep", hand="coin"), "coin 2 e5 water", "draw", "reveal grove")
    assert step_of(state) == ("Placing", 0)
    assert can(state, "add grove e6")
