"""Chapter F-6: tokens in general."""

import pytest

from latium.games.founders.events import Gained, Hired, NoneLeft
from latium.testing import rule
from tests.games.founders.drawing import (
    after,
    can,
    clause,
    events,
    hand,
    legal,
    points,
    refusal,
    step_of,
    table,
    view,
)

ALL_BASICS = """
    6  cl  .   fo
    5  la  mi  me
       e   f   g
"""
SQUARE = """
    6  mi  me
    5  fo  cl
       e   f
"""

# --- F-6.1


@rule("F-6.1")
@pytest.mark.parametrize(
    ("tile", "token"), [("marketplace-iron", "coin"), ("inn-iron", "carriage"), ("war-camp-iron", "war")]
)
def test_adding_a_city_tile_brings_its_token(tile: str, token: str) -> None:
    state = table(ALL_BASICS, city=tile)
    assert hand(after(state, f"add {tile} f6")) == token
    assert Gained(seat=0, token=token) in events(state, f"add {tile} f6")


@rule("F-6.1")
def test_adding_a_workshop_brings_a_craftsman() -> None:
    state = table(ALL_BASICS, city="ws-iron")
    assert step_of(after(state, "add workshop-iron f6")) == ("Hiring", 0)
    plies = ("add workshop-iron f6", "hire gold")
    assert hand(after(state, *plies)) == "gold"
    assert events(state, *plies)[1:] == [Gained(seat=0, token="craftsman"), Hired(seat=0, good="gold")]


@rule("F-6.1")
def test_only_city_tiles_bring_tokens() -> None:
    state = table(ALL_BASICS, nature="fo", village="mi", victory="cyclopes hermes")
    for tile in ("forest", "mine", "altar-of-the-cyclopes"):
        assert hand(after(state, f"add {tile} f6")) == ""


@rule("F-6.1")
def test_a_city_tile_brings_its_token_only_once() -> None:
    state = after(table(ALL_BASICS, city="mk-iron"), "add marketplace-iron f6")
    state = after(state, "open nature", "reveal lake", "add lake e6")
    state = after(state, "open nature", "reveal lake", "keep", "add lake f7")
    assert hand(state) == "coin"
    assert view(state).supply["coin"] == 5


@rule("F-6.1", "F-10.1")
def test_the_supply_shrinks_by_the_token_gained() -> None:
    state = table(ALL_BASICS, city="ws-iron")
    before, during = view(state), view(after(state, "add workshop-iron f6"))
    later = view(after(state, "add workshop-iron f6", "hire gold"))
    assert (before.supply["craftsman"], during.supply["craftsman"], later.supply["craftsman"]) == (6, 5, 5)
    assert later.craftsmen == ("iron", "cloth", "wine", "horses", "fish")


# --- F-6.2


@rule("F-6.2", "F-6.5")
def test_one_token_of_any_kind_or_none_may_be_played() -> None:
    state = table(SQUARE, "me gr", step="TokenStep", hand="war coin carriage iron")
    assert set(legal(state)) == {
        "keep",
        "war 2 e5",
        "war 2 f5",
        "coin 2 e5 plants",
        "coin 2 e5 water",
        "coin 2 f5 wood",
        "coin 2 f5 plants",
        "carriage e5",
        "craftsman iron e6",
    }


@rule("F-6.2")
@pytest.mark.parametrize("play", ["war 2 e5", "coin 2 e5 plants", "carriage e5", "craftsman iron e6"])
def test_after_one_token_the_turn_goes_on_with_adding(play: str) -> None:
    state = after(
        table(SQUARE, "me gr", step="TokenStep", nature="la", hand="war war coin coin carriage iron gold"), play
    )
    assert step_of(state) == ("Adding", 0)
    assert refusal(state, "war 2 f5") == ("F-6.2", "token-not-now", {})
    assert clause(state, "coin 2 f5 wood") == "F-6.2"
    assert clause(state, "keep") == "F-6.2"


@rule("F-6.2")
def test_playing_none_keeps_the_hand_and_goes_on_with_adding() -> None:
    state = after(table(SQUARE, step="TokenStep", hand="war coin"), "keep")
    assert step_of(state) == ("Adding", 0)
    assert hand(state) == "war coin"


@rule("F-6.2")
def test_no_token_is_played_before_opening() -> None:
    state = table(SQUARE, "me gr", step="Opening", hand="war coin carriage iron")
    assert set(legal(state)) == {"open nature", "open village", "open city"}
    for play in ("war 2 e5", "coin 2 e5 plants", "carriage e5", "craftsman iron e6", "keep"):
        assert refusal(state, play) == ("F-6.2", "token-not-now", {})


@rule("F-6.2", "F-3.1")
def test_the_token_step_follows_the_opening() -> None:
    state = after(table(SQUARE, step="Opening", hand="war"), "open nature", "reveal forest")
    assert step_of(state) == ("TokenStep", 0)
    assert refusal(state, "add forest g5") == ("F-3.1", "token-first", {})


@rule("F-6.2", "F-4.10")
def test_without_any_play_the_token_step_is_passed_over() -> None:
    state = after(table("fo cl", step="Opening", hand="carriage iron"), "open nature", "reveal forest")
    assert step_of(state) == ("Adding", 0)


@rule("F-6.2", "F-6.6")
@pytest.mark.parametrize("token", ["war", "coin", "carriage", "iron"])
def test_a_single_token_with_a_single_target_opens_the_token_step(token: str) -> None:
    state = table(SQUARE, "mi apollo!", step="Opening", hand=token)
    state = after(state, "open nature", "reveal forest")
    assert step_of(state) == ("TokenStep", 0)
    assert len(legal(state)) == 2


@rule("F-6.2", "F-6.6")
def test_without_a_token_in_hand_targets_open_no_token_step() -> None:
    state = table(SQUARE, "mi apollo!", step="Opening", hand={1: "war coin carriage iron"})
    assert step_of(after(state, "open nature", "reveal forest")) == ("Adding", 0)


@rule("F-6.2")
def test_no_token_is_played_while_the_drawn_tile_is_placed() -> None:
    assert clause(table(SQUARE, drawn="fo", hand="war"), "war 2 e5") == "F-6.2"


# --- F-6.3


@rule("F-6.3")
def test_a_token_gained_now_waits_for_the_next_turn() -> None:
    state = after(table(ALL_BASICS, city="mk-iron"), "add marketplace-iron f6")
    assert step_of(state) == ("Opening", 1)
    assert clause(state, "coin 2 e5 plants", seat=0) == "F-3.2"
    state = after(state, "open nature", "reveal lake", "add lake e6")
    assert clause(state, "coin 2 e5 plants") == "F-6.2"
    state = after(state, "open nature", "reveal lake")
    assert can(state, "coin 2 f5 plants")


@rule("F-6.3", "F-8.10")
def test_a_coin_on_an_own_tile_cannot_be_played_in_the_turn_it_is_collected() -> None:
    state = after(table("me$ me", step="Opening", nature="la"), "open nature", "reveal lake")
    assert step_of(state) == ("Adding", 0)
    assert refusal(state, "coin 2 e5 plants") == ("F-6.6", "no-such-token", {"token": "token-coin"})
    state = after(state, "add lake e6")
    assert hand(state) == "coin"
    assert step_of(state) == ("Opening", 1)
    state = after(state, "open nature", "reveal lake", "add lake e6", "open nature", "reveal forest")
    assert can(state, "coin 2 e5 plants")


# --- F-6.4


@rule("F-6.4")
@pytest.mark.parametrize(
    ("tile", "token"),
    [
        ("marketplace-iron", "coin"),
        ("inn-iron", "carriage"),
        ("war-camp-iron", "war"),
        ("workshop-iron", "craftsman"),
    ],
)
def test_with_an_empty_supply_the_city_tile_is_added_without_a_token(tile: str, token: str) -> None:
    state = table(ALL_BASICS, city=tile, box=" ".join([token] * 6))
    assert can(state, f"add {tile} f6")
    assert events(state, f"add {tile} f6")[1:] == [NoneLeft(seat=0, token=token)]
    state = after(state, f"add {tile} f6")
    assert hand(state) == ""
    assert step_of(state) == ("Opening", 1)


@rule("F-6.4")
def test_the_last_token_of_the_supply_is_still_given() -> None:
    state = after(table(ALL_BASICS, city="mk-iron", box="coin coin coin coin coin"), "add marketplace-iron f6")
    assert hand(state) == "coin"
    assert view(state).supply["coin"] == 0


# --- F-6.5


@rule("F-6.5", "F-8.11")
def test_a_coin_may_be_played_without_use() -> None:
    state = table("fo fo", "me me", step="TokenStep", nature="la", hand="coin")
    assert can(state, "coin 2 e5 water")
    assert set(legal(after(state, "coin 2 e5 water"))) == set(legal(after(state, "keep")))


@rule("F-6.5", "F-7.1")
def test_war_may_be_played_on_a_tile_that_gives_nothing_anyway() -> None:
    state = table("fo fo", "mi$ wi*", step="TokenStep", hand="war")
    assert legal(state, "war") == ["war 2 e5", "war 2 f5"]


@rule("F-6.5")
@pytest.mark.parametrize(
    ("token", "play", "why"),
    [
        ("war", "war 2 e5", "F-7.4"),
        ("coin", "coin 2 e5 plants", "F-8.2"),
        ("carriage", "carriage e5", "F-9.1"),
        ("iron", "craftsman iron e5", "F-10.2"),
    ],
)
def test_without_a_legal_target_a_token_cannot_be_played(token: str, play: str, why: str) -> None:
    state = table("fo fo", "me! me!", step="TokenStep", hand=token)
    assert legal(state) == ["keep"]
    assert clause(state, play) == why
    opened = after(table("fo fo", "me! me!", step="Opening", hand=token), "open nature", "reveal forest")
    assert step_of(opened) == ("Adding", 0)
    assert clause(opened, play) == why


# --- F-6.6


@rule("F-6.6", "F-1.9")
def test_hands_are_visible_to_all() -> None:
    state = table(SQUARE, "me gr", hand={0: "war coin", 1: "carriage iron"})
    hands = [player.hand for player in view(state).players]
    assert [(held.war, held.coin, held.carriage, held.craftsmen) for held in hands] == [
        (1, 1, 0, ()),
        (0, 0, 1, ("iron",)),
    ]


@rule("F-6.6")
def test_a_hand_has_no_limit() -> None:
    crowd = "war war war war war war coin coin coin coin coin carriage carriage carriage carriage carriage carriage"
    state = table(ALL_BASICS, city="mk-iron", hand=f"{crowd} iron gold cloth wine horses fish")
    assert hand(after(state, "add marketplace-iron f6")).split().count("coin") == 6
    assert points(after(state, "add marketplace-iron f6")) == 24


@rule("F-6.6")
@pytest.mark.parametrize(
    ("play", "token"),
    [
        ("war 2 e5", "token-war"),
        ("coin 2 e5 plants", "token-coin"),
        ("carriage e5", "token-carriage"),
        ("craftsman iron e6", "craftsman-iron"),
    ],
)
def test_only_a_token_in_ones_own_hand_can_be_played(play: str, token: str) -> None:
    state = table(SQUARE, "me gr", step="TokenStep", hand={1: "war coin carriage iron"})
    assert legal(state) == ["keep"]
    assert refusal(state, play) == ("F-6.6", "no-such-token", {"token": token})


# --- F-6.7


@rule("F-6.7", "F-12.3")
@pytest.mark.parametrize("play", ["war 2 e5", "coin 2 e5 plants", "carriage e5"])
def test_a_played_token_is_worth_nothing_to_its_player(play: str) -> None:
    state = table(SQUARE, "me gr", step="TokenStep", hand="war coin carriage")
    assert points(state) == 3
    assert points(after(state, play)) == 2


@rule("F-6.7", "F-12.2")
def test_a_played_craftsman_counts_on_its_tile() -> None:
    state = table(SQUARE, "me gr", step="TokenStep", hand="iron")
    assert points(state) == 1
    assert points(after(state, "craftsman iron e6")) == 2
    assert hand(after(state, "craftsman iron e6")) == ""


@rule("F-6.7", "F-8.10")
def test_a_coin_that_was_played_is_worth_a_point_to_the_seller() -> None:
    state = table(SQUARE, "me gr", step="TokenStep", hand="coin")
    assert (points(state, 0), points(state, 1)) == (1, 0)
    bought = after(state, "coin 2 e5 plants")
    assert (points(bought, 0), points(bought, 1)) == (0, 1)
