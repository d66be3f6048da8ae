"""Greedy at Foundations of Rome: what it does in drawn cities, and how it fares in whole games."""

from collections.abc import Sequence
from functools import partial

import pytest

from latium.arena.simulation import Match, record_of, simulate
from latium.bots.contract import Bot
from latium.bots.evaluation import judge_for
from latium.bots.evaluation.foundations_of_rome_board import City, Outlook, coin_worth, turns_in_era
from latium.bots.evaluation.foundations_of_rome_lots import hope_of, wanted_shapes, wish_for
from latium.bots.evaluation.foundations_of_rome_plots import Survey, plan_worth
from latium.bots.roster import make
from latium.core.seats import CHANCE
from latium.games.foundations_of_rome import GAME
from latium.games.foundations_of_rome.state import State
from latium.testing import Case, cases, walk
from tests.games.foundations_of_rome.drawing import acting, after, buildings, city, populations, view


def choice(state: State) -> str:
    """What greedy does, given the view alone."""
    seat = acting(state)
    bot = make("greedy", GAME, seat, seed=1)
    action = bot.choose(GAME.observe(state, seat), GAME.legal(state, seat))
    assert action in GAME.legal(state, seat)
    return GAME.write(state, action)


last_turn = partial(city, corner="c3", era=3, final_turns=1)
"""A city in the last turn of the game."""


# --- constructing


def test_it_builds_something_large_where_there_is_room() -> None:
    state = city("1 1\n1 1", corner="c3", final_turns=1, era=1)
    assert choice(state) in ("build grand-insula-block c3-d4", "build foundry-block c3-d4")


def test_a_civic_building_goes_where_it_counts_most() -> None:
    state = city("1 2a 2a 2a 2a\n1\n1", a="grand-insula-row")
    assert best_on(state, "library") == "a1"
    assert best_on(state, "grand-library") == "a1-a2"


def best_on(state: State, piece: str) -> str:
    """The footprint on which a piece promises most to the seat that acts."""
    seat = acting(state)
    catalogue = state.catalogue
    gains = Survey(state, seat, City(state), Outlook(state, seat)).gains()
    return next(catalogue.footprints[gain.footprint] for gain in gains if catalogue.pieces[gain.piece] == piece)


def test_a_market_stands_beside_coins_and_a_garden_beside_civic_buildings() -> None:
    state = city(
        """
        1  2a 2a .  1  2b .
        .  2a 2a .  .  .  1
        """,
        a="foundry-block",
        b="fountain",
    )
    assert best_on(state, "market") == "a1"
    assert best_on(state, "garden") == "e1"


def test_it_upgrades_where_that_brings_more() -> None:
    state = last_turn("1a 1\n1 1", a="bakery")
    assert choice(state).split()[2] == "c3-d4"


def test_it_does_not_build_over_what_brings_more() -> None:
    drawing = """
        1a 2b
        1a 2b
        1  2b
    """
    state = last_turn(drawing, a="grand-library", b="insula-row")
    assert "grand-library c3-c4" in buildings(after(state, choice(state)))


def test_it_takes_the_lead_in_population_in_the_last_turn() -> None:
    state = last_turn("1 . 2a 2a\n1", a="domus-maxima")
    own, rival = populations(after(state, choice(state)))
    assert own > rival


def test_the_last_turn_brings_the_most_points_there_are() -> None:
    state = last_turn("1 1 1\n1 2a 2a\n. . 2b", a="pottery", b="fountain")
    best = max(_lead(after(state, GAME.write(state, action))) for action in GAME.legal(state, 0))
    assert _lead(after(state, choice(state))) == best


def _lead(state: State) -> int:
    own, other = (score.total for score in GAME.scores(state))
    return own - other


def test_monuments_are_built_when_their_cards_are_content() -> None:
    state = city("1 1 1\n1 1 1", display="regia", era=3, final_turns=1)
    assert choice(state) == "build regia a1-c2"


# --- deeds and income


def test_it_takes_income_when_it_can_do_nothing_else_of_use() -> None:
    state = city(
        """
        1a .  1b .  1c
        .  .  .  .  .
        1d .  1e .  1f
        """,
        a="domus",
        b="bakery",
        c="fountain",
        d="library",
        e="garden",
        f="market",
    )
    assert choice(state) == "income"


def test_it_buys_the_lot_that_makes_a_plot_whole() -> None:
    state = city(
        """
        1a .  1b .  1c
        .  .  .  .  .
        1d .  1e 1e .
        """,
        a="domus",
        b="bakery",
        c="fountain",
        d="library",
        e="pottery",
        row="g1 e3 g2 g3 g4 g5",
        coins={0: 6},
    )
    assert choice(state) == "buy 2"


def test_of_two_lots_alike_it_buys_the_cheaper() -> None:
    values = _values(city("1 1\n. .", corner="c3", row="c4 d4 g1 a1 g2 a2", coins={0: 9}))
    assert values["buy 1"] > values["buy 2"]


def _values(state: State) -> dict[str, int]:
    seat = acting(state)
    judge = judge_for(GAME, state, seat)
    return {
        GAME.write(state, action): judge.value(after(state, GAME.write(state, action)))
        for action in judge.candidates(GAME.legal(state, seat))
    }


def test_a_lot_that_a_rival_needs_is_worth_more() -> None:
    needed = """
        2  2  .  .
        2  .  .  2
        .  .  2  .
    """
    apart = """
        2  .  .  2
        .  .  2  .
        .  2  .  2
    """
    wishes = [wish_for(state, 1, lot, wanted_shapes(state, 1)) for state, lot in map(_second_lot, (needed, apart))]
    assert wishes[0] > wishes[1]


def _second_lot(drawing: str) -> tuple[State, int]:
    state = city(drawing)
    return state, state.catalogue.lot_index["b2"]


def test_coins_that_nothing_can_be_bought_for_are_worth_nothing() -> None:
    late, early = Outlook(city(era=3, final_turns=2), 0), Outlook(city(), 0)
    assert coin_worth(20, late) == 0
    assert coin_worth(4, early) > 0
    assert coin_worth(8, early) - coin_worth(7, early) <= coin_worth(2, early) - coin_worth(1, early)


def test_it_knows_how_many_turns_it_has_left_in_an_era() -> None:
    state = city(seats=3, era=1, final_turns=2, seat=1)
    assert [turns_in_era(state, seat) for seat in range(3)] == [0, 1, 1]
    assert turns_in_era(city(), 0) > 3


def test_a_plan_that_nobody_has_turns_for_is_worth_nothing() -> None:
    early = city("1 1\n1 1")
    outlook = Outlook(early, 0)
    gains = Survey(early, 0, City(early), outlook).gains()
    assert plan_worth(early, 0, gains, outlook) > 0
    outlook.turns = outlook.turns_later = 0
    assert plan_worth(early, 0, gains, outlook) == 0


def test_lots_together_promise_more_than_lots_apart() -> None:
    state = city("1 1 .\n. . .\n. . 2", corner="b2")
    lots = state.catalogue.lot_index
    wanted = wanted_shapes(state, 0)
    beside, apart, spoiled = (hope_of(state, 0, lots[lot], wanted) for lot in ("b3", "f6", "e4"))
    assert beside > apart
    assert beside > spoiled
    assert wish_for(state, 0, lots["b3"], wanted) > beside


# --- the draft


def test_it_drafts_lots_that_lie_together() -> None:
    state = walk(GAME, Case(3, {"drafting": True}), 3, plies=3 * 6 + 1).end
    assert type(state.pending[-1]).__name__ == "Drafting"
    owned: list[set[str]] = [set() for _ in range(3)]
    while type(state.pending[-1]).__name__ == "Drafting":
        seat = GAME.to_act(state)[0]
        bot = make("greedy", GAME, seat, 1)
        action = bot.choose(GAME.observe(state, seat), GAME.legal(state, seat))
        GAME.apply(state, seat, action)
    for lot, seat in view(state).lots.items():
        owned[seat].add(lot)
    assert all(_touching(lots) for lots in owned)


def _touching(lots: set[str]) -> int:
    """How many pairs of these share an edge."""
    places = [(ord(lot[0]), int(lot[1:])) for lot in lots]
    return sum(abs(a - c) + abs(b - d) == 1 for a, b in places for c, d in places)


def test_what_it_drafts_does_not_hang_on_who_chose_first() -> None:
    state = walk(GAME, Case(2, {"drafting": True}), 3, plies=2 * 6 + 1).end
    alone = _drafted(state, 0)
    GAME.apply(state, 1, GAME.legal(state, 1)[0])
    assert _drafted(state, 0) == alone


def _drafted(state: State, seat: int) -> str:
    bot = make("greedy", GAME, seat, 1)
    return GAME.write(state, bot.choose(GAME.observe(state, seat), GAME.legal(state, seat)))


# --- any position, any game


@pytest.mark.parametrize("case", cases(GAME.facts), ids=repr)
def test_it_answers_legally_wherever_a_random_walk_leads(case: Case) -> None:
    path = walk(GAME, case, seed=case.seats)
    bots = [make("greedy", GAME, seat, 1) for seat in range(case.seats)]
    asked = {_answered(bots, state) for state in path.states[::15]}
    assert "Acting" in asked


def _answered(bots: Sequence[Bot], state: State) -> str:
    """Which step a bot was asked at, if any."""
    seats = [seat for seat in GAME.to_act(state) if seat != CHANCE]
    if not seats:
        return ""
    legal = GAME.legal(state, seats[0])
    assert bots[seats[0]].choose(GAME.observe(state, seats[0]), legal) in legal
    return type(state.pending[-1]).__name__


def test_it_does_not_know_what_lies_in_the_piles() -> None:
    state = walk(GAME, Case(2, {}), 5, plies=60).end
    while GAME.to_act(state) == (CHANCE,):
        GAME.apply(state, CHANCE, GAME.legal(state, CHANCE)[0])
    seat = acting(state)
    shown, legal = GAME.observe(state, seat), GAME.legal(state, seat)
    assert len({make("greedy", GAME, seat, seed).choose(shown, legal) for seed in range(5)}) == 1


def test_looking_ahead_changes_nothing_it_was_shown() -> None:
    state = city("1 1\n1 1", row="c4 d4 f1 g1 f2 g2", coins={0: 9}, display="pantheon")
    before = GAME.dump(state)
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
        simulate(GAME, 2, 5, bots, seed=4).report.win_share for bots in (("greedy", "random"), ("random", "greedy"))
    ]
    assert shares[0][0].share + shares[1][1].share == 2


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 112, 160), (3, 100, 145), (4, 95, 135), (5, 92, 132)])
@pytest.mark.parametrize("drafting", [False, True])
def test_among_equals_it_scores_what_the_game_is_made_for(seats: int, least: int, most: int, drafting: bool) -> None:
    report = simulate(GAME, seats, 1, ["greedy"], seed=4, options={"drafting": drafting}).report
    means = [seat.mean for seat in report.scores.seats if seat is not None]
    assert least <= sum(means) / seats <= most


def test_all_deeds_are_bought_and_income_is_taken_only_when_needed() -> None:
    words = [ply.notation.split() for ply in record_of(Match(GAME, 4, {}, ("greedy",) * 4, 4), 0).standing()]
    counts = {verb: sum(word[0] == verb for word in words) for verb in ("buy", "income", "build")}
    assert counts["buy"] == 81 - 4 * 6
    assert counts["income"] < counts["buy"]
    assert counts["build"] > counts["income"]
