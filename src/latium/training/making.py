"""A training from its first game to the file of weights."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from latium import __version__
from latium.bots.value import traits_for
from latium.bots.value.traits import feature_names
from latium.bots.value.weights import WeightsFile
from latium.games import SHELF
from latium.training.fitting import Epoch, Fitted, accuracies, fitted, forward, loss
from latium.training.games import generate
from latium.training.quantising import quantised, whole_logits
from latium.training.settings import Fit, Play, command

CURVE: Final = "curve.csv"


def train(
    play: Play,
    fit: Fit,
    folder: Path,
    processes: int,
    games_done: Callable[[int], None],
    epoch_done: Callable[[Epoch], None],
) -> WeightsFile:
    """Weights for what is asked. The folder keeps games and a checkpoint, so that an interrupted training goes on."""
    positions = generate(play, fit.games, folder, processes, games_done)
    found = fitted(positions, fit, play.seed, folder, epoch_done)
    (folder / CURVE).write_text(curve_text(found.curve), encoding="utf-8")
    layers = quantised(found.network, found.scale)
    logits = whole_logits(layers, found.rows)
    early, middle, late = accuracies(logits, found.apart)
    return WeightsFile(
        game=play.game,
        seats=play.seats,
        rules_version=SHELF[play.game].facts.rules_version,
        command=command(play, fit),
        seed=play.seed,
        version=__version__,
        report={
            "positions": len(positions.games),
            "positions kept apart": len(found.rows),
            "loss": round(_exact_loss(found), 4),
            "loss in whole numbers": round(loss(logits, found.apart.wins), 4),
            "winner told early": round(early, 3),
            "winner told midway": round(middle, 3),
            "winner told late": round(late, 3),
        },
        curve=[{name: round(number, 4) for name, number in epoch._asdict().items()} for epoch in found.curve],
        features=feature_names(traits_for(play.game), play.seats),
        layers=layers,
    )


def _exact_loss(found: Fitted) -> float:
    return loss(forward(found.network, found.apart.features)[-1], found.apart.wins)


def curve_text(curve: list[Epoch]) -> str:
    """The learning curve as CSV."""
    rows = [",".join([str(epoch.number), *(f"{number:.4f}" for number in epoch[1:])]) for epoch in curve]
    return "\n".join([",".join(Epoch._fields), *rows]) + "\n"


def weights_text(weights: WeightsFile) -> str:
    """As JSON, a line for each unit of the network."""
    head = msgspec.json.encode(msgspec.structs.replace(weights, layers=[])).decode().removesuffix("[]}")
    layers = [
        '{"weights":[\n'
        + ",\n".join(msgspec.json.encode(row).decode() for row in layer.weights)
        + f'\n],"biases":{msgspec.json.encode(layer.biases).decode()}}}'
        for layer in weights.layers
    ]
    return head + "[" + ",".join(layers) + "]}\n"
