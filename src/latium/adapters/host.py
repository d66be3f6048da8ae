"""Whoever sets up tables of one game, with the same seats and options every time."""

from typing import Any, Final

from latium.adapters.extras import missing

try:
    import numpy as np
    from gymnasium import spaces
except ImportError:
    raise missing("research", "gymnasium") from None

from latium.adapters.numbering import numbering_for
from latium.adapters.observing import observer_for, size
from latium.adapters.observing.contract import MOST
from latium.adapters.observing.memory import Memory
from latium.adapters.rewards import REWARDS
from latium.adapters.table import Table
from latium.core.chance import Dice
from latium.core.options import resolve
from latium.core.protocol import OptionValue
from latium.games import SHELF

SEEDS: Final = 2**63


class Host:
    """The game, its numbers and its dice. A seed starts a series of games: the same seed, the same games, and the first
    of them is that of `latium simulate` with this seed."""

    def __init__(self, slug: str, seats: int, reward: str, recall: bool, options: dict[str, OptionValue]) -> None:
        if reward not in REWARDS:
            raise ValueError(f"the reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.game = SHELF[slug]
        self.seats = seats
        self.options = resolve(self.game.facts, seats, options, simulated=True)
        self.numbering = numbering_for(self.game, seats, self.options)
        self.observer = observer_for(self.game, seats, self.options)
        self.ids = len(self.numbering.names())
        self.numbers = size(self.observer.blocks())
        self.rewards = REWARDS[reward]
        self.recall = recall
        self.plies = self.game.bound(self.game.setup(seats, self.options)) if recall else 0
        self.seed = 0
        self._seeded = False
        self._games = 0

    def table(self, seed: int | None = None) -> Table:
        """The next game of the series, or the first of a new one; without any seed the series is a random one."""
        if seed is not None or not self._seeded:
            self.seed = int(np.random.default_rng().integers(SEEDS)) if seed is None else seed
            self._seeded = True
            self._games = 0
        dice = Dice.from_seed(self.seed, self._games)
        self._games += 1
        memory = Memory(self.numbering, self.observer, self.seats, self.plies) if self.recall else None
        state = self.game.setup(self.seats, self.options)
        return Table(self.game, self.numbering, self.observer, state, dice, memory)

    def returns(self, table: Table) -> list[float]:
        """What a finished game brought each seat."""
        outcome = self.game.outcome(table.state)
        assert outcome is not None, "asked only once the game is over"
        return self.rewards(outcome)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.ids)

    def observation_space(self) -> spaces.Dict:
        """The observation and the mask, and with perfect recall the history."""
        found: dict[str, Any] = {
            "observation": spaces.Box(0, MOST, (self.numbers,), np.uint8),
            "action_mask": spaces.Box(0, 1, (self.ids,), np.int8),
        }
        if self.recall:
            shape = (self.plies, 1 + self.numbering.depth())
            found["history"] = spaces.Box(0, max(self.ids, self.seats + 1), shape, np.int16)
        return spaces.Dict(found)

    def observe(self, table: Table, seat: int, mask: Any) -> dict[str, Any]:
        """What a seat sees of a game, with a mask that is known already."""
        found = {"observation": np.frombuffer(table.observation(seat), np.uint8), "action_mask": mask}
        if table.memory is not None:
            history = np.array(table.memory.rows[seat], np.int16)
            found["history"] = history.reshape(self.plies, table.memory.width)
        return found
