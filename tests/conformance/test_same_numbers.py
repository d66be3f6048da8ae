"""Law 4 for learners: ids and observations are the same in the engine under test and in the source tree."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from latium.adapters.numbering import numbering_for
from latium.adapters.observing import observer_for
from latium.adapters.table import Table
from latium.core.chance import Dice
from latium.core.options import resolve
from latium.games import SHELF

ROOT = Path(__file__).parents[2]
DIGEST = """
import sys, latium
from tests.conformance.test_same_numbers import digest

assert not latium.compiled()
print(digest(sys.argv[1]))
"""


def digest(slug: str) -> str:
    """Over all that every seat saw and could choose in some games."""
    game, found = SHELF[slug], sha256()
    for seats in game.facts.seats:
        options = resolve(game.facts, seats, {}, simulated=True)
        numbering, observer = numbering_for(game, seats, options), observer_for(game, seats, options)
        table = Table(game, numbering, observer, game.setup(seats, options), Dice.from_seed(seats))
        steps = 0
        while table.walk is not None:
            for seat in range(seats):
                found.update(table.observation(seat))
                found.update(table.mask(seat))
            offered = table.walk.offered()
            table.choose(offered[steps * 7 % len(offered)])
            steps += 1
    return found.hexdigest()


@pytest.mark.parametrize("slug", SHELF)
def test_the_source_tree_and_the_engine_under_test_see_the_same_numbers(slug: str) -> None:
    told = subprocess.run(
        [sys.executable, "-c", DIGEST, slug],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONHASHSEED": "1"},
        capture_output=True,
        check=True,
        text=True,
    )
    assert told.stdout.strip() == digest(slug)
