"""Figures that sum up many games."""

import pytest

from latium.arena.statistics import Distribution, distribution, wilson


def test_percentiles_are_numbers_that_occurred() -> None:
    assert distribution(range(1, 11)) == Distribution(mean=5.5, p10=1, median=5, p90=9)
    assert distribution([7]) == Distribution(mean=7.0, p10=7, median=7, p90=7)


def test_nothing_has_no_distribution() -> None:
    assert distribution([]) is None


def test_wilsons_interval_as_published() -> None:
    share = wilson(8, 10)
    assert (share.share, share.low, share.high) == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)


def test_the_interval_stays_within_possible_shares() -> None:
    assert wilson(0, 20).low == 0.0
    assert wilson(20, 20).high == 1.0
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)
