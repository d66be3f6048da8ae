"""Why not: the clause that helps most, with what its sentence needs. What is legal has no refusal."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from latium.core.errors import IllegalMove
from latium.core.play import play
from latium.core.seats import CHANCE
from latium.core.text import texts
from latium.games.first_empires import GAME
from latium.games.first_empires.actions import Finish, Halt, Reroll, Score
from latium.games.first_empires.state import State
from latium.testing import Case, rule, walk
from tests.games.first_empires.drawing import action_of, after, legal, refusal, step_of, table

NAMES = ("Livia", "Marcus", "Portia", "Aulus", "Carmen")
ENGLISH = texts("en", "latium.games.first_empires", strict=True)

MAP: Final = {
    "scythia": (0, 2),
    "albion": (0, 1),
    "rus": (1, 2),
    "indus": (1, 1),
    "parsa": (1, 1),
    "karthadst": (2, 4),
}
"""Livia (Huaxia, seat 1), Marcus (Etruria, seat 2) and Portia (Karthadst, seat 3, in one region only)."""


def here(step: str = "Moving", **more: Any) -> State:
    position = {"hands": {0: "gansu-road"}, "dice": "o b", **more}
    return table(civilizations=("huaxia", "etruria", "karthadst"), at=MAP, step=step, **position)


def invading() -> State:
    """Livia invades Indus over the Eastern Ocean: the one from Albion pays 2 of 3 points, which is enough with a black
    die."""
    return after(here(points=3, dice="k"), "invade indus")


def retreating() -> State:
    return after(here(points=3, dice="k"), "invade indus", "bring albion")


def placing() -> State:
    state = table(
        civilizations=("huaxia", "etruria", "karthadst"),
        at={"scythia": (0, 2), "indus": (0, 1)},
        step="Advancing",
        dice="y",
        hands={0: "gansu-road"},
    )
    return after(state, "raise yellow")


def founding() -> State:
    state = here("Advancing", dice="o", levels={0: {"orange": 2}})
    return after(state, "raise orange", "rest")


STEPS: Final[dict[str, Callable[[], State]]] = {
    "Rerolling": lambda: here("Rerolling"),
    "Moving": lambda: here("Moving"),
    "Moved": lambda: here("Moving", fresh=False),
    "Invading": invading,
    "Retreating": retreating,
    "Advancing": lambda: here("Advancing"),
    "Placing": placing,
    "Founding": founding,
    "Closing": lambda: here("Closing"),
}


# --- who, and when


@rule("E-3.3")
@pytest.mark.parametrize(
    ("step", "asked"),
    [
        ("Rerolling", "Which dice do you re-roll? You have one re-roll left."),
        ("Moving", "Do you turn dice black, and where do you move? You have 3 movement points."),
        ("Moved", "Where do you move? You have 3 movement points left."),
        (
            "Invading",
            "From where does an explorer join the invasion of Indus? You need one more and have 3 points left.",
        ),
        ("Retreating", "You have lost Indus. Where does your explorer retreat to?"),
        ("Advancing", "Do you turn dice with cards, and which marker do you raise?"),
        ("Placing", "Where do you place the new explorer?"),
        ("Founding", "Where do you place the city?"),
        ("Closing", "Do you score a card before your turn ends?"),
    ],
)
def test_only_the_seat_that_owes_the_decision_is_asked(step: str, asked: str) -> None:
    state = STEPS[step]()
    seat = 1 if step == "Retreating" else 0
    assert GAME.to_act(state) == (seat,)
    assert ENGLISH.sentence(GAME.question(state, seat), NAMES, seat) == asked
    waiting = f"Waiting for {NAMES[seat]}."
    others = [other for other in range(3) if other != seat]
    assert [ENGLISH.sentence(GAME.question(state, other), NAMES, other) for other in others] == [waiting] * 2


@rule("E-3.3")
def test_while_chance_decides_everybody_waits() -> None:
    state = here("Rolling", count=2, dice="")
    assert {GAME.question(state, seat).id for seat in range(3)} == {"question-chance"}
    assert refusal(state, "halt", seat=0) == ("E-3.3", "chance-first", {})
    assert refusal(state, "first 1", seat=CHANCE) == ("E-3.3", "not-possible-by-chance", {})


@rule("E-3.3", "E-7.1")
@pytest.mark.parametrize("step", STEPS)
def test_another_seat_is_told_whose_decision_it_is(step: str) -> None:
    state = STEPS[step]()
    seat = 1 if step == "Retreating" else 0
    for other in {0, 1, 2} - {seat}:
        assert GAME.legal(state, other) == []
        for text in ("stop", "halt", "rest", "finish", "score gansu-road", "retreat rus", "roll orange"):
            assert refusal(state, text, seat=other) == ("E-3.3", "not-your-turn", {"who": seat + 1})


@rule("E-2.1")
def test_a_seat_that_is_not_there_is_told_so() -> None:
    state = here()
    for seat in (3, 7, -2):
        refused = GAME.explain(state, seat, Halt())
        assert refused is not None
        assert (refused.clause, refused.message) == ("E-2.1", "no-such-seat")
        assert refused.args == {"seat": seat + 1, "seats": 3}


NOT_NOW: Final = {
    "stop": ("E-4.6", "rolling-is-over"),
    "reroll o": ("E-4.6", "rolling-is-over"),
    "black gansu-road orange": ("E-4.5", "blacken-not-now"),
    "move scythia etruria": ("E-3.2", "move-not-now"),
    "invade rus": ("E-3.2", "move-not-now"),
    "halt": ("E-3.2", "move-not-now"),
    "bring scythia": ("E-6.3", "no-invasion-now"),
    "retreat rus": ("E-7.1", "no-retreat-now"),
    "convert gansu-road orange blue": ("E-3.2", "advance-not-now"),
    "raise orange": ("E-3.2", "advance-not-now"),
    "rest": ("E-3.2", "advance-not-now"),
    "place scythia": ("E-8.7", "nobody-to-place"),
    "city orange albion": ("E-9.1", "no-city-now"),
    "score gansu-road": ("E-10.1", "score-not-now"),
    "finish": ("E-3.2", "turn-not-over"),
    "roll orange": ("E-3.3", "chance-only"),
    "draw gansu-road": ("E-3.3", "chance-only"),
    "turn-up 2": ("E-3.3", "chance-only"),
    "assign mupata": ("E-3.3", "chance-only"),
    "first 1": ("E-3.3", "chance-only"),
}
ASKED: Final = {
    "Rerolling": {"stop", "reroll o", "score gansu-road"},
    "Moving": {"move scythia etruria", "invade rus", "halt", "black gansu-road orange", "score gansu-road"},
    "Moved": {"move scythia etruria", "invade rus", "halt", "black gansu-road orange", "score gansu-road"},
    "Invading": {"bring scythia"},
    "Retreating": {"retreat rus"},
    "Advancing": {"convert gansu-road orange blue", "raise orange", "rest", "score gansu-road"},
    "Placing": {"place scythia"},
    "Founding": {"city orange albion", "score gansu-road"},
    "Closing": {"finish", "score gansu-road"},
}


@rule("E-3.2", "E-3.3", "E-4.6", "E-9.1", "E-10.1")
@pytest.mark.parametrize("step", STEPS)
def test_a_move_of_another_step_is_told_apart(step: str) -> None:
    state = STEPS[step]()
    for text, told in NOT_NOW.items():
        if text not in ASKED[step]:
            assert refusal(state, text) == (*told, {})


# --- the numbers


@rule("E-4.2", "E-4.4", "E-4.5", "E-8.1")
@pytest.mark.parametrize(
    ("step", "text", "told"),
    [
        ("Rerolling", "reroll b b", ("E-4.2", "no-such-dice", {"face": "face-blue", "count": 2, "there": 1})),
        ("Rerolling", "reroll k", ("E-4.2", "no-such-dice", {"face": "face-black", "count": 1, "there": 0})),
        ("Moving", "black gansu-road green", ("E-4.5", "no-such-die", {"face": "face-green"})),
        ("Moving", "black gansu-road black", ("E-4.5", "black-already", {})),
        ("Moving", "black jade-tribute blue", ("E-10.5", "not-in-hand", {"card": "card-jade-tribute"})),
        ("Moved", "black gansu-road orange", ("E-4.5", "moved-already", {})),
        ("Advancing", "convert gansu-road green blue", ("E-8.1", "no-such-die", {"face": "face-green"})),
        ("Advancing", "convert gansu-road blue blue", ("E-8.1", "same-face", {"face": "face-blue"})),
    ],
)
def test_dice_that_are_not_there_are_named(step: str, text: str, told: tuple[str, str, dict[str, Any]]) -> None:
    assert refusal(STEPS[step](), text) == told


@rule("E-4.4")
def test_to_reroll_nothing_is_to_stop() -> None:
    refused = GAME.explain(here("Rerolling"), 0, Reroll(0))
    assert refused is not None
    assert (refused.clause, refused.message) == ("E-4.4", "reroll-nothing")


@rule("E-5.1", "E-5.2", "E-5.4", "E-5.5")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("move indus funan", ("E-5.1", "no-explorer-there", {"region": "region-indus"})),
        ("move funan indus", ("E-5.1", "no-explorer-there", {"region": "region-funan"})),
        ("move scythia funan", ("E-5.5", "no-way", {"source": "region-scythia", "target": "region-funan"})),
        ("move scythia scythia", ("E-5.5", "no-way", {"source": "region-scythia", "target": "region-scythia"})),
        ("move scythia rus", ("E-5.4", "rival-there", {"region": "region-rus", "rival": 2})),
        (
            "move albion funan",
            ("E-5.2", "too-far", {"source": "region-albion", "target": "region-funan", "cost": 2, "points": 1}),
        ),
    ],
)
def test_a_move_tells_who_is_where_and_what_the_way_costs(text: str, told: tuple[str, str, dict[str, Any]]) -> None:
    assert refusal(here(points=1), text) == told


@rule("E-6.1", "E-6.3", "E-6.6")
@pytest.mark.parametrize(
    ("text", "points", "dice", "told"),
    [
        ("invade scythia", 3, "", ("E-6.1", "no-rival-there", {"region": "region-scythia"})),
        ("invade etruria", 3, "", ("E-6.1", "no-rival-there", {"region": "region-etruria"})),
        ("invade karthadst", 3, "", ("E-6.6", "last-region", {"region": "region-karthadst", "rival": 3})),
        (
            "invade rus",
            3,
            "",
            ("E-6.3", "too-dear", {"needed": 3, "defenders": 2, "black": 0, "cost": 4, "points": 3}),
        ),
        (
            "invade indus",
            3,
            "",
            ("E-6.1", "too-few", {"needed": 2, "defenders": 1, "black": 0, "found": 1, "points": 3}),
        ),
        (
            "invade rus",
            1,
            "k",
            ("E-6.3", "too-dear", {"needed": 2, "defenders": 2, "black": 1, "cost": 2, "points": 1}),
        ),
        (
            "invade rus",
            0,
            "k k k",
            ("E-6.3", "too-dear", {"needed": 1, "defenders": 2, "black": 3, "cost": 1, "points": 0}),
        ),
    ],
)
def test_an_invasion_tells_what_it_takes(
    text: str, points: int, dice: str, told: tuple[str, str, dict[str, Any]]
) -> None:
    clause, message, args = told
    expected = args if "region" in args else {"region": f"region-{text.split()[1]}", **args}
    assert refusal(here(points=points, dice=dice), text) == (clause, message, expected)


@rule("E-6.3", "E-6.4", "E-7.1")
def test_in_an_invasion_and_in_a_retreat_too() -> None:
    state = invading()
    assert legal(state) == ["bring albion"]
    assert refusal(state, "bring indus") == ("E-5.1", "no-explorer-there", {"region": "region-indus"})
    told = {"source": "region-scythia", "target": "region-indus"}
    assert refusal(state, "bring scythia") == ("E-5.5", "no-way", told)
    dear = after(here(points=4, dice=""), "invade rus", "bring scythia")
    assert legal(dear) == ["bring albion", "bring scythia"]
    short = after(here(points=3, dice="k", hands={}), "invade rus", "bring scythia")
    assert legal(short) == ["bring albion", "bring scythia"]
    tight = after(here(points=2, dice="k", hands={}), "invade rus", "bring scythia")
    assert refusal(tight, "bring albion") == (
        "E-6.3",
        "rest-could-not-follow",
        {"source": "region-albion", "target": "region-rus", "cost": 2, "points": 1},
    )
    for region in ("indus", "scythia", "funan", "karthadst"):
        told = {"region": f"region-{region}"}
        assert refusal(retreating(), f"retreat {region}") == ("E-7.1", "no-own-explorers-there", told)


@rule("E-8.3", "E-8.6", "E-8.7", "E-9.1", "E-9.2")
def test_advancement_and_cities_tell_what_is_missing() -> None:
    state = here("Advancing")
    orange = {"track": "track-orange", "face": "face-orange"}
    blue = {"track": "track-blue", "face": "face-blue"}
    assert refusal(state, "raise blue") == ("E-8.3", "no-region-left", {**blue, "regions": 0, "used": 0})
    state = after(state, "raise orange")
    assert refusal(state, "raise orange") == ("E-8.3", "no-die-left", {**orange, "dice": 1, "used": 1})
    assert refusal(state, "convert gansu-road blue green") == ("E-8.2", "raised-already", {})
    assert refusal(here("Advancing", levels={0: {"orange": 5}}), "raise orange") == ("E-8.6", "at-the-top", orange)
    assert refusal(placing(), "place rus") == ("E-8.7", "no-own-explorers-there", {"region": "region-rus"})
    assert refusal(founding(), "city blue albion") == ("E-9.1", "no-token-due", {"track": "track-blue"})
    assert refusal(founding(), "city orange rus") == ("E-9.2", "not-occupied", {"region": "region-rus"})


@rule("E-9.2", "E-10.5", "E-10.6", "E-10.2")
def test_cards_tell_what_they_need() -> None:
    needs = {
        "card": "card-gansu-road",
        "condition": "occupy_color",
        "needed": 2,
        "found": 1,
        "face": "face-purple",
    }
    for step in ("Rerolling", "Moving", "Advancing", "Founding", "Closing"):
        assert refusal(STEPS[step](), "score gansu-road") == ("E-10.2", "condition-not-met", needs)
    bones = here("Rerolling", hands={0: "oracle-bones"})
    assert refusal(bones, "score oracle-bones") == ("E-10.6", "dice-not-final", {"card": "card-oracle-bones"})
    full = after(here("Advancing", dice="o", levels={0: {"orange": 2}}, cities={"albion": 0}), "raise orange", "rest")
    assert refusal(full, "city orange albion") == ("E-9.2", "city-there", {"region": "region-albion"})


# --- the most helpful reason first


@rule("E-5.1", "E-5.4", "E-5.5")
def test_where_several_reasons_hold_the_first_to_mend_is_told() -> None:
    state = here(points=1)
    assert refusal(state, "move funan rus").clause == "E-5.1"  # nobody is there at all
    assert refusal(state, "move scythia indus").clause == "E-5.5"  # no way, although a rival is there
    assert refusal(state, "move albion rus").clause == "E-5.4"  # a rival, although the way is too dear
    assert refusal(state, "move albion huaxia").clause == "E-5.2"


@rule("E-6.6", "E-6.1")
def test_that_it_is_the_last_region_is_told_before_strength() -> None:
    assert refusal(here(points=0, dice=""), "invade karthadst").clause == "E-6.6"


# --- and never against what is legal


@rule("E-3.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_legal_is_refused_and_nothing_refused_is_played(seats: int) -> None:
    path = walk(GAME, Case(seats, {}), seed=40 + seats)
    pool = list(dict.fromkeys(action for _, action in path.plies))
    for state in path.states[::seats]:
        for seat in GAME.to_act(state):
            listed = set(GAME.legal(state, seat))
            for action in pool:
                assert (GAME.explain(state, seat, action) is None) == (action in listed)
    state = next(state for state in reversed(path.states) if GAME.to_act(state) not in ((CHANCE,), ()))
    (seat,) = GAME.to_act(state)
    wrong = next(action for action in pool if action not in GAME.legal(state, seat))
    with pytest.raises(IllegalMove) as caught:
        play(GAME, state, seat, wrong)
    assert caught.value.refusal == GAME.explain(state, seat, wrong)


@rule("E-3.3", "E-11.1")
def test_after_the_end_everything_is_refused() -> None:
    end = walk(GAME, Case(2, {}), seed=1).end
    for action in (Halt(), Finish(), Score(0)):
        for seat in (CHANCE, 0, 1):
            refused = GAME.explain(end, seat, action)
            assert refused is not None
            assert (refused.clause, refused.message) == ("E-3.3", "game-over")


@rule("E-6.1", "E-6.3", "E-6.6", "E-5.2", "E-10.2")
@pytest.mark.parametrize(
    ("points", "dice", "text", "sentence"),
    [
        (
            3,
            "",
            "invade rus",
            "Rus needs 3 explorers against 2 defenders: to bring them costs at least 4 points, and you have 3 left.",
        ),
        (
            1,
            "k",
            "invade rus",
            (
                "Rus needs 2 explorers and your black die against 2 defenders: "
                "to bring them costs at least 2 points, and you have one left."
            ),
        ),
        (
            3,
            "",
            "invade indus",
            "Indus needs 2 explorers against one defender: only 1 can get there in one move.",
        ),
        (
            3,
            "",
            "invade karthadst",
            "Karthadst is the only region that Portia occupies, so it cannot be attacked.",
        ),
        (1, "", "move albion funan", "The way from Albion to Funan costs 2 points, and you have one left."),
        (1, "", "score gansu-road", "Gansu Road needs 2 purple regions, and you occupy 1."),
    ],
)
def test_a_refusal_is_a_sentence_with_a_reason(points: int, dice: str, text: str, sentence: str) -> None:
    state = here(points=points, dice=dice)
    assert step_of(state) == ("Moving", 0)
    refused = GAME.explain(state, 0, action_of(state, text))
    assert refused is not None
    assert ENGLISH.sentence(refused, NAMES, 0) == sentence
