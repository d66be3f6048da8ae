"""Weights on file: which game and how many seats they are for, what they look at, and how they were made."""

from typing import Final

import msgspec

from latium.bots.value.network import FIRST, LATER, PASSED, Layer, Network
from latium.core.errors import LatiumError
from latium.core.protocol import message

LARGEST: Final = 1 << 40
"""Weights and biases beyond that could overflow what compiled code multiplies at once."""


class WeightsError(LatiumError):
    """A file of weights is not one, or is for something else."""


class LayerFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One layer, its weights output by output."""

    weights: list[list[int]]
    biases: list[int]


class WeightsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All there is in the file."""

    game: str
    seats: int
    rules_version: int
    command: str
    seed: int
    version: str
    """Of the package that made it."""
    report: dict[str, int | float | str]
    """How well it did on games it had not seen."""
    curve: list[dict[str, float]]
    """How it got there, epoch by epoch."""
    features: list[str]
    layers: list[LayerFile]


def decode(data: bytes | str, file: str, game: str, seats: int, features: list[str]) -> Network:
    """The network in a file. Raises WeightsError if it is broken or meant for anything but these features."""
    try:
        found = msgspec.json.decode(data, type=WeightsFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as failure:
        raise WeightsError(message("weights-broken", file=file, problem=str(failure))) from None
    if (found.game, found.seats, found.features) != (game, seats, features):
        raise WeightsError(message("weights-for-other", file=file))
    sizes = [len(features), *(len(layer.biases) for layer in found.layers)]
    for layer, inputs in zip(found.layers, sizes, strict=False):
        if not _fits(layer, inputs):
            raise WeightsError(message("weights-for-other", file=file))
    if len(sizes) < 2 or sizes[-1] != 1:
        raise WeightsError(message("weights-for-other", file=file))
    return network_of(found.layers)


def _fits(layer: LayerFile, inputs: int) -> bool:
    numbers = [*layer.biases, *(weight for row in layer.weights for weight in row)]
    return (
        len(layer.weights) == len(layer.biases) > 0
        and all(len(row) == inputs for row in layer.weights)
        and all(-LARGEST < number < LARGEST for number in numbers)
    )


def network_of(layers: list[LayerFile]) -> Network:
    made: list[Layer] = []
    for layer in layers:
        by_input = [list(column) for column in zip(*layer.weights, strict=True)]
        made.append(Layer(by_input, layer.biases, LATER if made else FIRST - PASSED))
    return Network(made)
