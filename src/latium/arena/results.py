"""What a tournament leaves in its folder besides the games: results, tables and pictures."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from latium.arena.plots import plots, plots_available
from latium.arena.report import ArenaReport
from latium.arena.tables import as_csv, as_parquet, parquet_available, rows
from latium.arena.tournament import GameLine
from latium.files import write_whole


def as_json(report: msgspec.Struct) -> bytes:
    """A report as a person can read it too."""
    return msgspec.json.format(msgspec.json.encode(report), indent=2)


def write_results(
    folder: Path, report: ArenaReport, lines: Sequence[GameLine], parts: Sequence[str], say: Callable[..., str]
) -> list[str]:
    """Write what can be written; the extras that would have to be installed for the rest."""
    for name, content in _files(report, lines, parts, say):
        write_whole(folder / name, content)
    available = {"parquet": parquet_available(), "plots": plots_available()}
    return [extra for extra, there in available.items() if not there]


def _files(
    report: ArenaReport, lines: Sequence[GameLine], parts: Sequence[str], say: Callable[..., str]
) -> Iterator[tuple[str, bytes]]:
    yield "results.json", as_json(report) + b"\n"
    table = list(rows(lines, parts))
    yield "games.csv", as_csv(table)
    if parquet_available():
        yield "games.parquet", as_parquet(table)
    if plots_available():
        yield from plots(report, lines, say).items()
