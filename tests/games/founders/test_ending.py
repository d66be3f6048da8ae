"""Chapter F-11: how the game ends."""

import pytest

from latium.games.founders import GAME
from latium.games.founders.events import Answered, Collected, Ended, Proposed
from latium.games.founders.frames import Opening
from latium.games.founders.state import State
from latium.testing import Case, rule, walk
from tests.games.founders.drawing import (
    after,
    can,
    clause,
    events,
    hand,
    laid,
    legal,
    points,
    refusal,
    step_of,
    table,
    view,
)

LONELY = "me me"
ALTAR = "mi me"
"""Here the Altar of the Cyclopes, which needs iron and water, can be added on e6."""


def ended_by(state: State) -> str | None:
    """Why the game is over, if it is; then nobody is to act."""
    outcome = GAME.outcome(state)
    assert (outcome is None) == bool(GAME.to_act(state))
    return outcome.reason if outcome else None


# --- F-11.1


@rule("F-11.1")
def test_the_game_ends_with_the_turn_that_takes_the_last_victory_tile() -> None:
    state = table(ALTAR, victory="cyclopes", nature="la")
    assert ended_by(state) is None
    assert events(state, "add altar-of-the-cyclopes e6")[-1] == Ended(reason="victory-tiles")
    state = after(state, "add altar-of-the-cyclopes e6")
    assert ended_by(state) == "victory-tiles"
    assert points(state) == 1


@rule("F-11.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_gets_a_turn_to_even_out(seat: int) -> None:
    state = table(ALTAR, ALTAR, ALTAR, seat=seat, victory="cyclopes")
    assert ended_by(after(state, "add altar-of-the-cyclopes e6")) == "victory-tiles"


@rule("F-11.1", "F-8.10")
def test_the_turn_that_ends_the_game_still_ends_as_usual() -> None:
    state = table("mi la$ me", victory="cyclopes")
    log = events(state, "add altar-of-the-cyclopes f6")
    assert log[1:] == [Collected(seat=0, count=1), Ended(reason="victory-tiles")]


@rule("F-11.1")
def test_a_swap_that_takes_the_last_victory_tile_ends_the_game_too() -> None:
    state = table("mi la me", victory="cyclopes")
    assert ended_by(after(state, "swap altar-of-the-cyclopes f5")) == "victory-tiles"


@rule("F-11.1")
def test_one_victory_tile_left_ends_nothing() -> None:
    state = after(table(ALTAR, victory="cyclopes hermes"), "add altar-of-the-cyclopes e6")
    assert ended_by(state) is None
    assert step_of(state) == ("Opening", 1)


# --- F-11.2, F-11.3


@rule("F-11.2")
def test_the_turn_that_opens_the_last_tile_is_played_to_its_end() -> None:
    state = table("fo cl", LONELY, step="Opening", hand="war", stacks={"nature": "", "village": "mi", "city": ""})
    assert legal(state, "open") == ["open village"]
    state = after(state, "open village", "reveal mine")
    assert step_of(state) == ("TokenStep", 0)
    state = after(state, "war 2 e5")
    assert step_of(state) == ("Adding", 0)
    assert laid(state, 1)["e5"].pillaged
    state = after(state, "add mine e6")
    assert ended_by(state) == "empty-stacks"


@rule("F-11.2")
def test_the_last_tile_opened_may_also_go_unused() -> None:
    state = table(LONELY, step="Opening", stacks={"nature": "", "village": "mi", "city": ""})
    state = after(state, "open village", "reveal mine")
    assert legal(state) == ["finish"]
    assert ended_by(after(state, "finish")) == "empty-stacks"


@rule("F-11.2", "F-4.11")
def test_a_forced_draw_of_the_last_tile_ends_the_game_too() -> None:
    state = table(LONELY, stacks={"nature": "fo", "village": "", "city": ""})
    state = after(state, "draw", "reveal forest")
    assert ended_by(state) is None
    assert step_of(state) == ("Placing", 0)
    assert ended_by(after(state, "add forest e6")) == "empty-stacks"


@rule("F-11.2")
def test_the_last_tile_taken_from_the_stacks_by_a_workshop_turn_ends_the_game_after_the_craftsman_is_drawn() -> None:
    state = table("mi cl", city="ws-iron", stacks={"nature": "", "village": "", "city": ""})
    state = after(state, "add workshop-iron e6")
    assert ended_by(state) is None
    assert ended_by(after(state, "hire gold")) == "empty-stacks"
    assert hand(after(state, "hire gold")) == "gold"


@rule("F-11.2")
@pytest.mark.parametrize(("seats", "turns"), [(2, 62), (3, 60), (4, 58)])
def test_no_game_is_longer_than_the_stacks_have_tiles(seats: int, turns: int) -> None:
    path = walk(GAME, Case(seats, {"agreement": False}), seed=seats)
    first = next(state for state in path.states if isinstance(state.pending[-1], Opening))
    assert sum(first.stack_sizes[:3]) == turns
    assert path.end.turn <= turns
    assert ended_by(path.end) in GAME.facts.end_reasons


@rule("F-11.3")
@pytest.mark.parametrize(
    "stacks",
    [
        {"nature": "", "village": ""},
        {"nature": "", "city": ""},
        {"village": "", "city": ""},
        {"nature": ""},
        {"village": "", "city": "mk-iron"},
    ],
)
def test_one_or_two_empty_stacks_end_nothing(stacks: dict[str, str]) -> None:
    state = after(table(LONELY, nature="la", stacks=stacks), "add lake e6")
    assert ended_by(state) is None
    assert step_of(state) == ("Opening", 1)


# --- F-11.4


@rule("F-11.4")
def test_the_player_whose_turn_begins_may_propose_the_end() -> None:
    state = table(LONELY, LONELY, step="Opening")
    assert legal(state) == ["open nature", "open village", "open city", "propose"]
    assert events(state, "propose") == [Proposed(seat=0)]
    assert refusal(state, "propose", seat=1) == ("F-3.2", "not-your-turn", {"who": 1})


@rule("F-11.4")
def test_where_the_option_is_off_the_end_cannot_be_proposed() -> None:
    state = table(LONELY, LONELY, step="Opening", options={"agreement": False})
    assert legal(state) == ["open nature", "open village", "open city"]
    assert refusal(state, "propose") == ("F-11.4", "no-agreement-here", {})


@rule("F-11.4")
def test_agreement_is_on_at_tables_and_off_in_simulations() -> None:
    (option,) = (option for option in GAME.facts.options if option.name == "agreement")
    assert (option.default, option.in_simulations) == (True, False)


@rule("F-11.4")
@pytest.mark.parametrize("step", ["TokenStep", "Adding"])
def test_the_end_is_proposed_before_opening_only(step: str) -> None:
    state = table("fo cl", LONELY, step=step, hand="war", nature="la")
    assert "propose" not in legal(state)
    assert refusal(state, "propose") == ("F-11.4", "propose-not-now", {})


@rule("F-11.4")
def test_whether_something_could_still_be_gained_is_not_asked() -> None:
    state = table(ALTAR, LONELY, step="Opening", victory="cyclopes", hand="war")
    assert can(state, "propose")


# --- F-11.5


@rule("F-11.5")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_end_is_not_proposed_while_anyone_holds_a_playable_craftsman(holder: int) -> None:
    state = table("mi me", "mi me", "mi me", step="Opening", hand={holder: "iron"})
    assert "propose" not in legal(state)
    assert refusal(state, "propose") == ("F-11.5", "craftsman-playable", {"who": holder + 1})


@rule("F-11.5", "F-10.2")
def test_a_coin_on_the_target_leaves_the_craftsman_playable() -> None:
    assert clause(table("mi$ me", step="Opening", hand="iron"), "propose") == "F-11.5"


@rule("F-11.5")
@pytest.mark.parametrize("nation", ["me me", "mi! me", "wi me"])
def test_a_craftsman_without_a_target_now_does_not_stand_in_the_way(nation: str) -> None:
    state = table("me me", nation, step="Opening", hand={1: "iron"})
    assert can(state, "propose")


@rule("F-11.5", "F-10.4")
def test_a_delivered_good_gives_a_craftsman_no_target_here_either() -> None:
    nation = """
        6  mi! la
        5  wi  la
           e   f
    """
    assert can(table(nation, step="Opening", hand="iron", carriages="e5"), "propose")


# --- F-11.6


@rule("F-11.6", "F-2.1")
@pytest.mark.parametrize(
    ("seats", "proposer", "voters"),
    [(2, 0, [1]), (2, 1, [0]), (3, 1, [2, 0]), (4, 0, [1, 2, 3]), (4, 2, [3, 0, 1]), (4, 3, [0, 1, 2])],
)
def test_the_others_answer_in_turn_order(seats: int, proposer: int, voters: list[int]) -> None:
    state = after(table(*["la", "gr", "me", "wf"][:seats], seat=proposer, step="Opening"), "propose")
    for voter in voters:
        assert ended_by(state) is None
        assert step_of(state) == ("Voting", voter)
        assert legal(state) == ["agree", "refuse"]
        assert refusal(state, "agree", seat=proposer) == ("F-3.2", "not-your-turn", {"who": voter + 1})
        assert events(state, "agree")[0] == Answered(seat=voter, agreed=True)
        state = after(state, "agree")
    assert ended_by(state) == "agreement"


@rule("F-11.6")
@pytest.mark.parametrize(("seats", "agreeing"), [(2, 0), (3, 0), (3, 1), (4, 0), (4, 1), (4, 2)])
def test_the_first_refusal_ends_the_vote_and_the_turn_goes_on_with_opening(seats: int, agreeing: int) -> None:
    state = table(*["la", "gr", "me", "wf"][:seats], step="Opening")
    state = after(state, "propose", *["agree"] * agreeing)
    assert events(state, "refuse") == [Answered(seat=agreeing + 1, agreed=False)]
    state = after(state, "refuse")
    assert ended_by(state) is None
    assert step_of(state) == ("Opening", 0)
    assert legal(state) == ["open nature", "open village", "open city"]


@rule("F-11.6")
def test_the_same_player_does_not_propose_twice_in_a_turn() -> None:
    state = after(table(LONELY, "gr gr", step="Opening"), "propose", "refuse")
    assert refusal(state, "propose") == ("F-11.6", "proposed-already", {})


@rule("F-11.6")
def test_the_next_player_may_propose_and_the_same_one_again_on_the_next_turn() -> None:
    state = after(table(LONELY, "gr gr", step="Opening"), "propose", "refuse", "open nature", "reveal lake")
    state = after(state, "add lake e6")
    assert (step_of(state), can(state, "propose")) == (("Opening", 1), True)
    state = after(state, "propose", "refuse", "open nature", "reveal lake", "add lake e6")
    assert (step_of(state), can(state, "propose")) == (("Opening", 0), True)


@rule("F-11.6")
@pytest.mark.parametrize("step", ["Opening", "TokenStep", "Adding"])
@pytest.mark.parametrize("answer", ["agree", "refuse"])
def test_nobody_answers_what_was_not_proposed(step: str, answer: str) -> None:
    assert refusal(table(LONELY, step=step), answer) == ("F-11.6", "nothing-proposed", {})


@rule("F-11.6", "F-3.2")
def test_a_voter_does_nothing_but_answer() -> None:
    state = table(LONELY, LONELY, seat=1, proposer=0)
    assert legal(state) == ["agree", "refuse"]
    assert clause(state, "open nature") == "F-3.2"
    assert clause(state, "add lake e6") == "F-3.2"
    assert clause(state, "propose") == "F-11.4"


# --- F-11.7


@rule("F-11.7", "F-12.5")
def test_when_all_agree_the_game_ends_at_once_and_coins_are_collected() -> None:
    state = table("me$ nike", "la$ la$", "gr gr", step="Opening")
    before = view(state).rows
    log = events(state, "propose", "agree", "agree")
    assert log[-3:] == [Collected(seat=0, count=1), Collected(seat=1, count=2), Ended(reason="agreement")]
    state = after(state, "propose", "agree", "agree")
    assert ended_by(state) == "agreement"
    assert view(state).rows == before
    assert [points(state, seat) for seat in range(3)] == [3, 2, 0]


@rule("F-11.7", "F-3.2")
def test_after_the_end_nobody_acts() -> None:
    state = after(table(LONELY, LONELY, step="Opening"), "propose", "agree")
    assert (GAME.legal(state, 0), GAME.legal(state, 1)) == ([], [])
    assert refusal(state, "open nature", seat=0) == ("F-3.2", "game-over", {})
