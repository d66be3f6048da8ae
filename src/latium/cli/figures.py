"""Figures of many games, as the commands that play them print them."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Protocol

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from latium.arena.statistics import Distribution
from latium.cli.problems import INTERRUPTED, Problem
from latium.cli.speech import console, decimal, sentence, spoken
from latium.cli.tables import table
from latium.core.protocol import AnyGame
from latium.core.resources import package_of


class Interval(Protocol):
    """A share and its interval."""

    @property
    def share(self) -> float: ...

    @property
    def low(self) -> float: ...

    @property
    def high(self) -> float: ...


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[int], None]]:
    """How many games are done, and how long the rest will take; gone with the last, and only where somebody can see."""
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
    task = bar.add_task("", total=games)

    def progress(done: int) -> None:
        bar.update(task, completed=done)
        if done >= games:
            bar.stop()

    with bar:
        yield progress


def end(games: int, planned: int, interrupted: bool, lost: bool) -> None:
    """Leave as a run does that was broken off, by Ctrl-C or because a process was lost, after so many games."""
    if lost:
        raise Problem(sentence("simulation-broken", games=games, planned=planned))
    if interrupted:
        click.echo(sentence("simulation-interrupted", games=games, planned=planned), err=True)
        raise click.exceptions.Exit(INTERRUPTED)


def percent(share: float) -> str:
    return sentence("percent", number=decimal(100 * share))


def share_cells(share: Interval) -> list[str]:
    """A share, and its interval."""
    return [percent(share.share), f"{percent(share.low)} - {percent(share.high)}"]


def distribution_cells(numbers: Distribution | None) -> list[str]:
    """Mean, 10 %, median and 90 %."""
    if numbers is None:
        return ["-"] * 4
    return [decimal(numbers.mean), str(numbers.p10), str(numbers.median), str(numbers.p90)]


def reasons_table(game: AnyGame, reasons: Mapping[str, int]) -> Table:
    """Why games ended, the most frequent reason first."""
    made = table(["ended-by"], ["games", "share"])
    words = spoken(package_of(game))
    for reason, games in sorted(reasons.items(), key=lambda item: -item[1]):
        key = f"reason-{reason}"
        name = words.format(key) if words.has(key) else reason
        made.add_row(name, str(games), percent(games / sum(reasons.values())))
    return made
