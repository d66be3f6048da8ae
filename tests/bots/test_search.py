"""Search: it knows only its view, keeps to its budget, and goes on from what it found."""

import threading
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from latium.arena.simulation import simulate
from latium.bots.generator import Generator
from latium.bots.roster import make
from latium.bots.search.bot import Mcts
from latium.bots.search.budget import Budget
from latium.bots.search.mcts import Search, has_secrets
from latium.bots.search.tree import Edge, most_visited
from latium.bots.value import WHOLE, value_for
from latium.core.options import resolve
from latium.core.protocol import AnyGame
from latium.core.seats import CHANCE, Seat
from latium.games import SHELF
from latium.testing import Chooser
from tests.core.toy import GAME as WAGER

EVERY_GAME = pytest.mark.parametrize("slug", SHELF)


def reached(game: AnyGame, seats: int, plies: int, **options: Any) -> Any:
    """The first position after so many random plies in which a seat has a choice."""
    state = game.setup(seats, resolve(game.facts, seats, options, simulated=True))
    chooser = Chooser(plies)
    while acting := game.to_act(state):
        legal = game.legal(state, acting[0])
        if plies <= 0 and acting[0] != CHANCE and len(legal) > 1:
            return state
        game.apply(state, acting[0], chooser.one(legal))
        plies -= 1
    raise AssertionError("the game went by without a choice")


def chosen(game: AnyGame, state: Any, name: str, seed: int = 1) -> Any:
    seat = game.to_act(state)[0]
    return make(name, game, seat, seed).choose(game.observe(state, seat), game.legal(state, seat))


def searched(game: AnyGame, state: Any, seat: Seat, iterations: int) -> Edge:
    """What the tree hangs below after so many iterations for a seat."""
    top = Edge(None, 0)
    value = value_for(game, len(game.scores(state)), "plain")
    search = Search(game, seat, game.observe(state, seat), value, 0, Generator(1), top)
    assert search.run(Budget(iterations, 0)) == iterations
    return top


@EVERY_GAME
@pytest.mark.parametrize("plies", [0, 45, 90])
def test_it_takes_a_legal_action_anywhere(slug: str, plies: int) -> None:
    game = SHELF[slug]
    for seats in game.facts.seats:
        state = reached(game, seats, plies)
        assert chosen(game, state, "mcts:iterations=8") in game.legal(state, game.to_act(state)[0])


@EVERY_GAME
def test_the_same_seed_finds_the_same_move(slug: str) -> None:
    game = SHELF[slug]
    state = reached(game, 2, 60)
    assert chosen(game, state, "mcts:iterations=30", 7) == chosen(game, state, "mcts:iterations=30", 7)


@EVERY_GAME
def test_what_is_hidden_from_its_seat_does_not_change_its_move(slug: str) -> None:
    """Law 5 over bots: two positions that look the same to the seat get the same answer."""
    game = SHELF[slug]
    options = {"drafting": True} if "drafting" in {option.name for option in game.facts.options} else {}
    for plies in (24, 60):
        state = reached(game, 3, plies, **options)
        seat = game.to_act(state)[0]
        other = game.determinize(game.observe(state, seat), Chooser(5))
        for name in ("mcts:iterations=12", "casual:looks=2", "greedy"):
            assert chosen(game, state, name) == chosen(game, other, name)


def test_every_iteration_goes_through_one_action_and_the_most_visited_is_taken() -> None:
    game = SHELF["founders"]
    state = reached(game, 2, 60)
    seat = game.to_act(state)[0]
    root = searched(game, state, seat, 40).following(seat)
    assert root.visits == 40 == sum(edge.visits for edge in root.edges.values())
    assert 0 <= root.total <= 40 * WHOLE
    assert most_visited(root).visits == max(edge.visits for edge in root.edges.values())


def test_more_actions_are_looked_at_the_longer_it_thinks() -> None:
    game = SHELF["foundations-of-rome"]
    state = reached(game, 2, 0)
    seat = game.to_act(state)[0]

    def tried(iterations: int) -> int:
        return sum(edge.visits > 0 for edge in searched(game, state, seat, iterations).following(seat).edges.values())

    assert tried(4) < tried(60) < len(game.legal(state, seat))


def test_it_knows_when_there_are_secrets() -> None:
    assert not has_secrets(SHELF["founders"], reached(SHELF["founders"], 2, 40))
    assert has_secrets(SHELF["first-empires"], reached(SHELF["first-empires"], 2, 40))
    rome = SHELF["foundations-of-rome"]
    assert has_secrets(rome, reached(rome, 3, 0, drafting=True))
    assert not has_secrets(rome, reached(rome, 3, 60))


def test_those_who_choose_at_once_do_not_know_of_each_other() -> None:
    """In a draft the choices of the others are weighed once, whatever the own choice is."""
    rome = SHELF["foundations-of-rome"]
    state = reached(rome, 3, 0, drafting=True)
    assert len(rome.to_act(state)) == 3
    assert {node.seat: node.visits for node in searched(rome, state, 1, 30).next} == {0: 30, 1: 30, 2: 30}


# --- budgets


def test_it_keeps_within_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two iterations of 15 milliseconds fit into 40; a third would not be done."""
    clock = count(0, 15_000_000)
    monkeypatch.setattr("latium.bots.search.budget.time", SimpleNamespace(monotonic_ns=lambda: next(clock)))
    game = SHELF["founders"]
    state = reached(game, 2, 60)
    seat = game.to_act(state)[0]
    bot = make("mcts:milliseconds=40", game, seat, 1)
    bot.choose(game.observe(state, seat), game.legal(state, seat))
    assert next(clock) == 3 * 15_000_000


def test_it_stops_when_asked() -> None:
    game = SHELF["founders"]
    state = reached(game, 2, 60)
    seat = game.to_act(state)[0]
    bot = make("mcts:milliseconds=600000", game, seat, 1)
    assert isinstance(bot, Mcts)
    timer = threading.Timer(0.05, bot.stop)
    timer.start()
    assert bot.choose(game.observe(state, seat), game.legal(state, seat)) in game.legal(state, seat)
    timer.join()


def test_one_legal_action_is_taken_without_thought() -> None:
    assert make("mcts:milliseconds=600000", WAGER, 0, 1).choose(None, ("only",)) == "only"


# --- the tree goes on


def test_what_was_found_is_kept_as_long_as_nothing_comes_between() -> None:
    game = SHELF["first-empires"]
    for number in range(40, 200):
        state = reached(game, 2, number)
        seat = game.to_act(state)[0]
        bot = make("mcts:iterations=20", game, seat, 1)
        assert isinstance(bot, Mcts)
        action = bot.choose(game.observe(state, seat), game.legal(state, seat))
        game.apply(state, seat, action)
        if game.to_act(state) == (seat,) and len(game.legal(state, seat)) > 1:
            assert bot.top(game.observe(state, seat)).following(seat).visits > 0
            assert bot.top(game.observe(state, 1 - seat)).following(seat).visits == 0
            return
    raise AssertionError("no seat had two choices in a row")


@EVERY_GAME
def test_it_beats_a_bot_that_plays_anything(slug: str) -> None:
    simulated = simulate(SHELF[slug], 2, 1, ["mcts:iterations=3,playout=0", "random"], seed=3)
    assert simulated.report.win_share[0].share == 1
