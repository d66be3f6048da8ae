"""The games a training learns from, in shards on disk: one that is there is not played again."""

import zlib
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

import msgspec
import numpy as np
from numpy.typing import NDArray

from latium import __version__
from latium.arena.pool import as_finished
from latium.bots.generator import derived_seed
from latium.bots.interrupts import held_back
from latium.bots.value import traits_for, value_for
from latium.bots.value.traits import feature_names
from latium.core.options import resolve
from latium.core.protocol import message
from latium.files import write_whole
from latium.games import SHELF
from latium.training.selfplay import Course, Policy, played
from latium.training.settings import Play, TrainingError

SHARD: Final = 50
"""Games in a shard."""
PHASES: Final = 1000
"""A whole game, as phases are counted."""


class Positions(NamedTuple):
    """Positions side by side: what each seat looks at, what came of it, when in the game and in which game."""

    features: NDArray[np.int32]
    """By position, seat and feature."""
    wins: NDArray[np.float32]
    """By position and seat: the share of the win."""
    totals: NDArray[np.int32]
    """By position and seat: the points in the end."""
    phases: NDArray[np.int32]
    games: NDArray[np.int32]


class Shard(NamedTuple):
    """Which games to play, and where to keep them."""

    play: Play
    number: int
    folder: Path

    @property
    def file(self) -> Path:
        return self.folder / f"games-{self.number:05}.npz"


def generate(play: Play, games: int, folder: Path, processes: int, progress: Callable[[int], None]) -> Positions:
    """All positions of so many games, rounded up to whole shards. Raises TrainingError if the folder has others."""
    folder.mkdir(parents=True, exist_ok=True)
    _agree(play, folder)
    shards = [Shard(play, number, folder) for number in range(-(-games // SHARD))]
    missing = [shard for shard in shards if not shard.file.exists()]
    done = len(shards) - len(missing)
    progress(done * SHARD)
    try:
        for finished, _ in enumerate(as_finished(make_shard, missing, processes), done + 1):
            progress(finished * SHARD)
    except BrokenProcessPool:
        raise TrainingError(message("train-process-lost")) from None
    return joined([_read(shard.file) for shard in shards])


def _agree(play: Play, folder: Path) -> None:
    """What shards hold depends on the features and on the package too."""
    features = feature_names(traits_for(play.game), play.seats)
    asked = msgspec.json.encode({"play": play, "version": __version__, "features": features})
    file = folder / "play.json"
    if not file.exists():
        write_whole(file, asked)
    elif file.read_bytes() != asked:
        raise TrainingError(message("train-other-games", folder=str(folder)))


def make_shard(shard: Shard) -> None:
    play = shard.play
    game = SHELF[play.game]
    options = resolve(game.facts, play.seats, {}, simulated=True)
    policy = Policy(game, value_for(game, play.seats, "trained") if play.policy == "value" else None)
    traits = traits_for(play.game)
    found: list[Positions] = []
    for number in range(shard.number * SHARD, (shard.number + 1) * SHARD):
        with held_back():
            seed = derived_seed(play.seed, number)
            course = played(game, play.seats, options, policy, traits, play.slip, play.every, seed)
        if course.samples:
            found.append(_positions(course, number))
    if not found:
        raise TrainingError(message("train-no-positions"))
    _write(shard.file, joined(found))


def _positions(course: Course, number: int) -> Positions:
    count = len(course.samples)
    wins = [0.0] * len(course.totals)
    for seat in course.winners:
        wins[seat] = 1 / len(course.winners)
    return Positions(
        np.array([sample.features for sample in course.samples], dtype=np.int32),
        np.array([wins] * count, dtype=np.float32),
        np.array([course.totals] * count, dtype=np.int32),
        np.array([sample.ply * PHASES // course.plies for sample in course.samples], dtype=np.int32),
        np.full(count, number, dtype=np.int32),
    )


def joined(parts: list[Positions]) -> Positions:
    return Positions(*(np.concatenate(arrays) for arrays in zip(*parts, strict=True)))


def _write(file: Path, positions: Positions) -> None:
    content = BytesIO()
    np.savez_compressed(content, **positions._asdict())
    write_whole(file, content.getvalue())


def _read(file: Path) -> Positions:
    with arrays_in(file) as arrays:
        return Positions(*(arrays[name] for name in Positions._fields))


@contextmanager
def arrays_in(file: Path) -> Iterator[Mapping[str, NDArray[Any]]]:
    """What a file of ours holds. Raises TrainingError where it shows that it is not as it was written."""
    try:
        with file.open("rb") as stream, np.load(stream) as arrays:
            yield arrays
    except (EOFError, KeyError, TypeError, ValueError, BadZipFile, zlib.error):
        raise TrainingError(message("train-damaged", file=str(file))) from None
