"""Chapter E-11: the end, and how many turns everybody has had."""

from collections import Counter
from typing import Any

import pytest

from latium.core.seats import CHANCE
from latium.games.first_empires import GAME
from latium.games.first_empires.events import Ended, Started, TurnedUp
from latium.games.first_empires.state import State
from latium.testing import Case, rule, walk
from tests.games.first_empires.drawing import acting, after, can, events, legal, refusal, step_of, table, view
from tests.games.first_empires.passing import passed

ROUNDS = {2: 8, 3: 8, 4: 8, 5: 7}


def last_turn(seats: int, first: int = 0, round_: int | None = None, **position: Any) -> State:
    """The seat before the first player is about to finish a turn, in the last round unless told otherwise."""
    last = (first - 1) % seats
    return table(
        seats=seats,
        first=first,
        seat=last,
        step="Closing",
        round_=round_ or ROUNDS[seats],
        **position,
    )


# --- E-11.1


@rule("E-11.1", "E-3.1")
@pytest.mark.parametrize("seats", ROUNDS)
def test_the_game_ends_with_the_last_turn_of_the_last_round(seats: int) -> None:
    state = after(last_turn(seats), "finish")
    assert {step.step for step in view(state).steps} == {"Revealing"}
    before = after(last_turn(seats, round_=ROUNDS[seats] - 1), "finish")
    assert (view(before).round, step_of(before)) == (ROUNDS[seats], ("Rolling", 0))


@rule("E-11.1", "E-2.4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_it_is_the_last_seat_counted_from_the_first_player(first: int) -> None:
    assert step_of(after(last_turn(3, first), "finish"))[0] == "Revealing"
    not_last = table(seats=3, first=first, seat=first, step="Closing", round_=8)
    assert step_of(after(not_last, "finish")) == ("Rolling", (first + 1) % 3)


@rule("E-11.1", "E-3.1")
@pytest.mark.parametrize("seats", ROUNDS)
def test_all_have_had_the_same_number_of_turns(seats: int) -> None:
    path = walk(GAME, Case(seats, {}), seed=80 + seats)
    started = [event for log in path.events for event in log if isinstance(event, Started)]
    assert Counter(event.seat for event in started) == dict.fromkeys(range(seats), ROUNDS[seats])
    assert [event.round for event in started] == [n for n in range(1, ROUNDS[seats] + 1) for _ in range(seats)]


@rule("E-11.1")
def test_the_end_is_told_with_its_reason() -> None:
    state = after(last_turn(2), "finish")
    state = after(state, "turn-up 3")
    assert GAME.outcome(state) is None
    assert events(state, "turn-up 1")[-1] == Ended(reason="rounds")
    state = after(state, "turn-up 1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "rounds"
    assert GAME.to_act(state) == ()


@rule("E-11.1", "E-3.3")
def test_after_the_end_nobody_does_anything() -> None:
    state = after(last_turn(2), "finish", "turn-up 3", "turn-up 1")
    for text in ("finish", "roll orange", "turn-up 2", "score salt-caravans"):
        assert refusal(state, text) == ("E-3.3", "game-over", {})
    assert GAME.legal(state, 0) == []
    assert GAME.question(state, 0).id == "question-over"


# --- E-11.3: the tokens are turned up


@rule("E-11.3", "E-1.6")
def test_chance_decides_what_each_token_is_worth_among_those_left_of_its_owner() -> None:
    state = after(last_turn(2), "finish")
    assert acting(state) == CHANCE
    assert legal(state) == ["turn-up 1", "turn-up 2", "turn-up 3"]
    assert GAME.weights(state) == [2, 3, 1]
    assert view(state).values_left == ((0, 2, 3, 1), (0, 2, 3, 1))


@rule("E-11.3", "E-1.6")
def test_tokens_of_one_owner_share_their_six_values_wherever_they_lie() -> None:
    """Four of Livia's lie on the map and two were taken: all six values come out."""
    state = last_turn(
        2,
        levels={0: {"orange": 2, "blue": 2, "purple": 3, "green": 3, "yellow": 4}},
        at={"albion": (0, 8)},
        cities={"karthadst": (0, 4)},
        taken={1: {0: 2}},
    )
    state = after(state, "finish", "turn-up 2", "turn-up 2", "turn-up 3", "turn-up 1")
    assert view(state).players[0].revealed == (2, 2, 3, 1)
    assert (legal(state), GAME.weights(state)) == (["turn-up 1", "turn-up 2"], [1, 1])
    state = after(state, "turn-up 2")
    assert (legal(state), GAME.weights(state)) == (["turn-up 1"], [1])
    state = after(state, "turn-up 1")
    assert view(state).players[1].revealed == (2, 1)
    assert GAME.weights(state) == [2, 3, 1]  # now Marcus's own


@rule("E-11.3")
def test_each_token_is_told_with_its_owner_and_whom_it_scores_for() -> None:
    state = last_turn(2, taken={1: {0: 1}}, tokens={0: "orange blue purple green"})
    told = events(state, "finish", "turn-up 2", "turn-up 3", "turn-up 1")
    assert told == [
        TurnedUp(seat=0, owner=0, value=2),
        TurnedUp(seat=1, owner=0, value=3),
        TurnedUp(seat=1, owner=1, value=1),
        Ended(reason="rounds"),
    ]


@rule("E-11.3", "E-1.6")
@pytest.mark.parametrize("seats", ROUNDS)
def test_no_value_is_known_before_the_end(seats: int) -> None:
    path = walk(GAME, Case(seats, {}), seed=90 + seats)
    for state, log in zip(path.states, path.events, strict=False):
        seen = view(state)
        if any(step.step == "Revealing" for step in seen.steps):
            break
        assert seen.values_left == ((0, 2, 3, 1),) * seats
        assert all(player.revealed == () for player in seen.players)
        assert not any(isinstance(event, TurnedUp) for event in log)
        assert all(score.parts[1].points == 0 for score in GAME.scores(state))


@rule("E-11.3")
@pytest.mark.parametrize("seats", ROUNDS)
def test_at_the_end_every_scoring_token_has_its_value_and_no_other(seats: int) -> None:
    path = walk(GAME, Case(seats, {}), seed=100 + seats)
    seen = view(path.end)
    for seat, player in enumerate(seen.players):
        on_map = sum(region.cities[seat] for region in seen.regions.values() if region.cities)
        assert len(player.revealed) == on_map + sum(player.taken)
        assert sum(seen.values_left[seat]) == len(player.tokens)


# --- passing over steps


@rule("E-3.3", "E-11.1")
def test_a_seat_without_cards_is_not_asked_before_the_end() -> None:
    state = table(seats=2, seat=1, at={"etruria": (1, 3)}, step="Advancing", dice="k y", round_=8)
    assert can(state, "raise yellow")
    state = after(state, "raise yellow")
    assert step_of(state)[0] == "Revealing"


@rule("E-11.1")
def test_whole_games_come_to_their_end_even_if_nobody_does_anything() -> None:
    state = table(seats=5)
    plies = 0
    while GAME.to_act(state):
        state = passed(state)
        plies += 1
    assert GAME.outcome(state) is not None
    assert plies < GAME.bound(state)
