"""Chapter E-9: cities."""

from collections.abc import Mapping

import pytest

from latium.games.first_empires.events import Founded
from latium.games.first_empires.state import State
from latium.testing import rule
from tests.games.first_empires.drawing import (
    Held,
    after,
    can,
    cards_of,
    cities,
    events,
    held,
    legal,
    refusal,
    step_of,
    table,
    taken,
    view,
)

DECK = cards_of("karthadst")
ONE_OF_EACH = {"albion": (0, 2), "parsa": (0, 1), "scythia": (0, 1), "rus": (0, 1), "indus": (0, 1)}
"""An orange, a blue, a purple, a green and a yellow region."""


def about_to_raise(dice: str, *, at: Mapping[str, Held] = ONE_OF_EACH, levels: Mapping[str, int]) -> State:
    """Karthadst, whose city spaces are orange 2, blue 2, purple 3, green 3 and yellow 4."""
    return table(at=at, step="Advancing", dice=dice, levels={0: levels}, hands={0: DECK[:1]})


def above(state: State, seat: int = 0) -> tuple[str, ...]:
    """The tracks above which a token lies."""
    return view(state).players[seat].tokens


# --- E-9.1


@rule("E-9.1")
@pytest.mark.parametrize(("level", "due"), [(0, False), (1, True)])
def test_a_city_is_due_when_its_space_is_reached(level: int, due: bool) -> None:
    state = after(about_to_raise("o", levels={"orange": level}), "raise orange", "rest")
    assert step_of(state) == (("Founding", 0) if due else ("Closing", 0))
    assert ("orange" in above(state)) is True


@rule("E-9.1")
def test_a_city_is_due_when_its_space_is_passed() -> None:
    at = {"albion": (0, 1), "karthadst": (0, 2), "indus": (0, 1)}
    state = after(about_to_raise("o o", at=at, levels={"orange": 1}), "raise orange", "raise orange", "rest")
    assert view(state).players[0].levels["orange"] == 3
    assert step_of(state) == ("Founding", 0)
    assert {text.split()[1] for text in legal(state, "city")} == {"orange"}


@rule("E-9.1", "E-8.7", "E-8.9")
def test_cities_come_only_after_all_raises() -> None:
    state = about_to_raise("o b", levels={"orange": 1})
    state = after(state, "raise orange")
    assert step_of(state) == ("Advancing", 0)
    assert refusal(state, "city orange rus") == ("E-9.1", "no-city-now", {})
    state = after(state, "raise blue", "rest")
    assert step_of(state) == ("Founding", 0)


@rule("E-9.1")
def test_a_city_that_is_due_must_be_placed() -> None:
    state = after(about_to_raise("o", levels={"orange": 1}), "raise orange", "rest")
    assert {text.split()[0] for text in legal(state)} == {"city"}
    assert refusal(state, "finish") == ("E-3.2", "turn-not-over", {})
    state = after(state, "city orange rus")
    assert (cities(state)["rus"], above(state)) == ((0, 1), ("blue", "purple", "green", "yellow"))
    assert step_of(state) == ("Closing", 0)


@rule("E-9.1")
def test_each_track_gives_its_city_once_a_game() -> None:
    state = about_to_raise("o", levels={"orange": 2})
    assert above(state) == ("blue", "purple", "green", "yellow")
    assert step_of(after(state, "raise orange", "rest")) == ("Closing", 0)


@rule("E-9.1")
def test_a_track_without_a_raise_gives_none() -> None:
    state = after(about_to_raise("b", levels={"orange": 1}), "raise blue", "rest")
    assert step_of(state) == ("Closing", 0)


@rule("E-9.1")
@pytest.mark.parametrize(("track", "space"), [("orange", 2), ("blue", 2), ("purple", 3), ("green", 3)])
def test_the_city_space_is_the_one_on_the_board(track: str, space: int) -> None:
    state = after(about_to_raise(track[0], levels={track: space - 2}), f"raise {track}")
    state = after(state, *(["draw salt-caravans"] if track == "green" else []), "rest")
    assert step_of(state) == ("Closing", 0)
    state = after(about_to_raise(track[0], levels={track: space - 1}), f"raise {track}")
    state = after(state, *(["draw salt-caravans"] if track == "green" else []), "rest")
    assert legal(state, "city") == [
        f"city {track} {region}" for region in ("albion", "scythia", "rus", "parsa", "indus")
    ]


@rule("E-9.1")
def test_a_city_of_a_track_that_is_not_due_is_refused() -> None:
    state = after(about_to_raise("o", levels={"orange": 1}), "raise orange", "rest")
    assert refusal(state, "city blue rus") == ("E-9.1", "no-token-due", {"track": "track-blue"})


# --- E-9.2


def two_due(**options: bool) -> State:
    """Etruria with its city in Etruria, and Albion without one; the orange and the blue city are due."""
    state = table(
        civilizations=("etruria", "karthadst"),
        at={"etruria": (0, 1), "albion": (0, 1), "parsa": (0, 1)},
        cities={"etruria": 0, "parsa": 0},
        levels={0: {"orange": 3, "blue": 2, "purple": 2}},
        step="Advancing",
        dice="o b",
        hands={0: "amber-route"},
        options=options,
    )
    return after(state, "raise orange", "raise blue", "rest")


@rule("E-9.2")
def test_the_rulebooks_example_of_two_cities() -> None:
    """Parsa, the blue region of the raise, holds a city too."""
    state = two_due()
    assert legal(state, "city") == ["city orange albion", "city blue albion"]
    state = after(state, "city blue albion")
    assert legal(state, "city") == ["city orange albion", "city orange etruria", "city orange parsa"]
    assert cities(after(state, "city orange etruria"))["etruria"] == (0, 2)
    assert cities(after(state, "city orange albion"))["albion"] == (0, 2)


@rule("E-9.2")
def test_the_order_of_cities_is_free() -> None:
    state = after(about_to_raise("o b", levels={"orange": 1, "blue": 1}), "raise orange", "raise blue", "rest")
    one = after(state, "city orange rus", "city blue indus")
    other = after(state, "city blue indus", "city orange rus")
    assert cities(one) == cities(other)
    assert (cities(one)["rus"], cities(one)["indus"]) == ((0, 1), (0, 1))
    assert events(state, "city orange rus", "city blue indus") == [
        Founded(seat=0, track="orange", region="rus"),
        Founded(seat=0, track="blue", region="indus"),
    ]


@rule("E-9.2")
def test_a_region_with_a_city_is_refused_while_there_is_one_without() -> None:
    assert refusal(two_due(), "city orange etruria") == ("E-9.2", "city-there", {"region": "region-etruria"})
    state = after(
        about_to_raise("o b", levels={"orange": 1, "blue": 1}), "raise orange", "raise blue", "rest", "city orange rus"
    )
    assert refusal(state, "city blue rus") == ("E-9.2", "city-there", {"region": "region-rus"})


@rule("E-9.2")
@pytest.mark.parametrize("region", ["funan", "karthadst", "etruria"])
def test_a_city_goes_into_an_occupied_own_region_only(region: str) -> None:
    """Funan is empty, Karthadst empty with an own city, Etruria a rival's."""
    state = after(about_to_raise("o", levels={"orange": 1}), "raise orange", "rest")
    assert cities(state)["karthadst"] == (0, 1)
    assert refusal(state, f"city orange {region}") == ("E-9.2", "not-occupied", {"region": f"region-{region}"})


@rule("E-9.2")
def test_where_every_own_region_has_a_city_any_of_them_serves() -> None:
    at = {"karthadst": (0, 4)}
    state = after(about_to_raise("o", at=at, levels={"orange": 1}), "raise orange", "rest")
    assert legal(state, "city") == ["city orange karthadst"]
    assert cities(after(state, "city orange karthadst"))["karthadst"] == (0, 2)


@rule("E-9.2")
def test_by_option_a_region_that_was_without_a_city_may_take_several() -> None:
    state = two_due(spread_cities=False)
    assert legal(state, "city") == ["city orange albion", "city blue albion"]
    state = after(state, "city blue albion")
    assert legal(state, "city") == ["city orange albion"]  # the one just placed does not count
    state = after(state, "city orange albion")
    assert cities(state)["albion"] == (0, 2)


@rule("E-9.2")
@pytest.mark.parametrize("spread", [True, False])
def test_with_two_regions_free_the_option_decides_whether_one_may_take_both(spread: bool) -> None:
    state = table(
        at={"albion": (0, 2), "parsa": (0, 2)},
        levels={0: {"orange": 1, "blue": 1}},
        step="Advancing",
        dice="o b",
        hands={0: DECK[:1]},
        options={"spread_cities": spread},
    )
    state = after(state, "raise orange", "raise blue", "rest", "city orange parsa")
    assert legal(state, "city") == (["city blue albion"] if spread else ["city blue albion", "city blue parsa"])


@rule("E-9.2", "E-3.4")
def test_by_option_too_cities_of_earlier_turns_count() -> None:
    state = table(
        at={"albion": (0, 2), "parsa": (0, 2)},
        cities={"parsa": 0},
        levels={0: {"orange": 2, "blue": 1}},
        step="Advancing",
        dice="b",
        hands={0: DECK[:1]},
        options={"spread_cities": False},
    )
    assert legal(after(state, "raise blue", "rest"), "city") == ["city blue albion"]


# --- E-9.3


@rule("E-9.3", "E-6.1")
def test_cities_defend_nothing() -> None:
    """One defender with three cities needs two explorers, no more."""
    state = table(
        at={"scythia": (0, 4), "rus": (1, 1), "etruria": (1, 2)},
        cities={"rus": (1, 3)},
        levels={1: {"orange": 4, "blue": 3}},
        points=2,
        hands={0: DECK[:1]},
    )
    state = after(state, "invade rus", "bring scythia", "bring scythia")
    assert (held(state)["rus"], taken(state)) == ((0, 2), (0, 3))


@rule("E-9.3", "E-6.6")
def test_a_city_occupies_no_region() -> None:
    """Marcus holds one region and a city elsewhere: he cannot be attacked, and the city can be entered."""
    state = table(at={"scythia": (0, 4), "etruria": (1, 3)}, cities={"rus": 1}, points=2, hands={0: DECK[:1]})
    assert refusal(state, "invade etruria") == ("E-6.6", "last-region", {"region": "region-etruria", "rival": 2})
    state = after(state, "move scythia rus")
    assert (held(state)["rus"], taken(state)) == ((0, 1), (0, 1))
    assert view(state).turn.conquests == 0


@rule("E-9.3", "E-8.3")
def test_a_city_serves_no_advancement() -> None:
    state = table(at={"rus": (0, 4)}, cities={"albion": (0, 1)}, step="Advancing", dice="o g", hands={0: DECK[:1]})
    assert legal(state, "raise") == ["raise green"]
    assert not can(state, "raise orange")
