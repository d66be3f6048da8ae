"""What every subject is measured with: the same loops around its own moves, and one line of JSON for `compare.py`.

Seconds are those of the processor, so what else the machine does counts for nothing.
"""

import json
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import Final, TypeVar

P = TypeVar("P")

POSITIONS: Final = 8
"""So many positions of one game are searched from."""


def measure(
    engine: str,
    play: Callable[[int], tuple[int, int]],
    copy: Callable[[], object],
    copy_and_move: Callable[[], object],
    search: Callable[[], int],
) -> None:
    """`play` takes a seed, plays some whole games and returns decisions, and those of them with a real choice; `search`
    searches once from each of the positions and returns how many simulations that were."""
    share = float(sys.argv[1])
    decisions, choices, seconds = timed_play(play, share)
    copies, copying = repeated(copy, share / 4)
    moves, moving = repeated(copy_and_move, share / 4)
    simulations, searching = timed_search(search, share)
    sample = {
        "engine": engine,
        "decisions_per_second": decisions / seconds,
        "choice_share": choices / decisions,
        "copy_microseconds": 1e6 * copying / copies,
        "copy_and_move_microseconds": 1e6 * moving / moves,
        "simulations_per_second": simulations / searching,
    }
    print(json.dumps(sample))


def measure_steps(engine: str, play: Callable[[int], tuple[int, int]]) -> None:
    """The same for an environment: how many steps a second `play` takes."""
    steps, _, seconds = timed_play(play, float(sys.argv[1]))
    print(json.dumps({"engine": engine, "steps_per_second": steps / seconds}))


def timed_play(play: Callable[[int], tuple[int, int]], at_least: float) -> tuple[int, int, float]:
    decisions = choices = seed = 0
    start = process_time()
    while (passed := process_time() - start) < at_least:
        seed += 1
        more_decisions, more_choices = play(seed)
        decisions += more_decisions
        choices += more_choices
    return decisions, choices, passed


def timed_search(search: Callable[[], int], at_least: float) -> tuple[int, float]:
    simulations = 0
    start = process_time()
    while (passed := process_time() - start) < at_least:
        simulations += search()
    return simulations, passed


def spread(choices: Sequence[P]) -> list[P]:
    """Some of the choices that a game brought, the first and the rest evenly over it."""
    return [choices[len(choices) * number // POSITIONS] for number in range(POSITIONS)]


def repeated(action: Callable[[], object], at_least: float) -> tuple[int, float]:
    """How often it ran in how many seconds; the clock is read once in a hundred times."""
    times = 0
    start = process_time()
    while (passed := process_time() - start) < at_least:
        for _ in range(100):
            action()
        times += 100
    return times, passed
