"""What OpenSpiel's search is shown of our games, without OpenSpiel."""

import random

import pytest

from benchmarks.bridge import Position
from latium.core.options import resolve
from latium.core.seats import CHANCE
from latium.games import SHELF


def start(slug: str, seats: int = 2, thinking: int = 0, **options: bool) -> Position:
    game = SHELF[slug]
    return Position(game, game.setup(seats, resolve(game.facts, seats, options, simulated=True)), thinking)


@pytest.mark.parametrize("slug", SHELF)
def test_a_game_can_be_played_through_it_and_a_clone_goes_its_own_way(slug: str) -> None:
    generator = random.Random(1)
    position = start(slug)
    untouched = position.clone()
    while not position.is_terminal():
        if position.is_chance_node():
            assert position.current_player() == CHANCE
            numbers, odds = zip(*position.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            assert list(numbers) == position.legal_actions()
            position.apply_action(generator.choices(numbers, odds)[0])
        else:
            position.apply_action(generator.choice(position.legal_actions(position.current_player())))
    assert sum(position.returns()) == pytest.approx(0)
    assert not untouched.is_terminal()
    assert untouched.returns() == [0.0, 0.0]


def test_where_several_choose_at_once_the_one_who_thinks_goes_first() -> None:
    position = start("foundations-of-rome", 3, thinking=1, drafting=True)
    while position.is_chance_node():
        position.apply_action(0)
    assert position.current_player() == 1
    position.apply_action(0)
    assert position.current_player() == 0
