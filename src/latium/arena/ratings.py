"""How strong bots are: Plackett-Luce ratings, made from the ranks of all games in order.

The model is that of `openskill`: skill is a normal variable that starts at 25 with a deviation of 25/3. Bots do not get
better from game to game, so nothing is added to the deviation between games, and it shrinks as the likelihood says. Of
a bot that has several seats in a game each is taken in turn, and the mean of what follows counts as one game.
"""

from collections.abc import Iterable, Sequence
from itertools import product
from math import sqrt
from typing import TypeAlias

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from latium.arena.statistics import NORMAL_95
from latium.core.seats import Seat

Ranked: TypeAlias = tuple[Sequence[str], Sequence[int]]
"""The bots of a game seat by seat, and their ranks."""


class Rating(msgspec.Struct, frozen=True):
    """A bot's strength with its 95 % interval; 25 is where everybody starts."""

    bot: str
    rating: float
    low: float
    high: float


def ratings(bots: Sequence[str], games: Iterable[Ranked]) -> tuple[Rating, ...]:
    """The bots, strongest first."""
    model = PlackettLuce(tau=0.0, gamma=_whole)
    skills = {bot: model.rating(name=bot) for bot in bots}
    for line_up, ranks in games:
        skills.update(_after(model, skills, line_up, ranks))
    return tuple(sorted((_rating(bot, skills[bot]) for bot in bots), key=lambda rating: -rating.rating))


def _whole(*_: object) -> float:
    """The part of what a game tells by which the deviation shrinks."""
    return 1.0


def _after(
    model: PlackettLuce, skills: dict[str, PlackettLuceRating], line_up: Sequence[str], ranks: Sequence[int]
) -> dict[str, PlackettLuceRating]:
    seats: dict[str, list[Seat]] = {}
    for seat, bot in enumerate(line_up):
        seats.setdefault(bot, []).append(seat)
    if len(seats) == 1:
        return {}
    teams = [[skills[bot]] for bot in seats]
    ways = [model.rate(teams, [float(ranks[seat]) for seat in taken]) for taken in product(*seats.values())]
    return {bot: _mean(model, bot, [way[place][0] for way in ways]) for place, bot in enumerate(seats)}


def _mean(model: PlackettLuce, bot: str, skills: Sequence[PlackettLuceRating]) -> PlackettLuceRating:
    if len(skills) == 1:
        return skills[0]
    variance = sum(skill.sigma**2 for skill in skills) / len(skills)
    return model.rating(mu=sum(skill.mu for skill in skills) / len(skills), sigma=sqrt(variance), name=bot)


def _rating(bot: str, skill: PlackettLuceRating) -> Rating:
    reach = NORMAL_95 * skill.sigma
    return Rating(bot, round(skill.mu, 2), round(skill.mu - reach, 2), round(skill.mu + reach, 2))
