"""Whole games at random, as fast as the engine goes: the legal list is built at every decision, nothing is recorded."""

from typing import Final, NamedTuple

from latium.core.options import resolve
from latium.core.protocol import A, E, Game, S, V
from latium.core.seats import CHANCE
from latium.games import SHELF

MODULUS: Final = 2147483647  # Lehmer's generator: small numbers only, the same everywhere
MULTIPLIER: Final = 48271


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
    decisions = choices = chance = 0
    luck = seed % (MODULUS - 1) + 1
    for _ in range(games):
        state = game.setup(seats, options)
        luck, decided, chosen, drawn = play_out(game, state, luck)
        decisions += decided
        choices += chosen
        chance += drawn
    return Playouts(games, decisions, choices, chance)


def play_out(game: Game[S, A, E, V], state: S, luck: int) -> tuple[int, int, int, int]:
    """Play a state to its end, in place. The generator's next number, decisions, choices and chance plies."""
    decisions = 0
    choices = 0
    chance = 0
    acting = game.to_act(state)
    while acting:
        seat = acting[0]
        legal = game.legal(state, seat)
        luck = luck * MULTIPLIER % MODULUS
        if seat == CHANCE:
            chance += 1
            action = legal[weighted(list(game.weights(state)), luck)]
        else:
            decisions += 1
            if len(legal) > 1:
                choices += 1
            action = legal[luck % len(legal)]
        game.apply(state, seat, action)
        acting = game.to_act(state)
    return luck, decisions, choices, chance


def weighted(weights: list[int], luck: int) -> int:
    """The place of a number among weights laid end to end."""
    rest = luck % sum(weights)
    for place, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return place
    raise ValueError("the weights of chance must be positive")
