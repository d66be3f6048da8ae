"""Chapter F-2: the set-up."""

from collections import Counter

import pytest

from latium.core.errors import OptionError
from latium.core.options import resolve
from latium.core.seats import CHANCE, Seat
from latium.games.founders import GAME
from latium.games.founders.events import Begun, Drafted, Laid, LeftOver, Shown
from latium.games.founders.state import State
from latium.testing import rule
from latium.testing.walks import Case, Walk, walk
from tests.games.founders.drawing import (
    acting,
    after,
    can,
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

SEATS = [2, 3, 4]
SIX = ("forest", "cliff", "waterfall", "lake", "meadow", "grove")


def new_table(seats: int, first: int | str = 1) -> State:
    return GAME.setup(seats, resolve(GAME.facts, seats, {"first": first}))


def until(state: State, step: str) -> State:
    """Always the first thing allowed, until a step of that name is open."""
    while step_of(state)[0] != step:
        state = after(state, legal(state)[0])
    return state


def drafting(seats: int, first: int = 1) -> State:
    """A table at its draft, where at most two tiles are alike."""
    state = until(new_table(seats, first), "Spreading")
    while step_of(state)[0] == "Spreading":
        state = after(state, f"reveal {SIX[len(view(state).draft) % 6]}")
    return state


def set_up(seats: int, seed: int = 0) -> tuple[Walk, State]:
    """A random set-up and the position before the first turn."""
    path = walk(GAME, Case(seats, {"agreement": False}), seed, plies=80)
    return path, next(state for state in path.states if step_of(state)[0] == "Opening")


# --- seats


@rule("F-2.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_play(seats: int) -> None:
    assert GAME.facts.seats == (2, 3, 4)
    with pytest.raises(OptionError):
        resolve(GAME.facts, seats, {})


@rule("F-2.1")
@pytest.mark.parametrize("seats", SEATS)
def test_play_passes_to_the_next_seat_and_from_the_last_to_the_first(seats: int) -> None:
    state = table("fo cl", seats=seats, step="Opening")
    order: list[Seat] = []
    for _ in range(seats + 1):
        order.append(acting(state))
        state = after(state, "open nature")
        state = after(state, legal(state)[0])
        state = after(state, legal(state, "add")[0])
    assert order == [*range(seats), 0]


@rule("F-2.1")
@pytest.mark.parametrize("text", ["war 3 e5", "coin 3 e5 wood"])
def test_there_is_no_rival_beyond_the_seats(text: str) -> None:
    state = table("fo cl", "la la", hand="war coin", step="TokenStep")
    assert refusal(state, text) == ("F-2.1", "no-such-seat", {"seat": 3, "seats": 2})


@rule("F-2.1")
def test_a_seat_that_is_not_at_the_table_does_nothing() -> None:
    assert refusal(table("fo cl", step="Opening"), "open nature", seat=2).clause == "F-2.1"


# --- the first player


@rule("F-2.2")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn_at_random_each_as_likely(seats: int) -> None:
    state = until(new_table(seats, "random"), "Beginning")
    assert acting(state) == CHANCE
    assert legal(state) == [f"first {seat + 1}" for seat in range(seats)]
    assert list(GAME.weights(state)) == [1] * seats
    assert events(state, "first 2") == [Begun(seat=1)]


@rule("F-2.2")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_first_player_can_be_named_and_then_nothing_is_drawn(first: int) -> None:
    path, state = walk(GAME, Case(3, {"first": first}), 5, plies=80), new_table(3, first)
    assert not any(isinstance(event, Begun) for happened in path.events for event in happened)
    assert acting(until(state, "Drafting")) == first - 1
    assert acting(until(state, "Opening")) == first - 1


@rule("F-2.2")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_first_player_drawn_drafts_lays_and_opens_first(first: int) -> None:
    state = after(until(new_table(3, "random"), "Beginning"), f"first {first}")
    for step in ("Drafting", "Laying", "Opening"):
        state = until(state, step)
        assert acting(state) == first - 1
    assert view(state).first == first - 1


# --- the victory display


@rule("F-2.3")
@pytest.mark.parametrize(("seats", "shown"), [(2, 8), (3, 12), (4, 12)])
def test_eight_or_twelve_victory_tiles_are_shown(seats: int, shown: int) -> None:
    _, state = set_up(seats)
    assert len(view(state).display) == shown
    assert stack_size(state, "victory") == 25 - shown


@rule("F-2.3")
def test_victory_tiles_left_out_never_come_into_play() -> None:
    path = walk(GAME, Case(2, {"agreement": False}), 3)
    _, state = path, next(state for state in path.states if step_of(state)[0] == "Opening")
    shown = set(view(state).display)
    in_nations = {tile.tile for seat in range(2) for tile in laid(path.end, seat).values()}
    victory = {state.catalogue.kinds[kind] for kind in state.catalogue.by_class[3]}
    assert in_nations & victory <= shown


@rule("F-2.3")
def test_which_victory_tiles_were_left_out_can_be_worked_out_by_all() -> None:
    _, state = set_up(2)
    victory = {state.catalogue.kinds[kind] for kind in state.catalogue.by_class[3]}
    assert victory & set(view(state).face_down) == victory - set(view(state).display)


@rule("F-2.3", "F-2.4", "F-2.8")
def test_every_tile_turned_up_during_the_set_up_is_told() -> None:
    state = new_table(2)
    assert events(state, "reveal temple-of-pan") == [Shown(place="victory", tile="temple-of-pan")]
    assert events(until(state, "Spreading"), "reveal lake") == [Shown(place="draft", tile="lake")]
    rows = until(until(state, "Laying"), "Dealing")
    assert events(rows, "reveal lake", "reveal lake", "reveal mine", "reveal mine", "reveal inn-gold") == [
        Shown(place="nature", tile="lake"),
        Shown(place="nature", tile="lake"),
        Shown(place="village", tile="mine"),
        Shown(place="village", tile="mine"),
        Shown(place="city", tile="inn-gold"),
    ]


@rule("F-2.3", "F-2.8")
def test_what_was_turned_up_for_display_and_rows_can_be_added() -> None:
    state = until(new_table(2), "Opening")
    shown = {*view(state).display, *row(state, "nature"), *row(state, "village"), *row(state, "city")}
    catalogue = state.catalogue
    assert {catalogue.kinds[kind] for kind in range(len(catalogue.kinds)) if state.face_up >> kind & 1} == shown


# --- the draft


@rule("F-2.4")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 5), (3, 7), (4, 9)])
def test_five_seven_or_nine_nature_tiles_are_laid_out_for_the_draft(seats: int, tiles: int) -> None:
    state = until(new_table(seats), "Drafting")
    assert len(view(state).draft) == tiles
    assert stack_size(state, "nature") == 24 - tiles


@rule("F-3.2")
@pytest.mark.parametrize("text", ["open village", "add forest e5"])
def test_the_steps_of_a_turn_are_not_what_the_draft_asks_for(text: str) -> None:
    assert refusal(until(new_table(2), "Drafting"), text) == ("F-3.2", "not-this-step", {})


@rule("F-2.4")
def test_a_tile_that_is_not_in_the_draft_cannot_be_taken() -> None:
    state = until(new_table(2), "Drafting")  # always the first tile of the list came up
    assert set(view(state).draft) == {"forest", "cliff"}
    assert refusal(state, "draft lake") == ("F-2.4", "not-in-draft", {"tile": "tile-lake"})
    assert can(state, "draft cliff")


@rule("F-2.5")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (2, 1, [0, 1, 1, 0]),
        (2, 2, [1, 0, 0, 1]),
        (3, 1, [0, 1, 2, 2, 1, 0]),
        (3, 2, [1, 2, 0, 0, 2, 1]),
        (4, 1, [0, 1, 2, 3, 3, 2, 1, 0]),
        (4, 4, [3, 0, 1, 2, 2, 1, 0, 3]),
    ],
)
def test_the_last_player_takes_two_in_a_row_and_the_draft_runs_back(seats: int, first: int, order: list[Seat]) -> None:
    state = drafting(seats, first)
    taken: list[Seat] = []
    while step_of(state)[0] == "Drafting":
        taken.append(acting(state))
        state = after(state, legal(state)[0])
    assert taken == order


@rule("F-2.5")
def test_any_draft_tile_may_be_chosen_and_goes_to_its_player() -> None:
    state = drafting(2)
    assert set(legal(state)) == {"draft forest", "draft cliff", "draft waterfall", "draft lake", "draft meadow"}
    assert events(state, "draft lake") == [Drafted(seat=0, tile="lake")]
    state = after(state, "draft lake", "draft forest", "draft cliff")
    assert [player.drafted for player in view(state).players] == [("lake",), ("forest", "cliff")]
    assert not can(state, "draft lake")


@rule("F-2.6")
@pytest.mark.parametrize("seats", SEATS)
def test_the_tile_nobody_took_goes_to_the_nature_row(seats: int) -> None:
    state = drafting(seats)
    while len(view(state).draft) > 2:
        state = after(state, legal(state)[0])
    (spared,) = (Counter(view(state).draft) - Counter([legal(state)[0].split()[1]])).elements()
    assert [event for event in events(state, legal(state)[0]) if isinstance(event, LeftOver)] == [LeftOver(tile=spared)]
    state = after(state, legal(state)[0])
    assert row(state, "nature") == [spared]
    assert view(state).draft == ()
    assert state.face_up >> state.catalogue.index[spared] & 1  # it can be added from now on


# --- the first two tiles


def laying() -> State:
    """Seat 0 has a lake and a meadow to lay, seat 1 forest and cliff."""
    return after(drafting(2), "draft lake", "draft forest", "draft cliff", "draft meadow")


@rule("F-2.7")
@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("lay lake beside meadow", {"e5": "lake", "f5": "meadow"}),
        ("lay meadow beside lake", {"e5": "meadow", "f5": "lake"}),
        ("lay lake before meadow", {"e5": "lake", "e6": "meadow"}),
        ("lay meadow before lake", {"e5": "meadow", "e6": "lake"}),
    ],
)
def test_the_two_tiles_lie_beside_or_behind_each_other_as_their_owner_likes(text: str, cells: dict[str, str]) -> None:
    state = laying()
    assert text in legal(state)
    assert {cell: tile.tile for cell, tile in laid(after(state, text)).items()} == cells


@rule("F-2.7")
def test_laying_has_these_four_ways_and_two_with_equal_tiles() -> None:
    assert len(legal(laying())) == 4
    alike = until(new_table(2), "Drafting")
    alike = after(alike, "draft forest", "draft forest", "draft cliff", "draft forest")
    assert legal(alike) == ["lay forest beside forest", "lay forest before forest"]


@rule("F-2.7")
@pytest.mark.parametrize(("seats", "first"), [(2, 2), (3, 1), (4, 3)])
def test_the_tiles_are_laid_after_the_whole_draft_in_turn_order(seats: int, first: int) -> None:
    state = until(drafting(seats, first), "Laying")
    assert view(state).draft == ()
    order: list[Seat] = []
    while step_of(state)[0] == "Laying":
        order.append(acting(state))
        state = after(state, legal(state)[0])
    assert order == [(first - 1 + place) % seats for place in range(seats)]


@rule("F-2.7")
def test_only_the_two_drafted_tiles_are_laid() -> None:
    drafted = {"one": "tile-lake", "other": "tile-meadow"}
    assert refusal(laying(), "lay lake beside forest") == ("F-2.7", "not-drafted", drafted)
    assert refusal(laying(), "lay lake before lake").clause == "F-2.7"


@rule("F-2.7")
def test_laying_is_told_with_tiles_and_cells() -> None:
    (event,) = events(laying(), "lay lake before meadow")
    assert event == Laid(seat=0, tiles=("lake", "meadow"), cells=("e5", "e6"))


# --- rows, border, supply


@rule("F-2.8")
@pytest.mark.parametrize("seats", SEATS)
def test_rows_begin_with_two_nature_and_the_leftover_two_village_and_one_city(seats: int) -> None:
    _, state = set_up(seats)
    assert [len(row(state, stack)) for stack in ("nature", "village", "city")] == [3, 2, 1]


@rule("F-2.8")
def test_a_row_takes_tiles_of_its_own_class_only() -> None:
    for seed in range(2):
        path = walk(GAME, Case(3, {"agreement": False}), seed)
        for state in path.states:
            for class_, kinds in enumerate(state.rows):
                assert {state.catalogue.class_of[kind] for kind in kinds} <= {class_}


@rule("F-2.8", "F-11.2")
@pytest.mark.parametrize(("seats", "turns"), [(2, 62), (3, 60), (4, 58)])
def test_so_many_tiles_are_left_to_open(seats: int, turns: int) -> None:
    path, state = set_up(seats)
    assert sum(stack_size(state, stack) for stack in ("nature", "village", "city")) == turns
    assert walk(GAME, Case(seats, {"agreement": False}), path.seed).end.turn <= turns


@rule("F-2.9")
@pytest.mark.parametrize("cell", ["d5", "g5", "e6", "f6", "e4", "f4"])
def test_a_nation_grows_in_every_direction_also_toward_its_owner(cell: str) -> None:
    assert can(table("fo cl", nature="la"), f"add lake {cell}")


@rule("F-2.9")
def test_no_border_is_met_below_row_0_or_left_of_column_a() -> None:
    nation = """
         1  fo fo
         0  la .
        -1  la .
            a  b
    """
    assert {"add lake a-2", "add lake -a0", "add lake -a1"} <= set(legal(table(nation, nature="la")))


@rule("F-2.9")
def test_a_nation_may_be_one_long_line() -> None:
    line = " ".join(["fo", "cl", "wf", "la", "me", "gr"] * 3)
    state = table(line, "mi mi", nature="gr", origin="m1")
    assert can(state, "add grove l1")
    assert can(state, "add grove ae1")


@rule("F-2.10")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_starts_with_a_token_and_the_supply_is_whole(seats: int) -> None:
    _, state = set_up(seats)
    assert [hand(state, seat) for seat in range(seats)] == [""] * seats
    assert view(state).supply == {"war": 6, "coin": 6, "carriage": 6, "craftsman": 6}
    assert view(state).box == {"war": 0, "coin": 0, "carriage": 0, "craftsman": 0}


@rule("F-11.4")
@pytest.mark.parametrize("agreement", [True, False])
def test_whether_an_end_can_be_proposed_is_settled_before_the_game(agreement: bool) -> None:
    options = resolve(GAME.facts, 2, {"first": 1, "agreement": agreement})
    state = until(GAME.setup(2, options), "Opening")
    assert can(state, "propose") == agreement


@rule("F-2.10")
def test_the_craftsmen_lie_face_down_so_any_of_them_may_come_up() -> None:
    state = table("mi wf", city="ws-iron", seats=2)
    state = after(state, "add workshop-iron e6")
    assert acting(state) == CHANCE
    assert legal(state) == [f"hire {good}" for good in ("iron", "gold", "cloth", "wine", "horses", "fish")]
    assert list(GAME.weights(state)) == [1] * 6
