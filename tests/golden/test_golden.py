"""Golden files: games that must come out the same for ever.

They are made by `PYTHONPATH=src python -m tests.golden.making`. Where a change of the rules is meant, run it, look at
the difference and commit it with the change; any other difference is a bug.
"""

import json

import pytest

from latium.core.records import Record, replay, verify
from latium.games import SHELF
from latium.games.foundations_of_rome.events import FinalTurnsBegun, Withdrawn
from tests.golden.making import FOLDER, PLANS, golden

FILES = [(slug, path.name) for slug in PLANS for path in sorted((FOLDER / slug).iterdir())]
GAMES = [(slug, name) for slug, name in FILES if name.endswith(".jsonl")]


def stored(slug: str, name: str) -> str:
    return (FOLDER / slug / name).read_text(encoding="utf-8")


def test_every_game_on_the_shelf_has_its_golden_files() -> None:
    assert set(PLANS) == set(SHELF)
    for slug, plan in PLANS.items():
        wanted = {f"{name}.jsonl" for name in plan.games} | {"perft.json", "playthrough.txt"}
        assert {name for owner, name in FILES if owner == slug} == wanted


@pytest.mark.parametrize("slug", list(PLANS))
def test_the_golden_games_have_every_end_reason_and_every_seat_count(slug: str) -> None:
    facts, games = SHELF[slug].facts, PLANS[slug].games
    assert {reason for reason in facts.end_reasons if any(named_after(name, reason) for name in games)} == set(
        facts.end_reasons
    )
    assert {recipe.seats for recipe in games.values()} == set(facts.seats)


def named_after(name: str, reason: str) -> bool:
    return name == reason or name.startswith(f"{reason}-")


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
    assert named_after(name.removesuffix(".jsonl"), outcome.reason)
    assert record.result is not None
    assert outcome == record.result.outcome


@pytest.mark.parametrize(("slug", "name"), GAMES)
def test_a_golden_game_is_sound_down_to_its_dice(slug: str, name: str) -> None:
    assert verify(SHELF[slug], Record.from_text(stored(slug, name))).sound


TOKENS = {"war", "coin", "carriage", "craftsman"}
VOTES = {"propose", "agree"}
CHANCES = {"assign", "first", "draw", "roll", "turn-up"}
PHASES = {"reroll", "stop", "black", "move", "invade", "bring", "halt", "retreat", "convert", "raise", "rest", "place"}


@pytest.mark.parametrize(
    ("slug", "wanted"),
    [
        ("founders", {"first", "reveal", "hire", "draft", "lay", "open", "add", "swap"} | TOKENS | VOTES),
        ("first-empires", {"city", "score", "finish"} | CHANCES | PHASES),
        ("foundations-of-rome", {"first", "deal", "unveil", "keep", "income", "buy", "build"}),
    ],
)
def test_the_golden_games_use_every_kind_of_move(slug: str, wanted: set[str]) -> None:
    verbs = {
        ply.notation.split()[0]
        for owner, name in GAMES
        if owner == slug
        for ply in Record.from_text(stored(slug, name)).standing()
    }
    assert verbs >= wanted


@pytest.mark.parametrize(
    ("slug", "firsts"),
    [
        ("founders", {2: 3, 3: 6, 4: 6}),
        ("first-empires", {2: 6, 3: 4, 4: 4, 5: 4}),
        ("foundations-of-rome", {2: 44, 3: 46, 4: 42, 5: 43}),
    ],
)
def test_the_counts_of_the_first_level_are_what_is_legal(slug: str, firsts: dict[int, int]) -> None:
    counted = json.loads(stored(slug, "perft.json"))
    assert {seats: counted[f"{seats} seats, first decision"][0] for seats in SHELF[slug].facts.seats} == firsts


@pytest.mark.parametrize(
    ("name", "turns", "withdrawn"),
    [
        ("eras-bought", [2, 2, 2], 0),
        ("eras-guarded", [3, 3, 3], 6),
        ("eras-rounds", [2, 0, 1], 0),
        ("eras-drafted", [5, 5, 5], 0),
    ],
)
def test_the_golden_eras_end_in_every_way(name: str, turns: list[int], withdrawn: int) -> None:
    """The last deed is bought, or taken by the guard; with final turns for all, for some and for nobody."""
    record = Record.from_text(stored("foundations-of-rome", f"{name}.jsonl"))
    events = [event for step in replay(SHELF["foundations-of-rome"], record) for event in step.events]
    assert [event.turns for event in events if isinstance(event, FinalTurnsBegun)] == turns
    assert sum(isinstance(event, Withdrawn) for event in events) == withdrawn
