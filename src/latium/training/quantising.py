"""From what was learned to whole numbers, and what that costs."""

import numpy as np
from numpy.typing import NDArray

from latium.bots.value.network import CEILING, FIRST, LATER, PASSED, TO_LOGIT
from latium.bots.value.shares import UNIT
from latium.bots.value.weights import LayerFile
from latium.training.fitting import Floats, Network, Scale


def quantised(network: Network, scale: Scale) -> list[LayerFile]:
    """Layers for features as they are counted: bringing them to mean 0 and deviation 1 is part of the first one."""
    layers: list[LayerFile] = []
    for number, (weights, biases) in enumerate(zip(*network, strict=True)):
        exact = weights.astype(np.float64)
        added = biases.astype(np.float64)
        if number == 0:
            exact = exact / scale.deviation[:, None]
            added = added - scale.mean @ exact
        bits = LATER if number else FIRST
        layers.append(
            LayerFile(
                weights=np.rint(exact.T * (1 << bits)).astype(np.int64).tolist(),
                biases=np.rint(added * (1 << (bits + PASSED if number else bits))).astype(np.int64).tolist(),
            )
        )
    return layers


def whole_logits(layers: list[LayerFile], features: NDArray[np.int32]) -> Floats:
    """By position and seat: what the network in whole numbers says, for many positions at once."""
    given = features.reshape(-1, features.shape[2]).astype(np.int64)
    for number, layer in enumerate(layers):
        sums = given @ np.array(layer.weights, dtype=np.int64).T + np.array(layer.biases, dtype=np.int64)
        sums >>= LATER if number else FIRST - PASSED
        given = np.clip(sums, 0, CEILING) if number < len(layers) - 1 else sums >> TO_LOGIT
    logits: Floats = (given.reshape(features.shape[:2]) / UNIT).astype(np.float32)
    return logits
