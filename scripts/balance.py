"""How even a game is: bots play it against each other, and the table for docs/balance.md is printed.

`python -m scripts.balance first-empires --games 2000 --processes 2`: scores, and how often the first, the second and
each later player wins; for a game that hands out sides, such as the civilizations of First Empires, also how often each
side wins among the games it was in; for one that shows prizes, such as the monuments of Foundations of Rome, how often
each is built and how its builders fare. `--option monuments=false` sets an option. Intervals are of 95 %.
"""

import argparse
import multiprocessing
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from math import sqrt
from typing import NamedTuple

from latium.arena.simulation import Match, record_of, seated
from latium.arena.statistics import NORMAL_95, Share, distribution, wilson
from latium.core.options import parse_option
from latium.core.protocol import Outcome
from latium.core.records import Record
from latium.games import SHELF

FIRST = "first"
"""The verb with which CHANCE names the first player, in every game."""
SIDES = {"first-empires": "assign"}
"""The verb with which CHANCE hands the seats their sides, one after another."""
PRIZES = {"foundations-of-rome": ("unveil", "build")}
"""The verbs with which CHANCE shows what not every game has, and with which a seat gets it."""
TOLERANCE = 0.2
"""How far from an even share a side may be, as a part of it."""
CHUNK = 8


class Played(NamedTuple):
    """What counts of a game: its outcome, who went first, the side of each seat, if there are sides, and if there are
    prizes, which were shown and who built which of them."""

    outcome: Outcome
    first: int
    sides: tuple[str, ...]
    shown: tuple[str, ...] = ()
    built: frozenset[tuple[int, str]] = frozenset()


def main() -> None:
    arguments = _arguments()
    set_ = "".join(f" --option {text}" for text in arguments.option)
    print(f"`python -m scripts.balance {arguments.game} --games {arguments.games} --seed {arguments.seed}{set_}`\n")
    game = SHELF[arguments.game]
    options = dict(parse_option(game.facts, text) for text in arguments.option)
    tables = {}
    for seats in arguments.seats or game.facts.seats:
        match = Match(game, seats, options, seated([arguments.bot], seats), arguments.seed)
        tables[seats] = list(_games(match, arguments.games, arguments.processes))
    print(*score_table(tables), "", *order_table(tables), sep="\n")
    if arguments.game in SIDES:
        print("", *side_table(tables), sep="\n")
    if any(game.shown for games in tables.values() for game in games):
        print("", *prize_table(tables), sep="\n")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m scripts.balance", description=__doc__)
    parser.add_argument("game", choices=sorted(SHELF))
    parser.add_argument("--games", type=int, default=2000, help="for each number of seats")
    parser.add_argument("--seats", type=int, nargs="+", help="numbers of seats; all there are by default")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", default="greedy")
    return parser.parse_args()


def _games(match: Match, games: int, processes: int) -> Iterator[Played]:
    play = partial(_play, match)
    if processes == 1:
        yield from map(play, range(games))
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(play, range(games), CHUNK)


def _play(match: Match, number: int) -> Played:
    record = record_of(match, number)
    assert record.result is not None
    assert record.result.outcome is not None
    slug = match.game.facts.slug
    (first,) = given_by(record, FIRST)
    showing, building = PRIZES.get(slug, ("", ""))
    shown = given_by(record, showing)
    built = frozenset(got for got in _got_by(record, building) if got[1] in shown)
    return Played(record.result.outcome, int(first) - 1, given_by(record, SIDES.get(slug, "")), shown, built)


def given_by(record: Record, verb: str) -> tuple[str, ...]:
    """What the plies with a verb name, in their order: sides go to the seats one after another."""
    words = [ply.notation.split() for ply in record.standing()]
    return tuple(ply[1] for ply in words if ply[0] == verb)


def _got_by(record: Record, verb: str) -> Iterator[tuple[int, str]]:
    """Who took what with a verb."""
    for ply in record.standing():
        words = ply.notation.split()
        if words[0] == verb:
            yield ply.seat, words[1]


# --- tables


def score_table(tables: dict[int, list[Played]]) -> Iterable[str]:
    parts = [part.name for part in next(iter(tables.values()))[0].outcome.scores[0].parts]
    yield _row("seats", "games", "mean score", "10 %-90 %", "winner's mean", " / ".join(parts))
    yield _row(*["---"] * 6)
    for seats, games in tables.items():
        scores = distribution([score.total for game in games for score in game.outcome.scores])
        winner = distribution([max(score.total for score in game.outcome.scores) for game in games])
        assert scores is not None
        assert winner is not None
        means = [_part_mean(games, number) for number in range(len(parts))]
        yield _row(
            str(seats),
            f"{len(games):,}",
            f"{scores.mean:.1f} ± {_reach(games):.1f}",
            f"{scores.p10}-{scores.p90}",
            f"{winner.mean:.1f}",
            " / ".join(f"{mean:.1f}" for mean in means),
        )


def _reach(games: Sequence[Played]) -> float:
    """Half the interval of the mean score. Scores of one game hang together, so games are what is counted."""
    means = [sum(score.total for score in game.outcome.scores) / len(game.outcome.scores) for game in games]
    middle = sum(means) / len(means)
    variance = sum((mean - middle) ** 2 for mean in means) / max(len(means) - 1, 1)
    return NORMAL_95 * sqrt(variance / len(means))


def _part_mean(games: Sequence[Played], part: int) -> float:
    points = [score.parts[part].points for game in games for score in game.outcome.scores]
    return sum(points) / len(points)


def order_table(tables: dict[int, list[Played]]) -> Iterable[str]:
    most = max(tables)
    yield _row("seats", "going first", *(f"{place + 1}." for place in range(1, most)))
    yield _row(*["---"] * (most + 1))
    for seats, games in tables.items():
        wins = [sum(_won(game, (game.first + place) % seats) for game in games) for place in range(seats)]
        yield _row(str(seats), *(_percent(wilson(won, len(games))) for won in wins), *[""] * (most - seats))


def side_table(tables: dict[int, list[Played]]) -> Iterable[str]:
    sides = sorted({side for games in tables.values() for game in games for side in game.sides})
    yield _row("seats", "even share", *sides)
    yield _row(*["---"] * (len(sides) + 2))
    for seats, games in tables.items():
        even = 1 / seats
        shares = side_shares(games)
        cells = [_judged(shares[side], even) if side in shares else "" for side in sides]
        yield _row(str(seats), f"{even:.1%}", *cells)


def side_shares(games: Sequence[Played]) -> dict[str, Share]:
    """How often a side won, among the games it was in."""
    played: Counter[str] = Counter()
    won: dict[str, float] = {}
    for game in games:
        for seat, side in enumerate(game.sides):
            played[side] += 1
            won[side] = won.get(side, 0.0) + _won(game, seat)
    return {side: wilson(won[side], played[side]) for side in played}


def prize_table(tables: dict[int, list[Played]]) -> Iterable[str]:
    """In how many games a prize was built, of those that showed it; and in all of them, how often its builders won,
    beside how often they would have if everybody won alike."""
    prizes = sorted({prize for games in tables.values() for game in games for prize in game.shown})
    yield _row("prize", *(f"built, {seats} seats" for seats in tables), "built, all", "builders won", "even share")
    yield _row(*["---"] * (len(tables) + 4))
    everything = [game for games in tables.values() for game in games]
    for prize in prizes:
        cells = [_built_share(games, prize) for games in tables.values()]
        won, even, builders = _fortune(everything, prize)
        fate = (_percent(wilson(won, builders)), f"{even / builders:.1%}") if builders else ("", "")
        yield _row(prize, *cells, _built_share(everything, prize), *fate)


def _built_share(games: Sequence[Played], prize: str) -> str:
    shown = [game for game in games if prize in game.shown]
    built = sum(any(name == prize for _, name in game.built) for game in shown)
    return f"{built} of {len(shown)}"


def _fortune(games: Sequence[Played], prize: str) -> tuple[float, float, int]:
    """The victories of those who built a prize, what an even share of them would be, and how many they are."""
    builders = [(game, seat) for game in games for seat, name in game.built if name == prize]
    won = sum(_won(game, seat) for game, seat in builders)
    return won, sum(1 / len(game.outcome.scores) for game, _ in builders), len(builders)


def _won(game: Played, seat: int) -> float:
    """A shared victory counts in part."""
    winners = game.outcome.winners
    return (seat in winners) / len(winners)


def _judged(share: Share, even: float) -> str:
    outside = abs(share.share - even) > TOLERANCE * even
    return f"**{_percent(share)}**" if outside else _percent(share)


def _percent(share: Share) -> str:
    return f"{share.share:.1%} ({share.low:.1%}-{share.high:.1%})"


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
