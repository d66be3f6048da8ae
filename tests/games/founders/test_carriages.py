"""Chapter F-9: carriages."""

import pytest

from latium.games.founders.events import Added, Gift, United
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
    view,
)

SQUARE = """
    6  fo  wi  .
    5  cl  ws-wine  .
       e   f   g
"""
"""The united tiles of the rulebook's example."""

BOTTOM_ROW = """
    6  fo  fi  gr  hf
    5  fi  fi  hf  cl
       e   f   g   h
"""
"""Two blocks side by side, e5 and g5."""

# --- F-9.1


@rule("F-9.1")
def test_a_carriage_unites_a_full_block_of_four() -> None:
    state = table(SQUARE, step="TokenStep", hand="carriage")
    assert legal(state, "carriage") == ["carriage e5"]
    assert events(state, "carriage e5") == [
        United(seat=0, cells=("e5", "f5", "e6", "f6"), union=("e5", "f5", "e6", "f6"))
    ]
    state = after(state, "carriage e5")
    assert view(state).players[0].carriages == ("e5",)
    assert hand(state) == ""
    assert step_of(state) == ("Adding", 0)


@rule("F-9.1")
@pytest.mark.parametrize(
    ("corner", "empty"), [("e5", "f6"), ("e6", "f6, e7, f7"), ("d5", "d5, d6"), ("a1", "a1, b1, a2, b2")]
)
def test_a_block_with_an_empty_cell_takes_no_carriage(corner: str, empty: str) -> None:
    nation = """
        6  fo  .
        5  cl  me
           e   f
    """
    state = table(nation, step="TokenStep", hand="carriage")
    assert legal(state) == ["keep"]
    assert refusal(state, f"carriage {corner}") == ("F-9.1", "block-not-full", {"cell": corner, "empty": empty})


@rule("F-9.1")
@pytest.mark.parametrize("missing", ["e5", "f5", "e6", "f6"])
def test_each_of_the_four_cells_must_hold_a_tile(missing: str) -> None:
    tiles = {cell: "." if cell == missing else "fo" for cell in ("e5", "f5", "e6", "f6")}
    nation = f"""
        6  {tiles["e6"]}  {tiles["f6"]}
        5  {tiles["e5"]}  {tiles["f5"]}
           e   f
    """
    state = table(nation, step="TokenStep", hand="carriage")
    assert legal(state) == ["keep"]
    assert refusal(state, "carriage e5") == ("F-9.1", "block-not-full", {"cell": "e5", "empty": missing})


@rule("F-9.1")
def test_four_connected_tiles_that_form_no_square_are_no_block() -> None:
    assert legal(table("fo cl me la", step="TokenStep", hand="carriage")) == ["keep"]


@rule("F-9.1")
def test_every_full_block_of_the_own_nation_may_be_chosen_and_no_rivals() -> None:
    nation = """
        7  fo  me  .
        6  fo  me  la
        5  cl  me  la
           e   f   g
    """
    rival = """
        3  gr  gr
        2  gr  gr
           e   f
    """
    state = table(nation, rival, step="TokenStep", hand="carriage")
    assert set(legal(state, "carriage")) == {"carriage e5", "carriage e6", "carriage f5"}
    assert clause(state, "carriage e2") == "F-9.1"


# --- F-9.2


@rule("F-9.2")
def test_the_carriage_with_mine_then_marketplace_of_the_rulebooks_example() -> None:
    state = table(SQUARE, step="TokenStep", nature="la", village="mi", city="mk-iron", hand="carriage")
    assert not can(after(state, "keep"), "add mine g5")
    state = after(state, "carriage e5")
    (added, *_) = events(state, "add mine g5")
    assert isinstance(added, Added)
    assert set(added.gifts) == {Gift("wood", "delivered", "e6"), Gift("stone", "delivered", "e5")}
    state = after(state, "add mine g5", "open nature", "reveal lake", "add lake e6", "open nature", "reveal lake")
    assert step_of(state) == ("Adding", 0)
    (added, *_) = events(state, "add marketplace-iron g6")
    assert isinstance(added, Added)
    assert set(added.gifts) == {Gift("iron", "beside", "g5"), Gift("plants", "delivered", "e5")}
    assert hand(after(state, "add marketplace-iron g6")) == "coin"


@rule("F-9.2")
def test_without_the_union_the_marketplace_of_the_example_lacks_plants() -> None:
    nation = """
        6  fo  wi  .
        5  cl  ws-wine  mi
           e   f   g
    """
    assert refusal(table(nation, city="mk-iron"), "add marketplace-iron g6") == (
        "F-4.4",
        "missing",
        {"tile": "tile-marketplace-iron", "cell": "g6", "resources": ["resource-plants"]},
    )


@rule("F-9.2")
def test_a_union_delivers_to_every_cell_around_any_of_its_tiles() -> None:
    """Forest and cliff meet only in the union; each of the eight cells with contact gets both."""
    state = table(SQUARE, village="mi", carriages="e5")
    assert set(legal(state, "add")) == {f"add mine {cell}" for cell in ("d5", "d6", "e4", "f4", "g5", "g6", "e7", "f7")}
    assert set(legal(table(SQUARE, village="mi"), "add")) == {"add mine d5", "add mine d6"}


@rule("F-9.2", "F-4.4")
def test_a_tile_diagonal_to_the_union_is_delivered_to_as_well() -> None:
    nation = """
        7  .   .   **
        6  fo  wi  la
        5  cl  ws-wine  .
           e   f   g
    """
    assert not can(table(nation, village="mi"), "add mine g7")
    assert can(table(nation, village="mi", carriages="e5"), "add mine g7")


@rule("F-9.2")
def test_a_tile_beside_no_united_one_is_not_delivered_to() -> None:
    nation = """
        6  fo  wi  .   .
        5  cl  ws-wine  la  **
           e   f   g   h
    """
    assert not can(table(nation, village="mi", carriages="e5"), "add mine h5")


@rule("F-9.2", "F-5.10")
def test_a_tile_swapped_into_a_union_takes_part_in_it() -> None:
    state = after(table(SQUARE, nature="la", village="mi", carriages="e5"), "swap lake f5")
    state = after(state, "open nature", "reveal lake", "add lake e6", "open nature", "reveal lake")
    assert can(state, "add mine g5")


# --- F-9.3


@rule("F-9.3")
def test_two_carriages_that_share_a_tile_unite_seven() -> None:
    nation = """
        7  .   fi  cl
        6  fi  fi  hf
        5  fo  fi  .
           e   f   g
    """
    state = table(nation, step="TokenStep", village="mi", hand="carriage", carriages="e5")
    assert not can(after(state, "keep"), "add mine d5")
    assert events(state, "carriage f6") == [
        United(seat=0, cells=("f6", "g6", "f7", "g7"), union=("e5", "f5", "e6", "f6", "g6", "f7", "g7"))
    ]
    state = after(state, "carriage f6")
    assert set(legal(state, "add")) == {
        f"add mine {cell}" for cell in ("d5", "d6", "e4", "e7", "f4", "f8", "g5", "g8", "h6", "h7")
    }


@rule("F-9.3")
def test_two_carriages_that_only_touch_make_two_unions_of_four() -> None:
    state = table(BOTTOM_ROW, step="TokenStep", village="we", hand="carriage", carriages="e5")
    # A weaving house needs stone and plants: the left union has only the forest's stone, the right one has both.
    assert events(state, "carriage g5") == [
        United(seat=0, cells=("g5", "h5", "g6", "h6"), union=("g5", "h5", "g6", "h6"))
    ]
    state = after(state, "carriage g5")
    right = {f"add weaving-house {cell}" for cell in ("f4", "f7", "g4", "g7", "h4", "h7", "i5", "i6")}
    assert set(legal(state, "add")) == right
    assert clause(state, "add weaving-house e7") == "F-4.4"


@rule("F-9.3")
def test_a_cell_between_two_unions_is_delivered_to_by_both() -> None:
    """The mine on f7 touches f6 of the left union (wood from e5) and g6 of the right one (stone from h5)."""
    nation = """
        6  fi  fi  hf  hf
        5  gr  fi  fi  cl
           e   f   g   h
    """
    assert can(table(nation, village="mi", carriages="e5 g5"), "add mine f7")
    assert not can(table(nation, village="mi", carriages="e5"), "add mine f7")
    assert not can(table(nation, village="mi", carriages="e5 g5"), "add mine e7")


@rule("F-9.3")
def test_a_third_carriage_joins_two_unions_that_only_touched() -> None:
    state = table(BOTTOM_ROW, step="TokenStep", village="we", hand="carriage", carriages="e5 g5")
    (united,) = events(state, "carriage f5")
    assert isinstance(united, United)
    assert set(united.union) == {f"{column}{row}" for column in "efgh" for row in (5, 6)}
    assert can(after(state, "carriage f5"), "add weaving-house d5")


# --- F-9.4


@rule("F-9.4")
def test_the_very_same_block_takes_no_second_carriage() -> None:
    state = table(SQUARE, step="TokenStep", hand="carriage", carriages="e5")
    assert legal(state) == ["keep"]
    assert refusal(state, "carriage e5") == ("F-9.4", "same-block", {"cell": "e5"})


@rule("F-9.4", "F-6.5")
def test_another_block_inside_a_union_takes_a_carriage_even_if_nothing_changes() -> None:
    nation = """
        7  .   fo  cl  .
        6  fi  fi  fi  hf
        5  fi  hf  hf  gm
           e   f   g   h
    """
    state = table(nation, step="TokenStep", nature="gr", village="mi", hand="carriage", carriages="e5 f6 g5")
    assert legal(state, "carriage") == ["carriage f5"]
    assert set(legal(after(state, "carriage f5"))) == set(legal(after(state, "keep")))


# --- F-9.5


@rule("F-9.5")
def test_a_united_nature_tile_still_gives_one_of_its_two() -> None:
    nation = """
        6  fo  la!
        5  la! la!
           e   f
    """
    state = table(nation, village="mi", carriages="e5")
    args = {
        "tile": "tile-mine",
        "cell": "g5",
        "source": "tile-forest",
        "where": "e6",
        "one": "resource-wood",
        "other": "resource-stone",
    }
    assert refusal(state, "add mine g5") == ("F-4.5", "gives-only-one", args)


@rule("F-9.5")
def test_a_tile_counts_once_whether_it_lies_beside_or_delivers() -> None:
    """The forest is a neighbour of d7 and in the union of another neighbour: still one resource."""
    nation = """
        7  **  .
        6  fi  fo
        5  fi  fi
           d   e
    """
    assert clause(table(nation, village="mi", carriages="d5"), "add mine d7") == "F-4.5"


@rule("F-9.5")
def test_the_tiles_a_resource_passes_through_still_give_their_own() -> None:
    """The workshop on f5 passes plants on and gives craft to the temple."""
    state = table(SQUARE, victory="hephaestus hermes", carriages="e5")
    (added, *_) = events(state, "add temple-of-hephaestus g5")
    assert isinstance(added, Added)
    assert set(added.gifts) == {Gift("craft", "beside", "f5"), Gift("stone", "delivered", "e5")}


# --- F-9.6, F-9.7


@rule("F-9.6")
@pytest.mark.parametrize("dead", ["apollo", "me!", "me$", "mi*"])
def test_a_dead_tile_of_a_union_passes_on_what_the_others_give(dead: str) -> None:
    nation = f"""
        6  fo  {dead}
        5  cl  la!
           e   f
    """
    state = table(nation, village="mi", carriages="e5")
    assert can(state, "add mine g6")
    assert can(state, "add mine g5")
    assert not can(table(nation, village="mi"), "add mine g6")


@rule("F-9.6")
@pytest.mark.parametrize(("dead", "why"), [("mi!", "F-7.1"), ("mi$", "F-8.9"), ("mi*", "F-10.3")])
def test_a_dead_tile_of_a_union_gives_nothing_itself(dead: str, why: str) -> None:
    nation = f"""
        6  {dead}  la
        5  cl  la
           e   f
    """
    alive = nation.replace(dead, "mi")
    assert can(table(alive, city="mk-iron", carriages="e5"), "add marketplace-iron g5")
    assert clause(table(nation, city="mk-iron", carriages="e5"), "add marketplace-iron g5") == why


@rule("F-9.6", "F-7.6")
def test_war_removes_no_carriage() -> None:
    state = table("me me", SQUARE, step="TokenStep", nature="la", village="mi", hand="war", carriages={1: "e5"})
    state = after(state, "war 2 f6", "add lake e6", "open nature", "reveal lake")
    assert view(state).players[1].carriages == ("e5",)
    assert can(state, "add mine g6")


@rule("F-9.6", "F-10.2")
def test_a_craftsman_settles_on_a_united_tile() -> None:
    state = table(SQUARE, step="TokenStep", nature="la", village="mi", hand="wine", carriages="e5")
    state = after(state, "craftsman wine f6")
    assert can(state, "add mine g6")
    assert laid(state)["f6"].craftsman == "wine"


@rule("F-9.7")
def test_a_carriage_stays_for_good() -> None:
    state = table(SQUARE, step="TokenStep", nature="la gr", village="mi", hand="carriage")
    state = after(state, "carriage e5", "swap lake e6", "open nature", "reveal lake", "add lake e6")
    state = after(state, "open nature", "reveal lake", "swap grove e6")
    assert view(state).players[0].carriages == ("e5",)
    assert hand(state) == ""
    assert view(state).supply["carriage"] == 5
