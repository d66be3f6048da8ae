"""What `latium balance --out` leaves in its folder besides the games: the report, a table and a picture for each kind.

Names and headings are the caller's: the reader's language has them.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from latium.arena.balance.report import BalanceReport, Estimate, KindReport, Worth
from latium.arena.plots import INK, draw_intervals, picture, plots_available
from latium.arena.results import as_json
from latium.arena.tables import as_csv
from latium.files import write_whole

if TYPE_CHECKING:
    from matplotlib.axes import Axes

Name: TypeAlias = Callable[[str], str]
"""What a thing is called."""


def write_files(folder: Path, report: BalanceReport, name: Name, say: Callable[..., str]) -> bool:
    """Write what can be written; whether pictures could be drawn. `say` speaks the messages `balance-...`."""
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / "balance.json", as_json(report) + b"\n")
    write_whole(folder / "balance.csv", as_csv(list(rows(report, name))))
    if not plots_available():
        return False
    for kind in report.kinds:
        if any(worth.wins_beside for worth in kind.things):
            part = kind.part.partition("-")[2]
            write_whole(folder / f"{'-'.join(filter(None, (kind.kind, part)))}.svg", plot(kind, name, say))
    return True


def heading(kind: KindReport, name: Name, say: Callable[..., str]) -> str:
    """What a kind is called, and the part of it."""
    called = say(f"balance-kind-{kind.kind}")
    return say("balance-part", kind=called, part=name(kind.part)) if kind.part else called


def rows(report: BalanceReport, name: Name) -> Iterator[dict[str, Any]]:
    """A row for every thing."""
    for kind in report.kinds:
        for worth in kind.things:
            yield {
                "kind": kind.kind,
                "part": kind.part,
                "thing": worth.thing,
                "name": name(worth.thing),
                "had": worth.had,
                "copies": worth.copies,
                "games": worth.games,
                "offered": worth.offered,
                "win_share": worth.win_share.share,
                "win_share_low": worth.win_share.low,
                "win_share_high": worth.win_share.high,
                "even": worth.even,
                **_cells("wins", worth.wins),
                **_cells("points", worth.points),
                **_cells("wins_beside", worth.wins_beside),
                **_cells("points_beside", worth.points_beside),
                "stands_out": worth.stands_out,
            }


def _cells(column: str, estimate: Estimate | None) -> dict[str, float | None]:
    value, low, high = (estimate.value, estimate.low, estimate.high) if estimate else (None, None, None)
    return {column: value, f"{column}_low": low, f"{column}_high": high}


def plot(kind: KindReport, name: Name, say: Callable[..., str]) -> bytes:
    """What each thing adds beyond an average one of its kind, to wins and to points; SVG, needs matplotlib."""
    wins = [(worth, worth.wins_beside, 100) for worth in kind.things if worth.wins_beside]
    points = [(worth, worth.points_beside, 1) for worth in kind.things if worth.points_beside]
    title = heading(kind, name, say)
    return picture(
        len(wins) * 0.55,
        partial(_part, values=wins, label=say("balance-plot-wins"), title=title, name=name),
        partial(_part, values=points, label=say("balance-plot-points"), title="", name=None),
    )


def _part(axes: "Axes", values: list[tuple[Worth, Estimate, int]], label: str, title: str, name: Name | None) -> None:
    """One side of a picture; the names of those that stand out are bold."""
    draw_intervals(axes, [(scale * value.value, scale * value.low, scale * value.high) for _, value, scale in values])
    axes.axvline(0, color="#666666", linewidth=1, zorder=1)
    axes.set_yticks(range(len(values)), [name(worth.thing) if name else "" for worth, _, _ in values])
    for tick, (worth, _, _) in zip(axes.get_yticklabels(), values, strict=True):
        if worth.stands_out:
            tick.set_color(INK)
            tick.set_fontweight("bold")
    axes.set_xlabel(label)
    axes.set_title(title, loc="left")
