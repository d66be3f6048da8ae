"""The bot that searches."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, final

from latium.bots.generator import Generator
from latium.bots.search.budget import Budget
from latium.bots.search.mcts import Search
from latium.bots.search.tree import Edge, most_visited
from latium.bots.value import value_for
from latium.core.protocol import AnyGame
from latium.core.seats import Seat

ITERATIONS: Final = 400


@final
class Mcts:
    """Searches from its view, by itself or with a limit of time. What was found out below the action it took is kept
    as long as nothing else has happened since."""

    watches: ClassVar[bool] = False

    def __init__(
        self,
        game: AnyGame,
        seat: Seat,
        generator: Generator,
        iterations: int = 0,
        milliseconds: int = 0,
        value: str = "trained",
        playout: int = 1,
    ) -> None:
        self._game = game
        self._seat = seat
        self._generator = generator
        self._kind = value
        self._playout = playout
        self.milliseconds = milliseconds
        self._budget = Budget(iterations or (0 if milliseconds else ITERATIONS), milliseconds)
        self._expected: Any = None
        """The view of the position after the last action, if the next decision was this seat's again."""
        self._taken: Edge = Edge(None, 0)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        if len(legal) == 1:
            return legal[0]
        self._budget.begin()
        value = value_for(self._game, view.seats, self._kind, self._generator)
        search = Search(self._game, self._seat, view, value, self._playout, self._generator, self.top(view))
        search.run(self._budget)
        action = most_visited(search.root).action
        self._remember(search, action)
        return action

    def top(self, view: Any) -> Edge:
        """What the tree of a search from this view hangs below: the last action, or nothing known yet."""
        return self._taken if self._expected is not None and view == self._expected else Edge(None, 0)

    def _remember(self, search: Search, action: Any) -> None:
        """Where the tree goes on if nobody, and no chance, comes between this action and the next decision."""
        state = self._game.determinize(search.view, self._generator)
        self._game.apply(state, self._seat, action)
        again = tuple(self._game.to_act(state)) == (self._seat,)
        self._expected = self._game.observe(state, self._seat) if again else None
        self._taken = search.root.edges[action]

    def stop(self) -> None:
        """Answer at once, from any thread."""
        self._budget.stop()

    def watch(self, events: Sequence[Any]) -> None:
        """What happened is in the view."""
