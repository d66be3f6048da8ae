"""Actions as numbers: one path for each legal action and back, and ids that stay what they are."""

from pathlib import Path

import pytest

from latium.adapters.numbering import LARGEST, numbering_for, path
from latium.adapters.walk import Walk
from latium.core.options import resolve
from latium.games import SHELF
from latium.games.founders.actions import Pillage
from latium.testing import Case
from tests.adapters.playing import CASE_NAMES, CASES, SEATINGS, plies

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize(("slug", "case"), CASES, ids=CASE_NAMES)
def test_every_legal_action_has_one_path_and_back(slug: str, case: Case) -> None:
    game = SHELF[slug]
    numbering = numbering_for(game, case.seats, case.complete(game.facts))
    longest = 0
    for state, seat, chosen in plies(game, case, seed=1):
        legal = game.legal(state, seat)
        paths = [path(numbering, seat, action) for action in legal]
        assert len(set(paths)) == len(legal)
        assert all(0 <= id < len(numbering.names()) for ids in paths for id in ids)
        longest = max([longest, *map(len, paths)])
        if chosen is not None:
            lead = Walk(numbering, seat, legal)
            *before, last = path(numbering, seat, chosen)
            assert all(lead.take(id) is None for id in before)
            assert last in lead.offered()
            assert lead.take(last) == chosen
    assert 1 < longest <= numbering.depth()


@pytest.mark.parametrize("slug", SHELF)
def test_no_path_is_the_beginning_of_another(slug: str) -> None:
    game = SHELF[slug]
    case = Case(max(game.facts.seats), {})
    numbering = numbering_for(game, case.seats, case.complete(game.facts))
    for state, seat, _ in plies(game, case, seed=2):
        paths = {path(numbering, seat, action) for action in game.legal(state, seat)}
        assert not any(ids[:end] in paths for ids in paths for end in range(1, len(ids)))


def test_an_id_that_is_not_offered_is_refused() -> None:
    game = SHELF["founders"]
    case = Case(2, {})
    numbering = numbering_for(game, 2, case.complete(game.facts))
    state, seat, _ = next(ply for ply in plies(game, case, seed=1) if ply[1] >= 0)
    lead = Walk(numbering, seat, game.legal(state, seat))
    refused = next(id for id in range(len(numbering.names())) if id not in lead.offered())
    with pytest.raises(ValueError, match="is not offered"):
        lead.take(refused)
    assert lead.mask(len(numbering.names())) == bytes(id in lead.offered() for id in range(len(numbering.names())))


@pytest.mark.parametrize(("slug", "seats"), SEATINGS)
def test_ids_stay_what_they_are(slug: str, seats: int) -> None:
    game = SHELF[slug]
    names = numbering_for(game, seats, resolve(game.facts, seats, {})).names()
    assert names == (GOLDEN / f"{slug}-ids.txt").read_text(encoding="utf-8").splitlines()
    assert len(names) <= LARGEST


def test_rivals_are_counted_from_the_left_of_whoever_acts() -> None:
    game = SHELF["founders"]
    numbering = numbering_for(game, 3, resolve(game.facts, 3, {}))
    names = numbering.names()
    assert [names[path(numbering, 1, Pillage(rival, 0))[0]] for rival in (2, 0)] == [
        "pillage rival 1",
        "pillage rival 2",
    ]
