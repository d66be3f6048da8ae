"""How well people play: Plackett-Luce ratings, one for each game and number of seats.

The model is that of `openskill`: skill is a normal variable that starts at 25 with a deviation of 25/3. Unlike bots
(`arena.ratings`), people change, so a little uncertainty comes back with every game.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

START: Final = 25.0

CAUTION: Final = 3.0
"""So many deviations below the mean somebody is listed: it takes games to get to the top."""


class Skill(NamedTuple):
    """The mean of what is believed of somebody's skill, its deviation, and after how many games."""

    mu: float = START
    sigma: float = START / 3
    games: int = 0

    @property
    def listed(self) -> float:
        return self.mu - CAUTION * self.sigma


@cache
def _model() -> PlackettLuce:
    return PlackettLuce()


def after(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The skills of all after a game with these ranks, 1 being best."""
    teams = [[_model().rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    rated = _model().rate(teams, [float(rank) for rank in ranks])
    return [Skill(new.mu, new.sigma, old.games + 1) for old, (new,) in zip(skills, rated, strict=True)]
