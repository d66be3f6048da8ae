"""A small fully connected network in whole numbers: the same logit on every machine, compiled or not.

Features are whole numbers as they are counted. The first layer's weights are in units of 2^-FIRST, all others in units
of 2^-LATER, and what passes from layer to layer is in units of 2^-PASSED, cut off below 0 and above CEILING.
"""

from typing import TYPE_CHECKING, Final, final

from latium.bots.value.shares import UNIT

if TYPE_CHECKING:
    from mypy_extensions import i64  # only ever the type of a local: what is compiled multiplies machine words

FIRST: Final = 20
LATER: Final = 12
PASSED: Final = 10
CEILING: Final = 8 << PASSED
TO_LOGIT: Final = PASSED - (UNIT.bit_length() - 1)
AT_ONCE: Final = 4


@final
class Layer:
    """Weights by input, each with one for every output, and biases in the units of the products."""

    __slots__ = ("_biases", "_outputs", "_rows", "_shift")

    def __init__(self, rows: list[list[int]], biases: list[int], shift: int) -> None:
        self._outputs = len(biases)
        self._shift = shift
        more = [0] * (-len(biases) % AT_ONCE)
        self._biases = biases + more
        self._rows = [row + more for row in rows]

    def sums(self, given: list[int]) -> list[int]:
        """What each output adds up to, in units of 2^-PASSED. Products stay far below what a machine word holds."""
        shift = self._shift
        found: list[int] = []
        rows = [self._rows[number] for number, value in enumerate(given) if value]
        values = [value for value in given if value]
        size: i64 = len(values)
        output: i64 = 0
        outputs: i64 = self._outputs
        while output < outputs:
            first: i64 = 0
            second: i64 = 0
            third: i64 = 0
            fourth: i64 = 0
            number: i64 = 0
            while number < size:
                value: i64 = values[number]
                row = rows[number]
                first += value * row[output]
                second += value * row[output + 1]
                third += value * row[output + 2]
                fourth += value * row[output + 3]
                number += 1
            sums: list[int] = [first, second, third, fourth]
            for place, total in enumerate(sums):
                found.append((total + self._biases[output + place]) >> shift)
            output += AT_ONCE
        return found[: self._outputs]


@final
class Network:
    """Layers one after the other, the last with a single output."""

    __slots__ = ("_layers",)

    def __init__(self, layers: list[Layer]) -> None:
        self._layers = layers

    def logit(self, features: list[int]) -> int:
        """What speaks for the seat whose features these are, in units of 1/UNIT."""
        given = features
        last = len(self._layers) - 1
        for number, layer in enumerate(self._layers):
            sums = layer.sums(given)
            if number == last:
                return sums[0] >> TO_LOGIT
            given = [cut(total) for total in sums]
        raise AssertionError("a network has a layer")


def cut(total: int) -> int:
    return 0 if total < 0 else min(total, CEILING)
