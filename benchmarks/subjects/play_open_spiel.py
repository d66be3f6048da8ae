"""OpenSpiel's backgammon: a C++ engine played at random through pyspiel. Runs in .bench, where it is installed."""

import random
from typing import Any

import pyspiel

from benchmarks.subjects.stopwatch import measure

GAME = pyspiel.load_game("backgammon")


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


def middle() -> Any:
    """A position after forty plies, dice included, in which a player is to move."""
    generator = random.Random(1)
    state = GAME.new_initial_state()
    while state.move_number() < 40 or state.is_chance_node():
        if state.is_chance_node():
            roll(state, generator)
        else:
            state.apply_action(generator.choice(state.legal_actions()))
    return state


def main() -> None:
    state = middle()
    action = state.legal_actions()[0]
    measure("OpenSpiel backgammon", play, state.clone, lambda: state.clone().apply_action(action))


if __name__ == "__main__":
    main()
