"""What the measurements say, side by side: medians over the rounds, and how many times faster we are."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from statistics import median

from rich.box import SIMPLE_HEAD
from rich.table import Table

TITLE = "Random play on one core, all legal moves listed at every decision"
CAPTION = "Two seats each; chance plies are not counted. See benchmarks/README.md."


@dataclass(frozen=True)
class Sample:
    """One subject in one round."""

    engine: str
    decisions_per_second: float
    choice_share: float
    copy_microseconds: float
    copy_and_move_microseconds: float


def medians(samples: Iterable[Sample]) -> list[Sample]:
    """One sample for each engine, in order of appearance."""
    rounds: dict[str, list[Sample]] = {}
    for sample in samples:
        rounds.setdefault(sample.engine, []).append(sample)
    figures = [field.name for field in fields(Sample) if field.name != "engine"]
    return [
        Sample(engine, **{figure: median(getattr(sample, figure) for sample in group) for figure in figures})
        for engine, group in rounds.items()
    ]


def ratios(own: Sample, peers: Iterable[Sample]) -> dict[str, float]:
    """How many times as many decisions a second as each peer takes."""
    return {peer.engine: own.decisions_per_second / peer.decisions_per_second for peer in peers}


def as_json(ours: list[Sample], peers: list[Sample]) -> list[Mapping[str, object]]:
    return [
        {**asdict(sample), "copies_per_second": 1e6 / sample.copy_microseconds, "ratios": ratios(sample, peers)}
        for sample in [*ours, *peers]
    ]


def as_table(ours: list[Sample], peers: list[Sample]) -> Table:
    """A row for each engine: narrow enough for 80 characters."""
    table = Table(title=TITLE, caption=CAPTION, box=SIMPLE_HEAD, padding=0)
    table.add_column("", no_wrap=True)
    times = [f"times {peer.engine}".replace(" ", "\n") for peer in peers]
    for heading in ("decisions\na second", *times, "real\nchoice", "copy\nµs", "+ move\nµs"):
        table.add_column(heading, justify="right", no_wrap=True, vertical="bottom")
    for group in (ours, peers):
        for sample in group:
            table.add_row(*_row(sample, peers))
        table.add_section()
    return table


def _row(sample: Sample, peers: list[Sample]) -> list[str]:
    return [
        sample.engine,
        f"{sample.decisions_per_second:,.0f}",
        *(f"{ratio:.2f}" for ratio in ratios(sample, peers).values()),
        f"{sample.choice_share:.0%}",
        f"{sample.copy_microseconds:.2f}",
        f"{sample.copy_and_move_microseconds:.2f}",
    ]
