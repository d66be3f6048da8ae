"""`latium train`: make the weights of a trained value."""

import os
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from latium.bots.value import TRAITS
from latium.cli.choices import check_seed, game_argument, seats_option
from latium.cli.figures import progress_bar
from latium.cli.problems import BadRequest, Problem
from latium.cli.speech import decimal, lang_option, sentence
from latium.core.options import check_seats
from latium.core.protocol import AnyGame
from latium.files import is_held, write_whole

if TYPE_CHECKING:
    from latium.training.fitting import Epoch  # needs numpy

MOST: Final = 1_000_000
WIDEST: Final = 256
"""Units of a hidden layer at most."""
POLICIES: Final = ("greedy", "value")
THREADS: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
"""How libraries under numpy are told to use one thread: sums then always come in the same order."""

LOCK: Final = "lock"
"""The file that keeps two trainings in one folder apart."""


def _sizes(ctx: click.Context, parameter: click.Parameter, text: str) -> tuple[int, ...]:
    parts = text.split(",")
    if not all(map(_is_size, parts)):
        raise BadRequest(sentence("train-hidden", text=text))
    return tuple(map(int, parts))


def _is_size(text: str) -> bool:
    short = text.isascii() and text.isdigit() and len(text) <= len(str(WIDEST))
    return short and 0 < int(text) <= WIDEST


@click.command()
@game_argument
@seats_option
@click.option("--games", type=click.IntRange(20, MOST), default=4000, show_default=True, help="How many games to play.")
@click.option(
    "--seed",
    type=click.IntRange(min=0),
    callback=check_seed,
    default=0,
    show_default=True,
    help="Same seed, same weights.",
)
@click.option(
    "--policy",
    type=click.Choice(POLICIES),
    default="greedy",
    show_default=True,
    help="Who plays them: the greedy bot, or one step by the value there is already.",
)
@click.option(
    "--slip",
    type=click.IntRange(0, MOST),
    default=12,
    show_default=True,
    help="One decision in so many is taken at random; 0 for none.",
)
@click.option(
    "--every",
    type=click.IntRange(1, MOST),
    default=10,
    show_default=True,
    help="One position in so many is learned from.",
)
@click.option(
    "--hidden", default="16,16", show_default=True, callback=_sizes, help="How many units each hidden layer has."
)
@click.option(
    "--epochs", type=click.IntRange(1, MOST), default=10, show_default=True, help="How often to go over it all."
)
@click.option(
    "--mix",
    type=click.IntRange(0, 100),
    default=30,
    show_default=True,
    help="Percent of the target that follows from the points, not from the win alone.",
)
@click.option("--processes", type=click.IntRange(min=1), default=1, show_default=True, help="How many play the games.")
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="Keeps games and checkpoints.  [default: training/GAME-SEATS]",
)
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), help="The file of weights.  [default: in the folder]"
)
@lang_option
def train(
    game: AnyGame,
    seats: int,
    games: int,
    seed: int,
    policy: str,
    slip: int,
    every: int,
    hidden: tuple[int, ...],
    epochs: int,
    mix: int,
    processes: int,
    folder: Path | None,
    out: Path | None,
) -> None:
    """Train the value of GAME that search stops at.

    A policy plays against itself, a small network learns from it who wins, and the weights are rounded to whole
    numbers. Ctrl-C stops it; the same command goes on where it stopped. Needs numpy: pip install "latium[train]".
    """
    check_seats(game.facts, seats)
    slug = game.facts.slug
    _check(slug)
    for name in THREADS:
        os.environ.setdefault(name, "1")
    from latium.training.making import train as run
    from latium.training.making import weights_text
    from latium.training.settings import Fit, Play

    place = folder or Path("training") / f"{slug}-{seats}"
    file = out or place / f"{slug}-{seats}.json"
    for needed in (place, file.parent):
        needed.mkdir(parents=True, exist_ok=True)
    play = Play(slug, seats, seed, policy, slip, every)
    with (place / LOCK).open("ab") as lock, progress_bar(games) as progress:
        if is_held(lock):
            raise Problem(sentence("train-folder-in-use", folder=str(place)))
        weights = run(play, Fit(games, hidden, epochs, mix), place, processes, progress, _show)
    write_whole(file, weights_text(weights).encode())
    loss, rounded = (decimal(float(weights.report[key]), 4) for key in ("loss", "loss in whole numbers"))
    click.echo(sentence("train-done", file=str(file), loss=loss, rounded=rounded))


def _check(slug: str) -> None:
    """Raises Problem if that cannot be trained, or not here."""
    if slug not in TRAITS:
        raise Problem(sentence("train-no-traits", game=slug))
    if find_spec("numpy") is None:
        raise Problem(sentence("train-needs-numpy"))


def _show(epoch: "Epoch") -> None:
    click.echo(
        sentence(
            "train-epoch",
            number=epoch.number,
            training=decimal(epoch.training, 4),
            validation=decimal(epoch.validation, 4),
            early=decimal(100 * epoch.early),
            middle=decimal(100 * epoch.middle),
            late=decimal(100 * epoch.late),
        )
    )
