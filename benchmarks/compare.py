"""Our speed beside the peers', in one run: `make bench`. Subjects take turns on one core and share its moods."""

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console

from benchmarks.report import (
    Sample,
    Steps,
    as_json,
    as_search_table,
    as_step_table,
    as_table,
    medians,
    step_medians,
    steps_as_json,
)
from latium.games import SHELF

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Subject:
    """A module that prints a sample, and where it runs."""

    module: str
    python: Path
    environment: dict[str, str] = field(default_factory=dict)
    arguments: tuple[str, ...] = ()

    def run(self, seconds: float) -> Any:
        """What it prints last; RLCard and PyGame have words of their own before."""
        command = [str(self.python), "-m", self.module, str(seconds), *self.arguments]
        environment = {**os.environ, "PYTHONWARNINGS": "ignore", **self.environment}
        done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)
        return json.loads(done.stdout.splitlines()[-1])


OURS = [
    Subject("benchmarks.subjects.play_latium", Path(sys.executable), {"PYTHONPATH": path}, (slug,))
    for slug in SHELF
    for path in ("", str(ROOT / "src"))  # the wheel, then the source tree
]
PEERS = [
    Subject("benchmarks.subjects.play_catanatron", ROOT / ".bench/bin/python"),
    Subject("benchmarks.subjects.play_open_spiel", ROOT / ".bench/bin/python"),
]
OUR_ENVIRONMENTS = [
    Subject("benchmarks.subjects.step_latium", Path(sys.executable), {"PYTHONPATH": ""}, (slug, interface))
    for interface in ("AEC", "vector")
    for slug in SHELF
]
PEER_ENVIRONMENTS = [
    Subject(f"benchmarks.subjects.{module}", ROOT / ".bench/bin/python", arguments=tuple(arguments))
    for module, *arguments in (
        ("step_pettingzoo", "connect_four_v3"),
        ("step_pettingzoo", "chess_v6"),
        ("step_rlcard",),
        ("step_open_spiel", "python_tic_tac_toe"),
        ("step_open_spiel", "python_kuhn_poker"),
    )
]


def stay_on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="of play for each subject in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args()
    stay_on_one_core()
    console = Console()
    notes = Console(stderr=True)
    ours, peers, our_steps, peer_steps = [], [], [], []
    for number in range(1, options.rounds + 1):
        notes.print(f"Round {number} of {options.rounds} ...", style="dim")
        ours += [Sample(**subject.run(options.seconds)) for subject in OURS]
        peers += [Sample(**subject.run(options.seconds)) for subject in PEERS]
        our_steps += [Steps(**subject.run(options.seconds)) for subject in OUR_ENVIRONMENTS]
        peer_steps += [Steps(**subject.run(options.seconds)) for subject in PEER_ENVIRONMENTS]
    environments = step_medians(our_steps), step_medians(peer_steps)
    if options.json:
        print(json.dumps([*as_json(medians(ours), medians(peers)), *steps_as_json(*environments)], indent=2))
    else:
        console.print(as_table(medians(ours), medians(peers)))
        console.print(as_search_table(medians(ours), medians(peers)))
        console.print(as_step_table(*environments))


if __name__ == "__main__":
    main()
