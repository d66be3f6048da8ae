"""A game of PettingZoo's own, with its wrappers. Runs in .bench, where it is installed."""

import sys
from functools import partial

import pettingzoo

from benchmarks.subjects import cycle
from benchmarks.subjects.stopwatch import measure_steps


def main() -> None:
    name = sys.argv[2]
    env = pettingzoo.make("aec", f"classic/{name}")
    measure_steps(f"PettingZoo {name.rpartition('_')[0]}", partial(cycle.play, env))


if __name__ == "__main__":
    main()
