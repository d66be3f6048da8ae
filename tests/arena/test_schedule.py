"""Who meets whom, where and over which deals."""

from collections import Counter
from itertools import combinations, groupby

import pytest

from latium.arena.schedule import Fixture, block, rounds, schedule

BOTS = ("a", "b", "c", "d", "e", "f", "g")
SHAPES = [(bots, seats) for bots in range(1, 8) for seats in range(2, 6)]


def deals(fixtures: list[Fixture]) -> list[list[Fixture]]:
    return [list(games) for _, games in groupby(fixtures, key=lambda fixture: fixture.deal)]


@pytest.mark.parametrize(("bots", "seats"), SHAPES)
def test_every_bot_has_every_seat_equally_often(bots: int, seats: int) -> None:
    for games in (1, 17, 60):
        fixtures = schedule(BOTS[:bots], seats, games)
        assert len(fixtures) >= games
        for seat in range(seats):
            assert len(set(Counter(fixture.bots[seat] for fixture in fixtures).values())) == 1
            assert {fixture.bots[seat] for fixture in fixtures} == set(BOTS[:bots])


@pytest.mark.parametrize(("bots", "seats"), SHAPES)
def test_a_deal_is_shared_by_the_same_bots_turned_around_the_table(bots: int, seats: int) -> None:
    for games in deals(schedule(BOTS[:bots], seats, 40)):
        assert len({tuple(sorted(game.bots)) for game in games}) == 1
        assert len({game.bots for game in games}) == len(games) == (1 if bots == 1 else seats)


def test_games_and_deals_are_numbered_without_gaps() -> None:
    fixtures = schedule(BOTS[:5], 3, 100)
    assert [fixture.number for fixture in fixtures] == list(range(len(fixtures)))
    assert sorted({fixture.deal for fixture in fixtures}) == list(range(len(fixtures) // 3))


def test_fewer_games_are_the_first_of_more() -> None:
    few, many = (schedule(BOTS[:4], 3, games) for games in (10, 200))
    assert many[: len(few)] == few


@pytest.mark.parametrize(("bots", "seats"), [(4, 2), (5, 3), (6, 3), (7, 5)])
def test_with_bots_enough_every_set_of_them_meets_once(bots: int, seats: int) -> None:
    met = [tuple(sorted(line_up)) for round_ in rounds(BOTS[:bots], seats) for line_up in round_]
    assert sorted(met) == list(combinations(BOTS[:bots], seats))


def test_with_too_few_bots_each_sits_alone_against_a_table_of_each_other() -> None:
    assert rounds(("a", "b"), 4) == [[("a", "b", "b", "b"), ("b", "a", "a", "a")]]
    met = [line_up for round_ in rounds(("a", "b", "c"), 4) for line_up in round_]
    assert sorted(met) == sorted((lone, *(other,) * 3) for lone in "abc" for other in "abc" if lone != other)


def test_a_challenge_is_the_first_alone_against_tables_of_the_others() -> None:
    assert rounds(("a", "b", "c"), 3, challenge=True) == [[("a", "b", "b")], [("a", "c", "c")]]
    fixtures = schedule(("a", "b"), 4, 8, challenge=True)
    assert [fixture.bots.index("a") for fixture in fixtures] == [0, 1, 2, 3] * 2
    assert len(schedule(("a", "b"), 4, 9, challenge=True)) == 12


def test_the_same_bots_sit_in_another_order_when_they_meet_again() -> None:
    orders = {tuple(block(("a", "b", "c", "d"), meeting)) for meeting in range(6)}
    assert len(orders) == 6
    assert block(("a", "b", "c", "d"), 6) == block(("a", "b", "c", "d"))
    assert block(("a", "b", "b"), 1) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
