"""Many games in one process, stepped together: one id for each, arrays back. After a game comes the next."""

from typing import Any, NamedTuple

from latium.adapters.extras import missing

try:
    import numpy as np
except ImportError:
    raise missing("research", "numpy") from None

from latium.adapters.batch import Batch
from latium.adapters.host import Host
from latium.core.protocol import OptionValue


class Positions(NamedTuple):
    """Where the games stand: one row for each."""

    observations: Any
    """What whoever chooses sees, bytes."""
    masks: Any
    """Which ids it may choose, as 0 and 1."""
    seats: Any
    """Who that is."""


class Stepped(NamedTuple):
    """What a step led to. Where a game is over, the position is the first of the next one."""

    observations: Any
    masks: Any
    seats: Any
    rewards: Any
    """By game and seat: zeros unless the game is over."""
    over: Any
    """Which games this step ended."""


class VectorEnv:
    """So many games, each seat of which the caller plays. With `copy=False` the arrays are only good until the next
    step."""

    def __init__(
        self,
        slug: str,
        count: int,
        seats: int = 2,
        reward: str = "placement",
        copy: bool = True,
        **options: OptionValue,
    ) -> None:
        if count < 1:
            raise ValueError(f"there is one game at least, not {count}")
        self.host = Host(slug, seats, reward, False, options)
        self.count = count
        self._copy = copy

    def reset(self, seed: int | None = None) -> Positions:
        """New games at all places."""
        host = self.host
        tables = [host.table(seed), *(host.table() for _ in range(self.count - 1))]
        self._batch = Batch(tables, host.numbers, host.ids)
        self._observations = np.frombuffer(self._batch.observations, np.uint8).reshape(self.count, host.numbers)
        self._masks = np.frombuffer(self._batch.masks, np.int8).reshape(self.count, host.ids)
        self._seats = np.frombuffer(self._batch.seats, np.uint8)
        return self._positions()

    def step(self, ids: Any) -> Stepped:
        """One id for each game. Raises ValueError if one is not offered, and then no game has gone on."""
        batch, host = self._batch, self.host
        given: Any = np.asarray(ids)
        if given.ndim != 1 or given.dtype.kind not in "iu":
            raise ValueError(f"ids are a row of whole numbers, not {given.dtype} of the shape {given.shape}")
        rewards: Any = np.zeros((self.count, host.seats), np.float32)
        over: Any = np.zeros(self.count, np.bool_)
        for place in batch.choose(given.tolist()):
            rewards[place] = host.returns(batch.tables[place])
            over[place] = True
            batch.replace(place, host.table())
        return Stepped(*self._positions(), rewards, over)

    def _positions(self) -> Positions:
        if self._copy:
            return Positions(self._observations.copy(), self._masks.copy(), self._seats.copy())
        return Positions(self._observations, self._masks, self._seats)


def random_ids(masks: Any, generator: Any) -> Any:
    """One of the ids that each mask allows, each equally likely, by a NumPy generator."""
    rows, ids = np.nonzero(masks)
    first = np.searchsorted(rows, np.arange(len(masks)))
    allowed: Any = np.diff(np.append(first, len(rows)))
    return ids[first + generator.integers(allowed)]
