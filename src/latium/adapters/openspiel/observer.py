"""What a player sees of a state, as OpenSpiel asks for it: as text and as tensors."""

from math import prod
from typing import Any, Final

import numpy as np

from latium.adapters.openspiel.position import Position, Setting
from latium.adapters.openspiel.recall import remembered
from latium.core.canonical import canonical
from latium.core.seats import CHANCE, Seat

PLIES: Final = 1_024
"""So many of the latest plies are in an information state's tensor; its string has all."""
CHANCE_ROW: Final = 1
OWN_ROW: Final = 2


class LatiumObserver:
    """Observations, or with `recall` information states. The parts of the tensor are those that
    `latium.adapters.observing` describes, behind the player's number, and before the plies so far, the latest first."""

    def __init__(self, setting: Setting, recall: bool) -> None:
        self._setting = setting
        self._recall = recall
        width = 1 + setting.numbering.depth()
        shapes = {"player": (setting.seats,), **{block.name: block.shape for block in setting.blocks}}
        if recall:
            shapes["history"] = (PLIES, width)
        self.tensor: Any = np.zeros(sum(map(prod, shapes.values())), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[start : start + prod(shape)].reshape(shape)
            start += prod(shape)

    def set_from(self, state: Any, player: Seat) -> None:
        """Take what the player sees into `tensor`, and so into `dict`."""
        position: Position = state.position
        seats, numbers = self._setting.seats, self._setting.numbers
        self.tensor.fill(0)
        self.tensor[player] = 1
        self.tensor[seats : seats + numbers] = np.frombuffer(position.seen_by(player), np.uint8)
        if self._recall:
            self._remember(position, player)

    def _remember(self, position: Position, player: Seat) -> None:
        history = self.dict["history"]
        for row, (seat, ids) in zip(history, remembered(position.past, player), strict=False):
            row[0] = CHANCE_ROW if seat == CHANCE else OWN_ROW + (seat - player) % self._setting.seats
            row[1 : 1 + len(ids)] = ids
            row[1 : 1 + len(ids)] += 1

    def string_from(self, state: Any, player: Seat) -> str:
        position: Position = state.position
        view = self._setting.game.observe(position.state, player)
        lines = [f"player {player}", canonical(view).decode()]
        if player == position.seat and position.chosen:
            lines.append(f"chosen: {self._setting.named(position.chosen)}")
        if self._recall:
            lines.extend(f"{seat}: {self._setting.named(ids)}" for seat, ids in remembered(position.past, player))
        return "\n".join(lines)
