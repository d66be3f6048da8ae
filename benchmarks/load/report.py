"""What the loads say, side by side."""

from collections.abc import Sequence
from statistics import median
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

from benchmarks.load.measuring import Measured

TITLE: Final = "Tables under load: random legal moves over sockets"
CAPTION: Final = "Ours durable (SQLite, synchronous=FULL), boardgame.io in memory. See benchmarks/README.md."
OURS: Final = "Latium"
THEIRS: Final = "boardgame.io"


def ratios(found: Sequence[Measured]) -> list[dict[str, Any]]:
    """How many times as many moves a second of a core as boardgame.io, for each load: medians over the rounds."""
    loads = dict.fromkeys((one.connections, one.pace) for one in found)
    return [
        {"connections": load[0], "pace": load[1], "moves_per_core_second": ratio}
        for load in loads
        if (ratio := _ratio([one for one in found if (one.connections, one.pace) == load])) is not None
    ]


def _ratio(found: Sequence[Measured]) -> float | None:
    ours, theirs = ([one.moves_per_core_second for one in found if one.server == server] for server in (OURS, THEIRS))
    return median(ours) / median(theirs) if ours and theirs else None


def as_table(found: Sequence[Measured]) -> Table:
    """A row for each run: narrow enough for 100 characters."""
    table = Table(title=TITLE, caption=CAPTION, box=SIMPLE_HEAD, padding=0)
    table.add_column("", no_wrap=True)
    headings = ["connec-\ntions", "pace\ns", "moves\n/s", "a core\n/s", "p50\nms", "p99\nms", "server\ncores"]
    for heading in [*headings, "driver\ncores", "memory\nMB", "kB a\nmove"]:
        table.add_column(heading, justify="right", no_wrap=True, vertical="bottom")
    for one in found:
        table.add_row(*_row(one))
    for ratio in ratios(found):
        pace = f"{ratio['pace']:g}"
        table.add_row("times the peer", f"{ratio['connections']}", pace, "", f"{ratio['moves_per_core_second']:.2f}")
    return table


def _row(one: Measured) -> list[str]:
    return [
        one.server,
        f"{one.connections}",
        f"{one.pace:g}",
        f"{one.moves_per_second:,.0f}",
        f"{one.moves_per_core_second:,.0f}",
        _short(one.p50_ms),
        _short(one.p99_ms),
        f"{one.server_cores:.2f}",
        f"{one.driver_cores:.2f}",
        f"{one.megabytes:.0f}",
        f"{one.bytes_per_move / 1000:.1f}",
    ]


def _short(figure: float) -> str:
    return f"{figure:.1f}" if figure < 100 else f"{figure:,.0f}"
