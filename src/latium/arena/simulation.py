"""Many games, in one process or several: the same games, report and digest whichever it is."""

import multiprocessing
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import NamedTuple

import msgspec

from latium.arena.driver import Finished, play_game
from latium.arena.statistics import Distribution, Share, distribution, wilson
from latium.bots.contract import BotError
from latium.bots.generator import derived_seed
from latium.bots.roster import check, make
from latium.core.chance import Dice
from latium.core.options import resolve
from latium.core.protocol import AnyGame, Options, Outcome
from latium.core.records import Digest, Ply, Record, digest_material
from latium.core.seats import Seat

CHUNKS_PER_PROCESS = 8
LARGEST_CHUNK = 16


class Scores(msgspec.Struct, frozen=True):
    """How the points lie, seat by seat and for the winners."""

    seats: tuple[Distribution | None, ...]
    winner: Distribution | None


class Report(msgspec.Struct, frozen=True):
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


class Simulated(NamedTuple):
    """A report, and what it does not say."""

    report: Report
    choices: int
    """Decisions with more than one legal action."""
    interrupted: bool
    """Whether it was broken off; the report then covers the games finished before the first unfinished one."""


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


def simulate(
    game: AnyGame,
    seats: int,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    processes: int = 1,
    options: Options | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulated:
    """Let bots play games number 0 to `games` - 1 of a seed. One name fills all seats; `progress` hears of each."""
    match = Match(game, seats, options or {}, seated(bots, seats), seed)
    # Whatever is wrong with options or components shows here, before any process has been started.
    game.setup(seats, resolve(game.facts, seats, match.options, simulated=True))
    tally = _Tally(seats)
    start = time.perf_counter()
    interrupted = False
    try:
        for played in _played(match, games, processes):
            tally.add(played)
            progress(tally.games)
    except KeyboardInterrupt:
        interrupted = True
    return Simulated(tally.report(time.perf_counter() - start), tally.choices, interrupted)


def seated(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for every seat. Raises BotError before any game has begun."""
    names = tuple(bots) * seats if len(bots) == 1 else tuple(bots)
    for name in names:
        check(name)
    if len(names) != seats:
        raise BotError("bots-number", seats=seats, count=len(names))
    return names


def distinct(bots: Sequence[str]) -> tuple[str, ...]:
    """Names that tell players apart: a bot that sits there twice is numbered by its seat."""
    return tuple(f"{bot} {seat}" if bots.count(bot) > 1 else bot for seat, bot in enumerate(bots, 1))


def record_of(match: Match, number: int) -> Record:
    """Game `number` of a match, whole."""
    return _play(match, number).record


def _play(match: Match, number: int) -> Finished:
    bots = [
        make(name, match.game, seat, derived_seed(match.seed, number, seat)) for seat, name in enumerate(match.bots)
    ]
    dice = Dice.from_seed(match.seed, number)
    return play_game(match.game, match.seats, match.options, bots, dice, distinct(match.bots))


def _played(match: Match, games: int, processes: int) -> Iterator[Played]:
    if processes == 1:
        yield from (_summary(match, number) for number in range(games))
        return
    size = max(1, min(LARGEST_CHUNK, games // (processes * CHUNKS_PER_PROCESS)))
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    # Spawned rather than forked: the caller may have threads, such as a progress bar's.
    with _uninterrupted():
        pool = multiprocessing.get_context("spawn").Pool(processes)
    with pool:
        for summaries in pool.imap(partial(_summaries, match), chunks):
            yield from summaries


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Processes started in here never hear Ctrl-C, which is for their parent to act on; it does so afterwards."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _summaries(match: Match, numbers: range) -> list[Played]:
    return [_summary(match, number) for number in numbers]


def _summary(match: Match, number: int) -> Played:
    finished = _play(match, number)
    plies = [(ply.n, ply.seat, ply.action) for ply in finished.record.entries if isinstance(ply, Ply)]
    return Played(
        finished.outcome, finished.decisions, finished.choices, digest_material(finished.record.header, plies)
    )


class _Tally:
    """The games so far."""

    def __init__(self, seats: int) -> None:
        self.games = self.decisions = self.choices = 0
        self.reasons: Counter[str] = Counter()
        self.points: list[list[int]] = [[] for _ in range(seats)]
        self.winning: list[int] = []
        self.wins = [0.0] * seats
        self.digest = Digest()

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.choices += played.choices
        self.reasons[played.outcome.reason] += 1
        for points, score in zip(self.points, played.outcome.scores, strict=True):
            points.append(score.total)
        winners = played.outcome.winners
        self.winning.append(played.outcome.scores[winners[0]].total)
        for seat in winners:
            self.wins[seat] += 1 / len(winners)
        self.digest.add(played.material)

    def report(self, seconds: float) -> Report:
        return Report(
            games=self.games,
            decisions=self.decisions,
            seconds=round(seconds, 3),
            games_per_second=round(self.games / seconds, 2),
            decisions_per_second=round(self.decisions / seconds, 1),
            reasons=dict(sorted(self.reasons.items())),
            scores=Scores(tuple(map(distribution, self.points)), distribution(self.winning)),
            win_share=tuple(self.share(seat) for seat in range(len(self.wins))),
            digest=self.digest.hexdigest(),
        )

    def share(self, seat: Seat) -> Share:
        return wilson(self.wins[seat], self.games)
