"""Chapter E-5: movement by land and by sea."""

import itertools

import pytest

from latium.games.first_empires.events import Captured, Moved
from latium.games.first_empires.state import State
from latium.testing import rule
from tests.games.first_empires.drawing import (
    after,
    can,
    cities,
    events,
    held,
    legal,
    points_left,
    refusal,
    step_of,
    table,
    taken,
    view,
)

CARD = {0: "salt-caravans"}
"""With a card in hand the advancement is asked for, so that the end of the movement can be seen."""


def cost(state: State, source: str, target: str) -> int:
    """What a move costs, as told and as paid."""
    (event,) = (event for event in events(state, f"move {source} {target}") if isinstance(event, Moved))
    assert points_left(after(state, f"move {source} {target}")) == points_left(state) - event.cost
    return event.cost


# --- points


@rule("E-5.1")
@pytest.mark.parametrize(("level", "points"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_purple_track_gives_the_points(level: int, points: int) -> None:
    state = table(levels={0: {"purple": level}}, hands=CARD)
    assert points_left(state) == points
    for spent in range(points):
        assert points_left(state) == points - spent
        state = after(state, "move karthadst parsa" if spent % 2 == 0 else "move parsa karthadst")
    assert step_of(state) == ("Advancing", 0)


@rule("E-5.1")
def test_one_point_takes_one_explorer_over_one_border() -> None:
    state = after(table(points=2), "move karthadst parsa")
    assert held(state) == {"karthadst": (0, 3), "parsa": (0, 1), "etruria": (1, 3)}
    assert points_left(state) == 1
    assert view(state).regions["karthadst"].explorers + view(state).regions["parsa"].explorers == 4


@rule("E-5.1")
@pytest.mark.parametrize("source", ["parsa", "etruria"])
def test_only_own_explorers_move(source: str) -> None:
    assert refusal(table(), f"move {source} scythia") == (
        "E-5.1",
        "no-explorer-there",
        {"region": f"region-{source}"},
    )


# --- by sea


@rule("E-5.2")
@pytest.mark.parametrize(
    ("source", "target", "points"),
    [
        ("karthadst", "albion", 2),  # both on the Western Ocean
        ("karthadst", "rus", 3),  # west and east
        ("karthadst", "indus", 3),
        ("rus", "parsa", 2),  # both on the Eastern Ocean
        ("albion", "rus", 2),  # Albion lies on both
        ("albion", "karthadst", 2),
        ("rus", "karthadst", 3),
    ],
)
def test_a_voyage_costs_two_over_one_ocean_and_three_over_both(source: str, target: str, points: int) -> None:
    assert cost(table(at={source: (0, 4)}, points=4), source, target) == points


@rule("E-5.2")
@pytest.mark.parametrize(
    ("target", "way", "points"), [("albion", 2, 1), ("rus", 3, 2), ("rus", 3, 1), ("indus", 3, 2), ("parsa", 1, 0)]
)
def test_without_the_points_for_the_whole_way_nobody_leaves(target: str, way: int, points: int) -> None:
    state = table(points=points)
    names = {"source": "region-karthadst", "target": f"region-{target}"}
    assert refusal(state, f"move karthadst {target}") == ("E-5.2", "too-far", {**names, "cost": way, "points": points})


@rule("E-5.2")
def test_a_region_without_a_coast_is_neither_left_nor_reached_by_sea() -> None:
    inland = table(at={"scythia": (0, 4)}, points=6)
    assert legal(inland, "move") == ["move scythia rus", "move scythia parsa"]
    assert "move karthadst scythia" not in legal(table(points=6))
    names = {"source": "region-scythia", "target": "region-albion"}
    assert refusal(inland, "move scythia albion") == ("E-5.5", "no-way", names)
    names = {"source": "region-karthadst", "target": "region-scythia"}
    assert refusal(table(points=6), "move karthadst scythia") == ("E-5.5", "no-way", names)


@rule("E-5.2", "E-5.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_way_costs_one_by_land_else_two_or_three_by_its_coasts(seats: int) -> None:
    catalogue = table(seats=seats).catalogue
    land = catalogue.source.borders.land(seats)
    oceans = {region.id: set(region.oceans) for region in catalogue.source.regions(seats)}
    for one, other in itertools.permutations(oceans, 2):
        by_sea = 2 if oceans[one] & oceans[other] else 3 if oceans[one] and oceans[other] else 0
        expected = 1 if other in land[one] else by_sea
        assert catalogue.cost[catalogue.region_index[one]][catalogue.region_index[other]] == expected


# --- freely


@rule("E-5.3")
def test_one_explorer_may_move_several_times() -> None:
    way = ("karthadst", "aksum", "parsa", "indus", "funan")
    steps = list(itertools.pairwise(way))
    texts = [f"move {source} {target}" for source, target in steps]
    told = [Moved(seat=0, source=source, target=target, cost=1) for source, target in steps]
    assert events(table(points=5), *texts) == told
    state = after(table(points=5), *texts)
    assert held(state)["funan"] == (0, 1)
    assert set(held(state)) == {"karthadst", "funan", "etruria"}


@rule("E-5.3")
def test_moves_of_several_explorers_may_take_turns_and_go_back() -> None:
    state = table(points=5, hands=CARD)
    state = after(state, "move karthadst aksum", "move karthadst parsa", "move aksum karthadst", "move parsa indus")
    assert held(state) == {"karthadst": (0, 3), "indus": (0, 1), "etruria": (1, 3)}
    assert points_left(state) == 1


@rule("E-5.3")
def test_in_whatever_order_the_same_moves_lead_to_the_same_position() -> None:
    state = table(points=6)
    steps = ("move karthadst parsa", "move karthadst aksum", "move karthadst albion")
    ends = {str(held(after(state, *order))) for order in itertools.permutations(steps)}
    assert len(ends) == 1


# --- what may be crossed


@rule("E-5.4")
def test_own_and_empty_regions_are_crossed_rivals_are_not() -> None:
    at = {"karthadst": (0, 3), "aksum": (0, 1), "parsa": (1, 2), "etruria": (1, 1)}
    state = table(at=at, points=1)
    assert legal(state, "move") == ["move karthadst aksum", "move aksum karthadst"]
    assert refusal(state, "move karthadst parsa") == (
        "E-5.4",
        "rival-there",
        {"region": "region-parsa", "rival": 2},
    )
    assert can(table(at={"karthadst": (0, 4)}, points=1), "move karthadst parsa")


@rule("E-5.4")
def test_a_wall_of_rivals_leaves_only_the_sea() -> None:
    at = {"karthadst": (0, 4), "parsa": (1, 2), "aksum": (1, 1)}
    assert legal(table(at=at, points=1), "move") == []
    assert legal(table(at=at, points=2), "move") == ["move karthadst albion", "move karthadst etruria"]


@rule("E-5.4", "E-6.6")
def test_a_region_that_cannot_be_conquered_bars_the_way_all_the_same() -> None:
    state = table(at={"karthadst": (0, 4), "parsa": (1, 3)}, dice="k k k", points=3)
    assert refusal(state, "move karthadst parsa").clause == "E-5.4"
    assert refusal(state, "invade parsa").clause == "E-6.6"


@rule("E-5.4")
def test_black_dice_open_no_way_through_rivals() -> None:
    at = {"karthadst": (0, 4), "parsa": (1, 2), "aksum": (1, 1)}
    assert refusal(table(at=at, dice="k k k k k", points=1), "move karthadst aksum").clause == "E-5.4"


# --- voyages


@rule("E-5.5")
def test_a_voyage_is_one_move_that_ends_ashore() -> None:
    state = table(points=3, hands=CARD)
    assert events(state, "move karthadst rus") == [Moved(seat=0, source="karthadst", target="rus", cost=3)]
    state = after(state, "move karthadst rus")
    assert sum(count for seat, count in held(state).values() if seat == 0) == 4


@rule("E-5.5")
@pytest.mark.parametrize(("one", "other"), [("etruria", "albion"), ("parsa", "aksum"), ("rus", "huaxia")])
def test_neighbours_by_land_are_reached_by_land_though_both_have_a_coast(one: str, other: str) -> None:
    at = {one: (0, 4), "scythia": (1, 3)}
    assert cost(table(at=at, points=4), one, other) == 1
    assert cost(table(at={other: (0, 4), "scythia": (1, 3)}, points=4), other, one) == 1


@rule("E-5.5")
def test_a_move_leads_to_a_neighbour_or_from_coast_to_coast_and_nowhere_else() -> None:
    names = {"source": "region-karthadst", "target": "region-karthadst"}
    assert refusal(table(points=6), "move karthadst karthadst") == ("E-5.5", "no-way", names)
    names = {"source": "region-etruria", "target": "region-etruria"}
    assert refusal(table(points=6, seat=1), "move etruria etruria") == ("E-5.5", "no-way", names)


# --- cities without defenders


@rule("E-5.6", "E-6.8")
def test_one_explorer_takes_a_rival_city_in_an_empty_region_at_once() -> None:
    state = table(cities={"parsa": 1}, points=2)
    assert events(state, "move karthadst parsa") == [
        Moved(seat=0, source="karthadst", target="parsa", cost=1),
        Captured(seat=0, rival=1, region="parsa", count=1),
    ]
    state = after(state, "move karthadst parsa")
    assert (taken(state), "parsa" in cities(state)) == ((0, 1), False)


@rule("E-5.6")
def test_every_city_there_is_taken() -> None:
    state = after(table(cities={"parsa": (1, 3)}, points=2), "move karthadst parsa")
    assert (taken(state), cities(state)) == ((0, 3), {"karthadst": (0, 1)})
    assert view(state).turn.captured == 3


@rule("E-5.6")
def test_an_explorer_takes_it_in_passing() -> None:
    """Livia moves from Karthadst over Parsa to Indus; nobody stays in Parsa."""
    state = after(table(cities={"parsa": 1}, points=3), "move karthadst parsa", "move parsa indus")
    assert taken(state) == (0, 1)
    assert "parsa" not in held(state)
    assert "parsa" not in cities(state)


@rule("E-5.6")
def test_it_is_taken_from_the_sea_as_well() -> None:
    state = table(cities={"albion": 1}, points=3)
    assert events(state, "move karthadst albion")[-1] == Captured(seat=0, rival=1, region="albion", count=1)


@rule("E-5.6")
def test_there_is_no_way_to_leave_the_city_where_it_is() -> None:
    state = table(cities={"parsa": 1}, points=1)
    assert legal(state, "move") == ["move karthadst parsa", "move karthadst aksum"]
    with_card = table(cities={"parsa": 1}, points=1, hands=CARD)
    assert legal(after(with_card, "move karthadst parsa")) == ["rest"]


@rule("E-5.6", "E-6.7")
def test_an_own_city_is_not_taken() -> None:
    state = table(cities={"parsa": 0}, points=2)
    assert events(state, "move karthadst parsa") == [Moved(seat=0, source="karthadst", target="parsa", cost=1)]
    assert cities(after(state, "move karthadst parsa"))["parsa"] == (0, 1)


@rule("E-5.6")
def test_whose_city_it_was_is_counted() -> None:
    state = table(seats=3, cities={"parsa": 2, "aksum": (1, 2)}, at={"karthadst": (0, 4)}, points=3)
    state = after(state, "move karthadst parsa", "move karthadst aksum")
    assert taken(state) == (0, 2, 1)
    assert view(state).turn.captured == 3


# --- leaving


@rule("E-5.7")
def test_a_region_may_be_left_empty_and_the_own_city_stays() -> None:
    state = after(table(points=5), *["move karthadst parsa"] * 4)
    assert held(state) == {"parsa": (0, 4), "etruria": (1, 3)}
    assert cities(state)["karthadst"] == (0, 1)
    assert view(state).regions["karthadst"].owner is None


@rule("E-5.7")
def test_the_own_city_is_still_there_when_one_comes_back() -> None:
    state = after(table(points=6), *["move karthadst parsa"] * 4, "move parsa karthadst")
    assert (cities(state)["karthadst"], held(state)["karthadst"]) == ((0, 1), (0, 1))


@rule("E-5.7")
def test_the_only_occupied_region_may_be_left_by_sea() -> None:
    state = table(at={"albion": (0, 4)}, points=9)
    state = after(state, *["move albion karthadst"] * 4)
    assert held(state) == {"karthadst": (0, 4), "etruria": (1, 3)}


# --- no conquest


@rule("E-5.8")
def test_entering_an_empty_region_is_no_conquest_not_even_with_a_city() -> None:
    state = after(table(cities={"parsa": 1}, points=3), "move karthadst parsa", "move karthadst aksum")
    turn = view(state).turn
    assert (turn.conquests, turn.rivals, turn.captured) == (0, (), 1)


# --- points left over


@rule("E-5.9")
@pytest.mark.parametrize("moves", [(), ("move karthadst parsa",), ("move karthadst albion",)])
def test_movement_may_be_stopped_at_any_time_and_the_rest_is_lost(moves: tuple[str, ...]) -> None:
    state = after(table(points=5, hands=CARD, dice="g"), *moves)
    assert can(state, "halt")
    state = after(state, "halt")
    assert (step_of(state), points_left(state)) == (("Advancing", 0), 0)
    assert can(state, "convert salt-caravans green orange")


@rule("E-5.9")
def test_without_points_movement_is_over() -> None:
    state = after(table(points=2, hands=CARD), "move karthadst parsa", "move karthadst parsa")
    assert step_of(state) == ("Advancing", 0)
    assert refusal(state, "move karthadst aksum") == ("E-3.2", "move-not-now", {})


@rule("E-5.9")
def test_a_point_with_which_nothing_can_be_done_is_no_end_by_itself() -> None:
    at = {"karthadst": (0, 4), "parsa": (1, 2), "aksum": (1, 1)}
    assert legal(table(at=at, points=1)) == ["halt"]


@rule("E-5.9")
def test_lost_points_do_not_come_back_on_the_next_turn() -> None:
    state = after(table(points=2), "halt", "roll black", "roll black", "roll black", "stop", "halt")
    assert (step_of(state), points_left(state)) == (("Rolling", 0), 2)


# --- dice


@rule("E-5.10")
def test_the_colours_of_the_dice_limit_neither_moves_nor_conquests() -> None:
    at = {"karthadst": (0, 5), "parsa": (1, 1), "etruria": (1, 2)}
    plain = legal(table(at=at, points=3))
    assert {"move karthadst rus", "invade parsa"} <= set(plain)
    for shown in ("o", "b b", "p g", "y y y", "o b p g y"):
        assert legal(table(at=at, points=3, dice=shown)) == plain
