"""Perfect recall: every ply of a game as each seat saw it."""

from array import array
from typing import Any, Final, final

from latium.adapters.numbering.contract import Numbering, path
from latium.adapters.observing.contract import Observer
from latium.core.seats import Seat

CHANCE_ROW: Final = 1
FIRST_SEAT_ROW: Final = 2


@final
class Memory:
    """A row for each ply: who took it (1 for chance, 2 for the own seat, then the rivals from its left), then the ids
    of its path, each + 1, and zeros. Of a ply it may not know a seat remembers who took it; once disclosed, all of it.
    """

    def __init__(self, numbering: Numbering, observer: Observer, seats: int, plies: int) -> None:
        self._numbering = numbering
        self._observer = observer
        self._secrets: list[tuple[int, list[int]]] = []
        self.plies = 0
        """How many there were."""
        self.width = 1 + numbering.depth()
        self.rows = [array("h", bytes(2 * plies * self.width)) for _ in range(seats)]
        """By seat, row behind row, whole numbers of 16 bits."""

    def copy(self) -> "Memory":
        twin = Memory(self._numbering, self._observer, len(self.rows), 0)
        twin._secrets = self._secrets.copy()
        twin.plies = self.plies
        twin.rows = [rows[:] for rows in self.rows]
        return twin

    def note(self, state: Any, seat: Seat, action: Any) -> None:
        """A ply, before it is carried out."""
        ids = [id + 1 for id in path(self._numbering, seat, action)]
        only_for = self._observer.only_for(state, seat, action)
        start = self.plies * self.width
        for viewer, rows in enumerate(self.rows):
            rows[start] = CHANCE_ROW if seat < 0 else FIRST_SEAT_ROW + (seat - viewer) % len(self.rows)
            if only_for is None or only_for == viewer:
                self._write(viewer, start, ids)
        if only_for is not None and only_for == seat:
            self._secrets.append((start, ids))
        self.plies += 1

    def look(self, state: Any) -> None:
        """The position after a ply: what was secret may be known now."""
        if self._secrets and self._observer.discloses(state):
            for start, ids in self._secrets:
                for viewer in range(len(self.rows)):
                    self._write(viewer, start, ids)
            self._secrets = []

    def _write(self, viewer: Seat, start: int, ids: list[int]) -> None:
        rows = self.rows[viewer]
        for place, id in enumerate(ids, start + 1):
            rows[place] = id
