"""Chapter E-8: advancement."""

import itertools

import pytest

from latium.games.first_empires import GAME
from latium.games.first_empires.catalogue import COLOURS, FACE_NAMES, YELLOW
from latium.games.first_empires.events import Converted, Drew, Placed, Raised
from latium.games.first_empires.state import State
from latium.testing import Case, rule, walk
from tests.games.first_empires.drawing import (
    acting,
    after,
    can,
    cards_of,
    cities,
    dice,
    events,
    hand,
    held,
    legal,
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


def level(state: State, track: str, seat: int = 0) -> int:
    return view(state).players[seat].levels[track]


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


# --- E-8.6


@rule("E-8.6")
@pytest.mark.parametrize("track", COLOURS)
def test_a_marker_at_the_top_does_not_rise(track: str) -> None:
    """Indus alone decides how many explorers there are, and so where the yellow marker stands."""

    def at(place: int) -> State:
        explorers = {"indus": (0, 2 * place - 5)} if track == "yellow" else {}
        levels = {} if track == "yellow" else {track: place}
        return table(
            at={**ONE_OF_EACH, **explorers},
            levels={0: levels},
            step="Advancing",
            dice=LETTER[track],
            hands={0: DECK[:1]},
        )

    assert can(at(4), f"raise {track}")
    top = at(5)
    assert level(top, track) == 5
    assert refusal(top, f"raise {track}") == (
        "E-8.6",
        "at-the-top",
        {"track": f"track-{track}", "face": f"face-{track}"},
    )


# --- E-8.7 and E-8.8


@rule("E-8.7")
def test_a_higher_number_brings_that_many_explorers_where_the_player_likes() -> None:
    state = table(
        at={"indus": (0, 3), "rus": (0, 3), "huaxia": (1, 3)}, step="Advancing", dice="y", hands={0: DECK[:1]}
    )  # from 6 to 8
    state = after(state, "raise yellow")
    assert step_of(state) == ("Placing", 0)
    assert legal(state) == ["place rus", "place indus"]
    assert [view(state).steps[-1].count, view(after(state, "place rus")).steps[-1].count] == [2, 1]
    both = after(state, "place rus", "place rus")
    assert (held(both)["rus"], held(both)["indus"]) == ((0, 5), (0, 3))
    split = after(state, "place rus", "place indus")
    assert (held(split)["rus"], held(split)["indus"]) == ((0, 4), (0, 4))
    assert step_of(split) == ("Advancing", 0)
    assert events(state, "place rus", "place indus") == [
        Placed(seat=0, region="rus", count=1),
        Placed(seat=0, region="indus", count=1),
    ]


@rule("E-8.7")
@pytest.mark.parametrize("region", ["parsa", "huaxia", "scythia"])
def test_new_explorers_go_to_occupied_regions_only(region: str) -> None:
    """Parsa is empty, Huaxia a rival's, Scythia empty with an own city."""
    state = table(
        at={"indus": (0, 3), "rus": (0, 3), "huaxia": (1, 3)}, cities={"scythia": 0}, step="Advancing", dice="y"
    )
    state = after(state, "raise yellow")
    told = ("E-8.7", "no-own-explorers-there", {"region": f"region-{region}"})
    assert refusal(state, f"place {region}") == told


@rule("E-8.7")
def test_they_come_at_once_before_the_next_raise() -> None:
    state = table(at=ONE_OF_EACH, step="Advancing", dice="y o", hands={0: DECK[:1]})
    state = after(state, "raise yellow")
    assert {text.split()[0] for text in legal(state)} == {"place"}
    assert refusal(state, "raise orange") == ("E-3.2", "advance-not-now", {})
    state = after(state, "place rus", "place rus")
    assert can(state, "raise orange")


@rule("E-8.7")
def test_with_one_region_there_is_nothing_to_choose() -> None:
    state = table(at={"indus": (0, 6)}, step="Advancing", dice="y", hands={0: DECK[:1]})
    assert events(state, "raise yellow") == [
        Raised(seat=0, track="yellow", value=8, points=7),
        Placed(seat=0, region="indus", count=2),
    ]
    state = after(state, "raise yellow")
    assert (held(state)["indus"], step_of(state)) == ((0, 8), ("Advancing", 0))


@rule("E-8.7")
def test_without_a_higher_number_the_step_brings_points_only() -> None:
    """Karthadst's yellow track begins with 4 and 4."""
    state = table(at={"indus": (0, 2), "rus": (0, 2)}, step="Advancing", dice="y", hands={0: DECK[:1]})
    assert events(state, "raise yellow") == [Raised(seat=0, track="yellow", value=4, points=1)]
    assert step_of(after(state, "raise yellow")) == ("Advancing", 0)


@rule("E-8.8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_explorers_on_the_map_are_always_the_yellow_number(seats: int) -> None:
    path = walk(GAME, Case(seats, {}), seed=60 + seats)
    checked = 0
    for state in path.states:
        seen = view(state)
        if any(step.step in ("Placing", "Retreating", "Invading", "Assigning") for step in seen.steps):
            continue
        for seat in range(seats):
            on_map = sum(region.explorers for region in seen.regions.values() if region.owner == seat)
            assert on_map == state.value(seat, YELLOW)
            checked += 1
    assert checked > 100


@rule("E-8.8")
def test_while_new_explorers_are_placed_the_number_is_not_yet_made_up() -> None:
    state = after(table(at=ONE_OF_EACH, step="Advancing", dice="y"), "raise yellow")
    assert sum(count for seat, count in held(state).values() if seat == 0) == 6
    state = after(state, "place rus")
    assert sum(count for seat, count in held(state).values() if seat == 0) == 7
    state = after(state, "place rus")
    assert sum(count for seat, count in held(state).values() if seat == 0) == 8


@rule("E-8.8", "E-7.3")
def test_a_retreat_costs_nobody() -> None:
    state = table(at={"scythia": (0, 4), "rus": (1, 1), "etruria": (1, 2)}, points=2, hands={0: DECK[:1]})
    state = after(state, "invade rus", "bring scythia", "bring scythia")
    assert sum(count for seat, count in held(state).values() if seat == 1) == 3


# --- E-8.9 and E-8.10


@rule("E-8.9")
def test_a_green_step_draws_at_once() -> None:
    state = table(at=ONE_OF_EACH, step="Advancing", dice="g", hands={0: DECK[:1]})
    state = after(state, "raise green")
    assert step_of(state) == ("Drawing", 0)
    assert set(legal(state)) == {f"draw {card}" for card in DECK[1:]}
    assert GAME.weights(state) == [1] * 8
    state = after(state, "draw salt-caravans")
    assert set(hand(state)) == {"harbour-of-the-twin-moles", "salt-caravans"}
    assert view(state).players[0].deck_size == 7


@rule("E-8.9")
def test_a_green_step_without_cards_brings_points_only() -> None:
    """The fifth space of every green track."""
    state = table(at=ONE_OF_EACH, levels={0: {"green": 3}}, step="Advancing", dice="g", hands={0: DECK[:1]})
    assert events(state, "raise green") == [Raised(seat=0, track="green", value=0, points=6)]
    assert step_of(after(state, "raise green")) == ("Advancing", 0)


@rule("E-8.9")
def test_from_an_empty_deck_nothing_is_drawn() -> None:
    state = table(
        at=ONE_OF_EACH,
        step="Advancing",
        dice="g",
        hands={0: DECK[:1]},
        scored={0: DECK[1:5]},
        discarded={0: DECK[5:]},
    )
    assert view(state).players[0].deck_size == 0
    state = after(state, "raise green")
    assert (step_of(state), hand(state), level(state, "green")) == (("Advancing", 0), tuple(DECK[:1]), 1)


@rule("E-8.9", "E-10.1")
def test_a_drawn_card_may_be_scored_at_once() -> None:
    state = table(at=ONE_OF_EACH, step="Advancing", dice="g o", hands={0: DECK[:1]})
    state = after(state, "raise green", "draw outposts-on-five-shores")
    assert can(state, "score outposts-on-five-shores")
    state = after(state, "score outposts-on-five-shores")
    assert view(state).players[0].scored == ("outposts-on-five-shores",)
    assert can(state, "raise orange")


@rule("E-8.10")
def test_black_dice_raise_nothing() -> None:
    state = table(at=ONE_OF_EACH, step="Advancing", dice="k k k", hands={0: DECK[:1]})
    assert legal(state, "raise") == []
    for track in COLOURS:
        told = {"track": f"track-{track}", "face": f"face-{track}", "dice": 0, "used": 0}
        assert refusal(state, f"raise {track}") == ("E-8.3", "no-die-left", told)


@rule("E-8.10", "E-8.1")
def test_a_die_turned_black_raises_nothing_and_one_turned_to_a_colour_does() -> None:
    state = table(at=ONE_OF_EACH, step="Advancing", dice="o k", hands={0: DECK[:2]})
    black = after(state, f"convert {DECK[0]} orange black")
    assert legal(black, "raise") == []
    blue = after(state, f"convert {DECK[0]} black blue")
    assert legal(blue, "raise") == ["raise orange", "raise blue"]
