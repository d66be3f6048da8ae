"""R-7.1 to R-7.8: building monuments, and what becomes of them. Their cards are in `test_monument_cards`."""

import pytest

from latium.games.foundations_of_rome import GAME
from latium.games.foundations_of_rome.catalogue import catalogue_for
from latium.games.foundations_of_rome.state import State
from latium.testing import rule
from tests.games.foundations_of_rome.drawing import (
    after,
    buildings,
    can,
    city,
    clause,
    coins,
    legal,
    markers,
    player,
    points,
    populations,
    refusal,
    view,
)

FIELD = """
    1 1 1
    1 1 1
"""


def standing(state: State, piece: str) -> str | None:
    (shown,) = (monument for monument in view(state).display if monument.piece == piece)
    return shown.footprint


# --- which, and by whom


@rule("R-7.1", "R-5.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_anyone_may_build_a_monument_on_display_as_the_action_of_a_turn(seat: int) -> None:
    state = city("1 1 . 2 2 \n 1 1 . 2 2", seat=seat, display="colosseum temple-of-jupiter")
    place = ("a1-b2", "d1-e2")[seat]
    assert legal(state, "build")[-2:] == [f"build colosseum {place}", f"build temple-of-jupiter {place}"]
    built = after(state, f"build colosseum {place}")
    assert f"colosseum {place}" in buildings(built, seat)
    assert standing(built, "colosseum") == place
    assert view(built).steps[-1].seat == 1 - seat


@rule("R-7.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_monument_on_the_board_cannot_be_built_again(seat: int) -> None:
    state = city("1c 1c . 1 1 . \n 1c 1c . 1 1 2 \n 2 2 \n 2 2", seat=seat, display="colosseum", c="colosseum")
    place = ("d1-e2", "a3-b4")[seat]
    assert not can(state, f"build colosseum {place}")
    assert refusal(state, f"build colosseum {place}") == (
        "R-7.1",
        "monument-stands",
        {"piece": "piece-colosseum", "footprint": "A1-B2"},
    )


@rule("R-7.1", "R-2.7")
def test_a_monument_that_is_not_on_display_cannot_be_built() -> None:
    state = city(FIELD, display="pantheon roman-forum circus-maximus lighthouse regia")
    assert can(state, "build regia a1-c2")
    assert refusal(state, "build royal-warehouse a1-c2")[:2] == ("R-2.7", "monument-not-in-game")


@rule("R-2.7")
def test_without_monuments_none_can_be_built() -> None:
    state = city(FIELD)
    assert view(state).display == ()
    assert not can(state, "build royal-warehouse a1-c2")
    assert clause(state, "build royal-warehouse a1-c2") == "R-2.7"


# --- what is asked, and when


@rule("R-7.2")
def test_a_building_about_to_be_replaced_still_counts_and_is_not_missed_afterwards() -> None:
    """Three residential buildings are asked for; the temple takes the place of one of them."""
    state = city("1d 1 1d 1m 1m 1", display="temple-of-apollo", d="domus", m="domus-maxima")
    built = after(state, "build temple-of-apollo a1-b1")
    assert buildings(built) == {"temple-of-apollo a1-b1", "domus c1", "domus-maxima d1-e1"}
    without_any = after(built, "income", "build artisan-forum-row c1-e1", "income")
    assert buildings(without_any) == {"temple-of-apollo a1-b1", "artisan-forum-row c1-e1"}


@rule("R-7.2")
def test_the_monument_itself_does_not_count() -> None:
    """Two civic buildings stand; the Pantheon would be the third that its card asks for."""
    state = city("1 1 1 1c 1y 1", display="pantheon/b", c="fountain", y="library")
    assert refusal(state, "build pantheon a1-c1").args["count"] == 2


@rule("R-7.2")
@pytest.mark.parametrize(("after_it", "allowed"), [(False, False), (True, True)])
def test_markers_in_supply_are_judged_before_the_construction_or_after_it(after_it: bool, allowed: bool) -> None:
    """Three lots are empty before the Pantheon stands on them, and none afterwards."""
    state = city("1 1 1 1d 1d 1k", display="pantheon", options={"pantheon_after": after_it}, d="domus", k="bakery")
    assert can(state, "build pantheon a1-c1") == allowed
    if not allowed:
        assert refusal(state, "build pantheon a1-c1").args["count"] == 5


@rule("R-7.2", "R-7.3")
@pytest.mark.parametrize(("after_it", "markers_left"), [(False, 5), (True, None)])
def test_a_seat_is_told_how_much_it_has_of_what_cards_ask_for(after_it: bool, markers_left: int | None) -> None:
    """Where the construction decides nobody can say, and of a monument that stands nobody is told."""
    state = city(
        "1 1 1 1d 1d 1k . \n . . . . . 2c 2c \n . . . . . 2c 2c",
        display="pantheon temple-of-jupiter colosseum",
        options={"pantheon_after": after_it},
        d="domus",
        k="bakery",
        c="colosseum",
    )
    told = GAME.demands(state, 0)
    assert [(line.needed, line.has) for line in told["pantheon"]] == [(8, markers_left)]
    assert [line.has for line in told["temple-of-jupiter"]] == []
    assert "colosseum" not in told
    assert {line.has for lines in GAME.demands(state, None).values() for line in lines} == {None}


@rule("R-7.2", "R-6.5")
@pytest.mark.parametrize(("after_it", "allowed"), [(False, True), (True, False)])
def test_markers_that_go_out_matter_only_if_judged_afterwards(after_it: bool, allowed: bool) -> None:
    """No lot is empty; the Pantheon lays one open."""
    state = city(
        "1d 1d 1m 1m 1k 1k",
        display="pantheon",
        options={"pantheon_after": after_it},
        d="domus",
        m="domus-maxima",
        k="bakery",
    )
    assert can(state, "build pantheon a1-c1") == allowed
    if not allowed:
        assert refusal(state, "build pantheon a1-c1").args["count"] == 7


@rule("R-7.2")
def test_only_markers_in_supply_are_ever_judged_afterwards() -> None:
    """Fourteen deeds are asked for, and no supply holds as many markers."""
    state = city(
        """
        1  1  1  1  1  1
        1  1  1d 1d 1k 1k
        1c 1l
        """,
        display="circus-maximus",
        options={"pantheon_after": True},
        d="domus",
        k="bakery",
        c="fountain",
        l="library",
    )
    assert can(state, "build circus-maximus a1-c1")


@rule("R-7.3")
def test_a_building_that_is_replaced_in_part_is_no_neighbour() -> None:
    """The other lot of the pottery is beside the place, but nothing will stand on it."""
    around = "1 1p 1p \n 1 1 1k \n 1c"
    state = city(around, display="colosseum/b", p="pottery", k="bakery", c="fountain")
    assert refusal(state, "build colosseum a1-b2") == (
        "R-7.3",
        "requirement-missing",
        {
            "piece": "piece-colosseum",
            "condition": "condition-adjacent-buildings",
            "kind": "adjacent_buildings",
            "count": 2,
        },
    )


@rule("R-7.3", "R-7.10")
def test_a_neighbour_of_the_place_counts_once_and_corners_do_not() -> None:
    """A foundry shares two sides with the place, a domus meets it at a corner."""
    state = city("1 1 2f 2f \n 1 1 2f 2f \n 1k 1 2d", display="colosseum/b", f="foundry-block", k="bakery", d="domus")
    assert refusal(state, "build colosseum a1-b2").args["count"] == 2


# --- over other buildings


@rule("R-7.4", "R-6.1", "R-6.4")
def test_a_monument_may_take_the_place_of_smaller_buildings_and_monuments() -> None:
    state = city("1k 1t 1 \n 1 1 1", display="royal-warehouse tower-of-wonders", k="bakery", t="tower-of-wonders")
    built = after(state, "build royal-warehouse a1-c2")
    assert buildings(built) == {"royal-warehouse a1-c2"}
    assert player(built).tray["bakery"] == 2
    assert standing(built, "tower-of-wonders") is None


@rule("R-7.4", "R-6.1")
@pytest.mark.parametrize("piece", ["foundry-block", "temple-of-jupiter"])
def test_a_monument_must_be_larger_than_what_it_covers(piece: str) -> None:
    state = city("1x 1x 1 \n 1x 1x 1", display="colosseum temple-of-jupiter", x=piece)
    assert refusal(state, "build colosseum b1-c2") == (
        "R-6.1",
        "not-larger",
        {"piece": "piece-colosseum", "size": 4, "covered": f"piece-{piece}", "covered_size": 4},
    )


@rule("R-7.4", "R-6.1")
def test_a_building_may_take_the_place_of_a_smaller_monument() -> None:
    state = city("1t 1 1 1 1 1", display="tower-of-wonders", t="tower-of-wonders")
    built = after(state, "build pottery a1-b1")
    assert buildings(built) == {"pottery a1-b1"}
    assert standing(built, "tower-of-wonders") is None
    assert player(built).monument_markers == 6


# --- monument markers

SEVEN = "tower-of-wonders lighthouse observation-tower temple-of-venus temple-of-apollo temple-of-mars triumphal-arch"


def six_monuments() -> State:
    """All that one player has markers for."""
    return city(
        """
        1t 1  1  1  1
        1l 1o 1v 1v 1
        1a 1a 1m 1
        .  .  1m 1m
        """,
        seats=4,
        display=SEVEN,
        t="tower-of-wonders",
        l="lighthouse",
        o="observation-tower",
        v="temple-of-venus",
        a="temple-of-apollo",
        m="temple-of-mars",
    )


@rule("R-7.5", "R-1.5")
def test_a_monument_takes_one_marker_however_large_and_lot_markers_come_back() -> None:
    state = city(FIELD, display="royal-warehouse")
    assert (markers(state), player(state).monument_markers) == (2, 6)
    built = after(state, "build royal-warehouse a1-c2")
    assert (markers(built), player(built).monument_markers) == (8, 5)
    assert player(built, 1).monument_markers == 6


@rule("R-7.5")
def test_nobody_has_more_than_six_monuments() -> None:
    state = six_monuments()
    assert player(state).monument_markers == 0
    assert not can(state, "build triumphal-arch b1-e1")
    assert refusal(state, "build triumphal-arch b1-e1") == (
        "R-7.5",
        "no-monument-marker",
        {"piece": "piece-triumphal-arch"},
    )


@rule("R-7.5")
def test_a_monument_marker_that_comes_back_may_be_used_at_once() -> None:
    built = after(six_monuments(), "build triumphal-arch a1-d1")
    assert player(built).monument_markers == 0
    assert standing(built, "tower-of-wonders") is None
    assert standing(built, "triumphal-arch") == "a1-d1"


# --- whose it is


@rule("R-7.6")
def test_a_monument_pays_and_houses_like_a_building_of_its_type() -> None:
    state = city("1w 1w 1w 2 2 2 \n 1w 1w 1w 2 2 2", seat=1, display="royal-warehouse regia", w="royal-warehouse")
    built = after(state, "build regia d1-f2")
    assert populations(built) == [0, 9]
    assert coins(after(built, "income")) == [9, 0]


@rule("R-7.6", "R-9.3")
def test_a_monument_scores_like_a_building_of_its_type() -> None:
    state = city(
        "1p 1k . \n . . . \n 1r 1r 1r \n 1r 1r 1r",
        final_turns=1,
        display="lighthouse regia",
        p="lighthouse",
        k="bakery",
        r="regia",
    )
    scored = after(state, "income")
    assert points(scored, "civic") == [2, 0]
    assert points(scored, "population") == [13, 0]


@rule("R-7.6")
def test_monuments_count_for_requirements_by_their_type_and_size() -> None:
    """A warehouse has coins for the Temple of Venus and is large, and the Lighthouse is a civic building."""
    state = city(
        "1w 1w 1w 1l 1 1 \n 1w 1w 1w 1c 1y 1",
        display="temple-of-venus/a royal-warehouse tower-of-wonders/a lighthouse pantheon/b",
        w="royal-warehouse",
        l="lighthouse",
        c="fountain",
        y="library",
    )
    assert can(state, "build temple-of-venus e1-f1")
    assert can(state, "build tower-of-wonders e1")
    assert can(state, "build pantheon d1-f1")
    assert not can(city("1c 1y 1 1 1 1", display="pantheon/b", c="fountain", y="library"), "build pantheon c1-e1")


# --- built over


@rule("R-7.7", "R-7.1", "R-7.11")
def test_a_monument_built_over_is_free_for_anyone_and_gives_anew() -> None:
    state = city(
        "1c 1c 1 2 2 2k \n 1c 1c 1 2 2", display="colosseum royal-warehouse", c="colosseum", k="bakery", coins={1: 1}
    )
    over = after(state, "build royal-warehouse a1-c2")
    assert standing(over, "colosseum") is None
    assert player(over).monument_markers == 5
    again = after(over, "build colosseum d1-e2")
    assert "colosseum d1-e2" in buildings(again, 1)
    assert coins(again) == [3, 4]


@rule("R-7.7")
def test_the_former_owner_may_build_it_again_too_but_not_in_the_same_action() -> None:
    state = city("1c 1c 1 . 1 1 \n 1c 1c 1 . 1 1", display="colosseum royal-warehouse", c="colosseum")
    assert clause(state, "build colosseum e1-f2") == "R-7.1"
    again = after(state, "build royal-warehouse a1-c2", "income", "build colosseum e1-f2")
    assert standing(again, "colosseum") == "e1-f2"


# --- the border


@rule("R-7.8", "R-1.1")
@pytest.mark.parametrize(
    ("seats", "inside", "at_border"),
    [
        (2, "c4-f4", "d4-g4"),
        (2, "d3-d6", "d4-d7"),
        (2, "b2-e2", "a2-d2"),
        (2, "b2-b5", "b1-b4"),
        (3, "d4-g4", "e4-h4"),
        (4, "e5-h5", "f5-i5"),
        (4, "e5-e8", "e6-e9"),
        (5, "f5-i5", "g5-j5"),
    ],
)
def test_the_border_is_that_of_the_grid_in_use_and_one_lot_is_enough(seats: int, inside: str, at_border: str) -> None:
    whole = catalogue_for(None, seats, False)
    places = {place: whole.lots_of[whole.footprints.index(place)] for place in (inside, at_border)}
    own = {whole.lots[lot] for lots in places.values() for lot in lots}
    rows = [" ".join("1" if lot in own else "." for lot in _row(seats, number)) for number in range(1, whole.size + 1)]
    state = city("\n".join(rows), seats=seats, display="imperial-port")
    assert can(state, f"build imperial-port {at_border}")
    assert refusal(state, f"build imperial-port {inside}")[:2] == ("R-7.3", "requirement-missing")


def _row(seats: int, number: int) -> list[str]:
    return [f"{letter}{number}" for letter in "abcdefghij"[: seats + 5]]
