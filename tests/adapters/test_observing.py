"""Positions as numbers: what a seat may know, no more, and the own seat first."""

from math import prod
from typing import Any

import pytest

from latium.adapters.numbering import numbering_for
from latium.adapters.observing import observer_for, size
from latium.adapters.observing.memory import Memory
from latium.core.play import redacted
from latium.core.protocol import Options
from latium.core.seats import CHANCE
from latium.games import SHELF
from latium.games.foundations_of_rome.frames import Filling
from latium.testing import Case
from latium.testing.walks import Chooser
from tests.adapters.playing import CASE_NAMES, CASES, SEATINGS, plies

PRIVATE = [
    (slug, case)
    for slug, case in [
        *((slug, Case(seats, {})) for slug, seats in SEATINGS),
        *(("foundations-of-rome", Case(seats, {"drafting": True})) for seats in (2, 3, 4, 5)),
    ]
    if SHELF[slug].facts.private
]


@pytest.mark.parametrize(("slug", "case"), CASES, ids=CASE_NAMES)
def test_a_seat_sees_the_same_in_every_position_it_cannot_tell_apart(slug: str, case: Case) -> None:
    """Non-interference: whatever an observation holds, the view of that seat holds it too."""
    game = SHELF[slug]
    observer = observer_for(game, case.seats, case.complete(game.facts))
    for n, (state, _, action) in enumerate(plies(game, case, seed=3)):
        if n % 13 and action is not None:
            continue
        for seat in range(case.seats):
            other = game.determinize(game.observe(state, seat), Chooser(n))
            assert observer.encode(other, seat) == observer.encode(state, seat)


@pytest.mark.parametrize(("slug", "seats"), SEATINGS)
def test_blocks_follow_each_other_without_gaps(slug: str, seats: int) -> None:
    game = SHELF[slug]
    case = Case(seats, {})
    blocks = observer_for(game, seats, case.complete(game.facts)).blocks()
    state, _, _ = next(plies(game, case, seed=1))
    start = 0
    for block in blocks:
        assert block.start == start
        assert block.about
        start += prod(block.shape)
    assert len({block.name for block in blocks}) == len(blocks)
    assert len(observer_for(game, seats, case.complete(game.facts)).encode(state, 0)) == start == size(blocks)


RARER: dict[str, Options] = {
    "founders": {"agreement": True},
    "first-empires": {},
    "foundations-of-rome": {"drafting": True, "cards": "mixed"},
}


@pytest.mark.parametrize("slug", SHELF)
def test_every_block_is_used_somewhere(slug: str) -> None:
    """One that stays zero in many games would be a mistake in its offsets."""
    game = SHELF[slug]
    case = Case(3, RARER[slug])
    observer = observer_for(game, 3, case.complete(game.facts))
    unused = {block.name: block for block in observer.blocks()}
    for seed in range(40):
        for state, _, _ in plies(game, case, seed):
            numbers = observer.encode(state, 0)
            used = [
                name for name, block in unused.items() if any(numbers[block.start : block.start + prod(block.shape)])
            ]
            for name in used:
                del unused[name]
        if list(unused) == ["chosen"]:
            break
    assert list(unused) == ["chosen"]


def test_the_own_seat_comes_first() -> None:
    game = SHELF["founders"]
    case = Case(3, {})
    observer = observer_for(game, 3, case.complete(game.facts))
    tiles = next(block for block in observer.blocks() if block.name == "tiles")
    share = prod(tiles.shape[1:])
    for state, _, _ in plies(game, case, seed=5):
        rows = [observer.encode(state, seat)[tiles.start : tiles.start + prod(tiles.shape)] for seat in range(3)]
        nations = [[rows[seat][place * share : (place + 1) * share] for place in range(3)] for seat in range(3)]
        assert all(nations[seat][place] == nations[(seat + place) % 3][0] for seat in range(3) for place in range(3))


@pytest.mark.parametrize(("slug", "case"), PRIVATE, ids=str)
def test_a_memory_holds_what_events_told_its_seat(slug: str, case: Case) -> None:
    game = SHELF[slug]
    options = case.complete(game.facts)
    memory = Memory(
        numbering_for(game, case.seats, options), observer_for(game, case.seats, options), case.seats, 4_000
    )
    hidden = 0
    for state, seat, action in plies(game, case, seed=6):
        if action is None:
            break
        memory.note(state, seat, action)
        after, log = state.copy(), list[Any]()
        game.apply(after, seat, action, log)
        for viewer in range(case.seats):
            start = (memory.plies - 1) * memory.width
            who, first = memory.rows[viewer][start : start + 2]
            assert who == (1 if seat == CHANCE else 2 + (seat - viewer) % case.seats)
            assert bool(first) == (redacted(game, log, viewer) == log)
            hidden += not first
        memory.look(after)
    assert bool(hidden) == (slug == "first-empires" or "drafting" in case.options)


def test_choices_of_a_draft_are_remembered_by_all_once_they_are_shown() -> None:
    game = SHELF["foundations-of-rome"]
    case = Case(3, {"drafting": True})
    options = case.complete(game.facts)
    memory = Memory(numbering_for(game, 3, options), observer_for(game, 3, options), 3, 100)
    for state, seat, action in plies(game, case, seed=6):
        memory.look(state)
        if isinstance(state.pending[-1], Filling):
            break
        memory.note(state, seat, action)
    rows = [
        [[*rows[start : start + memory.width]] for start in range(0, memory.plies * memory.width, memory.width)]
        for rows in memory.rows
    ]
    kept = [ply for ply in range(memory.plies) if rows[0][ply][0] > 1]
    assert len(kept) == 15  # of six cards each, the last is kept by itself
    assert all(rows[0][ply][1:] == rows[1][ply][1:] == rows[2][ply][1:] for ply in kept)
    assert all(rows[0][ply][1] for ply in kept)


def test_a_copy_of_a_memory_goes_its_own_way() -> None:
    game = SHELF["founders"]
    case = Case(2, {})
    options = case.complete(game.facts)
    memory = Memory(numbering_for(game, 2, options), observer_for(game, 2, options), 2, 10)
    state, seat, action = next(plies(game, case, seed=1))
    twin = memory.copy()
    memory.note(state, seat, action)
    assert memory.rows != twin.rows
    twin.note(state, seat, action)
    assert memory.rows == twin.rows
