"""The folder of a tournament: what was played outlives whatever ends a run.

    arena.json          what decides the games; a run that asks for others is refused
    games.jsonl         a line a game, in the order they were finished
    records/            a file a game, written before its line

Every file is whole or, for the last line of `games.jsonl`, cut short by whatever ended the run; that game is played
again.
"""

from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import msgspec

from latium import __version__
from latium.arena.errors import ArenaError
from latium.arena.tournament import Arrived, GameLine, Tournament
from latium.core.errors import RecordError
from latium.core.protocol import message
from latium.core.records import Record, material_of
from latium.files import is_held, write_whole

ARGUMENTS: Final = "arena.json"
GAMES: Final = "games.jsonl"
RECORDS: Final = "records"
RESULTS: Final = (GAMES, RECORDS, "results.json", "games.csv", "games.parquet")
"""What no folder has that is not a tournament's."""


class Folder:
    """A tournament's folder, opened by one run at a time."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        """Raises ArenaError if it belongs to another tournament or is in use, OSError if the system refuses."""
        self.path = path
        self._tournament = tournament
        path.mkdir(parents=True, exist_ok=True)
        _check_own(path)
        with ExitStack() as opened:
            self._file = opened.enter_context((path / GAMES).open("ab", buffering=0))
            if is_held(self._file):
                raise ArenaError(message("arena-folder-in-use", folder=str(path)))
            _claim(path / ARGUMENTS, arguments(tournament))
            (path / RECORDS).mkdir(exist_ok=True)
            self._known = self._read()
            self._opened = opened.pop_all()

    def __enter__(self) -> "Folder":
        return self

    def __exit__(self, *_: object) -> None:
        self._opened.close()

    def known(self) -> Mapping[int, GameLine]:
        return self._known

    def record(self, number: int) -> Path:
        return self.path / RECORDS / f"game-{number:05}.jsonl"

    def material(self, number: int) -> bytes:
        return material_of(self.read(number))

    def read(self, number: int) -> Record:
        """The record of a game that is kept. Raises ArenaError if it is damaged."""
        file = self.record(number)
        try:
            return Record.from_text(file.read_text(encoding="utf-8"))
        except (RecordError, UnicodeDecodeError):
            raise ArenaError(message("arena-record-damaged", file=str(file))) from None

    def keep(self, arrived: Arrived) -> None:
        write_whole(self.record(arrived.line.number), arrived.record.encode())
        self._file.write(msgspec.json.encode(arrived.line) + b"\n")

    def _read(self) -> dict[int, GameLine]:
        """The games whose line and record are there. A last line that was cut short is dropped from the file."""
        path = self.path / GAMES
        text = path.read_bytes()
        whole = text.rfind(b"\n") + 1
        lines = [self._line(path, number, line) for number, line in enumerate(text[:whole].splitlines(), 1)]
        self._file.truncate(whole)
        return {line.number: line for line in lines if self.record(line.number).exists()}

    def _line(self, file: Path, number: int, text: bytes) -> GameLine:
        try:
            line = msgspec.json.decode(text, type=GameLine)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise _damaged(file, number) from None
        if not _possible(line, self._tournament):
            raise _damaged(file, number)
        return line


def arguments(tournament: Tournament) -> dict[str, Any]:
    """What decides the games, as JSON carries it."""
    facts = tournament.game.facts
    return {
        "latium": __version__,
        "game": facts.slug,
        "rules_version": facts.rules_version,
        "seats": tournament.seats,
        "options": dict(sorted(tournament.options.items())),
        "bots": list(tournament.bots),
        "seed": tournament.seed,
        "challenge": tournament.challenge,
    }


def _check_own(folder: Path) -> None:
    """Raises ArenaError if there are files of somebody else's that a tournament would overwrite."""
    if (folder / ARGUMENTS).exists():
        return
    for name in RESULTS:
        file = folder / name
        if file.exists() and (name != GAMES or file.stat().st_size):  # empty if a run was ended at its very start
            raise ArenaError(message("arena-folder-foreign", file=str(file)))


def _claim(file: Path, wanted: dict[str, Any]) -> None:
    """Whose folder this is from now on. Raises ArenaError if it is somebody else's."""
    if not file.exists():
        write_whole(file, msgspec.json.format(msgspec.json.encode(wanted), indent=2) + b"\n")
        return
    try:
        found = msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise _damaged(file, 1) from None
    if differing := [name for name in wanted if wanted[name] != found.get(name)]:
        raise ArenaError(message("arena-folder-other", folder=str(file.parent), names=", ".join(differing)))


def _possible(line: GameLine, tournament: Tournament) -> bool:
    """Whether such a game can have been played in the tournament, as far as its sums depend on it."""
    seats = range(tournament.seats)
    return (
        line.number >= 0
        and set(line.bots) <= set(tournament.bots)
        and len(line.bots) == len(line.outcome.scores) == len(line.outcome.ranks) == tournament.seats
        and 1 in line.outcome.ranks
        and all(forfeited.seat in seats for forfeited in line.forfeits)
    )


def _damaged(file: Path, line: int) -> ArenaError:
    return ArenaError(message("arena-folder-damaged", file=str(file), line=line))
