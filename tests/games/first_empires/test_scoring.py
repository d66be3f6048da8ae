"""Chapter E-11: scoring, tie-breaks and shared victory."""

from collections.abc import Mapping
from typing import Any

import pytest

from latium.core.options import resolve
from latium.core.protocol import Outcome, Part
from latium.core.seats import Seat
from latium.games.first_empires import GAME
from latium.games.first_empires.catalogue import COLOURS, catalogue_for
from latium.games.first_empires.state import State
from latium.testing import Case, rule, walk
from tests.games.first_empires.drawing import after, cards_of, held, table, view

H, E, K, M = "huaxia", "etruria", "karthadst", "mupata"


def last(**position: Any) -> State:
    """The last turn of a game of three is about to end."""
    return table(**{"civilizations": (H, E, K), "seat": 2, "step": "Closing", "round_": 8, **position})


def ended(state: State, values: Mapping[tuple[Seat, Seat], list[int]] | None = None) -> Outcome:
    """The outcome with these values for the tokens that score for (seat, owner); the lowest left for all others."""
    state = after(state, "finish")
    told = {key: list(turned) for key, turned in (values or {}).items()}
    while GAME.to_act(state):
        step = view(state).steps[-1]
        coming = told.get((step.seat or 0, step.owner or 0))
        state = after(state, f"turn-up {coming.pop(0)}" if coming else GAME.write(state, GAME.legal(state, -1)[0]))
    assert not any(told.values())
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome


def part(outcome: Outcome, seat: Seat, name: str) -> tuple[int, int]:
    """How many there were and what they brought."""
    (found,) = (part for part in outcome.scores[seat].parts if part.name == name)
    return found.count, found.points


def totals(outcome: Outcome) -> list[int]:
    return [score.total for score in outcome.scores]


# --- the whole score


@rule("E-11.2", "E-11.3", "E-11.4", "E-11.5")
def test_the_rulebooks_example_of_fifty_six_points() -> None:
    """10 + 6 + 9 + 7 + 6 = 38, then cities of 3, 2, 2, 1 and 1, then cards of 5 and 4."""
    state = last(
        at={"huaxia": (0, 4), "rus": (0, 4)},
        levels={0: {"orange": 5, "blue": 4, "purple": 5, "green": 4, "yellow": 4}},
        cities={"huaxia": (0, 2), "rus": 0, "indus": 0},
        taken={0: {1: 1}, 1: {0: 2}},
        scored={0: "voyage-of-zho-ying gansu-road"},
        hands={0: "jade-tribute"},
    )
    outcome = ended(state, {(0, 0): [3, 2, 1, 1], (0, 1): [2], (1, 0): [2, 2]})
    assert outcome.scores[0].parts == (Part("tracks", 22, 38), Part("cities", 5, 9), Part("cards", 2, 9))
    assert totals(outcome)[0] == 38 + 9 + 9 == 56
    assert outcome.winners == (0,)


@rule("E-11.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_parts_of_every_score_add_up_to_its_total(seats: int) -> None:
    for state in walk(GAME, Case(seats, {}), seed=seats).states:
        for score in GAME.scores(state):
            assert sum(part.points for part in score.parts) == score.total
            assert tuple(part.name for part in score.parts) == GAME.facts.score_parts


@rule("E-11.2", "E-2.3")
def test_before_the_civilizations_are_known_nobody_has_points() -> None:
    state = GAME.setup(3, resolve(GAME.facts, 3, {}))
    assert [score.total for score in GAME.scores(state)] == [0, 0, 0]


# --- E-11.2


@rule("E-11.2")
def test_each_space_of_the_example_brings_its_own_points() -> None:
    for track, place, points in (("orange", 5, 10), ("blue", 4, 6), ("purple", 5, 9), ("green", 4, 7)):
        outcome = ended(last(levels={0: {track: place}}))
        assert part(outcome, 0, "tracks") == (place, points)
    outcome = ended(last(at={"huaxia": (0, 8)}))
    assert part(outcome, 0, "tracks") == (4, 6)


@rule("E-11.2", "E-1.5")
@pytest.mark.parametrize("civilization", [H, E, K, M])
@pytest.mark.parametrize("track", COLOURS[:4])
def test_a_track_brings_the_space_reached_and_not_those_below(civilization: str, track: str) -> None:
    catalogue = catalogue_for(None, 3)
    printed = catalogue.source.civilization[catalogue.civilization_index[civilization]].tracks()[track].points
    others = [name for name in (H, E, K) if name != civilization][:2]
    for place, points in enumerate(printed):
        state = table(civilizations=(civilization, *others), levels={0: {track: place}})
        assert GAME.scores(state)[0].parts[0] == Part("tracks", place, points)


# --- E-11.3


@rule("E-11.3")
def test_own_tokens_on_the_map_score_whether_their_regions_are_occupied_or_not() -> None:
    state = last(at={"rus": (0, 3)}, levels={0: {"blue": 2, "green": 2}}, cities={"rus": 0, "huaxia": 0, "funan": 0})
    assert "funan" not in held(state)
    outcome = ended(state, {(0, 0): [3, 2, 2]})
    assert part(outcome, 0, "cities") == (3, 7)


@rule("E-11.3", "E-6.8")
def test_tokens_taken_score_for_who_took_them_and_not_for_their_owner() -> None:
    state = last(levels={1: {"orange": 4, "purple": 2}}, taken={0: {1: 2}}, cities={"etruria": 1})
    outcome = ended(state, {(0, 1): [3, 2], (1, 1): [1]})
    assert part(outcome, 0, "cities")[0] == 1 + 2
    assert part(outcome, 0, "cities")[1] == 1 + 3 + 2  # the lowest for its own one
    assert part(outcome, 1, "cities") == (1, 1)


@rule("E-11.3")
def test_tokens_still_above_the_tracks_score_nothing() -> None:
    state = last()
    assert len(view(state).players[0].tokens) == 5
    outcome = ended(state, {(0, 0): [2]})
    assert part(outcome, 0, "cities") == (1, 2)


# --- E-11.4


@rule("E-11.4")
@pytest.mark.parametrize("civilization", [H, E, K, M])
def test_each_scored_card_brings_its_points(civilization: str) -> None:
    """Every deck is worth 36 points."""
    others = [name for name in (H, E, K) if name != civilization][:2]
    deck = cards_of(civilization)
    total = 0
    for count, card in enumerate(deck):
        state = table(civilizations=(civilization, *others), scored={0: deck[: count + 1]})
        points = {told.id: told.points for told in state.catalogue.source.card}[card]
        total += points
        assert GAME.scores(state)[0].parts[2] == Part("cards", count + 1, total)
    assert total == 36


@rule("E-11.4", "E-10.5")
def test_cards_in_hand_and_discarded_bring_nothing() -> None:
    state = last(hands={0: "gansu-road jade-tribute"}, discarded={0: "voyage-of-zho-ying"})
    assert part(ended(state), 0, "cards") == (0, 0)


@rule("E-11.4")
def test_a_card_shows_in_the_running_score_when_it_is_scored() -> None:
    state = table(
        civilizations=(H, E, K), at={"scythia": (0, 1), "funan": (0, 2)}, hands={0: "gansu-road"}, step="Closing"
    )
    preview = GAME.preview(state, 0, GAME.read(state, 0, "score gansu-road"))
    assert (preview.before, preview.after) == ((0, 0, 0), (4, 0, 0))


# --- E-11.5


def scores(
    state: State, tokens: Mapping[tuple[Seat, Seat], list[int]] | None = None
) -> tuple[list[int], tuple[int, ...]]:
    outcome = ended(state, tokens)
    return totals(outcome), outcome.ranks


@rule("E-11.5")
def test_the_highest_total_wins() -> None:
    """Marcus has more cards in hand, more tokens and more scored cards, but fewer points."""
    state = last(
        levels={0: {"orange": 5}},
        taken={1: {2: 1}},
        hands={1: "amber-route painted-tombs"},
        scored={1: "league-of-twelve-towns"},
    )
    found, ranks = scores(state)
    assert found == [10 + 1 + 1, 1 + 1 + 2, 0]
    assert ranks == (1, 2, 3)


@rule("E-11.5", "E-10.8")
def test_between_equal_totals_more_cards_in_hand_decide() -> None:
    state = last(hands={1: "amber-route"}, cities={"huaxia": 0}, taken={0: {2: 1}})
    found, ranks = scores(state, {(0, 0): [1], (0, 2): [1], (1, 1): [2]})
    assert found == [2, 2, 0]
    assert ranks == (2, 1, 3)  # although Livia has more tokens


@rule("E-11.5")
def test_then_more_scored_tokens_and_cards_together() -> None:
    """Livia: tokens of 1 and 1, a card of 2. Marcus: a token of 2 and a card of 2. Portia has none."""
    state = last(
        taken={0: {2: 1}},
        scored={0: "walled-market-towns", 1: "league-of-twelve-towns"},
        hands={0: "gansu-road", 1: "amber-route"},
    )
    outcome = ended(state, {(0, 0): [1], (0, 2): [1], (1, 1): [2]})
    assert totals(outcome) == [4, 4, 0]
    assert [score.tie_breaks for score in outcome.scores] == [(1, 3), (1, 2), (0, 0)]
    assert outcome.ranks == (1, 2, 3)


@rule("E-11.5")
def test_tokens_and_cards_are_counted_together_not_apart() -> None:
    """Three tokens against a token and two cards: equal."""
    state = last(
        levels={0: {"blue": 2, "purple": 1}},
        taken={0: {2: 1}},
        scored={1: "league-of-twelve-towns painted-tombs"},
        cities={"huaxia": (0, 2)},
    )
    outcome = ended(state, {(0, 0): [1, 1], (0, 2): [1], (1, 1): [1]})
    assert [score.tie_breaks for score in outcome.scores] == [(0, 3), (0, 3), (0, 0)]
    assert totals(outcome) == [2 + 1 + 3, 2 + 3 + 1, 0]
    assert outcome.winners == (0, 1)


@rule("E-11.5")
def test_tokens_left_above_the_tracks_are_no_scored_ones() -> None:
    outcome = ended(last())
    assert [score.tie_breaks for score in outcome.scores] == [(0, 1)] * 3


@rule("E-11.5")
def test_players_equal_in_everything_share_the_victory() -> None:
    outcome = ended(last())
    assert totals(outcome) == [1, 1, 1]
    assert (outcome.ranks, outcome.winners) == ((1, 1, 1), (0, 1, 2))


@rule("E-11.5")
def test_lower_places_are_decided_in_the_same_way_and_a_shared_one_leaves_the_next_empty() -> None:
    outcome = ended(last(levels={2: {"orange": 3}}, hands={0: "gansu-road"}))
    assert totals(outcome) == [1, 1, 4 + 1 + 1]
    assert outcome.ranks == (2, 3, 1)
    outcome = ended(last(levels={2: {"orange": 3}}))
    assert outcome.ranks == (2, 2, 1)
