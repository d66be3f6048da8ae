"""Golden files: games that must come out the same for ever.

They are made by `PYTHONPATH=src python -m tests.golden.making`. Where a change of the rules is meant, run it, look at
the difference and commit it with the change; any other difference is a bug.
"""

import json

import pytest

from latium.core.records import Record, replay, verify
from latium.games import SHELF
from tests.golden.making import FOLDER, PLANS, golden

FILES = [(slug, path.name) for slug in PLANS for path in sorted((FOLDER / slug).iterdir())]
GAMES = [(slug, name) for slug, name in FILES if name.endswith(".jsonl")]


def stored(slug: str, name: str) -> str:
    return (FOLDER / slug / name).read_text(encoding="utf-8")


def test_every_game_on_the_shelf_has_its_golden_files() -> None:
    assert set(PLANS) == set(SHELF)
    for slug, game in SHELF.items():
        wanted = {f"{reason}.jsonl" for reason in game.facts.end_reasons} | {"perft.json", "playthrough.txt"}
        assert {name for owner, name in FILES if owner == slug} == wanted


@pytest.mark.parametrize("slug", list(PLANS))
def test_the_same_recipe_gives_the_same_files(slug: str) -> None:
    for name, text in golden(slug):
        assert text == stored(slug, name), f"{slug}/{name} has changed"


@pytest.mark.parametrize(("slug", "name"), GAMES)
def test_a_golden_game_is_replayed_to_the_end_it_is_named_after(slug: str, name: str) -> None:
    record = Record.from_text(stored(slug, name))
    *_, last = replay(SHELF[slug], record)
    outcome = SHELF[slug].outcome(last.state)
    assert outcome is not None
    assert f"{outcome.reason}.jsonl" == name
    assert record.result is not None
    assert outcome == record.result.outcome


@pytest.mark.parametrize(("slug", "name"), GAMES)
def test_a_golden_game_is_sound_down_to_its_dice(slug: str, name: str) -> None:
    assert verify(SHELF[slug], Record.from_text(stored(slug, name))).sound


def test_the_golden_games_of_founders_use_every_kind_of_move() -> None:
    verbs = {
        ply.notation.split()[0]
        for slug, name in GAMES
        if slug == "founders"
        for ply in Record.from_text(stored(slug, name)).standing()
    }
    tokens = {"war", "coin", "carriage", "craftsman"}
    votes = {"propose", "agree"}
    assert verbs >= {"first", "reveal", "hire", "draft", "lay", "open", "add", "swap"} | tokens | votes


def test_the_counts_of_the_first_level_are_what_is_legal() -> None:
    counted = json.loads(stored("founders", "perft.json"))
    assert [counted[f"{seats} seats, first decision"][0] for seats in (2, 3, 4)] == [3, 6, 6]
