"""Games become arrays that hold exactly what the seats saw and did."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from latium.adapters.datasets import Decisions, load, read
from latium.adapters.numbering import numbering_for, path
from latium.adapters.observing import observer_for
from latium.arena.plies import PlyFile
from latium.arena.simulation import Match, record_of
from latium.core.errors import LatiumError
from latium.core.options import resolve
from latium.core.records import Record, Step, replay
from latium.core.seats import CHANCE
from latium.games import SHELF


def kept(folder: Path, slug: str, seats: int, games: int) -> list[Record]:
    match = Match(SHELF[slug], seats, {}, ("random",) * seats, 3)
    records = [record_of(match, number) for number in range(games)]
    for number, record in enumerate(records):
        (folder / f"game-{number}.jsonl").write_text(record.to_text(), encoding="utf-8")
    return records


def arrays(decisions: Decisions) -> list[list[object]]:
    return [getattr(decisions, name).tolist() for name in ("observations", "masks", "actions", "returns", "seats")]


@pytest.mark.parametrize(("slug", "seats"), [("founders", 2), ("first-empires", 3), ("foundations-of-rome", 5)])
def test_a_row_for_every_choice_of_every_seat(tmp_path: Path, slug: str, seats: int) -> None:
    (record,) = kept(tmp_path, slug, seats, 1)
    game, options = SHELF[slug], resolve(SHELF[slug].facts, seats, record.header.options)
    numbering, observer = numbering_for(game, seats, options), observer_for(game, seats, options)
    decisions = load(tmp_path)
    row = 0
    before: Step[Any, Any] | None = None
    for step in replay(game, record):
        if before is not None and step.entry is not None and (seat := step.entry.seat) != CHANCE:  # type: ignore[union-attr]
            legal = game.legal(before.state, seat)
            paths = {path(numbering, seat, action) for action in legal}
            chosen = path(numbering, seat, game.unpack(before.state, step.entry.action))  # type: ignore[union-attr]
            for depth, id in enumerate(chosen):
                offered = {one[depth] for one in paths if one[:depth] == chosen[:depth]}
                if len(offered) > 1:
                    assert decisions.actions[row] == id
                    assert set(np.flatnonzero(decisions.masks[row])) == offered
                    assert decisions.seats[row] == seat
                    seen = bytearray(observer.encode(before.state, seat))
                    for earlier in chosen[:depth]:
                        seen[len(seen) - len(numbering.names()) + earlier] += 1
                    assert decisions.observations[row].tobytes() == bytes(seen)
                    row += 1
        before = step
    assert row == len(decisions) > 20
    assert record.result is not None
    assert record.result.outcome is not None
    best = [seat for seat, rank in enumerate(record.result.outcome.ranks) if rank == 1]
    assert set(decisions.seats[decisions.returns == decisions.returns.max()].tolist()) == set(best)


def test_parquet_and_records_give_the_same_arrays(tmp_path: Path) -> None:
    table = PlyFile(tmp_path / "games.parquet")
    for number, record in enumerate(kept(tmp_path, "first-empires", 2, 3)):
        table.add(number, record)
    table.close()
    told, written = load(tmp_path / "games.parquet"), load(tmp_path)
    assert arrays(told) == arrays(written)
    assert [len(one) for one in read(tmp_path)] == [int((told.games == number).sum()) for number in range(3)]
    assert len(told.where(told.games == 1)) == int((told.games == 1).sum())


def test_batches_are_all_rows_once_in_an_order_of_their_seed(tmp_path: Path) -> None:
    kept(tmp_path, "first-empires", 2, 1)
    decisions = load(tmp_path)
    batches = list(decisions.batches(16, seed=1))
    assert sum(len(actions) for _, _, actions, _ in batches) == len(decisions)
    assert sorted(np.concatenate([batch[2] for batch in batches])) == sorted(decisions.actions)
    again, other = list(decisions.batches(16, seed=1)), list(decisions.batches(16, seed=2))
    assert all((one[0] == two[0]).all() for one, two in zip(batches, again, strict=True))
    assert any((one[2] != two[2]).any() for one, two in zip(batches, other, strict=True))
    observation, mask, action, worth = decisions[0]
    assert mask[action]
    assert observation.dtype == np.uint8
    assert worth in (-1.0, 0.0, 1.0)


def test_rewards_are_those_of_the_environments(tmp_path: Path) -> None:
    (record,) = kept(tmp_path, "founders", 2, 1)
    assert record.result is not None
    assert record.result.outcome is not None
    one, two = (score.total for score in record.result.outcome.scores)
    decisions = load(tmp_path, reward="score")
    assert set(decisions.returns[decisions.seats == 0].tolist()) == {one - two}


def test_a_game_that_was_not_finished_is_passed_over(tmp_path: Path) -> None:
    (record,) = kept(tmp_path, "founders", 2, 1)
    record.result = None
    (tmp_path / "game-0.jsonl").write_text(record.to_text(), encoding="utf-8")
    with pytest.raises(ValueError, match="no finished game"):
        load(tmp_path)


def test_what_the_rules_forbid_is_not_learned_from(tmp_path: Path) -> None:
    (record,) = kept(tmp_path, "founders", 2, 1)
    del record.entries[20:22]
    forged = Record(record.header, [], record.result)
    for ply in record.standing():
        forged.add(ply.seat, ply.notation, ply.action)
    (tmp_path / "game-0.jsonl").write_text(forged.to_text(), encoding="utf-8")
    with pytest.raises(LatiumError):
        load(tmp_path)
