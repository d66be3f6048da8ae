"""Positions of random games, and every way to set them up."""

from collections.abc import Iterator
from typing import Any

from latium.core.protocol import AnyGame
from latium.core.seats import CHANCE
from latium.games import SHELF
from latium.testing import Case
from latium.testing.walks import Chooser, cases

CASES = [(slug, case) for slug, game in SHELF.items() for case in cases(game.facts)]
CASE_NAMES = [f"{slug}-{case!r}" for slug, case in CASES]
SEATINGS = [(slug, seats) for slug, game in SHELF.items() for seats in game.facts.seats]


def plies(game: AnyGame, case: Case, seed: int) -> Iterator[tuple[Any, int, Any]]:
    """A random game: before every ply the position, who acts and what it does; last the end, with nobody."""
    chooser = Chooser(seed)
    state = game.setup(case.seats, case.complete(game.facts))
    while acting := game.to_act(state):
        seat = chooser.one(acting)
        legal = game.legal(state, seat)
        if seat == CHANCE:
            weights = game.weights(state)
            action = chooser.one([one for one, weight in zip(legal, weights, strict=True) for _ in range(weight)])
        else:
            action = chooser.action(legal)
        yield state, seat, action
        game.apply(state, seat, action)
    yield state, CHANCE, None
