"""Many games, in one process or several: the same games, report and digest whichever it is."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final, NamedTuple

import msgspec

from latium.arena.driver import Finished, Forfeited, play_game
from latium.arena.pool import as_finished, in_order
from latium.arena.statistics import Distribution, Share, distribution, wilson
from latium.bots.contract import BotError
from latium.bots.generator import derived_seed
from latium.bots.roster import check, make
from latium.core.chance import Dice
from latium.core.options import resolve
from latium.core.protocol import AnyGame, Message, Options, Outcome, message
from latium.core.records import Digest, Record, material_of
from latium.core.seats import Seat

CHUNKS_PER_PROCESS: Final = 8
LARGEST_CHUNK: Final = 16


class Scores(msgspec.Struct, frozen=True):
    """How the points lie, seat by seat and for the winners."""

    seats: tuple[Distribution | None, ...]
    winner: Distribution | None


class Forfeits(msgspec.Struct, frozen=True):
    """In how many games the program on a seat forfeited, and why it did the first time."""

    seat: Seat
    games: int
    first: Message


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a simulation showed: exactly what `latium simulate --json` prints."""

    games: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    reasons: dict[str, int]
    scores: Scores
    win_share: tuple[Share, ...]
    digest: str
    forfeits: tuple[Forfeits, ...] = ()


class Simulated(NamedTuple):
    """A report, and what it does not say."""

    report: Report
    choices: int
    """Decisions with more than one legal action."""
    interrupted: bool
    """Whether it was broken off; the report then covers the games finished before the first unfinished one."""
    broken: bool = False
    """Whether that was because one of the processes was lost."""


class Match(NamedTuple):
    """Who plays what from which seed: all that a process needs to know."""

    game: AnyGame
    seats: int
    options: Options
    bots: tuple[str, ...]
    seed: int


class Played(NamedTuple):
    """What remains of a game once it has been played."""

    outcome: Outcome
    decisions: int
    choices: int
    material: bytes
    """What the digest takes in."""
    forfeits: tuple[Forfeited, ...] = ()
    record: Record | None = None
    """If it is to be kept."""


def simulate(
    game: AnyGame,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    processes: int = 1,
    options: Options | None = None,
    progress: Callable[[int], None] = lambda done: None,
    keep: Callable[[int, Record], None] | None = None,
) -> Simulated:
    """Let bots play games number 0 to `games` - 1 of a seed. One name fills all seats; `progress` hears of each, and
    `keep` is given its record."""
    match = Match(game, seats, options or {}, seated(bots, seats), seed)
    # Whatever is wrong with options or components shows here, before any process has been started.
    game.setup(seats, resolve(game.facts, seats, match.options, simulated=True))
    totals = _Totals.none(seats)
    start = time.perf_counter()
    interrupted = broken = False
    try:
        for played in _played(match, games, processes, keep is not None):
            if keep and played.record:
                keep(totals.games, played.record)
            totals = totals.plus(played)
            progress(totals.games)
    except KeyboardInterrupt:
        interrupted = True
    except BrokenProcessPool:
        interrupted = broken = True
    return Simulated(totals.report(time.perf_counter() - start), totals.choices, interrupted, broken)


def seated(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for every seat. Raises BotError before any game has begun."""
    names = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    for name in names:
        check(name)
    if len(names) != seats:
        raise BotError(message("bots-number", seats=seats, count=len(names)))
    return names


def distinct(bots: Sequence[str]) -> tuple[str, ...]:
    """Names that tell players apart: a bot that sits there twice is numbered by its seat."""
    return tuple(f"{bot} {seat}" if bots.count(bot) > 1 else bot for seat, bot in enumerate(bots, 1))


def record_of(match: Match, number: int) -> Record:
    """Game `number` of a match, whole."""
    return play_match(match, number, number).record


def play_match(match: Match, number: int, deal: int) -> Finished:
    """Game `number`, with the dice of number `deal`: games may share them."""
    bots = [
        make(name, match.game, seat, derived_seed(match.seed, number, seat)) for seat, name in enumerate(match.bots)
    ]
    dice = Dice.from_seed(match.seed, deal)
    return play_game(match.game, match.seats, match.options, bots, dice, distinct(match.bots))


def _played(match: Match, games: int, processes: int, recorded: bool) -> Iterator[Played]:
    size = max(1, min(LARGEST_CHUNK, games // (processes * CHUNKS_PER_PROCESS)))
    return in_order(as_finished(partial(_summary, match, recorded), range(games), processes, size))


def _summary(match: Match, recorded: bool, number: int) -> Played:
    finished = play_match(match, number, number)
    return summed_up(finished)._replace(record=finished.record if recorded else None)


def summed_up(finished: Finished) -> Played:
    material = material_of(finished.record)
    return Played(finished.outcome, finished.decisions, finished.choices, material, finished.forfeits)


class _Totals(NamedTuple):
    """The games so far. Replaced as a whole, so that Ctrl-C finds a game counted altogether or not at all."""

    games: int
    decisions: int
    choices: int
    reasons: Counter[str]
    points: tuple[Counter[int], ...]
    """How often each seat had so many."""
    winning: Counter[int]
    wins: tuple[float, ...]
    digest: Digest
    forfeits: Mapping[Seat, Forfeits]

    @classmethod
    def none(cls, seats: int) -> "_Totals":
        points: tuple[Counter[int], ...] = (Counter(),) * seats
        return cls(0, 0, 0, Counter(), points, Counter(), (0.0,) * seats, Digest(), {})

    def plus(self, played: Played) -> "_Totals":
        outcome = played.outcome
        winners = outcome.winners
        totals = [score.total for score in outcome.scores]
        return _Totals(
            games=self.games + 1,
            decisions=self.decisions + played.decisions,
            choices=self.choices + played.choices,
            reasons=self.reasons + Counter([outcome.reason]),
            points=tuple(points + Counter([total]) for points, total in zip(self.points, totals, strict=True)),
            winning=self.winning + Counter([totals[winners[0]]]),
            wins=tuple(wins + (seat in winners) / len(winners) for seat, wins in enumerate(self.wins)),
            digest=self.digest.plus(played.material),
            forfeits={**self.forfeits, **{one.seat: self.more(one) for one in played.forfeits}},
        )

    def more(self, forfeited: Forfeited) -> Forfeits:
        before = self.forfeits.get(forfeited.seat, Forfeits(forfeited.seat, 0, forfeited.reason))
        return msgspec.structs.replace(before, games=before.games + 1)

    def report(self, seconds: float) -> Report:
        return Report(
            games=self.games,
            decisions=self.decisions,
            seconds=round(seconds, 3),
            games_per_second=round(self.games / seconds, 2),
            decisions_per_second=round(self.decisions / seconds, 1),
            reasons=dict(sorted(self.reasons.items())),
            scores=Scores(tuple(map(_distribution, self.points)), _distribution(self.winning)),
            win_share=tuple(wilson(wins, self.games) for wins in self.wins),
            digest=self.digest.hexdigest(),
            forfeits=tuple(self.forfeits[seat] for seat in sorted(self.forfeits)),
        )


def _distribution(points: Counter[int]) -> Distribution | None:
    return distribution(list(points.elements()))
