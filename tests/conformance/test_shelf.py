"""Every game on the shelf keeps the laws, with every seat count and every option."""

import os
import subprocess
import sys
from collections import Counter
from typing import ClassVar

import pytest

import latium
from latium.core.resources import read_text
from latium.games import SHELF
from latium.games.first_empires.state import State as FirstEmpiresState
from latium.games.foundations_of_rome.state import State as FoundationsOfRomeState
from latium.games.founders.state import State as FoundersState
from latium.testing import Case, GameLaws, fingerprint, walk
from tests.games.first_empires import inventory as first_empires
from tests.games.foundations_of_rome import inventory as foundations_of_rome
from tests.games.founders import inventory as founders

WALKS = 6 if latium.compiled() else 3
"""`make test` walks with both engines, and with the compiled one farther: it is there in a fraction of the time."""


class TestFounders(GameLaws):
    game: ClassVar = SHELF["founders"]
    package: ClassVar = "latium.games.founders"
    walks: ClassVar = WALKS
    more_options: ClassVar = ({"components": read_text("latium.games.founders", "data/components.toml")},)

    def inventory(self, state: FoundersState) -> Counter[str]:
        return founders.inventory(state)


class TestFirstEmpires(GameLaws):
    game: ClassVar = SHELF["first-empires"]
    package: ClassVar = "latium.games.first_empires"
    walks: ClassVar = WALKS
    more_options: ClassVar = ({"components": read_text("latium.games.first_empires", "data/components.toml")},)
    more_cases: ClassVar = (
        Case(2, {"civilizations": "etruria,karthadst"}),
        Case(3, {"civilizations": "mupata,huaxia,etruria", "first": 2}),
        Case(4, {"civilizations": "huaxia,karthadst,mupata,etruria"}),
        Case(5, {"civilizations": "wallmapu,mupata,huaxia,etruria,karthadst"}),
    )

    def inventory(self, state: FirstEmpiresState) -> Counter[str]:
        return first_empires.inventory(state)


class TestFoundationsOfRome(GameLaws):
    game: ClassVar = SHELF["foundations-of-rome"]
    package: ClassVar = "latium.games.foundations_of_rome"
    walks: ClassVar = WALKS
    more_options: ClassVar = (
        {"components": read_text("latium.games.foundations_of_rome", "data/components.toml")},
        {"drafting": True, "monuments": False},
    )
    more_cases: ClassVar = (
        Case(2, {"drafting": True, "cards": "mixed", "final_turns": "round", "first": 2}),
        Case(3, {"monuments": False, "diagonals": True, "spare_deeds": "late"}),
        Case(4, {"cards": "b", "pantheon_after": True, "marker_balance": False}),
        Case(5, {"drafting": True, "cards": "mixed", "live_temples": False, "diagonals": True}),
    )

    def inventory(self, state: FoundationsOfRomeState) -> Counter[str]:
        return foundations_of_rome.inventory(state)


def test_no_game_on_the_shelf_is_forgotten() -> None:
    suites = [suite for suite in GameLaws.__subclasses__() if suite.__module__ == __name__]
    assert {suite.game.facts.slug for suite in suites} == set(SHELF)


FINGERPRINT = """
import sys
from latium.games import SHELF
from latium.testing import Case, fingerprint, walk
print(fingerprint(walk(SHELF[sys.argv[1]], Case(int(sys.argv[2]), {}), 7)))
"""


@pytest.mark.parametrize("hash_seed", ["0", "1"])
@pytest.mark.parametrize("slug", list(SHELF))
def test_law_4_holds_whatever_the_hash_seed(slug: str, hash_seed: str) -> None:
    seats = max(SHELF[slug].facts.seats)
    told = subprocess.run(
        [sys.executable, "-c", FINGERPRINT, slug, str(seats)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
        text=True,
    )
    assert told.stdout.strip() == fingerprint(walk(SHELF[slug], Case(seats, {}), 7))
