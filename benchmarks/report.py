"""What the measurements say, side by side: medians over the rounds, and how many times faster we are."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from statistics import median

from rich.box import SIMPLE_HEAD
from rich.table import Table

TITLE = "Random play on one core, all legal moves listed at every decision"
CAPTION = "Two seats each; chance plies are not counted. See benchmarks/README.md."
SEARCH_TITLE = "Tree search on one core, random play to the end of the game in every simulation"
STEP_TITLE = "Environments for learners on one core, ids chosen at random among those that are offered"
STEP_CAPTION = "Two seats each, observations and masks included. See benchmarks/README.md."
SEARCH_CAPTION = "Two seats each, positions from all over a game. See benchmarks/README.md."


@dataclass(frozen=True)
class Sample:
    """One subject in one round."""

    engine: str
    decisions_per_second: float
    choice_share: float
    copy_microseconds: float
    copy_and_move_microseconds: float
    simulations_per_second: float


@dataclass(frozen=True)
class Steps:
    """One environment in one round."""

    engine: str
    steps_per_second: float


def step_medians(samples: Iterable[Steps]) -> list[Steps]:
    """One for each environment, in order of appearance."""
    rounds: dict[str, list[float]] = {}
    for sample in samples:
        rounds.setdefault(sample.engine, []).append(sample.steps_per_second)
    return [Steps(engine, median(found)) for engine, found in rounds.items()]


def step_ratios(own: Steps, peers: Iterable[Steps]) -> dict[str, float]:
    """How many times as many steps a second as each peer takes."""
    return {peer.engine: own.steps_per_second / peer.steps_per_second for peer in peers}


def steps_as_json(ours: list[Steps], peers: list[Steps]) -> list[Mapping[str, object]]:
    return [{**asdict(sample), "ratios": step_ratios(sample, peers)} for sample in [*ours, *peers]]


def as_step_table(ours: list[Steps], peers: list[Steps]) -> Table:
    headings = ["steps\na second", *_headings(peer.engine.partition(" ")[2] for peer in peers)]
    rows = [[_step_row(sample, peers) for sample in group] for group in (ours, peers)]
    return _filled(Table(title=STEP_TITLE, caption=STEP_CAPTION), headings, rows)


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


def search_ratios(own: Sample, peers: Iterable[Sample]) -> dict[str, float]:
    """How many times as many simulations a second as each peer makes."""
    return {peer.engine: own.simulations_per_second / peer.simulations_per_second for peer in peers}


def as_json(ours: list[Sample], peers: list[Sample]) -> list[Mapping[str, object]]:
    return [
        {
            **asdict(sample),
            "copies_per_second": 1e6 / sample.copy_microseconds,
            "ratios": ratios(sample, peers),
            "search_ratios": search_ratios(sample, peers),
        }
        for sample in [*ours, *peers]
    ]


def as_table(ours: list[Sample], peers: list[Sample]) -> Table:
    """A row for each engine: narrow enough for 80 characters."""
    headings = ["decisions\na second", *_times(peers), "real\nchoice", "copy\nµs", "+ move\nµs"]
    rows = [[_row(sample, peers) for sample in group] for group in (ours, peers)]
    return _filled(Table(title=TITLE, caption=CAPTION), headings, rows)


def as_search_table(ours: list[Sample], peers: list[Sample]) -> Table:
    headings = ["simulations\na second", *_times(peers)]
    rows = [[_search_row(sample, peers) for sample in group] for group in (ours, peers)]
    return _filled(Table(title=SEARCH_TITLE, caption=SEARCH_CAPTION), headings, rows)


def _times(peers: list[Sample]) -> list[str]:
    return _headings(peer.engine for peer in peers)


def _headings(engines: Iterable[str]) -> list[str]:
    return [f"times {engine}".replace(" ", "\n").replace("_", "\n") for engine in engines]


def _filled(table: Table, headings: list[str], groups: list[list[list[str]]]) -> Table:
    table.box = SIMPLE_HEAD
    table.padding = 0
    table.add_column("", no_wrap=True)
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True, vertical="bottom")
    for rows in groups:
        for row in rows:
            table.add_row(*row)
        table.add_section()
    return table


def _step_row(sample: Steps, peers: list[Steps]) -> list[str]:
    found = [f"{ratio:.1f}" for ratio in step_ratios(sample, peers).values()]
    return [sample.engine, f"{sample.steps_per_second:,.0f}", *found]


def _search_row(sample: Sample, peers: list[Sample]) -> list[str]:
    found = [f"{ratio:.1f}" for ratio in search_ratios(sample, peers).values()]
    return [sample.engine, f"{sample.simulations_per_second:,.0f}", *found]


def _row(sample: Sample, peers: list[Sample]) -> list[str]:
    return [
        sample.engine,
        f"{sample.decisions_per_second:,.0f}",
        *(f"{ratio:.2f}" for ratio in ratios(sample, peers).values()),
        f"{sample.choice_share:.0%}",
        f"{sample.copy_microseconds:.2f}",
        f"{sample.copy_and_move_microseconds:.2f}",
    ]
