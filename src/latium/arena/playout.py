"""Whole games at random, as fast as the engine goes: the legal list is built at every decision, nothing is recorded."""

from typing import NamedTuple

from latium.bots.generator import Generator
from latium.bots.playout import play_out
from latium.core.options import resolve
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
