"""Examples of the rulebooks can be tried out, and what they say of a try is so."""

from typing import Final

import pytest

from latium.core.clauses import rulebook
from latium.core.examples import example, examples, restored
from latium.core.resources import package_of
from latium.games import SHELF
from tests.examples.drawn import Drawn
from tests.examples.making import DRAWN, made

TOLD_ONLY: Final = {
    "founders": set[str](),
    "first-empires": {"E-11.4-1"},  # which tokens are turned up is chance's
    "foundations-of-rome": {
        "R-1.1-1",
        "R-2.7-1",  # what there is to know stands in the sentence
        *("R-9.5-2", "R-9.7-2", "R-9.7-3", "R-9.9-1", "R-9.9-2", "R-9.10-1"),  # sums like those of the others
    },
}
"""Examples that are told and cannot be tried."""

ALL = [pytest.param(slug, drawn, id=drawn.clause) for slug, found in DRAWN.items() for drawn in found]


@pytest.mark.parametrize("slug", DRAWN)
def test_the_files_are_as_they_are_drawn(slug: str) -> None:
    assert list(examples(package_of(SHELF[slug]))) == made(slug), "python -m tests.examples.making"


@pytest.mark.parametrize("slug", DRAWN)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_example_of_the_rulebook_can_be_tried_or_is_known_to_be_told_only(slug: str, language: str) -> None:
    package = package_of(SHELF[slug])
    told = [f"{clause.id}-{n}" for clause in rulebook(package, language) for n in range(1, len(clause.examples) + 1)]
    tried = [one.id for one in examples(package)]
    assert [id for id in told if id not in TOLD_ONLY[slug]] == tried


@pytest.mark.parametrize(("slug", "drawn"), ALL)
def test_what_is_worth_a_try_is_allowed_or_forbidden_by_its_clause(slug: str, drawn: Drawn) -> None:
    game = SHELF[slug]
    found = example(package_of(game), f"{drawn.clause}-{drawn.number}")
    assert found is not None
    state = restored(game, found)
    (seat, *_) = game.to_act(state)
    for notation, clause in drawn.tries.items():
        refusal = game.explain(state, seat, game.read(state, seat, notation))
        assert (refusal.clause if refusal else "") == clause, notation
