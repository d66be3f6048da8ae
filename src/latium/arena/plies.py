"""The plies of many games in one Parquet file, a row each, for notebooks and learners."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from latium.core.canonical import canonical
from latium.core.lines import Header
from latium.core.protocol import Options, Outcome
from latium.core.records import Record
from latium.core.seats import CHANCE, Seat

HEADER: Final = b"latium"
"""Under which key the file says what was played, once for all its games."""
ROWS: Final = 50_000
"""So many are written at once, with the rest of their game."""


class Played(msgspec.Struct, frozen=True):
    """What all the games of a file have in common."""

    game: str
    rules_version: int
    seats: int
    options: dict[str, Any]


class Told(NamedTuple):
    """A finished game as a learner needs it: who did what, and how it ended for each seat."""

    game: str
    rules_version: int
    seats: int
    options: Options
    plies: list[tuple[Seat, Any]]
    """Seat and packed action."""
    points: tuple[int, ...]
    ranks: tuple[int, ...]


class PlyFile:
    """A Parquet file to which games are added. It is there, whole, once it is closed; needs pyarrow."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._fresh = path.with_name(f".{path.name}.new")
        self._rows: list[dict[str, Any]] = []
        self._writer: Any = None

    def add(self, number: int, record: Record) -> None:
        if self._writer is None:
            self._writer = _writer(self._fresh, record.header)
        self._rows.extend(rows(number, record))
        if len(self._rows) >= ROWS:
            self._write()

    def close(self) -> None:
        """Without a game there is no file."""
        if self._writer is not None:
            self._write()
            self._writer.close()
            self._fresh.replace(self._path)

    def _write(self) -> None:
        import pyarrow  # noqa: PLC0415  # an extra, and slow to load

        self._writer.write_table(pyarrow.Table.from_pylist(self._rows, schema=self._writer.schema))
        self._rows = []


def _writer(path: Path, header: Header) -> Any:
    import pyarrow  # noqa: PLC0415
    import pyarrow.parquet  # noqa: PLC0415

    played = Played(header.game, header.rules_version, header.seats, header.options)
    numbers = {"game": pyarrow.int32(), "n": pyarrow.int32(), "seat": pyarrow.int8()}
    words = dict.fromkeys(("name", "notation", "action"), pyarrow.string())
    ending = {"points": pyarrow.int32(), "rank": pyarrow.int8()}
    schema = pyarrow.schema({**numbers, **words, **ending}.items(), metadata={HEADER: canonical(played)})
    return pyarrow.parquet.ParquetWriter(path, schema)


def rows(number: int, record: Record) -> Iterator[dict[str, Any]]:
    """A row for every ply. Points and rank are those of its seat at the end; chance has none, and no name."""
    outcome = _outcome(record)
    for n, ply in enumerate(record.standing()):
        drawn = ply.seat == CHANCE
        yield {
            "game": number,
            "n": n,
            "seat": ply.seat,
            "name": None if drawn else record.header.names[ply.seat],
            "notation": ply.notation,
            "action": canonical(ply.action).decode(),
            "points": None if drawn else outcome.scores[ply.seat].total,
            "rank": None if drawn else outcome.ranks[ply.seat],
        }


def told(record: Record) -> Told:
    """A finished record as a learner needs it."""
    header, outcome = record.header, _outcome(record)
    plies = [(ply.seat, ply.action) for ply in record.standing()]
    points = tuple(score.total for score in outcome.scores)
    return Told(header.game, header.rules_version, header.seats, header.options, plies, points, outcome.ranks)


def read_plies(path: Path) -> Iterator[Told]:
    """The games of a file, in order; needs pyarrow."""
    import pyarrow.parquet  # noqa: PLC0415

    file = pyarrow.parquet.ParquetFile(path)
    played = msgspec.json.decode(file.schema_arrow.metadata[HEADER], type=Played)
    found = (row for batch in file.iter_batches() for row in batch.to_pylist())
    for _, group in groupby(found, key=lambda row: row["game"]):
        yield _of_rows(played, list(group))


def _of_rows(played: Played, found: list[dict[str, Any]]) -> Told:
    endings = {row["seat"]: (row["points"], row["rank"]) for row in found if row["seat"] != CHANCE}
    points, ranks = zip(*(endings[seat] for seat in range(played.seats)), strict=True)
    plies = [(row["seat"], msgspec.json.decode(row["action"])) for row in found]
    return Told(played.game, played.rules_version, played.seats, played.options, plies, points, ranks)


def _outcome(record: Record) -> Outcome:
    assert record.result is not None, "the game was finished"
    assert record.result.outcome is not None, "the game was not broken off"
    return record.result.outcome
