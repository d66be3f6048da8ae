"""Behaviour cloning: learn what a bot would choose from games that it played.

latium simulate first-empires --games 300 --bots greedy --out games.parquet
python examples/behaviour_cloning.py games.parquet
"""

import sys
from typing import Any

import numpy as np

from latium.adapters.datasets import Decisions, load


def features(observations: Any) -> Any:
    return np.concatenate([np.minimum(observations, 8) / 8, np.ones((len(observations), 1))], axis=1, dtype=np.float32)


def probabilities(weights: Any, observations: Any, masks: Any) -> Any:
    scores = np.where(masks, features(observations) @ weights, -np.inf)
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def clone(decisions: Decisions, epochs: int = 20, rate: float = 0.5) -> Any:
    weights = np.zeros((decisions.observations.shape[1] + 1, decisions.masks.shape[1]), np.float32)
    for epoch in range(epochs):
        for observations, masks, actions, _ in decisions.batches(256, seed=epoch):
            wrong = probabilities(weights, observations, masks)
            wrong[np.arange(len(actions)), actions] -= 1
            weights -= rate * features(observations).T @ wrong / len(actions)
    return weights


def main(file: str) -> None:
    decisions = load(file)
    unseen = decisions.games % 5 == 0
    weights = clone(decisions.where(~unseen))
    observations, masks, actions, _ = decisions.where(unseen)[:]
    guessed = probabilities(weights, observations, masks).argmax(axis=1)
    chance = (1 / masks.sum(axis=1)).mean()
    print(f"{len(actions)} choices it never saw: {(guessed == actions).mean():.1%} as the bot, by chance {chance:.1%}")


if __name__ == "__main__":
    main(sys.argv[1])
