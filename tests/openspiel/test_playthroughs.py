"""The playthroughs come out as they are written down.

Where a change of rules, ids or observations is meant, make them anew: `python -m tests.openspiel.playing_through`.
"""

import pytest
from absl import flags

from tests.openspiel.playing_through import FOLDER, GAMES, replayed


@pytest.fixture(autouse=True)
def _flags() -> None:
    """OpenSpiel reads its flags, which are the command line's of a program of theirs."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthroughs"])


@pytest.mark.parametrize("name", list(GAMES))
def test_the_same_actions_lead_to_the_same_game(name: str) -> None:
    file = FOLDER / f"{name}.txt"
    assert replayed(file) == file.read_text(encoding="utf-8")
