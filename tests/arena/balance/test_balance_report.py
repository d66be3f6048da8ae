"""The report, on games whose outcome is given, and on games that are played."""

from collections import Counter
from pathlib import Path

import msgspec

from latium.arena.balance.files import plot, rows, write_files
from latium.arena.balance.playing import Sample, Sampled, sample
from latium.arena.balance.readings import kinds_of
from latium.arena.balance.readings.contract import Had, Kind, Thing
from latium.arena.balance.report import ENOUGH, BalanceReport, Estimate, Worth, report
from latium.arena.results import as_json
from latium.arena.statistics import Distribution
from latium.arena.tables import as_csv
from latium.arena.tournament import Tournament, crew_of
from latium.core.protocol import Score, ranked
from latium.games import SHELF

CHARM = Thing("charm", "charm")
KINDS = (
    Kind("seat", ("place-1", "place-2"), whole=True),
    Kind("charm", ("charm", "dud", "relic"), offered=True),
)


def told(totals: tuple[int, int], *charms: str, first: int = 0) -> Sample:
    """A game of two; the first seat had the charms."""
    seats = tuple(Counter({Thing("seat", f"place-{(seat - first) % 2 + 1}"): 1}) for seat in range(2))
    seats[0].update(Thing("charm", charm) for charm in charms)
    outcome = ranked("rounds", tuple(Score(total, ()) for total in totals))
    return Sample(outcome, ("greedy", "greedy"), Had(seats, frozenset({CHARM})))


def reported(*games: Sample) -> BalanceReport:
    tournament = Tournament(SHELF["founders"], 2, {}, ("greedy",), 3)
    return report(tournament, KINDS, Sampled({2: games}, {2: "abc"}, False, False))


def worth(made: BalanceReport, kind: str, thing: str) -> Worth:
    things = {one.kind: {worth.thing: worth for worth in one.things} for one in made.kinds}
    return things[kind][thing]


def value(estimate: Estimate | None) -> float:
    assert estimate is not None
    return estimate.value


def test_a_shared_victory_counts_in_part() -> None:
    made = reported(told((5, 3), "charm"), told((4, 4), "charm", "charm"), told((1, 2)))
    charm = worth(made, "charm", "charm")
    assert (charm.had, charm.copies, charm.games, charm.offered) == (2, 3, 2, 3)
    assert (charm.win_share.share, charm.even) == (0.75, 0.5)


def test_what_is_too_rare_is_not_judged_and_stands_last() -> None:
    games = [told((5 + number % 3, 3), "charm", first=number % 2) for number in range(30)]
    made = reported(*games, told((9, 1), "relic"))
    assert [one.thing for one in made.kinds[1].things] == ["charm", "relic", "dud"]
    assert worth(made, "charm", "charm").wins is not None
    assert worth(made, "charm", "charm").wins_beside is None  # no other of its kind to compare it with
    assert worth(made, "charm", "relic").wins is None
    assert worth(made, "charm", "dud").had == 0


def test_what_stands_out_in_its_kind_is_told() -> None:
    good = [told((5 + number % 2, 3), "charm", first=number % 2) for number in range(40)]
    bad = [told((3 + number % 2, 7), "dud", first=number % 2) for number in range(40)]
    even = [told((4, 3 + 2 * (number % 2)), "relic", first=number % 3 % 2) for number in range(40)]
    made = reported(*good, *bad, *even)
    assert [one.stands_out for one in made.kinds[1].things] == [1, 0, -1]
    assert [one.thing for one in made.kinds[1].things] == ["charm", "relic", "dud"]
    charm, dud = worth(made, "charm", "charm"), worth(made, "charm", "dud")
    assert (value(charm.wins), value(dud.wins)) == (1, -1)
    assert value(charm.wins_beside) == value(charm.wins) - value(made.kinds[1].wins)


def test_the_parts_of_a_kind_are_judged_apart_with_the_other_parts_equal() -> None:
    parts = (KINDS[0], Kind("charm", ("charm", "relic"), "box-gold"), Kind("charm", ("dud",), "box-lead"))
    games = [
        told((5 + number % 3, 3), *(("charm", "dud") if number % 2 else ("relic",)), first=number // 2 % 2)
        for number in range(120)
    ]
    tournament = Tournament(SHELF["founders"], 2, {}, ("greedy",), 3)
    made = report(tournament, parts, Sampled({2: tuple(games)}, {2: ""}, False, False))
    assert [(kind.kind, kind.part) for kind in made.kinds] == [
        ("seat", ""),
        ("charm", "box-gold"),
        ("charm", "box-lead"),
    ]
    assert worth(made, "charm", "dud").wins is None  # it always came with the charm of the other box


def test_who_goes_first_is_judged_by_number_of_seats_too() -> None:
    made = reported(told((5, 3)), told((3, 5), first=1), told((4, 4)), told((3, 5)))
    assert made.kinds[0].by_seats[2]["place-1"].share == 0.625
    assert made.kinds[1].by_seats == {}


def test_points_are_summed_up_with_the_interval_of_their_mean() -> None:
    made = reported(told((50, 40)), told((40, 60)), told((30, 30)), told((70, 10)))
    points = made.tables[2]
    assert points.all == Distribution(41.25, 10, 40, 70)
    assert points.winner == Distribution(52.5, 30, 50, 70)
    assert points.mean is not None
    assert (points.mean.value, round(points.mean.high - points.mean.value, 1)) == (41.25, 8.4)


def test_no_games_are_no_trouble() -> None:
    assert reported().games == 0


def played(slug: str, processes: int, folder: Path | None = None, games: int = 12) -> BalanceReport:
    game = SHELF[slug]
    tournaments = [Tournament(game, seats, {}, ("random",), 4) for seats in (2, 3)]
    return report(tournaments[0], kinds_of(game, (2, 3), {}), sample(tournaments, games, crew_of(processes), folder))


def test_one_report_whatever_the_processes_and_however_often_it_was_stopped(tmp_path: Path) -> None:
    once = as_json(played("founders", 1))
    assert as_json(played("founders", 2)) == once
    played("founders", 1, tmp_path, games=5)
    assert as_json(played("founders", 1, tmp_path)) == once
    assert (tmp_path / "seats-3/records/game-00011.jsonl").exists()
    assert msgspec.json.decode(once)["tables"]["3"]["games"] == 12


def test_progress_goes_on_from_table_to_table() -> None:
    game = SHELF["founders"]
    heard: list[int] = []
    sample([Tournament(game, seats, {}, ("random",), 4) for seats in (2, 3)], 2, crew_of(1), progress=heard.append)
    assert heard == [0, 1, 2, 2, 3, 4]


def test_bots_of_different_strength_are_compared_at_equal_bots() -> None:
    game = SHELF["founders"]
    tournament = Tournament(game, 2, {}, ("greedy", "random"), 4)
    made = report(tournament, kinds_of(game, [2], {}), sample([tournament], 30, crew_of(1)))
    first = worth(made, "seat", "place-1")
    assert first.win_share.share == 0.5
    assert first.wins == Estimate(0.0, 0.0, 0.0)  # greedy always wins, so that nothing is left for the place


def test_the_files(tmp_path: Path) -> None:
    games = [
        told((5 + number % 3, 3), "charm" if number % 3 else "dud", first=number % 2) for number in range(3 * ENOUGH)
    ]
    made = reported(*games)
    assert write_files(tmp_path, made, str.upper, lambda key, **_: str(key))
    assert sorted(file.name for file in tmp_path.iterdir()) == ["balance.csv", "balance.json", "charm.svg", "seat.svg"]
    assert (tmp_path / "balance.json").read_bytes() == as_json(made) + b"\n"
    head, first, *_ = as_csv(list(rows(made, str.upper))).decode().splitlines()
    assert head.startswith("kind,part,thing,name,had,copies,games,offered,win_share,")
    assert first.startswith("seat,,place-")
    drawing = plot(made.kinds[1], str.upper, lambda key, **_: str(key))
    assert drawing == plot(made.kinds[1], str.upper, lambda key, **_: str(key))
    assert b">CHARM<" in drawing
