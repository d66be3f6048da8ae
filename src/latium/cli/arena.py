"""`latium arena`: a tournament of bots, and how strong each is."""

import os
from collections.abc import Iterable, Sequence
from contextlib import nullcontext
from pathlib import Path

import click
from rich.table import Table

from latium.arena.folder import Folder
from latium.arena.ray_workers import check_ray, ray_crew
from latium.arena.report import ArenaReport, WinShare, report
from latium.arena.results import as_json, write_results
from latium.arena.schedule import schedule
from latium.arena.sprt import Bounds, Sprt
from latium.arena.tournament import Crew, GameLine, Tournament, checked, crew_of, hold
from latium.bots.roster import listed
from latium.cli.choices import (
    MOST_GAMES,
    components_option,
    game_argument,
    option_option,
    options_of,
    processes_option,
    seats_option,
    seed_option,
)
from latium.cli.figures import distribution_cells, end, percent, progress_bar, reasons_table, share_cells
from latium.cli.problems import BadRequest
from latium.cli.shelf import book
from latium.cli.speech import console, decimal, lang_option, sentence, spoken
from latium.cli.tables import table
from latium.core.options import check_seats
from latium.core.protocol import AnyGame


class EloBounds(click.ParamType[Bounds]):
    """Two differences in strength, such as `0,20`."""

    name = "elo0,elo1"

    def convert(self, value: str | Bounds, param: click.Parameter | None, ctx: click.Context | None) -> Bounds:
        if isinstance(value, Bounds):
            return value
        try:
            elo0, elo1 = map(float, value.split(","))
        except ValueError:
            raise BadRequest(sentence("arena-sprt-bounds", text=value)) from None
        if not -4000 < elo0 < elo1 < 4000:
            raise BadRequest(sentence("arena-sprt-bounds", text=value))
        return Bounds(elo0, elo1)


@click.command()
@game_argument
@seats_option
@click.option(
    "--bots",
    default="greedy,random",
    show_default=True,
    metavar="NAME,...",
    help="Who takes part; with fewer than seats, each sits alone against a table of each other one.",
)
@click.option("--challenge", is_flag=True, help="Only the first bot, alone against a table of each other one.")
@click.option(
    "--games",
    "count",
    type=click.IntRange(1, MOST_GAMES),
    default=100,
    show_default=True,
    help="How many games, rounded up so that every bot has every seat equally often.",
)
@seed_option
@processes_option
@click.option("--ray", metavar="ADDRESS", help="Let the Ray at ADDRESS do the work; `local` starts one here.")
@click.option(
    "--sprt",
    "bounds",
    type=EloBounds(),
    help="Stop as soon as it is clear by which of the two the first bot is stronger.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="Keep games and results here; the same command goes on where it was stopped.",
)
@click.option("--json", "printed", is_flag=True, help="Print the report as JSON.")
@option_option
@components_option
@lang_option
def arena(
    game: AnyGame,
    seats: int,
    bots: str,
    challenge: bool,
    count: int,
    seed: int,
    processes: int | None,
    ray: str | None,
    bounds: Bounds | None,
    out: Path | None,
    printed: bool,
    option: tuple[str, ...],
    components: str | None,
) -> None:
    """Let bots meet in a tournament of GAME and show how strong each is.

    Ctrl-C ends it early and reports the games that were finished. The digest is the SHA-256 over all games: it does not
    depend on who played them, or how often the tournament was stopped.
    """
    check_seats(game.facts, seats)
    names = tuple(listed(bots))
    tournament = checked(Tournament(game, seats, options_of(game, option, components), names, seed, challenge), bounds)
    crew = _crew(processes, ray, count)
    planned = len(schedule(names, seats, count, challenge))
    with Folder(out, tournament) if out else nullcontext() as folder, progress_bar(planned) as progress:
        held = hold(tournament, count, crew, folder, bounds, progress)
        made = report(tournament, planned, held, bounds)
        if out:
            _write(out, game, made, held.lines)
    if printed:
        click.echo(as_json(made))
    else:
        show(game, made, held.lines)
    end(len(held.lines), planned, held.interrupted, held.lost)


def _crew(processes: int | None, ray: str | None, games: int) -> Crew:
    if ray is None:
        return crew_of(processes or min(os.cpu_count() or 1, games))
    if processes:
        raise BadRequest(sentence("arena-ray-processes"))
    check_ray()
    return ray_crew(ray)


def _write(folder: Path, game: AnyGame, made: ArenaReport, lines: Sequence[GameLine]) -> None:
    for extra in write_results(folder, made, lines, game.facts.score_parts, sentence):
        click.echo(sentence("arena-extra-missing", extra=extra), err=True)


def show(game: AnyGame, made: ArenaReport, lines: Sequence[GameLine]) -> None:
    """The report for people."""
    out = console()
    title = book(game).title
    out.print(
        sentence("simulation-title", game=title, games=made.games, seats=made.seats, seed=str(made.seed)), style="bold"
    )
    parts = [_ratings(made), _pairwise(made), _wins(made), _seats(made), _points(made), _lengths(made)]
    for part in (*parts, reasons_table(game, made.reasons)):
        if part.row_count:
            out.print()
            out.print(part)
    out.print()
    if made.sprt:
        out.print(_test(made, made.sprt))
    for complaint in _forfeits(lines):
        out.print(complaint)
    out.print(sentence("simulation-digest", digest=made.digest), soft_wrap=True)


def _ratings(made: ArenaReport) -> Table:
    ratings = table(["bot"], ["rating", "interval"])
    for rating in made.ratings:
        ratings.add_row(rating.bot, decimal(rating.rating), f"{decimal(rating.low)} - {decimal(rating.high)}")
    return ratings


def _pairwise(made: ArenaReport) -> Table:
    ahead = table(["bot", "ahead-of"], ["games", "share", "interval"])
    for bot in (rating.bot for rating in made.ratings):
        for rival, duel in made.pairwise[bot].items():
            ahead.add_row(bot, rival, str(duel.games), *share_cells(duel))
    return ahead


def _wins(made: ArenaReport) -> Table:
    """Of each line-up if there are several, for a share means something only at one and the same table."""
    wins = table(["line-up", "wins"], ["games", "even", "share", "interval"])
    for met in made.line_ups:
        for bot, share in met.win_share.items():
            wins.add_row(_line_up(met.bots), bot, *_win_cells(share))
    return wins


def _win_cells(share: WinShare) -> list[str]:
    return [str(share.games), percent(share.even), *share_cells(share)]


def _line_up(bots: Sequence[str]) -> str:
    return ", ".join(f"{bots.count(bot)} {bot}" if bots.count(bot) > 1 else bot for bot in dict.fromkeys(bots))


def _seats(made: ArenaReport) -> Table:
    seats = table(["seat"], ["share", "interval"])
    for seat, share in enumerate(made.seat_share, 1):
        seats.add_row(str(seat), *share_cells(share))
    return seats


def _points(made: ArenaReport) -> Table:
    points = table(["points"], ["mean", "p10", "median", "p90"])
    for bot, numbers in made.scores.bots.items():
        points.add_row(bot, *distribution_cells(numbers))
    points.add_row(sentence("winner"), *distribution_cells(made.scores.winner))
    return points


def _lengths(made: ArenaReport) -> Table:
    lengths = table(["length"], ["mean", "p10", "median", "p90"])
    lengths.add_row(sentence("arena-decisions"), *distribution_cells(made.lengths))
    return lengths


def _test(made: ArenaReport, test: Sprt) -> str:
    first, second = made.bots
    return sentence(
        "arena-sprt",
        verdict=test.verdict.value,
        bot=first,
        rival=second,
        elo0=f"{test.elo0:g}",
        elo1=f"{test.elo1:g}",
        blocks=test.blocks,
        ratio=decimal(test.ratio),
        limit=decimal(test.limit),
    )


def _forfeits(lines: Sequence[GameLine]) -> Iterable[str]:
    """A sentence for every bot that forfeited: how often, and why the first time."""
    reasons: dict[str, list[str]] = {}
    for line in lines:
        for forfeited in line.forfeits:
            reasons.setdefault(line.bots[forfeited.seat], []).append(spoken().sentence(forfeited.reason))
    for bot, given in reasons.items():
        yield sentence("arena-forfeits", bot=bot, games=len(given), reason=given[0])
