"""A small fully connected network in whole numbers: the same logit on every machine, compiled or not.

Features are whole numbers as they are counted. The first layer's weights are in units of 2^-FIRST, all others in units
of 2^-LATER, and what passes from layer to layer is in units of 2^-PASSED, cut off below 0 and above CEILING.
"""

from typing import Final, final

from latium.bots.value.shares import UNIT

FIRST: Final = 20
LATER: Final = 12
PASSED: Final = 10
CEILING: Final = 8 << PASSED
_TO_LOGIT: Final = PASSED - (UNIT.bit_length() - 1)


@final
class Layer:
    """Weights by output, each with one for every input, and a bias in the units of the products."""

    __slots__ = ("biases", "inputs", "shift", "weights")

    def __init__(self, inputs: int, weights: list[int], biases: list[int], shift: int) -> None:
        self.inputs = inputs
        self.weights = weights
        self.biases = biases
        self.shift = shift

    def sums(self, given: list[int]) -> list[int]:
        """What each output adds up to, in units of 2^-PASSED."""
        weights = self.weights
        shift = self.shift
        present = [number for number, value in enumerate(given) if value]
        sums: list[int] = []
        start = 0
        for bias in self.biases:
            total = bias
            for number in present:
                total += given[number] * weights[start + number]
            sums.append(total >> shift)
            start += self.inputs
        return sums


@final
class Network:
    """Layers one after the other, the last with a single output."""

    __slots__ = ("layers",)

    def __init__(self, layers: list[Layer]) -> None:
        self.layers = layers

    def logit(self, features: list[int]) -> int:
        """What speaks for the seat whose features these are, in units of 1/UNIT."""
        given = features
        last = len(self.layers) - 1
        for number, layer in enumerate(self.layers):
            sums = layer.sums(given)
            if number == last:
                return sums[0] >> _TO_LOGIT
            given = [cut(total) for total in sums]
        raise AssertionError("a network has a layer")


def cut(total: int) -> int:
    return 0 if total < 0 else min(total, CEILING)
