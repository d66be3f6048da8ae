"""A tournament: its games, who plays them, and how far they have come."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import NamedTuple, Protocol

import msgspec

from latium.arena.driver import Forfeited
from latium.arena.errors import ArenaError
from latium.arena.pairwise import ahead
from latium.arena.pool import as_finished
from latium.arena.schedule import Fixture, LineUp, schedule
from latium.arena.simulation import Match, play_match, summed_up
from latium.arena.sprt import Blocks, Bounds, Verdict, sprt
from latium.bots.roster import check
from latium.core.options import resolve
from latium.core.protocol import AnyGame, Options, Outcome, message
from latium.core.records import Digest


class Tournament(NamedTuple):
    """All that decides which games are played and how they go, except how many."""

    game: AnyGame
    seats: int
    options: Options
    bots: tuple[str, ...]
    seed: int
    challenge: bool = False
    """Whether only the first bot plays, alone against tables of the others."""

    def match(self, line_up: LineUp) -> Match:
        return Match(self.game, self.seats, self.options, line_up, self.seed)


class GameLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is told of a game: a line of `games.jsonl`."""

    number: int
    deal: int
    bots: LineUp
    outcome: Outcome
    decisions: int
    choices: int
    """Decisions with more than one legal action."""
    forfeits: tuple[Forfeited, ...] = ()


class Arrived(NamedTuple):
    """A game that has been played."""

    line: GameLine
    material: bytes
    """What the digest takes in."""
    record: str
    """Empty if nobody keeps it."""


class Crew(Protocol):
    """Whoever plays games: in this process, in several or on many machines."""

    def __call__(
        self, work: Callable[[Fixture], Arrived], tasks: Sequence[Fixture], /
    ) -> Iterator[tuple[int, Arrived]]:
        """What comes of each task, with the task's place, as soon as it is done. Raises CrewLostError."""
        ...


class Keeper(Protocol):
    """Whoever keeps games from one run to the next."""

    def known(self) -> Mapping[int, GameLine]:
        """The games kept so far, by number."""
        ...

    def material(self, number: int) -> bytes:
        """What the digest takes in of a game that is kept."""
        ...

    def keep(self, arrived: Arrived) -> None: ...


class CrewLostError(Exception):
    """Whoever played the games is gone."""


class Held(NamedTuple):
    """The games up to the first that is missing, or to the one that decided the test."""

    lines: tuple[GameLine, ...]
    digest: str
    blocks: Blocks
    """Those of the first two bots."""
    interrupted: bool
    lost: bool
    """Whether whoever played the games was lost."""


def checked(tournament: Tournament, bounds: Bounds | None = None) -> Tournament:
    """The tournament, if it can be held. Raises BotError, OptionError, ComponentError or ArenaError."""
    game, seats, bots = tournament.game, tournament.seats, tournament.bots
    for bot in bots:
        check(bot)
    # Whatever is wrong with options or components shows here, before any process has been started.
    game.setup(seats, resolve(game.facts, seats, tournament.options, simulated=True))
    if len(set(bots)) < len(bots):
        raise ArenaError(message("arena-bots-twice"))
    if tournament.challenge and len(bots) < 2:
        raise ArenaError(message("arena-challenge-alone"))
    if bounds and len(bots) != 2:
        raise ArenaError(message("arena-sprt-two", count=len(bots)))
    return tournament


def crew_of(processes: int) -> Crew:
    """So many processes; one is this one."""

    def crew(work: Callable[[Fixture], Arrived], tasks: Sequence[Fixture], /) -> Iterator[tuple[int, Arrived]]:
        try:
            yield from as_finished(work, tasks, processes)
        except BrokenProcessPool as failure:
            raise CrewLostError from failure

    return crew


def hold(
    tournament: Tournament,
    games: int,
    crew: Crew,
    keeper: Keeper | None = None,
    bounds: Bounds | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Held:
    """Play the games that nobody has kept; `progress` hears how many there are. With bounds it ends once the test is
    decided. Ctrl-C, or the loss of the crew, ends it early."""
    fixtures = schedule(tournament.bots, tournament.seats, games, tournament.challenge)
    running = _Running(tournament, len(fixtures), keeper, bounds)
    missing = [fixture for fixture in fixtures if fixture.number not in running.kept]
    interrupted = lost = False
    try:
        running.catch_up()
        progress(len(fixtures) - len(missing))
        work = partial(play_fixture, tournament, keeper is not None)
        for count, (_, arrived) in enumerate(() if running.over else crew(work, missing), 1):
            running.take(arrived)
            progress(len(fixtures) - len(missing) + count)
            if running.over:
                break
    except KeyboardInterrupt:
        interrupted = True
    except CrewLostError:
        interrupted = lost = True
    return running.held(interrupted, lost)


def play_fixture(tournament: Tournament, recorded: bool, fixture: Fixture) -> Arrived:
    """Play one game."""
    finished = play_match(tournament.match(fixture.bots), fixture.number, fixture.deal)
    played = summed_up(finished)
    line = GameLine(
        fixture.number,
        fixture.deal,
        fixture.bots,
        played.outcome,
        played.decisions,
        played.choices,
        played.forfeits,
    )
    return Arrived(line, played.material, finished.record.to_text() if recorded else "")


class _Totals(NamedTuple):
    """The games so far, in order. Replaced as a whole, so that Ctrl-C finds a game counted altogether or not at all."""

    games: int = 0
    digest: Digest = Digest()
    block: tuple[float, ...] = ()
    """What the first bot won of the games of the block under way, if there is a test."""
    blocks: Blocks = Blocks()


class _Running:
    """A tournament under way: games come in any order and are counted in theirs."""

    def __init__(self, tournament: Tournament, games: int, keeper: Keeper | None, bounds: Bounds | None) -> None:
        self.tournament = tournament
        self.games = games
        self.keeper = keeper
        self.bounds = bounds
        self.kept = dict(keeper.known()) if keeper else {}
        self.early: dict[int, Arrived] = {}
        self.lines: list[GameLine] = []
        self.totals = _Totals()
        self.over = False

    def take(self, arrived: Arrived) -> None:
        if self.keeper:
            self.keeper.keep(arrived)
        self.early[arrived.line.number] = arrived
        self.catch_up()

    def catch_up(self) -> None:
        """Count whatever is due."""
        while self.totals.games < self.games and not self.over:
            due = self.totals.games
            if due in self.early:
                arrived = self.early.pop(due)
                self._count(arrived.line, arrived.material)
            elif due in self.kept and self.keeper:
                self._count(self.kept[due], self.keeper.material(due))
            else:
                return

    def _count(self, line: GameLine, material: bytes) -> None:
        games, digest, block, blocks = self.totals
        if self.bounds:
            block = (*block, self._won(line))
        if len(block) == self.tournament.seats:
            blocks, block = blocks.plus(sum(block) / len(block)), ()
        totals = _Totals(games + 1, digest.plus(material), block, blocks)
        del self.lines[games:]
        self.lines.append(line)
        self.totals = totals
        self.over = bool(self.bounds and sprt(self.bounds, blocks).verdict is not Verdict.OPEN)

    def _won(self, line: GameLine) -> float:
        won = ahead(line.bots, line.outcome.ranks, *self.tournament.bots)
        assert won is not None, "two bots always meet"
        return won

    def held(self, interrupted: bool, lost: bool) -> Held:
        totals = self.totals
        lines = tuple(self.lines[: totals.games])
        return Held(lines, totals.digest.hexdigest(), totals.blocks, interrupted and not self.over, lost)
