"""States of the games, as OpenSpiel has them."""

from collections.abc import Iterator
from typing import Any

import pyspiel

from latium.adapters.openspiel import GAMES
from latium.bots.generator import Generator

SMALLEST = [f"{made.kind.short_name}(players={made.kind.min_num_players})" for made in GAMES.values()]
LARGEST = [f"{made.kind.short_name}(players={made.kind.max_num_players})" for made in GAMES.values()]
DRAFTED = "latium_foundations_of_rome(players=3,drafting=true)"
EVERY = [f"{made.kind.short_name}(players={seats})" for made in GAMES.values() for seats in made.rules.facts.seats]


def walk(name: str, seed: int = 1) -> Iterator[Any]:
    """The states of a game at random, from the first to the last, each one lent until the next."""
    dice = Generator(seed)
    state = pyspiel.load_game(name).new_initial_state()
    yield state
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[dice.below(len(legal))])
        yield state
