"""A game outside the shelf passes the suite as `latium.testing` says it can."""

from collections import Counter
from typing import ClassVar

from latium.testing import GameLaws
from tests.core.toy import GAME
from tests.core.toy.game import State, inventory


class TestWager(GameLaws):
    game: ClassVar = GAME
    package: ClassVar = "tests.core.toy"
    more_options: ClassVar = ({"first": 2, "long": True},)

    def inventory(self, state: State) -> Counter[str]:
        return inventory(state)
