"""How long a level thinks: games against itself with a clock round every choice.

The clock counts time of the processor, so that others who use the machine do not count. It is kept apart from records
and digests, which know no time.
"""

from collections.abc import Sequence
from pathlib import Path
from time import thread_time_ns
from typing import Any, ClassVar

import msgspec

from latium import compiled
from latium.arena.driver import play_game
from latium.bots.contract import Bot
from latium.bots.generator import derived_seed
from latium.bots.roster import make
from latium.core.chance import Dice
from latium.files import write_whole
from latium.games import SHELF
from scripts.strength.matches import SEED, Timing, identity, stands_for
from scripts.strength.playing import Stamp, stamp_of


class Timed(msgspec.Struct, frozen=True):
    """A game: how many decisions, how many of them a choice, and the time all of them took."""

    decisions: int
    choices: int
    nanoseconds: int


class Timesheet(msgspec.Struct, frozen=True):
    """The games timed, and what played them."""

    stamp: Stamp
    games: tuple[Timed, ...] = ()

    def per_decision(self) -> float:
        """Milliseconds, of all decisions: those with one legal action take none."""
        return self._milliseconds() / sum(game.decisions for game in self.games)

    def per_choice(self) -> float:
        """Milliseconds, of the decisions that leave a choice."""
        return self._milliseconds() / sum(game.choices for game in self.games)

    def _milliseconds(self) -> float:
        return sum(game.nanoseconds for game in self.games) / 1e6


class Clocked:
    """A bot with a clock."""

    watches: ClassVar[bool] = False

    def __init__(self, bot: Bot) -> None:
        assert not bot.watches, "no level watches"
        self.bot = bot
        self.nanoseconds = 0

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        begun = thread_time_ns()
        action = self.bot.choose(view, legal)
        self.nanoseconds += thread_time_ns() - begun
        return action

    def watch(self, events: Sequence[Any]) -> None:
        """Nothing to tell."""


def time_game(timing: Timing, number: int) -> Timed:
    game, name = SHELF[timing.game], stands_for(timing.level, timing.game)
    bots = [Clocked(make(name, game, seat, derived_seed(SEED, number, seat))) for seat in range(timing.seats)]
    dice = Dice.from_seed(SEED, number)
    names = [f"{timing.level} {seat}" for seat in range(1, timing.seats + 1)]
    finished = play_game(game, timing.seats, {}, bots, dice, names)
    return Timed(finished.decisions, finished.choices, sum(bot.nanoseconds for bot in bots))


def time_next(timing: Timing, out: Path) -> Timesheet:
    """Time one more game and keep it. Times of other sources are forgotten."""
    now = stamp_of(timing.game)
    before = timesheet(timing, out, now.compiled)
    games = before.games if before and before.stamp == now else ()
    sheet = Timesheet(now, (*games, time_game(timing, len(games))))
    file = _file(timing, out, now.compiled)
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, msgspec.json.encode(sheet))
    return sheet


def missing(timing: Timing, out: Path, games: int) -> int:
    sheet = timesheet(timing, out, compiled())
    current = sheet is not None and sheet.stamp == stamp_of(timing.game)
    return max(0, games - (len(sheet.games) if sheet and current else 0))


def timesheet(timing: Timing, out: Path, of_compiled: bool) -> Timesheet | None:
    file = _file(timing, out, of_compiled)
    return msgspec.json.decode(file.read_bytes(), type=Timesheet) if file.exists() else None


def _file(timing: Timing, out: Path, of_compiled: bool) -> Path:
    engine = "compiled" if of_compiled else "interpreted"
    return out / f"{timing.key}-{identity(stands_for(timing.level, timing.game))}-{engine}.json"
