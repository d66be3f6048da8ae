"""One seat of a game as a Gymnasium environment; bots play the others.

Importing this registers `latium/Founders-v1`, `latium/FirstEmpires-v1` and `latium/FoundationsOfRome-v1`.
"""

import sys
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from latium.adapters.extras import missing

try:
    import gymnasium
    import numpy as np
except ImportError:
    raise missing("research", "gymnasium") from None

from latium.adapters.host import Host
from latium.adapters.rendering.rendered import MODES, check_mode, rendered
from latium.adapters.table import Table
from latium.bots.asking import chosen
from latium.bots.contract import Bot, Guest
from latium.bots.generator import derived_seed
from latium.bots.roster import make
from latium.core.protocol import OptionValue

ILLEGAL: Final = -1.0
"""What choosing an id that the mask forbids costs; the game is over then."""

NAMES: Final = {
    "latium/FirstEmpires-v1": "first-empires",
    "latium/FoundationsOfRome-v1": "foundations-of-rome",
    "latium/Founders-v1": "founders",
}
"""As Gymnasium knows the games."""


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """A game from one seat's point of view. `opponents` names one bot for all others, or one for each from the left of
    the seat; with `seat=None` the seat changes from game to game."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        slug: str,
        opponents: str | Sequence[str] = "greedy",
        seats: int = 2,
        seat: int | None = 0,
        reward: str = "placement",
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.host = Host(slug, seats, reward, False, options)
        self.opponents = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != seats - 1:
            raise ValueError(f"{seats} seats need {seats - 1} opponents, not {len(self.opponents)}")
        if seat is not None and seat not in range(seats):
            raise ValueError(f"the seat is one of {', '.join(map(str, range(seats)))}, not {seat}")
        self.action_space = self.host.action_space()
        self.observation_space = self.host.observation_space()["observation"]
        self._given_seat = seat
        self._bots: dict[int, Bot] = {}
        self._games = 0
        self.seat = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._games = 0
        self.seat = self._games % self.host.seats if self._given_seat is None else self._given_seat
        self._games += 1
        self.table: Table = self.host.table(seed)
        self._bots = self._seated()
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One id. Where the game ends before it is the seat's turn again, so does the episode."""
        id = int(action)
        if not self.action_masks()[id]:
            return self._seen(), ILLEGAL, True, False, self._info()
        if self.table.choose(id):
            self._let_others_play()
        over = self.table.walk is None
        reward = self.host.returns(self.table)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, False, self._info()

    def action_masks(self) -> Any:
        """Which ids may be chosen, as masked learners ask for it."""
        return np.frombuffer(self.table.mask(self.seat), np.bool_)

    def render(self) -> Any:
        found = rendered(self.render_mode, self.host.game, self.table.state, self.seat)
        if self.render_mode == "human":
            sys.stdout.write(found)
            return None
        return found

    def _seen(self) -> Any:
        return np.frombuffer(self.table.observation(self.seat), np.uint8)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": np.frombuffer(self.table.mask(self.seat), np.int8), "seat": self.seat}

    def _seated(self) -> dict[int, Bot]:
        """The opponents at their seats, with dice of their own that follow from the seed."""
        game = self.host.game
        found: dict[int, Bot] = {}
        for place, name in enumerate(self.opponents, 1):
            seat = (self.seat + place) % self.host.seats
            found[seat] = make(name, game, seat, derived_seed(self.host.seed, self._games, seat))
            if isinstance(found[seat], Guest):
                raise ValueError(f"{name!r} is a program of its own; only bots of the roster play here")
        return found

    def _let_others_play(self) -> None:
        table, game = self.table, self.host.game
        while (seat := table.seat()) not in (self.seat, -1):
            legal = table.legal()
            name = self.opponents[(seat - self.seat) % self.host.seats - 1]
            view = game.observe(table.state, seat)
            table.play(legal[0] if len(legal) == 1 else chosen(self._bots[seat], name, seat, view, legal))


for name, slug in NAMES.items():
    gymnasium.register(id=name, entry_point="latium.adapters.gymnasium:SeatEnv", kwargs={"slug": slug})
