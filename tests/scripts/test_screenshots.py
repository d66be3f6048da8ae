"""What is photographed of the web client is all there is to see."""

import re
from pathlib import Path

import pytest

from latium.core.resources import package_of, read_text
from latium.games import SHELF
from scripts.screenshots import scenes

ROUTES = Path(__file__).parents[2] / "web" / "src" / "lib" / "routes.ts"
NOT_ASKED = {"question-wait", "question-draft-wait", "question-chance", "question-over"}
WITH_A_SERVER = {"home", "table", "replay", "record"}
"""Pages that are there only when something was played."""


@pytest.mark.parametrize("game", SHELF)
def test_every_decision_of_a_game(game: str) -> None:
    text = read_text(package_of(SHELF[game]), "text/en.ftl")
    questions = set(re.findall("^(question-[a-z-]+)", text, re.MULTILINE)) - NOT_ASKED
    assert {moment.question for moment in scenes.COURSES[game].moments} == questions


def test_every_page() -> None:
    pages = set(re.findall(r'\| \{ page: "([a-z]+)"', ROUTES.read_text(encoding="utf-8")))
    assert pages == {scene.name.split("-")[0] for scene in scenes.pages()} | WITH_A_SERVER
