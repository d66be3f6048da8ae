"""Tables under load, ours beside boardgame.io's, in one run: `make load`. It stops by itself."""

import argparse
import json
import os
import tempfile
from dataclasses import asdict
from datetime import UTC, datetime

from rich.console import Console

import latium
from benchmarks.load.measuring import Cores, Load, Measured, measure
from benchmarks.load.report import as_table, ratios
from benchmarks.load.servers import ROOT, BoardgameIoServer, LatiumServer, Subject, running

SUBJECTS: list[Subject] = [LatiumServer(), BoardgameIoServer()]


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--connections", type=int, nargs="*", default=[500, 2000], help="that move as soon as they can")
    parser.add_argument("--paced", type=int, nargs="*", default=[500], help="connections that take their time")
    parser.add_argument("--pace", type=float, default=3.0, help="seconds between two moves of those")
    parser.add_argument("--seconds", type=float, default=20.0, help="that count, of each load")
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds before those")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--only", choices=[subject.name for subject in SUBJECTS], help="one of the servers alone")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    return parser.parse_args()


def main() -> None:
    options = parsed()
    notes = Console(stderr=True)
    loads = [Load(number, 0.0, options.warm_up, options.seconds) for number in options.connections]
    loads += [Load(number, options.pace, options.warm_up, options.seconds) for number in options.paced]
    subjects = [subject for subject in SUBJECTS if options.only in {None, subject.name}]
    found = [one_run(subject, load, notes) for _ in range(options.rounds) for load in loads for subject in subjects]
    if options.json:
        print(json.dumps(as_json(found), indent=2))
    else:
        Console().print(as_table(found))


def one_run(subject: Subject, load: Load, notes: Console) -> Measured:
    """A server of its own for each load, so that none pays for the tables of the one before."""
    pace = f"a move each {load.pace:g} s" if load.pace else "at once"
    title = f"{subject.name}, {load.connections} connections, {pace}"
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    cores = Cores.here()
    with (
        notes.status(f"{title}: starting") as status,
        tempfile.TemporaryDirectory(dir=build, prefix="load-") as folder,  # on a disk, not in memory
        running(subject, type(build)(folder), cores.server) as server,
    ):
        measured = measure(subject.name, server, load, cores, lambda news: status.update(f"{title}: {news}"))
    notes.print(
        f"{title}: {measured.moves_per_second:,.0f} moves/s, {measured.moves_per_core_second:,.0f} a core, "
        f"p99 {measured.p99_ms:.0f} ms, load of the machine {os.getloadavg()[0]:.1f}",
        style="dim",
    )
    return measured


def as_json(found: list[Measured]) -> dict[str, object]:
    return {
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
        "engine": "compiled" if latium.compiled() else "interpreted",
        "cores": {"server": list(Cores.here().server), "drivers": list(Cores.here().drivers)},
        "load_average": os.getloadavg(),
        "measured": [asdict(one) for one in found],
        "ratios": ratios(found),
    }


if __name__ == "__main__":
    main()
