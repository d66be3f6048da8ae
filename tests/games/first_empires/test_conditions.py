"""E-10.2, the conditions of achievement cards; and E-3.4, what counts this turn."""

from typing import Any, Final

import pytest

from latium.games.first_empires import GAME
from latium.games.first_empires.catalogue import CONDITIONS
from latium.games.first_empires.events import Scored
from latium.testing import rule
from tests.games.first_empires.drawing import (
    after,
    can,
    events,
    refusal,
    table,
    view,
)
from tests.games.first_empires.hands import E, H, K, conditions, conquering, holding
from tests.games.first_empires.passing import next_turn

# --- E-10.2: each kind holds at its number and not below it

MET: Final[dict[str, dict[str, Any]]] = {
    "gansu-road": {"at": {"scythia": (0, 1), "funan": (0, 1), "huaxia": (0, 1)}},
    "canal-granaries": {"at": dict.fromkeys(["huaxia", "rus", "indus", "funan", "parsa"], (0, 1))},
    "painted-tombs": {
        "at": {"etruria": (0, 2), **dict.fromkeys(["albion", "scythia", "rus", "parsa"], (0, 1))},
    },
    "monsoon-traders": {"at": {"rus": (0, 2), "parsa": (0, 1), "aksum": (0, 1), "indus": (0, 1)}},
    "cattle-wealth": {"at": {"mupata": (0, 5)}},
    "elephant-muster": {"at": {"parsa": (0, 6)}},
    "walled-market-towns": {"levels": {0: {"blue": 2}}},
    "tribute-of-rival-kings": {"taken": {0: {1: 2, 2: 3}}},
    "rostra-of-tarchna": {"conquests": 2},
    "envoys-to-the-steppe": {"conquests": 2, "rivals": (1, 2)},
    "sack-of-the-seven-hills": {"captured": 2},
    "voyage-of-zho-ying": {"raised": {"orange": 2}},
    "mandate-of-a-hundred-states": {"raised": {"orange": 1, "blue": 1, "green": 1, "yellow": 1}},
    "augurs-college": {"dice": "b b b g"},
    "oracle-bones": {"dice": "o b p k"},
    "spirit-mediums-counsel": {"dice": "k k o", "conquests": 1},
}
SHORT: Final[list[tuple[str, dict[str, Any], str, int, int]]] = [
    ("gansu-road", {"at": {"scythia": (0, 1), "huaxia": (0, 2)}}, "occupy_color", 2, 1),
    (
        "canal-granaries",
        {"at": {"huaxia": (0, 2), "rus": (0, 1), "indus": (0, 1), "funan": (0, 1)}},
        "occupy_total",
        5,
        4,
    ),
    (
        "painted-tombs",
        {"at": {"etruria": (0, 2), **dict.fromkeys(["albion", "scythia", "rus", "aksum"], (0, 1))}},
        "occupy_distinct_colors",
        5,
        4,
    ),
    (
        "monsoon-traders",
        {
            "at": {
                "rus": (0, 1),
                "parsa": (0, 1),
                "aksum": (0, 1),
                "etruria": (0, 1),
                "scythia": (0, 1),
                "indus": (1, 3),
            }
        },
        "occupy_coast",
        4,
        3,
    ),
    ("cattle-wealth", {"at": {"mupata": (0, 4), "aksum": (0, 1)}}, "explorers_in_region", 5, 4),
    ("elephant-muster", {"at": {"parsa": (0, 5), "karthadst": (0, 1)}}, "explorers_in_region", 6, 5),
    ("walled-market-towns", {}, "own_cities_on_board", 2, 1),
    ("tribute-of-rival-kings", {"taken": {0: {1: 2, 2: 2}}}, "captured_total", 5, 4),
    ("rostra-of-tarchna", {"conquests": 1, "captured": 3}, "conquer", 2, 1),
    ("envoys-to-the-steppe", {"conquests": 2, "rivals": (1,)}, "conquer_players", 2, 1),
    ("sack-of-the-seven-hills", {"captured": 1, "conquests": 2, "taken": {0: {1: 3}}}, "capture_city_turn", 2, 1),
    ("voyage-of-zho-ying", {"raised": {"orange": 1, "blue": 2}}, "raise_track", 2, 1),
    ("mandate-of-a-hundred-states", {"raised": {"orange": 2, "blue": 2, "green": 1}}, "raise_distinct", 4, 3),
    ("augurs-college", {"dice": "b b g g"}, "dice_same", 3, 2),
    ("oracle-bones", {"dice": "o b p p p"}, "dice_distinct", 4, 3),
    ("spirit-mediums-counsel", {"dice": "k o o", "conquests": 1}, "dice_face", 2, 1),
    ("spirit-mediums-counsel", {"dice": "k k o"}, "conquer", 1, 0),
]


@rule("E-10.2")
def test_every_kind_of_condition_is_among_these_cards() -> None:
    assert set().union(*(conditions(card) for card in MET)) == set(CONDITIONS)
    assert {kind for _, _, kind, _, _ in SHORT} == set(CONDITIONS)


@rule("E-10.2", "E-10.1")
@pytest.mark.parametrize("card", MET)
def test_a_condition_holds_at_its_number(card: str) -> None:
    state = holding(card, **MET[card])
    assert can(state, f"score {card}")
    points = {told.id: told.points for told in state.catalogue.source.card}[card]
    assert events(state, f"score {card}")[0] == Scored(seat=0, card=card, points=points)


@rule("E-10.2")
@pytest.mark.parametrize(("card", "position", "kind", "needed", "found"), SHORT)
def test_one_short_of_its_number_it_does_not(
    card: str, position: dict[str, Any], kind: str, needed: int, found: int
) -> None:
    state = holding(card, **position)
    told = refusal(state, f"score {card}")
    assert (told.clause, told.message) == ("E-10.2", "condition-not-met")
    args = {name: told.args[name] for name in ("card", "condition", "needed", "found")}
    assert args == {"card": f"card-{card}", "condition": kind, "needed": needed, "found": found}
    assert (needed, found) in [(line.needed, line.has) for line in GAME.demands(state, 0)[card]]


@rule("E-3.4", "E-10.6")
def test_of_turns_of_others_and_of_dice_that_may_still_be_rolled_nothing_is_counted() -> None:
    mediums = "spirit-mediums-counsel"
    closing = holding(mediums, dice="k k o", conquests=1)
    assert [line.has for line in GAME.demands(closing, 0)[mediums]] == [2, 1]
    rolling = holding(mediums, step="Rerolling", dice="k k o")
    assert [line.has for line in GAME.demands(rolling, 0)[mediums]] == [None, 0]
    assert [line.has for line in GAME.demands(next_turn(closing, 1), 0)[mediums]] == [None, None]


@rule("E-10.5")
def test_only_who_holds_a_card_is_told_what_it_asks_for() -> None:
    state = holding("gansu-road")
    assert "gansu-road" in GAME.demands(state, 0)
    assert "gansu-road" not in GAME.demands(state, 1)
    assert not GAME.demands(state, None)


@rule("E-10.2")
@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("gansu-road", {"at": dict.fromkeys(["scythia", "funan", "mupata"], (0, 1))}),
        ("cattle-wealth", {"at": {"mupata": (0, 6)}}),
        ("walled-market-towns", {"levels": {0: {"blue": 2, "green": 2}}}),
        ("tribute-of-rival-kings", {"taken": {0: {1: 6}}}),
        ("rostra-of-tarchna", {"conquests": 3}),
        ("voyage-of-zho-ying", {"raised": {"orange": 3}}),
        ("augurs-college", {"dice": "k k k k"}),
        ("oracle-bones", {"dice": "o b p g k"}),
    ],
)
def test_more_than_the_number_is_as_good(card: str, position: dict[str, Any]) -> None:
    assert can(holding(card, **position), f"score {card}")


@rule("E-10.2")
def test_all_conditions_of_a_card_must_hold_together() -> None:
    card = "spirit-mediums-counsel"
    assert conditions(card) == {"dice_face", "conquer"}
    assert not can(holding(card, dice="k k", conquests=0), f"score {card}")
    assert not can(holding(card, dice="k o", conquests=1), f"score {card}")
    assert can(holding(card, dice="k k", conquests=1), f"score {card}")


@rule("E-10.2")
def test_regions_of_rivals_and_empty_ones_are_not_occupied() -> None:
    at = {"scythia": (0, 3), "funan": (1, 3)}
    state = holding("gansu-road", at=at, cities={"mupata": 0})
    assert refusal(state, "score gansu-road").args["found"] == 1


@rule("E-10.2")
def test_the_refusal_names_colour_track_face_or_ocean() -> None:
    assert refusal(holding("gansu-road"), "score gansu-road").args["face"] == "face-purple"
    assert refusal(holding("voyage-of-zho-ying"), "score voyage-of-zho-ying").args["face"] == "face-orange"
    assert refusal(holding("spirit-mediums-counsel"), "score spirit-mediums-counsel").args["face"] == "face-black"
    assert refusal(holding("monsoon-traders"), "score monsoon-traders").args["ocean"] == "ocean-east"


@rule("E-10.2", "E-9.3")
def test_own_cities_count_in_occupied_regions_or_not_and_taken_ones_never() -> None:
    abandoned = holding("walled-market-towns", levels={0: {"blue": 2}}, cities={"rus": 0, "funan": 0})
    assert can(abandoned, "score walled-market-towns")
    lost = holding("walled-market-towns", levels={0: {"blue": 2}}, taken={1: {0: 1}, 0: {1: 3}})
    assert refusal(lost, "score walled-market-towns").args["found"] == 1


# --- the counters, played


@rule("E-10.2", "E-3.4")
def test_conquests_and_those_they_hit_are_counted() -> None:
    state = conquering("envoys-to-the-steppe")
    state = after(state, "invade rus", "bring scythia", "bring scythia")
    assert view(state).turn.conquests == 1
    assert not can(state, "score envoys-to-the-steppe")
    state = after(state, "invade parsa", "bring indus", "bring indus")
    assert (view(state).turn.conquests, view(state).turn.rivals) == (2, (1, 2))
    assert can(state, "score envoys-to-the-steppe")


@rule("E-10.2")
def test_the_same_rival_twice_is_one_rival_and_two_conquests() -> None:
    """Marcus is driven from Rus to Funan and from there to Etruria."""
    state = table(
        civilizations=(K, E, H),
        at={"scythia": (0, 3), "indus": (0, 5), "rus": (1, 1), "funan": (1, 1), "etruria": (1, 1), "huaxia": (2, 3)},
        points=6,
        hands={0: "march-over-the-snow-passes"},
        dice="k",
    )
    state = after(state, "invade rus", "bring scythia", "retreat funan")
    assert not can(state, "score march-over-the-snow-passes")
    state = after(state, "invade funan", "bring indus", "bring indus")
    assert (view(state).turn.conquests, view(state).turn.rivals) == (2, (1,))
    assert can(state, "score march-over-the-snow-passes")


@rule("E-10.2", "E-5.8")
def test_an_empty_region_is_no_conquest_but_its_city_counts_as_taken() -> None:
    state = table(
        civilizations=(K, E, H),
        at={"parsa": (0, 4), "etruria": (1, 3), "huaxia": (2, 3)},
        cities={"aksum": 1, "indus": (2, 1)},
        points=2,
        hands={0: "sack-of-the-seven-hills march-over-the-snow-passes"},
    )
    state = after(state, "move parsa aksum")
    assert (view(state).turn.captured, view(state).turn.conquests) == (1, 0)
    assert not can(state, "score sack-of-the-seven-hills")
    state = after(state, "move parsa indus")
    assert can(state, "score sack-of-the-seven-hills")
    assert not can(state, "score march-over-the-snow-passes")


@rule("E-10.2")
def test_raises_are_counted_by_track() -> None:
    state = table(
        civilizations=(H, E, K),
        at={"albion": (0, 1), "sahul": (0, 1), "rus": (0, 1), "funan": (0, 1), "indus": (0, 1)},
        step="Advancing",
        dice="o o p",
        hands={0: "voyage-of-zho-ying celestial-cavalry"},
    )
    state = after(state, "raise orange", "raise purple")
    assert not can(state, "score voyage-of-zho-ying")
    state = after(state, "raise orange")
    assert can(state, "score voyage-of-zho-ying")
    assert refusal(state, "score celestial-cavalry").args["found"] == 1


# --- E-3.4


@rule("E-3.4", "E-10.3")
def test_what_was_counted_starts_anew_with_the_next_own_turn() -> None:
    state = holding(
        "rostra-of-tarchna",
        conquests=2,
        rivals=(1, 2),
        captured=3,
        raised={"orange": 2},
        dice="b b",
        natural="b g",
        blackened=1,
    )
    assert can(state, "score rostra-of-tarchna")
    state = next_turn(state, 0)
    turn = view(state).turn
    assert (turn.conquests, turn.rivals, turn.captured, turn.blackened, turn.founded) == (0, (), 0, 0, ())
    assert set(turn.raised.values()) == {0}
    assert refusal(state, "score rostra-of-tarchna").args["found"] == 0


@rule("E-3.4")
def test_what_happens_on_the_turns_of_rivals_never_counts() -> None:
    """Marcus conquers twice and takes cities on his turn: Livia's cards know nothing of it."""
    state = table(
        civilizations=(K, E, H),
        at={
            "karthadst": (0, 2),
            "rus": (0, 1),
            "albion": (0, 1),
            "scythia": (1, 4),
            "etruria": (1, 2),
            "huaxia": (2, 3),
        },
        cities={"rus": 0, "albion": 0},
        levels={0: {"orange": 2, "blue": 2}},
        seat=1,
        points=4,
        hands={0: "march-over-the-snow-passes sack-of-the-seven-hills", 1: "rostra-of-tarchna"},
    )
    state = after(state, "invade rus", "bring scythia", "bring scythia", "retreat karthadst")
    state = after(state, "invade albion", "bring etruria", "bring etruria")
    assert (view(state).turn.conquests, view(state).turn.captured) == (2, 2)
    assert can(state, "score rostra-of-tarchna")
    state = next_turn(state, 0)
    for card, kind in (("march-over-the-snow-passes", "conquer"), ("sack-of-the-seven-hills", "capture_city_turn")):
        told = refusal(state, f"score {card}")
        assert (told.args["condition"], told.args["found"]) == (kind, 0)
