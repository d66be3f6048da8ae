"""Chapter F-7: war."""

import pytest

from latium.games.founders.events import Pillaged
from latium.testing import rule
from tests.games.founders.drawing import (
    after,
    can,
    events,
    hand,
    laid,
    legal,
    points,
    refusal,
    step_of,
    table,
)

OWN = "me me"
EXAMPLE = """
    8   .   fo  la  .
    7   .   cl  .   .
    6   wf  mi  gr  .
    5   me  fo  cl  wf
        d   e   f   g
"""

# --- F-7.1


@rule("F-7.1")
def test_a_war_token_pillages_a_rivals_tile() -> None:
    state = table(OWN, "fo cl", step="TokenStep", hand="war")
    assert events(state, "war 2 e5") == [Pillaged(seat=0, rival=1, tile="forest", cell="e5")]
    state = after(state, "war 2 e5")
    assert laid(state, 1)["e5"].pillaged
    assert not laid(state, 1)["f5"].pillaged
    assert hand(state) == ""


@rule("F-7.1")
def test_a_pillaged_tile_gives_nothing() -> None:
    assert can(table("fo cl", village="mi"), "add mine e6")
    state = table("fo! cl", village="mi")
    assert legal(state, "add") == []
    assert refusal(state, "add mine e6") == (
        "F-7.1",
        "source-pillaged",
        {"tile": "tile-mine", "cell": "e6", "resource": "resource-wood", "source": "tile-forest", "where": "e5"},
    )


@rule("F-7.1")
def test_pillaging_takes_the_resource_away_at_once_and_for_good() -> None:
    state = table(OWN, "fo cl", step="TokenStep", nature="la", village="mi", hand="war")
    state = after(state, "war 2 e5", "add lake e6", "open city", "reveal inn-iron")
    assert step_of(state) == ("Adding", 1)
    assert not can(state, "add mine e6")
    state = after(state, "draw", "reveal lake", "add lake g5", "open nature", "reveal lake", "add lake d5")
    state = after(state, "open nature", "reveal grove")
    assert not can(state, "add mine e6")


@rule("F-7.1", "F-12.1")
def test_a_pillaged_tile_scores_nothing() -> None:
    state = table(OWN, "apollo nike", step="TokenStep", hand="war")
    assert points(state, 1) == 5
    assert points(after(state, "war 2 e5"), 1) == 2


@rule("F-7.1")
def test_war_needs_a_tile_to_fall_upon() -> None:
    state = table(OWN, "fo cl", step="TokenStep", hand="war")
    assert refusal(state, "war 2 e6") == ("F-7.1", "no-tile-there", {"cell": "e6", "rival": 2})


# --- F-7.2


@rule("F-7.2")
def test_the_unprotected_tiles_of_the_rulebooks_example() -> None:
    state = table(OWN, EXAMPLE, step="TokenStep", hand="war")
    assert set(legal(state, "war")) == {"war 2 d6", "war 2 e8", "war 2 f8", "war 2 g5"}


@rule("F-7.2")
@pytest.mark.parametrize(
    ("cell", "tile", "shield", "where"),
    [
        ("f6", "tile-grove", "tile-lake", "f8"),  # the gap on f7 does not matter
        ("f5", "tile-cliff", "tile-lake", "f8"),
        ("d5", "tile-meadow", "tile-waterfall", "d6"),
        ("e7", "tile-cliff", "tile-forest", "e8"),
    ],
)
def test_a_tile_is_protected_by_the_farthest_one_of_its_column(cell: str, tile: str, shield: str, where: str) -> None:
    state = table(OWN, EXAMPLE, step="TokenStep", hand="war")
    args = {"tile": tile, "cell": cell, "shield": shield, "where": where}
    assert refusal(state, f"war 2 {cell}") == ("F-7.2", "protected", args)


@rule("F-7.2")
def test_farthest_is_farthest_from_the_owner_also_below_the_first_tiles() -> None:
    nation = """
        5  fo  cl
        4  me  .
        3  me  .
           e   f
    """
    state = table(OWN, nation, step="TokenStep", hand="war")
    assert set(legal(state, "war")) == {"war 2 e5", "war 2 f5"}


@rule("F-7.2")
def test_a_tile_added_farther_out_protects_the_one_behind() -> None:
    state = table(OWN, "fo cl", seat=1, nature="la", hand={0: "war"})
    state = after(state, "add lake e6", "open nature", "reveal lake")
    assert set(legal(state, "war")) == {"war 2 e6", "war 2 f5"}


@rule("F-7.2")
def test_a_tile_added_nearer_to_the_owner_protects_nothing() -> None:
    state = table(OWN, "fo cl", seat=1, nature="la", hand={0: "war"})
    state = after(state, "add lake e4", "open nature", "reveal lake")
    assert set(legal(state, "war")) == {"war 2 e5", "war 2 f5"}


# --- F-7.3, F-7.4


@rule("F-7.3")
def test_a_pillaged_tile_still_protects_those_behind_it() -> None:
    nation = """
        6  la! .
        5  fo  cl
           e   f
    """
    state = table(OWN, nation, step="TokenStep", hand="war")
    assert legal(state, "war") == ["war 2 f5"]
    args = {"tile": "tile-forest", "cell": "e5", "shield": "tile-lake", "where": "e6"}
    assert refusal(state, "war 2 e5") == ("F-7.3", "protected", args)


@rule("F-7.4")
def test_no_tile_is_pillaged_twice() -> None:
    state = table(OWN, "fo! cl", step="TokenStep", hand="war")
    assert legal(state, "war") == ["war 2 f5"]
    assert refusal(state, "war 2 e5") == ("F-7.4", "already-pillaged", {"tile": "tile-forest", "cell": "e5"})


@rule("F-7.4", "F-5.8")
def test_a_tile_swapped_in_can_be_pillaged_again() -> None:
    state = table(OWN, "fo! cl", seat=1, nature="la", hand={0: "war"})
    state = after(state, "swap lake e5", "open nature", "reveal lake")
    assert set(legal(state, "war")) == {"war 2 e5", "war 2 f5"}


# --- F-7.5


@rule("F-7.5")
def test_tiles_of_every_class_can_be_pillaged_with_whatever_lies_on_them() -> None:
    state = table(OWN, "fo mi in-gold apollo wi* la$", step="TokenStep", hand="war")
    assert set(legal(state, "war")) == {f"war 2 {column}5" for column in "efghij"}


@rule("F-7.5")
def test_nobody_pillages_the_own_nation() -> None:
    state = table(OWN, "fo cl", step="TokenStep", hand="war")
    assert refusal(state, "war 1 e5") == ("F-7.5", "own-tile", {})


@rule("F-7.5", "F-2.1")
def test_with_several_rivals_each_ones_unprotected_tiles_are_targets() -> None:
    state = table("fo cl", "me", "la", "gr", seat=2, step="TokenStep", hand="war")
    assert set(legal(state, "war")) == {"war 1 e5", "war 1 f5", "war 2 e5", "war 4 e5"}


# --- F-7.6


@rule("F-7.6", "F-4.3")
def test_a_pillaged_tile_still_counts_for_contact() -> None:
    assert {"add lake f6", "add lake g5", "add lake f4"} <= set(legal(table("me me!", nature="la"), "add"))


@rule("F-7.6", "F-9.1")
def test_a_pillaged_tile_still_counts_for_a_block_of_four() -> None:
    nation = """
        6  me! me
        5  fo  cl
           e   f
    """
    assert legal(table(nation, step="TokenStep", hand="carriage"), "carriage") == ["carriage e5"]


@rule("F-7.6", "F-9.6")
def test_a_pillaged_tile_still_belongs_to_its_union() -> None:
    nation = """
        6  me  me!
        5  fo  cl
           e   f
    """
    assert can(table(nation, village="mi", carriages="e5"), "add mine g6")
    assert not can(table(nation, village="mi"), "add mine f7")


@rule("F-7.6")
def test_a_pillaged_tile_can_still_be_swapped() -> None:
    assert can(table("me me!", nature="la"), "swap lake f5")


# --- F-7.7, F-7.8


@rule("F-7.7")
def test_a_coin_on_a_pillaged_tile_stays_and_is_collected() -> None:
    state = table(OWN, "fo$ cl", step="TokenStep", nature="la", hand="war")
    state = after(state, "war 2 e5")
    assert laid(state, 1)["e5"].coin
    state = after(state, "add lake e6", "open nature", "reveal lake", "add lake e6")
    assert hand(state, 1) == "coin"
    assert laid(state, 1)["e5"].pillaged
    assert not laid(state, 1)["e5"].coin


@rule("F-7.8", "F-12.2")
def test_a_craftsman_under_a_war_token_brings_no_points() -> None:
    state = table(OWN, "mi* cl", step="TokenStep", hand="war")
    assert points(state, 1) == 2
    state = after(state, "war 2 e5")
    assert points(state, 1) == 0
    assert (laid(state, 1)["e5"].craftsman, laid(state, 1)["e5"].pillaged) == ("iron", True)
