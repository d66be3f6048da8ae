"""Chapter E-7: retreat."""

import pytest

from latium.games.first_empires import GAME
from latium.games.first_empires.events import Conquered, Retreated, Started
from latium.games.first_empires.rules.conquest import default_refuge
from latium.games.first_empires.state import State
from latium.testing import rule
from latium.testing.walks import Case, walk
from tests.games.first_empires.drawing import (
    Held,
    acting,
    after,
    can,
    events,
    held,
    legal,
    points_left,
    refusal,
    step_of,
    table,
    view,
)

AT: dict[str, Held] = {
    "parsa": (0, 4),
    "scythia": (1, 1),
    "etruria": (1, 1),
    "funan": (1, 2),
}
ATTACK = ("invade scythia", "bring parsa", "bring parsa")


def beaten(points: int = 3, **more: Held) -> State:
    """Seat 2 was driven out of Scythia and has Etruria and Funan to go to; its city lies in empty Rus."""
    return after(table(at={**AT, **more}, cities={"rus": 1}, points=points, hands={0: "salt-caravans"}), *ATTACK)


@rule("E-7.1")
def test_the_defeated_player_chooses_among_regions_with_own_explorers_near_or_far() -> None:
    state = beaten()
    assert (acting(state), step_of(state)) == (1, ("Retreating", 1))
    assert legal(state) == ["retreat etruria", "retreat funan"]
    assert (view(state).steps[-1].region, view(state).steps[-1].count) == ("scythia", 1)


@rule("E-7.1")
@pytest.mark.parametrize(("refuge", "count"), [("etruria", 2), ("funan", 3)])
def test_all_explorers_go_to_the_one_region_chosen(refuge: str, count: int) -> None:
    state = beaten()
    assert events(state, f"retreat {refuge}") == [Retreated(seat=1, region=refuge, count=1)]
    assert held(after(state, f"retreat {refuge}"))[refuge] == (1, count)


@rule("E-7.1")
def test_several_explorers_are_not_divided() -> None:
    at: dict[str, Held] = {"parsa": (0, 4), "scythia": (1, 2), "etruria": (1, 1), "funan": (1, 1)}
    state = after(table(at=at, points=4), "invade scythia", *["bring parsa"] * 3, "retreat funan")
    assert (held(state)["funan"], held(state)["etruria"]) == ((1, 3), (1, 1))


@rule("E-7.1")
@pytest.mark.parametrize("region", ["rus", "albion", "parsa", "scythia", "huaxia"])
def test_not_to_an_empty_region_an_empty_city_a_rival_or_back(region: str) -> None:
    """Rus holds only a city of the defeated, Parsa and Scythia are the conqueror's."""
    assert refusal(beaten(), f"retreat {region}") == (
        "E-7.1",
        "no-own-explorers-there",
        {"region": f"region-{region}"},
    )


@rule("E-7.1")
def test_the_conquerors_turn_waits_and_then_goes_on() -> None:
    state = beaten()
    assert refusal(state, "halt", seat=0) == ("E-3.3", "not-your-turn", {"who": 2})
    assert refusal(state, "move parsa indus", seat=0).clause == "E-3.3"
    state = after(state, "retreat funan")
    assert (step_of(state), points_left(state)) == (("Moving", 0), 1)


@rule("E-7.1", "E-5.9")
def test_with_the_last_point_the_advancement_follows_the_retreat() -> None:
    state = beaten(points=2)
    assert step_of(state) == ("Retreating", 1)
    assert step_of(after(state, "retreat funan")) == ("Advancing", 0)


@rule("E-7.1", "E-3.4")
def test_a_retreat_costs_nothing_and_counts_as_nothing() -> None:
    before = beaten()
    state = after(before, "retreat etruria")
    assert points_left(state) == points_left(before) == 1
    assert view(state).turn == view(before).turn


@rule("E-7.1", "E-5.6")
def test_who_retreats_takes_no_cities_and_keeps_the_own() -> None:
    state = after(beaten(), "retreat etruria")
    assert view(state).players[1].taken == (0, 0)
    assert view(state).regions["rus"].cities == (0, 1)


# --- one place


@rule("E-7.2")
def test_with_one_region_left_nobody_is_asked() -> None:
    at: dict[str, Held] = {"parsa": (0, 4), "scythia": (1, 1), "funan": (1, 2)}
    state = table(at=at, points=3, hands={0: "salt-caravans"})
    assert events(state, *ATTACK)[-2:] == [
        Conquered(seat=0, rival=1, target="scythia", explorers=2, black=0, defenders=1),
        Retreated(seat=1, region="funan", count=1),
    ]
    state = after(state, *ATTACK)
    assert (step_of(state), held(state)["funan"]) == (("Moving", 0), (1, 3))


@rule("E-7.2", "E-3.3")
def test_without_points_and_cards_the_turn_goes_on_to_the_next_player_at_once() -> None:
    at: dict[str, Held] = {"parsa": (0, 4), "scythia": (1, 1), "funan": (1, 2)}
    assert events(table(at=at, points=2), *ATTACK)[-1] == Started(seat=1, round=1)


# --- nobody is driven off


@rule("E-7.3", "E-6.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nobody_is_ever_driven_off_the_map_and_no_explorer_is_lost(seats: int) -> None:
    path = walk(GAME, Case(seats, {}), 41)
    for state in path.states:
        if view(state).round:
            for seat in range(seats):
                assert state.held(seat) >= 1
                if view(state).steps and view(state).steps[-1].step == "Moving":
                    on_map = sum(count for owner, count in held(state).values() if owner == seat)
                    assert on_map == state.value(seat, 4)


@rule("E-7.3")
@pytest.mark.parametrize(("others", "places"), [({"funan": 3}, 0), ({"funan": 2, "rus": 1}, 2)])
def test_whoever_can_be_attacked_has_somewhere_to_go(others: dict[str, int], places: int) -> None:
    """One place is taken by itself; of several the defeated chooses. In the end all four are there again."""
    at = {"parsa": (0, 4), "scythia": (1, 1), **{region: (1, count) for region, count in others.items()}}
    state = after(table(at=at, points=3, hands={0: "salt-caravans"}), *ATTACK)
    refuges = legal(state, "retreat")
    assert len(refuges) == places
    state = after(state, *refuges[:1])
    assert sum(count for seat, count in held(state).values() if seat == 1) == 4


# --- when time runs out


@rule("E-7.4")
def test_when_time_runs_out_the_explorers_go_to_most_of_their_own() -> None:
    state = beaten()
    assert state.catalogue.regions[default_refuge(state, 1)] == "funan"
    assert can(state, "retreat funan")


@rule("E-7.4")
@pytest.mark.parametrize(
    ("others", "chosen"),
    [
        ({"etruria": 2, "funan": 2}, "etruria"),
        ({"funan": 2, "albion": 2}, "albion"),
        ({"huaxia": 1, "funan": 2, "indus": 2}, "indus"),
        ({"etruria": 1, "funan": 1, "rus": 1}, "etruria"),
    ],
)
def test_between_equals_to_the_region_that_comes_first_in_the_list(others: dict[str, int], chosen: str) -> None:
    total = sum(others.values())
    driven = {3: 1, 4: 2, 5: 1}[total]
    at = {"parsa": (0, 4), **{region: (1, count) for region, count in others.items()}, "scythia": (1, driven)}
    state = after(table(at=at, points=6), "invade scythia", *["bring parsa"] * (driven + 1))
    assert step_of(state) == ("Retreating", 1)
    assert state.catalogue.regions[default_refuge(state, 1)] == chosen
