"""Catanatron: two of its random players, its own lists of playable actions, and a search on its engine. Runs in .bench,
where it is installed."""

import random
from functools import partial
from math import inf, log, sqrt
from typing import Any, Final

from catanatron import Color, Game, RandomPlayer

from benchmarks.subjects.stopwatch import measure, spread

SIMULATIONS: Final = 5
"""In each search."""
EXPLORATION: Final = sqrt(2)


class CountingPlayer(RandomPlayer):  # type: ignore[misc]
    """A random player that counts what it is asked."""

    def __init__(self, color: Color) -> None:
        super().__init__(color)
        self.decisions = 0
        self.choices = 0

    def decide(self, game: Game, playable_actions: list[Any]) -> Any:
        self.decisions += 1
        self.choices += len(playable_actions) > 1
        return super().decide(game, playable_actions)


class Node:
    """The classic upper-confidence tree, without chance: what an action led to, and how often whoever took it won."""

    def __init__(self) -> None:
        self.visits = 0
        self.wins = 0
        self.following: dict[Any, Node] = {}

    def selected(self, actions: list[Any]) -> Any:
        return max(actions, key=self._promise)

    def _promise(self, action: Any) -> float:
        child = self.following.get(action)
        if child is None:
            return inf
        return child.wins / child.visits + EXPLORATION * sqrt(log(self.visits) / child.visits)


def simulate(root: Node, start: Game) -> None:
    """One playout to the end from the first position that is not in the tree."""
    game = start.copy()
    node = root
    path: list[tuple[Node, Color | None]] = [(root, None)]
    while game.winning_color() is None and (node.visits or node is root):
        action = node.selected(game.state.playable_actions)
        node = node.following.setdefault(action, Node())
        path.append((node, action.color))
        game.execute(action, validate_action=False)
    winner = game.play(decide_fn=at_random)
    for node, color in path:
        node.visits += 1
        node.wins += color == winner


def at_random(_player: Any, _game: Game, actions: list[Any]) -> Any:
    return random.choice(actions)


def search(games: list[Game]) -> int:
    for game in games:
        root = Node()
        for _ in range(SIMULATIONS):
            simulate(root, game)
    return SIMULATIONS * len(games)


def seated() -> list[CountingPlayer]:
    return [CountingPlayer(color) for color in (Color.RED, Color.BLUE)]


def play(seed: int) -> tuple[int, int]:
    players = seated()
    Game(players, seed=seed).play()
    return sum(player.decisions for player in players), sum(player.choices for player in players)


def positions() -> list[Game]:
    """Positions of a random game in which a player has a choice."""
    game = Game(seated(), seed=1)
    found = []
    while game.winning_color() is None:
        if len(game.state.playable_actions) > 1:
            found.append(game.copy())
        game.play_tick()
    return spread(found)


def main() -> None:
    games = positions()
    middle = games[len(games) // 2]
    action = middle.state.playable_actions[0]
    measure(
        "Catanatron",
        play,
        middle.copy,
        lambda: middle.copy().execute(action, validate_action=False),
        partial(search, games),
    )


if __name__ == "__main__":
    main()
