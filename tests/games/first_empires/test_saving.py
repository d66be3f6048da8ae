"""Positions written by hand, or damaged: what the rules could not go on from is refused with a reason."""

import json
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import pytest

from latium.core.canonical import canonical
from latium.core.errors import SaveError
from latium.core.text import texts
from latium.games.first_empires import GAME
from latium.games.first_empires.state import State
from latium.testing import Case, rule, walk
from tests.games.damage import damage_and_play
from tests.games.first_empires.drawing import table

Data: TypeAlias = dict[str, Any]
Change: TypeAlias = Callable[[Data], object]


def moving(**more: Any) -> State:
    """Etruria is about to move; Karthadst has one region besides its start."""
    return table(at={"etruria": (1, 3), "karthadst": (0, 3), "albion": (0, 1)}, seat=1, dice="o b k", points=4, **more)


def dumped(state: State) -> Data:
    data: Data = json.loads(canonical(GAME.dump(state)))
    return data


def refused(change: Change, state: State | None = None) -> str:
    """Why a position is none, once something in it has been changed."""
    data = dumped(state or moving())
    change(data)
    with pytest.raises(SaveError) as wrong:
        GAME.restore(data)
    assert "{" not in texts("fr", "latium", wrong.value.package, strict=True).phrase(wrong.value.message)
    return str(wrong.value).removeprefix("this is no position of the game: ")


@rule("E-1.2", "E-2.1", "E-2.3")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data.update(seats=6), "2, 3, 4, 5 seats, not 6"),
        (lambda data: data["players"].append(data["players"][0]), "2 seats and 3 players"),
        (lambda data: data.update(first=2), "no seat 2"),
        (lambda data: data["regions"]["albion"].update(owner=-2), "no seat -2"),
        (lambda data: data["turn"].update(rivals=[10**18]), "no seat 1"),
        (lambda data: data["regions"].pop("albion"), "no “albion”"),
        (lambda data: data["regions"].update(atlantis={}), "the map is not the one of 2 seats"),
        (lambda data: data["regions"]["albion"].update(cities=[0, 0, 1]), "the map is not"),
        (lambda data: data["options"].pop("late_conversion"), "the option late_conversion is not set"),
        (
            lambda data: data["options"].update(civilizations="huaxia"),
            "civilizations cannot be huaxia; it can be random",
        ),
        (lambda data: data["options"].update(civilizations="etruria,karthadst"), "cannot meet"),
        (lambda data: data["options"].update(components="nothing"), "not TOML"),
        (lambda data: data["players"][1].update(civilization="karthadst"), "cannot meet"),
        (lambda data: data["players"][1].update(civilization="huaxia"), "cannot meet"),
        (lambda data: data["players"][1].update(civilization=None, deck_size=0), "lacks a civilization"),
    ],
)
def test_seats_regions_and_civilizations_are_those_of_the_table(change: Change, why: str) -> None:
    assert why in refused(change)


@rule("E-1.6", "E-1.7", "E-8.8", "E-10.5")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data["players"][0]["levels"].update(blue=6), "off its track"),
        (lambda data: data["players"][0]["levels"].update(blue=-1), "off its track"),
        (lambda data: data["players"][0].update(hand=None), "the hand of seat 0 is not told"),
        (lambda data: data["players"][0].update(hand_size=1), "the cards of seat 0"),
        (lambda data: data["players"][0].update(deck_size=8), "the cards of seat 0"),
        (lambda data: data["players"][0].update(scored=["salt-caravans"] * 2), "the cards of seat 0"),
        (
            lambda data: data["players"][0].update(scored=["salt-caravans"], discarded=["salt-caravans"], deck_size=8),
            "the cards of seat 0",
        ),
        (lambda data: data["players"][0].update(scored=["amber-route"]), "the cards of seat 0"),
        (lambda data: data["players"][0].update(tokens=[]), "city tokens of seat 0"),
        (lambda data: data["players"][0].update(taken=[0, 1]), "7 city tokens of seat 1"),
        (lambda data: data["players"][0].update(taken=[0]), "cannot have taken"),
        (lambda data: data["regions"]["albion"].update(explorers=2), "5 explorers of seat 0, and there should be 4"),
        (lambda data: data["regions"]["albion"].update(explorers=0), "in “albion”"),
        (lambda data: data["regions"]["rus"].update(explorers=1), "in “rus”"),
        (lambda data: data["values_left"][0].__setitem__(1, 1), "tokens of seat 0 cannot be worth that"),
        (lambda data: data["players"][0].update(revealed=[3]), "tokens of seat 0 cannot be worth that"),
    ],
)
def test_every_piece_is_somewhere_once(change: Change, why: str) -> None:
    assert why in refused(change)


def own_city_taken(data: Data) -> None:
    data["regions"]["karthadst"]["cities"] = []
    data["players"][0]["taken"] = [1, 0]


@rule("E-6.8")
def test_nobody_takes_its_own_city() -> None:
    assert refused(own_city_taken) == "seat 0 cannot have taken those city tokens."


def steps(*given: Data) -> Change:
    return lambda data: data.update(steps=list(given))


MOVING: Final = {"step": "Moving", "seat": 1}
ADVANCING: Final = {"step": "Advancing", "seat": 1}


@rule("E-3.1", "E-3.2")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (steps(), "somebody is to act"),
        (lambda data: data.update(reason="rounds"), "somebody is to act"),
        (lambda data: data.update(steps=[], reason="boredom", round=8), "cannot follow"),
        (lambda data: data.update(round=0), "round 0"),
        (lambda data: data.update(round=9), "round 9"),
        (steps({"step": "Resting", "seat": 1}), "no step “Resting”"),
        (steps({"step": "Moving"}), "no seat -1"),
        (steps({"step": "Beginning"}), "round 1"),
        (steps(MOVING, MOVING), "cannot follow"),
        (steps({"step": "Drawing", "seat": 1, "count": 1}), "round 1"),
        (steps({**MOVING, "fresh": True}, {"step": "Invading", "seat": 1, "region": "albion"}), "cannot follow"),
        (steps({**MOVING, "seat": 0}, {"step": "Invading", "seat": 1, "region": "albion"}), "cannot follow"),
        (steps(MOVING, {"step": "Invading", "seat": 1, "region": "rus"}), "“rus” cannot be invaded"),
        (steps(MOVING, {"step": "Invading", "seat": 1, "region": "nowhere"}), "no “nowhere”"),
        (steps(ADVANCING, {"step": "Placing", "seat": 1, "count": 0}), "Placing cannot be about so many"),
        (steps(ADVANCING, {"step": "Drawing", "seat": 1, "count": 10}), "Drawing cannot be about so many"),
        (steps(ADVANCING, {"step": "Drawing", "seat": 0, "count": 1}), "cannot follow"),
        (steps({"step": "Founding", "seat": 1}), "Founding cannot be about so many"),
        (steps({"step": "Rolling", "seat": 1, "count": 3}), "Rolling cannot be about so many"),
        (steps({"step": "Rolling", "seat": 1}), "Rolling cannot be about so many"),
        (steps({"step": "Assigning", "seat": 1}), "would get a second one"),
        (steps({"step": "Revealing", "seat": 1, "owner": 1, "count": 1}), "round 1"),
    ],
)
def test_steps_follow_from_each_other(change: Change, why: str) -> None:
    assert why in refused(change)


@rule("E-6.6")
def test_the_last_region_of_a_rival_is_not_being_invaded() -> None:
    state = table(at={"etruria": (1, 3), "karthadst": (0, 4)}, seat=1, points=4)
    why = refused(steps(MOVING, {"step": "Invading", "seat": 1, "region": "karthadst", "count": 0}), state)
    assert why == "“karthadst” cannot be invaded."


@rule("E-6.3")
def test_an_invasion_that_cannot_be_carried_through_is_no_position() -> None:
    poor = moving()
    poor.turn.points = 0
    why = refused(steps(MOVING, {"step": "Invading", "seat": 1, "region": "albion", "count": 0}), poor)
    assert why == "nobody can do anything."


@rule("E-7.1")
def test_a_retreat_is_from_where_the_conqueror_is() -> None:
    def change(data: Data) -> None:
        data["regions"]["karthadst"]["explorers"] = 2
        steps(MOVING, {"step": "Retreating", "seat": 0, "region": "rus", "count": 1})(data)

    assert refused(change) == "nobody was defeated in “rus”."


@rule("E-4.1", "E-4.2", "E-8.3")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data["turn"]["dice"].update(orange=9), "dice cannot lie there"),
        (lambda data: data["turn"]["dice"].update(orange=-1, blue=3), "dice cannot lie there"),
        (lambda data: data["turn"]["natural"].update(orange=2), "dice cannot lie there"),
        (lambda data: data["turn"].update(blackened=4), "dice cannot lie there"),
        (lambda data: data["turn"].update(points=10), "more often"),
        (lambda data: data["turn"].update(points=-1), "more often"),
        (lambda data: data["turn"].update(rerolls=10), "more often"),
        (lambda data: data["turn"]["raised"].update(orange=1), "more often"),
        (lambda data: data["turn"].update(captured=7), "more often"),
        (lambda data: data["turn"].pop("points"), "the field points is missing"),
        (lambda data: data["turn"]["raised"].pop("orange"), "no “orange”"),
    ],
)
def test_dice_and_counters_are_what_a_turn_can_show(change: Change, why: str) -> None:
    assert why in refused(change)


@rule("E-4.2")
def test_nobody_may_roll_again_without_a_reroll() -> None:
    state = table(step="Rerolling", dice="o b", rerolls=1)
    assert "more often" in refused(lambda data: data["turn"].update(rerolls=0), state)


@rule("E-8.2", "E-8.3")
def test_what_was_raised_took_a_die_and_comes_after_the_first_raise() -> None:
    raised = {"levels": {0: {"orange": 1}}, "raised": {"orange": 1}}
    state = table(step="Advancing", fresh=False, dice="o b", **raised)  # type: ignore[arg-type]
    assert "more often" in refused(lambda data: data["turn"]["raised"].update(orange=2), state)
    assert "more often" in refused(lambda data: data["steps"][0].update(fresh=True), state)


@rule("E-2.3", "E-2.6", "E-2.7")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data["steps"].reverse(), "cannot follow"),
        (lambda data: data["steps"].insert(0, data["steps"][0]), "cannot follow"),
        (lambda data: data["steps"].pop(), "lacks a civilization"),
        (lambda data: data["steps"][2].update(count=10), "Drawing cannot be about so many"),
        (lambda data: data["players"][1]["levels"].update(orange=1), "off its track"),
        (lambda data: data["players"][1].update(tokens=["orange"]), "1 city tokens of seat 1, and there are 0"),
        (lambda data: data.update(round=1), "round 1"),
    ],
)
def test_the_set_up_goes_step_by_step(change: Change, why: str) -> None:
    begun = walk(GAME, Case(2, {}), 1).states[1]
    assert why in refused(change, begun)


@rule("E-2.6")
def test_nobody_moves_while_others_wait_for_a_civilization() -> None:
    def change(data: Data) -> None:
        for id, region in data["regions"].items():
            if region.get("owner") == 0:
                data["regions"][id], data["regions"]["rus"] = {"cities": region.pop("cities")}, region
                return

    assert refused(change, walk(GAME, Case(2, {}), 1).states[1]) == "seat 0 cannot have left its start region yet."


@rule("E-11.3")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data["steps"][-1].update(count=9), "about so many"),
        (lambda data: data["steps"][-1].update(owner=7), "no seat 7"),
        (lambda data: data["steps"].pop(), "cannot be worth that"),
        (lambda data: data["players"][0]["revealed"].__setitem__(0, 9), "other city tokens are turned up"),
        (lambda data: data.update(round=2), "round 2"),
        (lambda data: data["steps"].append({"step": "Closing", "seat": 0}), "cannot follow"),
    ],
)
def test_each_token_is_turned_up_once(change: Change, why: str) -> None:
    states = walk(GAME, Case(3, {}), 6).states
    assert why in refused(change, next(state for state in states if state.hoards[0] and len(state.pending) > 1))


# --- whatever is changed


@rule("E-3.3", "E-11.1")
@pytest.mark.parametrize("seed", range(8))
def test_a_damaged_position_is_refused_or_can_be_played_to_the_end(seed: int) -> None:
    options = {"reconvert_black": seed % 2 == 0}
    accepted = damage_and_play(GAME, 2 + seed % 4, options, seed, ("rus", "Moving", "Drawing", "Revealing"))
    assert accepted < 6 * 20
