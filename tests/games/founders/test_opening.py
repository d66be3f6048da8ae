"""Chapter F-3: the turn, and opening."""

import pytest

from latium.core.errors import IllegalMove
from latium.core.seats import CHANCE
from latium.games.founders import GAME
from latium.games.founders.events import Added, Cleared, Collected, Opened
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

STACKS = ("nature", "village", "city")
FIVE = "mi mi gm we wi"


# --- the steps


@rule("F-3.1")
def test_a_turn_opens_then_plays_a_token_then_adds_and_the_next_seat_follows() -> None:
    state = table("fo cl", "la la", nature="gr", hand="war", step="Opening")
    steps = [step_of(state)]
    for text in ("open village", "reveal mine", "war 2 e5", "add mine e6"):
        state = after(state, text)
        steps.append(step_of(state))
    assert steps == [("Opening", 0), ("Drawing", 0), ("TokenStep", 0), ("Adding", 0), ("Opening", 1)]


@rule("F-3.1")
@pytest.mark.parametrize("text", ["add lake g5", "swap lake e5", "draw", "finish"])
def test_nothing_is_added_before_a_tile_is_opened(text: str) -> None:
    assert refusal(table("fo cl", nature="la", step="Opening"), text) == ("F-3.1", "open-first", {})


@rule("F-3.1")
@pytest.mark.parametrize("text", ["add lake g5", "swap lake e5", "draw", "finish"])
def test_nothing_is_added_before_the_token_step_is_over(text: str) -> None:
    state = table("fo cl", nature="la", hand="war", step="TokenStep")
    assert refusal(state, text) == ("F-3.1", "token-first", {})


@rule("F-3.1")
@pytest.mark.parametrize("step", ["TokenStep", "Adding"])
def test_only_one_tile_is_opened_a_turn(step: str) -> None:
    state = table("fo cl", nature="la", hand="war", step=step)
    assert refusal(state, "open village") == ("F-3.1", "opened-already", {})


@rule("F-3.1")
def test_without_a_token_that_could_be_played_the_turn_goes_on_to_adding() -> None:
    empty_handed = table("fo cl", nature="la", step="Opening")
    assert step_of(after(empty_handed, "open village", "reveal mine")) == ("Adding", 0)
    no_block = table("fo cl", nature="la", hand="carriage", step="Opening")
    assert step_of(after(no_block, "open village", "reveal mine")) == ("Adding", 0)


@rule("F-3.1")
def test_a_turn_without_a_token_is_a_turn() -> None:
    state = table("fo cl", nature="la", hand="war", step="TokenStep")
    state = after(state, "keep", "add lake g5")
    assert (step_of(state), hand(state)) == (("Opening", 1), "war")


# --- whose decision


@rule("F-3.2")
def test_another_seat_may_not_act_and_is_told_who_may() -> None:
    state = table("fo cl", "la la", seats=3, step="Opening")
    assert refusal(state, "open nature", seat=1) == ("F-3.2", "not-your-turn", {"who": 1})
    assert GAME.legal(state, 1) == []


@rule("F-3.2")
def test_nobody_acts_while_a_tile_is_being_drawn() -> None:
    state = after(table("fo cl", step="Opening"), "open nature")
    assert acting(state) == CHANCE
    assert refusal(state, "open nature", seat=0) == ("F-3.2", "chance-first", {})
    assert GAME.legal(state, 0) == []


@rule("F-3.2")
def test_chance_turns_up_only_what_is_in_the_stack() -> None:
    state = after(table("fo cl", step="Opening", stacks={"nature": "la gr"}), "open nature")
    assert legal(state) == ["reveal lake", "reveal grove"]
    assert refusal(state, "reveal forest") == ("F-3.2", "not-in-the-pile", {})
    assert refusal(state, "reveal mine") == ("F-3.2", "not-in-the-pile", {})


@rule("F-3.2")
def test_players_do_not_turn_up_tiles_themselves() -> None:
    state = table("fo cl", nature="la")
    for text in ("reveal lake", "hire iron", "first 2"):
        assert refusal(state, text) == ("F-3.2", "chance-only", {})


@rule("F-3.2")
@pytest.mark.parametrize("text", ["draft lake", "lay lake beside lake"])
def test_the_set_up_does_not_come_back(text: str) -> None:
    assert refusal(table("fo cl", nature="la"), text) == ("F-3.2", "set-up-over", {})


@rule("F-3.2")
def test_once_the_game_is_over_nobody_acts() -> None:
    state = table("in-gold gr", "la la", victory="dionysus", nature="fo")
    over = after(state, "add temple-of-dionysus e6")
    assert GAME.to_act(over) == ()
    assert GAME.legal(over, 0) == []
    assert refusal(over, "open nature") == ("F-3.2", "game-over", {})


@rule("F-3.2")
def test_the_checked_door_refuses_with_the_same_clause() -> None:
    with pytest.raises(IllegalMove, match=r"^F-3\.1: First open a tile\.$"):
        after(table("fo cl", nature="la", step="Opening"), "add lake g5")


# --- opening


@rule("F-3.3")
@pytest.mark.parametrize(("stack", "tile"), [("nature", "lake"), ("village", "mine"), ("city", "inn-gold")])
def test_the_top_tile_of_the_chosen_stack_joins_its_row(stack: str, tile: str) -> None:
    state = table("fo cl", nature="la", village="gm", city="in-iron", step="Opening")
    size, before = stack_size(state, stack), row(state, stack)
    happened = events(state, f"open {stack}", f"reveal {tile}")
    state = after(state, f"open {stack}", f"reveal {tile}")
    assert row(state, stack) == [*before, tile]
    assert stack_size(state, stack) == size - 1
    assert happened == [Opened(seat=0, stack=stack, tile=tile)]


@rule("F-3.3")
def test_the_new_tile_lies_fourth_in_a_row_of_three() -> None:
    state = table("fo cl", village="mi gm we", step="Opening")
    assert row(after(state, "open village", "reveal fishery"), "village")[3] == "fishery"


@rule("F-3.3")
def test_every_stack_with_tiles_may_be_chosen_and_opening_is_a_must() -> None:
    state = table("fo cl", nature="la", step="Opening", options={"agreement": False})
    assert legal(state) == ["open nature", "open village", "open city"]


@rule("F-3.3")
@pytest.mark.parametrize("empty", STACKS)
def test_an_empty_stack_cannot_be_chosen(empty: str) -> None:
    state = table("fo cl", nature="la", step="Opening", stacks={empty: ""})
    assert legal(state, "open") == [f"open {stack}" for stack in STACKS if stack != empty]
    assert refusal(state, f"open {empty}") == ("F-3.3", "stack-empty", {"stack": f"stack-{empty}"})


@rule("F-3.3")
def test_each_face_down_tile_is_as_likely_as_the_next() -> None:
    state = after(table("fo fo", step="Opening", stacks={"nature": "fo cl cl cl"}), "open nature")
    assert dict(zip(legal(state), GAME.weights(state), strict=True)) == {"reveal forest": 1, "reveal cliff": 3}


# --- a full row


@rule("F-3.4")
def test_a_row_of_five_is_cleared_before_the_new_tile_is_seen() -> None:
    state = table("fo cl", village=FIVE, nature="la", step="Opening")
    opening = after(state, "open village")
    assert row(opening, "village") == []
    assert acting(opening) == CHANCE
    alone = after(opening, "reveal fishery")
    assert row(alone, "village") == ["fishery"]


@rule("F-3.4")
def test_clearing_is_told_before_opening() -> None:
    cleared, opened = events(table("fo cl", village=FIVE, step="Opening"), "open village", "reveal fishery")
    tiles = ("mine", "mine", "gold-mine", "weaving-house", "winery")
    assert cleared == Cleared(seat=0, stack="village", tiles=tiles)
    assert opened == Opened(seat=0, stack="village", tile="fishery")


@rule("F-3.4")
def test_a_row_of_four_grows_to_five() -> None:
    state = after(table("fo cl", village="mi mi gm we", step="Opening"), "open village", "reveal mine")
    assert len(row(state, "village")) == 5
    assert view(state).cleared == ()


@rule("F-3.4")
def test_only_the_row_of_the_chosen_stack_is_cleared() -> None:
    state = table("fo cl", village=FIVE, nature="la la gr gr wf", step="Opening")
    state = after(state, "open nature", "reveal meadow")
    assert row(state, "nature") == ["meadow"]
    assert len(row(state, "village")) == 5


@rule("F-3.4")
def test_no_row_ever_holds_six() -> None:
    for seed in range(3):
        path = walk(GAME, Case(2, {"agreement": False}), seed)
        assert max(len(kinds) for state in path.states for kinds in state.rows) == 5


@rule("F-3.4", "F-4.2")
def test_a_cleared_tile_can_no_longer_be_added() -> None:
    state = table("fo cl", village=FIVE, nature="la", step="Opening")
    state = after(state, "open village", "reveal fishery")
    assert clause(state, "add mine e6") == "F-4.2"


@rule("F-3.4")
def test_a_cleared_kind_that_comes_up_again_can_be_added() -> None:
    state = table("fo cl", village=FIVE, nature="la", step="Opening")
    assert can(after(state, "open village", "reveal mine"), "add mine e6")


@rule("F-3.5")
def test_a_full_row_may_be_cleared_on_purpose() -> None:
    state = table("fo cl", "fo cl", village=FIVE, nature="la", step="Opening")
    assert can(state, "open village")
    assert can(state, "open nature")


@rule("F-3.6")
def test_a_full_row_beside_an_empty_stack_stays_and_serves() -> None:
    state = table("fo cl", village=FIVE, step="Opening", stacks={"village": ""})
    assert not can(state, "open village")
    state = after(state, "open nature", "reveal lake")
    assert len(row(state, "village")) == 5
    assert can(state, "add mine e6")


@rule("F-3.7")
def test_a_row_is_not_refilled_when_a_tile_is_taken() -> None:
    state = after(table("fo cl", "fo cl", village="mi gm", nature="la"), "add mine e6")
    assert row(state, "village") == ["gold-mine"]
    assert stack_size(state, "village") == 22
    state = after(state, "open nature", "reveal grove")
    assert clause(state, "add mine e6") == "F-4.2"
    assert {text.split()[1] for text in legal(state, "add")} == {"lake", "grove"}


@rule("F-3.7")
def test_of_two_equal_tiles_one_stays_and_can_be_added_later() -> None:
    state = after(table("fo cl", "fo cl", village="mi mi", nature="la"), "add mine e6")
    assert row(state, "village") == ["mine"]
    assert can(after(state, "open nature", "reveal lake"), "add mine e6")


@rule("F-3.7")
def test_the_victory_display_is_not_refilled() -> None:
    state = after(table("in-gold gr", victory="dionysus hermes", nature="fo"), "add temple-of-dionysus e6")
    assert view(state).display == ("great-temple-of-hermes",)


@rule("F-3.8")
def test_cleared_tiles_stay_visible_and_never_come_back() -> None:
    state = table("fo cl", village=FIVE, nature="la", step="Opening", stacks={"village": "fi"}, cleared="")
    gone_before = len(view(state).cleared)
    tiles = ("mine", "mine", "gold-mine", "weaving-house", "winery")
    assert events(state, "open village") == [Cleared(seat=0, stack="village", tiles=tiles)]
    state = after(state, "open village", "reveal fishery")
    assert view(state).cleared[gone_before:] == ("mine", "mine", "gold-mine", "weaving-house", "winery")
    assert stack_size(state, "village") == 0


@rule("F-3.8")
def test_what_was_cleared_only_grows() -> None:
    path = walk(GAME, Case(4, {"agreement": False}), 1)
    for before, later in zip(path.states, path.states[1:], strict=False):
        assert view(later).cleared[: len(view(before).cleared)] == view(before).cleared


# --- the end of a turn


@rule("F-3.9")
def test_at_the_end_of_the_turn_the_owner_takes_the_coins_from_the_own_tiles() -> None:
    state = table("fo$ cl$ la", "me$ me", nature="gr")
    happened = events(state, "add grove h5")
    state = after(state, "add grove h5")
    assert hand(state) == "coin coin"
    assert not any(tile.coin for tile in laid(state).values())
    assert laid(state, 1)["e5"].coin  # a rival's coins wait for the rival's turn
    assert happened == [Added(seat=0, tile="grove", cell="h5", gifts=()), Collected(seat=0, count=2)]


@rule("F-3.9")
def test_coins_are_collected_after_the_token_of_a_city_tile_is_taken() -> None:
    state = table("mi$ mi wf", city="ws-iron", nature="gr")
    state = after(state, "add workshop-iron f6")
    assert (step_of(state), hand(state)) == (("Hiring", 0), "")
    state = after(state, "hire wine")
    assert (step_of(state), hand(state)) == (("Opening", 1), "coin wine")


@rule("F-3.9")
def test_coins_are_collected_also_when_the_turn_ends_without_a_tile() -> None:
    state = after(table("fo$ cl", stacks={"nature": ""}), "finish")
    assert (step_of(state), hand(state)) == (("Opening", 1), "coin")


@rule("F-3.9")
def test_the_number_of_turns_is_kept() -> None:
    state = table("fo cl", nature="gr")
    assert (state.turn, after(state, "add grove g5").turn) == (0, 1)


@rule("F-3.9")
def test_the_next_seat_does_not_begin_once_the_game_is_over() -> None:
    state = after(table("in-gold gr", victory="dionysus", nature="fo"), "add temple-of-dionysus e6")
    assert (GAME.to_act(state), state.turn) == ((), 1)
