"""`latium balance`: what wins a game, thing by thing."""

import os
import shlex
from collections.abc import Sequence
from pathlib import Path

import click

from latium.arena.balance.files import write_files
from latium.arena.balance.playing import sample
from latium.arena.balance.readings import kinds_of
from latium.arena.balance.report import report
from latium.arena.results import as_json
from latium.arena.schedule import schedule
from latium.arena.tournament import Tournament, checked, crew_of
from latium.bots.roster import listed
from latium.cli.choices import (
    MOST_GAMES,
    components_option,
    game_argument,
    option_option,
    options_of,
    processes_option,
    seed_option,
)
from latium.cli.figures import end, progress_bar
from latium.cli.problems import BadRequest
from latium.cli.shelf import book
from latium.cli.speech import console, lang_option, sentence
from latium.cli.worths import markdown, naming, show
from latium.core.options import check_seats
from latium.core.protocol import AnyGame


@click.command()
@game_argument
@click.option(
    "--seats", "sizes", type=int, multiple=True, help="How many play; may be repeated.  [default: every number]"
)
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    metavar="NAME,...",
    help="Who plays; several meet as in `latium arena`, and things are compared at equal bots.",
)
@click.option(
    "--games",
    "count",
    type=click.IntRange(1, MOST_GAMES),
    default=200,
    show_default=True,
    help="How many games for each number of seats.",
)
@seed_option
@processes_option
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="Keep games, report, table and pictures here; the same command goes on where it was stopped.",
)
@click.option("--json", "as_report", is_flag=True, help="Print the report as JSON.")
@click.option("--markdown", "as_markdown", is_flag=True, help="Print the tables as Markdown.")
@option_option
@components_option
@lang_option
def balance(
    game: AnyGame,
    sizes: tuple[int, ...],
    bots: str,
    count: int,
    seed: int,
    processes: int | None,
    out: Path | None,
    as_report: bool,
    as_markdown: bool,
    option: tuple[str, ...],
    components: str | None,
) -> None:
    """Let bots play GAME and show what wins: each component, and the place in the playing order.

    For each thing: how often those won who had it, and what one more of it adds to the share of wins and to the points
    beyond an average one of its kind, other things being equal. Ctrl-C ends it early and reports the games that were
    finished.
    """
    if as_report and as_markdown:
        raise BadRequest(sentence("balance-one-form"))
    seats = sorted(set(sizes or game.facts.seats))
    for number in seats:
        check_seats(game.facts, number)
    names = tuple(listed(bots))
    options = options_of(game, option, components)
    tournaments = [checked(Tournament(game, number, options, names, seed)) for number in seats]
    planned = sum(len(schedule(names, number, count)) for number in seats)
    crew = crew_of(processes or min(os.cpu_count() or 1, count))
    with progress_bar(planned) as progress:
        sampled = sample(tournaments, count, crew, out, progress)
    made = report(tournaments[0], kinds_of(game, seats, options), sampled)
    name = naming(game, options)
    if out and not write_files(out, made, name, sentence):
        click.echo(sentence("arena-extra-missing", extra="plots"), err=True)
    if as_report:
        click.echo(as_json(made))
    elif as_markdown:
        click.echo(markdown(made, game, name, _command(game, sizes, bots, count, seed, option, own=bool(components))))
    else:
        terminal = console()
        title = sentence("balance-title", game=book(game).title, games=made.games, seed=str(made.seed))
        terminal.print(title, style="bold")
        show(terminal, made, game, name)
    end(sampled.games, planned, sampled.interrupted, sampled.lost)


def _command(
    game: AnyGame, sizes: Sequence[int], bots: str, count: int, seed: int, option: Sequence[str], own: bool
) -> str:
    """What makes the same report again; where the set of components is of one's own, its file stands as FILE."""
    words = ["latium balance", game.facts.slug, *(f"--seats {number}" for number in sizes), f"--games {count}"]
    words += [f"--bots {shlex.quote(bots)}", f"--seed {seed}", *(f"--option {shlex.quote(text)}" for text in option)]
    return " ".join([*words, "--components FILE"] if own else words)
