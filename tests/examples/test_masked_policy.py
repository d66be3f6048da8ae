"""The example that learns by its own games gets better."""

import gymnasium

from examples.masked_policy import GAME, Policy, strength


def test_a_masked_policy_improves_against_a_bot() -> None:
    env = gymnasium.make(GAME, opponents="random", reward="score")
    policy = Policy(env, seed=1)
    before = strength(policy, env, 40)
    policy.learn(env, games=200, seed=0)
    assert strength(policy, env, 40) > before + 2
