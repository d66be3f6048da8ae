"""A game of ours as an environment: through PettingZoo's interface with its wrappers, or many games at once."""

import sys
from functools import partial
from importlib import import_module
from typing import Final

import numpy as np

from benchmarks.subjects import cycle
from benchmarks.subjects.stopwatch import measure_steps
from latium.adapters.vector import VectorEnv, random_ids

GAMES: Final = 64
"""So many at once."""
STEPS: Final = 100
"""Between two looks at the clock."""


def step_many(env: VectorEnv, seed: int) -> tuple[int, int]:
    generator = np.random.default_rng(seed)
    masks = env.reset(seed).masks
    for _ in range(STEPS):
        masks = env.step(random_ids(masks, generator)).masks
    return GAMES * STEPS, GAMES * STEPS


def main() -> None:
    slug, interface = sys.argv[2:]
    if interface == "vector":
        measure_steps(f"{slug} vector", partial(step_many, VectorEnv(slug, GAMES)))
    else:
        module = import_module(f"latium.adapters.pettingzoo.{slug.replace('-', '_')}_v1")
        measure_steps(f"{slug} AEC", partial(cycle.play, module.env()))


if __name__ == "__main__":
    main()
