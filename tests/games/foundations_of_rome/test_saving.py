"""Positions written by hand, or damaged: what the rules could not go on from is refused with a reason."""

import json
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from latium.core.canonical import canonical
from latium.core.errors import SaveError
from latium.core.options import resolve
from latium.core.protocol import Options
from latium.core.seats import CHANCE
from latium.core.text import texts
from latium.games.foundations_of_rome import GAME
from latium.games.foundations_of_rome.state import State
from latium.testing import Case, rule, walk
from tests.games.damage import damage_and_play
from tests.games.foundations_of_rome.drawing import city

Data: TypeAlias = dict[str, Any]
Change: TypeAlias = Callable[[Data], object]


def acting(**more: Any) -> State:
    """The first seat has a pottery and Venus, the second a domus; no deed has left the game."""
    return city(
        """
        1a 1a 1b 1b 1 1
        2c 2  2  2  2 2
        """,
        a="pottery",
        b="temple-of-venus",
        c="domus",
        row="a3 b3 c3 d3 e3 f3",
        display="temple-of-venus temple-of-vulcan",
        coins={0: 3, 1: 4},
        **more,
    )


def dumped(state: State) -> Data:
    data: Data = json.loads(canonical(GAME.dump(state)))
    return data


def refused(change: Change, state: State | None = None) -> str:
    """Why a position is none, once something in it has been changed."""
    data = dumped(state or acting())
    change(data)
    with pytest.raises(SaveError) as wrong:
        GAME.restore(data)
    assert "{" not in texts("fr", "latium", wrong.value.package, strict=True).phrase(wrong.value.message)
    return str(wrong.value).removeprefix("this is no position of the game: ")


@rule("R-1.1", "R-2.1")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data.update(seats=6), "2, 3, 4, 5 seats, not 6"),
        (lambda data: data["players"].append(data["players"][0]), "2 seats and 3 players"),
        (lambda data: data["hands"].pop(), "2 seats and 2 players"),
        (lambda data: data.update(first=2), "no seat 2"),
        (lambda data: data["lots"].update(a1=-2), "no seat -2"),
        (lambda data: data["buildings"][0].update(owner=5), "no seat 5"),
        (lambda data: data["steps"][0].update(seat=9), "no seat 9"),
        (lambda data: data["lots"].update(h8=0), "not in the city"),
        (lambda data: data["row"].append("j10"), "no “j10”"),
        (lambda data: data["options"].pop("diagonals"), "the option diagonals is not set"),
        (lambda data: data["options"].update(components="nothing"), "not TOML"),
    ],
)
def test_seats_and_lots_are_those_of_the_table(change: Change, why: str) -> None:
    assert why in refused(change)


@rule("R-1.2", "R-2.4", "R-2.5", "R-4.3", "R-4.5")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data["row"].__setitem__(0, "b3"), "two places"),
        (lambda data: data["row"].__setitem__(0, "a1"), "two places"),
        (lambda data: data.update(gone=["a3"]), "two places"),
        (lambda data: data["row"].pop(), "piles cannot hold"),
        (lambda data: data.update(era=0), "no such era"),
        (lambda data: data.update(era=4), "no such era"),
        (lambda data: data.update(era=2), "piles cannot hold"),
        (lambda data: data.update(piles=[7, 12]), "no such era"),
        (lambda data: data.update(piles=[8, 12, 12]), "piles cannot hold"),
        (lambda data: data.update(piles=[7, 13, 11]), "piles cannot hold"),
        (lambda data: data.update(piles=[8, 12, 12], row=data["row"][1:]), "row cannot hold"),
        (lambda data: data.update(piles=[6, 12, 12], row=[*data["row"], "g3"]), "row cannot hold"),
        (lambda data: data.update(final_turns=1), "row cannot hold"),
    ],
)
def test_each_deed_is_in_one_place(change: Change, why: str) -> None:
    assert why in refused(change)


def sell_everything(data: Data) -> None:
    data.update(gone=[*data["row"], "g1", "g2", "g3", "a4", "b4", "c4", "d4"], row=[], piles=[0, 12, 12])


@rule("R-8.1")
def test_without_deeds_the_final_turns_have_begun() -> None:
    assert refused(sell_everything) == "the row cannot hold so many deeds."


def five_lots(data: Data) -> None:
    del data["lots"]["f2"]
    data["players"][1]["markers"] += 1
    data["gone"] = ["f2"]


@rule("R-2.4")
def test_everybody_has_at_least_the_deeds_it_was_dealt() -> None:
    assert "too few" in refused(five_lots)


@rule("R-1.3", "R-1.5", "R-5.2", "R-5.3", "R-7.5")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data["players"][0].update(markers=5), "markers of seat 0"),
        (lambda data: data["players"][0].update(monument_markers=6), "markers of seat 0"),
        (lambda data: data["players"][0].update(population=5), "figures do not follow"),
        (lambda data: data["players"][0].update(income=5), "figures do not follow"),
        (lambda data: data["players"][0]["tray"].update(pottery=2), "the right number of “pottery”"),
        (lambda data: data["players"][0]["tray"].update(domus=-1), "the right number of “domus”"),
        (lambda data: data["players"][0]["tray"].pop("domus"), "no “domus”"),
        (lambda data: data["players"][0]["tray"].update(palace=1), "figures do not follow"),
        (lambda data: data["buildings"][0].update(footprint="b1-c1"), "cannot stand on"),
        (lambda data: data["buildings"][0].update(footprint="a1-z1"), "do not fit together"),
        (lambda data: data["buildings"][0].update(footprint="e1-f1"), "figures do not follow"),
        (lambda data: data["buildings"][2].update(footprint="a2-b2"), "“domus” cannot stand on a2-b2"),
        (lambda data: data["buildings"][2].update(footprint="f1"), "“domus” cannot stand on f1"),
        (lambda data: data["buildings"][2].update(piece="palace"), "no “palace”"),
        (lambda data: data["buildings"].pop(), "figures do not follow"),
        (lambda data: data["buildings"].append(data["buildings"][2]), "cannot stand on"),
    ],
)
def test_pieces_and_markers_are_somewhere_once(change: Change, why: str) -> None:
    found = refused(change)
    assert why in found, found


@rule("R-1.7", "R-2.7", "R-7.12")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data["display"].pop(), "cannot be on display"),
        (lambda data: data["display"].__setitem__(4, data["display"][3]), "cannot be on display"),
        (lambda data: data["display"][1].update(cards="b"), "cannot be on display"),
        (lambda data: data["display"][1].update(cards="c"), "do not fit together"),
        (lambda data: data["display"][1].update(piece="domus"), "cannot be on display"),
        (lambda data: data["options"].update(monuments=False), "cannot be on display"),
        (lambda data: data["display"][0].update(footprint=None), "elsewhere than its card says"),
        (lambda data: data["display"][0].update(footprint="e1-f1"), "elsewhere than its card says"),
        (lambda data: data["display"][1].update(footprint="e1-f1"), "elsewhere than its card says"),
        (lambda data: data["buildings"][1].update(worth=9), "figures do not follow"),
    ],
)
def test_monuments_stand_where_their_cards_say(change: Change, why: str) -> None:
    found = refused(change)
    assert why in found, found


def vulcan(**options: bool) -> State:
    """It has two neighbours."""
    return city(
        "1a 1a 1a 1b\n1c 1a 1 .",
        a="temple-of-vulcan",
        b="domus",
        c="bakery",
        display="temple-of-vulcan",
        options=options,
    )


def worth(number: int) -> Change:
    def change(data: Data) -> None:
        for building in data["buildings"]:
            if building["piece"] == "temple-of-vulcan":
                building["worth"] = number
        data["players"][0]["income"] += number - 3

    return change


@rule("R-7.12")
def test_a_number_that_counts_neighbours_is_what_they_make_it() -> None:
    assert refused(worth(4), vulcan()) == "“temple-of-vulcan” cannot be worth that."
    assert "temple-of-vulcan" in refused(worth(99), vulcan(live_temples=False))
    earlier = dumped(vulcan(live_temples=False))
    worth(4)(earlier)
    assert GAME.dump(GAME.restore(earlier)) == GAME.dump(GAME.restore(json.loads(canonical(earlier))))


@rule("R-3.1", "R-8.2", "R-8.6", "R-10.1")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data.update(steps=[]), "somebody is to act"),
        (lambda data: data.update(reason="eras"), "somebody is to act"),
        (lambda data: data.update(steps=[], reason="boredom"), "cannot follow"),
        (lambda data: data.update(steps=[], reason="eras"), "cannot follow"),
        (lambda data: data.update(steps=[{"step": "Resting", "seat": 1}]), "no step “Resting”"),
        (lambda data: data.update(steps=[{"step": "Acting"}]), "figures do not follow"),
        (lambda data: data["steps"].append(data["steps"][0]), "cannot follow"),
        (lambda data: data["steps"].append({"step": "Filling", "count": 1}), "row cannot hold"),
        (lambda data: data["steps"].append({"step": "Filling", "count": 7}), "cannot follow"),
        (lambda data: data["steps"].append({"step": "Filling", "count": 0}), "cannot follow"),
        (lambda data: data["steps"].append({"step": "Drafting"}), "cannot follow"),
        (lambda data: data["steps"].append({"step": "Unveiling", "count": 1}), "cannot"),
        (lambda data: data.update(steps=[{"step": "Beginning"}]), "cannot follow"),
        (lambda data: data.update(quiet=4), "rounds of nothing but income"),
        (lambda data: data.update(quiet=-1), "rounds of nothing but income"),
        (lambda data: data["players"][0].update(coins=-1), "so many coins or points"),
        (lambda data: data["players"][0].update(coins=10**10), "so many coins or points"),
        (lambda data: data["players"][0]["points"].update(lots=1), "so many coins or points"),
        (lambda data: data["players"][0]["points"].update(civic=-1), "so many coins or points"),
        (lambda data: data["players"][0]["points"].pop("civic"), "no “civic”"),
    ],
)
def test_steps_and_counters_follow_from_each_other(change: Change, why: str) -> None:
    found = refused(change)
    assert why in found, found


@rule("R-8.2")
@pytest.mark.parametrize("number", [3, -1])
def test_there_are_no_more_final_turns_than_seats(number: int) -> None:
    why = refused(lambda data: data.update(final_turns=number), city(final_turns=2))
    assert why in (
        "so many final turns, or rounds of nothing but income, cannot be.",
        "the row cannot hold so many deeds.",
    )


# --- the set-up


def drafting() -> State:
    """Two hands of five, the first seat has chosen."""
    state = GAME.setup(2, resolve(GAME.facts, 2, {"drafting": True, "first": 1}))
    for seat in [CHANCE] * 12 + [0, 1, 0]:
        GAME.apply(state, seat, GAME.legal(state, seat)[0])
    return state


@rule("R-2.8", "R-2.9")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data["hands"][0].update(lots=None), "seat 0"),
        (lambda data: data["hands"][0].update(choice=None), "seat 0"),
        (lambda data: data["hands"][0].update(chosen=False), "seat 0"),
        (lambda data: data["hands"][0].update(choice=data["hands"][1]["lots"][0]), "seat 0"),
        (lambda data: data["hands"][0].update(count=4), "figures do not follow"),
        (lambda data: data["hands"][0].update(lots=data["hands"][1]["lots"]), "two places"),
        (lambda data: data.update(row=["a1"]), "two places"),
        (lambda data: data["steps"].pop(), "seat 0"),
        (lambda data: data["steps"].pop(0), "cannot follow"),
        (lambda data: data["steps"].reverse(), "cannot follow"),
        (lambda data: data["options"].update(drafting=False), "cannot follow"),
    ],
)
def test_a_draft_goes_step_by_step(change: Change, why: str) -> None:
    found = refused(change, drafting())
    assert why in found, found


@rule("R-2.4", "R-2.6", "R-2.7")
@pytest.mark.parametrize("ply", [0, 3, 9, 14, 20])
def test_the_set_up_has_its_order(ply: int) -> None:
    state = walk(GAME, Case(2, {}), seed=4).states[ply]
    assert refused(lambda data: data["steps"].append({"step": "Acting", "seat": 0}), state)
    assert refused(lambda data: data.update(era=2), state)
    assert refused(lambda data: data.update(final_turns=1), state)


@rule("R-1.8", "R-8.6")
def test_who_takes_income_for_long_enough_is_rich_and_still_in_a_position() -> None:
    data = dumped(acting())
    data["players"][0]["coins"] = 15_980
    assert GAME.restore(data).players[0].coins == 15_980


# --- whatever is changed

WAYS: list[Options] = [{}, {"drafting": True}, {"monuments": False, "final_turns": "round"}, {"live_temples": False}]


@rule("R-3.3", "R-10.1")
@pytest.mark.parametrize("seed", range(8))
def test_a_damaged_position_is_refused_or_can_be_played_to_the_end(seed: int) -> None:
    words = ("a1", "c4-d4", "domus", "pantheon", "Acting", "Filling", "Drafting", "eras")
    accepted = damage_and_play(GAME, 2 + seed % 4, WAYS[seed % 4], seed, words)
    assert accepted < 6 * 20
