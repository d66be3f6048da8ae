"""What wins: exactly what `latium balance --json` prints. Nothing in it depends on the clock."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

import msgspec

from latium.arena.balance.playing import Sample, Sampled
from latium.arena.balance.readings import SEAT
from latium.arena.balance.readings.contract import Kind, Thing
from latium.arena.balance.regression import Effect, Found, Game, Sums, effects
from latium.arena.report import won
from latium.arena.statistics import NORMAL_95, Distribution, Share, distribution, wilson
from latium.arena.tournament import Tournament
from latium.core.protocol import OptionValue

BOT: Final = "bot"
"""No kind that is told of; who plays is equal when things are compared."""
ENOUGH: Final = 30
"""A thing is judged if in so many games some had more of it than others."""
DOUBT: Final = 0.05


class Estimate(msgspec.Struct, frozen=True):
    """What one more is worth, with its 95 % confidence interval."""

    value: float
    low: float
    high: float


class Worth(msgspec.Struct, frozen=True):
    """A thing: who had it, how they fared, and what one more of it is worth, other things being equal."""

    thing: str
    had: int
    """Seats that had it, over all games."""
    copies: int
    """How many they had together."""
    games: int
    """In which somebody had it."""
    offered: int
    """Games in which it could be had."""
    win_share: Share
    """Of the seats that had it."""
    even: float
    """What they would have won if all at their tables had won alike."""
    wins: Estimate | None
    """What one more adds to the share of wins; None if that cannot be told from these games."""
    points: Estimate | None
    wins_beside: Estimate | None
    """What one more adds beyond an average thing of its kind; None also if it alone can be judged."""
    points_beside: Estimate | None
    stands_out: int
    """1 if it adds more to the share of wins than an average thing of its kind, -1 if less, else 0: by more than chance
    makes of any of them, with all of the kind in view."""


class KindReport(msgspec.Struct, frozen=True):
    """The things of a kind, the most valuable first; those that cannot be judged are last."""

    kind: str
    part: str
    """What the things belong to, if those of a kind are judged apart by that."""
    given: tuple[str, ...]
    """Kinds of which rivals are compared at equal numbers, besides its own."""
    wins: Estimate | None
    """What one more of them adds to the share of wins, an average one; None if every seat has exactly one."""
    points: Estimate | None
    things: tuple[Worth, ...]
    by_seats: dict[int, dict[str, Share]]
    """If every seat has exactly one of them: shares of wins by number of seats."""


class Points(msgspec.Struct, frozen=True):
    """The points at tables of one size."""

    games: int
    all: Distribution | None
    mean: Estimate | None
    winner: Distribution | None
    parts: dict[str, float]
    digest: str


class BalanceReport(msgspec.Struct, frozen=True):
    """The games summed up by what the seats had."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: dict[str, OptionValue]
    games: int
    tables: dict[int, Points]
    """By number of seats."""
    kinds: tuple[KindReport, ...]


def report(tournament: Tournament, kinds: Sequence[Kind], sampled: Sampled) -> BalanceReport:
    """What the games say of each thing. The tournament is any of those that were played."""
    return BalanceReport(
        game=tournament.game.facts.slug,
        bots=tournament.bots,
        seed=tournament.seed,
        options=dict(sorted(tournament.options.items())),
        games=sampled.games,
        tables={seats: _points(games, sampled.digests[seats]) for seats, games in sampled.tables.items()},
        kinds=tuple(_kinds(kinds, sampled)),
    )


def _points(games: Sequence[Sample], digest: str) -> Points:
    scores = [score for game in games for score in game.outcome.scores]
    parts = [part.name for part in scores[0].parts] if scores else []
    return Points(
        games=len(games),
        all=distribution([score.total for score in scores]),
        mean=_mean([fmean(score.total for score in game.outcome.scores) for game in games]),
        winner=distribution([max(score.total for score in game.outcome.scores) for game in games]),
        parts={
            name: round(fmean(score.parts[number].points for score in scores), 2) for number, name in enumerate(parts)
        },
        digest=digest,
    )


def _mean(means: Sequence[float]) -> Estimate | None:
    """Of scores. Those of one game hang together, so games are what is counted."""
    return _estimate(Effect(fmean(means), stdev(means) / len(means) ** 0.5)) if len(means) > 1 else None


def _estimate(effect: Effect) -> Estimate:
    reach = NORMAL_95 * effect.error
    value = effect.value
    return Estimate(*(round(number, 4) + 0.0 for number in (value, value - reach, value + reach)))


# --- things


def _kinds(kinds: Sequence[Kind], sampled: Sampled) -> Iterator[KindReport]:
    games = [game for table in sampled.tables.values() for game in table]
    columns = _columns(kinds, games)
    sums = Sums([_row(game, columns) for game in games], len(columns))
    for kind in kinds:
        tallies = [_tally(thing, kind, games) for thing in _things(kind)]
        found = _effects(sums, columns, kinds, kind, tallies)
        doubt = NormalDist().inv_cdf(1 - DOUBT / 2 / max(1, len(found.each)))
        things = [_worth(tally, found, columns[tally.thing], doubt) for tally in tallies]
        wins, points = (None, None) if kind.whole or not found.average else map(_estimate, found.average)
        yield KindReport(
            kind.name,
            kind.part,
            kind.given,
            wins,
            points,
            tuple(sorted(things, key=_rank)),
            {seats: _shares(kind, table) for seats, table in sampled.tables.items()} if kind.whole else {},
        )


class _Tally(NamedTuple):
    """How often a thing was had, and how those fared who had it."""

    thing: Thing
    had: int
    copies: int
    games: int
    offered: int
    differing: int
    """Games in which some had more of it than others."""
    wins: float
    even: float


def _tally(thing: Thing, kind: Kind, games: Sequence[Sample]) -> _Tally:
    having = [(game, counts) for game in games if any(counts := [had[thing] for had in game.had.seats])]
    owners = [(game, seat) for game, counts in having for seat, count in enumerate(counts) if count]
    return _Tally(
        thing=thing,
        had=len(owners),
        copies=sum(sum(counts) for _, counts in having),
        games=len(having),
        offered=_offered(thing, kind, games),
        differing=sum(len(set(counts)) > 1 for _, counts in having),
        wins=sum(won(game.outcome, seat) for game, seat in owners),
        even=sum(1 / len(game.bots) for game, _ in owners) / max(1, len(owners)),
    )


def _things(kind: Kind) -> list[Thing]:
    return [Thing(kind.name, term) for term in kind.terms]


def _rank(worth: Worth) -> tuple[bool, float]:
    return worth.wins is None, -worth.wins.value if worth.wins else -worth.had


def _columns(kinds: Sequence[Kind], games: Sequence[Sample]) -> dict[Thing, int]:
    things = [thing for kind in kinds for thing in _things(kind)]
    bots = [Thing(BOT, bot) for bot in dict.fromkeys(bot for game in games for bot in game.bots)]
    return {thing: number for number, thing in enumerate((*things, *bots))}


def _row(game: Sample, columns: Mapping[Thing, int]) -> Game:
    counts = [
        {columns[thing]: count for thing, count in (had | Counter([Thing(BOT, bot)])).items()}
        for had, bot in zip(game.had.seats, game.bots, strict=True)
    ]
    outcomes = [(won(game.outcome, seat), score.total) for seat, score in enumerate(game.outcome.scores)]
    return Game(counts, outcomes)


def _offered(thing: Thing, kind: Kind, games: Sequence[Sample]) -> int:
    """Of a kind of which every seat has one, what nobody has is not there."""
    if kind.whole:
        return sum(any(thing in had for had in game.had.seats) for game in games)
    return sum(thing in game.had.offered for game in games) if kind.offered else len(games)


def _effects(
    sums: Sums, columns: Mapping[Thing, int], kinds: Sequence[Kind], kind: Kind, tallies: Sequence[_Tally]
) -> Found:
    """Beside the things of its kind and of the kinds it comes after, the place at the table and the bot are equal. Of a
    kind of which every seat has one, all are compared, so that all have to be there."""
    equal = {SEAT, BOT, kind.name, *kind.given}
    enough = 1 if kind.whole else ENOUGH
    wanted = {columns[tally.thing]: float(tally.copies) for tally in tallies if tally.differing >= enough}
    given = [number for thing, number in columns.items() if thing.kind in equal and number not in wanted]
    wholes = [[columns[thing] for thing in _things(whole)] for whole in kinds if whole.whole and whole.name in equal]
    return effects(sums, wanted, given, wholes)


def _worth(tally: _Tally, found: Found, column: int, doubt: float) -> Worth:
    judged = tally.differing >= ENOUGH and column in found.each
    compared = judged and len(found.each) > 1
    wins, points = map(_estimate, found.each[column]) if judged else (None, None)
    wins_beside, points_beside = map(_estimate, found.beside[column]) if compared else (None, None)
    return Worth(
        thing=tally.thing.term,
        had=tally.had,
        copies=tally.copies,
        games=tally.games,
        offered=tally.offered,
        win_share=wilson(tally.wins, tally.had),
        even=round(tally.even, 4),
        wins=wins,
        points=points,
        wins_beside=wins_beside,
        points_beside=points_beside,
        stands_out=_stands_out(found.beside[column][0], doubt) if compared else 0,
    )


def _stands_out(effect: Effect, doubt: float) -> int:
    return 0 if abs(effect.value) <= doubt * effect.error else 1 if effect.value > 0 else -1


def _shares(kind: Kind, games: Sequence[Sample]) -> dict[str, Share]:
    """How often those who had each thing won, among the games it was in."""
    fates: dict[str, list[float]] = {}
    for game in games:
        for seat, had in enumerate(game.had.seats):
            for thing in had:
                if thing.kind == kind.name:
                    fates.setdefault(thing.term, []).append(won(game.outcome, seat))
    return {term: wilson(sum(fates[term]), len(fates[term])) for term in kind.terms if term in fates}
