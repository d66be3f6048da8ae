"""One environment for all games, in PettingZoo's agent-environment cycle: whoever owes a decision chooses ids."""

import sys
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.env import AECEnv, ParallelEnv

from latium.adapters.host import Host
from latium.adapters.rendering.rendered import MODES, check_mode, rendered
from latium.adapters.table import Table
from latium.core.protocol import OptionValue

ILLEGAL: Final = -1.0
"""What choosing an id that the mask forbids costs."""


class GameEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """A game without the wrappers. Options of the game are given by name; those not given have their defaults for
    simulations. After `max_cycles` steps a game is broken off. Subclasses name the game in `slug`."""

    slug: ClassVar[str]
    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        seats: int = 2,
        reward: str = "placement",
        recall: bool = False,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: OptionValue,
    ) -> None:
        EzPickle.__init__(self, seats, reward, recall, render_mode, max_cycles, **options)
        super().__init__()
        check_mode(render_mode)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.host = Host(self.slug, seats, reward, recall, options)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.observation_spaces = {agent: self.host.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.host.action_space() for agent in self.possible_agents}
        self.state_space = spaces.Box(0, 255, (seats, self.host.numbers), np.uint8)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing: Any = np.zeros(self.host.ids, np.int8)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The first game of a seed, or the next one of the last seed that was given."""
        self.table: Table = self.host.table(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self._skip_agent_selection = None
        self._steps = 0
        self.agent_selection = self.agents[0]
        self._pass_on()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.choose(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent]["action_mask"] = self._nothing
        self._steps += 1
        self._pass_on()
        if self._steps == self.max_cycles and self.table.walk is not None:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _pass_on(self) -> None:
        """To whoever chooses next; or the game is over, for all at once."""
        seat = self.table.seat()
        if seat >= 0:
            agent = self.possible_agents[seat]
            self.agent_selection = agent
            self.infos[agent]["action_mask"] = np.frombuffer(self.table.mask(seat), np.int8)
            return
        self.rewards = dict(zip(self.agents, self.host.returns(self.table), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Any]:
        return self.host.observe(self.table, self._seat_of[agent], self.infos[agent]["action_mask"])

    def state(self) -> Any:
        """What all seats know, one below the other."""
        seen = [np.frombuffer(self.table.observation(seat), np.uint8) for seat in range(self.host.seats)]
        return np.stack(seen)

    def render(self) -> Any:
        """As text, as an array of pixels, or as the text of an SVG file; `human` writes the text to the terminal."""
        found = rendered(self.render_mode, self.host.game, self.table.state, None)
        if self.render_mode != "human":
            return found
        sys.stdout.write(found)
        return None

    def close(self) -> None:
        """There is nothing to give back."""


class Checked(wrappers.TerminateIllegalWrapper):  # type: ignore[misc]
    """What is no id at all is refused, and an id that the mask forbids ends the game: what two of PettingZoo's wrappers
    do, one around the other, but each layer would cost a tenth of a step."""

    def __init__(self, env: GameEnv) -> None:
        super().__init__(env, illegal_reward=ILLEGAL)
        self._game = env

    def step(self, action: Any) -> None:
        game = self._game
        agent = game.agent_selection
        over = game.terminations[agent] or game.truncations[agent]
        assert (over and action is None) or game.action_spaces[agent].contains(action), "action is not in action space"
        super().step(action)


def wrapped(env: GameEnv) -> AECEnv:
    """Guarded as PettingZoo's own games of this kind are."""
    return wrappers.OrderEnforcingWrapper(Checked(env))


def parallel(env: GameEnv) -> ParallelEnv:
    """All agents hand in an action at once, and only that of whoever is to choose counts."""
    return turn_based_aec_to_parallel(wrapped(env))
