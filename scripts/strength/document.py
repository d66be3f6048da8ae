"""The page docs/strength.md, from whatever has been played."""

import platform
from collections.abc import Callable, Iterable, Iterator, Sequence
from operator import itemgetter
from pathlib import Path
from typing import Final

from latium import __version__
from latium.bots.roster import LEVELS
from latium.bots.value import network_for
from latium.core.clauses import rulebook
from latium.core.resources import package_of
from latium.games import SHELF
from scripts.strength.matches import MILLISECONDS, MOST_MILLISECONDS, PLAIN, SEED, TENFOLD, TRAINED, stands_for
from scripts.strength.results import Result, Results, Time, Verdict, together
from scripts.strength.sources import sources

CHANGED: Final = "†"
"""Marks games of sources that are others now."""
LANGUAGE: Final = "en"

OPENING: Final = """\
# How strong the computer players are

Four levels play all three games: {levels}, the weakest first. This page is written by the
command that plays the games; no figure in it is put in by hand. A figure is the share of its games that a bot won, with
the 95 % interval; a shared win counts in part. Seats are rotated: every deal is played once from each seat.
**met** and **not met** are said only where enough games were played; until then a goal is **open**.
"""
LEVELS_TEXT: Final = """\
## Each level against the one below

With two seats the higher level is to win at least 70 % of the games. At a larger table it sits alone among players of
the level below and is to win more than its even share, also at the lower end of the interval.
"""
GREEDY_TEXT: Final = """\
## Consul against greedy

`greedy` looks one move ahead. Consul is to win at least 90 % of the games with two seats.
"""
LONGER_TEXT: Final = """\
Where consul misses a goal with two seats, this is what ten times its search still wins against it: the nearer to 50 %,
the less there is left to find. These games are long, so there are fewer.
"""
VALUE_TEXT: Final = """\
## What training is worth

The same search with the trained value and with the plain one, {milliseconds} ms for each decision, two seats. The
trained value is to win more than half, also at the lower end of the interval.
"""
TIMES_TEXT: Final = """\
## How long they think

Mean milliseconds of one core for a choice, which is a decision with more than one legal action; in brackets for any
decision, those with a single legal action included, which take no time. On average a choice is to take {most} ms
at most. A level plays against itself, one game at a time.
"""
RUN_TEXT: Final = """\
## What was run

    python -m scripts.strength

It plays what is missing and writes this page; stopped and started again it repeats no game. `make strength` does the
same with a freshly built wheel.

- Latium {version}, Python {python}, {processor}.
- Seed {seed}, options at their defaults for simulations, the set of components in the package.
- Matches: {matches}. Games in them, each match from its number 0 on: {games:,}; games for the time: {timed}.
- Games with a budget of iterations are the same on every machine, compiled or not. Only the times and the games with
  {milliseconds} ms a decision depend on it; those were {engine}.
- Digests of the sources that decide the games: {digests}.
- {untrained}
"""


def document(found: Results, beside: Path) -> str:
    """The page. Curves (`curve-*.svg`) and further sections (`*.md`) in the folder beside it are taken in."""
    parts = [
        OPENING.format(levels=", ".join(f"`{level}`" for level in LEVELS)),
        *(_lines(part) for part in (_summary(found), _legend(found))),
        LEVELS_TEXT,
        *(_levels(found, slug) for slug in SHELF),
        GREEDY_TEXT,
        _table(found, "greedy"),
        *_longer(found),
        VALUE_TEXT.format(milliseconds=MILLISECONDS),
        _table(found, "value"),
        *_curves(beside),
        TIMES_TEXT.format(most=MOST_MILLISECONDS),
        *(_lines(_times(found, slug)) for slug in SHELF),
        *(file.read_text(encoding="utf-8") for file in sorted(beside.glob("*.md"))),
        _run(found),
        _lines(_names()),
    ]
    return "\n".join(part.strip("\n") + "\n" for part in parts if part)


# --- what was reached


def _summary(found: Results) -> Iterator[str]:
    yield "## Goals"
    yield ""
    yield _row("goal", *map(_title, SHELF))
    yield _rule(len(SHELF) + 1)
    for goal, reached in GOALS.items():
        yield _row(goal, *(reached(found, slug) for slug in SHELF))


def _duels(found: Results, slug: str) -> str:
    return _shares([result for result in found.of("levels", slug) if result.match.seats == 2])


def _shares(rows: Sequence[Result]) -> str:
    shares = ", ".join(_percent(row.share.share) if row.share.games else "-" for row in rows)
    return f"{_bold(together(row.verdict for row in rows))}: {shares}"


def _tables(found: Results, slug: str) -> str:
    rows = [result for result in found.of("levels", slug) if result.match.seats > 2]
    met = sum(row.verdict is Verdict.MET for row in rows)
    return f"{_bold(together(row.verdict for row in rows))}: {met} of {len(rows)}"


def _slowest(found: Results, slug: str) -> str:
    times = found.times_of(slug)
    timed = [(time.sheet.per_choice(), time.timing) for time in times if time.sheet]
    verdict = _bold(together(time.verdict for time in times))
    if not timed:
        return verdict
    most, timing = max(timed, key=itemgetter(0))
    return f"{verdict}: {timing.level} with {timing.seats} seats {most:.0f} ms"


GOALS: Final[dict[str, Callable[[Results, str], str]]] = {
    "each level wins 70 % against the one below, 2 seats": _duels,
    "and more than its share at every larger table": _tables,
    "consul wins 90 % against greedy, 2 seats": lambda found, slug: _shares(found.of("greedy", slug)),
    "the trained value beats the plain one at equal time": lambda found, slug: _shares(found.of("value", slug)),
    f"a choice takes {MOST_MILLISECONDS} ms at most on average": _slowest,
}


def _legend(found: Results) -> Iterator[str]:
    yield "The shares of a cell go from the lowest pair of levels to the highest."
    if found.changed:
        yield f"{CHANGED} marks games from before the last change of the sources that nobody has compared since."


# --- matches


def _levels(found: Results, slug: str) -> str:
    return f"### {_title(slug)}\n\n{_lines(_results(found.of('levels', slug), with_game=False))}"


def _table(found: Results, section: str) -> str:
    return _lines(_results([row for slug in SHELF for row in found.of(section, slug)], with_game=True))


def _longer(found: Results) -> Iterator[str]:
    rows = [row for slug in SHELF for row in found.of("longer", slug) if row.share.games]
    if rows:
        yield LONGER_TEXT
        yield _lines(_results(rows, with_game=True))


def _results(rows: Iterable[Result], with_game: bool) -> Iterator[str]:
    first = "game" if with_game else "seats"
    yield _row(first, "who", "against", "games", "won", "95 % interval", "goal", "")
    yield _rule(8)
    for row in rows:
        match, share = row.match, row.share
        opponents = match.lower if match.seats == 2 else f"{match.seats - 1} × {match.lower}"
        won = (_percent(share.share), f"{_percent(share.low)} - {_percent(share.high)}") if share.games else ("", "")
        place = _title(match.game) if with_game else str(match.seats)
        yield _row(place, match.upper, opponents, _games(row), *won, _goal(row), _judged(row))


def _games(row: Result) -> str:
    enough = str(row.share.games) if row.enough else f"{row.share.games} of {row.match.games}"
    return f"{enough} {CHANGED}" if row.changed else enough


def _goal(row: Result) -> str:
    goal = row.match.goal
    if goal is None:
        return ""
    return f"{'above' if goal.surely else 'at least'} {goal.share * 100:.0f} %"


def _judged(row: Result) -> str:
    clock = " (interpreted)" if row.match.timed and row.share.games and not row.compiled else ""
    return (_bold(row.verdict) if row.match.goal else "") + clock


# --- time


def _times(found: Results, slug: str) -> Iterator[str]:
    times = found.times_of(slug)
    yield f"### {_title(slug)}, time"
    yield ""
    yield _row("seats", *LEVELS, "")
    yield _rule(len(LEVELS) + 2)
    for seats in SHELF[slug].facts.seats:
        row = [time for time in times if time.timing.seats == seats]
        yield _row(str(seats), *map(_time, row), _bold(together(time.verdict for time in row)))


def _time(time: Time) -> str:
    sheet = time.sheet
    if sheet is None:
        return ""
    few = f", {len(sheet.games)} of {time.timing.games} games" if len(sheet.games) < time.timing.games else ""
    engine = "" if sheet.stamp.compiled else ", interpreted"
    changed = f" {CHANGED}" if time.changed else ""
    return f"{sheet.per_choice():.1f} ({sheet.per_decision():.1f}){few}{engine}{changed}"


# --- curves, and what was run


def _curves(beside: Path) -> Iterator[str]:
    curves = sorted(beside.glob("curve-*.svg"))
    if curves:
        yield "How the values learned, game by game and table by table:"
    yield from (f"![{file.stem.replace('-', ' ')}]({beside.name}/{file.name})" for file in curves)


def _run(found: Results) -> str:
    return RUN_TEXT.format(
        version=__version__,
        python=platform.python_version(),
        processor=_processor(),
        seed=SEED,
        games=sum(row.share.games for row in found.matches),
        matches=sum(bool(row.share.games) for row in found.matches),
        timed=sum(len(time.sheet.games) for time in found.times if time.sheet),
        milliseconds=MILLISECONDS,
        engine=_engine(found),
        digests=", ".join(f"{slug} `{sources(slug)}`" for slug in SHELF),
        untrained=_untrained(),
    )


def _names() -> Iterator[str]:
    yield _row("name", *map(_title, SHELF))
    yield _rule(1 + len(SHELF))
    for name in (*LEVELS, TENFOLD, "greedy", TRAINED, PLAIN):
        yield _row(name, *(f"`{stands_for(name, slug)}`" for slug in SHELF))


def _engine(found: Results) -> str:
    clocked = [row.compiled for row in found.matches if row.match.timed and row.share.games]
    clocked += [time.sheet.stamp.compiled for time in found.times if time.sheet]
    if not clocked:
        return "not played yet"
    return "compiled" if all(clocked) else "in part not compiled" if any(clocked) else "not compiled"


def _untrained() -> str:
    tables = [
        f"{slug} with {seats} seats"
        for slug, game in SHELF.items()
        for seats in game.facts.seats
        if network_for(slug, seats) is None
    ]
    if not tables:
        return "Search has a trained value at every table."
    return f"Search has a trained value at every table but these, where the plain one stands in: {', '.join(tables)}."


def _processor() -> str:
    """As far as the system tells."""
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text(encoding="utf-8").splitlines() if facts.exists() else []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.machine())


# --- Markdown


def _title(slug: str) -> str:
    return rulebook(package_of(SHELF[slug]), LANGUAGE).title


def _percent(share: float) -> str:
    return f"{share * 100:.1f} %"


def _bold(verdict: Verdict) -> str:
    return f"**{verdict.value}**"


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def _rule(columns: int) -> str:
    return _row(*["---"] * columns)


def _lines(lines: Iterable[str]) -> str:
    return "\n".join(lines)
