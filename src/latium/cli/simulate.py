"""`latium simulate`: bots play many games, and what came of it."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

import click
import msgspec
from rich.table import Table

from latium.arena.plies import PlyFile
from latium.arena.simulation import Simulated, seated
from latium.arena.simulation import simulate as run
from latium.arena.tables import parquet_available
from latium.bots.interrupts import held_back
from latium.bots.roster import listed
from latium.cli.choices import (
    components_option,
    game_argument,
    option_option,
    options_of,
    processes_option,
    seats_option,
)
from latium.cli.figures import distribution_cells, end, percent, progress_bar, reasons_table, share_cells
from latium.cli.problems import BadRequest
from latium.cli.shelf import book
from latium.cli.speech import console, lang_option, sentence, spoken
from latium.cli.tables import table
from latium.core.options import check_seats
from latium.core.protocol import AnyGame
from latium.core.records import Record

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
@processes_option
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
@click.option("--records", type=click.Path(path_type=Path, file_okay=False), help="Write each game's record here.")
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="Write all plies as Parquet here."
)
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
    out: Path | None,
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
    with kept(records, out) as keep, progress_bar(count) as progress:
        sharing = processes or fitting_processes(count)
        simulated = run(game, seats, count, names, seed, sharing, options, progress, keep)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(simulated.report), indent=2))
    else:
        show(game, seated(names, seats), seed, simulated)
    end(simulated.report.games, count, simulated.interrupted, simulated.broken)


def fitting_processes(games: int) -> int:
    """As many as there are processors, unless the games are too few to be worth starting them."""
    return max(1, min(os.cpu_count() or 1, games // GAMES_WORTH_A_PROCESS))


@contextmanager
def kept(records: Path | None, out: Path | None) -> Iterator[Callable[[int, Record], None] | None]:
    """What keeps a game wherever it is to be kept, if anywhere. Raises BadRequest."""
    if out is not None:
        check_parquet(out)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    plies = PlyFile(out) if out else None
    keepers: list[Callable[[int, Record], None]] = []
    if records:
        keepers.append(partial(write_record, records))
    if plies:
        keepers.append(plies.add)

    def keep(number: int, record: Record) -> None:
        with held_back():  # a game is kept whole even if Ctrl-C comes
            for keeper in keepers:
                keeper(number, record)

    try:
        yield keep if keepers else None
    finally:  # what was finished is kept, whatever ends the run
        if plies:
            plies.close()


def check_parquet(out: Path) -> None:
    """Raises BadRequest for a file that could not be written, before any game is played for it."""
    if out.suffix != ".parquet":
        raise BadRequest(sentence("simulation-out-name", file=str(out)))
    if not parquet_available():
        raise BadRequest(sentence("simulation-out-missing"))
    if not os.access(out.parent, os.W_OK):
        raise BadRequest(sentence("simulation-out-nowhere", file=str(out)))


def write_record(folder: Path, number: int, record: Record) -> None:
    """A file named by the game's number."""
    (folder / f"game-{number:05}.jsonl").write_text(record.to_text(), encoding="utf-8")


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
    out.print(sentence("simulation-decisions", decisions=report.decisions, rate=rate, share=percent(share)))
    for part in (
        reasons_table(game, report.reasons),
        _points(bots, simulated),
        _wins(bots, simulated),
        *_forfeits(simulated),
    ):
        out.print()
        out.print(part)
    out.print()
    out.print(sentence("simulation-digest", digest=report.digest), soft_wrap=True)


def _points(bots: Sequence[str], simulated: Simulated) -> Table:
    points = table(["points"], ["mean", "p10", "median", "p90"])
    scores = simulated.report.scores
    for seat, numbers in enumerate(scores.seats):
        points.add_row(_seat(seat, bots), *distribution_cells(numbers))
    points.add_row(sentence("winner"), *distribution_cells(scores.winner))
    return points


def _wins(bots: Sequence[str], simulated: Simulated) -> Table:
    wins = table(["wins"], ["share", "interval"])
    for seat, share in enumerate(simulated.report.win_share):
        wins.add_row(_seat(seat, bots), *share_cells(share))
    return wins


def _forfeits(simulated: Simulated) -> Iterator[str]:
    report = simulated.report
    for one in report.forfeits:
        reason = spoken().sentence(one.first)
        yield sentence("simulation-forfeits", seat=one.seat + 1, games=one.games, all=report.games, reason=reason)


def _seat(seat: int, bots: Sequence[str]) -> str:
    return sentence("seat-of", seat=seat + 1, name=bots[seat])
