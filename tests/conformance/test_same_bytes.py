"""Law 4 across engines: the one under test against the source tree, with other hashes and other processes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from latium.arena.simulation import simulate
from latium.games import SHELF

SOURCE = Path(__file__).parents[2] / "src"
DIGEST = """
import sys, latium
from latium.arena.simulation import simulate
from latium.games import SHELF

assert not latium.compiled()
print(simulate(SHELF[sys.argv[1]], 2, 6, ["greedy", "random"], seed=7).report.digest)
"""


@pytest.mark.parametrize("slug", SHELF)
def test_the_source_tree_and_the_engine_under_test_play_the_same_games(slug: str) -> None:
    told = subprocess.run(
        [sys.executable, "-c", DIGEST, slug],
        env={**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONHASHSEED": "1"},
        capture_output=True,
        check=True,
        text=True,
    )
    assert told.stdout.strip() == simulate(SHELF[slug], 2, 6, ["greedy", "random"], seed=7, processes=2).report.digest
