"""Training: seeded, resumable, and rounded to what the engine computes."""

from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed")

from latium.bots.value.network import TO_LOGIT  # noqa: E402
from latium.bots.value.shares import UNIT  # noqa: E402
from latium.bots.value.weights import WeightsFile, decode, network_of  # noqa: E402
from latium.training import games as shards  # noqa: E402
from latium.training.fitting import Epoch, Network, forward, fresh, gradients, loss, scale_of  # noqa: E402
from latium.training.making import train, weights_text  # noqa: E402
from latium.training.quantising import quantised, whole_logits  # noqa: E402
from latium.training.settings import Fit, Play, TrainingError  # noqa: E402

PLAY = Play("first-empires", 2, seed=1, policy="greedy", slip=6, every=10)
FIT = Fit(games=4, hidden=(6, 4), epochs=3, mix=30)


@pytest.fixture(autouse=True)
def _small_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "SHARD", 2)
    monkeypatch.setattr("latium.training.fitting.KEPT_APART", 4)


def trained(folder: Path, fit: Fit = FIT) -> WeightsFile:
    return train(PLAY, fit, folder, 1, lambda done: None, lambda epoch: None)


def test_the_same_seed_makes_the_same_file_and_weights_can_be_read_back(tmp_path: Path) -> None:
    one = trained(tmp_path / "one")
    other = trained(tmp_path / "other")
    assert weights_text(one) == weights_text(other)
    decode(weights_text(one), "file", "first-empires", 2, one.features)
    assert (tmp_path / "one/curve.csv").read_text(encoding="utf-8").count("\n") == 1 + FIT.epochs


def test_an_interrupted_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = trained(tmp_path / "whole")
    epochs: list[Epoch] = []

    def interrupt(epoch: Epoch) -> None:
        epochs.append(epoch)
        if epoch.number == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(PLAY, FIT, tmp_path / "again", 1, lambda done: None, interrupt)
    before = {file: file.stat().st_mtime_ns for file in (tmp_path / "again").glob("games-*")}
    assert weights_text(trained(tmp_path / "again")) == weights_text(whole)
    assert before == {file: file.stat().st_mtime_ns for file in (tmp_path / "again").glob("games-*")}


def test_interrupted_games_are_played_on(tmp_path: Path) -> None:
    def interrupt(done: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(PLAY, FIT, tmp_path, 1, interrupt, lambda epoch: None)
    assert len(list(tmp_path.glob("games-*"))) == 1
    heard: list[int] = []
    train(PLAY, FIT, tmp_path, 1, heard.append, lambda epoch: None)
    assert heard == [2, 4]


def test_a_folder_with_other_games_is_refused(tmp_path: Path) -> None:
    trained(tmp_path)
    with pytest.raises(TrainingError) as caught:
        train(
            Play("first-empires", 2, seed=2, policy="greedy", slip=6, every=10),
            FIT,
            tmp_path,
            1,
            lambda done: None,
            lambda epoch: None,
        )
    assert str(tmp_path) in str(caught.value)


def test_whole_numbers_say_what_the_engine_says_and_nearly_what_was_learned() -> None:
    generator = np.random.default_rng(1)
    features = generator.integers(-50, 400, (30, 2, 9)).astype(np.int32)
    network = fresh([9, 8, 4, 1], seed=1)
    scale = scale_of(features)
    layers = quantised(network, scale)
    logits = whole_logits(layers, features)
    engine = network_of(layers)
    assert [[engine.logit(row.tolist()) for row in position] for position in features] == (logits * UNIT).tolist()
    exact = forward(network, ((features - scale.mean) / scale.deviation).astype(np.float32))[-1]
    assert np.abs(exact - logits).max() < 2 * (1 << TO_LOGIT) / UNIT


def test_gradients_are_the_slopes_of_the_loss() -> None:
    generator = np.random.default_rng(2)
    features = generator.standard_normal((5, 3, 4))
    targets = np.full((5, 3), 1 / 3)
    network = Network(*([array.astype(np.float64) for array in part] for part in fresh([4, 5, 1], seed=3)))
    weights, biases = gradients(network, forward(network, features), targets)
    for array, slope in zip(network.arrays(), [*weights, *biases], strict=True):
        before = loss(forward(network, features)[-1], targets)
        array.flat[0] += 1e-6
        after = loss(forward(network, features)[-1], targets)
        array.flat[0] -= 1e-6
        assert (after - before) / 1e-6 == pytest.approx(slope.flat[0], abs=1e-4)
