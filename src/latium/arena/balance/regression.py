"""Least squares over the seats of many games, each compared with the others at its table.

Every column and both outcomes are taken as differences from their mean within the game: a long game, or a rich deal,
is the same for all who sat in it, and counts for nobody. The intervals are robust (clustered by game): the seats of a
game hang together, for one wins what another loses. Plain Python in a fixed order: the same figures on every machine.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from operator import mul
from typing import Final, NamedTuple, TypeAlias

Column: TypeAlias = int
Counts: TypeAlias = Mapping[Column, int]
"""How many a seat had, by column; those it had none of are left out."""
Matrix: TypeAlias = list[list[float]]

COLLINEAR: Final = 1e-7
"""A column that keeps less than this part of its spread beside the others says nothing that they do not say."""


class Game(NamedTuple):
    """The seats of a game: what each had, and its outcomes, one after another."""

    counts: Sequence[Counts]
    outcomes: Sequence[Sequence[float]]


class Effect(NamedTuple):
    """What one more is worth, and the standard error of that."""

    value: float
    error: float


class Found(NamedTuple):
    """Effects on each outcome; of the average of the columns, of each of them, and of each beyond that average."""

    average: list[Effect]
    each: dict[Column, list[Effect]]
    beside: dict[Column, list[Effect]]


class Sums:
    """All that the normal equations need of the games, for any choice of columns."""

    def __init__(self, games: Sequence[Game], columns: int) -> None:
        self.games = games
        self.seats = sum(len(game.counts) for game in games)
        self.outcomes = len(games[0].outcomes[0]) if games else 0
        self.products: Matrix = [[0.0] * columns for _ in range(columns)]
        self.with_outcome: Matrix = [[0.0] * columns for _ in range(self.outcomes)]
        for game in games:
            self._add(game)

    def _add(self, game: Game) -> None:
        together: dict[Column, int] = {}
        for counts, outcomes in zip(game.counts, _from_mean(game.outcomes), strict=True):
            self._spread(counts, 1.0)
            for column, count in counts.items():
                together[column] = together.get(column, 0) + count
                for number, outcome in enumerate(outcomes):
                    self.with_outcome[number][column] += count * outcome
        self._spread(together, -1 / len(game.counts))

    def _spread(self, counts: Counts, weight: float) -> None:
        items = list(counts.items())
        for column, count in items:
            row = self.products[column]
            weighted = weight * count
            for other, number in items:
                row[other] += weighted * number


def effects(
    sums: Sums, wanted: Mapping[Column, float], given: Sequence[Column], whole: Iterable[Sequence[Column]] = ()
) -> Found:
    """The effects of the wanted columns that can be told from the others, with the columns `given` equal; each wanted
    column counts in their average with its weight. Of the columns of a `whole` every seat has exactly one."""
    columns = [*given, *wanted]
    place = {column: number for number, column in enumerate(columns)}
    matrix = [[sums.products[one][other] for other in columns] for one in columns]
    for part in whole:
        _centre(matrix, [place[column] for column in part], sums.seats)
    kept = _invert(matrix)
    told = {column: weight for column, weight in wanted.items() if place[column] in kept}
    freedom = sums.seats - len(sums.games) - len(kept)
    if freedom <= 0 or not told:
        return Found([], {}, {})
    inverse = {columns[number]: [matrix[number][other] for other in kept] for number in kept}
    scale = (freedom + len(kept)) / freedom
    made = [_judge(sums, outcome, inverse, told, scale) for outcome in range(sums.outcomes)]
    return Found(
        [one.average for one in made],
        {column: [one.each[column] for one in made] for column in told},
        {column: [one.beside[column] for one in made] for column in told},
    )


class _Judged(NamedTuple):
    """What is found for one outcome."""

    average: Effect
    each: dict[Column, Effect]
    beside: dict[Column, Effect]


def _judge(
    sums: Sums, outcome: int, inverse: Mapping[Column, list[float]], told: Mapping[Column, float], scale: float
) -> _Judged:
    right = [sums.with_outcome[outcome][column] for column in inverse]
    known = {column: _dot(row, right) for column, row in inverse.items()}
    total = sum(told.values())
    weights = [weight / total for weight in told.values()]
    middle = _dot(weights, [known[column] for column in told])
    rows = [inverse[column] for column in told]
    own = [0.0] * len(told)
    apart = [0.0] * len(told)
    together = 0.0
    for game in sums.games:
        pull = _pull(game, outcome, known)
        shifts = [_dot(row, pull) for row in rows]
        shift = _dot(weights, shifts)
        together += shift**2
        own = [square + one**2 for square, one in zip(own, shifts, strict=True)]
        apart = [square + (one - shift) ** 2 for square, one in zip(apart, shifts, strict=True)]
    return _Judged(
        Effect(middle, sqrt(scale * together)),
        {column: Effect(known[column], sqrt(scale * square)) for column, square in zip(told, own, strict=True)},
        {
            column: Effect(known[column] - middle, sqrt(scale * square))
            for column, square in zip(told, apart, strict=True)
        },
    )


def _pull(game: Game, outcome: int, known: Mapping[Column, float]) -> list[float]:
    """By known column: how far what the effects leave unexplained in this game would move it."""
    pull = dict.fromkeys(known, 0.0)
    for counts, left in zip(game.counts, _left(game, outcome, known), strict=True):
        for column, count in counts.items():
            if column in pull:
                pull[column] += count * left
    return list(pull.values())


def _centre(matrix: Matrix, part: Sequence[int], size: float) -> None:
    """Let the effects of a whole have the mean 0: only their differences show, so any mean fits alike."""
    weights = [matrix[number][number] for number in part]
    total = sum(weights)
    if not total:
        return
    for one, weight in zip(part, weights, strict=True):
        for other, other_weight in zip(part, weights, strict=True):
            matrix[one][other] += size * weight / total * other_weight / total


def _invert(matrix: Matrix) -> list[int]:
    """Sweep the matrix: the rows and columns that are returned become the inverse of what they were; the others are
    those that depend on the ones before them."""
    before = [row[number] for number, row in enumerate(matrix)]
    kept = []
    for pivot, spread in enumerate(before):
        if matrix[pivot][pivot] > COLLINEAR * spread:
            _sweep(matrix, pivot)
            kept.append(pivot)
    return kept


def _sweep(matrix: Matrix, pivot: int) -> None:
    divisor = matrix[pivot][pivot]
    through = [value / divisor for value in matrix[pivot]]
    for number, row in enumerate(matrix):
        factor = row[pivot]
        if number == pivot or not factor:
            continue
        matrix[number] = [value - factor * other for value, other in zip(row, through, strict=True)]
        matrix[number][pivot] = -factor / divisor
    through[pivot] = 1 / divisor
    matrix[pivot] = through


def _left(game: Game, outcome: int, known: Mapping[Column, float]) -> list[float]:
    """What the effects do not explain, seat by seat."""
    unexplained = [
        [outcomes[outcome] - sum(known.get(column, 0.0) * count for column, count in counts.items())]
        for counts, outcomes in zip(game.counts, game.outcomes, strict=True)
    ]
    return [left for (left,) in _from_mean(unexplained)]


def _from_mean(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return [[value - mean for value, mean in zip(row, means, strict=True)] for row in rows]


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return float(sum(map(mul, one, other)))
