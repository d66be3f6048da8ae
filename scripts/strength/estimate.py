"""How long matches will take, from how long the levels think."""

from collections.abc import Iterable
from pathlib import Path

from latium import compiled
from latium.bots.roster import LEVELS
from scripts.strength.clock import Timesheet, timesheet
from scripts.strength.matches import MILLISECONDS, PLAIN, TENFOLD, TRAINED, Match, Timing
from scripts.strength.playing import planned, played


def hours_left(matches: Iterable[Match], out: Path, factor: float, processes: int) -> float | None:
    """For all of them; None while a level's time is not known."""
    seconds = [_seconds(match, out, factor) for match in matches]
    known = [second for second in seconds if second is not None]
    return sum(known) / processes / 3600 if len(known) == len(seconds) else None


def _seconds(match: Match, out: Path, factor: float) -> float | None:
    left = planned(match, match.wanted(factor)) - len(played(match, out))
    if left <= 0:
        return 0.0
    upper, lower = (_at_a_seat(name, match, out) for name in (match.upper, match.lower))
    return None if upper is None or lower is None else left * (upper + (match.seats - 1) * lower)


def _at_a_seat(name: str, match: Match, out: Path) -> float | None:
    """Seconds that a bot thinks in a game."""
    level = name if name in LEVELS else "novice" if name == "greedy" else "consul"  # greedy takes next to nothing
    sheet = timesheet(Timing(match.game, match.seats, level), out, compiled())
    if sheet is None:
        return None
    if name in (TRAINED, PLAIN):
        return _choices(sheet) / match.seats * MILLISECONDS / 1000
    return _choices(sheet) / match.seats * sheet.per_choice() / 1000 * (10 if name == TENFOLD else 1)


def _choices(sheet: Timesheet) -> float:
    """In a game, of all seats."""
    return sum(game.choices for game in sheet.games) / len(sheet.games)
