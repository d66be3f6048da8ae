"""Chapter E-4: rolling, re-rolling, and dice turned black."""

import itertools

import pytest

from latium.core.seats import CHANCE
from latium.games.first_empires import GAME
from latium.games.first_empires.actions import Reroll
from latium.games.first_empires.events import Blackened, Rerolled, Rolled
from latium.games.first_empires.state import State
from latium.testing import rule
from latium.testing.walks import Case, walk
from tests.games.first_empires.drawing import (
    acting,
    after,
    can,
    dice,
    events,
    hand,
    held,
    legal,
    points_left,
    refusal,
    step_of,
    table,
    view,
)

LETTERS = ["o", "b", "p", "g", "y", "k"]


def rerolls(state: State) -> int:
    return view(state).turn.rerolls


# --- rolling


@rule("E-4.1")
@pytest.mark.parametrize(("level", "count"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 5)])
def test_as_many_dice_are_rolled_as_the_orange_track_shows(level: int, count: int) -> None:
    state = after(table(step="Closing", seat=1, levels={0: {"orange": level}}), "finish")
    faces = ["green", "blue", "black", "green", "yellow"][:count]
    assert acting(state) == CHANCE
    happened = events(state, *(f"roll {face}" for face in faces))
    assert happened == [Rolled(seat=0, face=face) for face in faces]
    assert step_of(after(state, *(f"roll {face}" for face in faces))) == ("Rerolling", 0)


@rule("E-4.1")
def test_dice_fall_one_by_one() -> None:
    state = table(step="Rolling", count=3, seat=1)
    assert [dice(after(state, *["roll green"] * count)) for count in (1, 2, 3)] == ["g", "g g", "g g g"]


# --- re-rolling


@rule("E-4.2")
@pytest.mark.parametrize("shown", ["g", "p g", "g g", "o o y", "b g k k", "o b p g y", "k k k k k"])
def test_any_set_of_the_dice_can_be_re_rolled(shown: str) -> None:
    state = table(step="Rerolling", dice=shown, levels={0: {"orange": 5}})
    letters = sorted(shown.split(), key=LETTERS.index)
    sets = {chosen for size in range(1, 6) for chosen in itertools.combinations(letters, size)}
    assert legal(state, "stop") == ["stop"]
    assert sorted(legal(state, "reroll")) == sorted(f"reroll {' '.join(chosen)}" for chosen in sets)


@rule("E-4.2")
def test_the_dice_of_a_re_roll_are_named_in_any_order() -> None:
    state = table(step="Rerolling", dice="b p k")
    assert events(state, "reroll k b") == events(state, "reroll b k") == [Rerolled(seat=0, faces=("blue", "black"))]


@rule("E-4.2")
@pytest.mark.parametrize(("level", "times"), [(0, 1), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_the_dice_are_re_rolled_as_often_as_the_blue_track_shows(level: int, times: int) -> None:
    state = table(step="Rerolling", dice="g p", levels={0: {"blue": level}})
    assert rerolls(state) == times
    for left in reversed(range(times)):
        assert step_of(state) == ("Rerolling", 0)
        state = after(state, "reroll g")
        assert rerolls(state) == left
        state = after(state, "roll green")
    assert step_of(state) == ("Moving", 0)
    assert refusal(state, "reroll g") == ("E-4.6", "rolling-is-over", {})


@rule("E-4.2")
def test_only_the_chosen_dice_are_rolled_again() -> None:
    state = after(table(step="Rerolling", dice="g g p k"), "reroll g k")
    assert dice(state) == "p g"
    assert (view(state).steps[-1].count, acting(state)) == (2, CHANCE)
    assert dice(after(state, "roll yellow", "roll orange")) == "o p g y"


@rule("E-4.2")
def test_dice_that_do_not_lie_there_cannot_be_re_rolled() -> None:
    state = table(step="Rerolling", dice="g p")
    assert refusal(state, "reroll g g") == ("E-4.2", "no-such-dice", {"face": "face-green", "count": 2, "there": 1})
    assert refusal(state, "reroll p y") == ("E-4.2", "no-such-dice", {"face": "face-yellow", "count": 1, "there": 0})


@rule("E-4.3")
def test_a_die_kept_at_one_re_roll_may_be_rolled_at_the_next() -> None:
    state = table(step="Rerolling", dice="b y", levels={0: {"blue": 3}})
    state = after(state, "reroll b", "roll orange")
    assert can(state, "reroll y")
    assert can(state, "reroll o y")
    assert dice(after(state, "reroll o y", "roll green", "roll green")) == "g g"


@rule("E-4.4")
@pytest.mark.parametrize("blue", [0, 5])
def test_nobody_has_to_re_roll_and_choosing_none_keeps_all(blue: int) -> None:
    state = after(table(step="Rerolling", dice="b y k", levels={0: {"blue": blue}}), "stop")
    assert (step_of(state), dice(state), rerolls(state)) == (("Moving", 0), "b y k", 0)


@rule("E-4.4")
def test_a_re_roll_of_no_dice_is_none() -> None:
    state = table(step="Rerolling", dice="b y")
    refused = GAME.explain(state, 0, Reroll(0))
    assert refused is not None
    assert (refused.clause, refused.message) == ("E-4.4", "reroll-nothing")


# --- turning dice black

HAND = "salt-caravans elephant-muster"


@rule("E-4.5")
def test_any_card_turns_any_coloured_die_black_before_the_first_move() -> None:
    state = table(dice="g p p k", hands={0: HAND})
    assert legal(state, "black") == [
        "black salt-caravans purple",
        "black salt-caravans green",
        "black elephant-muster purple",
        "black elephant-muster green",
    ]
    assert events(state, "black salt-caravans purple") == [Blackened(seat=0, card="salt-caravans", face="purple")]
    state = after(state, "black salt-caravans purple")
    assert (dice(state), hand(state)) == ("p g k k", ("elephant-muster",))
    assert view(state).players[0].discarded == ("salt-caravans",)


@rule("E-4.5")
def test_several_dice_can_be_turned_one_card_each() -> None:
    state = after(table(dice="g p", hands={0: HAND}), "black elephant-muster green", "black salt-caravans purple")
    assert (dice(state), hand(state), view(state).turn.blackened) == ("k k", (), 2)
    assert legal(state, "black") == []


@rule("E-4.5")
@pytest.mark.parametrize(
    ("text", "clause", "message", "args"),
    [
        ("black salt-caravans blue", "E-4.5", "no-such-die", {"face": "face-blue"}),
        ("black salt-caravans black", "E-4.5", "black-already", {}),
        ("black painted-tombs green", "E-10.5", "not-in-hand", {"card": "card-painted-tombs"}),
        ("black agronomy-of-mago green", "E-10.5", "not-in-hand", {"card": "card-agronomy-of-mago"}),
    ],
)
def test_it_takes_a_card_in_hand_and_a_die_that_shows_a_colour(
    text: str, clause: str, message: str, args: dict[str, str]
) -> None:
    assert refusal(table(dice="g k", hands={0: HAND}), text) == (clause, message, args)


@rule("E-4.5", "E-5.3", "E-6.3")
@pytest.mark.parametrize(
    "first", [("move karthadst parsa",), ("invade etruria", "bring albion", "bring albion", "bring albion")]
)
def test_after_the_first_move_no_die_is_turned_black(first: tuple[str, ...]) -> None:
    at = {"karthadst": (0, 3), "albion": (0, 3), "etruria": (1, 2), "rus": (1, 1)}
    state = after(table(at=at, dice="g p", hands={0: HAND}, points=5), *first)
    assert step_of(state) == ("Moving", 0)
    assert refusal(state, "black salt-caravans green") == ("E-4.5", "moved-already", {})


@rule("E-4.5")
def test_scoring_a_card_is_no_move() -> None:
    at = {"etruria": (0, 2), "indus": (0, 2), "albion": (1, 3)}
    state = after(table(at=at, dice="g p", hands={0: HAND}), "score salt-caravans")
    assert can(state, "black elephant-muster green")
    assert refusal(state, "black salt-caravans green").clause == "E-10.5"


@rule("E-4.6")
@pytest.mark.parametrize("first", [(), ("black salt-caravans green",), ("move karthadst parsa",)])
def test_no_die_is_rolled_again_after_that(first: tuple[str, ...]) -> None:
    state = after(table(step="Rerolling", dice="g p", levels={0: {"blue": 5}}, hands={0: HAND}), "stop", *first)
    assert refusal(state, "reroll p") == ("E-4.6", "rolling-is-over", {})
    assert refusal(state, "stop") == ("E-4.6", "rolling-is-over", {})
    assert rerolls(state) == 0


# --- what black dice do

TWO_AND_ONE = {"parsa": (0, 4), "scythia": (1, 2), "aksum": (1, 1), "etruria": (1, 3)}


@rule("E-4.7")
@pytest.mark.parametrize("turned", [False, True], ids=["rolled black", "turned black"])
def test_a_black_die_counts_in_every_conquest_of_the_turn(turned: bool) -> None:
    """Livia's two conquests: 2 + 1 against 2, and 1 + 1 against 1."""
    state = table(at=TWO_AND_ONE, dice="g" if turned else "k", hands={0: HAND}, points=4)
    if turned:
        state = after(state, "black salt-caravans green")
    state = after(state, "invade scythia", "bring parsa", "bring parsa", "retreat etruria")
    assert (held(state)["scythia"], dice(state)) == ((0, 2), "k")
    state = after(state, "invade aksum", "bring parsa")
    assert (held(state)["aksum"], dice(state), points_left(state)) == ((0, 1), "k", 1)
    assert view(state).turn.conquests == 2


@rule("E-4.7")
def test_rolled_and_turned_black_dice_add_up() -> None:
    at = {"parsa": (0, 4), "scythia": (1, 3), "etruria": (1, 1)}
    state = table(at=at, dice="g g k", hands={0: HAND}, points=2)
    assert events(state, "black salt-caravans green") == [Blackened(seat=0, card="salt-caravans", face="green")]
    state = after(state, "black salt-caravans green")
    assert (dice(state), view(state).turn.blackened) == ("g k k", 1)
    assert step_of(after(state, "invade scythia", "bring parsa")) == ("Invading", 0)
    assert held(after(state, "invade scythia", "bring parsa", "bring parsa"))["scythia"] == (0, 2)


@rule("E-4.8")
def test_a_die_turned_black_can_be_turned_to_a_colour_in_the_advancement() -> None:
    state = after(table(dice="g p", hands={0: HAND}), "black salt-caravans green", "halt")
    assert dice(state) == "p k"
    assert can(state, "convert elephant-muster black orange")
    assert dice(after(state, "convert elephant-muster black orange")) == "o p"


@rule("E-4.8")
def test_where_the_table_bars_it_only_a_rolled_black_die_can_be_turned() -> None:
    barred = {"reconvert_black": False}
    state = after(table(dice="g p", hands={0: HAND}, options=barred), "black salt-caravans green", "halt")
    assert refusal(state, "convert elephant-muster black orange") == (
        "E-8.1",
        "no-such-die",
        {"face": "face-black"},
    )
    three = {0: f"{HAND} agronomy-of-mago"}
    state = after(table(dice="g k", hands=three, options=barred), "black salt-caravans green", "halt")
    state = after(state, "convert elephant-muster black orange")
    assert (dice(state), can(state, "convert agronomy-of-mago black orange")) == ("o k", False)


# --- from the next turn on


@rule("E-4.9")
@pytest.mark.parametrize(
    ("track", "at", "before", "later"),
    [
        ("orange", "karthadst", (2, 1, 2), (3, 1, 2)),
        ("blue", "parsa", (2, 1, 2), (2, 2, 2)),
        ("purple", "scythia", (2, 1, 2), (2, 1, 3)),
    ],
)
def test_a_raised_track_works_from_the_next_own_turn_on(
    track: str, at: str, before: tuple[int, int, int], later: tuple[int, int, int]
) -> None:
    """Dice, re-rolls and points of this turn stay; the blue marker stands where the next space shows 2."""
    letter = {"orange": "o", "blue": "b", "purple": "p"}[track]
    levels = {0: {"blue": 2 if track == "blue" else 0}}
    state = table(step="Advancing", at={at: (0, 4)}, dice=f"{letter} k", levels=levels, hands={0: HAND})
    assert before == tuple(state.value(0, number) for number in (0, 1, 2))
    state = after(state, f"raise {track}")
    assert (dice(state), rerolls(state), points_left(state)) == (f"{letter} k", 0, 0)
    state = after(state, "rest", "finish")
    assert step_of(state) == ("Rolling", 1)
    state = after(state, "roll black", "roll black", "roll black", "stop", "halt")
    step, turn = view(state).steps[-1], view(state).turn
    assert (step.step, step.seat) == ("Rolling", 0)
    assert (step.count, turn.rerolls, turn.points) == later


@rule("E-4.9", "E-4.1")
def test_what_is_rolled_is_what_the_track_showed_when_the_turn_began() -> None:
    path = walk(GAME, Case(3, {}), 6)
    for before, now in itertools.pairwise(path.states):
        if view(now).round and view(now).steps and view(now).steps[-1].step == "Moving":
            seat = view(now).steps[-1].seat or 0
            assert sum(view(now).turn.dice.values()) == now.value(seat, 0)
        if view(before).steps[-1].step == "Moving" and view(now).steps and view(now).steps[-1].step == "Advancing":
            assert points_left(now) == 0
