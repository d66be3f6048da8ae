"""A small policy that learns to beat a bot by its own games, with NumPy alone: REINFORCE over masked choices.

python examples/masked_policy.py --games 400
"""

import argparse
from typing import Any

import gymnasium
import numpy as np

import latium.adapters.gymnasium  # noqa: F401  # registers the environments

GAME = "latium/FirstEmpires-v1"


class Policy:
    """Scores for each id, linear in the observation; what the mask forbids is never chosen."""

    def __init__(self, env: Any, seed: int) -> None:
        self.weights = np.zeros((env.observation_space.shape[0] + 1, env.action_space.n))
        self.steps = np.zeros_like(self.weights)
        self.dice = np.random.default_rng(seed)

    def features(self, observation: Any) -> Any:
        return np.append(np.minimum(observation, 8) / 8, 1.0)

    def probabilities(self, observation: Any, mask: Any) -> Any:
        scores = np.where(mask, self.features(observation) @ self.weights, -np.inf)
        odds = np.exp(scores - scores.max())
        return odds / odds.sum()

    def play(self, env: Any, seed: int) -> tuple[float, Any]:
        """A game: what it brought, and how to make its choices more likely."""
        observation, _ = env.reset(seed=seed)
        gradient = np.zeros_like(self.weights)
        over, reward = False, 0.0
        while not over:
            odds = self.probabilities(observation, env.unwrapped.action_masks())
            action = self.dice.choice(len(odds), p=odds)
            odds[action] -= 1
            used = np.flatnonzero(odds)
            gradient[:, used] -= np.outer(self.features(observation), odds[used])
            observation, reward, over, _, _ = env.step(action)
        return reward, gradient

    def learn(self, env: Any, games: int, seed: int, batch: int = 10, rate: float = 0.05) -> None:
        for start in range(0, games, batch):
            played = [self.play(env, seed + start + number) for number in range(batch)]
            rewards = np.array([reward for reward, _ in played])
            worth = (rewards - rewards.mean()) / (rewards.std() + 1e-8)
            step = sum(value * gradient for value, (_, gradient) in zip(worth, played, strict=True)) / batch
            self.steps = 0.9 * self.steps + 0.1 * step**2
            self.weights += rate * step / (np.sqrt(self.steps) + 1e-3)


def strength(policy: Policy, env: Any, games: int) -> float:
    """By how many points it is ahead of the bot, on average over games that it does not learn from."""
    return float(np.mean([policy.play(env, 1_000_000 + number)[0] for number in range(games)]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--opponent", default="random")
    options = parser.parse_args()
    env = gymnasium.make(GAME, opponents=options.opponent, reward="score")
    policy = Policy(env, seed=1)
    before = strength(policy, env, 60)
    policy.learn(env, options.games, seed=0)
    print(f"points ahead of {options.opponent}: {before:+.1f} before, {strength(policy, env, 60):+.1f} after")


if __name__ == "__main__":
    main()
