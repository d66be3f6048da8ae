"""Examples of the rulebooks are played through the server, which keeps nothing of it."""

from collections.abc import Iterator
from typing import Any

import pytest

from latium.core.examples import examples
from latium.core.resources import package_of
from latium.games import SHELF
from latium.server.client import RefusedError, Site
from latium.server.messages import MOST_TRIED, Examples, ExampleSeen, Listed, PreviewSeen, WhyNot
from tests.server.inside import inside
from tests.server.running import sqlite


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with inside(sqlite(tmp_path_factory.mktemp("examples"))) as running:
        yield running.site


def play(site: Site, slug: str, id: str, *moves: dict[str, Any]) -> ExampleSeen:
    return site.ask("POST", f"/api/games/{slug}/examples/{id}", ExampleSeen, {"moves": list(moves)})


def notated(seen: ExampleSeen, notation: str) -> Listed:
    assert seen.asked is not None
    return next(one for one in seen.asked.legal if one.notation == notation)


@pytest.mark.parametrize("slug", SHELF)
def test_every_example_can_be_seen_and_its_question_answered(site: Site, slug: str) -> None:
    listed = site.ask("GET", f"/api/games/{slug}/examples", Examples).examples
    assert [one.id for one in listed] == [one.id for one in examples(package_of(SHELF[slug]))]
    for one in listed:
        seen = play(site, slug, one.id)
        assert seen.asked is not None
        assert seen.tries
        assert play(site, slug, one.id, seen.asked.legal[0].action).view != seen.view


def test_a_conquest_is_played_by_all_who_take_part_in_it(site: Site) -> None:
    """Carmen drives Dan out of Rus, and he chooses where to go."""
    seen = play(site, "first-empires", "E-6.4-1")
    moves: list[dict[str, Any]] = []
    for seat, notation in ((0, "invade rus"), (0, "bring scythia"), (0, "bring scythia"), (0, "bring albion")):
        assert seen.seat == seat
        moves.append(notated(seen, notation).action)
        seen = play(site, "first-empires", "E-6.4-1", *moves)
    assert seen.seat == 1
    seen = play(site, "first-empires", "E-6.4-1", *moves, notated(seen, "retreat huaxia").action)
    assert seen.view["regions"]["rus"]["explorers"] == 3
    assert seen.view["regions"]["huaxia"]["explorers"] == 3
    assert seen.told


def test_dice_fall_the_same_every_time(site: Site) -> None:
    seen = play(site, "first-empires", "E-4.2-1")
    rolled = [play(site, "first-empires", "E-4.2-1", seen.tries[0].action).view["turn"]["dice"] for _ in range(2)]
    assert rolled[0] == rolled[1]


def test_what_is_not_allowed_is_told_with_its_clause_and_the_names_of_the_example(site: Site) -> None:
    why = "/api/games/founders/examples/F-4.4-1/why"
    refused = site.ask("POST", why, WhyNot, {"notation": "add mine d5"}).problem
    assert refused is not None
    assert refused.clause == "F-4.5"
    assert "F-4.5" not in refused.sentence
    assert site.ask("POST", why, WhyNot, {"notation": "add mine f6"}).problem is None
    attack = {"notation": "invade huaxia"}
    spared = site.ask("POST", "/api/games/first-empires/examples/E-6.6-1/why", WhyNot, attack).problem
    assert spared is not None
    assert "Dan" in spared.sentence


def test_what_a_move_would_bring_is_told(site: Site) -> None:
    preview = "/api/games/foundations-of-rome/examples/R-4.1-1/preview"
    found = site.ask("POST", preview, PreviewSeen, {"notation": "income"}).preview
    assert found.events[0]["coins"] == 9


@pytest.mark.parametrize(
    ("path", "moves", "status"),
    [
        ("founders/examples/F-4.4-1", [{}] * (MOST_TRIED + 1), 422),
        ("founders/examples/F-4.4-1", [{"do": "nothing"}], 422),
        ("founders/examples/F-99.1-1", [], 404),
        ("chess/examples/F-4.4-1", [], 404),
    ],
)
def test_what_cannot_be_tried_is_refused(site: Site, path: str, moves: list[dict[str, Any]], status: int) -> None:
    with pytest.raises(RefusedError) as refusal:
        site.call("POST", f"/api/games/{path}", {"moves": moves})
    assert refusal.value.status == status
