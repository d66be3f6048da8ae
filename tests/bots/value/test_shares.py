"""Shares of the win in whole numbers."""

from math import exp

import pytest
from hypothesis import given
from hypothesis import strategies as st

from latium.bots.value.shares import UNIT, WHOLE, shares_among, shares_of

LOGITS = st.lists(st.integers(-20 * UNIT, 20 * UNIT), min_size=1, max_size=5)


@given(LOGITS)
def test_shares_are_whole_in_all_and_none_is_negative(logits: list[int]) -> None:
    shares = shares_of(logits)
    assert sum(shares) == WHOLE
    assert min(shares) >= 0


@given(LOGITS)
def test_who_has_more_gets_no_less(logits: list[int]) -> None:
    shares = shares_of(logits)
    in_order = sorted(zip(logits, shares, strict=True))
    assert [share for _, share in in_order] == sorted(shares)


@given(LOGITS)
def test_shares_are_those_of_exponentials(logits: list[int]) -> None:
    weights = [exp(logit / UNIT) for logit in logits]
    exact = [WHOLE * weight / sum(weights) for weight in weights]
    assert shares_of(logits) == pytest.approx(exact, abs=5)


def test_these_shares_are_the_same_everywhere() -> None:
    assert shares_of([0, UNIT, -UNIT]) == [4009, 10900, 1475]
    assert shares_of([0, 0, 0]) == [5462, 5461, 5461]


def test_equal_winners_share_the_whole() -> None:
    assert shares_among([1], 3) == [0, WHOLE, 0]
    assert shares_among([0, 2], 3) == [WHOLE // 2, 0, WHOLE // 2]
    assert sum(shares_among([0, 1, 2], 5)) == WHOLE
