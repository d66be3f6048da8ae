"""Whole games at random, as fast as the engine goes: the legal list is built at every decision, nothing is recorded."""

from collections.abc import Sequence
from typing import NamedTuple

from latium.bots.generator import Generator
from latium.core.chance import counted_off
from latium.core.options import resolve
from latium.core.protocol import A, E, Game, S, V
from latium.core.seats import CHANCE
from latium.games import SHELF


class Playouts(NamedTuple):
    """What was played: chance plies are not decisions, and a decision with one legal action is no choice."""

    games: int
    decisions: int
    choices: int
    chance: int


def random_playouts(slug: str, seats: int, games: int, seed: int) -> Playouts:
    """So many random games of one game on the shelf."""
    game = SHELF[slug]
    options = resolve(game.facts, seats, {}, simulated=True)
    generator = Generator(seed)
    decisions = choices = chance = 0
    for _ in range(games):
        decided, chosen, drawn = play_out(game, game.setup(seats, options), generator)
        decisions += decided
        choices += chosen
        chance += drawn
    return Playouts(games, decisions, choices, chance)


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
