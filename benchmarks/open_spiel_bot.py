"""OpenSpiel's Python search at a table of ours, thinking as long as its rival did."""

from collections.abc import Sequence
from time import perf_counter
from types import SimpleNamespace
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from benchmarks.bridge import Position
from benchmarks.thinking import Clock, Thought
from latium.bots.generator import Generator
from latium.core.protocol import AnyGame
from latium.core.seats import Seat

EXPLORATION: Final = 2.0
"""What OpenSpiel's own example takes."""
ENDLESS: Final = 1_000_000_000

GAME: Final = SimpleNamespace(
    get_type=lambda: SimpleNamespace(
        reward_model=pyspiel.GameType.RewardModel.TERMINAL, dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL
    ),
    max_utility=lambda: 1.0,
)
"""What the search asks of a game."""


class TimeIsUp(Exception):
    """The simulation that was to begin has no time left."""


class OnTheClock(mcts.MCTSBot):  # type: ignore[misc]
    """The search as it is, except that it stops when its time is up, between two simulations."""

    def __init__(self, dice: np.random.RandomState) -> None:
        evaluator = mcts.RandomRolloutEvaluator(1, dice)
        super().__init__(GAME, EXPLORATION, ENDLESS, evaluator, random_state=dice)
        self._end = 0.0
        self._root: Any = None

    def _apply_tree_policy(self, root: Any, state: Position) -> Any:
        """Where each simulation begins; the second is the first that brings something to choose from."""
        self._root = root
        if root.children and perf_counter() >= self._end:
            raise TimeIsUp
        return super()._apply_tree_policy(root, state)

    def searched(self, position: Position, seconds: float) -> Any:
        """The root of the tree after so many seconds."""
        self._end = perf_counter() + seconds
        try:
            return self.mcts_search(position)
        except TimeIsUp:
            return self._root


class OpenSpielBot:
    """Searches on one position that its view allows, drawn for each decision."""

    watches: ClassVar[bool] = False

    def __init__(self, game: AnyGame, seat: Seat, seed: int, clock: Clock) -> None:
        self._game = game
        self._seat = seat
        self._generator = Generator(seed)
        self._search = OnTheClock(np.random.RandomState(seed % 2**32))
        self._clock = clock
        self.thought = Thought()

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        seconds = self._clock.granted(self._game, self._seat, view, legal)
        start = perf_counter()
        state = self._game.determinize(view, self._generator)
        root = self._search.searched(Position(self._game, state, self._seat), seconds)
        action = self._game.legal(state, self._seat)[root.best_child().action]
        self.thought.add(perf_counter() - start, root.explore_count)
        return action

    def watch(self, events: Sequence[Any]) -> None:
        """What happened is in the view."""
