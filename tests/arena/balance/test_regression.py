"""Effects on games whose answer is known."""

from collections.abc import Sequence
from math import sqrt
from random import Random

import pytest

from latium.arena.balance.regression import Counts, Game, Sums, effects

numpy = pytest.importorskip("numpy", reason="numpy is not installed")


def duel(winner: float, loser: float) -> Game:
    """The first has the thing and the second has not."""
    return Game([{0: 1}, {}], [(winner,), (loser,)])


def test_of_one_thing_it_is_the_mean_difference_with_its_textbook_error() -> None:
    games = [duel(5, 2), duel(4, 4), duel(9, 3), duel(1, 2)]
    found = effects(Sums(games, 1), {0: 1.0}, [])
    differences = [3, 0, 6, -1]
    mean = sum(differences) / 4
    variance = sum((one - mean) ** 2 for one in differences) / 3
    (effect,) = found.each[0]
    assert effect.value == pytest.approx(mean)
    assert effect.error == pytest.approx(sqrt(variance / 4))


def drawn(rng: Random, columns: int, seats: int) -> list[Counts]:
    return [{column: count for column in range(columns) if (count := rng.randrange(3))} for _ in range(seats)]


def test_effects_without_chance_are_found_whatever_the_game_gave_to_all() -> None:
    rng = Random(1)
    worth = [2.0, -1.0, 0.5]
    games = []
    for _ in range(40):
        counts = drawn(rng, 3, rng.choice((2, 3, 4)))
        given = rng.randrange(100)
        games.append(Game(counts, [(given + sum(worth[one] * count for one, count in c.items()),) for c in counts]))
    found = effects(Sums(games, 3), dict.fromkeys(range(3), 1.0), [])
    assert [found.each[column][0].value for column in range(3)] == pytest.approx(worth)
    assert found.average[0].value == pytest.approx(0.5)
    assert [found.beside[column][0].value for column in range(3)] == pytest.approx([1.5, -1.5, 0.0], abs=1e-9)
    assert max(found.each[column][0].error for column in range(3)) < 1e-9


def noisy(games: int) -> list[Game]:
    rng = Random(2)
    made = []
    for _ in range(games):
        counts = drawn(rng, 4, 3)
        made.append(Game(counts, [(c.get(0, 0) - c.get(2, 0) + rng.gauss(0, 2), rng.random()) for c in counts]))
    return made


def by_numpy(games: Sequence[Game], outcome: int) -> tuple[list[float], list[float]]:
    """The same by matrices: values and errors clustered by game."""
    rows, values = [], []
    for game in games:
        x = numpy.array([[c.get(column, 0) for column in range(4)] for c in game.counts], dtype=float)
        y = numpy.array([outcomes[outcome] for outcomes in game.outcomes])
        rows.append(x - x.mean(axis=0))
        values.append(y - y.mean())
    x, y = numpy.concatenate(rows), numpy.concatenate(values)
    inverse = numpy.linalg.inv(x.T @ x)
    effect = inverse @ x.T @ y
    pulls = [one.T @ (value - one @ effect) for one, value in zip(rows, values, strict=True)]
    freedom = len(x) - len(games)
    variance = inverse @ sum(numpy.outer(pull, pull) for pull in pulls) @ inverse * freedom / (freedom - 4)
    return list(effect), list(numpy.sqrt(numpy.diag(variance)))


@pytest.mark.parametrize("outcome", [0, 1])
def test_values_and_errors_are_those_of_the_matrices(outcome: int) -> None:
    games = noisy(60)
    found = effects(Sums(games, 4), {2: 1.0, 3: 1.0}, [0, 1])
    values, errors = by_numpy(games, outcome)
    assert sorted(found.each) == [2, 3]
    for column in (2, 3):
        assert found.each[column][outcome].value == pytest.approx(values[column])
        assert found.each[column][outcome].error == pytest.approx(errors[column])


def test_of_a_whole_each_is_measured_from_the_mean_of_all() -> None:
    games = [Game([{0: 1}, {1: 1}, {2: 1}], [(9 + noise,), (5.0,), (1.0,)]) for noise in (0, 1, -1, 0)]
    found = effects(Sums(games, 3), dict.fromkeys(range(3), 1.0), [], [[0, 1, 2]])
    assert [found.each[column][0].value for column in range(3)] == pytest.approx([4, 0, -4])


def test_a_column_that_says_nothing_of_its_own_is_left_out() -> None:
    games = [Game([{0: 1, 1: 2}, {}], [(one,), (0.0,)]) for one in (1.0, 2.0, 3.0)]
    assert list(effects(Sums(games, 2), {0: 1.0, 1: 1.0}, []).each) == [0]
    assert list(effects(Sums(games, 2), {1: 1.0}, [0]).each) == []


def test_too_few_games_tell_nothing() -> None:
    assert effects(Sums([duel(1, 0)], 1), {0: 1.0}, []).each == {}
    assert effects(Sums([], 1), {0: 1.0}, []).each == {}
