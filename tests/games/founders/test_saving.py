"""Positions written by hand, or damaged: what the rules could not go on from is refused."""

import pytest

from latium.games.founders import GAME
from latium.testing import rule
from tests.games.damage import damage_and_play

WORDS = ("mine", "e5", "wood", "Opening", "Beginning", "Laying", "Dealing", "NatureDraw", "Hiring", "Placing", "Voting")


@rule("F-3.2", "F-11.2")
@pytest.mark.parametrize("seed", range(8))
def test_a_damaged_position_is_refused_or_can_be_played_to_the_end(seed: int) -> None:
    accepted = damage_and_play(GAME, 2 + seed % 3, {"agreement": seed % 2 == 0}, seed, WORDS)
    assert accepted < 6 * 20
