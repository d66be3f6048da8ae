"""The laws as a pytest class: subclass it, name your game, and every law is walked in every way to set it up."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, Phase, given, note, settings
from hypothesis import strategies as st

from latium.core.clauses import CLAUSE_ID
from latium.core.protocol import AnyGame, Options
from latium.testing import laws
from latium.testing.walks import Case, Walk, cases, walk


class GameLaws:
    """The laws of design for one game. Give `game` and `package`; the rest has defaults."""

    game: ClassVar[AnyGame]
    package: ClassVar[str]
    more_options: ClassVar[Sequence[Options]] = ()
    """Options to walk with, besides each choice of each option on its own."""
    more_cases: ClassVar[Sequence[Case]] = ()
    """Ways to set the game up that fit one seat count only."""
    walks: ClassVar[int] = 6
    """Walks per law and set-up under a Hypothesis profile of 100 examples; other profiles scale it."""
    positions: ClassVar[int] = 4
    """Positions looked at closely on each walk."""

    def inventory(self, state: Any) -> Counter[str] | None:
        """All components wherever they are, by name: law 8 holds their number constant. None: not told."""
        return None

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "case" in metafunc.fixturenames:
            found = [*cases(self.game.facts, *self.more_options), *self.more_cases]
            metafunc.parametrize("case", found, ids=[repr(case) for case in found])

    def _walked(self, case: Case, law: Callable[[Walk], None]) -> None:
        @settings(
            max_examples=max(1, settings().max_examples * self._share(case) // 100),
            deadline=None,
            phases=[Phase.explicit, Phase.reuse, Phase.generate],  # a smaller seed is no simpler walk
            suppress_health_check=list(HealthCheck),
        )
        @given(seed=st.integers(0, 2**32 - 1))
        def on_a_walk(seed: int) -> None:
            path = walk(self.game, case, seed)
            note(repr(path))
            law(path)

        on_a_walk()

    def _share(self, case: Case) -> int:
        """The plain set-up of each seat count gets most walks."""
        return max(1, self.walks // 6) if case.options else self.walks

    def _looked_at(self, case: Case, law: Callable[[Walk, int], None]) -> None:
        def closely(path: Walk) -> None:
            last = len(path.states) - 1
            for n in sorted(
                {(path.seed + k * last // self.positions) % (last + 1) for k in range(self.positions)} | {last}
            ):
                note(f"before ply {n}")
                law(path, n)

        self._walked(case, closely)

    def test_fact_sheet(self) -> None:
        facts = self.game.facts
        assert facts.seats
        assert CLAUSE_ID.fullmatch(f"{facts.prefix}-1.1")
        assert any(option.name == "first" for option in facts.options)

    def test_languages_agree(self) -> None:
        laws.languages_agree(self.package)

    def test_law_1_someone_acts_until_the_end(self, case: Case) -> None:
        self._walked(case, laws.ends)

    def test_law_2_copies_share_nothing(self, case: Case) -> None:
        self._walked(case, laws.copies_share_nothing)

    def test_law_3_exactly_the_listed_actions_are_accepted(self, case: Case) -> None:
        self._looked_at(case, lambda path, n: laws.accepts_what_it_lists(path, n, self.package))

    def test_law_4_same_record_same_game(self, case: Case) -> None:
        self._walked(case, laws.replays)

    def test_law_5_secrets_are_kept(self, case: Case) -> None:
        self._looked_at(case, laws.keeps_secrets)

    def test_law_6_everything_survives_writing(self, case: Case) -> None:
        self._looked_at(case, laws.survives_writing)

    def test_law_7_simultaneous_choices_commute(self, case: Case) -> None:
        self._looked_at(case, laws.choices_commute)

    def test_law_8_components_are_conserved(self, case: Case) -> None:
        if self.inventory(self.game.setup(case.seats, case.complete(self.game.facts))) is None:
            pytest.skip("the game counts no components")
        self._walked(case, lambda path: laws.conserves(path, lambda state: self.inventory(state) or Counter()))

    def test_whatever_is_said_is_a_sentence(self, case: Case) -> None:
        self._walked(case, lambda path: laws.speaks(path, self.package))
