"""A game of ours at random, the whole legal list built at every decision; from the source tree or the wheel."""

import random
import sys
from functools import partial
from typing import Any

import latium
from benchmarks.subjects.stopwatch import measure
from latium.arena.playout import random_playouts
from latium.core.options import resolve
from latium.core.protocol import AnyGame
from latium.core.seats import CHANCE
from latium.games import SHELF

SEATS = 2


def play(slug: str, seed: int) -> tuple[int, int]:
    playouts = random_playouts(slug, SEATS, 10, seed)
    return playouts.decisions, playouts.choices


def middle(game: AnyGame) -> tuple[Any, int]:
    """A position after eighty plies, chance included, in which a player is to move; and that seat."""
    generator = random.Random(1)
    state = game.setup(SEATS, resolve(game.facts, SEATS, {}, simulated=True))
    plies = 0
    while plies < 80 or game.to_act(state) == (CHANCE,):
        (seat,) = game.to_act(state)
        game.apply(state, seat, generator.choice(game.legal(state, seat)))
        plies += 1
    return state, game.to_act(state)[0]


def main() -> None:
    slug = sys.argv[2]
    game = SHELF[slug]
    state, seat = middle(game)
    action = game.legal(state, seat)[0]
    kind = "compiled" if latium.compiled() else "interpreted"
    measure(f"{slug} {kind}", partial(play, slug), state.copy, lambda: game.apply(state.copy(), seat, action))


if __name__ == "__main__":
    main()
