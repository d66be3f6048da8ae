"""Games as arrays: what a seat saw, what it could choose, what it chose, and how that ended for it.

A row is one choice of one id. Choices without an alternative are left out.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from latium.adapters.extras import missing

try:
    import numpy as np
except ImportError:
    raise missing("research", "numpy") from None

from latium.adapters.numbering import numbering_for, path
from latium.adapters.numbering.contract import Numbering
from latium.adapters.observing import observer_for
from latium.adapters.observing.contract import Observer
from latium.adapters.rewards import REWARDS
from latium.adapters.walk import Walk
from latium.arena.plies import Told, read_plies, told
from latium.core.canonical import canonical
from latium.core.errors import IllegalMove
from latium.core.options import resolve
from latium.core.protocol import AnyGame, Outcome, Score
from latium.core.records import Record
from latium.core.resources import package_of
from latium.core.seats import CHANCE, Seat
from latium.games import SHELF

FIELDS: Final = ("observations", "masks", "actions", "returns", "seats", "games")


class Decisions:
    """Rows of choices. A PyTorch DataLoader takes it as it is: it has a length, and a row for every index."""

    def __init__(self, observations: Any, masks: Any, actions: Any, returns: Any, seats: Any, games: Any) -> None:
        self.observations = observations
        """What the seat saw: bytes, as `latium.adapters.observing` describes them."""
        self.masks = masks
        """Which ids it could choose."""
        self.actions = actions
        """Which it chose."""
        self.returns = returns
        """How the game ended for it, as the reward says."""
        self.seats = seats
        self.games = games
        """The number of the game, in the order they were read."""

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, index: Any) -> tuple[Any, Any, Any, Any]:
        """Observation, mask, action and return of one row, or of several."""
        return self.observations[index], self.masks[index], self.actions[index], self.returns[index]

    def where(self, rows: Any) -> "Decisions":
        """Only these rows: `decisions.where(decisions.returns > 0)` are the winners'."""
        return Decisions(*(getattr(self, field)[rows] for field in FIELDS))

    def batches(self, size: int, seed: int = 0) -> Iterator[tuple[Any, Any, Any, Any]]:
        """All rows once, in an order drawn from the seed, so many at a time."""
        order = np.random.default_rng(seed).permutation(len(self))
        for start in range(0, len(order), size):
            yield self[order[start : start + size]]


def load(*sources: Path | str, reward: str = "placement") -> Decisions:
    """The games of Parquet files, records and folders of records in one; all of one game, seats and options. The reward
    is one of those of the environments: `placement`, `score` or `win`."""
    found = list(read(*sources, reward=reward))
    if not found:
        raise ValueError("there is no finished game in it")
    return Decisions(*(np.concatenate([getattr(one, field) for one in found]) for field in FIELDS))


def read(*sources: Path | str, reward: str = "placement") -> Iterator[Decisions]:
    """The same, game by game, for more than memory holds. Games that were not finished are passed over. Raises
    RecordError, IllegalMove or OSError."""
    for number, game in enumerate(_games(map(Path, sources))):
        yield _replayed(game, number, reward)


def _games(sources: Iterable[Path]) -> Iterator[Told]:
    for source in sources:
        if source.suffix == ".parquet":
            yield from read_plies(source)
        elif source.is_dir():
            yield from _games(sorted(source.glob("*.jsonl")))
        else:
            record = Record.from_text(source.read_text(encoding="utf-8"))
            if record.result and record.result.outcome:
                yield told(record)


@cache
def _eyes(slug: str, seats: int, options: bytes) -> tuple[Numbering, Observer]:
    """What numbers a game set up like this; setting that up takes time."""
    complete = msgspec.json.decode(options)
    return numbering_for(SHELF[slug], seats, complete), observer_for(SHELF[slug], seats, complete)


def _replayed(game: Told, number: int, reward: str) -> Decisions:
    rules = SHELF[game.game]
    options = resolve(rules.facts, game.seats, game.options)
    rows = _Rows(*_eyes(game.game, game.seats, canonical(options)))
    state = rules.setup(game.seats, options)
    for seat, packed in game.plies:
        action, legal = _checked(rules, state, seat, packed)
        if seat != CHANCE and len(legal) > 1:
            rows.note(state, seat, legal, action)
        rules.apply(state, seat, action)
    outcome = Outcome("", tuple(Score(points, ()) for points in game.points), game.ranks)
    return rows.arrays(REWARDS[reward](outcome), number)


def _checked(rules: AnyGame, state: Any, seat: Seat, packed: Any) -> tuple[Any, Sequence[Any]]:
    """The action, which anybody may have written, and all that are legal. Raises IllegalMove or NotationError."""
    action = rules.unpack(state, packed)
    if refusal := rules.explain(state, seat, action):
        raise IllegalMove(refusal, package_of(rules))
    return action, rules.legal(state, seat)


class _Rows:
    """The choices of one game, as they are noted."""

    def __init__(self, numbering: Numbering, observer: Observer) -> None:
        self._numbering = numbering
        self._observer = observer
        self._ids = len(numbering.names())
        self._observations: list[bytes] = []
        self._masks: list[bytes] = []
        self._actions: list[int] = []
        self._seats: list[Seat] = []

    def note(self, state: Any, seat: Seat, legal: Sequence[Any], action: Any) -> None:
        walk = Walk(self._numbering, seat, legal)
        seen = self._observer.encode(state, seat)
        before_chosen = len(seen) - self._ids
        for id in path(self._numbering, seat, action):
            mask = walk.mask(self._ids)
            if sum(mask) > 1:
                self._observations.append(bytes(seen))
                self._masks.append(bytes(mask))
                self._actions.append(id)
                self._seats.append(seat)
            walk.take(id)
            seen[before_chosen + id] += 1

    def arrays(self, returns: Sequence[float], number: int) -> Decisions:
        rows = len(self._actions)
        seats = np.array(self._seats, np.int8)
        return Decisions(
            np.frombuffer(b"".join(self._observations), np.uint8).reshape(rows, -1),
            np.frombuffer(b"".join(self._masks), np.bool_).reshape(rows, self._ids),
            np.array(self._actions, np.int64),
            np.array(returns, np.float32)[seats],
            seats,
            np.full(rows, number, np.int32),
        )
