"""The tables of docs/balance.md, on games whose outcome is given."""

import pytest

from latium.arena.simulation import Match, record_of
from latium.core.protocol import Outcome, Score, ranked
from latium.games import SHELF
from scripts.balance import Played, given_by, main, order_table, prize_table, score_table, side_shares, side_table


def outcome(*totals: int) -> Outcome:
    return ranked("rounds", tuple(Score(total, ()) for total in totals))


GAMES = [
    Played(outcome(50, 40), 0, ("karthadst", "etruria")),
    Played(outcome(40, 60), 1, ("karthadst", "etruria")),
    Played(outcome(30, 30), 0, ("etruria", "karthadst")),
    Played(outcome(70, 10), 1, ("etruria", "karthadst")),
]


def test_a_shared_victory_counts_in_part() -> None:
    shares = side_shares(GAMES)
    assert {side: share.share for side, share in shares.items()} == {"karthadst": 0.375, "etruria": 0.625}


def test_sides_far_from_an_even_share_stand_out() -> None:
    *_, row = side_table({2: GAMES})
    assert row.startswith("| 2 | 50.0% | **62.5% (")


def test_who_goes_first_is_not_the_first_seat() -> None:
    *_, row = order_table({2: GAMES})
    assert row.startswith("| 2 | 62.5% (")


def test_scores_are_summed_up_with_the_interval_of_their_mean() -> None:
    *_, row = score_table({2: GAMES})
    assert row.startswith("| 2 | 4 | 41.2 ± 8.4 | 10-70 | 52.5 |")


def test_the_sides_are_in_the_record() -> None:
    record = record_of(Match(SHELF["first-empires"], 3, {}, ("random",) * 3, 1), 0)
    sides = given_by(record, "assign")
    assert len(set(sides)) == 3
    assert set(sides) <= {"karthadst", "etruria", "huaxia", "mupata"}


def test_prizes_are_counted_among_the_games_that_showed_them() -> None:
    games = [
        Played(outcome(50, 40), 0, (), ("regia", "pantheon"), frozenset({(0, "regia")})),
        Played(outcome(40, 60), 0, (), ("regia",), frozenset({(0, "regia"), (1, "regia")})),
        Played(outcome(30, 20), 0, (), ("pantheon", "regia")),
    ]
    *_, pantheon, regia = prize_table({2: games})
    assert pantheon == "| pantheon | 0 of 2 | 0 of 2 |  |  |"
    assert regia.startswith("| regia | 2 of 3 | 2 of 3 | 66.7% (")
    assert regia.endswith("| 50.0% |")


def test_options_can_be_set(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["foundations-of-rome", "--games", "1", "--seats", "2", "--bot", "random", "--option"]
    monkeypatch.setattr("sys.argv", ["balance", *arguments, "monuments=false"])
    main()
    printed = capsys.readouterr().out
    assert printed.splitlines()[0].endswith("--option monuments=false`")
    assert "prize" not in printed
    monkeypatch.setattr("sys.argv", ["balance", *arguments, "monuments=true"])
    main()
    assert "| prize |" in capsys.readouterr().out


@pytest.mark.parametrize("game", sorted(SHELF))
def test_it_tells_of_every_game(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["balance", game, "--games", "2", "--seats", "2", "3", "--bot", "random"])
    main()
    assert "| 3 | 2 |" in capsys.readouterr().out
