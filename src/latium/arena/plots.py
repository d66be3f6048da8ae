"""Pictures of a tournament as SVG, the same bytes for the same games; needs matplotlib."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from latium.arena.report import ArenaReport, points_of
from latium.arena.tournament import GameLine

if TYPE_CHECKING:
    from matplotlib.axes import Axes

SETTINGS: Final[dict[Any, Any]] = {
    "svg.hashsalt": "latium",  # ids in the file follow from it
    "svg.fonttype": "none",  # text stays text: small, searchable, and free of the fonts at hand
    "font.family": "sans-serif",
    "font.size": 11,
    "axes.spines.top": False,
    "axes.spines.right": False,
}
INK: Final = "#7a2e2e"
PALE: Final = "#d9b8a7"
ROOM: Final = 60
"""So many letters fit side by side under a picture."""


def plots_available() -> bool:
    return find_spec("matplotlib") is not None


def plots(report: ArenaReport, lines: Sequence[GameLine], say: Callable[..., str]) -> Mapping[str, bytes]:
    """The pictures by file name; `say` speaks the messages `arena-plot-...` in the reader's language."""
    made = {
        "ratings.svg": picture(len(report.bots), lambda axes: _ratings(axes, report, say)),
        "scores.svg": picture(len(report.bots), lambda axes: _scores(axes, report, lines, say)),
    }
    if len(report.bots) > 1:
        made["pairwise.svg"] = picture(2 * len(report.bots), lambda axes: _pairwise(axes, report, say))
    return made


def picture(lines: float, *draws: Callable[["Axes"], None]) -> bytes:
    """A picture high enough for so many lines, with a part for each that draws, side by side."""
    from matplotlib.backends.backend_svg import FigureCanvasSVG  # noqa: PLC0415  # an extra, and slow to load
    from matplotlib.figure import Figure  # noqa: PLC0415

    with _settings():
        figure = Figure(figsize=(8, 1.8 + 0.5 * lines), layout="constrained")
        FigureCanvasSVG(figure)
        for place, draw in enumerate(draws, 1):
            draw(figure.add_subplot(1, len(draws), place))
        file = BytesIO()
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    return file.getvalue()


@contextmanager
def _settings() -> Iterator[None]:
    import matplotlib  # noqa: PLC0415

    with matplotlib.rc_context(SETTINGS):
        yield


def _ratings(axes: "Axes", report: ArenaReport, say: Callable[..., str]) -> None:
    draw_intervals(axes, [(rating.rating, rating.low, rating.high) for rating in report.ratings])
    axes.set_yticks(range(len(report.ratings)), [rating.bot for rating in report.ratings])
    axes.set_xlabel(say("arena-plot-rating"))
    axes.set_title(say("arena-plot-ratings", games=report.games), loc="left")


def draw_intervals(axes: "Axes", intervals: Sequence[tuple[float, float, float]]) -> None:
    """A line for each, from the top: its value, and its interval from low to high."""
    middles = [value for value, _, _ in intervals]
    reach = [[value - low for value, low, _ in intervals], [high - value for value, _, high in intervals]]
    places = range(len(intervals))
    axes.errorbar(middles, places, xerr=reach, fmt="o", color=INK, ecolor=PALE, elinewidth=5, markersize=8)
    _lines(axes, len(intervals))


def _lines(axes: "Axes", count: int) -> None:
    axes.set_ylim(count - 0.5, -0.5)
    axes.grid(axis="x", color="#dddddd")
    axes.set_axisbelow(True)


def _pairwise(axes: "Axes", report: ArenaReport, say: Callable[..., str]) -> None:
    bots = [rating.bot for rating in report.ratings]
    cells = [[_cell(report, bot, rival) for rival in bots] for bot in bots]
    edges = [place - 0.5 for place in range(len(bots) + 1)]
    axes.pcolormesh(edges, edges, cells, cmap="RdBu", vmin=-0.3, vmax=1.3, edgecolor="white", linewidth=2)
    axes.invert_yaxis()
    for row, bot in enumerate(bots):
        for column, rival in enumerate(bots):
            if duel := report.pairwise[bot].get(rival):
                text = f"{100 * duel.share:.0f} %\n{100 * duel.low:.0f} - {100 * duel.high:.0f}"
                axes.text(column, row, text, ha="center", va="center")
    slanted: Any = {"rotation": 30, "ha": "right"} if max(map(len, bots)) * len(bots) > ROOM else {}
    axes.set_xticks(range(len(bots)), bots, **slanted)
    axes.set_yticks(range(len(bots)), bots)
    axes.tick_params(length=0)
    axes.set_xlabel(say("arena-plot-rival"))
    axes.set_title(say("arena-plot-pairwise"), loc="left")


def _cell(report: ArenaReport, bot: str, rival: str) -> float:
    duel = report.pairwise[bot].get(rival)
    return duel.share if duel else float("nan")


def _scores(axes: "Axes", report: ArenaReport, lines: Sequence[GameLine], say: Callable[..., str]) -> None:
    bots = [rating.bot for rating in report.ratings]
    axes.boxplot(
        [points_of(bot, lines) for bot in bots],
        orientation="horizontal",
        positions=range(len(bots)),
        widths=0.6,
        whis=(10, 90),
        showfliers=False,
        patch_artist=True,
        boxprops={"facecolor": PALE, "edgecolor": INK},
        medianprops={"color": INK, "linewidth": 2},
        whiskerprops={"color": INK},
        capprops={"color": INK},
    )
    axes.set_yticks(range(len(bots)), bots)
    _lines(axes, len(bots))
    axes.set_xlabel(say("arena-plot-points"))
    axes.set_title(say("arena-plot-scores"), loc="left")
