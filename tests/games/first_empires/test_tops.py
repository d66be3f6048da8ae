"""E-8.6 to E-8.10: the top of a track, and what raises bring besides points."""

import pytest

from latium.games.first_empires import GAME
from latium.games.first_empires.catalogue import COLOURS, YELLOW
from latium.games.first_empires.events import Placed, Raised
from latium.games.first_empires.state import State
from latium.testing import Case, rule, walk
from tests.games.first_empires.drawing import (
    after,
    can,
    events,
    hand,
    held,
    legal,
    level,
    refusal,
    step_of,
    table,
    view,
)
from tests.games.first_empires.test_advancement import DECK, LETTER, ONE_OF_EACH

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
