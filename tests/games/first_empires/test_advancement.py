"""Chapter E-8: advancement."""

import itertools

import pytest

from latium.games.first_empires.catalogue import COLOURS, FACE_NAMES
from latium.games.first_empires.events import Converted, Drew, Raised
from latium.games.first_empires.state import State
from latium.testing import rule
from tests.games.first_empires.drawing import (
    acting,
    after,
    can,
    cards_of,
    cities,
    dice,
    events,
    hand,
    legal,
    level,
    refusal,
    step_of,
    table,
    view,
)
from tests.games.first_empires.passing import next_turn

ONE_OF_EACH = {"albion": (0, 2), "parsa": (0, 1), "scythia": (0, 1), "rus": (0, 1), "indus": (0, 1)}
"""An orange, a blue, a purple, a green and a yellow region."""
LETTER = dict(zip(FACE_NAMES, "obpgyk", strict=True))
DECK = cards_of("karthadst")


# --- E-8.1


@rule("E-8.1")
def test_a_card_turns_a_die_to_any_face_it_does_not_show() -> None:
    state = table(step="Advancing", dice="g p", at={"indus": (0, 4)}, hands={0: "salt-caravans"})
    assert set(legal(state, "convert")) == {
        f"convert salt-caravans {face} {into}" for face in ("green", "purple") for into in FACE_NAMES if into != face
    }
    turned = after(state, "convert salt-caravans green yellow")
    assert dice(turned) == "p y"
    assert events(state, "convert salt-caravans green yellow") == [
        Converted(seat=0, card="salt-caravans", face="green", into="yellow")
    ]


@rule("E-8.1")
def test_black_is_a_face_to_turn_to_and_to_turn_from() -> None:
    state = table(step="Advancing", dice="g k", hands={0: "salt-caravans elephant-muster"})
    assert dice(after(state, "convert salt-caravans green black")) == "k k"
    assert dice(after(state, "convert salt-caravans black orange")) == "o g"


@rule("E-8.1", "E-10.5")
def test_one_card_for_one_die_as_often_as_wanted() -> None:
    state = table(
        step="Advancing",
        dice="g g b",
        at={"scythia": (0, 4)},
        hands={0: "salt-caravans elephant-muster shipwrights-arsenal"},
    )
    state = after(state, "convert salt-caravans green orange")
    assert (dice(state), hand(state)) == ("o b g", ("elephant-muster", "shipwrights-arsenal"))
    state = after(state, "convert elephant-muster orange purple")  # the same die once more
    assert dice(state) == "b p g"
    state = after(state, "convert shipwrights-arsenal green purple")
    assert (dice(state), hand(state)) == ("b p p", ())
    assert view(state).players[0].discarded == ("salt-caravans", "elephant-muster", "shipwrights-arsenal")


@rule("E-8.1")
def test_without_a_card_no_die_is_turned() -> None:
    state = table(at=ONE_OF_EACH, step="Advancing", dice="g p")
    assert legal(state, "convert") == []
    assert refusal(state, "convert salt-caravans green blue") == (
        "E-10.5",
        "not-in-hand",
        {"card": "card-salt-caravans"},
    )


@rule("E-8.1")
def test_a_die_is_turned_to_another_face_and_must_be_there() -> None:
    state = table(step="Advancing", dice="g", hands={0: "salt-caravans"})
    assert refusal(state, "convert salt-caravans green green") == ("E-8.1", "same-face", {"face": "face-green"})
    assert refusal(state, "convert salt-caravans blue green") == ("E-8.1", "no-such-die", {"face": "face-blue"})


@rule("E-8.1", "E-1.10")
def test_what_is_offered_for_a_card_never_depends_on_which_card_it_is() -> None:
    offered = []
    for card in DECK:
        state = table(step="Advancing", dice="g p k", hands={0: card})
        offered.append({text.replace(card, "card") for text in legal(state, "convert")})
    assert len(offered[0]) == 15
    assert all(one == offered[0] for one in offered)


@rule("E-4.8", "E-8.1")
@pytest.mark.parametrize("allowed", [True, False])
def test_a_die_turned_black_may_be_turned_again_unless_the_table_bars_it(allowed: bool) -> None:
    state = table(
        dice="g p",
        points=1,
        hands={0: "salt-caravans elephant-muster"},
        options={"reconvert_black": allowed},
    )
    state = after(state, "black salt-caravans green", "halt")
    assert dice(state) == "p k"
    assert can(state, "convert elephant-muster black green") is allowed
    assert can(state, "convert elephant-muster purple green")
    if not allowed:
        told = ("E-8.1", "no-such-die", {"face": "face-black"})
        assert refusal(state, "convert elephant-muster black green") == told


@rule("E-4.8")
def test_a_die_that_fell_black_may_be_turned_even_where_those_turned_black_may_not() -> None:
    state = table(
        step="Advancing",
        dice="k k",
        natural="k g",
        blackened=1,
        hands={0: "salt-caravans elephant-muster"},
        options={"reconvert_black": False},
    )
    state = after(state, "convert salt-caravans black blue")
    assert dice(state) == "b k"
    assert not can(state, "convert elephant-muster black blue")


# --- E-8.2


@rule("E-8.2")
def test_after_the_first_raise_no_die_is_turned() -> None:
    state = table(at=ONE_OF_EACH, step="Advancing", dice="g p", hands={0: "salt-caravans"})
    assert can(state, "convert salt-caravans purple blue")
    state = after(state, "raise purple")
    assert legal(state, "convert") == []
    assert refusal(state, "convert salt-caravans green blue") == ("E-8.2", "raised-already", {})


@rule("E-8.2", "E-8.9")
def test_a_card_drawn_in_this_phase_is_not_discarded_in_it() -> None:
    state = after(table(at=ONE_OF_EACH, step="Advancing", dice="g p"), "raise green", "draw elephant-muster")
    assert hand(state) == ("elephant-muster",)
    assert refusal(state, "convert elephant-muster purple blue") == ("E-8.2", "raised-already", {})


@rule("E-8.2")
def test_by_option_dice_that_no_raise_has_used_are_turned_throughout() -> None:
    state = table(at=ONE_OF_EACH, step="Advancing", dice="g g p", options={"late_conversion": True})
    state = after(state, "raise green", "draw elephant-muster")
    assert {text.split()[2] for text in legal(state, "convert")} == {"green", "purple"}  # one green die is left
    state = after(state, "convert elephant-muster green blue")
    assert dice(state) == "b p g"
    assert set(legal(state, "raise")) == {"raise blue", "raise purple"}


@rule("E-8.2")
def test_by_option_too_a_die_that_served_a_raise_is_not_turned() -> None:
    state = table(
        at=ONE_OF_EACH, step="Advancing", dice="p", hands={0: "salt-caravans"}, options={"late_conversion": True}
    )
    state = after(state, "raise purple")
    assert legal(state, "convert") == []
    assert refusal(state, "convert salt-caravans purple blue") == ("E-8.1", "no-such-die", {"face": "face-purple"})


# --- E-8.3 and E-8.4


@rule("E-8.3")
@pytest.mark.parametrize(("dice_", "regions", "left"), list(itertools.product(range(4), range(4), range(3))))
def test_a_marker_rises_as_often_as_dice_regions_and_spaces_allow(dice_: int, regions: int, left: int) -> None:
    """Purple: Scythia, Funan and Mupata are purple; the rest stand in blue Parsa."""
    purple = dict.fromkeys(["scythia", "funan", "mupata"][:regions], (0, 1))
    state = table(
        seats=3,
        at={**purple, "parsa": (0, 4 - regions)},
        levels={0: {"purple": 5 - left}},
        step="Advancing",
        fresh=False,
        dice=" ".join("p" * dice_ + "k" * (4 - dice_)),
        hands={0: "salt-caravans"},
    )
    rises = 0
    while can(state, "raise purple"):
        state = after(state, "raise purple")
        rises += 1
    assert rises == min(dice_, regions, left)
    assert level(state, "purple") == 5 - left + rises


@rule("E-8.3")
def test_the_rulebooks_example_of_dice_and_regions() -> None:
    state = table(
        at={"albion": (0, 2), "rus": (0, 1), "aksum": (0, 1)}, step="Advancing", dice="o o g", hands={0: DECK[:1]}
    )
    assert legal(state, "raise") == ["raise orange", "raise green"]
    state = after(state, "raise orange")
    assert refusal(state, "raise orange") == (
        "E-8.3",
        "no-region-left",
        {"track": "track-orange", "face": "face-orange", "regions": 1, "used": 1},
    )
    state = after(state, "raise green", "draw elephant-muster")
    assert refusal(state, "raise green") == (
        "E-8.3",
        "no-die-left",
        {"track": "track-green", "face": "face-green", "dice": 1, "used": 1},
    )
    assert (level(state, "orange"), level(state, "green")) == (1, 1)
    assert legal(state, "raise") == []


@rule("E-8.3")
@pytest.mark.parametrize("track", COLOURS)
def test_every_track_takes_a_die_and_a_region_of_its_own_colour(track: str) -> None:
    state = table(at=ONE_OF_EACH, step="Advancing", dice=LETTER[track])
    assert legal(state, "raise") == [f"raise {track}"]
    assert level(after(state, f"raise {track}"), track) == level(state, track) + 1


@rule("E-8.3", "E-8.4")
@pytest.mark.parametrize("track", COLOURS)
def test_without_a_region_of_its_colour_no_track_rises(track: str) -> None:
    """Everybody is in an orange or, for the orange track, in a blue region."""
    region = "parsa" if track == "orange" else "albion"
    state = table(at={region: (0, 4)}, step="Advancing", dice=LETTER[track], hands={0: DECK[:1]})
    told = {"track": f"track-{track}", "face": f"face-{track}", "regions": 0, "used": 0}
    assert refusal(state, f"raise {track}") == ("E-8.3", "no-region-left", told)


@rule("E-8.3")
def test_a_raise_is_told_with_the_space_reached() -> None:
    state = table(at=ONE_OF_EACH, levels={0: {"orange": 2}}, step="Advancing", dice="o", hands={0: DECK[:1]})
    assert events(state, "raise orange") == [Raised(seat=0, track="orange", value=4, points=4)]


@rule("E-8.4")
def test_regions_count_as_they_are_after_movement() -> None:
    state = table(at={"scythia": (0, 1), "parsa": (0, 3)}, dice="p g", points=1, hands={0: DECK[:1]})
    assert legal(after(state, "halt"), "raise") == ["raise purple"]
    assert legal(after(state, "move scythia rus"), "raise") == ["raise green"]


@rule("E-8.4", "E-9.3")
def test_a_region_with_an_own_city_but_without_explorers_does_not_count() -> None:
    state = table(at={"parsa": (0, 4)}, cities={"scythia": 0}, step="Advancing", dice="p", hands={0: DECK[:1]})
    assert refusal(state, "raise purple") == (
        "E-8.3",
        "no-region-left",
        {"track": "track-purple", "face": "face-purple", "regions": 0, "used": 0},
    )


@rule("E-8.4")
def test_a_conquered_region_counts() -> None:
    state = table(at={"scythia": (0, 4), "rus": (1, 1), "etruria": (1, 2)}, dice="g", points=2, hands={0: DECK[:1]})
    state = after(state, "invade rus", "bring scythia", "bring scythia")
    assert legal(state, "raise") == ["raise green"]


# --- E-8.5 and the example


@rule("E-8.5")
def test_raising_is_optional() -> None:
    state = table(at=ONE_OF_EACH, step="Advancing", dice="o b p g y", hands={0: DECK[:1]})
    assert legal(state)[0] == "rest"
    assert step_of(after(state, "rest")) == ("Closing", 0)
    assert step_of(after(state, "raise blue", "rest")) == ("Closing", 0)


@rule("E-8.5")
def test_the_order_is_free_and_one_space_at_a_time() -> None:
    state = table(at=ONE_OF_EACH, step="Advancing", dice="o b p", hands={0: DECK[:1]})
    ends = set()
    for order in itertools.permutations(["orange", "blue", "purple"]):
        after_all = after(state, *(f"raise {track}" for track in order))
        ends.add(tuple(view(after_all).players[0].levels.values()))
    assert ends == {(1, 1, 1, 0, 3)}


@rule("E-8.5")
def test_without_cards_and_raises_the_step_is_passed_over() -> None:
    state = table(at=ONE_OF_EACH, step="Advancing", dice="o")
    assert acting(after(state, "raise orange")) == -1  # the next turn's dice
    assert view(after(state, "raise orange")).steps[-1].seat == 1


def carmen() -> State:
    """After the conquest of Rus in the rulebook's example: two dice, a city left behind in Scythia."""
    return table(
        civilizations=("huaxia", "etruria", "karthadst"),
        at={"rus": (0, 3), "albion": (0, 1), "indus": (0, 1), "huaxia": (1, 3)},
        cities={"scythia": 0},
        levels={0: {"blue": 2, "purple": 1}},
        hands={0: "jade-tribute"},
        step="Advancing",
        dice="g p",
        conquests=1,
        rivals=(1,),
    )


@rule("E-8.5", "E-8.1", "E-8.3", "E-8.4", "E-8.9", "E-4.9", "E-10.2")
def test_the_advancement_of_the_rulebooks_example_turn() -> None:
    state = carmen()
    assert cities(state)["scythia"] == (0, 1)
    assert legal(state, "raise") == ["raise green"]  # she holds no purple region any more

    state = after(state, "convert jade-tribute purple orange")
    assert dice(state) == "o g"
    assert legal(state, "raise") == ["raise orange", "raise green"]

    assert events(state, "raise orange") == [Raised(seat=0, track="orange", value=3, points=1)]
    state = after(state, "raise orange")
    assert legal(state, "raise") == ["raise green"]

    drawn = events(state, "raise green", "draw voyage-of-zho-ying")
    assert drawn == [Raised(seat=0, track="green", value=1, points=1), Drew(seat=0, card="voyage-of-zho-ying")]
    state = after(state, "raise green", "draw voyage-of-zho-ying")
    assert refusal(state, "score voyage-of-zho-ying") == (
        "E-10.2",
        "condition-not-met",
        {
            "card": "card-voyage-of-zho-ying",
            "condition": "raise_track",
            "needed": 2,
            "found": 1,
            "face": "face-orange",
        },
    )
    assert hand(state) == ("voyage-of-zho-ying",)
    assert view(state).players[0].levels == {"orange": 1, "blue": 2, "purple": 1, "green": 1, "yellow": 2}

    state = next_turn(state, 0)
    assert sum(view(state).turn.dice.values()) == 3
