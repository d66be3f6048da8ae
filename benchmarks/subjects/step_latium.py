"""A game of ours as an environment: through PettingZoo's interface with its wrappers, or many games at once."""

import sys
from functools import partial
from importlib import import_module
from typing import Final

import numpy as np

from benchmarks.subjects import cycle
from benchmarks.subjects.stopwatch import measure_steps
from latium.adapters.vector import VectorEnv, random_ids

GAMES: Final = 128
"""So many at once."""
STEPS: Final = 50
"""Between two looks at the clock."""


class Many:
    """Games that go on, and begin anew as they end, from one measurement to the next."""

    def __init__(self, slug: str) -> None:
        self._env = VectorEnv(slug, GAMES)
        self._masks = self._env.reset(seed=1).masks

    def play(self, seed: int) -> tuple[int, int]:
        generator = np.random.default_rng(seed)
        for _ in range(STEPS):
            self._masks = self._env.step(random_ids(self._masks, generator)).masks
        return GAMES * STEPS, GAMES * STEPS


def main() -> None:
    slug, interface = sys.argv[2:]
    if interface == "vector":
        measure_steps(f"{slug} vector", Many(slug).play)
    else:
        module = import_module(f"latium.adapters.pettingzoo.{slug.replace('-', '_')}_v1")
        measure_steps(f"{slug} AEC", partial(cycle.play, module.env()))


if __name__ == "__main__":
    main()
