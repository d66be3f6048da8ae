"""OpenSpiel's backgammon: a C++ engine played at random through pyspiel, and its own search. Runs in .bench, where it
is installed."""

import random
from functools import partial
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from benchmarks.subjects.stopwatch import measure, spread

GAME: Final = pyspiel.load_game("backgammon")
SIMULATIONS: Final = 30
"""In each search."""
EXPLORATION: Final = 2.0
"""What OpenSpiel's own example takes."""


def roll(state: Any, generator: random.Random) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(generator.choices(outcomes, weights)[0])


def play(seed: int) -> tuple[int, int]:
    generator = random.Random(seed)
    state = GAME.new_initial_state()
    decisions = choices = 0
    while not state.is_terminal():
        if state.is_chance_node():
            roll(state, generator)
        else:
            actions = state.legal_actions()
            decisions += 1
            choices += len(actions) > 1
            state.apply_action(generator.choice(actions))
    return decisions, choices


def positions() -> list[Any]:
    """Positions of a random game in which a player has a choice."""
    generator = random.Random(1)
    state = GAME.new_initial_state()
    found = []
    while not state.is_terminal():
        if state.is_chance_node():
            roll(state, generator)
        else:
            actions = state.legal_actions()
            if len(actions) > 1:
                found.append(state.clone())
            state.apply_action(generator.choice(actions))
    return spread(found)


def search(states: list[Any]) -> int:
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = mcts.MCTSBot(GAME, EXPLORATION, SIMULATIONS, evaluator, random_state=dice)
    return sum(bot.mcts_search(state).explore_count for state in states)


def main() -> None:
    states = positions()
    middle = states[len(states) // 2]
    action = middle.legal_actions()[0]
    measure(
        "OpenSpiel backgammon",
        play,
        middle.clone,
        lambda: middle.clone().apply_action(action),
        partial(search, states),
    )


if __name__ == "__main__":
    main()
