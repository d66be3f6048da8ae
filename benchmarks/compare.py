"""Our speed beside the peers', in one run: `make bench`. Subjects take turns on one core and share its moods."""

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console

from benchmarks.report import Sample, as_json, as_search_table, as_table, medians
from latium.games import SHELF

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Subject:
    """A module that prints a sample, and where it runs."""

    module: str
    python: Path
    environment: dict[str, str] = field(default_factory=dict)
    game: str = ""

    def run(self, seconds: float) -> Sample:
        command = [str(self.python), "-m", self.module, str(seconds), *([self.game] if self.game else [])]
        environment = {**os.environ, **self.environment}
        done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)
        return Sample(**json.loads(done.stdout))


OURS = [
    Subject("benchmarks.subjects.play_latium", Path(sys.executable), {"PYTHONPATH": path}, slug)
    for slug in SHELF
    for path in ("", str(ROOT / "src"))  # the wheel, then the source tree
]
PEERS = [
    Subject("benchmarks.subjects.play_catanatron", ROOT / ".bench/bin/python"),
    Subject("benchmarks.subjects.play_open_spiel", ROOT / ".bench/bin/python"),
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
    ours, peers = [], []
    for number in range(1, options.rounds + 1):
        notes.print(f"Round {number} of {options.rounds} ...", style="dim")
        ours += [subject.run(options.seconds) for subject in OURS]
        peers += [subject.run(options.seconds) for subject in PEERS]
    if options.json:
        print(json.dumps(as_json(medians(ours), medians(peers)), indent=2))
    else:
        console.print(as_table(medians(ours), medians(peers)))
        console.print(as_search_table(medians(ours), medians(peers)))


if __name__ == "__main__":
    main()
