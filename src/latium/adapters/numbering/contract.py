"""An action as numbers: a path of ids, one for each sub-choice, such as what to add, in which column, in which row."""

from collections.abc import Sequence
from typing import Any, Final, Protocol, final

from latium.core.seats import Seat

END: Final = -1
"""What follows the last id of a path."""

LARGEST: Final = 2_000
"""No game has more ids."""


class Numbering(Protocol):
    """The ids of one game, which mean the same with every number of seats; rivals are numbered from the left of whoever
    acts, so that they mean the same at every seat too. No path is the beginning of another that is legal at the same
    time."""

    def names(self) -> list[str]:
        """What each id stands for."""
        ...

    def depth(self) -> int:
        """How many ids the longest path has."""
        ...

    def ids_at(self, seat: Seat, actions: Sequence[Any], depth: int) -> list[int]:
        """For each of these actions of a seat, or of CHANCE: the id in its path at this depth, END behind its last."""
        ...


def path(numbering: Numbering, seat: Seat, action: Any) -> tuple[int, ...]:
    """All the ids of an action."""
    found: list[int] = []
    id = numbering.ids_at(seat, [action], 0)[0]
    while id != END:
        found.append(id)
        id = numbering.ids_at(seat, [action], len(found))[0]
    return tuple(found)


@final
class Ids:
    """Hands out ids, block by block."""

    __slots__ = ("names",)

    def __init__(self) -> None:
        self.names: list[str] = []

    def block(self, names: list[str]) -> int:
        """The first of the ids that these names get."""
        first = len(self.names)
        self.names.extend(names)
        return first
