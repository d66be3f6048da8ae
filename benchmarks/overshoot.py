"""By how much a search with a time budget misses it, and how long it goes on after it was asked to stop."""

import argparse
import json
import sys
import threading
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any, Final

import latium
from benchmarks.percentiles import percentile
from latium.bots.generator import Generator, derived_seed
from latium.bots.interrupts import held_back
from latium.bots.looking import best_action
from latium.bots.roster import make
from latium.bots.search.bot import Mcts
from latium.core.chance import Dice
from latium.core.options import resolve
from latium.core.protocol import AnyGame
from latium.core.seats import CHANCE
from latium.games import SHELF

ALLOWED: Final = 50
"""Milliseconds that one in a hundred decisions may be late."""
OVER: Final = "over its time"
AFTER: Final = "after stop"
ALL: Final = "all together"
LONG: Final = 600_000
ASKED_AFTER: Final = 0.02
"""Seconds into the search, more or less, when it is asked to stop."""


@dataclass(frozen=True)
class Late:
    """How late decisions were, in milliseconds."""

    game: str
    seats: int
    what: str
    decisions: int
    p50: float
    p99: float
    most: float


def choices(game: AnyGame, seats: int, seed: int, every: int) -> Iterator[Any]:
    """Some of the positions in which a seat of a game among greedy bots has a choice."""
    state = game.setup(seats, resolve(game.facts, seats, {}, simulated=True))
    dice = Dice.from_seed(seed)
    draws = met = 0
    while acting := game.to_act(state):
        seat = acting[0]
        legal = game.legal(state, seat)
        if seat == CHANCE:
            action = legal[dice.draw(draws, game.weights(state))]
            draws += 1
        else:
            if len(legal) > 1:
                met += 1
                if met % every == 0:
                    yield state
            imagined = game.determinize(game.observe(state, seat), Generator(derived_seed(seed, met)))
            action = best_action(game, imagined, seat, legal)
        game.apply(state, seat, action)


def thought(game: AnyGame, state: Any, bot: str) -> float:
    """The milliseconds it takes to decide."""
    seat = game.to_act(state)[0]
    view, legal = game.observe(state, seat), tuple(game.legal(state, seat))
    thinker = make(bot, game, seat, 1)
    start = perf_counter()
    thinker.choose(view, legal)
    return 1000 * (perf_counter() - start)


def after_stopping(game: AnyGame, state: Any) -> float:
    """The milliseconds from the order to stop to the answer."""
    seat = game.to_act(state)[0]
    view, legal = game.observe(state, seat), tuple(game.legal(state, seat))
    thinker = make(f"mcts:milliseconds={LONG}", game, seat, 1)
    assert isinstance(thinker, Mcts)
    asked: list[float] = []

    def stop() -> None:
        asked.append(perf_counter())
        thinker.stop()

    timer = threading.Timer(ASKED_AFTER, stop)
    timer.start()
    thinker.choose(view, legal)
    answered = perf_counter()
    timer.join()
    return 1000 * (answered - asked[0])


def summed_up(game: str, seats: int, what: str, late: Sequence[float]) -> Late:
    p50, p99, most = (round(percentile(late, percent), 2) for percent in (50, 99, 100))
    return Late(game, seats, what, len(late), p50, p99, most)


def measured(slug: str, seats: int, options: argparse.Namespace) -> dict[str, list[float]]:
    """How late each decision was: with a budget, and when it was asked to stop."""
    game = SHELF[slug]
    bot = f"mcts:milliseconds={options.milliseconds}"
    late: dict[str, list[float]] = {OVER: [], AFTER: []}
    for number in range(options.games):
        for state in choices(game, seats, derived_seed(options.seed, number), options.every):
            with held_back():  # Ctrl-C takes effect between two decisions
                late[OVER].append(thought(game, state, bot) - options.milliseconds)
                late[AFTER].append(after_stopping(game, state))
    return late


def in_turn(options: argparse.Namespace) -> Iterator[Late]:
    """Each game with each number of seats, then all together."""
    every: dict[str, list[float]] = {OVER: [], AFTER: []}
    for slug in [options.only] if options.only else SHELF:
        for seats in SHELF[slug].facts.seats:
            for what, late in measured(slug, seats, options).items():
                every[what] += late
                yield summed_up(slug, seats, what, late)
    for what, late in every.items():
        yield summed_up(ALL, 0, what, late)


def sentence(late: Late) -> str:
    verdict = "" if late.p99 < ALLOWED else f"  MORE THAN {ALLOWED} ms"
    seats = f"{late.seats} seats" if late.seats else ""
    return (
        f"{late.game:20} {seats:7}  {late.what:13}  {late.decisions:4} decisions  "
        f"p50 {late.p50:7.2f} ms  p99 {late.p99:7.2f} ms  most {late.most:7.2f} ms{verdict}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.overshoot", description=__doc__)
    parser.add_argument("--milliseconds", type=int, default=100, help="the budget of a decision")
    parser.add_argument("--games", type=int, default=1, help="with each number of seats")
    parser.add_argument("--every", type=int, default=3, help="of so many choices in a game, one is measured")
    parser.add_argument("--only", choices=list(SHELF), help="one game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print JSON instead of lines")
    options = parser.parse_args()
    print("compiled" if latium.compiled() else "interpreted", file=sys.stderr)
    found = []
    for late in in_turn(options):
        found.append(late)
        print(sentence(late), file=sys.stderr if options.json else sys.stdout, flush=True)
    if options.json:
        print(json.dumps([asdict(late) for late in found], indent=2))


if __name__ == "__main__":
    main()
