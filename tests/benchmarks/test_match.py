"""The match against OpenSpiel's search: times, sums and the folder, without OpenSpiel."""

from pathlib import Path

import pytest

from benchmarks.open_spiel_match import Folder, Match, Played, sentence, summary, whole_deals
from benchmarks.thinking import Clock, Pace, Thought
from latium.bots.roster import make
from tests.core.toy import GAME as WAGER

MATCH = Match("founders", 2, "consul", 1, "compiled")
WON = Played(0, 0, 1.0, [30, 20], Thought(10, 2.0), Thought(8, 1.6, 400))
TIED = Played(1, 1, 0.5, [25, 25], Thought(10, 1.0), Thought(12, 1.4, 200))


def test_a_match_is_summed_up_over_its_games() -> None:
    found = summary(MATCH, [WON, TIED])
    assert (found["games"], found["wins"], found["share"]) == (2, 1.5, 0.75)
    assert (found["milliseconds_a_move"], found["their_milliseconds_a_move"]) == (150.0, 150.0)
    assert found["their_simulations_a_move"] == 30.0
    assert "consul won 1.5 of 2 games, 75.0%" in sentence(found)


def test_every_deal_is_played_from_every_seat() -> None:
    assert [whole_deals(20, seats) for seats in (2, 3, 4)] == [20, 21, 20]


def test_a_match_without_games_has_a_summary() -> None:
    assert summary(MATCH, [])["games"] == 0


def test_what_was_played_is_kept_and_a_line_cut_short_is_not(tmp_path: Path) -> None:
    Folder(tmp_path, MATCH).keep({1: TIED, 0: WON})
    assert Folder(tmp_path, MATCH).known() == {0: WON, 1: TIED}
    file = tmp_path / "games.jsonl"
    file.write_bytes(file.read_bytes()[:-5])
    assert Folder(tmp_path, MATCH).known() == {0: WON}


def test_a_folder_of_another_match_is_refused(tmp_path: Path) -> None:
    Folder(tmp_path, MATCH)
    with pytest.raises(SystemExit, match="another match"):
        Folder(tmp_path, Match("founders", 2, "senator", 1, "compiled"))


def test_a_rival_gets_the_time_of_the_last_decision() -> None:
    clock = Clock("random", 1)
    first = clock.granted(WAGER, 0, None, (1, 2))
    assert clock.granted(WAGER, 0, None, (1, 2)) == first > 0
    pace = Pace(make("random", WAGER, 0, 1), clock)
    assert pace.choose(None, (1, 2)) in (1, 2)
    assert clock.granted(WAGER, 0, None, (1, 2)) == pace.thought.seconds
    assert pace.thought.moves == 1
