"""Learning: a small network, Adam, and the loss on games that were kept apart.

Each position is one example for every seat: the same network reads the features of each, and the shares of the win are
the softmax over the seats, so that no seat is favoured. An epoch's order depends on the seed and its number alone:
a training that goes on from a checkpoint ends as one that was never interrupted.
"""

from collections.abc import Callable
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from latium.bots.value.network import CEILING, PASSED
from latium.core.protocol import message
from latium.files import write_whole
from latium.training.games import PHASES, Positions, arrays_in
from latium.training.settings import Fit, TrainingError

Floats: TypeAlias = NDArray[np.float32]

BATCH: Final = 512
RATE: Final = 0.002
LAST_RATE: Final = 0.02
"""Part of the rate that is left at the end."""
DECAY: Final = 0.5
MOMENTS: Final = (0.9, 0.999)
KEPT_APART: Final = 10
"""One game in so many is for validation."""
HIGHEST: Final = CEILING / (1 << PASSED)
THIRDS: Final = 3


class Network(NamedTuple):
    """Weights and biases, layer by layer, for features of mean 0 and deviation 1."""

    weights: list[Floats]
    biases: list[Floats]

    def copy(self) -> "Network":
        return Network([weight.copy() for weight in self.weights], [bias.copy() for bias in self.biases])

    def arrays(self) -> list[Floats]:
        return [*self.weights, *self.biases]


class Scale(NamedTuple):
    """What features are brought to mean 0 and deviation 1 by."""

    mean: Floats
    deviation: Floats


class Epoch(NamedTuple):
    """A point of the learning curve: losses, and how often the winner was told, by thirds of the game."""

    number: int
    training: float
    validation: float
    early: float
    middle: float
    late: float


class Examples(NamedTuple):
    """Positions to learn from or to validate with."""

    features: Floats
    targets: Floats
    wins: Floats
    phases: NDArray[np.int32]


class Fitted(NamedTuple):
    """The network that did best in validation, and how it came to that."""

    network: Network
    scale: Scale
    curve: list[Epoch]
    apart: Examples
    rows: NDArray[np.int32]
    """The features of the examples kept apart, as they were counted."""


def fitted(positions: Positions, fit: Fit, seed: int, folder: Path, progress: Callable[[Epoch], None]) -> Fitted:
    apart = positions.games % KEPT_APART == KEPT_APART - 1
    if apart.all() or not apart.any():
        raise TrainingError(message("train-no-positions"))
    scale = scale_of(positions.features[~apart])
    targets = targets_of(positions, fit.mix)
    training = _examples(positions, targets, scale, ~apart)
    validation = _examples(positions, targets, scale, apart)
    run = _Run(fit, seed, positions.features.shape[2], folder / "checkpoint.npz")
    run.resume()
    for epoch in run.curve:
        progress(epoch)
    while len(run.curve) < fit.epochs:
        progress(run.epoch(training, validation))
    return Fitted(run.best, scale, run.curve, validation, positions.features[apart])


def scale_of(features: NDArray[np.int32]) -> Scale:
    rows = features.reshape(-1, features.shape[2])
    deviation = rows.std(axis=0, dtype=np.float64)
    deviation[deviation < 1e-6] = 1.0
    return Scale(rows.mean(axis=0, dtype=np.float64).astype(np.float32), deviation.astype(np.float32))


def targets_of(positions: Positions, mix: int) -> Floats:
    """The share of the win, mixed with what the points say: who lost by little was closer to it."""
    totals = positions.totals.astype(np.float32)
    lead = totals - totals.max(axis=1, keepdims=True)
    spread = np.maximum(1.0, (totals - totals.mean(axis=1, keepdims=True)).std())
    smooth = softmax(lead / spread)
    return ((100 - mix) * positions.wins + mix * smooth) / np.float32(100)


def _examples(positions: Positions, targets: Floats, scale: Scale, chosen: NDArray[np.bool_]) -> Examples:
    features = (positions.features[chosen].astype(np.float32) - scale.mean) / scale.deviation
    return Examples(features, targets[chosen], positions.wins[chosen], positions.phases[chosen])


class _Run:
    """A fit under way."""

    def __init__(self, fit: Fit, seed: int, inputs: int, file: Path) -> None:
        self.fit = fit
        self.seed = seed
        self.file = file
        self.network = fresh([inputs, *fit.hidden, 1], seed)
        self.best = self.network.copy()
        self.first = [np.zeros_like(array) for array in self.network.arrays()]
        self.second = [np.zeros_like(array) for array in self.network.arrays()]
        self.steps = 0
        self.curve: list[Epoch] = []

    def epoch(self, training: Examples, validation: Examples) -> Epoch:
        number = len(self.curve) + 1
        count = len(training.features)
        order = np.random.default_rng([self.seed, number]).permutation(count)
        total = 0.0
        for start in range(0, count, BATCH):
            chosen = order[start : start + BATCH]
            rate = self._rate(number - 1 + start / count)
            total += self._step(training.features[chosen], training.targets[chosen], rate) * len(chosen)
        logits = forward(self.network, validation.features)[-1]
        found = Epoch(number, total / count, loss(logits, validation.wins), *accuracies(logits, validation))
        if not self.curve or found.validation < min(epoch.validation for epoch in self.curve):
            self.best = self.network.copy()
        self.curve.append(found)
        self._keep()
        return found

    def _rate(self, epochs: float) -> float:
        """Falls along a half wave."""
        part = (1 + np.cos(np.pi * epochs / self.fit.epochs)) / 2
        return float(RATE * (LAST_RATE + (1 - LAST_RATE) * part))

    def _step(self, features: Floats, targets: Floats, rate: float) -> float:
        layers = forward(self.network, features)
        found = loss(layers[-1], targets)
        weights, biases = gradients(self.network, layers, targets)
        self.steps += 1
        low, high = MOMENTS
        size = rate * np.sqrt(1 - high**self.steps) / (1 - low**self.steps)
        for place, (array, slope) in enumerate(zip(self.network.arrays(), [*weights, *biases], strict=True)):
            first, second = self.first[place], self.second[place]
            first += (1 - low) * (slope - first)
            second += (1 - high) * (slope * slope - second)
            array -= (size * first / (np.sqrt(second) + 1e-8)).astype(np.float32)
            if place < len(weights):
                array *= np.float32(1 - rate * DECAY)
        return found

    def _keep(self) -> None:
        content = BytesIO()
        arrays = [*self.network.arrays(), *self.best.arrays(), *self.first, *self.second]
        np.savez(content, *arrays, steps=self.steps, curve=np.array(self.curve), asked=self._asked())
        write_whole(self.file, content.getvalue())

    def resume(self) -> None:
        """From the checkpoint, if it is of the same fit."""
        if not self.file.exists():
            return
        with arrays_in(self.file) as kept:
            if str(kept["asked"]) != self._asked():
                return
            places = [*self.network.arrays(), *self.best.arrays(), *self.first, *self.second]
            for number, array in enumerate(places):
                array[...] = kept[f"arr_{number}"]
            self.steps = int(kept["steps"])
            self.curve = [Epoch(int(row[0]), *map(float, row[1:])) for row in kept["curve"]]

    def _asked(self) -> str:
        return repr((self.fit, self.seed))


def fresh(sizes: list[int], seed: int) -> Network:
    generator = np.random.default_rng([seed, 0])
    weights = [
        (generator.standard_normal((inputs, outputs)) * np.sqrt(1.5 / inputs)).astype(np.float32)
        for inputs, outputs in pairwise(sizes)
    ]
    biases: list[Floats] = [np.full(outputs, 0.1 if outputs > 1 else 0.0, dtype=np.float32) for outputs in sizes[1:]]
    return Network(weights, biases)


def forward(network: Network, features: Floats) -> list[Floats]:
    """What goes into each layer, seat by seat, and in the end the logits by position and seat."""
    given: Floats = features.reshape(-1, features.shape[2])
    layers = [given]
    last = len(network.weights) - 1
    for number, (weights, biases) in enumerate(zip(*network, strict=True)):
        given = given @ weights + biases
        if number < last:
            given = np.clip(given, 0, np.float32(HIGHEST))
        layers.append(given)
    layers[-1] = layers[-1].reshape(features.shape[:2])
    return layers


def gradients(network: Network, layers: list[Floats], targets: Floats) -> tuple[list[Floats], list[Floats]]:
    slope = ((softmax(layers[-1]) - targets) / np.float32(len(targets))).reshape(-1, 1)
    weights: list[Floats] = []
    biases: list[Floats] = []
    for number in range(len(network.weights) - 1, -1, -1):
        given = layers[number]
        weights.append(given.T @ slope)
        biases.append(slope.sum(axis=0))
        if number:
            slope = (slope @ network.weights[number].T) * ((given > 0) & (given < HIGHEST))
    return weights[::-1], biases[::-1]


def softmax(logits: Floats) -> Floats:
    raised = np.exp(logits - logits.max(axis=1, keepdims=True))
    shares: Floats = raised / raised.sum(axis=1, keepdims=True)
    return shares


def loss(logits: Floats, targets: Floats) -> float:
    """Cross entropy, in nats a position."""
    below = logits - logits.max(axis=1, keepdims=True)
    logs = below - np.log(np.exp(below).sum(axis=1, keepdims=True))
    return float(-(targets * logs).sum(axis=1).mean())


def accuracies(logits: Floats, examples: Examples) -> list[float]:
    """By thirds of the game: how often the seat with the largest share won; where it shared the win, its part."""
    told = np.take_along_axis(examples.wins, logits.argmax(axis=1)[:, None], axis=1)[:, 0]
    third = np.minimum(examples.phases * THIRDS // PHASES, THIRDS - 1)
    return [float(told[third == number].mean()) if (third == number).any() else 0.0 for number in range(THIRDS)]
