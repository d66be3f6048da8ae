"""One loop for every environment of PettingZoo's kind: look, choose at random among what the mask allows, step."""

import random
from typing import Any

import numpy as np


def play(env: Any, seed: int) -> tuple[int, int]:
    """A whole game; how many steps it took, as decisions and as choices."""
    generator = random.Random(seed)
    env.reset(seed=seed)
    steps = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            env.step(generator.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
    return steps, steps
