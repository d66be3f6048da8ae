"""Chapter E-6: conquest."""

import itertools

import pytest

from latium.core.seats import Seat
from latium.games.first_empires import GAME
from latium.games.first_empires.events import Captured, Conquered, Invaded, Moved, Retreated
from latium.games.first_empires.state import State
from latium.testing import rule
from latium.testing.walks import Case, walk
from tests.games.first_empires.drawing import (
    Held,
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
"""With a card in hand the turn does not end by itself."""


def war(attackers: int, defenders: int, black: int = 0, points: int = 6, **more: Held) -> State:
    """Seat 1 in Parsa against seat 2 in Scythia, which also has Etruria; the rest of seat 1 waits in Funan."""
    reserve = next(total for total in (4, 5, 6, 8, 10) if total >= attackers) - attackers
    at: dict[str, Held] = {"parsa": (0, attackers), "scythia": (1, defenders), "etruria": (1, 1), **more}
    if reserve:
        at["funan"] = (0, reserve)
    rest = next(total for total in (3, 4, 6, 8, 10) if total >= defenders + 1) - defenders - 1
    if rest:
        at["etruria"] = (1, 1 + rest)
    return table(at=at, dice=" ".join("k" * black), points=points, hands=CARD)


def conquer(state: State, target: str, *sources: str) -> State:
    return after(state, f"invade {target}", *(f"bring {source}" for source in sources))


# --- strength


@rule("E-6.1", "E-4.7")
@pytest.mark.parametrize("defenders", [1, 2, 3])
@pytest.mark.parametrize("black", [0, 1, 2, 3, 5])
def test_explorers_and_black_dice_must_be_more_than_the_defenders(defenders: int, black: int) -> None:
    needed = max(1, defenders + 1 - black)
    state = after(war(8, defenders, black), "invade scythia")
    for brought in range(needed):
        assert step_of(state) == ("Invading", 0), f"{brought} + {black} against {defenders} were enough"
        state = after(state, "bring parsa")
    assert held(state)["scythia"] == (0, needed)
    assert points_left(state) == 6 - needed


@rule("E-6.1")
@pytest.mark.parametrize(("defenders", "black"), [(1, 0), (2, 0), (2, 1), (3, 1), (3, 2)])
def test_as_many_as_the_defenders_are_not_enough(defenders: int, black: int) -> None:
    equal = defenders - black
    assert refusal(war(8, defenders, black, points=equal), "invade scythia").args["cost"] == equal + 1
    assert can(war(8, defenders, black, points=equal + 1), "invade scythia")


@rule("E-6.1")
def test_three_conquer_two_and_it_is_told_with_the_figures() -> None:
    assert events(war(4, 2, black=1), "invade scythia", "bring parsa", "bring parsa") == [
        Invaded(seat=0, target="scythia", rival=1),
        Moved(seat=0, source="parsa", target="scythia", cost=1),
        Moved(seat=0, source="parsa", target="scythia", cost=1),
        Conquered(seat=0, rival=1, target="scythia", explorers=2, black=1, defenders=2),
        Retreated(seat=1, region="etruria", count=2),
    ]


@rule("E-6.1")
def test_dice_never_conquer_alone() -> None:
    state = after(war(4, 1, black=5), "invade scythia")
    assert step_of(state) == ("Invading", 0)
    assert step_of(after(state, "bring parsa")) == ("Moving", 0)
    far = table(at={"aksum": (0, 4), "scythia": (1, 1), "etruria": (1, 2)}, dice="k k k k k", points=6)
    assert refusal(far, "invade scythia") == (
        "E-6.1",
        "too-few",
        {"region": "region-scythia", "needed": 1, "defenders": 1, "black": 5, "points": 6, "found": 0},
    )


@rule("E-6.1")
@pytest.mark.parametrize("target", ["parsa", "rus"])
def test_only_a_region_with_a_rivals_explorers_is_invaded(target: str) -> None:
    """Parsa is seat 1's own, Rus is empty."""
    assert refusal(war(4, 1), f"invade {target}") == ("E-6.1", "no-rival-there", {"region": f"region-{target}"})


@rule("E-6.1", "E-6.3", "E-6.4")
def test_too_few_are_told_how_many_it_takes_and_how_many_can_come() -> None:
    """Needs 3 with the black die: 3 + 1 against 3. Two can come."""
    state = table(at={"rus": (0, 2), "etruria": (1, 1), "scythia": (1, 3), "karthadst": (0, 2)}, dice="k g", points=6)
    assert refusal(state, "invade scythia") == (
        "E-6.1",
        "too-few",
        {"region": "region-scythia", "needed": 3, "defenders": 3, "black": 1, "points": 6, "found": 2},
    )


# --- who counts


@rule("E-6.2")
def test_explorers_next_door_do_not_help() -> None:
    """Ten explorers next to Scythia, but three points bring three, and three are not more than three."""
    state = war(10, 3, points=3)
    assert refusal(state, "invade scythia") == (
        "E-6.3",
        "too-dear",
        {"region": "region-scythia", "needed": 4, "defenders": 3, "black": 0, "points": 3, "cost": 4},
    )


@rule("E-6.2")
@pytest.mark.parametrize("more", [1, 2, 3])
def test_more_than_needed_may_move_in(more: int) -> None:
    state = conquer(war(8, 1), "scythia", "parsa", "parsa")
    assert step_of(state) == ("Moving", 0)
    state = after(state, *["move parsa scythia"] * more)
    assert held(state)["scythia"] == (0, 2 + more)
    assert points_left(state) == 4 - more


@rule("E-6.2")
def test_those_already_moved_in_elsewhere_do_not_count() -> None:
    state = after(war(4, 2, points=5), "move parsa indus", "move parsa indus")
    assert refusal(state, "invade scythia").args["found"] == 2


# --- no failed attack


@rule("E-6.3")
def test_a_target_is_open_only_if_the_points_are_enough() -> None:
    assert can(war(8, 2, points=3), "invade scythia")
    assert refusal(war(8, 2, points=2), "invade scythia") == (
        "E-6.3",
        "too-dear",
        {"region": "region-scythia", "needed": 3, "defenders": 2, "black": 0, "points": 2, "cost": 3},
    )


@rule("E-6.3", "E-6.4")
def test_the_cheapest_explorers_decide_whether_a_target_is_open() -> None:
    """Rus: two from Scythia for 1 each, one from Albion for 2, one from Karthadst for 3."""
    at: dict[str, Held] = {
        "scythia": (0, 2),
        "albion": (0, 1),
        "karthadst": (0, 1),
        "rus": (1, 2),
        "etruria": (1, 1),
    }
    assert can(table(at=at, points=4), "invade rus")
    assert refusal(table(at=at, points=3), "invade rus").args["cost"] == 4
    stronger = {**at, "rus": (1, 3), "etruria": (1, 1)}
    assert refusal(table(at=stronger, points=6), "invade rus").args["cost"] == 7
    assert can(table(at=stronger, points=7), "invade rus")


@rule("E-6.3")
@pytest.mark.parametrize("text", ["halt", "move parsa indus", "invade etruria", "rest", "finish", "stop"])
def test_once_chosen_a_target_is_conquered_before_anything_else(text: str) -> None:
    state = after(war(8, 2), "invade scythia", "bring parsa")
    assert legal(state) == ["bring parsa"]
    assert not can(state, text)


@rule("E-6.3", "E-10.1")
def test_no_card_is_scored_in_the_middle_of_an_invasion() -> None:
    state = after(war(8, 2), "invade scythia")
    assert refusal(state, "score salt-caravans") == ("E-10.1", "score-not-now", {})


@rule("E-6.3", "E-6.4")
def test_nobody_is_brought_whose_way_would_leave_too_few_points() -> None:
    """Three explorers for 4 points: two from Scythia and one from Albion, but not two from Albion."""
    at: dict[str, Held] = {"scythia": (0, 2), "albion": (0, 2), "rus": (1, 2), "etruria": (1, 1)}
    state = after(table(at=at, points=4), "invade rus")
    assert legal(state) == ["bring albion", "bring scythia"]
    state = after(state, "bring albion")
    assert legal(state) == ["bring scythia"]
    assert refusal(state, "bring albion") == (
        "E-6.3",
        "rest-could-not-follow",
        {"source": "region-albion", "target": "region-rus", "cost": 2, "points": 2},
    )
    assert held(after(state, "bring scythia", "bring scythia"))["rus"] == (0, 3)


@rule("E-6.3")
@pytest.mark.parametrize(
    ("source", "clause", "message", "args"),
    [
        ("etruria", "E-5.1", "no-explorer-there", {"region": "region-etruria"}),
        ("scythia", "E-5.1", "no-explorer-there", {"region": "region-scythia"}),
        ("indus", "E-5.1", "no-explorer-there", {"region": "region-indus"}),
        ("funan", "E-5.5", "no-way", {"source": "region-funan", "target": "region-scythia"}),
    ],
)
def test_only_own_explorers_with_a_way_are_brought(
    source: str, clause: str, message: str, args: dict[str, str]
) -> None:
    state = after(war(4, 1, funan=(0, 1)), "invade scythia")
    assert refusal(state, f"bring {source}") == (clause, message, args)


@rule("E-6.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_invasion_always_comes_to_its_conquest_whichever_explorers_are_brought(seats: int) -> None:
    """After each choice of a target: explorers that arrive, and nothing else until the region is conquered."""
    path = walk(GAME, Case(seats, {}), 51)
    told = [event for happened in path.events for event in happened]
    starts = [place for place, event in enumerate(told) if isinstance(event, Invaded)]
    assert starts
    for place in starts:
        rest = itertools.dropwhile(lambda event: isinstance(event, Moved), told[place + 1 :])
        conquest, invasion = next(rest), told[place]
        assert isinstance(conquest, Conquered)
        assert isinstance(invasion, Invaded)
        assert (conquest.seat, conquest.rival, conquest.target) == (invasion.seat, invasion.rival, invasion.target)
        assert conquest.explorers + conquest.black > conquest.defenders


# --- arriving together


@rule("E-6.4", "E-6.2")
def test_they_come_from_any_mix_of_regions_each_paying_its_way() -> None:
    at: dict[str, Held] = {
        "scythia": (0, 1),
        "indus": (0, 2),
        "karthadst": (0, 1),
        "rus": (1, 2),
        "etruria": (1, 1),
    }
    state = table(at=at, points=7)
    moves = events(state, "invade rus", "bring scythia", "bring indus", "bring karthadst")[1:4]
    assert moves == [
        Moved(seat=0, source="scythia", target="rus", cost=1),
        Moved(seat=0, source="indus", target="rus", cost=2),
        Moved(seat=0, source="karthadst", target="rus", cost=3),
    ]
    state = conquer(state, "rus", "scythia", "indus", "karthadst")
    assert (held(state)["rus"], points_left(state)) == ((0, 3), 1)


@rule("E-6.4")
def test_in_whatever_order_they_are_named_the_same_is_conquered() -> None:
    at: dict[str, Held] = {"scythia": (0, 2), "albion": (0, 2), "rus": (1, 2), "etruria": (1, 1)}
    state = table(at=at, points=5)
    orders = set(itertools.permutations(("scythia", "scythia", "albion")))
    ends = {str((held(end), points_left(end))) for end in (conquer(state, "rus", *order) for order in orders)}
    assert len(ends) == 1


@rule("E-6.4")
def test_on_their_way_they_are_neither_here_nor_there() -> None:
    state = after(war(4, 2), "invade scythia", "bring parsa", "bring parsa")
    assert held(state)["scythia"] == (1, 2)
    assert held(state)["parsa"] == (0, 2)
    assert (view(state).steps[-1].count, points_left(state)) == (2, 4)


@rule("E-6.4")
def test_a_longer_way_by_land_is_made_of_moves_before() -> None:
    at: dict[str, Held] = {"indus": (0, 4), "scythia": (1, 1), "etruria": (1, 2)}
    state = table(at=at, points=4)
    assert refusal(state, "invade scythia").args["found"] == 0
    state = after(state, "move indus parsa", "move indus parsa")
    assert held(conquer(state, "scythia", "parsa", "parsa"))["scythia"] == (0, 2)


@rule("E-6.4", "E-5.7")
def test_a_region_may_be_emptied_for_a_conquest() -> None:
    state = conquer(war(4, 3, points=4), "scythia", *["parsa"] * 4)
    assert held(state) == {"scythia": (0, 4), "etruria": (1, 4)}


# --- one owner


@rule("E-6.5")
def test_the_defeated_leave_at_once_so_a_region_has_one_owner() -> None:
    assert events(war(4, 2), "invade scythia", *["bring parsa"] * 3)[4:] == [
        Conquered(seat=0, rival=1, target="scythia", explorers=3, black=0, defenders=2),
        Retreated(seat=1, region="etruria", count=2),
    ]
    state = conquer(war(4, 2), "scythia", "parsa", "parsa", "parsa")
    assert (held(state)["scythia"], held(state)["etruria"]) == ((0, 3), (1, 3))
    assert (view(state).turn.conquests, view(state).turn.rivals) == (1, (1,))


@rule("E-6.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_explorers_are_all_accounted_for_with_one_owner_a_region(seats: int) -> None:
    path = walk(GAME, Case(seats, {}), 11)
    for state in path.states:
        for owner, count in zip(state.owners, state.explorers, strict=True):
            assert (owner >= 0) == (count > 0)


# --- the last region


@rule("E-6.6")
def test_a_rival_with_one_region_is_safe_there() -> None:
    state = table(at={"parsa": (0, 4), "scythia": (1, 3)}, dice="k k k", points=6)
    assert refusal(state, "invade scythia") == ("E-6.6", "last-region", {"region": "region-scythia", "rival": 2})
    assert legal(state, "invade") == []


@rule("E-6.6")
def test_a_city_alone_holds_no_region() -> None:
    state = table(at={"parsa": (0, 4), "scythia": (1, 3)}, cities={"aksum": 1}, dice="k k k", points=6)
    assert refusal(state, "invade scythia").clause == "E-6.6"


@rule("E-6.6")
def test_a_rival_can_become_safe_by_a_conquest_of_the_same_turn() -> None:
    """Dan has Rus and Huaxia, and a city in empty Aksum."""
    at: dict[str, Held] = {"scythia": (0, 4), "indus": (0, 4), "rus": (1, 2), "huaxia": (1, 1)}
    state = table(at=at, cities={"aksum": 1}, dice="k k", points=6)
    assert legal(state, "invade") == ["invade rus", "invade huaxia"]
    state = conquer(state, "rus", "scythia")
    assert held(state)["huaxia"] == (1, 3)
    assert refusal(state, "invade huaxia") == ("E-6.6", "last-region", {"region": "region-huaxia", "rival": 2})


@rule("E-6.6")
def test_it_is_counted_for_each_rival() -> None:
    at: dict[str, Held] = {
        "parsa": (0, 4),
        "scythia": (1, 3),
        "aksum": (2, 1),
        "indus": (2, 2),
    }
    state = table(seats=3, at=at, dice="k k k", points=6)
    assert legal(state, "invade") == ["invade aksum", "invade indus"]


# --- cities


@rule("E-6.7")
def test_the_conqueror_takes_all_rival_cities_of_the_region() -> None:
    at: dict[str, Held] = {"parsa": (0, 4), "scythia": (1, 1), "etruria": (1, 2)}
    state = table(at=at, cities={"scythia": (1, 2)}, points=3)
    assert events(state, "invade scythia", "bring parsa", "bring parsa")[3:5] == [
        Conquered(seat=0, rival=1, target="scythia", explorers=2, black=0, defenders=1),
        Captured(seat=0, rival=1, region="scythia", count=2),
    ]
    state = conquer(state, "scythia", "parsa", "parsa")
    assert (taken(state), view(state).turn.captured, "scythia" in cities(state)) == ((0, 2), 2, False)


@rule("E-6.7")
def test_own_cities_stay_when_a_region_is_won_back() -> None:
    """Only a rival that moves in takes a city; one that is drawn beside it shows that the conqueror keeps the own."""
    at: dict[str, Held] = {"parsa": (0, 4), "scythia": (1, 1), "etruria": (1, 2)}
    state = conquer(table(at=at, cities={"scythia": 0}, points=3), "scythia", "parsa", "parsa")
    assert (cities(state)["scythia"], taken(state)) == ((0, 1), (0, 0))


@rule("E-6.7")
def test_cities_of_a_third_player_are_taken_too() -> None:
    at: dict[str, Held] = {"parsa": (0, 4), "scythia": (1, 1), "etruria": (1, 2), "huaxia": (2, 3)}
    state = conquer(table(seats=3, at=at, cities={"scythia": 2}, points=3), "scythia", "parsa", "parsa")
    assert taken(state) == (0, 0, 1)


@rule("E-6.7")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_cities_of_a_region_belong_to_one_player_who_may_be_gone_but_is_no_rival_of_those_there(seats: int) -> None:
    path = walk(GAME, Case(seats, {}), 21)
    for state in path.states:
        where, lying = held(state), cities(state)
        for region in lying.keys() & where.keys():
            assert lying[region][0] == where[region][0], f"a foreign city in {region}"


@rule("E-6.8")
def test_a_token_taken_lies_off_the_map_for_good() -> None:
    state = table(taken={0: {1: 2}}, hands=CARD)
    assert not any("city" in text for text in legal(after(state, "halt")))
    path = walk(GAME, Case(3, {}), 31)
    for before, now in itertools.pairwise(path.states):
        for seat in range(3):
            assert all(old <= new for old, new in zip(taken(before, seat), taken(now, seat), strict=True))


@rule("E-6.8")
def test_nobody_takes_back_an_own_token() -> None:
    path = walk(GAME, Case(4, {}), 32)
    assert sum(map(sum, (taken(path.end, seat) for seat in range(4)))) > 0
    assert all(taken(state, seat)[seat] == 0 for state in path.states for seat in range(4))


# --- going on


@rule("E-6.9")
def test_movement_goes_on_after_the_retreat_with_the_points_left() -> None:
    assert events(war(8, 2), "invade scythia", *["bring parsa"] * 3)[-1] == Retreated(seat=1, region="etruria", count=2)
    state = conquer(war(8, 2), "scythia", "parsa", "parsa", "parsa")
    assert (step_of(state), points_left(state)) == (("Moving", 0), 3)
    assert can(state, "move scythia rus")
    assert can(state, "move parsa indus")


@rule("E-6.9", "E-6.2")
def test_the_conquered_region_may_be_left_again() -> None:
    state = after(conquer(war(4, 1), "scythia", "parsa", "parsa"), "move scythia rus", "move scythia rus")
    assert (held(state)["rus"], "scythia" in held(state)) == ((0, 2), False)
    assert view(state).turn.conquests == 1


@rule("E-6.9")
def test_the_same_rival_may_be_hit_again_also_where_it_retreated_to() -> None:
    at: dict[str, Held] = {"scythia": (0, 8), "rus": (1, 1), "huaxia": (1, 1), "funan": (1, 1)}
    state = table(at=at, points=9)
    state = after(conquer(state, "rus", "scythia", "scythia"), "retreat huaxia", "move scythia rus")
    assert held(state)["huaxia"] == (1, 2)
    state = conquer(state, "huaxia", "rus", "rus", "rus")
    assert held(state)["funan"] == (1, 3)
    turn = view(state).turn
    assert (turn.conquests, turn.rivals) == (2, (1,))


@rule("E-6.9")
def test_several_rivals_may_be_hit_in_one_turn() -> None:
    at: dict[str, Held] = {
        "parsa": (0, 4),
        "scythia": (1, 1),
        "etruria": (1, 2),
        "aksum": (2, 1),
        "indus": (2, 2),
    }
    state = table(seats=3, at=at, dice="k", points=4)
    state = conquer(conquer(state, "scythia", "parsa"), "aksum", "parsa")
    assert (view(state).turn.conquests, view(state).turn.rivals, points_left(state)) == (2, (1, 2), 2)


@rule("E-6.9", "E-5.9")
@pytest.mark.parametrize("points", [2, 3])
def test_with_the_last_point_the_conquest_ends_the_movement(points: int) -> None:
    state = conquer(war(4, 1, points=points), "scythia", "parsa", "parsa")
    assert step_of(state) == (("Moving", 0) if points > 2 else ("Advancing", 0))


@rule("E-6.9")
def test_the_turn_stays_the_conquerors_after_a_retreat() -> None:
    at: dict[str, Held] = {"parsa": (1, 4), "scythia": (0, 1), "etruria": (0, 1), "albion": (0, 2)}
    state = table(at=at, seat=1, points=3, hands={1: "amber-route"})
    state = conquer(state, "scythia", "parsa", "parsa")
    seats: list[Seat | None] = [step_of(state)[1]]
    state = after(state, "retreat albion")
    seats.append(step_of(state)[1])
    assert seats == [0, 1]
