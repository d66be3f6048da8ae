"""A real server for a script, which sends the web client and is gone in the end."""

import itertools
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from latium.server.client import Site
from scripts.browser import PAGES
from tests.server.running import Running, sqlite

LIMITS: Final = ("requests", "sockets", "openings", "secrets", "asking")
"""Nobody else asks this server for anything."""


@contextmanager
def served() -> Iterator[Site]:
    limits = itertools.chain.from_iterable(("--limit", f"{name}=1000000/minute") for name in LIMITS)
    with tempfile.TemporaryDirectory(prefix="latium-pages-") as folder:
        running = Running(sqlite(Path(folder)), "--pages", str(PAGES), *limits).start()
        try:
            yield running.site
        finally:
            running.stop()
