"""The dice of bots."""

from collections import Counter

import pytest

from latium.bots.generator import Generator, derived_seed


def test_the_same_seed_gives_the_same_numbers_on_every_python() -> None:
    generator = Generator(7)
    assert [generator.below(6) for _ in range(12)] == [2, 1, 3, 5, 0, 0, 4, 0, 2, 4, 0, 4]


def test_every_number_below_the_bound_is_equally_likely() -> None:
    generator = Generator(1)
    counts = Counter(generator.below(5) for _ in range(10_000))
    assert set(counts) == set(range(5))
    assert max(counts.values()) - min(counts.values()) < 250


def test_one_possibility_costs_no_draw() -> None:
    generator, other = Generator(3), Generator(3)
    assert generator.below(1) == 0
    assert generator.below(1000) == other.below(1000)


def test_nothing_is_below_zero() -> None:
    with pytest.raises(ValueError, match="below 0"):
        Generator(1).below(0)


def test_derived_seeds_differ_in_every_part() -> None:
    assert len({derived_seed(seed, game, seat) for seed in range(9) for game in range(9) for seat in range(9)}) == 729
    assert derived_seed(1, 23) != derived_seed(12, 3)
