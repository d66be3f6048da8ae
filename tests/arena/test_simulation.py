"""Many games."""

import multiprocessing
from pathlib import Path

import msgspec
import pytest

from latium.arena.simulation import Match, distinct, record_of, seated, simulate
from latium.bots.contract import BotError
from latium.core.errors import OptionError
from latium.core.records import Digest, Record, digest
from tests.bots.programs import POLITE, program
from tests.core.toy import GAME as WAGER

KEYS = {
    "games", "decisions", "seconds", "games_per_second", "decisions_per_second", "reasons", "scores",
    "win_share", "digest",
}  # fmt: skip


def test_the_report_adds_up() -> None:
    report = simulate(WAGER, 2, 40, ["random"], seed=3).report
    assert (report.games, report.decisions, report.reasons) == (40, 360, {"rounds": 40})
    assert sum(share.share for share in report.win_share) == pytest.approx(1)
    assert report.scores.winner is not None
    assert len(report.scores.seats) == len(report.win_share) == 2
    assert set(msgspec.to_builtins(report)) == KEYS


def test_the_digest_is_that_of_the_records_in_order() -> None:
    match = Match(WAGER, 3, {}, ("random",) * 3, 5)
    expected = digest(record_of(match, number) for number in range(7))
    assert simulate(WAGER, 3, 7, ["random"], seed=5).report.digest == expected


def test_the_digest_does_not_depend_on_the_number_of_processes() -> None:
    one, two = (simulate(WAGER, 2, 37, ["random"], seed=7, processes=processes) for processes in (1, 2))
    assert one.report.digest == two.report.digest
    assert one.report.scores == two.report.scores
    assert one.choices == two.choices


def test_another_seed_gives_other_games() -> None:
    assert len({simulate(WAGER, 2, 5, ["random"], seed=seed).report.digest for seed in range(4)}) == 4


def test_an_interrupted_simulation_reports_what_was_finished() -> None:
    def interrupt(done: int) -> None:
        if done == 4:
            raise KeyboardInterrupt

    broken_off = simulate(WAGER, 2, 10, ["random"], seed=7, progress=interrupt)
    assert broken_off.interrupted
    assert broken_off.report.games == 4
    assert broken_off.report.digest == simulate(WAGER, 2, 4, ["random"], seed=7).report.digest


def test_ctrl_c_while_a_game_is_counted_leaves_it_out_altogether(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = simulate(WAGER, 2, 4, ["random"], seed=7).report
    counted = Digest.plus
    left = iter(range(4))

    def interrupted(self: Digest, material: bytes) -> Digest:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return counted(self, material)

    monkeypatch.setattr(Digest, "plus", interrupted)
    report = simulate(WAGER, 2, 10, ["random"], seed=7).report
    assert report.games == 4
    assert (report.digest, report.scores, report.reasons) == (expected.digest, expected.scores, expected.reasons)


def test_a_lost_process_ends_the_simulation_and_what_was_finished_is_reported() -> None:
    def kill(done: int) -> None:
        if done == 1:
            multiprocessing.active_children()[0].kill()

    broken_off = simulate(WAGER, 2, 10**9, ["random"], seed=7, processes=2, progress=kill)
    assert broken_off.broken
    games = broken_off.report.games
    assert games >= 1
    assert broken_off.report.digest == simulate(WAGER, 2, games, ["random"], seed=7).report.digest
    assert multiprocessing.active_children() == []


def test_players_can_be_told_apart() -> None:
    assert distinct(("random", "greedy", "random")) == ("random 1", "greedy", "random 3")


def test_no_games_make_an_empty_report() -> None:
    report = simulate(WAGER, 2, 0, ["random"]).report
    assert (report.games, report.scores.winner) == (0, None)


def test_one_bot_fills_all_seats() -> None:
    assert seated(["random"], 3) == ("random",) * 3
    assert seated(["random", "greedy"], 2) == ("random", "greedy")


def test_what_cannot_be_seated_is_refused_before_any_game() -> None:
    with pytest.raises(BotError, match="3 seats need 3 bots"):
        seated(["random", "random"], 3)
    with pytest.raises(BotError):
        simulate(WAGER, 2, 1, ["nobody"])
    with pytest.raises(OptionError, match="seats"):
        simulate(WAGER, 7, 1, ["random"])
    with pytest.raises(OptionError, match="colour"):
        simulate(WAGER, 2, 1, ["random"], options={"colour": "red"})


@pytest.mark.parametrize("processes", [1, 2])
def test_records_are_kept_of_the_games_that_were_played(processes: int) -> None:
    kept: dict[int, Record] = {}
    report = simulate(WAGER, 2, 5, ["random"], seed=5, processes=processes, keep=kept.__setitem__).report
    assert list(kept) == list(range(5))
    assert digest(kept.values()) == report.digest


def test_a_program_plays_the_same_games_in_any_number_of_processes(tmp_path: Path) -> None:
    names = [program(tmp_path, POLITE), "random"]
    one, two = (simulate(WAGER, 2, 4, names, seed=7, processes=processes).report for processes in (1, 2))
    assert one.digest == two.digest
    assert one.forfeits == ()


def test_forfeits_are_counted_and_told_seat_by_seat(tmp_path: Path) -> None:
    sometimes = f"""
if hear()["seed"] % 2:
    sys.exit("odd")
say(latium=1, name="Even")
{POLITE.replace("greet()", "")}"""
    report = simulate(WAGER, 2, 8, ["random", program(tmp_path, sometimes)], seed=7).report
    (forfeits,) = report.forfeits
    assert forfeits.seat == 1
    assert 0 < forfeits.games < 8
    problem = forfeits.first.args["problem"]
    assert msgspec.to_builtins(problem)["args"] == {"status": 1, "said": "odd"}
    assert report.win_share[0].share >= forfeits.games / 8
    assert set(msgspec.to_builtins(report)) == KEYS | {"forfeits"}
