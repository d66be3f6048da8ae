"""R-7.11 and R-7.12: what monuments give when they are built, and numbers that count neighbours."""

import pytest

from latium.games.foundations_of_rome.state import State
from latium.testing import rule
from tests.games.foundations_of_rome.drawing import after, city, coins, happened, player, points, populations, view


def worth(state: State, piece: str) -> int:
    """The people or coins of a building now."""
    (standing,) = (building for building in view(state).buildings if building.piece == piece)
    return standing.worth


# --- gifts


@rule("R-7.11")
def test_the_colosseum_gives_coins_once_to_each_player_with_a_building_beside_it() -> None:
    """Livia builds beside two buildings of Marcus and a garden of her own; Julia has none there."""
    state = city(
        """
        2d 1  1  2k
        .  1  1  .
        .  1g 1  3
        3k
        """,
        seats=3,
        display="colosseum",
        d="domus",
        k="bakery",
        g="garden",
    )
    assert coins(after(state, "build colosseum b1-c2")) == [3, 3, 0]
    assert happened("gifted", state, "build colosseum b1-c2") == [
        {"seat": 0, "piece": "colosseum", "points": 0, "coins": 3},
        {"seat": 1, "piece": "colosseum", "points": 0, "coins": 3},
    ]


@rule("R-7.11")
def test_the_temple_of_jupiter_gives_points() -> None:
    state = city("1 1 2d \n 1 1 . \n 1 1k", seats=2, display="temple-of-jupiter", d="domus", k="bakery")
    built = after(state, "build temple-of-jupiter a1-b2")
    assert points(built, "gifts") == [2, 2]
    assert coins(built) == [0, 0]


@rule("R-7.11")
def test_the_builder_gets_nothing_without_another_building_beside_it() -> None:
    state = city("1 1 2d \n 1 1 . \n 1 1 1k", display="colosseum", d="domus", k="bakery")
    assert coins(after(state, "build colosseum a1-b2")) == [0, 3]


@rule("R-7.11")
def test_a_building_that_gave_way_is_no_longer_beside_it() -> None:
    """Half of the pottery lies beside the place, but it is gone when the gifts are given."""
    state = city("1 1p 1p \n 1 1 1", display="colosseum", p="pottery")
    assert coins(after(state, "build colosseum a1-b2")) == [0, 0]


@rule("R-7.11")
def test_nothing_is_given_when_a_building_is_put_beside_it_later() -> None:
    state = city("1c 1c 2 \n 1c 1c 2", seat=1, display="colosseum", c="colosseum")
    assert coins(after(state, "build domus c1")) == [0, 0]


# --- numbers that count neighbours

VULCAN = """
    2d .  2k .
    2v 2v 2v 1c
    1  2v .  .
    1  1  1  1
"""


def beside_vulcan(live: bool = True) -> State:
    """Marcus's Temple of Vulcan has three neighbours; Livia can build beside it, and has the last turn of the era."""
    return city(
        VULCAN,
        corner="b2",
        final_turns=1,
        display="temple-of-vulcan",
        options={"live_temples": live},
        d="domus",
        k="bakery",
        v="temple-of-vulcan",
        c="fountain",
    )


@rule("R-7.12", "R-4.1")
def test_the_temple_of_vulcan_has_a_coin_for_itself_and_one_for_each_neighbour() -> None:
    state = beside_vulcan()
    assert worth(state, "temple-of-vulcan") == 1 + 3
    assert player(state, 1).income == 5 + 4 + 1


@rule("R-7.12", "R-9.6")
@pytest.mark.parametrize(("live", "value", "scored"), [(True, 5, 10), (False, 4, 8)])
def test_a_market_beside_it_counts_the_number_of_the_moment(live: bool, value: int, scored: int) -> None:
    """Livia's grand market is a neighbour more, on a turn that is not Marcus's."""
    state = beside_vulcan(live)
    built = after(state, "build grand-market b4-b5")
    assert worth(built, "temple-of-vulcan") == value
    market = [event for event in happened("civic-scored", state, "build grand-market b4-b5") if event["seat"] == 0]
    assert [(event["piece"], event["total"], event["points"]) for event in market] == [
        ("fountain", 1, 1),
        ("grand-market", value, scored),
    ]
    assert coins(built)[1] == value + 1


@rule("R-7.12", "R-5.7")
def test_the_temple_of_minerva_follows_its_neighbours_on_the_turns_of_others() -> None:
    """A domus in the hollow of the U shares three sides with it and is one neighbour."""
    state = city("2m 1 2m \n 2m 2m 2m", corner="b2", display="temple-of-minerva", m="temple-of-minerva")
    assert populations(state) == [0, 2]
    assert happened("population-moved", state, "build domus c2") == [
        {"seat": 0, "before": 0, "population": 1},
        {"seat": 1, "before": 2, "population": 3},
    ]
    assert populations(after(state, "build domus c2")) == [1, 3]


@rule("R-7.12")
def test_the_number_goes_down_when_a_neighbour_disappears() -> None:
    state = city(
        "2m 1d 2m \n 2m 2m 2m \n 1d 1 1k",
        corner="b2",
        display="temple-of-minerva",
        m="temple-of-minerva",
        d="domus",
        k="bakery",
    )
    assert worth(state, "temple-of-minerva") == 2 + 3
    state = after(state, "build pottery b4-c4")
    assert worth(state, "temple-of-minerva") == 2 + 3
    assert worth(after(state, "income", "build insula-row b4-d4"), "temple-of-minerva") == 2 + 2


@rule("R-7.12")
def test_its_owner_raises_the_number_too_and_a_library_beside_it_counts_it() -> None:
    state = city(
        "2m . 2m \n 2m 2m 2m \n 2 2l 2",
        corner="b2",
        seat=1,
        final_turns=1,
        display="temple-of-minerva",
        m="temple-of-minerva",
        l="library",
    )
    built = after(state, "build bakery b4")
    assert populations(built) == [0, 4]
    assert points(built, "civic") == [0, 2]
    assert points(built, "population") == [0, 4 + 4]


@rule("R-7.12")
def test_two_of_them_side_by_side_count_each_other_as_buildings() -> None:
    state = city(
        "2v 2v 2v . \n . 2v . . \n 1 1 1 . \n 1 . 1 . \n 1g 1g 1g 1g \n 1d",
        corner="b2",
        display="temple-of-vulcan temple-of-minerva/b",
        v="temple-of-vulcan",
        g="grand-insula-row",
        d="domus",
    )
    built = after(state, "build temple-of-minerva b4+c4+d4+b5+d5")
    assert (worth(built, "temple-of-vulcan"), worth(built, "temple-of-minerva")) == (2, 4)


@rule("R-7.12")
@pytest.mark.parametrize(("live", "later"), [(True, 4), (False, 3)])
def test_what_is_built_beside_it_later_counts_where_numbers_are_live(live: bool, later: int) -> None:
    state = city(
        """
        1  1  1  2d
        .  1  2  2
        1f 1f 1f 1f
        """,
        corner="b2",
        display="temple-of-vulcan/a",
        options={"live_temples": live},
        d="domus",
        f="foundry-row",
    )
    built = after(state, "build temple-of-vulcan b2+c2+d2+c3")
    assert worth(built, "temple-of-vulcan") == 1 + 2
    assert player(built).income == 5 + 3 + 3
    assert worth(after(built, "build fountain d3"), "temple-of-vulcan") == later


@rule("R-7.12", "R-7.7")
@pytest.mark.parametrize("live", [True, False])
def test_built_again_it_counts_anew(live: bool) -> None:
    state = city(
        """
        1v 1v 1v 1  1  1
        1  1v 1  .  1  .
        """,
        display="temple-of-vulcan/a royal-warehouse",
        options={"live_temples": live},
        v="temple-of-vulcan",
    )
    over = after(state, "build royal-warehouse a1-c2", "income")
    assert player(over).income == 5 + 4
    assert worth(after(over, "build temple-of-vulcan d1+e1+f1+e2"), "temple-of-vulcan") == 1 + 1
