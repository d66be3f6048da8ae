"""Information-set Monte Carlo tree search for any number of seats, with chance, hidden hands and simultaneous choices.

Each iteration draws a position that the view allows, walks down the tree, adds one edge, and estimates what the
position there is worth to every seat: the greedy policy plays the turn to its end, then the value function is asked.
Every seat is taken to want its own share of the win (max^n); a share is what counts, not points. Of many legal actions
only the most promising are looked at, more of them the longer it takes. All is whole numbers: every machine finds the
same move.
"""

from math import isqrt
from typing import Any, Final, final

from latium.bots.evaluation import judge_for
from latium.bots.generator import Generator
from latium.bots.looking import best_action
from latium.bots.search.budget import Budget
from latium.bots.search.tree import Edge, Node
from latium.bots.value import WHOLE, Value
from latium.core.chance import counted_off
from latium.core.protocol import AnyGame
from latium.core.seats import CHANCE, Seat

EXPLORATION: Final = WHOLE // 4
"""How much an edge that is promising but little tried is favoured: actions differ by a few hundredths of the win."""
PRIOR: Final = 1 << 10
ROOTS: Final = 1 << 8
"""Square roots are taken of numbers times its square."""
WIDTH: Final = 4
WIDENING: Final = 2
"""How many edges are looked at: the first few, and so many times the square root of the visits."""


@final
class Search:
    """A search from one view, for one seat."""

    __slots__ = ("_base", "_game", "_generator", "_hidden", "_playout", "_seat", "_top", "_value", "view")

    def __init__(
        self, game: AnyGame, seat: Seat, view: Any, value: Value, playout: int, generator: Generator, top: Edge
    ) -> None:
        self._game = game
        self._seat = seat
        self.view = view
        self._value = value
        self._playout = playout
        self._generator = generator
        self._base: Any = game.determinize(view, generator)
        self._hidden: bool = has_secrets(game, self._base)
        self._top = top
        """What led here; the tree hangs below it."""

    @property
    def root(self) -> Node:
        return self._top.following(self._seat)

    def run(self, budget: Budget) -> int:
        """Iterations until the budget is spent; how many there were."""
        done = 0
        while budget.lasts(done):
            self._iterate()
            done += 1
        return done

    def _drawn(self) -> Any:
        """A position the view allows, for this iteration to play in."""
        if self._hidden:
            return self._game.determinize(self.view, self._generator)
        return self._base.copy()

    def _iterate(self) -> None:
        game = self._game
        state = self._drawn()
        nodes: list[Node] = []
        edges: list[Edge] = []
        above = self._top
        fresh = False
        acting = game.to_act(state)
        while acting and not fresh:
            if acting[0] == CHANCE:
                self._sample(state)
                acting = game.to_act(state)
                continue
            first = len(edges)
            for seat in acting:  # several choose at once: none of them knows what the others take
                node = above.following(seat)
                nodes.append(node)
                edges.append(self._select(node, state))
            for place in range(first, len(edges)):
                game.apply(state, nodes[place].seat, edges[place].action)
                if edges[place].visits == 0:
                    fresh = True
                if place == first or nodes[place].seat == self._seat:
                    above = edges[place]
            acting = game.to_act(state)
        shares = self._estimate(state, nodes[-1].seat)
        for place in range(len(edges)):
            nodes[place].take_in(edges[place], shares[nodes[place].seat])

    def _sample(self, state: Any) -> None:
        game = self._game
        weights: list[int] = list(game.weights(state))
        drawn = counted_off(self._generator.below(sum(weights)), weights)
        game.apply(state, CHANCE, game.legal(state, CHANCE)[drawn])

    def _select(self, node: Node, state: Any) -> Edge:
        """The edge with the best of what it brought and what it may yet bring."""
        legal: list[Any] = list(self._game.legal(state, node.seat))
        if legal != node.legal:
            node.legal = legal
            node.order = self._ordered(node, state, legal)
        order = node.order
        looked_at = min(len(order), WIDTH + WIDENING * isqrt(node.visits))
        mean = node.total // node.visits if node.visits else 0
        root = isqrt(node.visits * ROOTS * ROOTS)
        harmonic = 0
        for rank in range(looked_at):
            harmonic += PRIOR // (rank + 1)
        best = order[0]
        best_value = -1
        for rank in range(looked_at):
            edge = order[rank]
            value = edge.total // edge.visits if edge.visits else mean
            prior = PRIOR * (PRIOR // (rank + 1)) // harmonic
            value += EXPLORATION * prior * root // (PRIOR * ROOTS * (1 + edge.visits))
            if value > best_value:
                best = edge
                best_value = value
        return best

    def _ordered(self, node: Node, state: Any, legal: list[Any]) -> list[Edge]:
        """The edges of what is legal, by what the judge says of each; one seen before keeps its score."""
        game = self._game
        tried: list[Any] = legal
        if len(legal) > 1:
            judge = judge_for(game, state, node.seat)
            tried = list(judge.candidates(legal))
            if len(tried) > 1:
                for action in tried:
                    if action not in node.edges:
                        after = state.copy()
                        game.apply(after, node.seat, action)
                        node.edges[action] = Edge(action, judge.value(after))
        for action in tried:
            if action not in node.edges:
                node.edges[action] = Edge(action, 0)
        edges = [node.edges[action] for action in tried]
        edges.sort(key=_by_score, reverse=True)
        return edges

    # --- what a position is worth

    def _estimate(self, state: Any, mover: Seat) -> list[int]:
        """By seat: the share of the win it can expect, once the turn of the last mover, and perhaps some more, has been
        played to its end; in the middle of a turn a position is hard to judge."""
        game = self._game
        turns = self._playout
        playing = mover
        acting = game.to_act(state)
        while acting:
            seat = acting[0]
            if seat == CHANCE:
                self._sample(state)
            else:
                if seat != playing:
                    turns -= 1
                    playing = seat
                if turns <= 0:
                    break
                game.apply(state, seat, best_action(game, state, seat, game.legal(state, seat)))
            acting = game.to_act(state)
        return self._value.shares(state)


def _by_score(edge: Edge) -> int:
    return edge.score


def has_secrets(game: AnyGame, state: Any) -> bool:
    """Whether some seat knows now what a spectator does not."""
    public = game.observe(state, None)
    return any(game.observe(state, seat) != public for seat in range(len(game.scores(state))))
