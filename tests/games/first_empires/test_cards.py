"""Chapter E-10: achievement cards."""

import pytest

from latium.core.seats import CHANCE
from latium.games.first_empires import GAME
from latium.games.first_empires.events import Conquered, Scored
from latium.testing import rule
from tests.games.first_empires.drawing import (
    acting,
    after,
    can,
    cards_of,
    dice,
    events,
    hand,
    held,
    legal,
    refusal,
    step_of,
    table,
    view,
)
from tests.games.first_empires.hands import E, H, K, M, conquering, holding
from tests.games.first_empires.passing import next_turn, passed

# --- E-10.1


@rule("E-10.1")
@pytest.mark.parametrize("step", ["Rerolling", "Moving", "Advancing", "Closing"])
def test_a_card_is_scored_at_any_step_of_the_own_turn(step: str) -> None:
    state = holding("cattle-wealth", step=step, at={"mupata": (0, 5)}, dice="o")
    assert can(state, "score cattle-wealth")
    state = after(state, "score cattle-wealth")
    assert (hand(state), view(state).players[0].scored) == ((), ("cattle-wealth",))


@rule("E-10.1")
def test_a_card_is_scored_between_two_cities() -> None:
    state = table(
        civilizations=(H, E, K),
        at={"albion": (0, 1), "parsa": (0, 2)},
        levels={0: {"orange": 2, "blue": 1}},
        step="Advancing",
        dice="o b",
        hands={0: "walled-market-towns"},
    )
    state = after(state, "raise orange", "raise blue", "rest")
    assert step_of(state) == ("Founding", 0)
    assert not can(state, "score walled-market-towns")
    state = after(state, "city orange albion")
    assert can(state, "score walled-market-towns")
    state = after(state, "score walled-market-towns")
    assert {text.split()[0] for text in legal(state)} == {"city"}


@rule("E-10.1")
def test_scoring_leaves_the_step_as_it_was() -> None:
    state = holding("cattle-wealth", step="Moving", at={"mupata": (0, 5)}, dice="o", points=2)
    scored = after(state, "score cattle-wealth")
    assert step_of(scored) == ("Moving", 0)
    assert view(scored).steps == view(state).steps  # dice may still be turned black
    assert view(scored).turn == view(state).turn


@rule("E-10.1")
def test_not_in_the_midst_of_an_invasion_and_all_the_same_after_it() -> None:
    state = table(
        civilizations=(H, E, K),
        at={"rus": (0, 3), "funan": (0, 1), "scythia": (1, 1), "etruria": (1, 1), "albion": (1, 1)},
        points=3,
        dice="g",
        hands={0: "gansu-road"},
    )
    state = after(state, "invade scythia")
    assert refusal(state, "score gansu-road") == ("E-10.1", "score-not-now", {})
    state = after(state, "bring rus", "bring rus")
    assert step_of(state) == ("Retreating", 1)
    assert refusal(state, "score gansu-road", seat=0) == ("E-3.3", "not-your-turn", {"who": 2})
    state = after(state, "retreat albion")
    assert can(state, "score gansu-road")


@rule("E-10.1")
def test_not_while_new_explorers_are_placed_and_all_the_same_afterwards() -> None:
    state = table(
        civilizations=(M, E, K),
        at={"wagadu": (0, 2), "aksum": (0, 1)},
        step="Advancing",
        dice="y",
        hands={0: "cattle-wealth"},
    )
    state = after(state, "raise yellow")
    assert refusal(state, "score cattle-wealth") == ("E-10.1", "score-not-now", {})
    state = after(state, "place wagadu", "place wagadu")
    assert refusal(state, "score cattle-wealth").args["found"] == 4
    state = table(
        civilizations=(M, E, K),
        at={"wagadu": (0, 4), "aksum": (0, 1)},
        levels={0: {"yellow": 2}},
        step="Advancing",
        dice="y",
        hands={0: "cattle-wealth"},
    )
    state = after(state, "raise yellow", "place wagadu")
    assert can(state, "score cattle-wealth")


@rule("E-10.1", "E-2.9")
def test_never_on_the_turn_of_a_rival() -> None:
    state = table(civilizations=(M, E, K), at={"mupata": (0, 5)}, seat=1, hands={0: "cattle-wealth"})
    assert refusal(state, "score cattle-wealth", seat=0) == ("E-3.3", "not-your-turn", {"who": 2})
    assert GAME.legal(state, 0) == []


@rule("E-10.1")
def test_the_last_occasion_is_before_the_turn_ends() -> None:
    state = holding("cattle-wealth", step="Advancing", at={"mupata": (0, 5)}, dice="o", fresh=False)
    state = after(state, "rest")
    assert legal(state) == ["finish", "score cattle-wealth"]
    state = after(state, "score cattle-wealth")
    assert acting(state) == CHANCE  # with an empty hand nothing is left to ask, and the next turn begins


# --- E-10.3


@rule("E-10.3")
def test_a_lasting_condition_must_hold_again() -> None:
    state = table(
        civilizations=(H, E, K),
        at={"scythia": (0, 2), "funan": (0, 1)},
        points=3,
        dice="o",
        hands={0: "gansu-road"},
    )
    assert can(state, "score gansu-road")
    state = after(state, "move funan indus")
    assert refusal(state, "score gansu-road").args["found"] == 1
    state = after(state, "move indus funan")
    assert can(state, "score gansu-road")


@rule("E-10.3")
def test_a_lasting_condition_may_be_used_on_a_later_turn() -> None:
    state = holding("gansu-road", at={"scythia": (0, 2), "funan": (0, 1)})
    assert can(state, "score gansu-road")
    assert can(next_turn(state, 0), "score gansu-road")


@rule("E-10.3")
def test_a_condition_of_the_turn_stays_met_until_the_turn_ends() -> None:
    state = conquering("envoys-to-the-steppe")
    state = after(state, "invade rus", "bring scythia", "bring scythia", "invade parsa", "bring indus", "bring indus")
    state = after(state, "move rus huaxia", "move rus scythia")  # the conquered region is left again
    assert "rus" not in held(state)
    while step_of(state)[0] != "Closing":
        assert can(state, "score envoys-to-the-steppe")
        state = passed(state)
    assert can(state, "score envoys-to-the-steppe")
    assert not can(next_turn(state, 0), "score envoys-to-the-steppe")


# --- E-10.4 and E-10.5


@rule("E-10.4")
def test_any_number_of_cards_is_scored_in_one_turn() -> None:
    at = dict.fromkeys(["huaxia", "rus", "aksum", "funan", "scythia"], (0, 1))
    cards = ["canal-granaries", "gansu-road", "jade-tribute", "walled-market-towns"]
    state = table(civilizations=(H, E, K), at=at, levels={0: {"blue": 2}}, hands={0: cards}, step="Closing")
    assert legal(state, "score") == [
        f"score {card}" for card in sorted(cards, key=state.catalogue.card_index.__getitem__)
    ]
    scored = after(state, *(f"score {card}" for card in cards))
    assert set(view(scored).players[0].scored) == set(cards)


@rule("E-10.4")
def test_a_hand_may_hold_the_whole_deck() -> None:
    deck = cards_of(H)
    state = table(civilizations=(H, E, K), hands={0: deck[1:]}, at={"rus": (0, 3)}, step="Advancing", dice="g")
    state = after(state, "raise green", f"draw {deck[0]}")
    assert len(hand(state)) == 9


@rule("E-10.5", "E-1.10")
def test_a_scored_card_lies_open_and_can_be_neither_scored_again_nor_discarded() -> None:
    state = holding("cattle-wealth", step="Advancing", at={"mupata": (0, 5)}, dice="p o")
    state = after(state, "score cattle-wealth")
    assert GAME.observe(state, 1).players[0].scored == ("cattle-wealth",)
    not_in_hand = ("E-10.5", "not-in-hand", {"card": "card-cattle-wealth"})
    assert refusal(state, "score cattle-wealth") == not_in_hand
    assert refusal(state, "convert cattle-wealth purple orange") == not_in_hand


@rule("E-10.5", "E-1.10")
def test_a_discarded_card_is_out_of_the_game() -> None:
    state = holding("cattle-wealth", at={"mupata": (0, 5)}, step="Moving", dice="p o", points=1)
    state = after(state, "black cattle-wealth orange")
    assert (hand(state), GAME.observe(state, 1).players[0].discarded) == ((), ("cattle-wealth",))
    assert refusal(state, "score cattle-wealth") == ("E-10.5", "not-in-hand", {"card": "card-cattle-wealth"})
    assert view(state).players[0].deck_size == 8
    drawing = table(
        civilizations=(M, E, K),
        at={"aksum": (0, 3)},
        step="Advancing",
        dice="g",
        discarded={0: "cattle-wealth"},
        scored={0: "monsoon-traders"},
    )
    drawing = after(drawing, "raise green")
    assert set(legal(drawing)) == {f"draw {card}" for card in cards_of(M)} - {
        "draw cattle-wealth",
        "draw monsoon-traders",
    }


@rule("E-10.5")
def test_a_card_still_in_the_deck_can_be_neither_scored_nor_discarded() -> None:
    state = table(civilizations=(M, E, K), at={"mupata": (0, 5)}, step="Moving", dice="p")
    not_in_hand = ("E-10.5", "not-in-hand", {"card": "card-cattle-wealth"})
    assert refusal(state, "score cattle-wealth") == not_in_hand
    assert refusal(state, "black cattle-wealth purple") == not_in_hand


# --- E-10.6


@rule("E-10.6")
@pytest.mark.parametrize("early", [False, True])
def test_dice_count_when_rerolling_is_over_or_by_option_at_once(early: bool) -> None:
    state = holding("augurs-college", step="Rerolling", dice="b b b", options={"early_dice_cards": early})
    assert can(state, "score augurs-college") is early
    if not early:
        told = ("E-10.6", "dice-not-final", {"card": "card-augurs-college"})
        assert refusal(state, "score augurs-college") == told
    assert can(after(state, "stop"), "score augurs-college")


@rule("E-10.6")
def test_dice_count_at_once_when_the_last_reroll_has_fallen() -> None:
    state = holding("augurs-college", step="Rerolling", dice="b b g", rerolls=1)
    state = after(state, "reroll g", "roll blue")
    assert step_of(state) == ("Moving", 0)
    assert can(state, "score augurs-college")


@rule("E-10.6")
def test_by_option_a_roll_that_is_rerolled_afterwards_counts() -> None:
    state = holding("augurs-college", step="Rerolling", dice="b b b", options={"early_dice_cards": True})
    state = after(state, "score augurs-college", "reroll b b b")
    assert view(state).players[0].scored == ("augurs-college",)
    assert step_of(state) == ("Rolling", 0)


@rule("E-10.6")
def test_the_dice_are_looked_at_before_and_after_each_change() -> None:
    state = table(
        civilizations=(E, K),
        dice="k k g",
        points=1,
        hands={0: "augurs-college amber-route painted-tombs"},
    )
    assert not can(state, "score augurs-college")
    state = after(state, "black amber-route green")
    assert dice(state) == "k k k"
    assert can(state, "score augurs-college")
    state = after(state, "halt")
    assert can(state, "score augurs-college")
    state = after(state, "convert painted-tombs black blue")
    assert refusal(state, "score augurs-college").args["found"] == 2


@rule("E-10.6")
def test_a_condition_met_before_a_die_is_turned_can_be_used_before() -> None:
    state = table(civilizations=(E, K), dice="g g g", points=1, hands={0: "augurs-college amber-route"})
    assert can(state, "score augurs-college")
    assert not can(after(state, "black amber-route green"), "score augurs-college")


@rule("E-10.6")
@pytest.mark.parametrize("counted", [True, False])
def test_dice_turned_in_the_advancement_count_unless_the_table_counts_rolled_ones(counted: bool) -> None:
    state = table(
        civilizations=(E, K),
        at={"etruria": (0, 3)},
        dice="y y g",
        step="Advancing",
        hands={0: "augurs-college amber-route"},
        options={"converted_dice_count": counted},
    )
    state = after(state, "convert amber-route green yellow")
    assert can(state, "score augurs-college") is counted
    if not counted:
        assert refusal(state, "score augurs-college").args["found"] == 2


@rule("E-10.6")
def test_where_rolled_dice_count_a_turned_one_still_counts_as_it_fell() -> None:
    state = table(
        civilizations=(E, K),
        dice="g g g",
        points=1,
        hands={0: "augurs-college amber-route"},
        options={"converted_dice_count": False},
    )
    state = after(state, "black amber-route green")
    assert dice(state) == "g g k"
    assert can(state, "score augurs-college")


@rule("E-10.6")
@pytest.mark.parametrize("counted", [True, False])
def test_both_options_together_look_at_the_dice_that_lie_there_while_rerolling(counted: bool) -> None:
    options = {"early_dice_cards": True, "converted_dice_count": counted}
    state = holding("augurs-college", step="Rerolling", dice="b b b", options=options)
    assert can(state, "score augurs-college")
    assert not can(holding("augurs-college", step="Rerolling", dice="b b", options=options), "score augurs-college")


@rule("E-10.6")
def test_dice_that_served_a_raise_still_count() -> None:
    state = holding("augurs-college", step="Advancing", at={"etruria": (0, 3)}, dice="y y y")
    assert can(after(state, "raise yellow"), "score augurs-college")


# --- E-10.7 and E-10.8


@rule("E-10.7")
def test_a_retreat_on_a_rivals_turn_may_fulfil_a_card_on_the_own() -> None:
    """Mupata is driven out of Aksum into Wagadu, where it now stands with five."""
    state = table(
        civilizations=(M, E, K),
        at={"wagadu": (0, 3), "aksum": (0, 2), "parsa": (1, 3)},
        seat=1,
        points=3,
        hands={0: "cattle-wealth"},
    )
    state = after(state, "invade aksum", "bring parsa", "bring parsa", "bring parsa")
    assert held(state)["wagadu"] == (0, 5)
    state = next_turn(state, 0)
    assert can(state, "score cattle-wealth")


@rule("E-10.7")
def test_a_condition_that_held_on_a_rivals_turn_and_no_longer_holds_is_of_no_use() -> None:
    state = holding("cattle-wealth", step="Moving", at={"mupata": (0, 5)}, points=1)
    assert not can(after(state, "move mupata aksum"), "score cattle-wealth")


@rule("E-10.8", "E-10.1")
def test_a_fulfilled_card_may_be_kept() -> None:
    state = holding("cattle-wealth", at={"mupata": (0, 5)})
    assert legal(state) == ["finish", "score cattle-wealth"]
    assert not any(isinstance(event, Scored) for event in events(state, "finish"))
    state = next_turn(state, 0)
    assert hand(state) == ("cattle-wealth",)


@rule("E-10.8")
def test_a_fulfilled_card_may_be_discarded_for_a_die() -> None:
    state = holding("cattle-wealth", step="Moving", at={"mupata": (0, 5)}, dice="o")
    assert can(state, "black cattle-wealth orange")


@rule("E-10.2", "E-6.1")
def test_a_conquest_is_told_with_its_numbers() -> None:
    state = conquering("gansu-road", dice="k")
    told = [event for event in events(state, "invade rus", "bring scythia") if isinstance(event, Conquered)]
    assert told == [Conquered(seat=0, rival=1, target="rus", explorers=1, black=1, defenders=1)]
