"""Threads may read what the server keeps from the first moment on."""

import subprocess
import sys

SCRIPT = """
import sys, threading
import msgspec
from latium.core.options import resolve
from latium.games import SHELF
from latium.server.kinds import make_ready

views = []
for game in SHELF.values():
    state = game.setup(2, resolve(game.facts, 2, {}))
    views.append((game.view_type, msgspec.json.encode(game.observe(state, 0))))
make_ready()
sys.setswitchinterval(1e-6)
together = threading.Barrier(8)

def read():
    for kind, text in views:
        together.wait()
        msgspec.json.decode(text, type=kind)

threads = [threading.Thread(target=read) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_two_threads_may_be_the_first_to_read_a_kind() -> None:
    for _ in range(3):
        subprocess.run([sys.executable, "-c", SCRIPT], check=True)
