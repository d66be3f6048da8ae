"""The sequential test."""

from random import Random

import pytest

from latium.arena.sprt import Blocks, Bounds, Verdict, expected, sprt

BOUNDS = Bounds(0, 50)


def outcome_of(won: list[float], bounds: Bounds = BOUNDS) -> tuple[Verdict, int]:
    """The verdict, and after how many blocks."""
    blocks = Blocks()
    for number, part in enumerate(won, 1):
        blocks = blocks.plus(part)
        test = sprt(bounds, blocks)
        if test.verdict is not Verdict.OPEN:
            return test.verdict, number
    return Verdict.OPEN, len(won)


def test_elo_promises_a_share() -> None:
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)
    assert expected(-400) == pytest.approx(1 / 11)


def test_without_games_nothing_is_decided() -> None:
    test = sprt(BOUNDS, Blocks())
    assert (test.blocks, test.ratio, test.verdict) == (0, 0, Verdict.OPEN)
    assert test.limit == 2.944


def test_a_bot_that_wins_all_is_stronger_but_not_after_one_block() -> None:
    verdict, blocks = outcome_of([1.0] * 200)
    assert verdict is Verdict.ELO1
    assert 5 < blocks < 60


def test_even_blocks_speak_for_the_lower_bound_soon() -> None:
    """Each deal won once by either: the deals decide, and the bots do not differ."""
    verdict, blocks = outcome_of([0.5] * 200)
    assert verdict is Verdict.ELO0
    assert blocks < 60


def test_the_ratio_is_the_formula() -> None:
    blocks = Blocks().plus(1.0).plus(0.5).plus(0.0).plus(1.0)
    low, high = expected(0), expected(50)
    # around the mean of 0.6, with half a block won and half a block lost
    variance = (2 * 0.4**2 + 0.1**2 + 0.6**2 + 0.5 * 0.4**2 + 0.5 * 0.6**2) / 5
    ratio = 4 * (high - low) * (2 * 2.5 / 4 - low - high) / (2 * variance)
    assert blocks.variance == pytest.approx(variance)
    assert sprt(BOUNDS, blocks).ratio == pytest.approx(ratio, abs=1e-3)


@pytest.mark.parametrize(("elo", "right"), [(0, Verdict.ELO0), (50, Verdict.ELO1)])
def test_it_is_seldom_wrong(elo: float, right: Verdict) -> None:
    random = Random(3)
    chance = expected(elo)
    verdicts = [
        outcome_of([(float(random.random() < chance) + float(random.random() < chance)) / 2 for _ in range(1500)])[0]
        for _ in range(100)
    ]
    assert verdicts.count(right) >= 88
