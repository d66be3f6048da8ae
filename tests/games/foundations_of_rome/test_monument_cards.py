"""What each monument is worth, and what each of its cards asks for: met, and missed by one.

The first seat builds. Drawings have one legend, and begin at b2, inside the city, where nothing else is said.
"""

from typing import Any, NamedTuple

import pytest

from latium.games.foundations_of_rome.catalogue import catalogue_for
from latium.games.foundations_of_rome.components import Score
from latium.games.foundations_of_rome.state import State
from latium.testing import rule
from tests.games.foundations_of_rome.drawing import after, buildings, can, city, coins, refusal

SEATS = 3
MONUMENTS = {monument.id: monument for monument in catalogue_for(None, SEATS, False).source.monument}

LEGEND = {
    "d": "domus",
    "m": "domus-maxima",
    "i": "insula-row",
    "g": "grand-insula-row",
    "k": "bakery",
    "p": "pottery",
    "r": "artisan-forum-row",
    "f": "foundry-row",
    "c": "fountain",
    "y": "library",
    "a": "garden",
}


class Met(NamedTuple):
    """All that a card asks for, and no more; lines of the drawing are parted by strokes."""

    card: str
    footprint: str
    drawing: str
    corner: str = "b2"
    coins: int = 0


class Missed(NamedTuple):
    """All that a card asks for but one thing, of which there is one too few."""

    card: str
    kind: str
    footprint: str
    drawing: str
    corner: str = "b2"
    coins: int = 0


T, U = "b2+c2+d2+c3", "b2+d2+b3+c3+d3"
ANGLE, INSIDE = "a1+a2+b2", "b2+b3+c3"

MET = [
    Met("pantheon/a", "b2-d2", "1d 1d 1k 1c 1y 1a"),
    Met("pantheon/b", "b2-d2", "1 1 1 1c 1y 1a"),
    Met("roman-forum/a", "b2-d2", "1 1 1 / 1g 1g 1g 1g"),
    Met("roman-forum/b", "b2-d2", "1 1 1 1k . 1k / 1p 1p"),
    Met("circus-maximus/a", "b2-d2", "1 1 1 1 1 1 / 1 1 1d 1d 1k 1k / 1c 1y"),
    Met("circus-maximus/b", "b2-d2", "1 1 1 1m 1m / 1g 1g 1g 1g"),
    Met("temple-of-vulcan/a", T, "1 1 1 . 1k / . 1 . 1r 1r 1r"),
    Met("temple-of-vulcan/b", T, "1 1 1 / . 1 . 1r 1r 1r / 1f 1f 1f 1f"),
    Met("temple-of-minerva/a", U, "1 . 1 . 1d / 1 1 1 1i 1i 1i"),
    Met("temple-of-minerva/b", U, "1 . 1 . 1d / 1 1 1 / 1g 1g 1g 1g"),
    Met("tower-of-wonders/a", "b2", "1 1 1 / 1i 1i 1i"),
    Met("tower-of-wonders/b", "b2", "1 1 1 1 1 1 / 1 1 1d 1d 1k 1k"),
    Met("temple-of-mars/a", INSIDE, "1 1i 1i 1i / 1 1 / 1k 1p 1p . 1k"),
    Met("temple-of-mars/b", INSIDE, "1 1 1d 1k / 1 1"),
    Met("temple-of-neptune/a", ANGLE, "1 . . / 1 1 1c 1y 1", "a1"),
    Met("temple-of-neptune/b", ANGLE, "1 . 1 / 1 1 1 1", "a1"),
    Met("lighthouse/a", "a1", "1 1 / 1f 1f 1f 1f", "a1"),
    Met("lighthouse/b", "a1", "1 1 / 1f 1f 1f 1f", "a1"),
    Met("observation-tower/a", "a1", "1 1 / . 1 1 1 1", "a1"),
    Met("observation-tower/b", "a1", "1 1i 1i 1i / 1d 1", "a1"),
    Met("temple-of-jupiter/a", "b2-c3", "1 1 / 1 1 / 1 1"),
    Met("temple-of-jupiter/b", "b2-c3", "1 1 2d / 1 1 . / 1 3k 1"),
    Met("colosseum/a", "b2-c3", "1 1 / 1 1 / 1 1"),
    Met("colosseum/b", "b2-c3", "1 1 2d / 1 1 1k / 1c 1"),
    Met("royal-warehouse/a", "b2-d3", "1 1 1 / 1 1 1"),
    Met("royal-warehouse/b", "b2-d3", "1 1 1 / 1 1 1", coins=10),
    Met("regia/a", "b2-d3", "1 1 1 / 1 1 1"),
    Met("regia/b", "b2-d3", "1 1 1 / 1 1 1 / 1i 1i 1i"),
    Met("statue-of-romulus/a", "b2-c3", "1 1 1d 1d 1k 1k / 1 1 1c 1y"),
    Met("statue-of-romulus/b", "b2-c3", "1 1 1d 1k / 1 1 1c"),
    Met("temple-of-venus/a", "b2-c2", "1 1 1k / 1f 1f 1f 1f"),
    Met("temple-of-venus/b", "b2-c2", "1 1 1c 1y 1 1"),
    Met("temple-of-apollo/a", "b2-c2", "1 1 1d 1d 1m 1m"),
    Met("temple-of-apollo/b", "b2-c2", "1 1 1d 1d 1m 1m"),
    Met("triumphal-arch/a", "a1-d1", "1 1 1 1 1 1", "a1"),
    Met("triumphal-arch/b", "b2-e2", "1 1 1 1 / 1f 1f 1f 1f"),
    Met("imperial-port/a", "a1-d1", "1 1 1 1 1 1", "a1"),
    Met("imperial-port/b", "a1-d1", "1 1 1 1 1k / 1r 1r 1r", "a1"),
]

MISSED = [
    Missed("pantheon/a", "lot_markers_in_supply", "b2-d2", "1d 1d 1k 1c 1y 1"),
    Missed("pantheon/b", "buildings", "b2-d2", "1 1 1 1c 1y 1d"),
    Missed("roman-forum/a", "population", "b2-d2", "1 1 1 1d / 1i 1i 1i"),
    Missed("roman-forum/b", "buildings", "b2-d2", "1 1 1 1k . 1d / 1p 1p"),
    Missed("circus-maximus/a", "deeds", "b2-d2", "1 1 1 1 1 1 / 1 1 1d 1d 1k 1k / 1c"),
    Missed("circus-maximus/b", "population", "b2-d2", "1 1 1 1d / 1g 1g 1g 1g"),
    Missed("temple-of-vulcan/a", "lots_covered", T, "1 1 1 . 1d / . 1 . 1r 1r 1r"),
    Missed("temple-of-vulcan/b", "coin_value", T, "1 1 1 . 1k / . 1 / 1f 1f 1f 1f"),
    Missed("temple-of-minerva/a", "lots_covered", U, "1 . 1 . 1k / 1 1 1 1i 1i 1i"),
    Missed("temple-of-minerva/b", "population", U, "1 . 1 . 1k / 1 1 1 / 1g 1g 1g 1g"),
    Missed("tower-of-wonders/a", "max_building_size", "b2", "1 1 1 1 / 1m 1m"),
    Missed("tower-of-wonders/b", "deeds", "b2", "1 1 1 1 1 1 / 1 1 1d 1d 1k"),
    Missed("temple-of-mars/a", "max_building_size", INSIDE, "1 1m 1m / 1 1 / 1k 1p 1p . 1k"),
    Missed("temple-of-mars/a", "coin_value", INSIDE, "1 1i 1i 1i / 1 1 / 1k 1p 1p"),
    Missed("temple-of-mars/b", "lot_markers_on_board", INSIDE, "1 1d 1d 1k / 1 1"),
    Missed("temple-of-neptune/a", "buildings", ANGLE, "1 . . / 1 1 1c 1d 1", "a1"),
    Missed("temple-of-neptune/a", "touches_border", INSIDE, "1 . . / 1 1 1c 1y 1"),
    Missed("temple-of-neptune/b", "border_lots", ANGLE, "1 . . / 1 1 1 1 1", "a1"),
    Missed("temple-of-neptune/b", "touches_border", INSIDE, "1 1 1 / . 1 . / . 1 1", "a1"),
    Missed("lighthouse/a", "max_building_size", "a1", "1 1 1 / 1i 1i 1i", "a1"),
    Missed("lighthouse/a", "touches_border", "b2", "1 1 / 1f 1f 1f 1f"),
    Missed("lighthouse/b", "coin_value", "a1", "1 1 1 / 1r 1r 1r", "a1"),
    Missed("lighthouse/b", "touches_border", "b2", "1 1 / 1f 1f 1f 1f"),
    Missed("observation-tower/a", "border_lots", "a1", "1 . / . 1 1 1 1 1", "a1"),
    Missed("observation-tower/a", "touches_border", "b2", "1 1 / . 1 1 1 1", "a1"),
    Missed("observation-tower/b", "population", "a1", "1 1i 1i 1i / 1k 1", "a1"),
    Missed("observation-tower/b", "touches_border", "b2", "1 1i 1i 1i / 1d 1"),
    Missed("temple-of-jupiter/b", "adjacent_other_player_buildings", "b2-c3", "1 1 2d / 1 1 . / 1d 2 1k"),
    Missed("colosseum/b", "adjacent_buildings", "b2-c3", "1 1 2d / 1 1 1k / 1 1"),
    Missed("royal-warehouse/b", "coins_in_hand", "b2-d3", "1 1 1 / 1 1 1", coins=9),
    Missed("regia/b", "population", "b2-d3", "1 1 1 / 1 1 1 / 1d 1m 1m"),
    Missed("statue-of-romulus/a", "buildings", "b2-c3", "1 1 1d 1d 1k 1k / 1 1 1c"),
    Missed("statue-of-romulus/b", "buildings", "b2-c3", "1 1 1y 1k / 1 1 1c"),
    Missed("statue-of-romulus/b", "buildings", "b2-c3", "1 1 1d 1y / 1 1 1c"),
    Missed("statue-of-romulus/b", "buildings", "b2-c3", "1 1 1d 1k / 1 1 1d"),
    Missed("temple-of-venus/a", "coin_value", "b2-c2", "1 1 1d / 1f 1f 1f 1f"),
    Missed("temple-of-venus/b", "buildings", "b2-c2", "1 1 1c 1d 1 1"),
    Missed("temple-of-apollo/a", "buildings", "b2-c2", "1 1 1d 1k 1m 1m"),
    Missed("temple-of-apollo/b", "population", "b2-c2", "1 1 1d 1k 1m 1m"),
    Missed("triumphal-arch/a", "touches_border", "b2-e2", "1 1 1 1 1 1"),
    Missed("triumphal-arch/b", "max_building_size", "b2-e2", "1 1 1 1 / 1i 1i 1i"),
    Missed("imperial-port/a", "touches_border", "b2-e2", "1 1 1 1 1 1"),
    Missed("imperial-port/b", "touches_border", "b2-e2", "1 1 1 1 1k / 1r 1r 1r"),
    Missed("imperial-port/b", "lots_covered", "a1-d1", "1 1 1 1 1d / 1r 1r 1r", "a1"),
]


def drawn(case: Met | Missed) -> State:
    pieces: dict[str, Any] = {letter: piece for letter, piece in LEGEND.items() if letter in case.drawing}
    return city(
        case.drawing.replace("/", "\n"),
        seats=SEATS,
        corner=case.corner,
        coins={0: case.coins},
        display=case.card,
        options={"cards": case.card[-1]},
        **pieces,
    )


def move(case: Met | Missed) -> str:
    return f"build {case.card[:-2]} {case.footprint}"


@rule("R-1.6", "R-1.7", "R-7.1", "R-7.2", "R-7.3", "R-7.9", "R-7.10")
@pytest.mark.parametrize("case", MET, ids=lambda case: case.card)
def test_just_what_a_card_asks_for_is_enough(case: Met) -> None:
    state = drawn(case)
    assert can(state, move(case))
    assert move(case).removeprefix("build ") in buildings(after(state, move(case)))


@rule("R-1.7", "R-7.2", "R-7.3", "R-7.9", "R-7.10")
@pytest.mark.parametrize("case", MISSED, ids=lambda case: f"{case.card} {case.kind}")
def test_one_less_is_too_little(case: Missed) -> None:
    state = drawn(case)
    assert not can(state, move(case))
    place = case.kind in ("touches_border", "adjacent_buildings", "adjacent_other_player_buildings")
    clause, message, told = refusal(state, move(case))
    assert (clause, message) == ("R-7.3" if place else "R-7.2", "requirement-missing")
    assert told == {
        "piece": f"piece-{case.card[:-2]}",
        "condition": f"condition-{case.kind.replace('_', '-')}",
        "kind": case.kind,
        "count": asked(case) - 1,
    }


def asked(case: Missed) -> int:
    """So much of the kind does the card ask for."""
    card = {"a": MONUMENTS[case.card[:-2]].a, "b": MONUMENTS[case.card[:-2]].b}[case.card[-1]]
    return next(requirement.n for requirement in card if requirement.kind == case.kind)


@rule("R-1.7")
def test_every_card_is_met_and_every_one_of_its_requirements_missed() -> None:
    cards = {f"{id}/{name}": card for id, one in MONUMENTS.items() for name, card in (("a", one.a), ("b", one.b))}
    assert sorted(case.card for case in MET) == sorted(cards)
    wanted = [(card, requirement.kind) for card, requirements in cards.items() for requirement in requirements]
    assert sorted((case.card, case.kind) for case in MISSED) == sorted(wanted)


@rule("R-7.2", "R-7.9")
def test_each_requirement_is_judged_by_itself() -> None:
    """The Temple of Mars asks for a large building and for coins: one building may provide both, or two one each."""
    assert can(drawn(Met("temple-of-mars/a", INSIDE, "1 1f 1f 1f 1f / 1 1")), f"build temple-of-mars {INSIDE}")
    assert can(
        drawn(Met("temple-of-mars/a", INSIDE, "1 1i 1i 1i / 1 1 / 1k 1p 1p . 1k")), f"build temple-of-mars {INSIDE}"
    )


@rule("R-7.9")
def test_more_than_asked_for_is_as_good_and_coins_in_hand_are_not_paid() -> None:
    rich = drawn(Met("royal-warehouse/b", "b2-d3", "1 1 1 / 1 1 1", coins=25))
    assert coins(after(rich, "build royal-warehouse b2-d3"))[0] == 25


@rule("R-7.9")
def test_border_lots_count_built_or_not() -> None:
    built = Met("temple-of-neptune/b", ANGLE, "1 . 1d / 1 1 1 1", "a1")
    assert can(drawn(built), f"build temple-of-neptune {ANGLE}")


@rule("R-7.9")
def test_deeds_are_lots_built_or_not_and_those_of_the_set_up_too() -> None:
    """Eleven lots, six of the set-up among them: three are missing of 14."""
    state = drawn(Met("circus-maximus/a", "b2-d2", "1 1 1 1 1 1 / 1 1 1d 1d 1k"))
    assert refusal(state, "build circus-maximus b2-d2").args["count"] == 11


WORTHS = {
    "pantheon": ("civic", "I3", 0, 0, 0, Score("civic", 3)),
    "roman-forum": ("civic", "I3", 0, 0, 0, Score("coins", 2)),
    "circus-maximus": ("civic", "I3", 0, 0, 0, Score("population", 1)),
    "temple-of-vulcan": ("commercial", "T4", 0, 1, 0, None),
    "temple-of-minerva": ("residential", "U5", 2, 0, 0, None),
    "tower-of-wonders": ("commercial", "I1", 0, 0, 3, None),
    "temple-of-mars": ("residential", "L3", 5, 0, 0, None),
    "temple-of-neptune": ("commercial", "L3", 0, 1, 5, None),
    "lighthouse": ("civic", "I1", 0, 0, 0, Score("coins", 2)),
    "observation-tower": ("civic", "I1", 0, 0, 0, Score("population", 1)),
    "temple-of-jupiter": ("civic", "O4", 0, 0, 0, Score("coins", 2)),
    "colosseum": ("civic", "O4", 0, 0, 0, Score("population", 1)),
    "royal-warehouse": ("commercial", "R6", 0, 4, 8, None),
    "regia": ("residential", "R6", 9, 0, 0, None),
    "statue-of-romulus": ("civic", "O4", 0, 0, 0, Score("building", 2)),
    "temple-of-venus": ("residential", "I2", 4, 0, 0, None),
    "temple-of-apollo": ("commercial", "I2", 0, 2, 2, None),
    "triumphal-arch": ("residential", "I4", 7, 0, 0, None),
    "imperial-port": ("commercial", "I4", 0, 3, 7, None),
}


@rule("R-1.6")
@pytest.mark.parametrize("id", MONUMENTS)
def test_a_monument_has_a_type_a_shape_and_a_worth(id: str) -> None:
    one = MONUMENTS[id]
    assert WORTHS[id] == (one.type, one.shape, one.population, one.coins, one.points, one.score)
