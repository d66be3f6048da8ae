"""Tournaments."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

import msgspec
import pytest

from latium.arena.errors import ArenaError
from latium.arena.report import ArenaReport, report
from latium.arena.schedule import Fixture, schedule
from latium.arena.sprt import Bounds, Verdict
from latium.arena.tournament import Arrived, CrewLostError, Held, Tournament, checked, crew_of, hold, play_fixture
from latium.bots.contract import BotError
from latium.core.errors import OptionError
from latium.core.records import Record
from tests.arena.players import wager

HERE = crew_of(1)
KEYS = {"games", "ratings", "pairwise", "win_share", "reasons", "digest"}


def backwards(work: Callable[[Fixture], Arrived], tasks: Sequence[Fixture], /) -> Iterator[tuple[int, Arrived]]:
    for place in reversed(range(len(tasks))):
        yield place, work(tasks[place])


def failing(work: Callable[[Fixture], Arrived], tasks: Sequence[Fixture], /) -> Iterator[tuple[int, Arrived]]:
    yield from ((place, work(tasks[place])) for place in (0, 1, 3))
    raise CrewLostError


def commitment(tournament: Tournament, fixture: Fixture) -> str:
    """To the dice of a game."""
    return Record.from_text(play_fixture(tournament, True, fixture).record).header.commitment


def test_whoever_finishes_first_the_games_are_counted_in_order() -> None:
    tournament = wager("random", seats=3)
    assert hold(tournament, 9, backwards) == hold(tournament, 9, HERE)


def test_the_digest_does_not_depend_on_the_number_of_processes() -> None:
    tournament = wager("random")
    one, two = (hold(tournament, 12, crew_of(processes)) for processes in (1, 2))
    assert len(one.lines) == 12
    assert one == two


@pytest.mark.usefixtures("players")
def test_games_of_a_block_share_their_dice_and_no_others_do() -> None:
    commitments = [
        [commitment(wager("miser", "spender", seats=3, seed=seed), fixture) for fixture in games]
        for seed in (7, 8)
        for _, games in groupby(schedule(("miser", "spender"), 3, 12), key=lambda fixture: fixture.deal)
    ]
    assert [len(block) for block in commitments] == [3] * 8
    assert [len(set(block)) for block in commitments] == [1] * 8
    assert len({block[0] for block in commitments}) == 8


@pytest.mark.usefixtures("players")
def test_the_report_adds_up() -> None:
    tournament = checked(wager("miser", "random", "spender"))
    games = len(schedule(tournament.bots, 2, 50))
    made = report(tournament, games, hold(tournament, 50, HERE))
    assert (made.games, made.planned, made.reasons) == (54, 54, {"rounds": 54})
    assert set(msgspec.to_builtins(made)) >= KEYS
    assert sum(share.share for share in made.seat_share) == pytest.approx(1, abs=1e-3)
    assert {share.games for share in made.win_share.values()} == {36}
    assert {duel.games for duels in made.pairwise.values() for duel in duels.values()} == {18}
    assert sum(share.share for share in made.win_share.values()) == pytest.approx(1.5, abs=1e-3)
    assert [rating.rating for rating in made.ratings] == sorted((one.rating for one in made.ratings), reverse=True)
    assert (made.forfeits, made.sprt) == ({}, None)


@pytest.mark.usefixtures("players")
def test_a_line_up_tells_what_one_won_against_a_table_of_another() -> None:
    tournament = wager("miser", "spender", seats=3)
    made = report(tournament, 30, hold(tournament, 30, HERE))
    assert [line_up.bots for line_up in made.line_ups] == [
        ("miser", "spender", "spender"),
        ("spender", "miser", "miser"),
    ]
    lone, table = made.line_ups[0].win_share.values()
    assert (lone.games, lone.appearances, lone.even) == (15, 15, 0.3333)
    assert (table.games, table.appearances, table.even) == (15, 30, 0.6667)
    assert lone.share + table.share == pytest.approx(1, abs=1e-3)
    assert made.win_share["miser"].appearances == made.win_share["spender"].appearances == 45
    assert made.win_share["miser"].even == 0.5


def test_a_tournament_without_games_has_a_report() -> None:
    made: ArenaReport = report(wager("random"), 3, Held((), "", hold(wager("random"), 1, HERE).blocks, True, False))
    assert (made.games, made.lengths, made.scores.winner) == (0, None, None)


@pytest.mark.usefixtures("players")
def test_the_sequential_test_ends_the_tournament_at_the_same_game_whoever_finishes_first() -> None:
    tournament = wager("miser", "spender")
    bounds = Bounds(-200, -100)
    one, other = (hold(tournament, 4000, crew, bounds=bounds) for crew in (HERE, backwards))
    assert one == other
    assert len(one.lines) < 4000
    assert len(one.lines) % 2 == 0
    test = report(tournament, 4000, one, bounds).sprt
    assert test is not None
    assert test.verdict is not Verdict.OPEN
    assert test.blocks == len(one.lines) // 2


def test_ctrl_c_reports_the_games_before_the_first_unfinished_one() -> None:
    def interrupt(done: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    tournament = wager("random")
    held = hold(tournament, 10, HERE, progress=interrupt)
    assert (held.interrupted, held.lost) == (True, False)
    assert held.digest == hold(tournament, 4, HERE).digest


def test_so_does_the_loss_of_whoever_plays() -> None:
    held = hold(wager("random"), 10, failing)
    assert held.lost
    assert held.digest == hold(wager("random"), 2, HERE).digest


@pytest.mark.usefixtures("players")
def test_what_cannot_be_held_is_refused_before_any_game() -> None:
    with pytest.raises(BotError, match="nobody"):
        checked(wager("nobody"))
    with pytest.raises(OptionError, match="seats"):
        checked(wager("random", seats=7))
    with pytest.raises(ArenaError, match="once"):
        checked(wager("random", "random"))
    with pytest.raises(ArenaError, match="second bot"):
        checked(wager("random", challenge=True))
    with pytest.raises(ArenaError, match="two bots, not 3"):
        checked(wager("random", "miser", "spender"), Bounds(0, 10))
