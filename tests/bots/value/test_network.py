"""The network's arithmetic, against the same sums done one by one."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from latium.bots.generator import Generator
from latium.bots.value.network import CEILING, FIRST, LATER, PASSED, TO_LOGIT, Layer, Network

SIZES = (7, 6, 3, 1)


def numbers(generator: Generator, count: int, most: int) -> list[int]:
    return [generator.below(2 * most + 1) - most for _ in range(count)]


def made(seed: int) -> list[tuple[list[list[int]], list[int], int]]:
    """By layer: weights by input, biases, and how far sums are shifted."""
    generator = Generator(seed)
    layers = []
    for place, (inputs, outputs) in enumerate(pairwise(SIZES)):
        rows = [numbers(generator, outputs, 1 << 21 if place == 0 else 1 << 13) for _ in range(inputs)]
        layers.append((rows, numbers(generator, outputs, 1 << 22), LATER if place else FIRST - PASSED))
    return layers


def slow_logit(layers: list[tuple[list[list[int]], list[int], int]], features: list[int]) -> int:
    values = features
    for place, (rows, biases, shift) in enumerate(layers):
        sums = [
            sum(value * row[output] for value, row in zip(values, rows, strict=True)) + bias >> shift
            for output, bias in enumerate(biases)
        ]
        last = place == len(layers) - 1
        values = sums if last else [min(max(total, 0), CEILING) for total in sums]
    return values[0] >> TO_LOGIT


@given(st.integers(0, 50), st.lists(st.integers(-20_000, 20_000), min_size=7, max_size=7))
def test_a_logit_is_what_the_layers_add_up_to(seed: int, features: list[int]) -> None:
    layers = made(seed)
    network = Network([Layer(rows, biases, shift) for rows, biases, shift in layers])
    assert network.logit(features) == slow_logit(layers, features)


def test_this_logit_is_the_same_everywhere() -> None:
    network = Network([Layer(rows, biases, shift) for rows, biases, shift in made(4)])
    assert [network.logit([seed, 0, -seed, 1, 0, -1, 2]) for seed in range(4)] == GOLDEN


GOLDEN = [-1114, -498, 200, 506]
