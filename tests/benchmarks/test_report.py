"""The sums of `make bench`, without the peers."""

import io
from dataclasses import replace

from rich.console import Console

from benchmarks.report import (
    Sample,
    Steps,
    as_json,
    as_search_table,
    as_step_table,
    as_table,
    medians,
    ratios,
    search_ratios,
    step_medians,
    steps_as_json,
)
from benchmarks.subjects.stopwatch import POSITIONS, repeated, spread, timed_play, timed_search

OURS = Sample("founders compiled", 200_000, 0.6, 0.5, 2.0, 1_500)
PEER = Sample("Catanatron", 20_000, 0.25, 40.0, 80.0, 50)


def test_rounds_are_summed_up_by_their_medians() -> None:
    rounds = [OURS, PEER, replace(OURS, decisions_per_second=100_000), replace(OURS, decisions_per_second=210_000)]
    assert medians(rounds) == [OURS, PEER]


def test_a_ratio_says_how_many_times_faster_we_are() -> None:
    assert ratios(OURS, [PEER]) == {PEER.engine: 10.0}
    assert search_ratios(OURS, [PEER]) == {PEER.engine: 30.0}


def test_json_has_every_figure() -> None:
    ours, peer = as_json([OURS], [PEER])
    assert ours["copies_per_second"] == 2_000_000
    assert ours["ratios"] == {PEER.engine: 10.0}
    assert ours["search_ratios"] == {PEER.engine: 30.0}
    assert peer["engine"] == "Catanatron"


def test_the_tables_show_engines_and_ratios() -> None:
    for table, ratio in ((as_table([OURS], [PEER]), "10.00"), (as_search_table([OURS], [PEER]), "30.0")):
        screen = io.StringIO()
        Console(file=screen, width=80).print(table)
        assert "founders compiled" in screen.getvalue()
        assert "Catanatron" in screen.getvalue()
        assert ratio in screen.getvalue()
        assert "…" not in screen.getvalue()


def test_environments_are_compared_by_their_steps() -> None:
    ours = step_medians([Steps("founders AEC", 30), Steps("founders AEC", 10), Steps("founders AEC", 20)])
    peers = [Steps(f"PettingZoo game_{number}", 5) for number in range(5)]
    assert ours == [Steps("founders AEC", 20)]
    assert steps_as_json(ours, peers)[0]["ratios"] == {peer.engine: 4.0 for peer in peers}
    screen = io.StringIO()
    Console(file=screen, width=80).print(as_step_table(ours, peers))
    assert "4.0" in screen.getvalue()
    assert "…" not in screen.getvalue()


def test_play_is_counted_until_the_time_is_up() -> None:
    seeds = []

    def play(seed: int) -> tuple[int, int]:
        seeds.append(seed)
        return 3, 2

    decisions, choices, seconds = timed_play(play, 0.01)
    assert seeds == list(range(1, len(seeds) + 1))
    assert (decisions, choices) == (3 * len(seeds), 2 * len(seeds))
    assert seconds >= 0.01


def test_simulations_are_counted_until_the_time_is_up() -> None:
    searches: list[None] = []

    def search() -> int:
        searches.append(None)
        return 40

    simulations, seconds = timed_search(search, 0.01)
    assert simulations == 40 * len(searches) > 0
    assert seconds >= 0.01


def test_positions_are_spread_over_the_game_from_its_start() -> None:
    assert spread(range(10 * POSITIONS)) == list(range(0, 10 * POSITIONS, 10))


def test_a_repeated_action_is_counted() -> None:
    calls: list[None] = []
    times, seconds = repeated(lambda: calls.append(None), 0.001)
    assert times == len(calls) > 0
    assert seconds >= 0.001
