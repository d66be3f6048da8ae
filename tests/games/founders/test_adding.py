"""Chapter F-4: adding a tile."""

import pytest

from latium.games.founders.events import Added, Gift, Opened
from latium.testing import rule
from tests.games.founders.drawing import (
    after,
    can,
    clause,
    events,
    laid,
    legal,
    refusal,
    row,
    step_of,
    table,
    view,
)
from tests.games.founders.sets import TWICE

SEVEN_SPACES = """
    7   .  (7)  .   .
    6  (5)  me (1)  .
    5  (4)  fo  cl (6)
    4   .  (2) (3)  .
        d   e   f   g
"""


# --- the duty, and where tiles come from


@rule("F-4.1")
def test_among_all_tiles_that_can_be_added_the_choice_is_free() -> None:
    state = table("fo cl", nature="la gr", village="mi we")
    assert {text.split()[1] for text in legal(state, "add")} == {"lake", "grove", "mine", "weaving-house"}


@rule("F-4.1")
def test_who_can_add_a_tile_neither_draws_nor_ends_the_turn() -> None:
    state = table("fo cl", village="mi", stacks={"nature": ""})
    assert can(state, "add mine e6")
    assert refusal(state, "finish") == ("F-4.1", "must-add", {})
    assert refusal(table("fo cl", village="mi"), "draw") == ("F-4.11", "something-can-be-added", {})


@rule("F-4.1")
def test_a_nature_tile_face_up_can_always_be_added() -> None:
    state = table("fo! cl!", nature="la", village="mi")
    assert {text.split()[2] for text in legal(state, "add")} == {"d5", "e6", "e4", "g5", "f6", "f4"}
    assert not can(state, "draw")


@rule("F-4.2")
@pytest.mark.parametrize(
    "tile", ["lake", "mine", "marketplace-iron", "great-temple-of-hermes"], ids=["nature", "village", "city", "victory"]
)
def test_a_tile_is_taken_from_its_row_or_the_display(tile: str) -> None:
    state = table("fi mk-gold mi\nfo gr cl", nature="la", village="mi", city="mk-iron", victory="hermes hera")
    taken = next(text for text in legal(state, "add") if text.split()[1] == tile)
    state = after(state, taken)
    face_up = [*row(state, "nature"), *row(state, "village"), *row(state, "city"), *view(state).display]
    assert tile not in face_up
    assert len(face_up) == 4


@rule("F-4.2")
def test_a_tile_that_is_not_face_up_cannot_be_added() -> None:
    state = table("fo cl", "la mi", nature="la", cleared="we", swapped="wi")
    for tile in ("mine", "weaving-house", "winery", "gold-mine", "temple-of-hera"):
        refused = refusal(state, f"add {tile} e6")
        assert refused == ("F-4.2", "not-face-up", {"tile": f"tile-{tile}"})


# --- contact


@rule("F-4.3")
def test_a_new_tile_shares_a_side() -> None:
    state = table("fo cl", nature="la")
    assert {text.split()[2] for text in legal(state, "add")} == {"d5", "e6", "e4", "f6", "f4", "g5"}


@rule("F-4.3")
@pytest.mark.parametrize("cell", ["d4", "d6", "g4", "g6", "h5", "e7", "a1"])
def test_a_corner_or_a_gap_is_no_contact(cell: str) -> None:
    state = table("fo cl", nature="la", village="mi")
    assert refusal(state, f"add lake {cell}") == ("F-4.3", "no-shared-side", {"cell": cell})


@rule("F-4.3")
def test_diagonal_givers_do_not_replace_contact() -> None:
    state = table(
        """
        7  fo  .     cl
        6  me  .     me
        5  pan hera  ares
           e   f     g
        """,
        village="mi",
    )
    assert refusal(state, "add mine f8") == ("F-4.3", "no-shared-side", {"cell": "f8"})
    assert can(state, "add mine f6")


@rule("F-4.3", "F-7.6")
def test_contact_with_a_pillaged_tile_is_contact() -> None:
    assert can(table("fo! cl!", nature="la"), "add lake d5")


# --- needs


@rule("F-4.4")
@pytest.mark.parametrize("cell", ["f6", "e4", "f4"])
def test_the_mine_of_the_example_may_go_to_spaces_1_2_and_3(cell: str) -> None:
    assert can(table(SEVEN_SPACES, village="mi"), f"add mine {cell}")


@rule("F-4.4", "F-4.5")
@pytest.mark.parametrize("cell", ["d5", "d6"])
def test_the_mine_of_the_example_may_not_go_to_4_and_5_where_the_forest_is_alone(cell: str) -> None:
    assert refusal(table(SEVEN_SPACES, village="mi"), f"add mine {cell}") == (
        "F-4.5",
        "gives-only-one",
        {
            "tile": "tile-mine",
            "cell": cell,
            "source": "tile-forest",
            "where": "e5",
            "one": "resource-wood",
            "other": "resource-stone",
        },
    )


@rule("F-4.4")
@pytest.mark.parametrize(("cell", "missing"), [("g5", ["wood"]), ("e7", ["wood", "stone"])])
def test_the_mine_of_the_example_may_not_go_to_6_and_7_where_nobody_gives_wood(cell: str, missing: list[str]) -> None:
    resources = [f"resource-{name}" for name in missing]
    arguments = {"tile": "tile-mine", "cell": cell, "resources": resources}
    assert refusal(table(SEVEN_SPACES, village="mi"), f"add mine {cell}") == ("F-4.4", "missing", arguments)


@rule("F-4.4")
def test_the_seven_spaces_are_all_there_are() -> None:
    state = table(SEVEN_SPACES, nature="la", village="mi")
    assert {text.split()[2] for text in legal(state, "add") if "lake" in text} == {
        "f6",
        "e4",
        "f4",
        "d5",
        "d6",
        "g5",
        "e7",
    }
    assert {text.split()[2] for text in legal(state, "add") if "mine" in text} == {"f6", "e4", "f4"}


@rule("F-4.4")
@pytest.mark.parametrize("turn", range(8))
def test_each_of_the_eight_neighbours_gives(turn: int) -> None:
    """A ring of temples, which give nothing, with a lake for wood at one place and a cliff for stone opposite."""
    ring = ["e5", "f5", "g5", "g6", "g7", "f7", "e7", "e6"]
    temples = ("hera", "pan", "nike", "plutus", "hestia", "demeter", "artemis", "ares")
    words = dict(zip(ring, temples, strict=True)) | {ring[turn]: "la", ring[turn - 4]: "cl"}
    lines = [f"{height} " + " ".join(words.get(f"{column}{height}", ".") for column in "efg") for height in (7, 6, 5)]
    assert can(table("\n".join([*lines, "e f g"]), village="mi"), "add mine f6")


@rule("F-4.4")
def test_a_tile_two_cells_away_gives_nothing() -> None:
    state = table("fo mi cl", village="mi")
    assert refusal(state, "add mine d5").clause == "F-4.5"
    assert can(state, "add mine f6")


@rule("F-4.4")
def test_the_chain_of_the_designers_can_be_built() -> None:
    state = table("la cl", village="gm", nature="me gr", city="in-gold", victory="dionysus hermes", seats=2)
    state = after(state, "add gold-mine e6", "open nature", "reveal forest", "add grove g5")
    state = after(state, "open nature", "reveal lake", "add meadow f6")
    state = after(state, "open nature", "reveal lake", "add lake d5")
    state = after(state, "open nature", "reveal cliff", "add inn-gold e7")
    state = after(state, "open nature", "reveal cliff", "add lake c5")
    assert can(after(state, "open nature", "reveal cliff", "keep"), "add temple-of-dionysus f7")


@rule("F-4.4")
def test_the_event_tells_who_gave_what() -> None:
    (event,) = events(table(SEVEN_SPACES, village="mi"), "add mine f6")
    gifts = (Gift("wood", "beside", "e5"), Gift("stone", "beside", "f5"))
    assert event == Added(seat=0, tile="mine", cell="f6", gifts=gifts)


# --- one tile, one resource


@rule("F-4.5")
def test_a_lone_forest_does_not_give_wood_and_stone() -> None:
    assert clause(table("fo me", village="mi"), "add mine e6") == "F-4.5"


@rule("F-4.5")
def test_two_forests_give_one_each() -> None:
    state = table("fo fo", village="mi")
    assert can(state, "add mine e6")
    assert clause(state, "add mine d5") == "F-4.5"


@rule("F-4.5")
def test_the_needs_are_matched_whichever_way_works() -> None:
    """Wood only from the forest, so the stone has to come from the cliff, though the forest stands first."""
    (event,) = events(table("fo cl", village="mi"), "add mine e6")
    assert isinstance(event, Added)
    assert event.gifts == (Gift("wood", "beside", "e5"), Gift("stone", "beside", "f5"))
    (event,) = events(table("cl fo", village="mi"), "add mine e6")
    assert isinstance(event, Added)
    assert event.gifts == (Gift("wood", "beside", "f5"), Gift("stone", "beside", "e5"))


@rule("F-4.5")
def test_the_same_resource_twice_needs_two_tiles() -> None:
    own = {"components": TWICE}
    state = table("fo gr me", village="mi", options=own)
    assert can(state, "add mine e6")  # forest and grove
    assert refusal(state, "add mine d5") == (
        "F-4.5",
        "gives-only-one",
        {
            "tile": "tile-mine",
            "cell": "d5",
            "source": "tile-forest",
            "where": "e5",
            "one": "resource-wood",
            "other": "resource-wood",
        },
    )
    assert refusal(state, "add mine h5").args["resources"] == ["resource-wood", "resource-wood"]


@rule("F-4.5", "F-8.6")
def test_a_bought_resource_meets_one_of_two_equal_needs_and_a_tile_the_other() -> None:
    own = {"components": TWICE}
    assert can(table("fo me", village="mi", bought="wood", options=own), "add mine d5")
    bought_once = {"tile": "tile-mine", "cell": "d5", "resource": "resource-wood"}
    state = table("cl me", village="mi", bought="wood", options=own)
    assert refusal(state, "add mine d5") == ("F-8.6", "bought-once", bought_once)


@rule("F-4.5", "F-8.6")
def test_a_bought_resource_counts_once() -> None:
    state = table("fo me", village="mi", bought="stone")
    (event,) = events(state, "add mine d5")
    assert isinstance(event, Added)
    assert event.gifts == (Gift("wood", "beside", "e5"), Gift("stone", "bought"))
    assert not can(table("cl me", village="mi", bought="stone"), "add mine d5")


@rule("F-4.5", "F-9.2", "F-9.5")
def test_a_tile_of_a_union_gives_one_resource_beside_or_delivered() -> None:
    """The forest is beside d5 as well as united with what is beside it: still one tile, one resource."""
    state = table("me me\nfo me", "la la", village="mi", carriages="e5")
    assert clause(state, "add mine d5") == "F-4.5"
    state = table("cl me\nfo me", "la la", village="mi", carriages="e5")
    assert can(state, "add mine g5")  # both delivered


# --- nature's choice


@rule("F-4.6")
def test_a_nature_tile_may_give_one_resource_now_and_the_other_next_turn() -> None:
    state = table("fo cl gr", "la la", village="mi we", nature="la")
    state = after(state, "add mine e6", "open nature", "reveal forest", "add lake g5")  # the forest gave wood
    assert can(after(state, "open nature", "reveal forest"), "add weaving-house f4")
    state = table("fo la", "me me", village="mi fi", nature="la")
    state = after(state, "add mine e6", "open nature", "reveal forest", "add lake g5")  # stone this time
    assert can(after(state, "open nature", "reveal forest"), "add fishery e4")  # wood the next


@rule("F-4.6")
def test_nobody_is_asked_what_a_nature_tile_gives() -> None:
    state = table("fo gr", "la la", village="wi", nature="la")
    assert step_of(after(state, "add winery e6")) == ("Opening", 1)


@rule("F-4.6", "F-8.5")
def test_the_choice_does_not_bind_a_buyer() -> None:
    state = table("fo cl", "la la", village="mi", nature="gr", hand={1: "coin"})
    state = after(state, "add mine e6", "open nature", "reveal meadow")
    assert {"coin 1 e5 wood", "coin 1 e5 stone"} <= set(legal(state))


# --- contact and givers, other nations, the tile just opened


@rule("F-4.7")
def test_the_winery_of_the_example_touches_one_tile_and_is_fed_by_two_others() -> None:
    drawing = """
        6   .   **  .
        5   fo  wf  me
            e   f   g
    """
    state = table(drawing, village="wi")
    (event,) = events(state, "add winery f6")
    assert isinstance(event, Added)
    assert event.gifts == (Gift("wood", "beside", "e5"), Gift("plants", "beside", "g5"))


@rule("F-4.8")
def test_a_rivals_tiles_do_not_give_however_near_they_are() -> None:
    state = table("fo me", "cl cl\nla la", village="mi")
    assert clause(state, "add mine d5") == "F-4.5"
    assert not [text for text in legal(state) if "mine" in text]


@rule("F-4.9")
def test_the_tile_just_opened_may_be_added_at_once() -> None:
    state = table("fo cl", nature="la", step="Opening")
    assert not view(state).rows["village"]
    happened = events(state, "open village", "reveal mine", "add mine e6")
    assert [type(event) for event in happened] == [Opened, Added]
    state = after(state, "open village", "reveal mine", "add mine e6")
    assert laid(state)["e6"].tile == "mine"
