"""However many component sets people bring, few are kept, and the game's own always."""

import pytest

from latium.core import keeping
from latium.core.resources import read_text
from latium.games.first_empires import catalogue as first_empires
from latium.games.foundations_of_rome import catalogue as foundations_of_rome
from latium.games.founders import catalogue as founders


def test_the_latest_of_peoples_own_sets_and_the_games_are_kept() -> None:
    sets: dict[tuple[str | None, bool], str] = {}
    keeping.keep(sets, (None, True), "the game's")
    for number in range(keeping.OWN + 3):
        keeping.keep(sets, (f"set {number}", True), "own")
    assert list(sets) == [(None, True), *((f"set {number}", True) for number in range(3, keeping.OWN + 3))]


def own(game: str, number: int) -> str:
    return read_text(f"latium.games.{game}", "data/components.toml") + f"\n# {number}\n"


def test_every_game_keeps_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "OWN", 2)
    for number in range(4):
        founders.catalogue_for(own("founders", number), False)
        first_empires.catalogue_for(own("first_empires", number), 2)
        foundations_of_rome.catalogue_for(own("foundations_of_rome", number), 2, False)
    for kept in (founders._SETS, first_empires._SETS, foundations_of_rome._SETS):
        assert sum(key[0] is not None for key in kept) == 2
