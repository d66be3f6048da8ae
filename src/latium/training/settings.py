"""What a training is asked to do: enough to do it again and get the same weights."""

import msgspec

from latium.core.errors import LatiumError


class TrainingError(LatiumError):
    """A training cannot go on as asked."""


class Play(msgspec.Struct, frozen=True):
    """The games to learn from. Nothing else decides what a shard of them holds."""

    game: str
    seats: int
    seed: int
    policy: str
    """Who plays: `greedy`, or `value`, one step by the value this package ships."""
    slip: int
    """One decision in so many is taken at random; 0 for none."""
    every: int
    """One position in so many is noted."""


class Fit(msgspec.Struct, frozen=True):
    """How to learn from them."""

    games: int
    hidden: tuple[int, ...]
    """How many units each hidden layer has."""
    epochs: int
    mix: int
    """Percent of the target that follows from the points, not from the win alone."""


def command(play: Play, fit: Fit) -> str:
    """The command line that asks for this."""
    options = {
        "seats": play.seats,
        "games": fit.games,
        "seed": play.seed,
        "policy": play.policy,
        "slip": play.slip,
        "every": play.every,
        "hidden": ",".join(map(str, fit.hidden)),
        "epochs": fit.epochs,
        "mix": fit.mix,
    }
    return f"latium train {play.game} " + " ".join(f"--{name} {value}" for name, value in options.items())
