"""Chapter R-5: what can be built where."""

import pytest

from latium.games.foundations_of_rome import GAME
from latium.games.foundations_of_rome.actions import Build
from latium.testing import Case, rule, walk
from tests.games.foundations_of_rome.drawing import (
    acting,
    after,
    buildings,
    can,
    city,
    clause,
    coins,
    happened,
    legal,
    markers,
    player,
    populations,
    refusal,
    view,
)

FIELD = "1 1 1\n1 1 1\n1 1 ."


# ---


@rule("R-5.1", "R-3.1")
def test_a_building_of_the_tray_goes_up_at_no_cost() -> None:
    state = city(FIELD, coins={0: 3, 1: 4})
    built = after(state, "build pottery a1-b1")
    assert buildings(built) == {"pottery a1-b1"}
    assert (coins(built), acting(built)) == ([3, 4], 1)
    assert (player(state).tray["pottery"], player(built).tray["pottery"]) == (2, 1)
    assert happened("built", state, "build pottery a1-b1") == [{"seat": 0, "piece": "pottery", "footprint": "a1-b1"}]


@rule("R-5.1", "R-1.3")
def test_what_is_not_in_the_tray_cannot_be_built() -> None:
    state = city("1a 1a 1", a="domus")
    assert refusal(state, "build domus c1") == ("R-5.1", "not-in-tray", {"piece": "piece-domus"})
    assert can(state, "build bakery c1")


@rule("R-5.1", "R-1.3")
def test_everybody_has_buildings_of_its_own() -> None:
    state = city("1a 1a 1\n2 2 2", a="domus", seat=1)
    assert can(state, "build domus c2")


@rule("R-5.1", "R-3.1")
def test_one_action_builds_one_piece() -> None:
    state = after(city(FIELD), "build domus a1")
    assert clause(state, "build domus b1", seat=0) == "R-3.3"


# ---


@rule("R-5.2")
def test_every_lot_has_to_be_the_builders() -> None:
    state = city("1 2 .\n1 2 .\n1 2 .")
    assert can(state, "build insula-row a1-a3")
    assert refusal(state, "build pottery a1-b1") == ("R-5.2", "lot-not-yours", {"lot": "B1", "count": 1})
    assert refusal(state, "build domus c1") == ("R-5.2", "lot-not-yours", {"lot": "C1", "count": 1})
    assert refusal(state, "build pottery b1-c1").args == {"lot": "B1", "count": 2}


@rule("R-5.2")
def test_nobody_builds_over_what_others_have_built() -> None:
    state = city("1 1 2a\n1 1 1", a="domus")
    assert clause(state, "build insula-row a1-c1") == "R-5.2"
    assert clause(state, "build insula-angle b1+c1+c2") == "R-5.2"
    assert can(state, "build insula-row a2-c2")


# ---

TURNS = {
    "domus a1": 8,
    "domus-maxima a1-b1": 10,
    "insula-row a1-c1": 2 + 2,
    "insula-angle a1+a2+b2": 12 + 1,
    "grand-insula-block a1-b2": 3,
}


@rule("R-5.3")
@pytest.mark.parametrize(("example", "count"), TURNS.items())
def test_a_piece_may_be_put_down_in_any_turn(example: str, count: int) -> None:
    """On three by three lots without the last one."""
    state = city(FIELD)
    found = [text for text in legal(state, "build") if f" {text.split()[1]} " in f" {example} "]
    assert f"build {example}" in found
    inside = [text for text in found if "7" not in text]
    assert len(inside) == count


@rule("R-5.3", "R-1.6")
@pytest.mark.parametrize(
    ("piece", "footprints"),
    [
        (
            "temple-of-vulcan",
            {"a1+b1+c1+b2", "b1+a2+b2+c2", "a1+a2+b2+a3", "b1+a2+b2+b3", "c1+b2+c2+c3", "b2+a3+b3+c3"},
        ),
        ("temple-of-minerva", {"a1+c1+a2+b2+c2", "a1+b1+c1+a2+c2", "a1+b1+a2+a3+b3", "b1+c1+c2+b3+c3"}),
    ],
)
def test_monuments_of_odd_shapes_turn_too(piece: str, footprints: set[str]) -> None:
    needed = "foundry-row" if piece == "temple-of-vulcan" else "grand-insula-row"
    state = city(
        "1c 1c 1d\n1c 1e 1d\n1f 1f 1d\n. . . .\n1a 1a 1a 1a",
        a=needed,
        c="insula-angle",
        d="artisan-forum-row",
        e="fountain",
        f="grand-fountain",
        display=piece,
        era=2,
    )
    found = {text.split()[2] for text in legal(state, "build") if text.split()[1] == piece}
    assert footprints <= found
    assert clause(state, f"build {piece} a1-c1") == "R-5.3"


@rule("R-5.3")
def test_the_footprint_has_the_shape_of_the_piece() -> None:
    state = city(FIELD)
    told = {"piece": "piece-insula-row", "footprint": "A1+A2+B2", "size": 3, "covered": 3}
    assert refusal(state, "build insula-row a1+a2+b2") == ("R-5.3", "wrong-shape", told)
    assert clause(state, "build domus a1-b1") == "R-5.3"
    assert clause(state, "build foundry-row a1-b2") == "R-5.3"


@rule("R-5.3")
def test_the_mirror_image_of_every_shape_is_one_of_its_turns() -> None:
    catalogue = city().catalogue
    for lots in catalogue.lots_of:
        mirrored = sorted(lot // 7 * 7 + 6 - lot % 7 for lot in lots)
        there = catalogue.footprint_index[tuple(mirrored)]
        assert catalogue.shape_of[there] == catalogue.shape_of[catalogue.footprint_index[tuple(lots)]]


@rule("R-5.3", "R-1.1")
def test_nothing_reaches_round_the_edge_of_the_city() -> None:
    state = city(". . . . . . 1\n1 . . . . . .")
    assert not [text for text in legal(state, "build") if "g1" in text and "a2" in text]


# ---


@rule("R-5.4")
def test_lots_need_not_touch_earlier_ones() -> None:
    state = city("1a . . .\n. . . .\n. . . 1", a="domus")
    assert can(state, "build bakery d3")


# ---


@rule("R-5.5", "R-1.5")
@pytest.mark.parametrize(("text", "back"), [("domus a1", 1), ("pottery a1-b1", 2), ("foundry-block a1-b2", 4)])
def test_markers_under_a_building_come_back(text: str, back: int) -> None:
    state = city(FIELD)
    assert markers(state) == 0
    assert markers(after(state, f"build {text}")) == back


# ---


@rule("R-5.6", "R-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_building_leaves_the_city_only_under_another_one(seats: int) -> None:
    path = walk(GAME, Case(seats, {}), seed=40 + seats)
    for n, (seat, action) in enumerate(path.plies):
        gone = buildings(path.states[n], max(seat, 0)) - buildings(path.states[n + 1], max(seat, 0))
        assert not gone or isinstance(action, Build)
        others = [other for other in range(seats) if other != seat]
        assert all(buildings(path.states[n], other) == buildings(path.states[n + 1], other) for other in others)


@rule("R-5.6")
def test_there_is_no_action_to_tear_down() -> None:
    state = city("1a 1a 1", a="pottery", coins={0: 20})
    assert {text.split()[0] for text in legal(state)} == {"income", "buy", "build"}
    assert not [text for text in legal(state, "build") if text.endswith((" a1", " b1", " a1-b1"))]


# ---


@rule("R-5.7", "R-1.4")
def test_the_population_is_the_people_in_all_own_buildings() -> None:
    state = city("1a 1b 1b\n2a . .", a="domus", b="domus-maxima")
    assert populations(state) == [3, 1]
    empty = city("1 1 1 1")
    assert populations(after(empty, "build grand-insula-row a1-d1")) == [6, 0]
    assert populations(after(empty, "build foundry-row a1-d1")) == [0, 0]


@rule("R-5.7", "R-6.4")
def test_an_upgrade_moves_the_marker_once_by_the_net_change() -> None:
    """The example of the clause: from five to seven."""
    state = city("1a 1a 1\n1b 1c 1c", a="domus-maxima", b="domus", c="domus-maxima")
    moved = happened("population-moved", state, "build insula-row a1-c1")
    assert moved == [{"seat": 0, "before": 5, "population": 7}]
    assert populations(after(state, "build insula-row a1-c1")) == [7, 0]


@rule("R-5.7", "R-6.3")
def test_replacing_a_home_by_a_shop_takes_the_people_away() -> None:
    state = city("1a 1a 1", a="domus-maxima")
    assert happened("population-moved", state, "build artisan-forum-row a1-c1") == [
        {"seat": 0, "before": 2, "population": 0}
    ]


@rule("R-5.7")
def test_nothing_is_told_of_a_population_that_stays() -> None:
    state = city("1a 1a 1\n1 . .", a="domus-maxima")
    assert not happened("population-moved", state, "build bakery c1")
    assert view(after(state, "build bakery c1")).players[0].population == 2
