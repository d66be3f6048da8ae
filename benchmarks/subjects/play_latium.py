"""A game of ours at random, the whole legal list built at every decision; from the source tree or the wheel."""

import random
import sys
from functools import partial
from typing import Any, Final

import latium
from benchmarks.subjects.stopwatch import measure, spread
from latium.arena.playout import random_playouts
from latium.bots.generator import Generator
from latium.bots.search.budget import Budget
from latium.bots.search.mcts import Search
from latium.bots.search.tree import Edge
from latium.bots.value import value_for
from latium.core.options import resolve
from latium.core.protocol import AnyGame
from latium.core.seats import CHANCE
from latium.games import SHELF

SEATS: Final = 2
SIMULATIONS: Final = {"compiled": 100, "interpreted": 10}
"""In each search."""


def play(slug: str, seed: int) -> tuple[int, int]:
    playouts = random_playouts(slug, SEATS, 10, seed)
    return playouts.decisions, playouts.choices


def positions(game: AnyGame) -> list[Any]:
    """Positions of a random game in which a seat has a choice."""
    generator = random.Random(1)
    state = game.setup(SEATS, resolve(game.facts, SEATS, {}, simulated=True))
    found = []
    while acting := game.to_act(state):
        legal = game.legal(state, acting[0])
        if acting[0] != CHANCE and len(legal) > 1:
            found.append(state.copy())
        game.apply(state, acting[0], generator.choice(legal))
    return spread(found)


def search(game: AnyGame, states: list[Any], simulations: int) -> int:
    """What `mcts:value=random,playout=0` does when it is asked."""
    done = 0
    for state in states:
        seat = game.to_act(state)[0]
        generator = Generator(seat)
        value = value_for(game, SEATS, "random", generator)
        searching = Search(game, seat, game.observe(state, seat), value, 0, generator, Edge(None, 0))
        done += searching.run(Budget(simulations, 0))
    return done


def main() -> None:
    slug = sys.argv[2]
    game = SHELF[slug]
    states = positions(game)
    middle = states[len(states) // 2]
    seat = game.to_act(middle)[0]
    action = game.legal(middle, seat)[0]
    kind = "compiled" if latium.compiled() else "interpreted"
    measure(
        f"{slug} {kind}",
        partial(play, slug),
        middle.copy,
        lambda: game.apply(middle.copy(), seat, action),
        partial(search, game, states, SIMULATIONS[kind]),
    )


if __name__ == "__main__":
    main()
