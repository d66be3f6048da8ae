"""The page on strength: goals are judged by games that were played, and games of other bots are never mixed in."""

from pathlib import Path

import msgspec
import pytest

from latium import compiled
from latium.arena.folder import GAMES, RECORDS
from latium.arena.schedule import schedule
from latium.arena.tournament import GameLine
from latium.bots.roster import ELSEWHERE, LEVELS
from latium.core.protocol import Score, ranked
from latium.games import SHELF
from scripts.strength import clock, playing
from scripts.strength.__main__ import main
from scripts.strength.clock import Timed, Timesheet, missing, time_next, timesheet
from scripts.strength.document import document
from scripts.strength.estimate import hours_left
from scripts.strength.matches import MILLISECONDS, TENFOLD, Goal, Match, Timing, matches, stands_for, timings
from scripts.strength.playing import STAMP, Stamp, play, played, set_aside, stamp_of
from scripts.strength.results import Verdict, longer_matters, result, results

DUEL = Match("levels", "founders", 2, "citizen", "novice", 200, Goal(0.7))
TABLE = Match("levels", "first-empires", 4, "citizen", "novice", 60, Goal(1 / 4, surely=True))
VALUE = Match("value", "founders", 2, "trained", "plain", 100, Goal(1 / 2, surely=True))
GREEDY = Match("greedy", "founders", 2, "consul", "greedy", 200, Goal(0.9))


def put(match: Match, out: Path, games: int, won: int) -> None:
    """Lay down a match of which the upper bot won so many games, the first ones."""
    tournament = match.tournament()
    upper = tournament.bots[0]
    lines = [
        GameLine(fixture.number, fixture.deal, fixture.bots, ranked("rounds", scores), 10, 9)
        for fixture in schedule(tournament.bots, match.seats, games, challenge=True)[:games]
        for scores in [tuple(Score(int((name == upper) == (fixture.number < won)), ()) for name in fixture.bots)]
    ]
    folder = match.folder(out)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / GAMES).write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    (folder / STAMP).write_bytes(msgspec.json.encode(Stamp(stamp_of(match.game).sources, True)))


def put_time(timing: Timing, out: Path, milliseconds: int, by_compiled: bool = True) -> None:
    sheet = Timesheet(
        Stamp(stamp_of(timing.game).sources, by_compiled), (Timed(20, 10, milliseconds * 10_000_000),) * 2
    )
    file = clock._file(timing, out, by_compiled)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.encode(sheet))


def page(out: Path) -> str:
    return document(results(out), out / "beside")


def row(text: str, start: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(f"| {start}"))


def ignore(done: int) -> None:
    pass


@pytest.mark.parametrize(
    ("match", "games", "won", "verdict"),
    [
        (DUEL, 200, 140, Verdict.MET),
        (DUEL, 200, 139, Verdict.NOT_MET),
        (DUEL, 198, 198, Verdict.OPEN),
        (DUEL, 0, 0, Verdict.OPEN),
        (TABLE, 60, 23, Verdict.MET),  # 38 %, the interval from 27 %
        (TABLE, 60, 19, Verdict.NOT_MET),  # 32 % is above a quarter, the interval begins at 21 %
    ],
)
def test_a_goal_is_judged_once_enough_games_are_there(
    match: Match, games: int, won: int, verdict: Verdict, tmp_path: Path
) -> None:
    put(match, tmp_path, games, won)
    assert result(match, tmp_path).verdict is verdict


def test_the_summary_says_met_only_if_all_of_it_is(tmp_path: Path) -> None:
    for match in matches():
        put(match, tmp_path, match.games, match.games)
    for timing in timings():
        put_time(timing, tmp_path, 150)
    _, *goals = page(tmp_path).split("## Goals")[1].split("\n\n")[1].splitlines()[1:]
    assert len(goals) == 5
    assert all(goal.count("**met**") == len(SHELF) for goal in goals)
    put(DUEL, tmp_path, 200, 120)
    put_time(Timing("first-empires", 3, "consul"), tmp_path, 201)
    text = page(tmp_path)
    assert "| **not met**: 60.0 %, 100.0 %, 100.0 % | **met**: 100.0 %, 100.0 %, 100.0 % |" in text
    assert "| **met**: novice with 2 seats 150 ms | **not met**: consul with 3 seats 201 ms |" in text
    assert row(text, "2 | citizen") == (
        "| 2 | citizen | novice | 200 | 60.0 % | 53.1 % - 66.5 % | at least 70 % | **not met** |"
    )


def test_a_row_with_too_few_games_says_so(tmp_path: Path) -> None:
    put(TABLE._replace(game="founders"), tmp_path, 8, 8)
    text = page(tmp_path)
    assert "| 4 | citizen | 3 × novice | 8 of 60 | 100.0 % | 67.6 % - 100.0 % | above 25 % | **open** |" in text
    assert "Matches: 1. Games in them, each match from its number 0 on: 8; games for the time: 0." in text


def test_times_of_the_interpreter_prove_nothing(tmp_path: Path) -> None:
    put_time(Timing("founders", 2, "novice"), tmp_path, 1, by_compiled=False)
    assert row(page(tmp_path).split("Founders of the Empire, time")[1], "2") == (
        "| 2 | 1.0 (0.5), interpreted |  |  |  | **open** |"
    )


def test_a_longer_search_matters_where_consul_misses_a_goal(tmp_path: Path) -> None:
    put(GREEDY, tmp_path, 200, 180)
    assert not longer_matters("founders", tmp_path)
    put(GREEDY, tmp_path, 200, 179)
    assert longer_matters("founders", tmp_path)
    assert not longer_matters("first-empires", tmp_path)


def test_a_longer_search_has_ten_times_the_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "consul", {ELSEWHERE: "mcts:iterations=70,playout=2"})
    assert stands_for(TENFOLD, "founders") == "mcts:iterations=700,playout=2"


def test_values_are_compared_in_the_search_of_the_highest_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "consul", {ELSEWHERE: "mcts:iterations=70,value=plain,playout=2"})
    assert stands_for("trained", "founders") == f"mcts:milliseconds={MILLISECONDS},playout=2,value=trained"


def test_a_match_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    play(DUEL, tmp_path, 2, 1, ignore)
    first = played(DUEL, tmp_path)
    file = DUEL.folder(tmp_path) / GAMES
    file.write_bytes(file.read_bytes() + b'{"number":2,"de')  # cut short by whatever ended the run
    assert played(DUEL, tmp_path) == first
    heard: list[int] = []
    play(DUEL, tmp_path, 4, 1, heard.append)
    assert heard == [2, 3, 4]
    assert [line.number for line in played(DUEL, tmp_path)] == [0, 1, 2, 3]
    assert played(DUEL, tmp_path)[:2] == first


def test_a_level_that_changed_starts_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(DUEL, tmp_path, 200, 200)
    monkeypatch.setitem(LEVELS, "novice", {ELSEWHERE: "casual:looks=1"})
    assert played(DUEL, tmp_path) == []
    monkeypatch.undo()
    assert len(played(DUEL, tmp_path)) == 200


def test_games_stay_if_other_sources_play_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(DUEL, tmp_path, 2, 1, ignore)
    monkeypatch.setattr(playing, "sources", lambda slug: "others")
    assert result(DUEL, tmp_path).changed
    assert "2 of 200 †" in page(tmp_path)
    assert set_aside(DUEL, tmp_path) is None
    assert not result(DUEL, tmp_path).changed
    assert len(played(DUEL, tmp_path)) == 2


def test_games_are_set_aside_if_other_sources_play_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(DUEL, tmp_path, 2, 1, ignore)
    record = DUEL.folder(tmp_path) / RECORDS / "game-00000.jsonl"
    record.write_text(record.read_text(encoding="utf-8").replace("draft", "drift", 1), encoding="utf-8")
    assert set_aside(DUEL, tmp_path) is None
    monkeypatch.setattr(playing, "sources", lambda slug: "others")
    aside = set_aside(DUEL, tmp_path)
    assert aside is not None
    assert (aside / GAMES).exists()
    assert played(DUEL, tmp_path) == []


def test_games_by_the_clock_cannot_be_compared_and_are_set_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(VALUE, tmp_path, 2, 2)
    (VALUE.folder(tmp_path) / RECORDS).mkdir()
    (VALUE.folder(tmp_path) / RECORDS / "game-00000.jsonl").touch()
    monkeypatch.setattr(playing, "sources", lambda slug: "others")
    assert set_aside(VALUE, tmp_path) is not None


def test_the_clock_runs_while_a_level_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    timing = Timing("founders", 2, "novice")
    sheet = time_next(timing, tmp_path)
    assert sheet.games[0].decisions >= sheet.games[0].choices > 0
    assert 0 < sheet.per_decision() <= sheet.per_choice()
    assert missing(timing, tmp_path, 2) == 1
    assert timesheet(timing, tmp_path, sheet.stamp.compiled) == sheet
    monkeypatch.setattr(playing, "sources", lambda slug: "others")
    assert missing(timing, tmp_path, 2) == 2
    assert len(time_next(timing, tmp_path).games) == 1


def test_the_command_plays_a_part_and_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    beside = tmp_path / "strength"
    beside.mkdir()
    (beside / "curve-founders-2.svg").touch()
    (beside / "peers.md").write_text("## Against another search\n", encoding="utf-8")
    only = ["founders/levels/2-citizen", "founders/times/2-novice"]
    asked = ["--quick", "--processes", "1", "--out", str(tmp_path), "--only", *only]
    assert main(asked) == 0
    told = capsys.readouterr().out
    assert "1 of 2: founders/times/2-novice: 1 of 1 games" in told
    assert "2 of 2: founders/levels/2-citizen-novice: 4 of 4 games" in told
    text = (tmp_path / "strength.md").read_text(encoding="utf-8")
    assert "| 2 | citizen | novice | 4 of 200 |" in text
    assert "![curve founders 2](strength/curve-founders-2.svg)" in text
    assert "## Against another search" in text
    assert main(asked) == 0
    assert "4 games, all there" in capsys.readouterr().out
    assert main(["--write", "--out", str(tmp_path), "--document", str(tmp_path / "strength.md")]) == 0
    assert (tmp_path / "strength.md").read_text(encoding="utf-8") == text


def test_the_time_left_comes_from_how_long_the_levels_think(tmp_path: Path) -> None:
    put_time(Timing("founders", 2, "novice"), tmp_path, 100, by_compiled=compiled())
    assert hours_left([DUEL], tmp_path, 1.0, 1) is None
    put_time(Timing("founders", 2, "citizen"), tmp_path, 260, by_compiled=compiled())
    assert hours_left([DUEL], tmp_path, 1.0, 2) == pytest.approx(200 * 5 * 0.36 / 2 / 3600)
    put(DUEL, tmp_path, 200, 100)
    assert hours_left([DUEL], tmp_path, 1.0, 2) == 0


def test_there_is_a_match_for_every_pair_of_levels_at_every_table() -> None:
    tables = sum(len(game.facts.seats) for game in SHELF.values())
    levels = [match for match in matches() if match.section == "levels"]
    assert len(levels) == tables * (len(LEVELS) - 1)
    assert len(list(timings())) == tables * len(LEVELS)
    assert len({match.key for match in matches()}) == len(list(matches()))
    assert all(match.games >= (200 if match.seats == 2 else 60) for match in levels)
