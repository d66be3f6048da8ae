"""A game played on at random to its end, as fast as the engine goes: the legal list is built at every decision."""

from collections.abc import Sequence

from latium.bots.generator import Generator
from latium.core.chance import counted_off
from latium.core.protocol import A, E, Game, S, V
from latium.core.seats import CHANCE


def play_out(game: Game[S, A, E, V], state: S, generator: Generator) -> tuple[int, int, int]:
    """Play a state to its end, in place: how many decisions, choices and chance plies that took."""
    decisions = 0
    choices = 0
    chance = 0
    acting = game.to_act(state)
    while acting:
        seat = acting[0]
        legal = game.legal(state, seat)
        if seat == CHANCE:
            chance += 1
            action = legal[_drawn(game.weights(state), generator)]
        else:
            decisions += 1
            if len(legal) > 1:
                choices += 1
            action = legal[generator.below(len(legal))]
        game.apply(state, seat, action)
        acting = game.to_act(state)
    return decisions, choices, chance


def _drawn(weights: Sequence[int], generator: Generator) -> int:
    total = sum(weights)
    number = generator.below(total)
    alike = total == len(weights)  # no weight is less than 1
    return number if alike else counted_off(number, weights)
