"""Loads on servers, small ones: what is measured, and that a real server is."""

import io
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from benchmarks.load.driver import Found
from benchmarks.load.frames import TEXT, Incoming, frame
from benchmarks.load.measuring import Load, Measured, summed_up
from benchmarks.load.report import as_table, ratios
from benchmarks.load.servers import Use

ROOT = Path(__file__).parents[2]

LOAD = Load(connections=4, pace=0.0, warm_up=1.0, seconds=10.0)
FOUND = Found([0.001] * 98 + [0.02, 0.3], cpu_seconds=1.0, received_bytes=500_000, games=1)
OURS = summed_up("Latium", LOAD, [FOUND, FOUND], Use(3.0, 80.0), Use(5.0, 90.0))


def unmasked(sent: bytes, size: int) -> bytes:
    """A frame as a server would send it: without the mask."""
    head = len(sent) - size - 4
    return bytes((sent[0], sent[1] & 0x7F)) + sent[2:head] + sent[-size:]


@pytest.mark.parametrize("size", [1, 125, 126, 60_000])
def test_frames_are_found_wherever_the_bytes_are_cut(size: int) -> None:
    message = b"m" * size
    both = unmasked(frame(message), size) * 2
    for cut in (1, 2, 3, 5, len(both) // 2, len(both) - 1):
        incoming = Incoming()
        found = [*incoming.add(both[:cut]), *incoming.add(both[cut:])]
        assert found == [(TEXT, message), (TEXT, message)]


def test_moves_are_counted_by_the_second_and_by_the_second_of_a_core() -> None:
    assert OURS.moves_per_second == 20.0
    assert OURS.moves_per_core_second == 100.0
    assert (OURS.server_cores, OURS.driver_cores) == (0.2, 0.2)
    assert (OURS.megabytes, OURS.bytes_per_move, OURS.games_finished) == (90.0, 5000.0, 2)


def test_percentiles_are_of_all_drivers_together() -> None:
    assert OURS.p50_ms == 1.0
    assert OURS.p99_ms == pytest.approx(20.0)


def test_a_load_is_compared_with_the_same_load_on_the_peer() -> None:
    peer = replace(OURS, server="boardgame.io", moves_per_core_second=50.0)
    others = [replace(OURS, connections=8), replace(OURS, pace=3.0)]
    assert ratios([OURS, peer, *others]) == [{"connections": 4, "pace": 0.0, "moves_per_core_second": 2.0}]


def test_the_table_fits() -> None:
    peer = replace(OURS, server="boardgame.io", connections=2000, pace=3.5, p50_ms=1234.5, p99_ms=12_345.6)
    shown = io.StringIO()
    Console(file=shown, width=80).print(as_table([OURS, peer]))
    assert "boardgame.io" in shown.getvalue()
    assert "…" not in shown.getvalue()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the load benchmark needs Linux")
def test_a_server_is_measured() -> None:
    loads = ["--connections", "6", "--paced", "4", "--pace", "0.4", "--seconds", "2", "--warm-up", "0.5"]
    command = [sys.executable, "-m", "benchmarks.load", "--only", "Latium", "--json", *loads]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, timeout=240, check=True)
    at_once, paced = (Measured(**one) for one in json.loads(done.stdout)["measured"])
    assert at_once.moves_per_second > paced.moves_per_second > 0
    assert 0 < at_once.p50_ms <= at_once.p99_ms <= at_once.worst_ms
    assert at_once.server_cores > at_once.driver_cores > 0
    assert at_once.megabytes > 10
    assert at_once.bytes_per_move > 2000
