"""Foundations of Rome with Monuments for PettingZoo."""

from typing import Any, ClassVar

from pettingzoo.utils.env import AECEnv, ParallelEnv

from latium.adapters.pettingzoo.aec import GameEnv, parallel, wrapped

__all__ = ["env", "parallel_env", "raw_env"]


class raw_env(GameEnv):  # noqa: N801  # PettingZoo's name
    """The game without wrappers: an id that is not offered raises ValueError."""

    slug: ClassVar[str] = "foundations-of-rome"
    metadata: ClassVar[dict[str, Any]] = {**GameEnv.metadata, "name": "foundations_of_rome_v1"}


def env(**given: Any) -> AECEnv:
    """The game, guarded as PettingZoo's own are: an id that is not offered loses the game."""
    return wrapped(raw_env(**given))


def parallel_env(**given: Any) -> ParallelEnv:
    """The same for learners that act for all agents at once; only the action of whoever is to choose counts."""
    return parallel(raw_env(**given))
