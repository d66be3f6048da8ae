"""What each thing of a game is worth, as tables: short ones for the terminal, with all there is to tell in Markdown."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from rich.console import Console

from latium.arena.balance.files import Name, heading
from latium.arena.balance.report import BalanceReport, Estimate, KindReport, Points, Worth
from latium.arena.statistics import Distribution, Share
from latium.cli.figures import percent
from latium.cli.speech import decimal, sentence, spoken
from latium.cli.tables import headed
from latium.core.options import resolve
from latium.core.protocol import AnyGame, Options
from latium.core.resources import package_of
from latium.core.text import Texts, capitalised

MARKS: Final = {1: "▲", -1: "▼", 0: " "}
NOTHING: Final = "-"


class Sheet(NamedTuple):
    """A table: the first column has words, the others numbers."""

    heading: str
    remark: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


def naming(game: AnyGame, options: Options) -> Name:
    """What things are called, those of the user's own components among them."""
    complete = resolve(game.facts, max(game.facts.seats), options)
    return partial(_name, spoken(package_of(game)).with_names(game.names(complete)))


def _name(words: Texts, term: str) -> str:
    kind, _, number = term.partition("-")
    return sentence("balance-place", place=int(number)) if kind == "place" else capitalised(words.term(term))


def show(out: Console, made: BalanceReport, game: AnyGame, name: Name) -> None:
    """The report for the terminal."""
    for sheet in sheets(made, game, name, wide=False):
        out.print()
        out.print(sheet.heading, style="bold")
        if sheet.remark:
            out.print(sheet.remark)
        shown = headed(sheet.head[:1], sheet.head[1:])
        for row in sheet.rows:
            shown.add_row(*row)
        out.print(shown)
    out.print()
    out.print(sentence("balance-legend"))


def markdown(made: BalanceReport, game: AnyGame, name: Name, command: str) -> str:
    """The report as it stands in a document, below the command that made it."""
    parts = [f"    {command}"]
    for sheet in sheets(made, game, name, wide=True):
        rows = [_row(sheet.head), _row(["---", *["---:"] * (len(sheet.head) - 1)]), *map(_row, sheet.rows)]
        parts += [f"### {sheet.heading}", *([sheet.remark] if sheet.remark else []), "\n".join(rows)]
    return "\n\n".join(parts)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def sheets(made: BalanceReport, game: AnyGame, name: Name, wide: bool) -> Iterator[Sheet]:
    """All tables; a wide one has more columns."""
    yield _points(made, game, wide)
    for kind in made.kinds:
        yield _worths(kind, name, wide)
        if len(kind.by_seats) > 1:
            yield _by_seats(kind, name, wide)


def _points(made: BalanceReport, game: AnyGame, wide: bool) -> Sheet:
    words = spoken(package_of(game))
    parts = game.facts.score_parts if wide else ()
    head = [_column(one) for one in ("seats", "games", "mean", "p10", "median", "p90", "winner-mean")]
    rows = [[str(seats), *_points_cells(points, parts)] for seats, points in made.tables.items()]
    return Sheet(sentence("balance-points"), "", [*head, *(words.format(f"score-{part}") for part in parts)], rows)


def _points_cells(points: Points, parts: Sequence[str]) -> list[str]:
    return [
        str(points.games),
        _plus_minus(points.mean, 1, signed=False),
        *_spread(points.all),
        decimal(points.winner.mean) if points.winner else NOTHING,
        *(decimal(points.parts[part]) if part in points.parts else NOTHING for part in parts),
    ]


def _spread(points: Distribution | None) -> list[str]:
    return [str(points.p10), str(points.median), str(points.p90)] if points else [NOTHING] * 3


def _worths(kind: KindReport, name: Name, wide: bool) -> Sheet:
    columns = ["name", "had", "won", "even-share", "adds-wins", "adds-points"]
    if wide:
        columns[2:2] = ["games-with"]
    rows = [_worth(worth, name, wide) for worth in kind.things]
    return Sheet(heading(kind, name, sentence), _remark(kind), [_column(one) for one in columns], rows)


def _remark(kind: KindReport) -> str:
    if not kind.wins or not kind.points:
        return ""
    given = ", ".join(sentence(f"balance-kind-{one}") for one in kind.given)
    wins, points = _plus_minus(kind.wins, 1, 100), _plus_minus(kind.points, 2)
    return sentence("balance-average", wins=wins, points=points, given=given or "none")


def _worth(worth: Worth, name: Name, wide: bool) -> list[str]:
    called = name(worth.thing)
    wins = _plus_minus(worth.wins_beside, 1, 100) if worth.wins_beside else _unjudged(worth)
    return [
        f"**{called}**" if wide and worth.stands_out else called,
        str(worth.had),
        *([f"{worth.games} / {worth.offered}"] if wide else []),
        _share(worth.win_share, wide) if worth.had else NOTHING,
        percent(worth.even) if worth.had else NOTHING,
        f"{wins} {MARKS[worth.stands_out]}" if not wide or worth.stands_out else wins,
        _plus_minus(worth.points_beside, 2),
    ]


def _unjudged(worth: Worth) -> str:
    return NOTHING if worth.wins else sentence("balance-rare")


def _by_seats(kind: KindReport, name: Name, wide: bool) -> Sheet:
    """How often each won at tables of each size."""
    things = list(dict.fromkeys(term for shares in kind.by_seats.values() for term in shares))
    rows = [
        [
            str(seats),
            percent(1 / seats),
            *(_seats_share(shares.get(term), wide) for term in things),
        ]
        for seats, shares in kind.by_seats.items()
    ]
    title = sentence("balance-by-seats", kind=heading(kind, name, sentence))
    return Sheet(title, "", [_column("seats"), _column("even-share"), *map(name, things)], rows)


def _seats_share(share: Share | None, wide: bool) -> str:
    if share is None:
        return ""
    return _share(share, wide) if wide else percent(share.share)


def _share(share: Share, wide: bool) -> str:
    """A share with its interval; where there is little room, in round figures."""
    places = 1 if wide else 0
    low, high = (decimal(100 * bound, places) for bound in (share.low, share.high))
    return f"{percent(share.share)} ({low}-{high})"


def _plus_minus(estimate: Estimate | None, places: int, scale: float = 1, signed: bool = True) -> str:
    if estimate is None:
        return NOTHING
    value = round(scale * estimate.value, places) + 0.0
    sign = "+" if signed and value >= 0 else ""
    reach = scale * (estimate.high - estimate.low) / 2
    return f"{sign}{decimal(value, places)} ±{decimal(reach, places)}"


def _column(name: str) -> str:
    return sentence(f"column-{name}")
