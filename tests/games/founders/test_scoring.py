"""Chapter F-12: scoring."""

import pytest

from latium.core.protocol import Outcome, Part
from latium.games.founders import GAME
from latium.testing import Case, rule, walk
from tests.games.founders.drawing import after, hand, laid, points, table

LIVIA = "helios hera nike ares mi*"
"""Victory tiles worth 1, 2, 2 and 3 points, and a craftsman."""
MARCUS = "apollo athena zeus"
"""Three victory tiles worth 3 points each."""


def ended(*nations: str, hand: dict[int, str] | None = None, swapped: dict[int, str] | None = None) -> Outcome:
    """The outcome if all agree to end the game here."""
    state = table(*nations, step="Opening", hand=hand or {}, swapped=swapped or {})
    outcome = GAME.outcome(after(state, "propose", *["agree"] * (len(nations) - 1)))
    assert outcome is not None
    return outcome


def totals(outcome: Outcome) -> list[int]:
    return [score.total for score in outcome.scores]


def part(outcome: Outcome, seat: int, name: str) -> tuple[int, int]:
    """How many there were and what they brought."""
    (found,) = (part for part in outcome.scores[seat].parts if part.name == name)
    return found.count, found.points


# --- the whole score


@rule("F-12.6", "F-12.1", "F-12.2", "F-12.3", "F-12.4")
def test_the_tie_at_twelve_of_the_rulebooks_example() -> None:
    outcome = ended(LIVIA, MARCUS, hand={0: "war coin carriage", 1: "war war coin"}, swapped={0: "fo"})
    assert totals(outcome) == [12, 12]
    assert outcome.scores[0].parts == (
        Part("victory", 4, 1 + 2 + 2 + 3),
        Part("craftsmen", 1, 2),
        Part("tokens", 3, 3),
        Part("swaps", 1, -1),
    )
    assert [score.tie_breaks for score in outcome.scores] == [(4,), (3,)]
    assert outcome.ranks == (1, 2)
    assert outcome.winners == (0,)


@rule("F-12.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_parts_of_every_score_add_up_to_its_total(seats: int) -> None:
    for state in walk(GAME, Case(seats, {}), seed=seats).states:
        for score in GAME.scores(state):
            assert sum(part.points for part in score.parts) == score.total
            assert tuple(part.name for part in score.parts) == GAME.facts.score_parts


# --- F-12.1 to F-12.4


@rule("F-12.1", "F-1.5")
@pytest.mark.parametrize(
    ("nation", "worth"), [("helios", 1), ("nike", 2), ("apollo", 3), ("helios nike apollo", 6), ("mi in-gold fo", 0)]
)
def test_each_victory_tile_in_the_nation_brings_its_points(nation: str, worth: int) -> None:
    outcome = ended(nation, "me me")
    assert part(outcome, 0, "victory")[1] == worth
    assert totals(outcome)[0] == worth


@rule("F-12.1", "F-7.1")
def test_a_pillaged_victory_tile_brings_nothing() -> None:
    assert part(ended("helios nike! apollo!", "me me"), 0, "victory") == (1, 1)


@rule("F-12.1")
def test_victory_tiles_on_display_or_swapped_away_bring_nothing() -> None:
    outcome = ended("nike me", "me me", swapped={0: "apollo"})
    assert part(outcome, 0, "victory") == (1, 2)
    assert totals(outcome)[0] == 1


@rule("F-12.2")
def test_each_craftsman_on_a_tile_brings_two_points() -> None:
    assert part(ended("mi* wi* me", "me me"), 0, "craftsmen") == (2, 4)


@rule("F-12.2", "F-7.8")
def test_a_craftsman_on_a_pillaged_tile_brings_nothing() -> None:
    assert part(ended("mi*! wi* me", "me me"), 0, "craftsmen") == (1, 2)


@rule("F-12.3")
def test_each_token_in_hand_brings_one_point_whatever_its_kind() -> None:
    outcome = ended("me me", "me me", hand={0: "war coin coin carriage horses fish"})
    assert part(outcome, 0, "tokens") == (6, 6)
    assert part(outcome, 1, "tokens") == (0, 0)


@rule("F-12.3", "F-6.7")
def test_tokens_lying_on_the_table_are_no_tokens_in_hand() -> None:
    nation = """
        6  fo! la
        5  mi* la
           e   f
    """
    state = table(nation, "me me", step="Opening", carriages="e5")
    assert points(state) == 2


@rule("F-12.4", "F-5.11")
def test_each_swapped_tile_costs_one_point() -> None:
    outcome = ended("apollo me", "me me", swapped={0: "fo mi in-gold"})
    assert part(outcome, 0, "swaps") == (3, -3)
    assert totals(outcome)[0] == 0


@rule("F-12.4")
def test_a_swap_shows_in_the_running_score() -> None:
    state = table("me nike", nature="la")
    assert points(state) == 2
    assert points(after(state, "swap lake e5")) == 1
    assert points(after(state, "swap lake f5")) == -1


# --- F-12.5


@rule("F-12.5")
def test_coins_in_a_nation_are_its_owners_before_points_are_counted() -> None:
    state = table("me$ la!$", "fo$ me", step="Opening", hand={1: "coin"})
    assert [points(state, seat) for seat in (0, 1)] == [2, 2]  # as if the game ended now
    state = after(state, "propose", "agree")
    assert (hand(state, 0), hand(state, 1)) == ("coin coin", "coin coin")
    assert [points(state, seat) for seat in (0, 1)] == [2, 2]
    assert not any(tile.coin for seat in (0, 1) for tile in laid(state, seat).values())


# --- F-12.6, F-12.7


@rule("F-12.6")
def test_the_highest_total_wins_whatever_the_number_of_victory_tiles() -> None:
    outcome = ended("apollo me", "helios iris", hand={0: "war"})
    assert totals(outcome) == [4, 2]
    assert (outcome.ranks, outcome.winners) == ((1, 2), (0,))


@rule("F-12.6", "F-7.6")
def test_pillaged_victory_tiles_count_between_equal_totals() -> None:
    outcome = ended("apollo me", "nike helios zeus!")
    assert totals(outcome) == [3, 3]
    assert outcome.winners == (1,)


@rule("F-12.6", "F-5.11")
def test_swapped_victory_tiles_do_not_count_between_equal_totals() -> None:
    outcome = ended("apollo me", "nike helios", hand={1: "war"}, swapped={1: "zeus"})
    assert totals(outcome) == [3, 3]
    assert outcome.winners == (1,)
    outcome = ended("apollo me", "athena me", hand={1: "war"}, swapped={1: "zeus"})
    assert totals(outcome) == [3, 3]
    assert outcome.winners == (0, 1)


@rule("F-12.6")
def test_lower_places_are_decided_in_the_same_way() -> None:
    outcome = ended("me la", "apollo zeus", "nike helios", "athena me")
    assert totals(outcome) == [0, 6, 3, 3]
    assert outcome.ranks == (4, 1, 2, 3)


@rule("F-12.7")
def test_players_equal_in_points_and_victory_tiles_share_the_victory() -> None:
    outcome = ended("apollo me", "athena la", "nike gr")
    assert totals(outcome) == [3, 3, 2]
    assert outcome.ranks == (1, 1, 3)
    assert outcome.winners == (0, 1)


@rule("F-12.7")
def test_a_shared_place_leaves_the_next_one_empty() -> None:
    outcome = ended("me la", "apollo me", "gr gr", "wf wf")
    assert outcome.ranks == (2, 1, 2, 2)


@rule("F-12.7")
def test_all_may_share_the_victory() -> None:
    assert ended("la la", "me me", "gr gr", "wf wf").winners == (0, 1, 2, 3)


# --- F-12.8


@rule("F-12.8")
def test_a_total_may_be_negative() -> None:
    outcome = ended("me me", "la la", swapped={0: "fo fo", 1: "mi"})
    assert totals(outcome) == [-2, -1]
    assert outcome.ranks == (2, 1)
