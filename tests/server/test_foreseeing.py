"""What a move would bring is told before it is made, and nothing that is hidden."""

from latium.core.options import resolve
from latium.core.protocol import AnyGame
from latium.core.seats import CHANCE
from latium.games import SHELF
from latium.server.foreseeing import Foreseen, foreseen


def begun(slug: str, seats: int) -> tuple[AnyGame, object]:
    """A game at the first decision of a seat."""
    game = SHELF[slug]
    state = game.setup(seats, resolve(game.facts, seats, {"first": 1}))
    while game.to_act(state) == (CHANCE,):
        game.apply(state, CHANCE, game.legal(state, CHANCE)[0])
    return game, state


def first_move(slug: str, verb: str) -> tuple[Foreseen, object]:
    game, state = begun(slug, 2)
    (seat, *_) = game.to_act(state)
    action = next(one for one in game.legal(state, seat) if game.pack(state, one)["do"] == verb)
    before = game.dump(state)
    found = foreseen(game, state, seat, action)
    assert game.dump(state) == before
    game.apply(state, seat, action)
    return found, game.observe(state, seat)


def test_income_ends_a_turn_in_rome_and_shows_the_coins() -> None:
    found, after = first_move("foundations-of-rome", "income")
    assert found.ends
    assert found.view == after


def test_a_turn_that_chance_follows_is_over_too() -> None:
    found, _ = first_move("foundations-of-rome", "buy")
    assert found.ends


def test_a_draft_of_founders_is_shown() -> None:
    found, after = first_move("founders", "draft")
    assert found.ends
    assert found.view == after


def test_where_hands_are_hidden_no_view_is_shown() -> None:
    found, _ = first_move("first-empires", "stop")
    assert not found.ends
    assert found.view is None
