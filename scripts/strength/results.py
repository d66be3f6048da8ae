"""What the games show of each goal: computed, never written by hand."""

from collections.abc import Iterable, Sequence
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from latium.arena.report import WinShare, win_share
from scripts.strength.clock import Timesheet, timesheet
from scripts.strength.matches import MOST_MILLISECONDS, Match, Timing, matches, stands_for, timings
from scripts.strength.playing import played, stamp, stamp_of


class Verdict(Enum):
    """Whether a goal is met; open as long as too few games say so."""

    MET = "met"
    NOT_MET = "not met"
    OPEN = "open"


class Result(NamedTuple):
    """A match so far."""

    match: Match
    share: WinShare
    changed: bool
    """Whether the sources are others now, and nobody looked yet whether the bots play as before."""
    compiled: bool

    @property
    def enough(self) -> bool:
        return self.share.games >= self.match.games

    @property
    def verdict(self) -> Verdict:
        goal = self.match.goal
        if not self.enough or goal is None:
            return Verdict.OPEN
        return _verdict((self.share.low > goal.share) if goal.surely else (self.share.share >= goal.share))


class Time(NamedTuple):
    """How long a level thinks at a table."""

    timing: Timing
    sheet: Timesheet | None

    @property
    def verdict(self) -> Verdict:
        if not self.sheet or not self.sheet.stamp.compiled or len(self.sheet.games) < self.timing.games:
            return Verdict.OPEN
        return _verdict(self.sheet.per_choice() <= MOST_MILLISECONDS)

    @property
    def changed(self) -> bool:
        return bool(self.sheet and self.sheet.stamp.sources != stamp_of(self.timing.game).sources)


class Results(NamedTuple):
    """All there is."""

    matches: tuple[Result, ...]
    times: tuple[Time, ...]

    @property
    def changed(self) -> bool:
        return any(row.changed for row in self.matches) or any(time.changed for time in self.times)

    def of(self, section: str, game: str) -> list[Result]:
        return [result for result in self.matches if (result.match.section, result.match.game) == (section, game)]

    def times_of(self, game: str) -> list[Time]:
        return [time for time in self.times if time.timing.game == game]


def results(out: Path) -> Results:
    return Results(tuple(result(match, out) for match in matches()), tuple(_time(timing, out) for timing in timings()))


def result(match: Match, out: Path) -> Result:
    by = stamp(match, out)
    share = win_share(stands_for(match.upper, match.game), played(match, out))
    return Result(match, share, bool(by and by.sources != stamp_of(match.game).sources), bool(by and by.compiled))


def longer_matters(game: str, out: Path) -> bool:
    """Whether a goal of consul's with two seats is not reached: then it is told what a longer search still gains."""
    own = [match for match in matches() if (match.game, match.seats, match.upper) == (game, 2, "consul")]
    return any(result(match, out).verdict is Verdict.NOT_MET for match in own)


def together(verdicts: Iterable[Verdict]) -> Verdict:
    found: Sequence[Verdict] = list(verdicts)
    return next((verdict for verdict in (Verdict.NOT_MET, Verdict.OPEN) if verdict in found), Verdict.MET)


def _time(timing: Timing, out: Path) -> Time:
    return Time(timing, timesheet(timing, out, True) or timesheet(timing, out, False))


def _verdict(reached: bool) -> Verdict:
    return Verdict.MET if reached else Verdict.NOT_MET
