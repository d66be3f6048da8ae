"""`latium simulate`: bots play many games, and what came of it."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

import click
import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from latium.arena.simulation import Simulated, seated
from latium.arena.simulation import simulate as run
from latium.arena.statistics import Distribution
from latium.bots.interrupts import held_back
from latium.bots.roster import listed
from latium.cli.choices import components_option, game_argument, option_option, options_of, seats_option
from latium.cli.problems import INTERRUPTED, Problem, told
from latium.cli.shelf import book
from latium.cli.speech import console, decimal, lang_option, sentence, spoken
from latium.cli.tables import table
from latium.core.errors import LatiumError
from latium.core.options import check_seats
from latium.core.protocol import AnyGame
from latium.core.records import Record
from latium.core.resources import package_of

GAMES_WORTH_A_PROCESS: Final = 20


@click.command()
@game_argument
@seats_option
@click.option("--games", "count", type=click.IntRange(min=1), default=100, show_default=True, help="How many games.")
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    metavar="NAME,...",
    help="Who plays, seat by seat; one name fills all seats.",
)
@click.option("--seed", type=int, default=0, show_default=True, help="Same seed, same games.")
@click.option("--processes", type=click.IntRange(min=1), help="How many processes share the work.  [default: as fits]")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
@click.option("--records", type=click.Path(path_type=Path, file_okay=False), help="Write each game's record here.")
@option_option
@components_option
@lang_option
def simulate(
    game: AnyGame,
    seats: int,
    count: int,
    bots: str,
    seed: int,
    processes: int | None,
    as_json: bool,
    records: Path | None,
    option: tuple[str, ...],
    components: str | None,
) -> None:
    """Let bots play GAME and show how it went.

    The digest is the SHA-256 over all games: whoever gets the same one has seen the same games. Ctrl-C ends it early
    and reports the games that were finished.
    """
    check_seats(game.facts, seats)
    options = options_of(game, option, components)
    names = listed(bots)
    if records:
        records.mkdir(parents=True, exist_ok=True)
    with _progress(count) as progress:
        sharing = processes or fitting_processes(count)
        keep = partial(write_record, records) if records else None
        simulated = run(game, seats, count, names, seed, sharing, options, progress, keep)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(simulated.report), indent=2))
    else:
        show(game, seated(names, seats), seed, simulated)
    if simulated.broken:
        raise Problem(sentence("simulation-broken", games=simulated.report.games, planned=count))
    if simulated.interrupted:
        click.echo(sentence("simulation-interrupted", games=simulated.report.games, planned=count), err=True)
        raise click.exceptions.Exit(INTERRUPTED)


def fitting_processes(games: int) -> int:
    """As many as there are processors, unless the games are too few to be worth starting them."""
    return max(1, min(os.cpu_count() or 1, games // GAMES_WORTH_A_PROCESS))


def write_record(folder: Path, number: int, record: Record) -> None:
    """A file named by the game's number, whole even if Ctrl-C comes."""
    with held_back():
        (folder / f"game-{number:05}.jsonl").write_text(record.to_text(), encoding="utf-8")


@contextmanager
def _progress(games: int) -> Iterator[Callable[[int], None]]:
    out = console(stderr=True)
    bar = Progress(
        TextColumn(sentence("simulation-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=out,
        transient=True,
        disable=not out.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)


def show(game: AnyGame, bots: Sequence[str], seed: int, simulated: Simulated) -> None:
    out = console()
    report = simulated.report
    title = book(game).title
    out.print(
        sentence("simulation-title", game=title, games=report.games, seats=len(bots), seed=str(seed)), style="bold"
    )
    out.print(sentence("simulation-speed", seconds=report.seconds, games=report.games_per_second))
    share = simulated.choices / max(1, report.decisions)
    rate = round(report.decisions_per_second)
    out.print(sentence("simulation-decisions", decisions=report.decisions, rate=rate, share=_percent(share)))
    for part in (_reasons(game, simulated), _points(bots, simulated), _wins(bots, simulated), *_forfeits(simulated)):
        out.print()
        out.print(part)
    out.print()
    out.print(sentence("simulation-digest", digest=report.digest), soft_wrap=True)


def _reasons(game: AnyGame, simulated: Simulated) -> Table:
    reasons = table(["ended-by"], ["games", "share"])
    report = simulated.report
    words = spoken(package_of(game))
    for reason, games in sorted(report.reasons.items(), key=lambda item: -item[1]):
        key = f"reason-{reason}"
        name = words.format(key) if words.has(key) else reason
        reasons.add_row(name, str(games), _percent(games / report.games))
    return reasons


def _points(bots: Sequence[str], simulated: Simulated) -> Table:
    points = table(["points"], ["mean", "p10", "median", "p90"])
    scores = simulated.report.scores
    for seat, numbers in enumerate(scores.seats):
        points.add_row(_seat(seat, bots), *_cells(numbers))
    points.add_row(sentence("winner"), *_cells(scores.winner))
    return points


def _wins(bots: Sequence[str], simulated: Simulated) -> Table:
    wins = table(["wins"], ["share", "interval"])
    for seat, share in enumerate(simulated.report.win_share):
        wins.add_row(_seat(seat, bots), _percent(share.share), f"{_percent(share.low)} - {_percent(share.high)}")
    return wins


def _forfeits(simulated: Simulated) -> Iterator[str]:
    report = simulated.report
    for one in report.forfeits:
        reason = told(LatiumError(one.first))
        yield sentence("simulation-forfeits", seat=one.seat + 1, games=one.games, all=report.games, reason=reason)


def _cells(numbers: Distribution | None) -> list[str]:
    if numbers is None:
        return ["-"] * 4
    return [decimal(numbers.mean), str(numbers.p10), str(numbers.median), str(numbers.p90)]


def _seat(seat: int, bots: Sequence[str]) -> str:
    return sentence("seat-of", seat=seat + 1, name=bots[seat])


def _percent(share: float) -> str:
    return sentence("percent", number=decimal(100 * share))
