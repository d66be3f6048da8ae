"""Chapter E-3: rounds, phases and whose decision it is; and the turn that the rulebook tells through its chapters."""

import pytest

from latium.core.seats import CHANCE, Seat
from latium.games.first_empires import GAME
from latium.games.first_empires.events import (
    Conquered,
    Ended,
    Invaded,
    Moved,
    Rerolled,
    Retreated,
    Rolled,
    Started,
)
from latium.games.first_empires.state import State
from latium.testing import rule
from latium.testing.walks import Case, walk
from tests.games.first_empires.drawing import (
    acting,
    after,
    can,
    cities,
    dice,
    events,
    held,
    legal,
    points_left,
    refusal,
    step_of,
    table,
    view,
)

# --- rounds


@rule("E-3.1", "E-11.1")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 8), (3, 8), (4, 8), (5, 7)])
def test_after_eight_rounds_or_seven_with_five_players_the_game_is_over(seats: int, rounds: int) -> None:
    path = walk(GAME, Case(seats, {}), 2)
    turns = [event.seat for happened in path.events for event in happened if isinstance(event, Started)]
    assert [turns.count(seat) for seat in range(seats)] == [rounds] * seats
    assert path.events[-1][-1] == Ended(reason="rounds")


@rule("E-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_next_round_begins_when_it_is_the_first_players_turn_again(seats: int) -> None:
    last = table(seats=seats, first=1, seat=0, step="Closing", round_=3)
    assert events(last, "finish") == [Started(seat=1, round=4)]
    other = table(seats=seats, first=1, seat=1, step="Closing", round_=3)
    assert events(other, "finish") == [Started(seat=2 % seats, round=3)]


# --- phases


def with_card(step: str) -> State:
    return table(step=step, dice="g p", hands={0: "salt-caravans"})


@rule("E-3.2")
def test_a_turn_goes_from_the_dice_over_movement_to_advancement_and_its_end() -> None:
    state = table(step="Rolling", count=2, hands={0: "salt-caravans"})
    met: list[str] = []
    for text in ("roll green", "roll orange", "stop", "move karthadst aksum", "halt", "raise green"):
        met.append(step_of(state)[0])
        state = after(state, text)
    assert met == ["Rolling", "Rolling", "Rerolling", "Moving", "Moving", "Advancing"]
    assert step_of(state) == ("Drawing", 0)
    state = after(state, "draw elephant-muster", "rest")
    assert step_of(state) == ("Closing", 0)
    assert events(state, "finish") == [Started(seat=1, round=1)]


@rule("E-3.2", "E-9.1")
def test_cities_come_at_the_end_of_the_advancement() -> None:
    state = table(
        step="Advancing",
        fresh=False,
        levels={0: {"orange": 2}},
        tokens={0: "orange blue purple green yellow"},
        raised={"orange": 1},
        dice="o",
    )
    state = after(state, "rest")
    assert step_of(state) == ("Founding", 0)


@rule("E-3.2")
@pytest.mark.parametrize(
    ("step", "text", "clause", "message"),
    [
        ("Rerolling", "move karthadst aksum", "E-3.2", "move-not-now"),
        ("Rerolling", "invade etruria", "E-3.2", "move-not-now"),
        ("Rerolling", "halt", "E-3.2", "move-not-now"),
        ("Rerolling", "black salt-caravans green", "E-4.5", "blacken-not-now"),
        ("Rerolling", "raise green", "E-3.2", "advance-not-now"),
        ("Moving", "raise green", "E-3.2", "advance-not-now"),
        ("Moving", "convert salt-caravans green blue", "E-3.2", "advance-not-now"),
        ("Moving", "rest", "E-3.2", "advance-not-now"),
        ("Moving", "stop", "E-4.6", "rolling-is-over"),
        ("Moving", "bring karthadst", "E-6.3", "no-invasion-now"),
        ("Moving", "retreat karthadst", "E-7.1", "no-retreat-now"),
        ("Moving", "place karthadst", "E-8.7", "nobody-to-place"),
        ("Moving", "city orange karthadst", "E-9.1", "no-city-now"),
        ("Moving", "finish", "E-3.2", "turn-not-over"),
        ("Advancing", "move karthadst aksum", "E-3.2", "move-not-now"),
        ("Advancing", "black salt-caravans green", "E-4.5", "blacken-not-now"),
        ("Advancing", "finish", "E-3.2", "turn-not-over"),
        ("Closing", "raise green", "E-3.2", "advance-not-now"),
        ("Closing", "move karthadst aksum", "E-3.2", "move-not-now"),
        ("Closing", "reroll g", "E-4.6", "rolling-is-over"),
    ],
)
def test_what_belongs_to_another_phase_is_refused(step: str, text: str, clause: str, message: str) -> None:
    assert refusal(with_card(step), text) == (clause, message, {})


@rule("E-3.2", "E-10.1")
@pytest.mark.parametrize("step", ["Rerolling", "Moving", "Advancing", "Founding", "Closing"])
def test_a_card_can_be_scored_in_every_phase(step: str) -> None:
    state = table(
        step=step,
        tracks="orange" if step == "Founding" else "",
        at={"etruria": (0, 2), "indus": (0, 2), "albion": (1, 3)},
        hands={0: "salt-caravans"},
    )
    assert can(state, "score salt-caravans")
    assert step_of(after(state, "score salt-caravans"))[1] is not None


# --- whose decision it is


@rule("E-3.3")
@pytest.mark.parametrize("step", ["Rerolling", "Moving", "Advancing", "Closing"])
def test_only_the_player_whose_turn_it_is_acts(step: str) -> None:
    state = table(seats=3, step=step, dice="g p", seat=1)
    assert acting(state) == 1
    for text in legal(state):
        for seat in (0, 2):
            assert refusal(state, text, seat) == ("E-3.3", "not-your-turn", {"who": 2})
        assert refusal(state, text, CHANCE) == ("E-3.3", "not-your-turn", {"who": 2})


@rule("E-3.3", "E-7.1")
def test_a_retreat_is_owed_by_the_defeated_in_the_middle_of_the_others_turn() -> None:
    at: dict[str, tuple[Seat, int]] = {"parsa": (0, 4), "etruria": (1, 2), "albion": (1, 2)}
    state = table(seats=3, at={**at, "huaxia": (2, 3)}, step="Retreating", seat=1, region="parsa", count=2, points=2)
    assert acting(state) == 1
    for seat in (0, 2):
        assert refusal(state, "retreat albion", seat) == ("E-3.3", "not-your-turn", {"who": 2})
    assert refusal(state, "halt") == ("E-3.2", "move-not-now", {})
    assert refusal(state, "score amber-route") == ("E-10.1", "score-not-now", {})
    assert step_of(after(state, "retreat albion")) == ("Moving", 0)


@rule("E-3.3")
def test_chance_is_asked_for_nothing_but_dice_and_nobody_else_for_them() -> None:
    state = table(step="Rolling", count=2)
    assert refusal(state, "roll green", 0) == ("E-3.3", "chance-first", {})
    assert refusal(state, "halt", 0) == ("E-3.3", "chance-first", {})
    assert refusal(state, "halt", CHANCE) == ("E-3.3", "not-possible-by-chance", {})
    assert refusal(table(), "roll green") == ("E-3.3", "chance-only", {})


@rule("E-3.3")
def test_when_all_is_over_nobody_does_anything() -> None:
    end = walk(GAME, Case(2, {}), 0).end
    for seat in range(2):
        assert GAME.legal(end, seat) == []
        assert refusal(end, "halt", seat) == ("E-3.3", "game-over", {})


@rule("E-3.3")
def test_a_step_without_a_decision_is_passed_over() -> None:
    """No card in hand and no die to use: from the movement straight to the next turn."""
    assert events(table(dice="g p", points=2), "halt") == [Started(seat=1, round=1)]
    assert events(table(step="Advancing", fresh=False, dice="o"), "raise orange")[-1] == Started(seat=1, round=1)


@rule("E-3.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_passed_over_does_not_depend_on_the_cards_in_the_hand(seat: Seat) -> None:
    catalogue = table().catalogue
    deck = [catalogue.cards[card] for card in catalogue.cards_in(catalogue.deck_of[catalogue.allowed[seat]])]
    assert len(deck) == 9
    for card in deck:
        state = table(seat=seat, dice="k k", hands={seat: card}, points=1)
        met = [step_of(state)]
        for text in ("halt", "rest", "finish"):
            state = after(state, text)
            met.append(step_of(state))
        assert met == [("Moving", seat), ("Advancing", seat), ("Closing", seat), ("Rolling", 1 - seat)]


# --- this turn


@rule("E-3.4")
def test_what_counts_by_the_turn_starts_anew_with_the_next() -> None:
    state = table(
        step="Closing",
        dice="g g p k",
        blackened=1,
        conquests=2,
        rivals=(1,),
        captured=3,
        taken={0: {1: 3}},
        raised={"green": 2},
        founded="aksum",
        rerolls=0,
        hands={0: "salt-caravans", 1: "amber-route"},
    )
    turn = view(after(state, "finish")).turn
    assert (turn.conquests, turn.rivals, turn.captured, turn.blackened) == (0, (), 0, 0)
    assert set(turn.raised.values()) == set(turn.dice.values()) == set(turn.natural.values()) == {0}
    assert (turn.founded, turn.rerolls, turn.points) == ((), 1, 2)


@rule("E-3.4", "E-10.2")
def test_conquests_of_rivals_do_not_count_on_the_own_turn() -> None:
    """Seat 1 conquered twice; seat 2 holds a card that asks for two conquests and has made none."""
    state = table(step="Closing", conquests=2, rivals=(1,), hands={0: "march-over-the-snow-passes"})
    assert can(state, "score march-over-the-snow-passes")
    other = table(step="Closing", conquests=2, rivals=(1,), hands={0: "salt-caravans", 1: "rostra-of-tarchna"})
    own = after(other, "finish", "roll black", "roll black", "roll black")
    assert refusal(own, "score rostra-of-tarchna") == (
        "E-10.2",
        "condition-not-met",
        {"card": "card-rostra-of-tarchna", "condition": "conquer", "needed": 2, "found": 0},
    )


# --- the turn of the rulebook: Carmen and Dan

CARMEN: Seat = 0
DAN: Seat = 1


def carmens_turn() -> State:
    """Two dice, two re-rolls, four points; Dan has a third region, so that he has a choice."""
    return table(
        civilizations=("huaxia", "etruria", "karthadst"),
        at={
            "scythia": (CARMEN, 2),
            "albion": (CARMEN, 2),
            "indus": (CARMEN, 1),
            "rus": (DAN, 2),
            "huaxia": (DAN, 1),
            "etruria": (DAN, 1),
        },
        cities={"scythia": CARMEN},
        levels={CARMEN: {"blue": 2, "purple": 1}},
        hands={CARMEN: "jade-tribute"},
        step="Rolling",
        count=2,
    )


ROLLS = ("roll yellow", "roll blue", "reroll b", "roll black", "reroll y k", "roll green", "roll purple")
ATTACK = ("invade rus", "bring scythia", "bring scythia", "bring albion")


@rule("E-4.1", "E-4.2", "E-4.3")
def test_carmen_re_rolls_one_die_then_both_and_has_green_and_purple() -> None:
    state = carmens_turn()
    assert view(state).turn.rerolls == 2
    assert events(state, *ROLLS) == [
        Rolled(seat=CARMEN, face="yellow"),
        Rolled(seat=CARMEN, face="blue"),
        Rerolled(seat=CARMEN, faces=("blue",)),
        Rolled(seat=CARMEN, face="black"),
        Rerolled(seat=CARMEN, faces=("yellow", "black")),
        Rolled(seat=CARMEN, face="green"),
        Rolled(seat=CARMEN, face="purple"),
    ]
    state = after(state, *ROLLS)
    assert (dice(state), step_of(state), points_left(state)) == ("p g", ("Moving", CARMEN), 4)


@rule("E-6.1", "E-6.4", "E-5.2")
def test_carmen_conquers_rus_with_three_against_two_for_four_points() -> None:
    state = after(carmens_turn(), *ROLLS)
    assert events(state, *ATTACK) == [
        Invaded(seat=CARMEN, target="rus", rival=DAN),
        Moved(seat=CARMEN, source="scythia", target="rus", cost=1),
        Moved(seat=CARMEN, source="scythia", target="rus", cost=1),
        Moved(seat=CARMEN, source="albion", target="rus", cost=2),
        Conquered(seat=CARMEN, rival=DAN, target="rus", explorers=3, black=0, defenders=2),
    ]
    left = [points_left(after(state, *ATTACK[: count + 1])) for count in range(4)]
    assert left == [4, 3, 2, 0]


@rule("E-6.4", "E-7.1", "E-5.7")
def test_dan_chooses_huaxia_and_carmens_city_stays_in_empty_scythia() -> None:
    state = after(carmens_turn(), *ROLLS, *ATTACK)
    assert (acting(state), legal(state)) == (DAN, ["retreat etruria", "retreat huaxia"])
    assert events(state, "retreat huaxia") == [Retreated(seat=DAN, region="huaxia", count=2)]
    state = after(state, "retreat huaxia")
    assert held(state) == {
        "albion": (CARMEN, 1),
        "etruria": (DAN, 1),
        "karthadst": (2, 4),
        "rus": (CARMEN, 3),
        "indus": (CARMEN, 1),
        "huaxia": (DAN, 3),
    }
    assert cities(state)["scythia"] == (CARMEN, 1)
    assert (step_of(state), points_left(state)) == (("Advancing", CARMEN), 0)


@rule("E-8.4")
def test_carmen_has_then_no_use_for_purple_but_for_green() -> None:
    state = after(carmens_turn(), *ROLLS, *ATTACK, "retreat huaxia")
    assert legal(state, "raise") == ["raise green"]
