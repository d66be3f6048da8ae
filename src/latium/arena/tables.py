"""The games of a tournament as a table with a row for every seat of every game, for spreadsheets and notebooks."""

import csv
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from io import BytesIO, StringIO
from typing import Any

from latium.arena.report import won
from latium.arena.tournament import GameLine
from latium.core.protocol import Part


def rows(lines: Sequence[GameLine], parts: Sequence[str]) -> Iterator[dict[str, Any]]:
    """A row for every seat, numbered from 1; the parts of its score are by name."""
    for line in lines:
        forfeited = {one.seat for one in line.forfeits}
        for seat, (bot, score, rank) in enumerate(zip(line.bots, line.outcome.scores, line.outcome.ranks, strict=True)):
            yield {
                "game": line.number,
                "deal": line.deal,
                "seat": seat + 1,
                "bot": bot,
                "rank": rank,
                "won": won(line.outcome, seat),
                "points": score.total,
                **{f"points_{name}": _part(score.parts, name) for name in parts},
                "reason": line.outcome.reason,
                "decisions": line.decisions,
                "forfeited": seat in forfeited,
            }


def as_csv(table: Sequence[dict[str, Any]]) -> bytes:
    """The table as comma-separated values."""
    text = StringIO(newline="")
    writer = csv.DictWriter(text, list(table[0]) if table else [], lineterminator="\n")
    writer.writeheader()
    writer.writerows(table)
    return text.getvalue().encode()


def parquet_available() -> bool:
    return find_spec("pyarrow") is not None


def as_parquet(table: Sequence[dict[str, Any]]) -> bytes:
    """The table as Parquet; needs pyarrow."""
    import pyarrow  # noqa: PLC0415  # an extra, and slow to load
    import pyarrow.parquet  # noqa: PLC0415

    file = BytesIO()
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(list(table)), file)
    return file.getvalue()


def _part(parts: Sequence[Part], name: str) -> int:
    return sum(part.points for part in parts if part.name == name)
