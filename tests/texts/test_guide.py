"""The first-game guide of the web client has a text for every decision of every game, in every language."""

import ast
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

from latium.core.clauses import rulebook
from latium.core.protocol import AnyGame
from latium.core.resources import package_of
from latium.core.seats import CHANCE
from latium.core.text import LANGUAGES, gaps, shape, texts
from latium.games import SHELF
from latium.testing.walks import Case, walk

FOLDER: Final = Path(__file__).parents[2] / "web/src/lib/guide/text"
TO_OTHERS: Final = {"question-wait", "question-draft-wait", "question-chance", "question-over"}
"""What is said to a seat that has nothing to decide."""


def source(slug: str, language: str) -> str:
    return (FOLDER / f"{slug}.{language}.ftl").read_text(encoding="utf-8")


def guided(slug: str, language: str = "en") -> set[str]:
    return {name for name in shape(source(slug, language)) if "." not in name}


def questions(game: AnyGame) -> set[str]:
    """Every id that the game's questions can have."""
    spec = find_spec(f"{package_of(game)}.asking")
    assert spec is not None
    assert spec.origin is not None
    path = Path(spec.origin).parent / "asking.py"
    words = [
        node.value for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Constant)
    ]
    return {word for word in words if isinstance(word, str) and word.startswith("question-")}


@pytest.mark.parametrize("slug", SHELF)
def test_the_ids_are_those_of_the_games_own_texts(slug: str) -> None:
    own = texts("en", package_of(SHELF[slug]))
    assert questions(SHELF[slug])
    assert all(own.has(id) for id in questions(SHELF[slug]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SHELF)
def test_every_decision_has_its_text(slug: str, language: str) -> None:
    decisions = {id.removeprefix("question-") for id in questions(SHELF[slug]) - TO_OTHERS}
    assert {f"guide-{name}" for name in decisions} | {"guide-welcome"} <= guided(slug, language)


@pytest.mark.parametrize("slug", SHELF)
def test_there_is_no_text_without_its_decision(slug: str) -> None:
    known = {f"guide-{id.removeprefix('question-')}" for id in questions(SHELF[slug]) - TO_OTHERS} | {"guide-welcome"}
    more = guided(slug) - known
    assert {name.rpartition("-")[0] for name in more} <= known
    assert all(name.rpartition("-")[2].isdigit() for name in more)


@pytest.mark.parametrize("slug", SHELF)
def test_nobody_who_is_to_act_is_asked_anything_else(slug: str) -> None:
    game = SHELF[slug]
    for state in walk(game, Case(game.facts.seats[0], {}), seed=7).states:
        for seat in game.to_act(state):
            assert seat == CHANCE or game.question(state, seat).id not in TO_OTHERS


@pytest.mark.parametrize("slug", SHELF)
def test_both_languages_say_the_same_and_name_clauses_that_there_are(slug: str) -> None:
    assert gaps(source(slug, "en"), source(slug, "fr")) == []
    clauses = set(rulebook(package_of(SHELF[slug]), "en").ids())
    for language in LANGUAGES:
        named = [line.split("= ")[1].strip() for line in source(slug, language).splitlines() if ".clause =" in line]
        assert len(named) == len(guided(slug, language))
        assert set(named) <= clauses
