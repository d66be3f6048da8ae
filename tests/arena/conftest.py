"""What the arena's tests share."""

import pytest

from latium.bots.roster import ROSTER
from tests.arena.players import PLAYERS


@pytest.fixture
def players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of our own for Wager; processes that are started do not know them."""
    for name, entry in PLAYERS.items():
        monkeypatch.setitem(ROSTER, name, entry)
