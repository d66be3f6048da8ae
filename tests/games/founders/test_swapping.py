"""Chapter F-5: swaps."""

import pytest

from latium.games.founders import GAME
from latium.games.founders.events import Added, Boxed, Collected, Gained, Gift, Swapped
from latium.testing import rule
from latium.testing.walks import Case, walk
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
    row,
    step_of,
    table,
    view,
)
from tests.games.founders.slow_rules import Place, beside, place_of


@rule("F-5.1")
@pytest.mark.parametrize("tile", ["fo", "mi", "mi*", "mk-iron", "hera", "fo!", "fo$", "mi!$*", "hera!"])
def test_any_own_tile_may_be_replaced_in_its_own_space(tile: str) -> None:
    state = after(table(f"{tile} cl", "la la", nature="gr"), "swap grove e5")
    assert set(laid(state)) == {"e5", "f5"}
    assert laid(state)["e5"].tile == "grove"


@rule("F-5.1")
def test_a_first_tile_may_be_replaced() -> None:
    state = table("fo cl", "la la", nature="gr")
    assert set(legal(state, "swap")) == {"swap grove e5", "swap grove f5"}


@rule("F-5.1")
def test_there_must_be_an_own_tile_to_replace() -> None:
    state = table("fo cl", "la la\nla .", nature="gr")
    assert refusal(state, "swap grove g5") == ("F-5.1", "nothing-to-swap", {"cell": "g5"})
    assert refusal(state, "swap grove e6") == ("F-5.1", "nothing-to-swap", {"cell": "e6"})  # only a rival has one


@rule("F-5.1", "F-4.2")
def test_the_new_tile_is_face_up_and_leaves_its_row() -> None:
    state = table("fo cl la", "me me", nature="gr", village="mi gm")
    assert clause(state, "swap winery f5") == "F-4.2"
    assert row(after(state, "swap mine f5"), "village") == ["gold-mine"]


@rule("F-5.2")
def test_the_mine_of_the_example_is_refused_since_the_forest_goes_first() -> None:
    drawing = """
        6   me  .   .
        5   cl  fo  wf
            e   f   g
    """
    state = table(drawing, village="mi")
    arguments = {
        "tile": "tile-mine",
        "cell": "f5",
        "resource": "resource-wood",
        "source": "tile-forest",
        "where": "f5",
    }
    assert refusal(state, "swap mine f5") == ("F-5.2", "replaced-gives-nothing", arguments)


@rule("F-5.2")
def test_a_need_that_the_old_tile_did_not_meet_either_is_simply_missing() -> None:
    state = table("cl me", "la la", village="mi fi")
    assert refusal(state, "swap mine f5") == (
        "F-4.4",
        "missing",
        {"tile": "tile-mine", "cell": "f5", "resources": ["resource-wood"]},
    )
    assert clause(state, "swap mine e5") == "F-5.2"  # the cliff would have given stone
    assert refusal(state, "swap fishery e5").args == {
        "tile": "tile-fishery",
        "cell": "e5",
        "resources": ["resource-wood"],
    }


@rule("F-5.2", "F-7.1")
def test_another_tile_that_cannot_give_to_a_swap_is_named() -> None:
    state = table("cl fo! me", "la la", village="mi")
    assert refusal(state, "swap mine g5") == (
        "F-7.1",
        "source-pillaged",
        {"tile": "tile-mine", "cell": "g5", "resource": "resource-wood", "source": "tile-forest", "where": "f5"},
    )


@rule("F-5.2", "F-7.1")
def test_a_dead_neighbour_without_the_need_is_not_to_blame() -> None:
    state = table("cl! me gr$", "la la", village="mi")
    assert refusal(state, "add mine d5") == (
        "F-7.1",
        "source-pillaged",
        {"tile": "tile-mine", "cell": "d5", "resource": "resource-stone", "source": "tile-cliff", "where": "e5"},
    )
    assert clause(table("wf! cl me", "la la", village="wi"), "add winery f6") == "F-4.4"


@rule("F-5.2")
def test_the_needs_of_a_swap_are_met_by_the_other_tiles() -> None:
    state = table("fo me cl", village="mi")
    (event,) = events(state, "swap mine f5")
    gifts = (Gift("wood", "beside", "e5"), Gift("stone", "beside", "g5"))
    assert event == Swapped(seat=0, tile="mine", old="meadow", cell="f5", gifts=gifts)


@rule("F-5.2", "F-9.2")
def test_a_union_delivers_to_a_swap() -> None:
    """The mine on e5 gets stone from the cliff on g6, which only two blocks with a shared tile bring there."""
    drawing = """
        6  fo   pan  cl
        5  hera nike plutus
           e    f    g
    """
    united = table(drawing, "gr gr", village="mi", carriages="e5 f5")
    (event,) = events(united, "swap mine e5")
    assert isinstance(event, Swapped)
    assert event.gifts == (Gift("wood", "beside", "e6"), Gift("stone", "delivered", "g6"))
    assert clause(table(drawing, "gr gr", village="mi"), "swap mine e5") == "F-4.5"


@rule("F-5.2", "F-9.2")
def test_a_union_never_delivers_the_replaced_tile_to_its_own_place() -> None:
    united = table("6 cl pan\n5 fo nike\ne f", "gr gr", village="mi", carriages="e5")
    assert refusal(united, "swap mine e5").clause == "F-5.2"
    assert refusal(united, "swap mine e6").clause == "F-4.5"  # the forest alone is left, and gives one


@rule("F-5.2")
def test_a_bought_resource_serves_a_swap() -> None:
    state = table("fo cl", "la la", village="mi", bought="wood")
    assert can(state, "swap mine e5")  # wood bought, stone of the cliff
    assert can(state, "swap mine f5")
    assert not can(table("fo cl", "la la", village="mi"), "swap mine e5")


@rule("F-5.3")
@pytest.mark.parametrize("cell", ["e5", "f5", "g5", "e6"])
def test_a_swap_always_has_contact(cell: str) -> None:
    assert can(table("fo . .\nfo cl la", nature="gr"), f"swap grove {cell}")


@rule("F-5.3")
def test_a_nation_always_hangs_together_by_sides() -> None:
    path = walk(GAME, Case(2, {"agreement": False}), 4)
    for seat in range(2):
        cells = {place_of(cell) for cell in laid(path.end, seat)}
        reached: set[Place] = set()
        edge = {min(cells)}
        while edge:
            reached |= edge
            edge = {near for cell in edge for near in beside(cell)} & cells - reached
        assert reached == cells


@rule("F-5.4")
def test_the_new_tile_may_be_a_nature_tile_and_costs_a_point_all_the_same() -> None:
    state = table("fo cl", nature="gr")
    assert points(after(state, "swap grove e5")) == -1
    assert points(after(state, "add grove g5")) == 0


@rule("F-5.4")
@pytest.mark.parametrize(
    ("tile", "nation"),
    [("mine", "fo me cl"), ("workshop-iron", "mi me cl"), ("temple-of-dionysus", "in-gold me gr")],
    ids=["village", "city", "victory"],
)
def test_the_new_tile_may_be_of_any_class(tile: str, nation: str) -> None:
    state = table(nation, "la la", village="mi", city="ws-iron", victory="dionysus hermes")
    assert can(state, f"swap {tile} f5")


@rule("F-5.4")
def test_a_tile_may_be_swapped_for_one_of_its_kind() -> None:
    assert can(table("fo cl", nature="fo"), "swap forest e5")


@rule("F-5.5")
def test_the_token_of_a_swapped_city_tile_is_kept() -> None:
    state = after(table("mk-iron cl", nature="gr", hand="coin"), "swap grove e5")
    assert hand(state) == "coin"


@rule("F-5.5")
def test_a_city_tile_swapped_in_grants_its_token() -> None:
    state = table("mi me cl", "la la", city="mk-iron ws-iron")
    assert Gained(seat=0, token="craftsman") in events(state, "swap workshop-iron f5")
    assert hand(after(state, "swap workshop-iron f5", "hire gold")) == "gold"
    state = table("mi me gr", "la la", city="mk-iron")
    assert hand(after(state, "swap marketplace-iron f5")) == "coin"


@rule("F-5.6")
def test_a_swapped_victory_tile_loses_its_points_and_one_more() -> None:
    state = table("dionysus cl", nature="gr")
    assert (points(state), points(after(state, "swap grove e5"))) == (2, -1)


@rule("F-5.6", "F-5.11")
def test_a_swapped_victory_tile_no_longer_breaks_a_tie() -> None:
    state = table("dionysus cl", nature="gr")
    assert GAME.scores(state)[0].tie_breaks == (1,)
    assert GAME.scores(after(state, "swap grove e5"))[0].tie_breaks == (0,)


@rule("F-5.7")
def test_a_craftsman_on_the_old_tile_goes_to_the_box() -> None:
    state = table("mi* cl", "la la", nature="gr")
    assert Boxed(seat=0, token="craftsman") in events(state, "swap grove e5")
    assert points(state) == 2
    state = after(state, "swap grove e5")
    assert view(state).box == {"war": 0, "coin": 0, "carriage": 0, "craftsman": 1}
    assert (laid(state)["e5"].craftsman, hand(state), points(state)) == (None, "", -1)


@rule("F-5.7")
def test_after_the_swap_the_place_gives_again() -> None:
    state = table("mi* wf me", "la la", nature="gr", village="wi", city="ws-iron")
    assert not can(state, "add winery f6")
    state = after(state, "swap grove e5", "open nature", "reveal forest", "add forest g5", "open nature")
    assert can(after(state, "reveal forest"), "add winery f6")  # wood of the grove, plants of the meadow


@rule("F-5.8")
def test_war_token_and_craftsman_of_a_pillaged_tile_go_to_the_box() -> None:
    state = table("mi!* cl", "la la", nature="gr")
    happened = events(state, "swap grove e5")
    assert happened[1:] == [Boxed(seat=0, token="war"), Boxed(seat=0, token="craftsman")]
    state = after(state, "swap grove e5")
    assert view(state).box == {"war": 1, "coin": 0, "carriage": 0, "craftsman": 1}


@rule("F-5.8")
def test_the_new_tile_is_not_pillaged_and_gives() -> None:
    state = after(table("fo! cl", "la la", nature="gr", village="we"), "swap grove e5")
    assert not laid(state)["e5"].pillaged
    state = after(state, "open nature", "reveal meadow", "add meadow g5", "open nature", "reveal meadow")
    assert can(state, "add weaving-house e6")  # plants of the grove, stone of the cliff


@rule("F-5.9")
@pytest.mark.parametrize("tile", ["fo$", "fo!$"])
def test_a_coin_on_the_old_tile_goes_to_the_owners_hand(tile: str) -> None:
    state = table(f"{tile} cl$", "la la", nature="gr")
    happened = events(state, "swap grove e5")
    assert happened[-2:] == [Collected(seat=0, count=1), Collected(seat=0, count=1)]
    state = after(state, "swap grove e5")
    assert hand(state) == "coin coin"
    assert view(state).box["coin"] == 0


@rule("F-5.9", "F-6.3")
def test_a_coin_of_a_swapped_tile_can_be_played_from_the_next_turn_on() -> None:
    state = after(table("fo$ cl", "la la", nature="gr"), "swap grove e5")
    assert step_of(state) == ("Opening", 1)
    state = after(state, "open nature", "reveal meadow", "add meadow g5", "open nature", "reveal meadow")
    assert can(state, "coin 2 e5 wood")


@rule("F-5.10")
def test_a_carriage_stays_and_the_new_tile_joins_the_union() -> None:
    drawing = "6 pan la\n5 hera nike\ne f"
    state = table(drawing, "me me", village="mi", nature="fo", carriages="e5")
    state = after(state, "swap forest e5")
    assert view(state).players[0].carriages == ("e5",)
    state = after(state, "open nature", "reveal meadow", "add meadow g5", "open nature", "reveal meadow")
    (event,) = events(state, "add mine g6")
    assert isinstance(event, Added)
    assert event.gifts == (Gift("wood", "beside", "f6"), Gift("stone", "delivered", "e5"))


@rule("F-5.11")
def test_swapped_tiles_lie_before_their_owner_and_cost_a_point_each() -> None:
    state = after(table("fo cl", "la la", nature="gr", swapped="me me"), "swap grove e5")
    assert view(state).players[0].swapped == ("meadow", "meadow", "forest")
    assert points(state) == -3
    assert points(state, 1) == 0


@rule("F-5.11")
def test_swapped_tiles_neither_give_nor_come_back() -> None:
    state = table("cl cl", "la la", village="mi", swapped="fo fo mi")
    assert clause(state, "add mine e6") == "F-4.4"
    assert not can(state, "add forest g5")


@rule("F-5.12")
def test_where_a_tile_can_be_added_a_swap_is_only_one_choice() -> None:
    state = table("fo cl", nature="gr")
    assert legal(state, "add")
    assert legal(state, "swap")


@rule("F-5.12")
def test_no_position_ever_offers_swaps_alone() -> None:
    for seed in range(4):
        path = walk(GAME, Case(2, {"agreement": False}), seed)
        for state in path.states:
            if state.pending and step_of(state)[0] in ("Adding", "Placing"):
                assert {text.split()[0] for text in legal(state)} != {"swap"}
