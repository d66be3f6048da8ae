"""Masked PPO of sb3-contrib at one seat, against a bot: `pip install "latium[research]" sb3-contrib`.

python examples/masked_ppo.py --steps 100000
"""

import argparse
import sys

import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.monitor import Monitor

from latium.adapters.gymnasium import SeatEnv

EPISODES = 60


def table(game: str, opponent: str) -> Monitor:
    """Points ahead of the others are the reward: more to learn from than a win."""
    return Monitor(SeatEnv(game, opponent, reward="score"))


def points_ahead(model: MaskablePPO, game: str, opponent: str) -> float:
    rewards, _ = evaluate_policy(model, table(game, opponent), EPISODES, deterministic=False)
    return float(rewards)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="first-empires")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--steps", type=int, default=100_000)
    options = parser.parse_args()
    torch.set_num_threads(1)  # so small a network is faster without company
    env = table(options.game, options.opponent)
    model = MaskablePPO("MlpPolicy", env, n_steps=2048, batch_size=256, gamma=1.0, ent_coef=0.01, seed=1)
    before = points_ahead(model, options.game, options.opponent)
    model.learn(options.steps)
    after = points_ahead(model, options.game, options.opponent)
    print(f"points ahead of {options.opponent}: {before:+.1f} before, {after:+.1f} after {options.steps} choices")
    sys.exit(after <= before)


if __name__ == "__main__":
    main()
