"""What the measurements say, side by side: medians over the rounds, and how many times faster we are."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from statistics import median

from rich.table import Table

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


def ratios(subject: Sample, ours: Iterable[Sample]) -> dict[str, float]:
    """How many times as many decisions a second each of our engines takes."""
    return {own.engine: own.decisions_per_second / subject.decisions_per_second for own in ours}


def as_json(samples: list[Sample], ours: list[Sample]) -> list[Mapping[str, object]]:
    return [
        {**asdict(sample), "copies_per_second": 1e6 / sample.copy_microseconds, "ratios": ratios(sample, ours)}
        for sample in samples
    ]


def as_table(samples: list[Sample], ours: list[Sample]) -> Table:
    """A column for each engine: narrow enough for 80 characters."""
    table = Table(title="Random play on one core, all legal moves listed at every decision", caption=CAPTION)
    table.add_column("")
    for sample in samples:
        table.add_column(sample.engine.replace(" ", "\n"), justify="right")
    table.add_row("decisions/s", *(f"{sample.decisions_per_second:,.0f}" for sample in samples))
    for own in ours:
        against = (ratios(sample, ours)[own.engine] for sample in samples)
        table.add_row(f"{own.engine} is", *(f"{ratio:.2f} x" for ratio in against))
    table.add_section()
    table.add_row("real choices", *(f"{sample.choice_share:.0%}" for sample in samples))
    table.add_row("state copies/s", *(f"{1e6 / sample.copy_microseconds:,.0f}" for sample in samples))
    table.add_row("a copy", *(f"{sample.copy_microseconds:.2f} µs" for sample in samples))
    table.add_row("a copy and a move", *(f"{sample.copy_and_move_microseconds:.2f} µs" for sample in samples))
    return table
