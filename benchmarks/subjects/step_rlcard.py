"""RLCard's gin rummy through its own environment. Runs in .bench, where it is installed."""

import random
from functools import partial
from typing import Any

import rlcard

from benchmarks.subjects.stopwatch import measure_steps


def play(env: Any, seed: int) -> tuple[int, int]:
    generator = random.Random(seed)
    env.seed(seed)
    state, _ = env.reset()
    steps = 0
    while not env.is_over():
        state, _ = env.step(generator.choice(list(state["legal_actions"])))
        steps += 1
    return steps, steps


def main() -> None:
    measure_steps("RLCard gin_rummy", partial(play, rlcard.make("gin-rummy")))


if __name__ == "__main__":
    main()
