"""The way to an action, id by id: what may follow is what legal paths have in common with the ids chosen so far."""

from collections.abc import Sequence
from typing import Any, final

from latium.adapters.numbering.contract import END, Numbering
from latium.core.seats import Seat


@final
class Walk:
    """One decision of a seat, or of CHANCE."""

    __slots__ = ("_actions", "_ids", "_numbering", "chosen", "seat")

    def __init__(self, numbering: Numbering, seat: Seat, legal: Sequence[Any]) -> None:
        self._numbering = numbering
        self._actions: list[Any] = list(legal)
        self._ids: list[int] = numbering.ids_at(seat, self._actions, 0)
        self.seat = seat
        self.chosen: list[int] = []
        """The ids so far."""

    def copy(self) -> "Walk":
        twin = Walk(self._numbering, self.seat, [])
        twin._actions = self._actions
        twin._ids = self._ids
        twin.chosen = self.chosen.copy()
        return twin

    def actions(self) -> list[Any]:
        """The actions whose paths begin with the ids chosen so far."""
        return self._actions

    def offered(self) -> list[int]:
        """The ids that may follow, in ascending order."""
        return sorted(set(self._ids))

    def mask(self, size: int) -> bytearray:
        """The same, as a 1 for each of so many ids."""
        found = bytearray(size)
        seen = [False] * size  # many actions begin alike, and a byte is slower to write than this is to look up
        for id in self._ids:
            if not seen[id]:
                seen[id] = True
                found[id] = 1
        return found

    def take(self, id: int) -> Any:
        """The action, if this id completes its path, or None. Raises ValueError if the id is not offered."""
        ids = self._ids
        left = [action for number, action in enumerate(self._actions) if ids[number] == id]
        if not left:
            raise ValueError(f"id {id} is not offered, only {self.offered()}")
        self.chosen.append(id)
        self._actions = left
        self._ids = self._numbering.ids_at(self.seat, left, len(self.chosen))
        return left[0] if self._ids[0] == END else None
