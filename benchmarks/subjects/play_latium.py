"""Founders of the Empire at random, the whole legal list built at every decision; from the source tree or the wheel."""

import random
from typing import Any

import latium
from benchmarks.subjects.stopwatch import measure
from latium.arena.playout import random_playouts
from latium.core.options import resolve
from latium.core.seats import CHANCE
from latium.games.founders import GAME

SEATS = 2


def play(seed: int) -> tuple[int, int]:
    playouts = random_playouts("founders", SEATS, 10, seed)
    return playouts.decisions, playouts.choices


def middle() -> tuple[Any, int]:
    """A position after eighty plies, chance included, in which a player is to move; and that seat."""
    generator = random.Random(1)
    state = GAME.setup(SEATS, resolve(GAME.facts, SEATS, {}, simulated=True))
    plies = 0
    while plies < 80 or GAME.to_act(state) == (CHANCE,):
        (seat,) = GAME.to_act(state)
        GAME.apply(state, seat, generator.choice(GAME.legal(state, seat)))
        plies += 1
    return state, GAME.to_act(state)[0]


def main() -> None:
    state, seat = middle()
    action = GAME.legal(state, seat)[0]
    kind = "compiled" if latium.compiled() else "interpreted"
    measure(
        f"Latium {kind}",
        play,
        state.copy,
        lambda: GAME.apply(state.copy(), seat, action),
    )


if __name__ == "__main__":
    main()
