"""How strong the levels are: `python -m scripts.strength` plays what is missing, then writes docs/strength.md.

Stop it whenever you like: started again it goes on where it was. `--only founders` or `--only '*/levels/2-*'` plays a
part, `--quick` a handful of games, `--write` none at all.
"""

import argparse
import os
import sys
from fnmatch import fnmatch
from math import ceil
from pathlib import Path
from time import monotonic
from typing import Final

from latium.arena.errors import ArenaError
from scripts.strength.clock import missing, time_next
from scripts.strength.curves import draw_curves
from scripts.strength.document import document
from scripts.strength.estimate import hours_left
from scripts.strength.matches import Match, Timing, matches, timings
from scripts.strength.playing import planned, play, played, set_aside
from scripts.strength.results import longer_matters, results

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "strength.md"
QUICK: Final = 0.02
SECONDS_BETWEEN: Final = 10
"""No more than one line of progress in so many."""


class Stopped(Exception):
    """The run ends before its time."""


def main(arguments: list[str] | None = None) -> int:
    asked = _parser().parse_args(arguments)
    page = asked.document or (asked.out / PAGE.name if asked.quick else PAGE)
    try:
        if not asked.write:
            play_all(asked.out, QUICK if asked.quick else asked.games, asked.only, asked.processes)
    except (KeyboardInterrupt, Stopped) as stop:
        print(f"{str(stop) or 'Stopped.'} Nothing is lost: the same command goes on from here.", file=sys.stderr)
        return 1
    beside = page.parent / page.stem
    draw_curves(beside)
    page.write_text(document(results(asked.out), beside), encoding="utf-8")
    print(f"Written: {page}")
    return 0


def play_all(out: Path, factor: float, only: list[str], processes: int) -> None:
    clocked = [timing for timing in timings() if _wanted(timing.key, only)]
    rated = [match for match in matches() if _wanted(match.key, only)]
    total = len(clocked) + len(rated)
    for place, timing in enumerate(clocked, 1):
        _time(timing, out, factor, f"{place} of {total}: {timing.key}")
    for place, match in enumerate(rated):
        title = f"{len(clocked) + place + 1} of {total}: {match.key}"
        if match.section == "longer" and not longer_matters(match.game, out):
            print(f"{title}: not needed while no goal of consul's is missed")
        elif _play(match, out, factor, processes, title):
            _tell_hours(hours_left(rated[place + 1 :], out, factor, processes))


def _tell_hours(hours: float | None) -> None:
    if hours:
        print(f"{hours:.1f} h at most for the matches left")


def _time(timing: Timing, out: Path, factor: float, title: str) -> None:
    games = timing.wanted(factor)
    watch = _Progress(title, games)
    left = missing(timing, out, games)
    watch(games - left)
    for done in range(games - left, games):
        time_next(timing, out)
        watch(done + 1)


def _play(match: Match, out: Path, factor: float, processes: int, title: str) -> bool:
    """Whether there was anything to play."""
    games = match.wanted(factor)
    whole = planned(match, games)
    try:
        if aside := set_aside(match, out):
            print(f"{title}: the bots play otherwise now, their games so far are in {aside}")
        if len(played(match, out)) >= whole:
            print(f"{title}: {whole} games, all there")
            return False
        held = play(match, out, games, processes, _Progress(title, whole))
    except ArenaError as refusal:
        raise Stopped(f"{title}: {refusal}.") from refusal
    if held.interrupted:
        raise Stopped("A process was lost." if held.lost else "")
    return True


class _Progress:
    """Tells how far a task is and how long it may still take."""

    def __init__(self, title: str, games: int) -> None:
        self.title = title
        self.games = games
        self.first: int | None = None
        self.begun = self.told = monotonic()

    def __call__(self, done: int) -> None:
        now = monotonic()
        if self.first is None:
            self.first, self.begun = done, now
        elif done < self.games and now - self.told < SECONDS_BETWEEN:
            return
        self.told = now
        print(f"{self.title}: {done} of {self.games} games{self._left(done, now)}", flush=True)

    def _left(self, done: int, now: float) -> str:
        played = done - (self.first or 0)
        if not played or done == self.games:
            return ""
        seconds = (now - self.begun) / played * (self.games - done)
        return f", {ceil(seconds / 60)} min left" if seconds > 90 else f", {ceil(seconds)} s left"


def _wanted(key: str, only: list[str]) -> bool:
    return not only or any(fnmatch(key, f"*{pattern}*") for pattern in only)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m scripts.strength", description="How strong the levels are.")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "strength", help="where the games are kept")
    parser.add_argument("--games", type=float, default=1.0, help="so many times the games of every match")
    parser.add_argument("--quick", action="store_true", help="a handful of games; the page goes to the same folder")
    parser.add_argument("--only", nargs="+", default=[], metavar="PATTERN", help="those with this in their name")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="play nothing, write what is there")
    parser.add_argument("--document", type=Path, help="the page to write, if not docs/strength.md")
    return parser


if __name__ == "__main__":
    sys.exit(main())
