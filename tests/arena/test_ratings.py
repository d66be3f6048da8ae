"""Ratings follow from ranks."""

from math import exp
from random import Random

from openskill.models import PlackettLuce

from latium.arena.ratings import Ranked, ratings


def test_nobody_has_a_strength_before_the_first_game() -> None:
    first, second = ratings(["a", "b"], [])
    assert (first.bot, first.rating, second.bot, second.rating) == ("a", 25, "b", 25)
    assert (first.low, first.high) == (8.67, 41.33)


def test_the_stronger_comes_first_and_its_interval_shrinks() -> None:
    games: list[Ranked] = [(("a", "b", "c"), (3, 1, 2))] * 20
    assert [rating.bot for rating in ratings(["a", "b", "c"], games)] == ["b", "c", "a"]
    few, many = (ratings(["a", "b", "c"], games[:count])[0] for count in (2, 20))
    assert many.high - many.low < few.high - few.low


def test_seats_and_the_order_of_names_make_no_difference() -> None:
    assert ratings(["a", "b"], [(("a", "b"), (1, 2))]) == ratings(["b", "a"], [(("b", "a"), (2, 1))])


def test_a_shared_rank_between_equals_leaves_them_equal() -> None:
    first, second = ratings(["a", "b"], [(("a", "b"), (1, 1))] * 5)
    assert first.rating == second.rating == 25


def test_without_copies_it_is_what_openskill_says() -> None:
    model = PlackettLuce(tau=0.0, gamma=lambda *_: 1.0)
    [[a], [b], [c]] = model.rate([[model.rating()], [model.rating()], [model.rating()]], [2.0, 1.0, 3.0])
    rated = {rating.bot: rating.rating for rating in ratings(["a", "b", "c"], [(("a", "b", "c"), (2, 1, 3))])}
    assert rated == {"a": round(a.mu, 2), "b": round(b.mu, 2), "c": round(c.mu, 2)}


def test_a_table_of_copies_counts_as_one_opponent() -> None:
    alone = ratings(["a", "b"], [(("a", "b"), (1, 2))])
    table = ratings(["a", "b"], [(("a", "b", "b", "b"), (1, 2, 3, 4))])
    assert alone == table
    middle = ratings(["a", "b"], [(("a", "b", "b"), (2, 1, 3))])
    assert {rating.rating for rating in middle} == {25}


def test_games_of_a_bot_with_itself_tell_nothing() -> None:
    assert ratings(["a"], [(("a", "a"), (1, 2))]) == ratings(["a"], [])


def test_most_intervals_hold_the_true_difference() -> None:
    """Bots whose strengths differ by 6: the difference lies within the reach of both intervals together."""
    random = Random(1)
    chance = 1 / (1 + exp(-6 / (2**0.5 * 25 / 6)))
    held = 0
    for _ in range(40):
        ranks = [(1, 2) if random.random() < chance else (2, 1) for _ in range(100)]
        first, second = sorted(ratings(["a", "b"], [(("a", "b"), rank) for rank in ranks]), key=lambda one: one.bot)
        reach = ((first.high - first.rating) ** 2 + (second.high - second.rating) ** 2) ** 0.5
        held += abs(first.rating - second.rating - 6) <= reach
    assert held >= 36
