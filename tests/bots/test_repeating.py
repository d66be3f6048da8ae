"""Greedy plays the same games again, whatever order a process keeps its sets in."""

import os
import subprocess
import sys

import pytest

from latium.arena.simulation import simulate
from latium.games import SHELF

PLAYED = """
from latium.arena.simulation import simulate
from latium.games import SHELF
print(simulate(SHELF["{slug}"], 3, 1, ["greedy"], seed=9).report.digest)
"""


@pytest.mark.parametrize("slug", SHELF)
def test_it_plays_the_same_game_whatever_the_hash_seed(slug: str) -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", PLAYED.format(slug=slug)],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for hash_seed in ("0", "1")
    }
    assert digests == {simulate(SHELF[slug], 3, 1, ["greedy"], seed=9).report.digest + "\n"}
