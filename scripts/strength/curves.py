"""How the values that are shipped learned, drawn from their own files."""

from collections.abc import Sequence
from functools import partial
from importlib.resources import files
from math import log
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from latium.arena.plots import picture
from latium.bots.value.weights import WeightsFile

if TYPE_CHECKING:
    from matplotlib.axes import Axes

LINES: Final = 5
"""How high a picture is."""
STYLES: Final = {2: "-", 3: "--", 4: "-.", 5: ":"}
"""Of a line, by the number of seats."""


def draw_curves(folder: Path) -> None:
    """A picture for each game that has weights."""
    folder.mkdir(parents=True, exist_ok=True)
    shipped = sorted(_shipped(), key=lambda weights: (weights.game, weights.seats))
    for game in dict.fromkeys(weights.game for weights in shipped):
        values = [weights for weights in shipped if weights.game == game]
        drawn = picture(LINES, partial(_losses, values=values), partial(_told, values=values))
        (folder / f"curve-{game}.svg").write_bytes(drawn)


def _shipped() -> list[WeightsFile]:
    data = files("latium.bots.value") / "data"
    return [
        msgspec.json.decode(file.read_bytes(), type=WeightsFile)
        for file in data.iterdir()
        if file.name.endswith(".json")
    ]


def _losses(axes: "Axes", values: Sequence[WeightsFile]) -> None:
    for weights in values:
        losses = [100 * epoch["validation"] / log(weights.seats) for epoch in weights.curve]
        _line(axes, weights, losses)
    axes.set_title("loss, % of a mere guess", loc="left")
    axes.legend(frameon=False)


def _told(axes: "Axes", values: Sequence[WeightsFile]) -> None:
    for weights in values:
        _line(axes, weights, [100 * epoch["middle"] for epoch in weights.curve])
    axes.set_title("winner told midway, %", loc="left")


def _line(axes: "Axes", weights: WeightsFile, numbers: Sequence[float]) -> None:
    epochs = [epoch["number"] for epoch in weights.curve]
    axes.plot(epochs, numbers, STYLES[weights.seats], marker="o", markersize=3, label=f"{weights.seats} seats")
    axes.set_xlabel("times over all games")
