"""A game that OpenSpiel has in Python, through its environment for learners. Runs in .bench, where it is installed."""

import random
import sys
from functools import partial
from typing import Any

import pyspiel
from open_spiel.python import games, rl_environment

from benchmarks.subjects.stopwatch import measure_steps


def play(env: Any, seed: int) -> tuple[int, int]:
    generator = random.Random(seed)
    step = env.reset()
    steps = 0
    while not step.last():
        seen = step.observations
        step = env.step([generator.choice(seen["legal_actions"][seen["current_player"]])])
        steps += 1
    return steps, steps


def main() -> None:
    name = sys.argv[2]
    assert games, "importing them registers them"
    env = rl_environment.Environment(pyspiel.load_game(name))
    measure_steps(f"OpenSpiel {name.removeprefix('python_')}", partial(play, env))


if __name__ == "__main__":
    main()
