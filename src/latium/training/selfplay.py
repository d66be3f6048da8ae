"""Games played to learn from: a policy against itself, with slips so that positions differ, and positions noted."""

from typing import Any, final

from latium.bots.evaluation import judge_for
from latium.bots.generator import Generator
from latium.bots.looking import best_action
from latium.bots.one_step import most_valued
from latium.bots.value import Value
from latium.bots.value.traits import Traits
from latium.core.chance import counted_off
from latium.core.protocol import AnyGame, Options
from latium.core.seats import CHANCE, Seat


@final
class Policy:
    """Plays on the position itself: greedy, or one step by a value."""

    __slots__ = ("_game", "_value")

    def __init__(self, game: AnyGame, value: Value | None) -> None:
        self._game = game
        self._value = value

    def choose(self, state: Any, seat: Seat, legal: list[Any]) -> Any:
        if len(legal) == 1:
            return legal[0]
        value = self._value
        if value is None:
            return best_action(self._game, state, seat, legal)
        return most_valued(self._game, value, state, seat, legal)


@final
class Sample:
    """A position: after how many plies it stood there, and the features of every seat."""

    __slots__ = ("features", "ply")

    def __init__(self, ply: int, features: list[list[int]]) -> None:
        self.ply = ply
        self.features = features


@final
class Course:
    """A game that was played: its samples, how many plies it had, who won and with how many points."""

    __slots__ = ("plies", "samples", "totals", "winners")

    def __init__(self, samples: list[Sample], plies: int, winners: list[Seat], totals: list[int]) -> None:
        self.samples = samples
        self.plies = plies
        self.winners = winners
        self.totals = totals


def played(
    game: AnyGame, seats: int, options: Options, policy: Policy, traits: Traits, slip: int, every: int, seed: int
) -> Course:
    """One game: one decision in `slip` is taken at random from what is worth trying (0: none). The position after that
    is noted, and one in `every` of the others."""
    generator = Generator(seed)
    state: Any = game.setup(seats, options)
    samples: list[Sample] = []
    plies = 0
    acting = game.to_act(state)
    while acting:
        seat = acting[0]
        slipped = False
        legal: list[Any] = list(game.legal(state, seat))
        if seat == CHANCE:
            weights: list[int] = list(game.weights(state))
            action = legal[counted_off(generator.below(sum(weights)), weights)]
        elif slip and len(legal) > 1 and generator.below(slip) == 0:
            tried = judge_for(game, state, seat).candidates(legal)
            action = tried[generator.below(len(tried))]
            slipped = True
        else:
            action = policy.choose(state, seat, legal)
        game.apply(state, seat, action)
        plies += 1
        acting = game.to_act(state)
        if acting and traits.started(state) and (slipped or generator.below(every) == 0):
            look = traits.look(state)
            samples.append(Sample(plies, [look.features(seat) for seat in range(seats)]))
    outcome = game.outcome(state)
    assert outcome is not None
    return Course(samples, plies, list(outcome.winners), [score.total for score in outcome.scores])
