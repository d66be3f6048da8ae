"""Threads may be the first to read anything of a game."""

import subprocess
import sys

import pytest

VIEWS = """
views = [(game.view_type, msgspec.json.encode(game.observe(new(game), 0))) for game in SHELF.values()]
read = [partial(msgspec.json.decode, text, type=kind) for kind, text in views]
"""

COMPONENTS = """
read = [partial(new, game) for game in SHELF.values()]
"""

SCRIPT = """
import sys, threading
from functools import partial
import msgspec
from latium.core.options import resolve
from latium.games import SHELF

def new(game):
    return game.setup(2, resolve(game.facts, 2, {}))

@WHAT@
sys.setswitchinterval(1e-6)
together = threading.Barrier(8)

def run():
    for one in read:
        together.wait()
        one()

threads = [threading.Thread(target=run) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


@pytest.mark.parametrize("what", [VIEWS, COMPONENTS], ids=["views", "components"])
def test_threads_may_be_the_first_to_read_a_kind(what: str) -> None:
    for _ in range(3):
        subprocess.run([sys.executable, "-c", SCRIPT.replace("@WHAT@", what)], check=True)
