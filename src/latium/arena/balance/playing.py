"""Games for the balance of a game: bots play it against each other at tables of every size asked for."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

from latium.arena.balance.readings import had_in
from latium.arena.balance.readings.contract import Had
from latium.arena.folder import Folder
from latium.arena.tournament import Arrived, Crew, GameLine, Held, Tournament, hold
from latium.core.protocol import AnyGame, Outcome
from latium.core.records import Record, material_of


class Sample(NamedTuple):
    """A game: how it ended, who sat there, and what they had."""

    outcome: Outcome
    bots: tuple[str, ...]
    had: Had


class Sampled(NamedTuple):
    """The games of all tables, those of one size after another."""

    tables: Mapping[int, tuple[Sample, ...]]
    """By number of seats."""
    digests: Mapping[int, str]
    interrupted: bool
    lost: bool
    """Whether whoever played the games was lost."""

    @property
    def games(self) -> int:
        return sum(map(len, self.tables.values()))


def sample(
    tournaments: Sequence[Tournament],
    games: int,
    crew: Crew,
    folder: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Sampled:
    """Play at least so many games of each tournament, or those a folder does not have yet. Ctrl-C, or the loss of the
    crew, ends it early."""
    tables: dict[int, tuple[Sample, ...]] = {}
    digests: dict[int, str] = {}
    done = 0
    for tournament in tournaments:
        with _reader(tournament, folder) as reader:
            held = hold(tournament, games, crew, reader, progress=partial(_further, progress, done))
            tables[tournament.seats] = tuple(reader.samples(held))
        digests[tournament.seats] = held.digest
        done += len(held.lines)
        if held.interrupted:
            return Sampled(tables, digests, True, held.lost)
    return Sampled(tables, digests, False, False)


def _further(progress: Callable[[int], None], before: int, count: int) -> None:
    progress(before + count)


@contextmanager
def _reader(tournament: Tournament, folder: Path | None) -> Iterator["_Reader"]:
    if folder is None:
        yield _Reader(tournament.game, None)
        return
    with Folder(folder / f"seats-{tournament.seats}", tournament) as kept:
        yield _Reader(tournament.game, kept)


class _Reader:
    """Reads every game that is played, and has a folder keep it if there is one."""

    def __init__(self, game: AnyGame, folder: Folder | None) -> None:
        self._game = game
        self._folder = folder
        self._had: dict[int, Had] = {}

    def known(self) -> Mapping[int, GameLine]:
        return self._folder.known() if self._folder else {}

    def material(self, number: int) -> bytes:
        assert self._folder, "nothing is known without a folder"
        record = self._folder.read(number)
        self._had[number] = had_in(self._game, record)
        return material_of(record)

    def keep(self, arrived: Arrived) -> None:
        if self._folder:
            self._folder.keep(arrived)
        self._had[arrived.line.number] = had_in(self._game, Record.from_text(arrived.record))

    def samples(self, held: Held) -> Iterator[Sample]:
        for line in held.lines:
            yield Sample(line.outcome, line.bots, self._had[line.number])
