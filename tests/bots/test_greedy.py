"""Greedy: what it does in drawn positions of Founders, and how it fares in whole games."""

from collections.abc import Sequence

import pytest

from latium.arena.simulation import Match, record_of, simulate
from latium.bots.contract import Bot
from latium.bots.evaluation import judge_for
from latium.bots.evaluation.founders_agreement import nothing_left
from latium.bots.roster import make
from latium.core.seats import CHANCE
from latium.games.founders import GAME
from latium.games.founders.state import State
from latium.testing import Case, walk
from tests.core.toy import GAME as WAGER
from tests.games.founders.drawing import acting, table
from tests.games.founders.sets import TWICE

FAR = "athena"
"""A victory tile that nobody in these positions is ready for; it keeps the game going."""


def choice(state: State) -> str:
    """What greedy does, given the view alone."""
    seat = acting(state)
    bot = make("greedy", GAME, seat, seed=1)
    action = bot.choose(GAME.observe(state, seat), GAME.legal(state, seat))
    assert action in GAME.legal(state, seat)
    return GAME.write(state, action)


# --- adding


def test_it_takes_the_dearest_victory_tile_it_is_ready_for() -> None:
    state = table("mi wf wc-horses fo", nature="fo", victory=f"cyclopes ares artemis {FAR}")
    assert choice(state).split()[:2] == ["add", "great-temple-of-ares"]


def test_it_prefers_a_token_to_a_nature_tile() -> None:
    assert choice(table("mi cl", nature="fo", city="mk-iron")).startswith("add marketplace-iron")


def test_it_puts_a_temple_where_it_is_protected() -> None:
    state = table("mi wf", nature="fo", victory=f"cyclopes {FAR}", hand={1: "war"})
    assert choice(state) in ("add altar-of-the-cyclopes e4", "add altar-of-the-cyclopes f4")


def test_it_takes_the_last_victory_tile_when_that_wins() -> None:
    state = table("mi wf", "me me", nature="fo", victory="cyclopes")
    assert choice(state).startswith("add altar-of-the-cyclopes")


def test_it_leaves_the_last_victory_tile_when_behind() -> None:
    state = table("mi wf", "me me", nature="fo", victory="cyclopes", hand={1: "war war coin"})
    assert choice(state).startswith("add forest")


def test_it_does_not_swap_for_a_nature_tile() -> None:
    assert choice(table("me me", nature="fo", victory=FAR)).startswith("add forest")


def test_it_swaps_for_a_temple_that_fits_nowhere_else() -> None:
    nation = """
        6  cl  gr   cl
        5  mi  me   wc-horses
        4  fo  gr   fo
           e   f    g
    """
    assert choice(table(nation, nature="la", victory=f"ares {FAR}")).startswith("swap great-temple-of-ares")


def test_it_places_the_nature_tile_it_had_to_draw() -> None:
    assert choice(table("me me", drawn="fo", victory=FAR)).startswith("add forest")


def test_it_draws_rather_than_swap_in_vain() -> None:
    state = table("la wf me", village="gm", victory=FAR, nature="")
    assert choice(state).startswith(("add", "draw"))


# --- opening


def test_it_opens_the_stack_that_promises_most() -> None:
    assert choice(table("fo me", step="Opening", victory=FAR)) == "open village"
    assert choice(table("mi fo we cl\ngm wf wi gr", step="Opening", victory=FAR)) == "open city"


def test_it_keeps_a_full_row_that_serves_it() -> None:
    ready = "mk-iron ws-iron in-iron wc-iron mk-horses"
    state = table("mi fo\nwf cl", step="Opening", city=ready, victory=FAR)
    assert choice(state) != "open city"


def test_it_clears_a_full_row_that_serves_only_its_rival() -> None:
    ready = "mk-iron ws-iron in-iron wc-iron mk-horses"
    state = table("gr gr\ngr gr", "mi fo\nwf cl", step="Opening", city=ready, nature="fo wf cl me", victory=FAR)
    assert choice(state) == "open city"


# --- tokens


def test_it_lays_a_craftsman_whose_good_nobody_misses() -> None:
    state = table("mi fo", step="TokenStep", hand="iron", victory="iris", nature="fo")
    assert choice(state) == "craftsman iron e5"


def test_it_keeps_a_craftsman_while_the_good_is_needed_for_a_temple() -> None:
    state = table("mi wc-horses cl", step="TokenStep", hand="iron", victory=f"ares {FAR}", nature="fo")
    assert choice(state) == "keep"


def test_it_pillages_a_rich_tile() -> None:
    state = table("gr gr", "gr athena gr", step="TokenStep", hand="war", nature="fo", victory="ares iris")
    assert choice(state) == "war 2 f5"


def test_it_does_not_pillage_a_meadow() -> None:
    assert choice(table("gr gr", "me me me", step="TokenStep", hand="war", nature="fo", victory=FAR)) == "keep"


def test_it_pillages_the_leader_among_several() -> None:
    nations = ("gr gr", "la athena la", "wf apollo wf zeus")
    state = table(*nations, seats=3, step="TokenStep", hand="war", nature="fo", victory="ares iris")
    assert choice(state).startswith("war 3")


def test_it_buys_what_a_great_temple_lacks() -> None:
    state = table("mi fo", "wc-horses gr", step="TokenStep", hand="coin", nature="fo", victory=f"ares {FAR}")
    assert choice(state) == "coin 2 e5 war"


def test_it_does_not_buy_what_brings_less_than_the_coin() -> None:
    assert choice(table("gr gr", "mi wf", step="TokenStep", hand="coin", nature="fo", victory=FAR)) == "keep"


def test_it_uses_what_it_bought() -> None:
    state = table("mi fo", "wc-horses$ gr", bought="war", nature="fo", victory=f"ares {FAR}")
    assert choice(state).startswith("add great-temple-of-ares")


def test_it_unites_what_makes_a_great_temple_possible() -> None:
    nation = """
        6  mi  la  la  .
        5  gr  gr  la  wc-horses
           e   f   g   h
    """
    state = table(nation, step="TokenStep", hand="carriage", nature="fo", victory=f"ares {FAR}")
    assert choice(state) == "carriage e5"


def test_it_keeps_a_carriage_that_brings_nothing() -> None:
    state = table("gr gr\ngr gr", step="TokenStep", hand="carriage", nature="fo", victory=FAR)
    assert choice(state) == "keep"


def test_it_pillages_to_get_ahead_before_the_last_victory_tile() -> None:
    state = table("mi wf", "gr athena gr", step="TokenStep", hand="war", victory="cyclopes", nature="fo")
    assert choice(state) == "war 2 f5"


# --- set-up


def test_it_drafts_a_tile_that_gives_what_the_first_lacks() -> None:
    walked = _drafted("forest", "forest cliff meadow lake")
    assert choice(walked) == "draft meadow"


def _drafted(mine: str, offered: str) -> State:
    """The second pick of a seat that has one tile already."""
    state = walk(GAME, Case(2, {"first": 1}), 3, plies=8 + 5).end
    assert isinstance(state, State)
    kinds = state.catalogue.index
    for kind in (*state.draft, *state.drafted[0], *state.drafted[1]):
        state.left[kind] += 1
    state.drafted = [[kinds[mine]], [kinds["grove"]]]
    state.draft = [kinds[tile] for tile in offered.split()]
    for kind in (*state.draft, *state.drafted[0], *state.drafted[1]):
        state.left[kind] -= 1
    while state.pending[-1].seat != 0:
        state.pending.pop()
    return state


# --- agreement


def hopeless(step: str = "Opening", **more: object) -> State:
    """No village or city tile is left: no tile that brings a point can ever be added."""
    stacks = {"nature": "fo", "village": "", "city": ""}
    return table("me me", "me me", step=step, victory=FAR, stacks=stacks, **more)  # type: ignore[arg-type]


def test_it_proposes_the_end_when_nobody_can_gain_anything() -> None:
    assert choice(hopeless()) == "propose"


def test_it_does_not_propose_twice_in_a_turn() -> None:
    assert choice(hopeless(proposed=True)) == "open nature"


def test_it_does_not_propose_while_anyone_can_gain() -> None:
    state = table("me me", "mi fo", step="Opening", victory=FAR)
    assert choice(state).startswith("open")


def test_it_agrees_only_when_it_can_gain_nothing() -> None:
    assert choice(hopeless(step="Voting", seat=1, proposer=0)) == "agree"
    assert choice(table("me me", "mi fo", step="Voting", seat=1, proposer=0, victory=FAR)) == "refuse"


def test_a_war_token_with_a_rich_target_is_something_to_gain() -> None:
    stacks = {"nature": "fo", "village": "", "city": ""}
    state = table("me me", "me apollo", victory=FAR, stacks=stacks, hand="war")
    assert not nothing_left(state, 0)
    assert nothing_left(state, 1)


# --- any position, any game


@pytest.mark.parametrize("seats", GAME.facts.seats)
@pytest.mark.parametrize("options", [{}, {"uniform_village": True}, {"components": TWICE}], ids=["ours", "6x4", "own"])
def test_it_answers_legally_wherever_a_random_walk_leads(seats: int, options: dict[str, str | bool]) -> None:
    path = walk(GAME, Case(seats, options), seed=seats)
    bots = [make("greedy", GAME, seat, 1) for seat in range(seats)]
    asked = {_answered(bots, state) for state in path.states}
    assert {"Drafting", "Laying", "Opening", "TokenStep", "Adding", "Voting"} <= asked


def _answered(bots: Sequence[Bot], state: State) -> str:
    """Which step a bot was asked at, if any."""
    seats = [seat for seat in GAME.to_act(state) if seat != CHANCE]
    if not seats:
        return ""
    legal = GAME.legal(state, seats[0])
    assert bots[seats[0]].choose(GAME.observe(state, seats[0]), legal) in legal
    return type(state.pending[-1]).__name__


def test_looking_ahead_changes_nothing_it_was_shown() -> None:
    state = walk(GAME, Case(2, {}), 5, plies=60).end
    before = GAME.dump(state)
    choice(state)
    assert GAME.dump(state) == before


def test_a_game_without_a_judge_is_judged_by_its_score() -> None:
    state = walk(WAGER, Case(2, {}), 5).end
    own, other = (score.total for score in WAGER.scores(state))
    assert judge_for(WAGER, state, 0).value(state) == own - other
    assert judge_for(WAGER, state, 1).value(state) == other - own


def test_it_plays_a_game_it_knows_nothing_of() -> None:
    report = simulate(WAGER, 3, 4, ["greedy", "random", "random"], seed=4).report
    assert report.games == 4


# --- whole games


def test_it_beats_random_in_either_seat() -> None:
    wins = sum(_wins(("greedy", "random"), 0) + _wins(("random", "greedy"), 1))
    assert wins >= 23


def _wins(bots: tuple[str, str], seat: int) -> list[float]:
    report = simulate(GAME, 2, 12, bots, seed=4).report
    return [report.win_share[seat].share * report.games]


@pytest.mark.parametrize("seats", [2, 4])
def test_among_equals_the_last_victory_tile_ends_most_games(seats: int) -> None:
    report = simulate(GAME, seats, 10, ["greedy"], seed=4).report
    assert report.reasons["victory-tiles"] >= 7
    assert report.scores.winner is not None
    assert 8 <= report.scores.winner.median <= 15


def test_it_uses_every_token_and_swaps_now_and_then() -> None:
    played = {
        ply.notation.split()[0]
        for number in range(12)
        for ply in record_of(Match(GAME, 2, {}, ("greedy", "greedy"), 4), number).standing()
    }
    assert {"war", "coin", "carriage", "craftsman", "swap"} <= played
