"""What a viewer may know (F-1.9), and that a view is the whole of it."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from latium.core.canonical import canonical
from latium.core.errors import SaveError
from latium.core.seats import CHANCE
from latium.games.founders import GAME
from latium.games.founders.state import State
from latium.games.founders.views import Held, Laid, View
from latium.testing import rule
from latium.testing.walks import Case, Chooser, walk
from tests.games.founders.drawing import acting, after, draw, hand, legal, sketch, stack_size, table, view

VIEWERS = (None, 0, 1, 2)


def crowded() -> State:
    """A bit of everything, three seats."""
    return table(
        "fo! cl\nmi* we$",
        "la me\nwi .",
        "gr hera",
        nature="wf",
        village="gm",
        city="in-gold",
        victory="pan ares",
        hand={0: "war coin", 1: "carriage wine fish"},
        carriages="e5",
        swapped={1: "fo"},
        cleared="mk-iron",
        step="TokenStep",
    )


@rule("F-1.9")
def test_all_players_and_spectators_see_the_same() -> None:
    state = crowded()
    assert len({canonical(GAME.observe(state, viewer)) for viewer in VIEWERS}) == 1


@rule("F-1.9")
def test_nothing_that_happens_is_kept_from_anyone() -> None:
    path = walk(GAME, Case(3, {"agreement": False}), 6)
    for happened in path.events:
        for event in happened:
            assert all(GAME.redact(event, viewer) == event for viewer in VIEWERS)
    assert not GAME.facts.private


@rule("F-1.9")
def test_a_stack_shows_what_is_left_of_each_kind_and_no_order() -> None:
    state = table("fo cl", "la la", step="Opening", stacks={"nature": "gr fo cl fo", "city": ""})
    down = view(state).face_down
    assert [down.get(tile, 0) for tile in ("forest", "cliff", "grove", "lake")] == [2, 1, 1, 0]
    assert (stack_size(state, "nature"), stack_size(state, "city")) == (4, 0)


@rule("F-1.9")
def test_two_tables_that_opened_the_same_tiles_in_another_order_know_the_same_of_the_stack() -> None:
    state = table("fo cl", "la la", village="mi", step="Opening")
    one = after(state, "open village", "reveal mine", "add mine e6", "open village", "reveal winery")
    other = after(state, "open village", "reveal winery", "add mine e6", "open village", "reveal mine")
    assert view(one).face_down == view(other).face_down


@rule("F-1.9")
def test_the_craftsmen_left_are_known_and_their_order_is_not() -> None:
    state = crowded()
    assert view(state).craftsmen == ("gold", "cloth", "horses")
    drawing = after(table("mi wf", "la la", city="ws-iron", hand={1: "fish"}), "add workshop-iron e6")
    assert acting(drawing) == CHANCE
    assert legal(drawing) == [f"hire {good}" for good in ("iron", "gold", "cloth", "wine", "horses")]


@rule("F-1.9", "F-6.6")
def test_hands_lie_open() -> None:
    players = view(crowded()).players
    assert players[0].hand == Held(1, 1, 0, ())
    assert players[1].hand == Held(0, 0, 1, ("wine", "fish"))
    assert hand(crowded(), 1) == "carriage wine fish"


@rule("F-1.9", "F-5.11")
def test_what_lies_on_the_table_is_in_the_view() -> None:
    seen = view(crowded())
    mine = {laid.cell: laid for laid in seen.players[0].tiles}
    assert mine["e6"] == Laid("e6", "forest", pillaged=True)
    assert mine["e5"] == Laid("e5", "mine", craftsman="iron")
    assert mine["f5"] == Laid("f5", "weaving-house", coin=True)
    assert seen.players[0].carriages == ("e5",)
    assert seen.players[1].swapped == ("forest",)
    assert seen.cleared == ("marketplace-iron",)
    assert seen.rows == {"nature": ("waterfall",), "village": ("gold-mine",), "city": ("inn-gold",)}
    assert seen.display == ("temple-of-pan", "great-temple-of-ares")
    assert seen.supply == {"war": 4, "coin": 4, "carriage": 4, "craftsman": 3}


@rule("F-1.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_state_is_rebuilt_from_a_view_without_a_guess(seats: int) -> None:
    path = walk(GAME, Case(seats, {}), 20 + seats)
    for state in path.states[:: len(path.states) // 12]:
        rebuilt = GAME.determinize(GAME.observe(state, 0), Chooser(0))
        assert GAME.dump(rebuilt) == GAME.dump(state)
        assert [GAME.legal(rebuilt, seat) for seat in (CHANCE, *range(seats))] == [
            GAME.legal(state, seat) for seat in (CHANCE, *range(seats))
        ]


@rule("F-1.9")
def test_a_view_survives_json() -> None:
    seen = view(crowded())
    assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen


@rule("F-1.9")
def test_a_rebuilt_state_plays_on_like_the_first() -> None:
    """Unions, silent tiles and the kinds a cell allows are worked out anew from the view."""
    path = walk(GAME, Case(2, {"agreement": False}), 9)
    middle = len(path.plies) // 2
    state = GAME.restore(GAME.dump(path.states[middle]))
    for n in range(middle, len(path.plies)):
        seat, action = path.plies[n]
        assert GAME.legal(state, seat) == GAME.legal(path.states[n], seat)
        GAME.apply(state, seat, action)
    assert GAME.outcome(state) == GAME.outcome(path.end)


@rule("F-1.9")
def test_playing_does_not_touch_the_position_it_starts_from() -> None:
    state = crowded()
    before = canonical(GAME.dump(state))
    for text in legal(state):
        after(state, text)
    assert canonical(GAME.dump(state)) == before


# --- positions written by hand


def refused(change: Callable[[dict[str, Any]], object]) -> str:
    """Why a position is none, once something in it has been changed."""
    data = json.loads(canonical(GAME.dump(crowded())))
    change(data)
    with pytest.raises(SaveError) as wrong:
        GAME.restore(data)
    return str(wrong.value).removeprefix("this is no position of the game: ")


@rule("F-1.1", "F-1.6", "F-1.9")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data["face_down"].update(forest=9), "tiles “forest”"),
        (lambda data: data["rows"].update(nature=["castle"]), "there is no “castle”"),
        (lambda data: data["players"][0]["hand"].update(war=2), "tokens of the kind war"),
        (lambda data: data["players"][0]["hand"].update(coin=-1), "tokens of the kind coin"),
        (lambda data: data["craftsmen"].append("fish"), "craftsmen in supply"),
    ],
)
def test_what_does_not_add_up_is_no_position(change: Callable[[dict[str, Any]], object], why: str) -> None:
    assert why in refused(change)


@rule("F-2.8", "F-3.4", "F-4.12")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data["rows"].update(nature=["gold-mine"], village=["waterfall"]), "where nature tiles lie"),
        (lambda data: data.update(display=["waterfall"], rows={**data["rows"], "nature": ["temple-of-pan"]}), "tiles"),
        (lambda data: _move_down_to_row(data, "mine", 5), "at most 5"),
        (lambda data: _to_place(data, "mine"), "where nature tiles lie"),
    ],
)
def test_a_tile_in_the_wrong_place_makes_no_position(change: Callable[[dict[str, Any]], object], why: str) -> None:
    assert why in refused(change)


def _move_down_to_row(data: dict[str, Any], tile: str, count: int) -> None:
    """So many tiles of a class come up at once."""
    for other in (tile, "fishery"):
        up = min(count, data["face_down"][other])
        data["face_down"][other] -= up
        data["rows"]["village"] += [other] * up


def _to_place(data: dict[str, Any], tile: str) -> None:
    data["face_down"][tile] -= 1
    data["steps"] = [{"step": "Placing", "seat": 0, "tile": tile}]


@rule("F-5.3", "F-9.1", "F-10.2")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data["players"][0]["tiles"][0].update(cell="m5"), "in pieces"),
        (lambda data: data["players"][0]["tiles"][0].update(cell="5m"), "no cell"),
        (lambda data: data["players"][0].update(carriages=["f5"]), "no carriage can lie at f5"),
        (lambda data: data["players"][0]["tiles"][0].update(craftsman="gold"), "craftsman"),
    ],
)
def test_a_nation_that_cannot_be_makes_no_position(change: Callable[[dict[str, Any]], object], why: str) -> None:
    assert why in refused(change)


@rule("F-3.2", "F-11.6")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data.update(steps=[]), "somebody is to act"),
        (lambda data: data.update(reason="agreement"), "somebody is to act"),
        (lambda data: data.update(steps=[{"step": "Adding", "seat": 3}]), "no seat 3"),
        (lambda data: data.update(steps=[{"step": "Resting", "seat": 0}]), "no step “Resting”"),
        (lambda data: data.update(steps=[{"step": "Voting", "seat": 1, "proposer": 0}]), "not its turn"),
        (lambda data: data.update(seats=2), "2 seats and 3 players"),
        (lambda data: data.update(seats=5), "5"),
    ],
)
def test_steps_that_cannot_be_make_no_position(change: Callable[[dict[str, Any]], object], why: str) -> None:
    assert why in refused(change)


# --- the drawings of these tests


@rule("F-1.8")
def test_a_drawing_reads_back_what_a_sketch_shows() -> None:
    path = walk(GAME, Case(3, {"agreement": False}), 8)
    for player in view(path.end).players:
        assert {laid.cell: laid for laid in draw(sketch(player))} == {laid.cell: laid for laid in player.tiles}


@rule("F-1.8")
def test_a_drawing_without_numbers_lies_at_its_origin() -> None:
    assert [laid.cell for laid in draw("fo .\ncl la", origin="-a0")] == ["-a0", "a0", "-a1"]


@rule("F-1.1")
def test_a_table_cannot_have_tiles_that_do_not_exist() -> None:
    with pytest.raises(AssertionError, match="not so many tiles: forest"):
        table("fo fo fo", "fo fo")
    with pytest.raises(AssertionError, match="no tile is called"):
        table("fo xx")
    with pytest.raises(AssertionError, match="no craftsman fits"):
        table("fo* cl")
