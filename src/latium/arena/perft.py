"""How many ways a game can go: sequences of plies, chance included, counted by length."""

from typing import Any

from latium.core.chance import Dice
from latium.core.protocol import AnyGame
from latium.core.seats import CHANCE


def perft(game: AnyGame, state: Any, depth: int) -> tuple[int, ...]:
    """The numbers of different sequences of 1, 2, ... `depth` plies from this state."""
    counts = [0] * depth
    if depth:
        _count(game, state, counts, 0)
    return tuple(counts)


def _count(game: AnyGame, state: Any, counts: list[int], level: int) -> None:
    for seat in game.to_act(state):
        actions = game.legal(state, seat)
        counts[level] += len(actions)
        if level + 1 == len(counts):
            continue
        for action in actions:
            after = state.copy()
            game.apply(after, seat, action)
            _count(game, after, counts, level + 1)


def after_chance(game: AnyGame, state: Any, dice: Dice) -> Any:
    """The first position in which a player has to act, chance being drawn from the dice."""
    after = state.copy()
    draws = 0
    while game.to_act(after) == (CHANCE,):
        drawn = dice.draw(draws, game.weights(after))
        game.apply(after, CHANCE, game.legal(after, CHANCE)[drawn])
        draws += 1
    return after
