"""What a tournament showed: exactly what `latium arena --json` prints. Nothing in it depends on the clock."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeAlias

import msgspec

from latium.arena.pairwise import Duel, duels
from latium.arena.ratings import Rating, ratings
from latium.arena.schedule import LineUp
from latium.arena.sprt import Bounds, Sprt, sprt
from latium.arena.statistics import Distribution, Share, distribution, wilson
from latium.arena.tournament import GameLine, Held, Tournament
from latium.core.protocol import Outcome


class WinShare(msgspec.Struct, frozen=True):
    """How much a bot won of the games it sat in; a shared win counts in parts."""

    games: int
    appearances: int
    """Seats it had in them."""
    even: float
    """What it would win if all were equally strong."""
    share: float
    low: float
    high: float


class LineUpShare(msgspec.Struct, frozen=True):
    """What each bot of a line-up won when these met, whatever their seats."""

    bots: LineUp
    games: int
    win_share: dict[str, WinShare]


class BotScores(msgspec.Struct, frozen=True):
    """How the points lie, bot by bot and for the winners."""

    bots: dict[str, Distribution | None]
    winner: Distribution | None


class ArenaReport(msgspec.Struct, frozen=True):
    """The games of a tournament, summed up."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    challenge: bool
    planned: int
    games: int
    decisions: int
    choices: int
    ratings: tuple[Rating, ...]
    pairwise: dict[str, dict[str, Duel]]
    win_share: dict[str, WinShare]
    line_ups: tuple[LineUpShare, ...]
    seat_share: tuple[Share, ...]
    """How much each seat won, whoever sat there."""
    scores: BotScores
    lengths: Distribution | None
    """Decisions a game."""
    reasons: dict[str, int]
    forfeits: dict[str, int]
    sprt: Sprt | None
    digest: str


Lines: TypeAlias = Sequence[GameLine]


def report(tournament: Tournament, planned: int, held: Held, bounds: Bounds | None = None) -> ArenaReport:
    """The games summed up, of so many planned."""
    lines = held.lines
    bots = tournament.bots
    ranked = [(line.bots, line.outcome.ranks) for line in lines]
    return ArenaReport(
        game=tournament.game.facts.slug,
        seats=tournament.seats,
        bots=bots,
        seed=tournament.seed,
        challenge=tournament.challenge,
        planned=planned,
        games=len(lines),
        decisions=sum(line.decisions for line in lines),
        choices=sum(line.choices for line in lines),
        ratings=ratings(bots, ranked),
        pairwise=duels(bots, ranked),
        win_share={bot: win_share(bot, lines) for bot in bots},
        line_ups=tuple(_line_ups(bots, lines)),
        seat_share=tuple(_seat_share(seat, lines) for seat in range(tournament.seats)),
        scores=_scores(bots, lines),
        lengths=distribution([line.decisions for line in lines]),
        reasons=dict(sorted(Counter(line.outcome.reason for line in lines).items())),
        forfeits={bot: count for bot in bots if (count := _forfeits(bot, lines))},
        sprt=sprt(bounds, held.blocks) if bounds else None,
        digest=held.digest,
    )


def won(outcome: Outcome, seat: int) -> float:
    """The part of a win that a seat has."""
    return (seat in outcome.winners) / len(outcome.winners)


def win_share(bot: str, lines: Iterable[GameLine]) -> WinShare:
    """What a bot won in the games it sat in."""
    sat = [line for line in lines if bot in line.bots]
    seats = sum(line.bots.count(bot) for line in sat)
    even = sum(line.bots.count(bot) / len(line.bots) for line in sat)
    wins = sum(won(line.outcome, seat) for line in sat for seat, name in enumerate(line.bots) if name == bot)
    share = wilson(wins, len(sat))
    return WinShare(len(sat), seats, round(even / max(1, len(sat)), 4), share.share, share.low, share.high)


def points_of(bot: str, lines: Iterable[GameLine]) -> list[int]:
    """All the points a bot ever had at the end of a game."""
    return [
        score.total for line in lines for name, score in zip(line.bots, line.outcome.scores, strict=True) if name == bot
    ]


def _in_short(line_up: LineUp, bots: Sequence[str]) -> LineUp:
    return tuple(sorted(line_up, key=lambda bot: (line_up.count(bot), bots.index(bot))))


def _line_ups(bots: Sequence[str], lines: Lines) -> Iterable[LineUpShare]:
    """In the order in which they first met; the bots of each in the order they were given in, the lone one first."""
    met: dict[LineUp, list[GameLine]] = {}
    for line in lines:
        line_up = _in_short(line.bots, bots)
        met.setdefault(line_up, []).append(line)
    for line_up, games in met.items():
        yield LineUpShare(line_up, len(games), {bot: win_share(bot, games) for bot in dict.fromkeys(line_up)})


def _seat_share(seat: int, lines: Lines) -> Share:
    return wilson(sum(won(line.outcome, seat) for line in lines), len(lines))


def _scores(bots: Sequence[str], lines: Lines) -> BotScores:
    winning = [line.outcome.scores[line.outcome.winners[0]].total for line in lines]
    return BotScores({bot: distribution(points_of(bot, lines)) for bot in bots}, distribution(winning))


def _forfeits(bot: str, lines: Lines) -> int:
    return sum(line.bots[forfeited.seat] == bot for line in lines for forfeited in line.forfeits)
