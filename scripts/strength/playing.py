"""Playing a match in its folder, and reading what was played so far.

A folder belongs to bots that play as they did when its first game was played. If sources changed since, that game is
played again: if it comes out otherwise, or cannot be compared because the clock has a say in it, the folder is set
aside and the match begins anew.
"""

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Final

import msgspec

from latium import compiled
from latium.arena.folder import GAMES, RECORDS, Folder
from latium.arena.schedule import schedule
from latium.arena.tournament import GameLine, Held, checked, crew_of, hold, play_fixture
from latium.files import write_whole
from scripts.strength.matches import Match
from scripts.strength.sources import sources

STAMP: Final = "played-by.json"


class Stamp(msgspec.Struct, frozen=True):
    """What played the games of a folder."""

    sources: str
    compiled: bool


def stamp_of(slug: str) -> Stamp:
    """What would play now."""
    return Stamp(sources(slug), compiled())


def play(match: Match, out: Path, games: int, processes: int, progress: Callable[[int], None]) -> Held:
    """Play what is missing of so many games."""
    tournament = checked(match.tournament())
    folder = match.folder(out)
    with Folder(folder, tournament) as keeper:
        _sign(folder, stamp_of(match.game))
        return hold(tournament, games, crew_of(processes), keeper, progress=progress)


def planned(match: Match, games: int) -> int:
    """So many games as make whole rounds of seats."""
    tournament = match.tournament()
    return len(schedule(tournament.bots, tournament.seats, games, challenge=True))


def played(match: Match, out: Path) -> list[GameLine]:
    """The games kept, up to the first that is missing. A run under way may go on writing."""
    lines = _whole_lines(match.folder(out) / GAMES)
    by_number = {line.number: line for line in (msgspec.json.decode(text, type=GameLine) for text in lines)}
    return [by_number[number] for number in range(_prefix(by_number))]


def stamp(match: Match, out: Path) -> Stamp | None:
    """What played the games kept; None if there are none."""
    file = match.folder(out) / STAMP
    return msgspec.json.decode(file.read_bytes(), type=Stamp) if file.exists() else None


def set_aside(match: Match, out: Path) -> Path | None:
    """Move away games of bots that play otherwise now, and say where to."""
    folder = match.folder(out)
    before, now = stamp(match, out), stamp_of(match.game)
    if before is None or before == now or (before.sources == now.sources and not match.timed):
        return None
    if _plays_as_before(match, out):
        _sign(folder, now)
        return None
    aside = _free(folder.with_name(f"{folder.name}.before-{now.sources[:8]}"))
    folder.rename(aside)
    return aside


def _sign(folder: Path, by: Stamp) -> None:
    write_whole(folder / STAMP, msgspec.json.encode(by))


def _plays_as_before(match: Match, out: Path) -> bool:
    """Whether the first game comes out the same: something else plays now than before."""
    kept = _first_record(match.folder(out))
    if kept is None:
        return True
    if match.timed:
        return False
    number, record = kept
    tournament = match.tournament()
    fixture = schedule(tournament.bots, tournament.seats, number + 1, challenge=True)[number]
    return play_fixture(tournament, True, fixture).record == record


def _first_record(folder: Path) -> tuple[int, str] | None:
    files = sorted((folder / RECORDS).glob("game-*.jsonl"))
    return (int(files[0].stem.removeprefix("game-")), files[0].read_text(encoding="utf-8")) if files else None


def _free(path: Path) -> Path:
    taken = (path.with_name(f"{path.name}-{number}") if number else path for number in count())
    return next(path for path in taken if not path.exists())


def _whole_lines(file: Path) -> list[bytes]:
    if not file.exists():
        return []
    text = file.read_bytes()
    return text[: text.rfind(b"\n") + 1].splitlines()


def _prefix(numbers: dict[int, GameLine]) -> int:
    """How many numbers from 0 on are there."""
    return next(number for number in range(len(numbers) + 1) if number not in numbers)
