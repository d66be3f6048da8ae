"""The tree of a search: what was tried, how often, and what it brought to the seat that tried it.

It is an open loop: chance is not part of it. A node stands for the decisions that led to it, so what hangs below an
edge is an average over everything chance may bring and rivals may hold, as far as the view allows.
"""

from typing import Any, final

from latium.core.seats import Seat


@final
class Edge:
    """One action at one node."""

    __slots__ = ("action", "next", "score", "total", "visits")

    def __init__(self, action: Any, score: int) -> None:
        self.action = action
        self.score = score
        """What the judge of the game said of it; the best are looked at first."""
        self.visits: int = 0
        self.total: int = 0
        """The shares of the win that it led to, for the seat that took it, added up."""
        self.next: list[Node] = []
        """The decisions that may follow, by seat: chance may decide whose turn comes."""

    def following(self, seat: Seat) -> "Node":
        for node in self.next:
            if node.seat == seat:
                return node
        node = Node(seat)
        self.next.append(node)
        return node


@final
class Node:
    """A decision of a seat."""

    __slots__ = ("edges", "legal", "order", "seat", "total", "visits")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.visits: int = 0
        self.total: int = 0
        self.edges: dict[Any, Edge] = {}
        """By action: all that were ever legal here."""
        self.legal: list[Any] = []
        """What was legal the last time."""
        self.order: list[Edge] = []
        """The edges of those, the most promising first."""

    def take_in(self, edge: Edge, share: int) -> None:
        """An iteration went through here and led to this share of the win for the node's seat."""
        self.visits += 1
        self.total += share
        edge.visits += 1
        edge.total += share


def most_visited(node: Node) -> Edge:
    """The edge that the search came to trust; of equals the one that brought more, then the more promising one."""
    best = node.order[0]
    for edge in node.order:
        if edge.visits > best.visits or (edge.visits == best.visits and edge.total > best.total):
            best = edge
    return best
