"""Many tables side by side: what whoever chooses at each of them sees and may choose, in one block of bytes."""

from typing import final

from latium.adapters.table import Table


@final
class Batch:
    """Rows of observations and masks, one for each table, kept up to date."""

    __slots__ = ("_ids", "_numbers", "masks", "observations", "seats", "tables")

    def __init__(self, tables: list[Table], numbers: int, ids: int) -> None:
        self._numbers = numbers
        self._ids = ids
        self.tables = tables
        self.observations = bytearray(len(tables) * numbers)
        self.masks = bytearray(len(tables) * ids)
        self.seats = bytearray(len(tables))
        """Who chooses at each table."""
        for place in range(len(tables)):
            self.look(place)

    def choose(self, ids: list[int]) -> list[int]:
        """The next id at each table; the places of those tables whose games that ended, which wait for others. Raises
        ValueError, with all tables as they were, unless there is one for each, and all are offered."""
        self._check(ids)
        over: list[int] = []
        for place, id in enumerate(ids):
            table = self.tables[place]
            complete = table.choose(id)
            walk = table.walk
            if walk is None:
                over.append(place)
            elif complete:
                self.look(place)
            else:
                self.observations[(place + 1) * self._numbers - self._ids + id] += 1
                start = place * self._ids
                self.masks[start : start + self._ids] = walk.mask(self._ids)
        return over

    def _check(self, ids: list[int]) -> None:
        tables = len(self.tables)
        if len(ids) != tables:
            raise ValueError(f"{tables} games need {tables} ids, not {len(ids)}")
        masks, size = self.masks, self._ids
        start = 0
        for id in ids:
            if not 0 <= id < size or not masks[start + id]:
                place = start // size
                offered = [other for other in range(size) if masks[start + other]]
                raise ValueError(f"game {place}: id {id} is not offered, only {offered}")
            start += size

    def replace(self, place: int, table: Table) -> None:
        """Another game at this place."""
        self.tables[place] = table
        self.look(place)

    def look(self, place: int) -> None:
        """Write down what whoever chooses at a table sees."""
        table = self.tables[place]
        walk = table.walk
        assert walk is not None, "a game that is over is replaced"
        self.seats[place] = walk.seat
        start = place * self._numbers
        self.observations[start : start + self._numbers] = table.observer.encode(table.state, walk.seat)
        start = place * self._ids
        self.masks[start : start + self._ids] = walk.mask(self._ids)
