"""Greedy at First Empires: what it does in written positions, and how it fares in whole games."""

from collections.abc import Sequence

import pytest

from latium.arena.simulation import Match, record_of, simulate
from latium.bots.contract import Bot
from latium.bots.evaluation import judge_for
from latium.bots.evaluation.first_empires_map import distances
from latium.bots.evaluation.first_empires_tracks import level_worths
from latium.bots.roster import make
from latium.core.seats import CHANCE
from latium.games.first_empires import GAME
from latium.games.first_empires.catalogue import ORANGE, PURPLE, catalogue_for
from latium.games.first_empires.state import State
from latium.testing import Case, cases, walk
from tests.games.first_empires.drawing import acting, after, table

ROUNDS = 8
HIGH = {"orange": 5, "blue": 5, "purple": 5, "green": 5, "yellow": 5}
"""Every marker at the top; a test names the tracks that have room."""


def choice(state: State) -> str:
    """What greedy does, given the view alone."""
    seat = acting(state)
    bot = make("greedy", GAME, seat, seed=1)
    action = bot.choose(GAME.observe(state, seat), GAME.legal(state, seat))
    assert action in GAME.legal(state, seat)
    return GAME.write(state, action)


def turn(state: State) -> list[str]:
    """What greedy does until it is no longer asked: dice, cards or a rival are next."""
    seat = acting(state)
    done: list[str] = []
    while GAME.to_act(state) == (seat,):
        done.append(choice(state))
        state = after(state, done[-1])
    return done


# --- dice


def test_it_rolls_a_black_die_again_and_keeps_one_it_can_use() -> None:
    assert choice(table(step="Rerolling", dice="o k", rerolls=1)) == "reroll k"


def test_it_keeps_dice_that_all_serve() -> None:
    state = table(at={"karthadst": (0, 2), "aksum": (0, 1), "parsa": (0, 1)}, step="Rerolling", dice="o g b", rerolls=1)
    assert choice(state) == "stop"


def test_it_keeps_a_die_for_a_region_it_can_reach() -> None:
    state = table(step="Rerolling", dice="g k", rerolls=1, points=2, levels={0: {"green": 4}}, round_=ROUNDS)
    assert choice(state) == "reroll k"


def test_it_does_not_keep_a_die_for_a_marker_at_the_top() -> None:
    state = table(step="Rerolling", dice="o g", rerolls=2, levels={0: {"orange": 5}})
    assert choice(state) == "reroll o"


def test_a_second_die_of_a_colour_needs_a_second_region() -> None:
    state = table(step="Rerolling", dice="b b", rerolls=1, at={"karthadst": (0, 3), "parsa": (0, 1), "huaxia": (1, 3)})
    assert choice(state) == "reroll b"


def test_it_raises_the_number_of_dice_early() -> None:
    worths = level_worths(catalogue_for(None, 2), 0, ROUNDS - 1)
    first_steps = [track[1] - track[0] for track in worths]
    assert max(first_steps) == first_steps[ORANGE]


def test_where_a_number_stays_the_same_a_step_is_part_of_the_way() -> None:
    catalogue = catalogue_for(None, 2)
    etruria = catalogue.civilization_index["etruria"]
    assert catalogue.values[etruria][PURPLE][:3] == [2, 2, 3]
    steps = level_worths(catalogue, etruria, 4)[PURPLE]
    assert steps[0] < steps[1] < steps[2]


# --- movement


def test_it_goes_where_a_die_can_be_used() -> None:
    assert choice(table(dice="g", points=1)) == "move karthadst aksum"


def test_it_goes_to_two_places_for_two_dice() -> None:
    done = turn(table(dice="g b", points=2))
    assert {"move karthadst aksum", "move karthadst parsa", "raise green", "raise blue"} >= set(done[:3])
    assert {"move karthadst aksum", "move karthadst parsa"} <= set(done)


def test_it_walks_two_steps_for_a_die() -> None:
    state = table(at={"scythia": (0, 4)}, cities={"scythia": 0}, dice="o", points=2, seats=2)
    assert "move scythia etruria" not in turn(state)
    assert "raise orange" in turn(table(at={"parsa": (0, 4)}, dice="o", points=1))


def test_it_takes_a_rival_city_left_alone() -> None:
    state = table(at={"karthadst": (0, 4), "etruria": (1, 3)}, cities={"aksum": 1}, dice="", points=1)
    assert choice(state) == "move karthadst aksum"


def test_it_conquers_a_region_that_a_die_needs() -> None:
    state = table(at={"karthadst": (0, 4), "parsa": (1, 1), "etruria": (1, 2)}, dice="b", points=2)
    assert turn(state)[:3] == ["invade parsa", "bring karthadst", "bring karthadst"]


def test_it_does_not_leave_the_region_its_die_needs() -> None:
    state = table(at={"karthadst": (0, 3), "aksum": (0, 1)}, dice="g", points=2, fresh=False)
    assert "raise green" in turn(state)


def test_it_brings_explorers_from_where_there_are_several() -> None:
    at = {"aksum": (0, 3), "karthadst": (0, 1), "parsa": (1, 1), "etruria": (1, 2)}
    state = table(at=at, dice="b o", points=2, step="Invading", region="parsa", count=0)
    assert choice(state) == "bring aksum"


def test_distances_take_two_moves_into_account() -> None:
    catalogue = catalogue_for(None, 2)
    places = catalogue.region_index
    assert distances(catalogue)[places["scythia"]][places["albion"]] == 2
    assert distances(catalogue)[places["scythia"]][places["rus"]] == 1


# --- black dice


def test_it_turns_a_die_black_for_a_conquest_worth_the_card() -> None:
    state = table(
        at={"karthadst": (0, 4), "parsa": (1, 1), "etruria": (1, 2)},
        cities={"parsa": (1, 2)},
        levels={0: {"orange": 5}, 1: {"orange": 4, "blue": 4}},
        hands={0: "elephant-muster"},
        dice="o",
        points=1,
        round_=ROUNDS,
    )
    assert turn(state)[:2] == ["black elephant-muster orange", "invade parsa"]


def test_it_keeps_card_and_die_when_nothing_is_to_be_won() -> None:
    assert not choice(table(hands={0: "elephant-muster"}, dice="o g", points=2)).startswith("black")


# --- retreat


def test_it_retreats_to_the_city_that_needs_defenders() -> None:
    assert choice(defeated(cities={"aksum": 1})) == "retreat aksum"
    assert choice(defeated(cities={"indus": 1})) == "retreat indus"


def defeated(cities: dict[str, int]) -> State:
    """The second seat lost Parsa; the conqueror has a point left and could go on to Aksum or Indus."""
    return table(
        at={"parsa": (0, 2), "karthadst": (0, 3), "aksum": (1, 1), "indus": (1, 1)},
        cities=cities,
        step="Retreating",
        seat=1,
        by=0,
        region="parsa",
        count=1,
        points=1,
        conquests=1,
        rivals=(1,),
        fresh=False,
    )


# --- advancement


def test_it_raises_whatever_it_can() -> None:
    state = table(at={"karthadst": (0, 3), "aksum": (0, 1)}, dice="o g", step="Advancing")
    assert [text for text in turn(state) if text.startswith("raise")][:1] == ["raise green"]
    assert turn(table(dice="o", step="Advancing"))[0] == "raise orange"


def test_it_turns_an_idle_die_when_that_brings_more_than_the_card() -> None:
    state = table(dice="k", step="Advancing", hands={0: "sack-of-the-seven-hills"})
    assert choice(state) == "convert sack-of-the-seven-hills black orange"


def test_it_keeps_a_card_it_is_about_to_score() -> None:
    state = table(
        at={"karthadst": (0, 1), "wagadu": (0, 1), "indus": (0, 2)},
        seats=3,
        dice="k y y",
        levels={0: {"orange": 5, "yellow": 0}},
        step="Advancing",
        hands={0: "agronomy-of-mago"},
    )
    assert choice(state).startswith("raise yellow")


def test_it_does_not_give_a_card_for_nothing() -> None:
    state = table(dice="k", step="Advancing", hands={0: "elephant-muster"}, levels={0: {"orange": 5}})
    assert choice(state) == "rest"


def test_new_explorers_go_where_a_city_is_in_danger() -> None:
    at = {"karthadst": (0, 4), "huaxia": (0, 1), "etruria": (1, 6)}
    state = table(at=at, cities={"karthadst": (0, 2)}, step="Placing", count=1, levels={1: {"purple": 5}})
    assert choice(state) == "place karthadst"


def test_a_city_goes_where_it_is_safe() -> None:
    at = {"scythia": (0, 1), "huaxia": (0, 3), "etruria": (1, 4)}
    levels = {0: {"orange": 2}, 1: {"purple": 0}}
    state = table(at=at, levels=levels, tokens={0: "orange blue purple green yellow"}, step="Founding", tracks="orange")
    assert choice(state) == "city orange huaxia"


# --- cards


@pytest.mark.parametrize("step", ["Rerolling", "Moving", "Advancing", "Closing"])
def test_a_card_whose_conditions_hold_is_scored(step: str) -> None:
    state = table(
        at={"karthadst": (0, 3), "albion": (0, 1)},
        cities={"karthadst": 0, "albion": 0},
        hands={0: "harbour-of-the-twin-moles"},
        dice="o",
        step=step,
    )
    assert choice(state) == "score harbour-of-the-twin-moles"


def test_it_goes_where_a_card_is_fulfilled() -> None:
    state = table(
        at={"karthadst": (0, 3), "scythia": (0, 1)},
        levels={0: {**HIGH, "yellow": 0}, 1: {}},
        hands={0: "purple-dye-monopoly"},
        points=3,
        round_=ROUNDS,
    )
    assert "score purple-dye-monopoly" in turn(state)


def test_it_ends_its_turn() -> None:
    assert choice(table(step="Closing", hands={0: "elephant-muster"})) == "finish"


# --- any position, any game


@pytest.mark.parametrize("case", cases(GAME.facts), ids=repr)
def test_it_answers_legally_wherever_a_random_walk_leads(case: Case) -> None:
    path = walk(GAME, case, seed=case.seats)
    bots = [make("greedy", GAME, seat, 1) for seat in range(case.seats)]
    asked = {_answered(bots, state) for state in path.states[::3]}
    assert {"Rerolling", "Moving", "Advancing"} <= asked


def _answered(bots: Sequence[Bot], state: State) -> str:
    """Which step a bot was asked at, if any."""
    seats = [seat for seat in GAME.to_act(state) if seat != CHANCE]
    if not seats:
        return ""
    legal = GAME.legal(state, seats[0])
    assert bots[seats[0]].choose(GAME.observe(state, seats[0]), legal) in legal
    return type(state.pending[-1]).__name__


def test_looking_ahead_changes_nothing_it_was_shown() -> None:
    state = walk(GAME, Case(3, {}), 5, plies=150).end
    before = GAME.dump(state)
    for seat in GAME.to_act(state):
        if seat != CHANCE:
            choice(state)
    assert GAME.dump(state) == before


def test_the_end_is_judged_by_who_won() -> None:
    path = walk(GAME, Case(2, {}), 5)
    own, other = (score.total for score in GAME.scores(path.end))
    values = [judge_for(GAME, path.states[-20], seat).value(path.end) for seat in (0, 1)]
    assert own != other
    assert (values[0] > 0, values[1] > 0) == (own > other, other > own)


# --- whole games


def test_it_beats_random_in_either_seat() -> None:
    shares = [
        simulate(GAME, 2, 10, bots, seed=4).report.win_share for bots in (("greedy", "random"), ("random", "greedy"))
    ]
    assert shares[0][0].share + shares[1][1].share >= 1.9


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 47, 61), (3, 46, 60), (4, 44, 58), (5, 38, 52)])
def test_among_equals_it_scores_what_the_game_is_made_for(seats: int, least: int, most: int) -> None:
    report = simulate(GAME, seats, 6, ["greedy"], seed=4).report
    means = [seat.mean for seat in report.scores.seats if seat is not None]
    assert least <= sum(means) / seats <= most


def test_it_uses_everything_the_game_offers() -> None:
    played = {
        ply.notation.split()[0]
        for number in range(6)
        for ply in record_of(Match(GAME, 4, {}, ("greedy",) * 4, 4), number).standing()
    }
    assert {
        "reroll",
        "stop",
        "black",
        "move",
        "invade",
        "retreat",
        "convert",
        "raise",
        "place",
        "city",
        "score",
    } <= played
